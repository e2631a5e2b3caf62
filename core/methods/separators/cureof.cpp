// SPDX-License-Identifier: MIT
// What separators answer on a page that was searched, held against what the search keeps.
#include "core/methods/separators/cureof.h"

#include "core/explain/pageweights.h"
#include "core/tps/prune.h"

namespace tagseam {

namespace {

std::vector<Region> publishedRegions(const SearchedPage& searched, Keep keep)
{
    const Region main = searched.region;
    if (keep == Keep::Region)
        return {main};
    return {{Position{0}, main.begin}, {main.end, Position{searched.sequence.size()}}};
}

std::vector<Region> curedRegions(const Document& document, const TagPathSequence& sequence,
                                 const SeparatedPage& separated)
{
    std::vector<Region> regions;
    for (const std::uint32_t each : separated.regions) {
        const std::vector<Region> records =
            recordsIn(sequence, document, separated, separated.candidates[each]);
        if (!records.empty())
            regions.push_back({records.front().begin, records.back().end});
    }
    if (separated.regions.empty() && sequence.size() > 0)
        regions.push_back({Position{0}, Position{sequence.size()}});
    return regions;
}

} // namespace

SeparatorOptions cureOptions(const TagPathOptions& path)
{
    SeparatorOptions options{path};
    options.path.style = SeparatorOptions{}.path.style;
    return options;
}

std::vector<Region> recordsIn(const TagPathSequence& sequence, const Document& document,
                              const SeparatedPage& separated, const RecordRegion& list)
{
    std::vector<Region> records;
    for (const Region record : list.records) {
        const Region placed = regionIn(sequence, document, separated.sequence, record);
        if (placed.size() > 0)
            records.push_back(placed);
    }
    return records;
}

CuredPage cureOf(const Document& document, const SearchedPage& searched, const Setup& setup,
                 const SeparatedPage& separated, const std::vector<NodeId>& content)
{
    const TagPathSequence& sequence = searched.sequence;
    CuredPage cured;
    cured.style = cureOptions(setup.path).path.style;
    for (const std::uint32_t each : separated.regions)
        cured.records += static_cast<std::uint32_t>(separated.candidates[each].records.size());
    cured.confidence = separated.confidence;
    cured.kept = curedRegions(document, sequence, separated);
    cured.published = publishedRegions(searched, setup.keep);
    cured.share = shareMasks(sequence, searched.mask, pruneToRegions(document, sequence, cured.kept));
    const PageWeights weights(document, sequence, content);
    for (const Region each : cured.kept) { // none overlaps another
        cured.keptPositions += static_cast<double>(each.size()) / sequence.size();
        cured.keptText += weights.text(each);
        cured.keptContent += weights.content(each);
    }
    return cured;
}

} // namespace tagseam
