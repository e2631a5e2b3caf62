// SPDX-License-Identifier: MIT
// Candidates -> the main region, the regions like it, and the confidence.
#include "core/methods/separators/choice.h"

#include "core/methods/separators/candidatestatus.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <utility>
#include <vector>

namespace tagseam {

namespace {

// Says which list completes another (a separator that some records lack, a price or a picture, too few
// components): one whose score is at least this factor, and each of whose additional records is similar
// enough to the others. Chosen on the tuning half of the corpus, where 0.91 to 0.98 and 0.26 to 0.29 give the
// same result.
constexpr double completionLoss = 0.95;
constexpr double completionLikeness = 0.27;
// Regions whose score is at least this share are not distinguished by the evidence.
constexpr double sharedScore = 0.98;
// The logistic function of confidence: right answers (span F1 at least 0.9) on the tuning half of the corpus,
// on the same pages with fewer and damaged records and without any, and on random articles, forms, forums and
// blogs; rounded.
constexpr double confidenceOffset = 9.5;
constexpr double confidenceOfScore = 20;
constexpr double confidenceOfLikeness = 2.5; // beyond its share in the score: sections of an article differ
constexpr double confidenceOfProse = -2;

// True if all records of `part` begin where one of `whole` does.
bool hasStartsOf(const RecordRegion& whole, const RecordRegion& part)
{
    return whole.records.size() > part.records.size() && whole.parents == part.parents &&
           std::ranges::includes(whole.records, part.records, {}, &Region::begin, &Region::begin);
}

bool completes(const RecordRegion& whole, const RecordRegion& part, EvidenceScale& scale)
{
    if (whole.score < completionLoss * part.score || !hasStartsOf(whole, part))
        return false;
    std::vector<Region> known;
    std::vector<Region> further;
    for (const Region record : whole.records) {
        const bool isKnown = std::ranges::binary_search(part.records, record.begin, {}, &Region::begin);
        (isKnown ? known : further).push_back(record);
    }
    return scale.leastLikeness(further, known) >= completionLikeness;
}

std::uint32_t mainRegion(const std::vector<RecordRegion>& candidates, EvidenceScale& scale)
{
    for (std::uint32_t i = 1; i < candidates.size(); ++i) {
        if (completes(candidates[i], candidates.front(), scale))
            return i;
    }
    return 0;
}

// Returns the margin over the candidate with the highest score that lies in no kept region.
double marginOf(const std::vector<RecordRegion>& candidates, const std::vector<std::uint32_t>& kept)
{
    const auto elsewhere = std::ranges::find_if(candidates, [&](const RecordRegion& other) {
        return std::ranges::none_of(
            kept, [&](std::uint32_t region) { return touches(other, candidates[region].span()); });
    });
    return elsewhere == candidates.end()
               ? unrivalled
               : std::clamp(candidates.front().score / elsewhere->score, 1.0, unrivalled);
}

double confidenceIn(const RecordRegion& strongest)
{
    const double evidence = confidenceOffset + confidenceOfScore * std::log(strongest.score) +
                            confidenceOfLikeness * std::log(strongest.evidence.similarity) +
                            confidenceOfProse * strongest.evidence.prose;
    return 1 / (1 + std::exp(-evidence));
}

} // namespace

bool isLessSureForProse(const SeparatedPage& page)
{
    constexpr double sure = 0.9;
    constexpr double noticed = 0.25;
    return page.confidence < sure && !page.candidates.empty() &&
           page.candidates.front().evidence.prose >= noticed;
}

void chooseRegions(SeparatedPage& page, EvidenceScale& scale)
{
    if (page.candidates.empty())
        return;
    std::vector<std::uint32_t> kept{mainRegion(page.candidates, scale)};
    for (std::uint32_t i = 0; i < page.candidates.size(); ++i) {
        const RecordRegion& other = page.candidates[i];
        const bool isApart = std::ranges::none_of(kept, [&](std::uint32_t chosen) {
            return intersection(page.candidates[chosen].span(), other.span()).size() > 0;
        });
        if (isApart && other.score >= sharedScore * page.candidates.front().score)
            kept.push_back(i);
    }
    page.confidence = confidenceIn(page.candidates.front());
    const bool isEnough = page.confidence >= leastConfidence;
    if (!isEnough)
        kept.resize(1);
    page.margin = marginOf(page.candidates, kept);
    if (isEnough)
        page.regions = std::move(kept);
}

} // namespace tagseam
