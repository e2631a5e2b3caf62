// SPDX-License-Identifier: MIT
// The main region against marked records of the pages that nothing was tuned on, and no records.
#include "core/base/csvrows.h"
#include "core/methods/separators/separators.h"
#include "tests/core/methods/methodpages.h"
#include "tests/core/truth/formats/corpusgroundtruth.h"

#include <map>

namespace tagseam::test {
namespace {

namespace fs = std::filesystem;

// From the first record to the end of the last; empty when there is none.
Region trueSpan(const PageWithGroundTruth& of, const TagPathSequence& sequence)
{
    Region span{Position{sequence.size()}, Position{0}};
    for (const std::vector<NodeId>& record : of.records) {
        for (const NodeId root : record) {
            for (NodeId node = root; node < of.document.subtreeEnd(root); ++node.value) {
                const Position at = sequence.positionOf(node);
                if (at == noPosition)
                    continue;
                span.begin = std::min(span.begin, at);
                span.end = std::max(span.end, Position{at.value + 1});
            }
        }
    }
    return span.begin < span.end ? span : Region{};
}

// 0 for a page that is answered with no records.
double spanF1(const SeparatedPage& page, Region truth)
{
    if (page.regions.empty())
        return 0;
    const Region found = page.candidates[page.regions.front()].span();
    return 2.0 * intersection(found, truth).size() / (found.size() + truth.size());
}

// The pages of a manifest in tests/data/separators.
std::set<std::string> pagesOf(const std::string& manifest)
{
    const std::string bytes = bytesOf(fs::path(TAGSEAM_TRUTH).parent_path() / "separators" / manifest);
    CsvRows rows(bytes);
    std::set<std::string> pages;
    EXPECT_EQ(rows.next()->front(), "page");
    while (!rows.isAtEnd())
        EXPECT_TRUE(pages.insert(rows.next()->front()).second) << manifest << " has a page twice";
    return pages;
}

// The half that is reported, not tuned on, as far as all records of a page are found.
std::vector<PageWithGroundTruth> reportedHalf()
{
    const fs::path corpus = TAGSEAM_CORPUS;
    std::vector<PageWithGroundTruth> pages;
    const auto addPages = [&](const std::vector<GroundTruthPage>& groundTruths, const std::string& folder) {
        std::set<std::string> reported = pagesOf("reported-" + folder + ".csv");
        for (const GroundTruthPage& truth : groundTruths) {
            const fs::path page =
                truth.id.starts_with(folder + '/') ? fs::path(truth.id) : folder / fs::path(truth.id);
            if (reported.erase(page.lexically_relative(folder).generic_string()) == 0)
                continue;
            if (PageWithGroundTruth found = pageWithGroundTruth(truth, corpus / page); found.lost == 0)
                pages.push_back(std::move(found));
        }
        EXPECT_TRUE(reported.empty()) << "no truth of " << *reported.begin();
    };
    addPages(zhaoGroundTruth(), "zhao3");
    addPages(vellosoGroundTruth(), "velloso2014");
    return pages;
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
    TAGSEAM_NEEDS("corpus", hasCorpus());
    const std::vector<PageWithGroundTruth> pages = reportedHalf();
    ASSERT_GE(pages.size(), 30U);
    double sum = 0;
    std::string imperfect;
    for (const PageWithGroundTruth& of : pages) {
        const SeparatedPage separated = separateRecords(of.document, {});
        const double f1 = spanF1(separated, trueSpan(of, separated.sequence));
        sum += f1;
        if (f1 < 0.99)
            imperfect += fmt::format("{} {:.3f}\n", of.name, f1);
    }
    const double mean = sum / static_cast<double>(pages.size());
    RecordProperty("meanSpanF1", fmt::format("{:.4f}", mean));
    EXPECT_GE(mean, 0.96) << imperfect;
}

// The page without its records, except for `count` of them at random.
KeepMask withRecords(const PageWithGroundTruth& of, std::size_t count, std::mt19937& random)
{
    std::vector<std::vector<NodeId>> records = of.records;
    for (std::size_t i = 0; i < records.size(); ++i)
        std::swap(records[i], records[i + random() % (records.size() - i)]);
    KeepMask there(of.document.size(), true);
    for (std::size_t i = count; i < records.size(); ++i) {
        for (const NodeId root : records[i])
            there[root.value] = false;
    }
    return closedMask(of.document, std::move(there));
}

struct Answers {
    double all = 0;
    double right = 0;
    double share() const { return right / all; }
};

// "Nine in ten of the pages answered with 0.9 are right": these pages, with fewer records, and without any.
TEST(SeparatorsCorpus, confidenceIsHowOftenAnswersAreRight)
{
    TAGSEAM_NEEDS("corpus", hasCorpus());
    std::mt19937 random(14);
    std::map<int, Answers> byConfidence; // 0: no records, 1: from a third on, 2: from 0.6, 3: from 0.9
    for (const PageWithGroundTruth& of : reportedHalf()) {
        for (int round = 0; round < 12; ++round) {
            const std::size_t count = round < 2 ? 0 : round < 4 ? of.records.size() : 3 + random() % 10;
            const KeepMask there = withRecords(of, count, random);
            const SeparatedPage page = separateRecords(of.document, {}, &there);
            const Region truth = trueSpan(of, page.sequence);
            const bool isRight = page.regions.empty() ? truth.size() == 0 : spanF1(page, truth) >= 0.9;
            Answers& answers = byConfidence[page.regions.empty()    ? 0
                                            : page.confidence < 0.6 ? 1
                                            : page.confidence < 0.9 ? 2
                                                                    : 3];
            ++answers.all;
            answers.right += isRight ? 1 : 0;
        }
    }
    for (const auto& [from, answers] : byConfidence)
        RecordProperty(fmt::format("right{}", from), fmt::format("{} of {}", answers.right, answers.all));
    EXPECT_GT(byConfidence[3].all, 100);
    EXPECT_GE(byConfidence[3].share(), 0.9);
    EXPECT_GE(byConfidence[2].share(), 0.6);
    EXPECT_GE(byConfidence[1].share(), 1.0 / 3);
    EXPECT_GE(byConfidence[0].share(), 0.5); // "no records" is more often right than not
}

// Articles, forms and empty results have menus, columns of links and small tables, as real pages do.
TEST(NoRecords, isTheAnswerForArticlesFormsAndEmptyResults)
{
    const std::vector<fs::path> files =
        filesBelow(fs::path(TAGSEAM_TRUTH).parent_path() / "norecords", ".html");
    EXPECT_GE(files.size(), 10U);
    for (const fs::path& file : files) {
        const Document page = *parseHtml(bytesOf(file));
        const SeparatedPage separated = separateRecords(page, {});
        EXPECT_TRUE(separated.regions.empty()) << file << ", confidence " << separated.confidence;
        const FilterResult filtered = filterBySeparators({page}, {}, {});
        EXPECT_EQ(filtered.kept, KeepMask(page.size(), true)) << file;
        EXPECT_TRUE(filtered.records.empty()) << file;
    }
}

} // namespace
} // namespace tagseam::test
