// SPDX-License-Identifier: MIT
// The bundled samples: the numbers that each was written to show, and what is kept of it.
#include "core/tps/prune.h"
#include "core/tps/searchregion.h"
#include "tests/core/testpages.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <set>

namespace tagseam {
namespace {

struct Row {
    const char* file;
    const char* reading;
    std::uint32_t raw;
    std::uint32_t kept;
    std::uint32_t begin; // of the region, 0-based, half-open
    std::uint32_t end;
    std::size_t levels;
};

const std::vector<Row> rows{Row{"figure2.html", "dissertation-2014", 9, 9, 0, 8, 1},
                            Row{"figure2.html", "printed", 9, 9, 2, 8, 3},
                            Row{"regions.html", "dissertation-2014", 75, 43, 16, 56, 3},
                            Row{"shop.html", "dissertation-2014", 1471, 925, 340, 1260, 11},
                            Row{"shop.html", "jidm-2013", 1471, 925, 340, 1260, 11},
                            Row{"shop.html", "printed", 1471, 1135, 341, 1470, 38},
                            Row{"news.html", "dissertation-2014", 926, 347, 365, 708, 17},
                            Row{"small-main.html", "dissertation-2014", 1103, 961, 123, 1082, 5},
                            Row{"homogeneous.html", "dissertation-2014", 495, 484, 12, 494, 2},
                            Row{"refused.html", "dissertation-2014", 184, 95, 12, 105, 4},
                            Row{"refused.html", "jidm-2013", 184, 173, 12, 183, 2},
                            Row{"misnested.html", "dissertation-2014", 150, 141, 10, 149, 2}};

// A sample with all that was made of it.
struct Pruned {
    Document document;
    TagPathSequence sequence;
    SearchTrace trace;
    KeepMask mask;
    NodeCounts counts;
};

// Fills in all but the document.
void prune(Pruned& all, std::string_view reading)
{
    all.sequence = convertTreeToSequence(all.document);
    all.trace = searchRegion(all.sequence.symbols, findReading(reading)->options);
    all.mask = pruneDomTree(all.document, all.sequence, all.trace.region);
    all.counts = countNodes(all.sequence, all.mask);
}

Pruned prune(const std::string& file, std::string_view reading = "dissertation-2014")
{
    Pruned all;
    all.document = *parseHtml(test::bytesOf(std::string(TAGSEAM_SAMPLES "/") + file));
    prune(all, reading);
    return all;
}

class Sample : public testing::TestWithParam<Row> {};

TEST_P(Sample, hasItsNumbers)
{
    const Row& row = GetParam();
    const Pruned all = prune(row.file, row.reading);
    EXPECT_EQ(all.counts.raw, row.raw);
    EXPECT_EQ(all.counts.kept, row.kept);
    EXPECT_EQ(all.trace.region, (Region{Position{row.begin}, Position{row.end}}))
        << all.trace.region.begin.value << '-' << all.trace.region.end.value;
    EXPECT_EQ(all.trace.levels.size(), row.levels);
}

INSTANTIATE_TEST_SUITE_P(Rows, Sample, testing::ValuesIn(rows), [](const auto& row) {
    std::string name = fmt::format("{}_{}", row.param.file, row.param.reading);
    std::ranges::replace_if(
        name, [](char c) { return c == '.' || c == '-'; }, '_');
    return name;
});

TEST(Samples, haveARowEach)
{
    std::set<std::string> inRows;
    for (const Row& row : rows)
        inRows.insert(row.file);
    for (const auto& file : test::filesBelow(TAGSEAM_SAMPLES, ".html"))
        EXPECT_TRUE(inRows.contains(file.filename().string())) << file << " needs a row";
}

std::uint32_t keptTexts(const Pruned& all, std::string_view ofClass, std::uint32_t& total)
{
    std::uint32_t kept = 0;
    total = 0;
    for (NodeId node{0}; node.value < all.document.size(); ++node.value) {
        if (all.document.attribute(node, "class") != ofClass)
            continue;
        ++total;
        for (NodeId below = node; below < all.document.subtreeEnd(node); ++below.value) {
            const bool isText =
                all.document.kind(below) == NodeKind::Text && !all.document.isBlankText(below);
            if (isText && all.mask[below.value]) {
                ++kept;
                break;
            }
        }
    }
    return kept;
}

TEST(Samples, theShopKeepsTheTitleOfEachOfItsThirtyCards)
{
    for (const Reading& reading : readings) {
        const Pruned all = prune("shop.html", reading.name);
        std::uint32_t cards = 0;
        EXPECT_EQ(keptTexts(all, "product-card__title", cards), 30U) << reading.name;
        EXPECT_EQ(cards, 30U);
        keptTexts(all, "product-card", cards);
        EXPECT_EQ(cards, 30U);
        for (const std::string_view noise : {"mega-nav__sublink", "facet__count"})
            EXPECT_EQ(keptTexts(all, noise, cards), 0U) << reading.name << ' ' << noise;
    }
}

TEST(Samples, regionsKeepsExactlyTheSpansOfTheSecondRegion)
{
    const Pruned all = prune("regions.html");
    std::uint32_t spans = 0;
    for (NodeId node{0}; node.value < all.document.size(); ++node.value) {
        if (all.document.name(node) != "span")
            continue;
        ++spans;
        EXPECT_EQ(all.mask[node.value], all.document.attribute(node, "class") == "region2");
    }
    EXPECT_EQ(spans, 6U + 20U + 8U);
    EXPECT_EQ(all.trace.region.size(), 2U * 20U) << "each with its text, and nothing else";
}

TEST(Samples, smallMainLosesItsMainContent)
{
    const Pruned all = prune("small-main.html");
    std::uint32_t departures = 0;
    EXPECT_EQ(keptTexts(all, "departures__row", departures), 0U);
    EXPECT_EQ(departures, 8U);
    std::uint32_t stops = 0;
    EXPECT_GT(keptTexts(all, "directory__item", stops), 300U);
}

TEST(Samples, newsLosesPartOfItsStories)
{
    EXPECT_GT(prune("news.html").counts.reduction(), 0.5) << "each section has tag paths of its own";
}

TEST(Samples, homogeneousKeepsNearlyEverything)
{
    for (const Reading& reading : readings)
        EXPECT_LT(prune("homogeneous.html", reading.name).counts.reduction(), 0.10) << reading.name;
}

// What befell Bradesco's results (resources/cases): behind the same refused opening one reading goes to the
// next threshold, where the first opening is the same again; the other goes on, cuts off the tips, and then
// finds the results shorter than the filters by enough.
TEST(Samples, afterTheSameRefusedOpeningOneReadingKeepsTheResultsAndOneLosesThem)
{
    const Pruned older = prune("refused.html", "jidm-2013");
    const Pruned newer = prune("refused.html", "dissertation-2014");
    const auto openings = [](const Pruned& all, std::uint32_t level) {
        std::vector<Opening> found;
        for (const Attempt& attempt : all.trace.attemptsOf(all.trace.levels.at(level)))
            for (const Opening& opening : all.trace.openingsOf(attempt))
                found.push_back(opening);
        return found;
    };
    const Opening refused{Position{106}, 94, 77, Verdict::TooBalanced}; // behind the filters
    EXPECT_EQ(openings(older, 0), openings(newer, 0));
    const auto olderOpenings = openings(older, 1);
    const auto newerOpenings = openings(newer, 1);
    ASSERT_EQ(olderOpenings.size(), 5U);
    EXPECT_EQ(std::ranges::count(olderOpenings, refused), 3) << "at each threshold";
    EXPECT_EQ(newerOpenings, (std::vector<Opening>{
                                 refused, {Position{166}, 105, 17, Verdict::Accepted}})); // before the tips
    EXPECT_EQ(openings(newer, 2),
              (std::vector<Opening>{{Position{106}, 94, 59, Verdict::Accepted}})); // the same gap once more

    for (const char* record : {"result__name", "result__text"}) {
        std::uint32_t all = 0;
        EXPECT_EQ(keptTexts(older, record, all), 7U);
        EXPECT_EQ(keptTexts(newer, record, all), 0U);
        EXPECT_EQ(all, 7U);
    }
    std::uint32_t choices = 0;
    EXPECT_EQ(keptTexts(newer, "filter__count", choices), 14U)
        << "the last stands at the split, and is dropped";
    EXPECT_EQ(choices, 15U);
}

// As a browser builds it: what may not stand in a table stands in front of it ("foster parenting"), and rows
// stand in a tbody.
void asBrowsersDo(test::PlainNode& node)
{
    std::vector<test::PlainNode> children;
    for (test::PlainNode& child : node.children) {
        asBrowsersDo(child);
        if (child.value == "table") {
            test::PlainNode body{NodeKind::Element, "tbody"};
            for (test::PlainNode& inside : child.children)
                (inside.value == "div" ? children : body.children).push_back(std::move(inside));
            child.children.assign(1, std::move(body));
        }
        children.push_back(std::move(child));
    }
    node.children = std::move(children);
}

TEST(Samples, misnestedHasOneRegionInTheSourceAndAnotherInTheBrowser)
{
    Pruned source = prune("misnested.html");
    test::PlainNode tree = test::plainTree(source.document);
    asBrowsersDo(tree);
    Pruned rendered;
    rendered.document = test::build(tree);
    prune(rendered, "dissertation-2014");
    EXPECT_EQ(rendered.sequence.size(), source.sequence.size() + 1) << "the tbody";
    std::uint32_t all = 0;
    EXPECT_EQ(keptTexts(source, "goods__name", all), 12U);
    EXPECT_EQ(keptTexts(rendered, "goods__name", all), 12U);
    EXPECT_EQ(all, 12U);
    EXPECT_EQ(keptTexts(source, "advert", all), 4U) << "between the rows: no gap parts them from the goods";
    EXPECT_EQ(keptTexts(rendered, "advert", all), 0U) << "in front of the table: cut off";
    EXPECT_EQ(all, 4U);
}

} // namespace
} // namespace tagseam
