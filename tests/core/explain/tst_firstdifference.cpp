// SPDX-License-Identifier: MIT
// The point at which two runs diverge, against a list of all decisions of each, and the statuses of the
// nodes, by counting.
#include "core/explain/firstdifference.h"

#include "core/explain/stablerange.h"
#include "tests/core/page/samplepages.h"
#include "tests/core/tps/testsequences.h"

#include <map>

namespace tagseam {
namespace {

using Symbols = std::vector<Symbol>;

TagPathSequence sequenceOf(const Symbols& symbols)
{
    TagPathSequence sequence;
    sequence.symbols = symbols;
    for (std::uint32_t i = 0; i < symbols.size(); ++i)
        sequence.nodes.push_back({i + 1});
    return sequence;
}

// The decisions of a search as a list, in order.
struct Decision {
    FirstDifferenceKind kind;
    std::uint32_t level;
    std::uint32_t attempt;
    std::uint32_t candidateSplit;
    std::uint32_t what = 0;
    std::uint32_t more = 0;
    friend bool operator==(const Decision&, const Decision&) = default;
};

std::vector<Decision> decisionsOf(const SearchTrace& trace)
{
    std::vector<Decision> all;
    for (std::uint32_t i = 0; i < trace.levels.size(); ++i) {
        const Region region = trace.levels[i].region;
        all.push_back({FirstDifferenceKind::Region, i, 0, 0, region.begin.value, region.end.value});
        const auto attempts = trace.attemptsOf(trace.levels[i]);
        for (std::uint32_t j = 0; j < attempts.size(); ++j) {
            all.push_back(
                {FirstDifferenceKind::Threshold, i, j, 0, attempts[j].threshold, attempts[j].alphabetSize});
            const auto candidateSplits = trace.candidateSplitsOf(attempts[j]);
            for (std::uint32_t k = 0; k < candidateSplits.size(); ++k) {
                all.push_back({FirstDifferenceKind::CandidateSplit, i, j, k, candidateSplits[k].split.value});
                all.push_back({FirstDifferenceKind::Verdict, i, j, k,
                               static_cast<std::uint32_t>(candidateSplits[k].verdict)});
            }
        }
    }
    return all;
}

FirstDifference partingByHand(const SearchTrace& a, const SearchTrace& b)
{
    const std::vector<Decision> ofA = decisionsOf(a);
    const std::vector<Decision> ofB = decisionsOf(b);
    const auto [inA, inB] = std::ranges::mismatch(ofA, ofB);
    if (inA == ofA.end() && inB == ofB.end())
        return {};
    const bool isOfA =
        inB == ofB.end() || (inA != ofA.end() && inA->kind == FirstDifferenceKind::CandidateSplit);
    if (inA != ofA.end() && inB != ofB.end() && inA->kind == inB->kind)
        return {inA->kind, inA->level, inA->attempt, inA->candidateSplit, {}};
    const Decision& further = isOfA ? *inA : *inB; // one continues in the attempt, the other does not
    EXPECT_EQ(further.kind, FirstDifferenceKind::CandidateSplit);
    return {FirstDifferenceKind::Scan, further.level, further.attempt, further.candidateSplit, {}};
}

TEST(FirstDifference, isTheFirstDecisionThatDiffersOnRandomSequences)
{
    std::mt19937 random(31);
    std::vector<SearchOptions> all = test::allOptions({0.20, 0.0, 0.6});
    std::map<FirstDifferenceKind, int> seen;
    for (int round = 0; round < 8'000; ++round) {
        const Symbols symbols = test::randomSequence(random, 50);
        SearchOptions a = all[random() % all.size()];
        SearchOptions b = random() % 2 == 0 ? all[random() % all.size()] : a;
        switch (random() % 4) { // a single option diverges late
        case 0:
            b.minDifference = 0.05 * static_cast<double>(random() % 20);
            break;
        case 1:
            b.splitSymbol = SplitSymbol::Keep;
            break;
        case 2:
            b.afterRejection = AfterRejection::NextThreshold;
            break;
        default:
            b.lowestThreshold = 1 + static_cast<std::uint32_t>(random() % 4);
        }
        const SearchTrace ofA = searchRegion(symbols, a);
        const SearchTrace ofB = searchRegion(symbols, b);
        const FirstDifference expected = partingByHand(ofA, ofB);
        const TagPathSequence sequence = sequenceOf(symbols);
        ASSERT_EQ(findFirstDifference(sequence, ofA, sequence, ofB), expected) << "round " << round;
        ASSERT_EQ(findFirstDifference(sequence, ofB, sequence, ofA), expected) << "round " << round;
        ASSERT_EQ(expected.kind == FirstDifferenceKind::None, isSameSearch(ofA, ofB)) << "round " << round;
        ++seen[expected.kind];
    }
    // On one sequence the same alphabet opens the same gaps: candidate splits never diverge on their own.
    for (const FirstDifferenceKind kind :
         {FirstDifferenceKind::None, FirstDifferenceKind::Region, FirstDifferenceKind::Threshold,
          FirstDifferenceKind::Verdict, FirstDifferenceKind::Scan})
        EXPECT_GT(seen[kind], 50) << static_cast<int>(kind);
    EXPECT_EQ(seen[FirstDifferenceKind::CandidateSplit], 0);
}

TEST(FirstDifference, ofSequencesIsWhereThePatternsOfEqualSymbolsDiffer)
{
    std::mt19937 random(32);
    std::map<bool, int> seen; // indexed by equality of the patterns
    for (int round = 0; round < 4'000; ++round) {
        const Symbols a = test::randomSequence(random, 30);
        Symbols b = a;
        for (Symbol& symbol : b)
            symbol.value = 199 - symbol.value; // renumbered
        if (!b.empty() && random() % 2 == 0)
            b[random() % b.size()] = b[random() % b.size()];
        if (!b.empty() && random() % 8 == 0)
            b[random() % b.size()].value = 500;
        if (random() % 8 == 0)
            b.resize(random() % (b.size() + 1));
        std::uint32_t expected = 0; // the first position whose pattern differs
        const auto isSamePattern = [&](std::uint32_t at) {
            for (std::uint32_t before = 0; before < at; ++before) {
                if ((a[at] == a[before]) != (b[at] == b[before]))
                    return false;
            }
            return true;
        };
        while (expected < std::min(a.size(), b.size()) && isSamePattern(expected))
            ++expected;
        TagPathSequence ofB = sequenceOf(b);
        if (random() % 4 == 0 && expected > 0) { // another node with the same symbol
            expected = static_cast<std::uint32_t>(random() % expected);
            ofB.nodes[expected].value = 1000;
        }
        const bool isSame = a.size() == b.size() && expected == a.size();
        const FirstDifference found =
            findFirstDifference(sequenceOf(a), searchRegion(a), ofB, searchRegion(b));
        ASSERT_EQ(found,
                  (isSame ? FirstDifference{}
                          : FirstDifference{FirstDifferenceKind::Sequence, 0, 0, 0, Position{expected}}))
            << "round " << round;
        ++seen[isSame];
    }
    EXPECT_GT(seen[true], 500);
    EXPECT_GT(seen[false], 500);
}

// Node by node.
void expectCounted(const Document& document, const Outcome& a, const Outcome& b)
{
    const Comparison compared = compareOutcomes(a, b);
    std::map<std::pair<bool, bool>, std::uint32_t> counts;
    for (NodeId node{0}; node.value < document.size(); ++node.value) {
        const auto stands = [&](const Outcome& in) {
            return std::ranges::count(in.sequence.nodes, node) > 0;
        };
        if (stands(a) || stands(b))
            ++counts[{a.mask[node.value], b.mask[node.value]}];
    }
    EXPECT_EQ(compared.keptInBoth, (counts[{true, true}]));
    EXPECT_EQ(compared.keptInA, (counts[{true, false}]));
    EXPECT_EQ(compared.keptInB, (counts[{false, true}]));
    EXPECT_EQ(compared.prunedInBoth, (counts[{false, false}]));
    EXPECT_EQ(compared.firstDifference, findFirstDifference(a.sequence, a.trace, b.sequence, b.trace));
    std::uint32_t shared = 0;
    while (a.sequence.nodes == b.sequence.nodes && shared < a.trace.splitCount() &&
           shared < b.trace.splitCount() && a.trace.levels[shared].kept == b.trace.levels[shared].kept)
        ++shared;
    EXPECT_EQ(compared.sharedLevels, shared);
}

TEST(FirstDifference, countsWhatBecomesOfEachNodeOfTheSamples)
{
    std::uint32_t shared = 0;
    for (const auto& [name, document] : test::samplePages()) {
        SCOPED_TRACE(name);
        TagPathOptions bare;
        bare.style = LabelAttributes::None;
        TagPathOptions elements;
        elements.nodes = NodeKinds::Elements;
        const SearchOptions& own = variants[2].options;
        const Outcome dissertation = outcomeOf(document, {{}, own, Keep::Region});
        for (const tagseam::Setup& setup : {tagseam::Setup{{}, own, Keep::Region},
                                            {{}, variants[0].options, Keep::Region},
                                            {{}, own, Keep::Complement},
                                            {bare, variants[1].options, Keep::Region},
                                            {elements, own, Keep::Region}}) {
            const Outcome other = outcomeOf(document, setup);
            expectCounted(document, dissertation, other);
            shared += compareOutcomes(dissertation, other).sharedLevels;
        }
    }
    EXPECT_GT(shared, 20U);
}

} // namespace
} // namespace tagseam
