// SPDX-License-Identifier: MIT
// Real pages: the published table, every page through every stage, and pages cut and damaged anywhere.
#include "core/page/serializehtml.h"
#include "core/tps/prune.h"
#include "core/tps/searchregion.h"
#include "core/tps/tracejson.h"
#include "tests/core/testpages.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <charconv>
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
    std::string site;
    std::string file;
    NodeCounts counts;
};

std::vector<PublishedRow> publishedRows(const std::filesystem::path& table)
{
    std::vector<PublishedRow> rows;
    std::istringstream lines(test::bytesOf(table));
    std::string line;
    std::getline(lines, line); // row,site,file,raw_nodes,pruned_nodes,...
    while (std::getline(lines, line)) {
        std::istringstream cells(line);
        std::string row;
        std::string raw;
        std::string kept;
        PublishedRow published;
        std::getline(cells, row, ',');
        std::getline(cells, published.site, ',');
        std::getline(cells, published.file, ',');
        std::getline(cells, raw, ',');
        std::getline(cells, kept, ',');
        std::from_chars(raw.data(), raw.data() + raw.size(), published.counts.raw);
        std::from_chars(kept.data(), kept.data() + kept.size(), published.counts.kept);
        rows.push_back(std::move(published));
    }
    return rows;
}

TEST(Corpus, thePublishedTableComesOutAgain)
{
    TAGSEAM_SKIP_WITHOUT_CORPUS();
    const std::filesystem::path folder = TAGSEAM_CORPUS "/velloso2014";
    const auto percent = [](const NodeCounts& counts) { return 100 * (1 - counts.reduction()); };
    int rawExact = 0;
    int rawWithin2Percent = 0;
    int keptWithin2Points = 0;
    fmt::print("{:18} {:>5} {:>8}  {:>6} {:>8}  {}\n", "page", "raw", "measured", "kept %", "measured", "ok");
    const std::vector<PublishedRow> rows = publishedRows(folder / "table2.csv");
    ASSERT_EQ(rows.size(), 26U);
    for (const auto& [site, file, published] : rows) {
        const Result<Document> document = parseHtml(test::bytesOf(folder / file));
        ASSERT_TRUE(document) << file;
        const NodeCounts measured = countsOf(*document, findReading("dissertation-2014")->options);
        const double difference = std::abs(1.0 * published.raw - measured.raw);
        const bool isRawNear = difference <= 0.02 * published.raw;
        const bool isKeptNear = std::abs(percent(published) - percent(measured)) <= 2;
        rawExact += published.raw == measured.raw ? 1 : 0;
        rawWithin2Percent += isRawNear ? 1 : 0;
        keptWithin2Points += isKeptNear ? 1 : 0;
        const char* rawVerdict = published.raw == measured.raw ? "exact" : isRawNear ? "near" : "far";
        fmt::print("{:18} {:>5} {:>8}  {:>6.1f} {:>8.1f}  raw {:5} kept {}\n", file, published.raw,
                   measured.raw, percent(published), percent(measured), rawVerdict,
                   isKeptNear ? "ok" : "off");
    }
    fmt::print("raw exact {}, raw within 2 % {}, kept share within 2 points {} of {}\n", rawExact,
               rawWithin2Percent, keptWithin2Points, rows.size());
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

TEST(Corpus, everyFileGoesThroughEveryStageWithEveryReading)
{
    TAGSEAM_SKIP_WITHOUT_CORPUS();
    int pages = 0;
    for (const auto& file : test::filesBelow(TAGSEAM_CORPUS)) { // tables and XML among them: text is text
        const std::string bytes = test::bytesOf(file);
        for (const Reading& reading : readings)
            EXPECT_TRUE(goThrough(bytes, reading)) << file;
        pages += file.extension() == ".html" ? 1 : 0;
    }
    fmt::print("{} pages with {} readings each\n", pages, readings.size());
    EXPECT_GT(pages, 0);
}

TEST(Corpus, everyPageHasASequence)
{
    TAGSEAM_SKIP_WITHOUT_CORPUS();
    for (const auto& file : test::filesBelow(TAGSEAM_CORPUS, ".html"))
        EXPECT_GT(convertTreeToSequence(*parseHtml(test::bytesOf(file))).size(), 20U) << file;
}

// Pages spread over the folders, always the same ones.
std::vector<std::filesystem::path> selection(std::size_t count)
{
    const auto files = test::filesBelow(TAGSEAM_CORPUS, ".html");
    std::vector<std::filesystem::path> selected;
    for (std::size_t i = 0; i < count; ++i)
        selected.push_back(files[i * files.size() / count]);
    return selected;
}

TEST(Corpus, aPageCutAnywhereGivesAResult)
{
    TAGSEAM_SKIP_WITHOUT_CORPUS();
    std::mt19937 random(12);
    int runs = 0;
    int results = 0;
    for (const auto& file : selection(isSanitized ? 20 : 60)) {
        const std::string bytes = test::bytesOf(file);
        for (int i = 0; i < (isSanitized ? 15 : 40); ++i) {
            const std::size_t cut = i == 0 ? 0 : random() % bytes.size();
            ++runs;
            results += goThrough(bytes.substr(0, cut), readings[random() % readings.size()]) ? 1 : 0;
        }
    }
    fmt::print("{} runs, {} results\n", runs, results);
}

TEST(Corpus, aPageOfDamagedBytesGivesAResult)
{
    TAGSEAM_SKIP_WITHOUT_CORPUS();
    std::mt19937 random(13);
    int runs = 0;
    int results = 0;
    for (const auto& file : selection(isSanitized ? 20 : 60)) {
        const std::string bytes = test::bytesOf(file);
        for (int i = 0; i < (isSanitized ? 15 : 30); ++i) {
            std::string damaged = bytes;
            for (std::size_t flips = std::size_t{1} << (random() % 12); flips > 0; --flips)
                damaged[random() % damaged.size()] = static_cast<char>(random());
            ++runs;
            results += goThrough(damaged, readings[random() % readings.size()]) ? 1 : 0;
        }
    }
    fmt::print("{} runs, {} results\n", runs, results);
    EXPECT_GT(results, runs / 2) << "the damage is too heavy to show anything";
}

} // namespace
} // namespace tagseam
