// SPDX-License-Identifier: MIT
// Matrix and map cell by cell against plain runs, and the agreement with the ground truth against sets.
#include "core/explain/sweep.h"

#include "core/explain/stablerange.h"
#include "tests/core/page/samplepages.h"
#include "tests/core/tps/testsequences.h"

#include <gmock/gmock.h>

#include <set>

namespace tagseam {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

using PageSetup = Setup; // in a test, Setup is a name of testing::Test

// Divs one after the other below a body, one for each letter: runs of equal letters are runs of one symbol.
Document pageOf(std::string_view letters)
{
    std::string html = "<body>";
    for (const char letter : letters)
        html.append("<div class='").append(1, letter).append("'></div>");
    return test::page(html);
}

NodeId nodeAt(const Document& document, std::uint32_t position)
{
    return convertTreeToSequence(document).nodes[position];
}

// Positions as sets of nodes; ancestors of ground truth nodes are in neither.
Agreement agreementByHand(const Document& document, const TagPathSequence& sequence, const KeepMask& mask,
                          const GroundTruthNodes& truth)
{
    std::set<NodeId> wanted;
    std::set<NodeId> above;
    for (const NodeId root : truth) {
        for (NodeId node = root; node < document.subtreeEnd(root); ++node.value)
            wanted.insert(node);
        for (NodeId node = document.parent(root); node != noNode; node = document.parent(node))
            above.insert(node);
    }
    double kept = 0;
    double both = 0;
    double all = 0;
    for (const NodeId node : sequence.nodes) {
        if (!wanted.contains(node) && above.contains(node))
            continue;
        kept += mask[node.value] ? 1 : 0;
        all += wanted.contains(node) ? 1 : 0;
        both += mask[node.value] && wanted.contains(node) ? 1 : 0;
    }
    Agreement agreement;
    if (truth.empty())
        return agreement;
    agreement.precision = kept > 0 ? both / kept : 0;
    agreement.recall = all > 0 ? both / all : 0;
    const double sum = agreement.precision + agreement.recall;
    agreement.f = sum > 0 ? 2 * agreement.precision * agreement.recall / sum : 0;
    return agreement;
}

void expectSame(const Agreement& found, const Agreement& expected)
{
    ASSERT_DOUBLE_EQ(found.precision, expected.precision);
    ASSERT_DOUBLE_EQ(found.recall, expected.recall);
    ASSERT_DOUBLE_EQ(found.f, expected.f);
}

// The three stages one after the other, with the cell's own setup.
void expectPlainRun(const Document& document, const SweepCell& cell, const GroundTruthNodes& truth)
{
    const auto [sequence, trace, mask, counts] = outcomeOf(document, cell.setup);
    EXPECT_EQ(cell.region, trace.region);
    EXPECT_EQ(cell.positions, sequence.size());
    EXPECT_EQ(cell.alphabetSize, trace.alphabetSize);
    EXPECT_EQ(cell.splits, trace.splitCount());
    EXPECT_EQ(cell.counts.raw, counts.raw);
    EXPECT_EQ(cell.counts.kept, counts.kept);
    EXPECT_FALSE(cell.isMissing);
    expectSame(cell.agreement, agreementByHand(document, sequence, mask, truth));
}

GroundTruthNodes randomNodes(const Document& document, std::mt19937& random)
{
    GroundTruthNodes truth(random() % 4);
    for (NodeId& node : truth)
        node.value = static_cast<std::uint32_t>(random() % document.size());
    return truth;
}

PageSetup randomSetup(std::mt19937& random)
{
    static const std::vector<SearchOptions> all = test::allOptions({0.20, 0.0, 0.6, 0.33});
    PageSetup setup;
    setup.search = all[random() % all.size()];
    setup.search.lowestThreshold = random() % 3 == 0 ? 1 + static_cast<std::uint32_t>(random() % 4) : 1;
    setup.keep = random() % 4 == 0 ? Keep::Complement : Keep::Region;
    setup.path.style = static_cast<LabelAttributes>(random() % 4);
    setup.path.nodes = random() % 2 == 0 ? NodeKinds::Elements : NodeKinds::ElementsAndText;
    return setup;
}

TEST(Agreement, isThatOfSetsOnRandomPages)
{
    std::mt19937 random(51);
    double sum = 0;
    for (int round = 0; round < 2'000; ++round) {
        const Document document = test::build(test::randomPage(random));
        const TagPathSequence sequence = convertTreeToSequence(document);
        const GroundTruthNodes truth = randomNodes(document, random);
        const KeepMask mask = pruneDomTree(document, sequence, test::randomRegion(random, sequence.size()));
        const Agreement found = agreementOf(document, sequence, mask, truth);
        const Agreement expected = agreementByHand(document, sequence, mask, truth);
        ASSERT_NO_FATAL_FAILURE(expectSame(found, expected)) << "round " << round;
        sum += found.f;
    }
    EXPECT_GT(sum, 100);
}

TEST(VariantMatrix, runsTheComputedStylesOfARenderedPage)
{
    Document document = pageOf("ab");
    ComputedStyles styles;
    styles.texts = {"", "color: red", "color: blue"};
    styles.numbers.resize(document.size());
    styles.numbers[nodeAt(document, 1).value] = 1;
    styles.numbers[nodeAt(document, 2).value] = 2;
    document.setComputedStyles(styles);
    const VariantMatrix matrix = sweepVariants(document, {});
    ASSERT_EQ(matrix.cells.size(), 15U);
    for (std::size_t i = 12; i < 15; ++i) {
        expectPlainRun(document, matrix.cells[i], {});
        EXPECT_EQ(matrix.cells[i].alphabetSize, 3U);
    }
}

TEST(VariantMatrix, isPlainRunsOnTheSamplesAndRandomPages)
{
    std::mt19937 random(52);
    const auto expectPlain = [&](const Document& document, const PageSetup& base) {
        const GroundTruthNodes truth = randomNodes(document, random);
        const VariantMatrix matrix = sweepVariants(document, base, truth);
        ASSERT_EQ(matrix.cells.size(), 15U);
        EXPECT_FALSE(matrix.isStopped);
        for (std::size_t i = 0; i < matrix.cells.size(); ++i) {
            PageSetup expected = base; // label attributes by label attributes the variants
            expected.path.style = static_cast<LabelAttributes>(i / 3);
            expected.search = variants[i % 3].with(base.search);
            EXPECT_EQ(matrix.cells[i].setup, expected) << i;
            EXPECT_EQ(matrix.cells[i].isMissing, i >= 12) << "there are no computed styles";
            if (i < 12)
                expectPlainRun(document, matrix.cells[i], truth);
        }
    };
    for (const auto& [name, document] : test::samplePages()) {
        SCOPED_TRACE(name);
        expectPlain(document, {});
        expectPlain(document, randomSetup(random));
    }
    for (int round = 0; round < 100 && !testing::Test::HasFailure(); ++round) {
        SCOPED_TRACE(round);
        expectPlain(test::build(test::randomPage(random)), randomSetup(random));
    }
}

TEST(VariantMatrix, tellsHowFarItIsAndCanBeStopped)
{
    const Document document = pageOf("aabbbb");
    std::stop_source source;
    std::vector<std::size_t> told;
    const VariantMatrix matrix =
        sweepVariants(document, {}, {}, source.get_token(), [&](std::size_t done, std::size_t all) {
            EXPECT_EQ(all, 15U);
            told.push_back(done);
            if (done == 4)
                source.request_stop();
        });
    EXPECT_THAT(told, ElementsAre(1, 2, 3, 4));
    EXPECT_TRUE(matrix.isStopped);
    EXPECT_EQ(matrix.cells.size(), 4U);
}

TEST(DifferenceMap, columnsAreEvenlySpacedWithTheBasesOwnAmongThem)
{
    const Document document = pageOf("aabbbb");
    PageSetup base;
    EXPECT_THAT(sweepDifference(document, base, 6, 2).minDifferences, ElementsAre(0, 0.2, 0.4, 0.6, 0.8, 1));
    base.search.minDifference = 0.25;
    EXPECT_THAT(sweepDifference(document, base, 3, 2).minDifferences, ElementsAre(0, 0.25, 0.5, 1));
    EXPECT_THAT(sweepDifference(document, base, 0, 2).minDifferences, ElementsAre(0, 0.25, 1))
        << "at least the ends";
    base.search.minDifference = 0.2;
    EXPECT_EQ(sweepDifference(document, base).minDifferences.size(), 51U);
}

// The rows, from the region at the base's minimum difference under every lowest threshold.
void expectRowsByTrying(const Document& document, const PageSetup& base, const DifferenceMap& map,
                        std::size_t rows)
{
    const TagPathSequence sequence = convertTreeToSequence(document, base.path);
    const auto traceFrom = [&](std::uint32_t threshold) {
        SearchOptions options = base.search;
        options.lowestThreshold = threshold;
        return searchRegion(sequence.symbols, options);
    };
    std::set<std::uint32_t> expected{1, base.search.lowestThreshold};
    std::vector<std::uint32_t> others; // another search, the same region
    SearchTrace last = traceFrom(1);
    const auto frequencies = thresholdsOf(sequence.symbols, {Position{0}, Position{sequence.size()}}, {});
    const std::uint32_t highest = frequencies.empty() ? 0 : frequencies.back();
    for (std::uint32_t threshold = 2; threshold <= highest + 1 && expected.size() < rows; ++threshold) {
        SearchTrace trace = traceFrom(threshold);
        if (trace.region != last.region)
            expected.insert(threshold);
        else if (!isSameSearch(trace, last))
            others.push_back(threshold);
        last = std::move(trace);
    }
    for (std::size_t i = 0; i < others.size() && expected.size() < rows; ++i)
        expected.insert(others[i]);
    EXPECT_EQ(std::set(map.thresholds.begin(), map.thresholds.end()), expected);
    EXPECT_TRUE(std::ranges::is_sorted(map.thresholds));
}

void expectPlainMap(const Document& document, const PageSetup& base, std::size_t columns, std::size_t rows,
                    std::mt19937& random)
{
    const GroundTruthNodes truth = randomNodes(document, random);
    const DifferenceMap map = sweepDifference(document, base, columns, rows, truth);
    EXPECT_FALSE(map.isStopped);
    ASSERT_EQ(map.cells.size(), map.thresholds.size() * map.minDifferences.size());
    ASSERT_NO_FATAL_FAILURE(expectRowsByTrying(document, base, map, rows));
    std::size_t own = 0;
    for (std::size_t row = 0; row < map.thresholds.size(); ++row) {
        for (std::size_t column = 0; column < map.minDifferences.size(); ++column) {
            const SweepCell& cell = map.at(row, column);
            PageSetup expected = base;
            expected.search.minDifference = map.minDifferences[column];
            expected.search.lowestThreshold = map.thresholds[row];
            EXPECT_EQ(cell.setup, expected);
            expectPlainRun(document, cell, truth);
            own += expected == base ? 1U : 0U;
        }
    }
    EXPECT_EQ(own, 1U) << "the base itself is a cell";
    EXPECT_GE(map.runs, 1U);
    EXPECT_LE(map.runs, map.cells.size() + convertTreeToSequence(document, base.path).size());
}

TEST(DifferenceMap, isPlainRunsOnTheSamplesAndRandomPages)
{
    std::mt19937 random(53);
    for (const auto& [name, document] : test::samplePages()) {
        for (const Variant& variant : variants) {
            SCOPED_TRACE(name + " " + std::string(variant.name));
            PageSetup base;
            base.search = variant.options;
            expectPlainMap(document, base, 11, 5, random);
        }
    }
    for (int round = 0; round < (test::isShort ? 50 : 200) && !HasFailure(); ++round) {
        SCOPED_TRACE(round);
        std::string letters;
        for (const Symbol symbol : test::randomSequence(random, 60))
            letters += static_cast<char>('a' + symbol.value % 26);
        const Document document = round % 2 == 0 ? pageOf(letters) : test::build(test::randomPage(random));
        expectPlainMap(document, randomSetup(random), 6, 2 + random() % 6, random);
    }
}

TEST(DifferenceMap, oneSearchIsEnoughForAllColumnsThatItHoldsFor)
{
    for (const auto& [name, document] : test::samplePages()) {
        const DifferenceMap map = sweepDifference(document, {});
        EXPECT_LT(map.runs, map.cells.size() / 2) << name;
        const DifferenceMap fine = sweepDifference(document, {}, 1001, 2);
        EXPECT_LT(fine.runs, fine.cells.size() / 10) << name;
    }
}

TEST(DifferenceMap, tellsHowFarItIsAndStopsAfterAWholeRow)
{
    const Document shop = test::samplePage("shop");
    const DifferenceMap whole = sweepDifference(shop, {}, 11, 4);
    ASSERT_GE(whole.thresholds.size(), 2U);
    std::stop_source source;
    std::size_t last = 0;
    const DifferenceMap map =
        sweepDifference(shop, {}, 11, 4, {}, source.get_token(), [&](std::size_t done, std::size_t all) {
            EXPECT_GE(done, last);
            EXPECT_LE(done, all);
            last = done;
            if (done == 15)
                source.request_stop();
        });
    EXPECT_TRUE(map.isStopped);
    EXPECT_THAT(map.thresholds, ElementsAre(1));
    ASSERT_EQ(map.cells.size(), 11U);
    for (std::size_t column = 0; column < 11; ++column)
        EXPECT_EQ(map.at(0, column).region, whole.at(0, column).region);
    const DifferenceMap none = sweepDifference(shop, {}, 11, 4, {}, source.get_token());
    EXPECT_TRUE(none.isStopped);
    EXPECT_THAT(none.cells, IsEmpty());
    EXPECT_THAT(none.thresholds, IsEmpty());
}

} // namespace
} // namespace tagseam
