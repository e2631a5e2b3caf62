// SPDX-License-Identifier: MIT
// The bundled samples: the numbers that each was written to show, and its kept nodes.
#include "core/explain/setup.h"
#include "tests/core/page/samplepages.h"
#include "tests/core/tps/testsequences.h"

#include <fmt/format.h>

#include <set>
#include <tuple>

namespace tagseam {
namespace {

struct Row {
    const char* name;
    const char* variant;
    std::uint32_t raw;
    std::uint32_t kept;
    std::uint32_t begin; // begin of the region, 0-based, half-open
    std::uint32_t end;
    std::size_t levels;
};

const std::vector<Row> rows{Row{"figure2", "dissertation-2014", 9, 9, 0, 8, 1},
                            Row{"figure2", "printed", 9, 9, 2, 8, 3},
                            Row{"regions", "dissertation-2014", 75, 43, 16, 56, 3},
                            Row{"shop", "dissertation-2014", 1471, 925, 340, 1260, 11},
                            Row{"shop", "jidm-2013", 1471, 925, 340, 1260, 11},
                            Row{"shop", "printed", 1471, 1135, 341, 1470, 38},
                            Row{"news", "dissertation-2014", 926, 347, 365, 708, 17},
                            Row{"small-main", "dissertation-2014", 1103, 961, 123, 1082, 5},
                            Row{"homogeneous", "dissertation-2014", 495, 484, 12, 494, 2},
                            Row{"rejected", "dissertation-2014", 184, 95, 12, 105, 4},
                            Row{"rejected", "jidm-2013", 184, 173, 12, 183, 2},
                            Row{"article", "dissertation-2014", 143, 96, 41, 134, 5},
                            Row{"product", "dissertation-2014", 218, 114, 98, 209, 5},
                            Row{"misnested", "dissertation-2014", 151, 116, 37, 150, 3}};

// A page with its outcome.
struct Pruned : Outcome {
    Document document;
};

Pruned prune(Document document, std::string_view variant = "dissertation-2014")
{
    Outcome outcome = outcomeOf(document, {{}, findVariant(variant)->options});
    return {std::move(outcome), std::move(document)};
}

Pruned prune(const std::string& name, std::string_view variant = "dissertation-2014")
{
    const Parser parser = name == "figure2" ? Parser::Libxml2 : Parser::Html5; // the paper draws no tbody
    return prune(test::samplePage(name, parser), variant);
}

TEST(Samples, haveTheirNumbersInARowEach)
{
    std::set<std::string> inRows;
    for (const Row& row : rows) {
        SCOPED_TRACE(fmt::format("{} {}", row.name, row.variant));
        const Pruned all = prune(row.name, row.variant);
        EXPECT_EQ(all.counts.raw, row.raw);
        EXPECT_EQ(all.counts.kept, row.kept);
        EXPECT_EQ(all.trace.region, test::regionOf(row.begin, row.end))
            << all.trace.region.begin.value << '-' << all.trace.region.end.value;
        EXPECT_EQ(all.trace.levels.size(), row.levels);
        inRows.insert(row.name);
    }
    for (const auto& page : test::samplePages())
        EXPECT_TRUE(inRows.contains(page.name)) << page.name << " needs a row";
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

TEST(Samples, keepTheTextsThatTheyWereWrittenToKeep)
{
    for (const auto& [name, variant, texts, kept, all] :
         {std::tuple("shop", "printed", "product-card__title", 30U, 30U),
          {"shop", "jidm-2013", "product-card__title", 30U, 30U},
          {"shop", "dissertation-2014", "product-card__title", 30U, 30U},
          {"shop", "dissertation-2014", "facet__count", 0U, 17U},
          {"regions", "dissertation-2014", "region1", 0U, 6U},
          {"regions", "dissertation-2014", "region2", 20U, 20U},
          {"regions", "dissertation-2014", "region3", 0U, 8U},
          {"small-main", "dissertation-2014", "departures__row", 0U, 8U},
          {"rejected", "jidm-2013", "result__name", 7U, 7U},
          {"rejected", "jidm-2013", "result__text", 7U, 7U},
          {"rejected", "dissertation-2014", "result__name", 0U, 7U},
          {"rejected", "dissertation-2014", "result__text", 0U, 7U},
          {"rejected", "dissertation-2014", "filter__count", 14U,
           15U}}) { // the last is pruned with the split
        std::uint32_t found = 0;
        EXPECT_EQ(keptTexts(prune(name, variant), texts, found), kept)
            << name << ' ' << variant << ' ' << texts;
        EXPECT_EQ(found, all) << texts;
    }
}

// The case of Bradesco's results (resources/manual/en/experiments.md): after the same rejected candidate
// split one variant goes to the next threshold, where the first candidate split is the same again; the other
// continues, prunes the tips, and then finds the results enough shorter than the filters.
TEST(Samples, afterTheSameRejectedCandidateSplitVariantsGoOnInTwoWays)
{
    const Pruned older = prune("rejected", "jidm-2013");
    const Pruned newer = prune("rejected", "dissertation-2014");
    const auto candidateSplits = [](const Pruned& all, std::uint32_t level) {
        std::vector<CandidateSplit> found;
        for (const Attempt& attempt : all.trace.attemptsOf(all.trace.levels.at(level)))
            for (const CandidateSplit& candidateSplit : all.trace.candidateSplitsOf(attempt))
                found.push_back(candidateSplit);
        return found;
    };
    const CandidateSplit rejected{Position{106}, 94, 77, Verdict::RejectedBySize}; // after the filters
    EXPECT_EQ(candidateSplits(older, 0), candidateSplits(newer, 0));
    const auto olderCandidateSplits = candidateSplits(older, 1);
    const auto newerCandidateSplits = candidateSplits(newer, 1);
    ASSERT_EQ(olderCandidateSplits.size(), 5U);
    EXPECT_EQ(std::ranges::count(olderCandidateSplits, rejected), 3) << "at each threshold";
    EXPECT_EQ(newerCandidateSplits,
              (std::vector<CandidateSplit>{rejected,
                                           {Position{166}, 105, 17, Verdict::Accepted}})); // before the tips
    EXPECT_EQ(
        candidateSplits(newer, 2),
        (std::vector<CandidateSplit>{{Position{106}, 94, 59, Verdict::Accepted}})); // the same gap once more
}

// Changes the page as a browser builds it: content that may not stand in a table stands in front of it
// ("foster parenting"), and rows stand in a tbody.
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
    const Pruned source = prune(test::samplePage("misnested", Parser::Libxml2));
    test::PlainNode tree = test::plainTree(source.document);
    asBrowsersDo(tree);
    const Pruned rendered = prune(test::build(tree));
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
