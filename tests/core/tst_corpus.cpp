// SPDX-License-Identifier: MIT
// Real pages: the published table, every page through every stage, and pages cut and damaged anywhere.
#include "core/page/serializehtml.h"
#include "core/tps/prune.h"
#include "core/tps/searchregion.h"
#include "core/tps/tracejson.h"
#include "tests/core/testpages.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <sstream>

namespace tagseam {
namespace {

using test::isSanitized;

NodeCounts countsOf(const Document& document, const SearchOptions& options)
{
    const TagPathSequence sequence = convertTreeToSequence(document);
    const SearchTrace trace = searchRegion(sequence.symbols, options);
    return countNodes(sequence, pruneDomTree(document, sequence, trace.region));
}

struct PublishedRow {
    std::string file;
    NodeCounts counts;
};

// row,site,file,raw_nodes,pruned_nodes,...
std::vector<PublishedRow> publishedRows(const std::filesystem::path& table)
{
    std::vector<PublishedRow> rows;
    std::istringstream lines(test::bytesOf(table));
    std::string line;
    std::getline(lines, line);
    while (std::getline(lines, line)) {
        std::istringstream cells(line);
        std::array<std::string, 5> cell;
        for (std::string& each : cell)
            std::getline(cells, each, ',');
        rows.push_back({cell[2],
                        {static_cast<std::uint32_t>(std::stoul(cell[3])),
                         static_cast<std::uint32_t>(std::stoul(cell[4]))}});
    }
    return rows;
}

TEST(Corpus, thePublishedTableComesOutAgain)
{
    TAGSEAM_NEEDS("corpus", test::hasCorpus());
    const std::filesystem::path folder = TAGSEAM_CORPUS "/velloso2014";
    const auto percent = [](const NodeCounts& counts) { return 100 * (1 - counts.reduction()); };
    int rawExact = 0;
    int rawWithin2Percent = 0;
    int keptWithin2Points = 0;
    const std::vector<PublishedRow> rows = publishedRows(folder / "table2.csv");
    ASSERT_EQ(rows.size(), 26U);
    for (const auto& [file, published] : rows) {
        const Result<Document> document = parseHtml(test::bytesOf(folder / file));
        ASSERT_TRUE(document) << file;
        const NodeCounts measured = countsOf(*document, findReading("dissertation-2014")->options);
        const double difference = std::abs(1.0 * published.raw - measured.raw);
        rawExact += published.raw == measured.raw ? 1 : 0;
        rawWithin2Percent += difference <= 0.02 * published.raw ? 1 : 0;
        keptWithin2Points += std::abs(percent(published) - percent(measured)) <= 2 ? 1 : 0;
        fmt::print("{:18} raw {:>5} measured {:>5}, kept {:>5.1f} % measured {:>5.1f} %\n", file,
                   published.raw, measured.raw, percent(published), percent(measured));
    }
    EXPECT_GE(rawExact, 12);
    EXPECT_GE(rawWithin2Percent, 25);
    EXPECT_GE(keptWithin2Points, 22);
}

// Bytes through all stages with one reading. False where they are no page; anything but NotText and Empty
// fails.
bool goThrough(const std::string& bytes, const Reading& reading)
{
    const Result<Document> document = parseHtml(bytes);
    if (!document) {
        EXPECT_TRUE(document.error().code == ErrorCode::NotText || document.error().code == ErrorCode::Empty)
            << static_cast<int>(document.error().code);
        return false;
    }
    const TagPathSequence sequence = convertTreeToSequence(*document);
    const SearchTrace trace = searchRegion(sequence.symbols, reading.options);
    EXPECT_LE(trace.region.begin, trace.region.end);
    EXPECT_LE(trace.region.end.value, sequence.size());
    const KeepMask mask = pruneDomTree(*document, sequence, trace.region);
    const NodeCounts counts = countNodes(sequence, mask);
    EXPECT_GE(counts.raw, counts.kept);
    EXPECT_GE(counts.kept, trace.region.size());
    SerializeOptions options;
    options.stampNodes = true;
    serializeHtml(*document, mask, options);
    tpsJson(sequence, searchRegion(sequence.symbols), {});
    traceJson(trace, nullptr);
    return true;
}

// Pages spread over the folders, always the same ones.
std::vector<std::filesystem::path> selection(std::size_t count)
{
    const auto files = test::corpusPages();
    std::vector<std::filesystem::path> selected;
    for (std::size_t i = 0; i < count; ++i)
        selected.push_back(files[i * files.size() / count]);
    return selected;
}

void expectEveryStage(const std::vector<std::filesystem::path>& files)
{
    for (const auto& file : files) {
        const std::string bytes = test::bytesOf(file);
        for (const Reading& reading : readings)
            EXPECT_TRUE(goThrough(bytes, reading)) << file;
    }
}

TEST(Corpus, pagesGoThroughEveryStageWithEveryReading)
{
    TAGSEAM_NEEDS("corpus", test::hasCorpus());
    expectEveryStage(selection(12));
}

TEST(NightCorpus, everyFileGoesThroughEveryStageWithEveryReading)
{
    TAGSEAM_NEEDS("corpus", test::hasCorpus());
    expectEveryStage(test::filesBelow(TAGSEAM_CORPUS)); // tables and XML among them: text is text
    for (const auto& file : test::corpusPages())
        EXPECT_GT(convertTreeToSequence(*parseHtml(test::bytesOf(file))).size(), 20U) << file;
}

// How many of `runs` for each file give a result, each run with bytes that `change` made of the file's.
template <class Change>
void expectResults(const std::vector<std::filesystem::path>& files, int runs, double leastShare,
                   Change change)
{
    std::mt19937 random(12);
    int results = 0;
    for (const auto& file : files) {
        const std::string bytes = test::bytesOf(file);
        for (int run = 0; run < runs; ++run)
            results += goThrough(change(bytes, random), readings[random() % readings.size()]) ? 1 : 0;
    }
    EXPECT_GT(results, leastShare * runs * static_cast<double>(files.size()));
}

std::string cut(const std::string& bytes, std::mt19937& random)
{
    return bytes.substr(0, random() % bytes.size());
}

std::string damaged(std::string bytes, std::mt19937& random)
{
    for (std::size_t flips = std::size_t{1} << (random() % 12); flips > 0; --flips)
        bytes[random() % bytes.size()] = static_cast<char>(random());
    return bytes;
}

constexpr double ofCut = 0.9;     // all but those cut before the first tag
constexpr double ofDamaged = 0.5; // fewer, and the damage would be too heavy to show anything

TEST(Corpus, aPageCutOrDamagedAnywhereGivesAResult)
{
    TAGSEAM_NEEDS("corpus", test::hasCorpus());
    EXPECT_FALSE(goThrough("", readings.front()));
    expectResults(selection(8), 10, ofCut, cut);
    expectResults(selection(8), 10, ofDamaged, damaged);
}

TEST(NightCorpus, aPageCutOrDamagedAnywhereGivesAResult)
{
    TAGSEAM_NEEDS("corpus", test::hasCorpus());
    expectResults(selection(isSanitized ? 20 : 60), isSanitized ? 15 : 40, ofCut, cut);
    expectResults(selection(isSanitized ? 20 : 60), isSanitized ? 15 : 30, ofDamaged, damaged);
}

} // namespace
} // namespace tagseam
