// SPDX-License-Identifier: MIT
// How near the main region comes to the records that people marked on real pages: those of
// tests/data/cure/reported-*.csv, on which nothing was tuned.
#include "core/methods/separators/separators.h"
#include "core/truth/csvrows.h"
#include "core/truth/groundtruthxml.h"
#include "core/truth/truthcsv.h"
#include "tests/core/testpages.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <optional>
#include <set>
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

// The pages of a manifest in tests/data/cure.
std::set<std::string> pagesOf(const std::string& manifest)
{
    const std::string bytes = bytesOf(fs::path(TAGSEAM_TRUTH).parent_path() / "cure" / manifest);
    CsvRows rows(bytes);
    std::set<std::string> pages;
    EXPECT_EQ(rows.next()->front(), "page");
    while (!rows.isAtEnd())
        EXPECT_TRUE(pages.insert(rows.next()->front()).second) << manifest << " has a page twice";
    return pages;
}

// The half that is reported, not tuned on, as far as all records of a page are found.
std::vector<PageScore> reportedHalf()
{
    const fs::path corpus = TAGSEAM_CORPUS;
    std::vector<PageScore> scores;
    const auto addPages = [&](const std::vector<TruthPage>& truths, const std::string& folder) {
        std::set<std::string> reported = pagesOf("reported-" + folder + ".csv");
        for (const TruthPage& truth : truths) {
            const fs::path page =
                truth.id.starts_with(folder + '/') ? fs::path(truth.id) : folder / fs::path(truth.id);
            if (reported.erase(page.lexically_relative(folder).generic_string()) == 0)
                continue;
            if (const auto score = scoreOf(truth, corpus / page))
                scores.push_back(*score);
        }
        EXPECT_TRUE(reported.empty()) << "no truth of " << *reported.begin();
    };
    addPages(*readGroundTruthXml(bytesOf(corpus / "zhao3" / "groundtruth.xml")), "zhao3");
    addPages(*readTruthCsv(bytesOf(fs::path(TAGSEAM_TRUTH) / "velloso2014.csv")), "velloso2014");
    return scores;
}

TEST(SeparatorsCorpus, nothingIsTunedOnWhatIsReported)
{
    for (const char* folder : {"zhao3", "velloso2014"}) {
        const std::set<std::string> tuned = pagesOf(fmt::format("tuned-{}.csv", folder));
        const std::set<std::string> reported = pagesOf(fmt::format("reported-{}.csv", folder));
        EXPECT_GT(tuned.size(), 10U);
        EXPECT_GT(reported.size(), 10U);
        for (const std::string& page : reported)
            EXPECT_FALSE(tuned.contains(page)) << folder << '/' << page;
    }
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
