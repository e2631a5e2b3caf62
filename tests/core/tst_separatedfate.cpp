// SPDX-License-Identifier: MIT
// Why separators keep a node: against the mask that they make, on pages with comments, scripts and two lists.
#include "core/methods/separators/separatedfate.h"

#include "core/methods/separators/candidatefate.h"
#include "tests/core/testpages.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>
#include <random>
#include <string>

namespace tagseam::test {
namespace {

PlainNode listOf(std::size_t records)
{
    PlainNode list{NodeKind::Element, "ul"};
    for (std::size_t i = 0; i < records; ++i) {
        PlainNode record{NodeKind::Element, "li"};
        for (const char* name : {"h3", "a", "b", "p", "i"}) {
            const PlainNode text{NodeKind::Text, std::string(120, 'x')};
            record.children.push_back(
                {NodeKind::Element, name, {}, {text, {NodeKind::Comment, "c"}, {NodeKind::Text, " "}}});
        }
        list.children.push_back(std::move(record));
    }
    return {NodeKind::Element, "div", {}, {std::move(list)}};
}

// Anything, a list, anything, and on every other page another list of the same kind elsewhere.
Document pageAtRandom(std::mt19937& random)
{
    PlainNode body{NodeKind::Element, "body"};
    const auto addAnything = [&] {
        PlainNode page = randomPage(random);
        for (PlainNode& part : page.children.front().children)
            std::ranges::move(part.children, std::back_inserter(body.children));
        body.children.push_back({NodeKind::Element, "script", {}, {{NodeKind::Text, "s"}}});
    };
    addAnything();
    if (random() % 8 != 0)
        body.children.push_back(listOf(20));
    addAnything();
    if (random() % 2 == 0)
        body.children.push_back({NodeKind::Element, "section", {}, {listOf(20)}});
    addAnything();
    PlainNode html{NodeKind::Element, "html", {}, {{NodeKind::Element, "head"}, std::move(body)}};
    return build({NodeKind::Document, {}, {}, {std::move(html), {NodeKind::Comment, "behind"}}});
}

TEST(SeparatedFate, isThatOfTheMask)
{
    std::mt19937 random(11);
    std::size_t several = 0;
    std::size_t whole = 0;
    for (int round = 0; round < 100; ++round) {
        SCOPED_TRACE(round);
        const Document page = pageAtRandom(random);
        const SeparatedPage separated = separateRecords(page, {});
        const KeepMask kept = filterBySeparators({page}, {}, {}).kept;
        several += separated.regions.size() > 1 ? 1U : 0U;
        whole += separated.regions.empty() ? 1U : 0U;
        for (NodeId node{0}; node.value < page.size(); ++node.value) {
            const Fate fate = separatedFate(page, separated, SeparatorOptions{}.path, node);
            ASSERT_EQ(fate.isKept, kept[node.value]) << node.value;
            ASSERT_EQ(fate.position, separated.sequence.positionOf(node));
            std::uint32_t keptBelow = 0;
            for (NodeId below = node; below < page.subtreeEnd(node); ++below.value) {
                const Position position = separated.sequence.positionOf(below);
                bool isIn = separated.regions.empty();
                for (const std::uint32_t index : separated.regions)
                    isIn = isIn || separated.candidates[index].span().contains(position);
                keptBelow += position != noPosition && isIn ? 1U : 0U;
            }
            ASSERT_EQ(fate.share.kept, keptBelow) << node.value;
            ASSERT_TRUE(fate.rule != FateRule::KeptBelow || kept[fate.because.value]) << node.value;
        }
    }
    EXPECT_GT(several, 10U) << "pages with several regions";
    EXPECT_GT(whole, 2U) << "pages without records";
}

TEST(CandidatesAt, areThoseThatHoldThePosition)
{
    SeparatedPage page;
    for (const std::uint32_t begin : {12U, 10U, 40U}) {
        RecordRegion region;
        region.records = {{Position{begin}, Position{begin + 1}},
                          {Position{begin + 17}, Position{begin + 18}}};
        page.candidates.push_back(region);
    }
    EXPECT_EQ(candidatesAt(page, Position{29}), (std::vector<std::uint32_t>{0}));
    EXPECT_EQ(candidatesAt(page, Position{10}), (std::vector<std::uint32_t>{1}));
    EXPECT_TRUE(candidatesAt(page, Position{20}).empty()) << "between their records";
    EXPECT_TRUE(candidatesAt(page, Position{30}).empty());
    page.candidates[2].records.front().end = Position{30}; // as another list, with more
    page.candidates[2].records.front().begin = Position{9};
    EXPECT_EQ(candidatesAt(page, Position{10}), (std::vector<std::uint32_t>{1, 2}));
    EXPECT_TRUE(candidatesAt(page, noPosition).empty());
}

TEST(MostAgainst, isTheFactorThatLowersTheStrengthMost)
{
    RecordEvidence main;
    for (const EvidenceFactor& factor : evidenceFactors)
        main.*factor.value = 0.8;
    for (const EvidenceFactor& factor : evidenceFactors) {
        RecordEvidence weaker = main;
        weaker.*factor.value = 0.2;
        EXPECT_EQ(mostAgainst(weaker, main).key, factor.key);
    }
}

} // namespace
} // namespace tagseam::test
