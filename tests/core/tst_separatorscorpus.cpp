// SPDX-License-Identifier: MIT
// How near the main region comes to the records that people marked on real pages: every second page, on which
// nothing was tuned.
#include "core/methods/separators/separators.h"
#include "core/truth/groundtruthxml.h"
#include "core/truth/truthcsv.h"
#include "tests/core/testpages.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace tagseam::test {
namespace {

namespace fs = std::filesystem;

// From the first record of the truth to the end of the last; nothing when a record is not found.
std::optional<Region> trueSpan(const Document& page, const TagPathSequence& sequence, const TruthPage& truth)
{
    const ResolvedTruth resolved = resolveTruth(page, truth, TablePaths::Tolerant, TruthTexts::Checked);
    if (!resolved.lost.empty())
        return std::nullopt;
    Region span{Position{sequence.size()}, Position{0}};
    for (const Labelled& record : resolved.labelled) {
        if (record.label != "record")
            continue;
        for (const NodeId root : record.nodes) {
            for (NodeId node = root; node < page.subtreeEnd(root); ++node.value) {
                const Position at = sequence.positionOf(node);
                if (at == noPosition)
                    continue;
                span.begin = std::min(span.begin, at);
                span.end = std::max(span.end, Position{at.value + 1});
            }
        }
    }
    return span.begin < span.end ? std::optional(span) : std::nullopt;
}

// 0 for a page that is answered with no records.
double spanF1(const SeparatedPage& page, Region truth)
{
    if (page.regions.empty())
        return 0;
    const Region found = page.candidates[page.regions.front()].span();
    return 2.0 * intersection(found, truth).size() / (found.size() + truth.size());
}

struct PageScore {
    std::string page;
    double f1 = 0;
};

std::optional<PageScore> scoreOf(const TruthPage& truth, const fs::path& file)
{
    const Document page = *parseHtml(bytesOf(file));
    const SeparatedPage separated = separateRecords(page, {});
    const std::optional<Region> span = trueSpan(page, separated.sequence, truth);
    if (!span)
        return std::nullopt;
    return PageScore{truth.id, spanF1(separated, *span)};
}

// The second, fourth ... page of velloso2014 in order of name, and those in folders of zhao3 with an even
// number, as far as all of their records are found: the half that is reported, not tuned on.
std::vector<PageScore> reportedHalf()
{
    const fs::path corpus = TAGSEAM_CORPUS;
    std::vector<PageScore> scores;
    const auto zhao = readGroundTruthXml(bytesOf(corpus / "zhao3" / "groundtruth.xml"));
    for (const TruthPage& truth : *zhao) {
        const bool isReported = std::stoi(truth.id.substr(truth.id.find('/') + 1)) % 2 == 0;
        if (const auto score = isReported ? scoreOf(truth, corpus / truth.id) : std::nullopt)
            scores.push_back(*score);
    }
    std::vector<TruthPage> velloso = *readTruthCsv(bytesOf(fs::path(TAGSEAM_TRUTH) / "velloso2014.csv"));
    std::ranges::sort(velloso, {}, &TruthPage::id);
    std::vector<PageScore> all;
    for (const TruthPage& truth : velloso) {
        if (const auto score = scoreOf(truth, corpus / "velloso2014" / truth.id))
            all.push_back(*score);
    }
    for (std::size_t i = 1; i < all.size(); i += 2)
        scores.push_back(all[i]);
    return scores;
}

TEST(SeparatorsCorpus, spansOfTheReportedHalfAreFound)
{
    TAGSEAM_SKIP_WITHOUT_CORPUS();
    const std::vector<PageScore> scores = reportedHalf();
    ASSERT_GE(scores.size(), 30U);
    double sum = 0;
    std::string imperfect;
    for (const PageScore& score : scores) {
        sum += score.f1;
        if (score.f1 < 0.99)
            imperfect += fmt::format("{} {:.3f}\n", score.page, score.f1);
    }
    const double mean = sum / static_cast<double>(scores.size());
    RecordProperty("meanSpanF1", fmt::format("{:.4f}", mean));
    EXPECT_GE(mean, 0.97) << imperfect;
}

} // namespace
} // namespace tagseam::test
