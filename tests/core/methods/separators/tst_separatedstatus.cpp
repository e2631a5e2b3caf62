// SPDX-License-Identifier: MIT
// The reasons why content detection keeps a node, against its mask, and the status of each list.
#include "core/methods/separators/separatedstatus.h"

#include "core/methods/separators/candidatestatus.h"
#include "tests/core/methods/methodpages.h"

#include <gmock/gmock.h>

#include <iterator>
#include <tuple>

namespace tagseam::test {
namespace {

using testing::Each;
using testing::ElementsAre;
using testing::IsEmpty;

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
    return htmlOf({{NodeKind::Element, "head"}, std::move(body), {NodeKind::Comment, "after"}});
}

TEST(SeparatedStatus, isThatOfTheMask)
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
            const NodeStatus status = separatedStatus(page, separated, SeparatorOptions{}.path, node);
            ASSERT_EQ(status.isKept, kept[node.value]) << node.value;
            ASSERT_EQ(status.position, separated.sequence.positionOf(node));
            std::uint32_t keptBelow = 0;
            for (NodeId below = node; below < page.subtreeEnd(node); ++below.value) {
                const Position position = separated.sequence.positionOf(below);
                bool isIn = separated.regions.empty();
                for (const std::uint32_t index : separated.regions)
                    isIn = isIn || separated.candidates[index].span().contains(position);
                keptBelow += position != noPosition && isIn ? 1U : 0U;
            }
            ASSERT_EQ(status.share.kept, keptBelow) << node.value;
            ASSERT_TRUE(status.rule != StatusRule::KeptBelow || kept[status.because.value]) << node.value;
        }
    }
    EXPECT_GT(several, 10U) << "pages with several regions";
    EXPECT_GT(whole, 2U) << "pages without records";
}

// A list whose first and last record have one position each.
RecordRegion candidate(std::uint32_t begin, std::uint32_t end)
{
    RecordRegion region;
    region.records = {{Position{begin}, Position{begin + 1}}, {Position{end - 1}, Position{end}}};
    return region;
}

TEST(CandidatesAt, areThoseThatHoldThePosition)
{
    SeparatedPage page;
    page.candidates = {candidate(12, 30), candidate(10, 28), candidate(40, 58)};
    EXPECT_THAT(candidatesAt(page, Position{29}), ElementsAre(0));
    EXPECT_THAT(candidatesAt(page, Position{10}), ElementsAre(1));
    EXPECT_THAT(candidatesAt(page, Position{20}), IsEmpty()) << "between their records";
    EXPECT_THAT(candidatesAt(page, Position{30}), IsEmpty());
    page.candidates[2].records.front() = {Position{9}, Position{30}}; // as another list, with more
    EXPECT_THAT(candidatesAt(page, Position{10}), ElementsAre(1, 2));
    EXPECT_THAT(candidatesAt(page, noPosition), IsEmpty());
}

TEST(CandidateStatus, saysWhatIsKeptAndWhatIsInTheSamePlace)
{
    using enum CandidateStatus;
    SeparatedPage page;
    page.candidates = {candidate(12, 28), candidate(10, 30), candidate(40, 60), candidate(70, 80),
                       candidate(30, 35), candidate(8, 66)}; // no record of the last one is in the others
    EXPECT_THAT(candidateStatuses(page), Each(NotEnough));
    page.regions = {1, 2};
    EXPECT_THAT(candidateStatuses(page), ElementsAre(SamePlace, Main, Like, Weaker, Weaker, Weaker));
    EXPECT_THAT(candidateStatuses({}), IsEmpty());
}

TEST(CandidateStatus, listTouchesTheRegionsOfItsRecords)
{
    const RecordRegion list = candidate(10, 20);
    using Row = std::tuple<std::uint32_t, std::uint32_t, bool>;
    for (const auto& [begin, end, isIn] : {Row{0, 10, false}, Row{0, 11, true}, Row{11, 19, false},
                                           Row{12, 20, true}, Row{20, 30, false}, Row{0, 40, true}})
        EXPECT_EQ(touches(list, {Position{begin}, Position{end}}), isIn) << begin << ' ' << end;
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
