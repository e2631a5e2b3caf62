// SPDX-License-Identifier: MIT
// Do two trees lead to different regions, and what makes it so: against differences that were made on
// purpose.
#include "core/tps/divergence.h"

#include "core/page/treeundo.h"
#include "tests/core/treepairs.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace tagseam {
namespace {

using namespace test;

using Cause = DifferenceCause;

// A menu of 6 links, `before`, and a list of `hits`, with what `row` has for each.
template <class Row>
Document listPage(int hits, const std::string& before, const Row& row)
{
    std::string html = "<body><div class=menu>" + repeated(6, "<a>link</a>") + "</div>" + before + "<ul>";
    for (int i = 0; i < hits; ++i)
        html += row(i);
    return page(html + "</ul></body>");
}

Document listPage(int hits, const std::string& before = {})
{
    return listPage(hits, before, [](int) { return "<li><b>title</b></li>"; });
}

// Forty paragraphs: more than the list.
const std::string longText = "<div>" + repeated(40, "<p>words</p>") + "</div>";

Divergence divergenceOf(const Document& source, const Document& rendered, const TreeDiff& diff)
{
    return findDivergence(source, rendered, diff, {}, {});
}

TEST(Divergence, ofEqualTreesIsNone)
{
    const Document page = listPage(20);
    const Divergence divergence = divergenceOf(page, page, diffTrees(page, page));
    EXPECT_TRUE(divergence.isSame());
    EXPECT_EQ(divergence.source, divergence.rendered);
    EXPECT_GT(divergence.fates.keptInBoth, 20U);
    EXPECT_TRUE(divergence.effects.empty());
    EXPECT_TRUE(divergence.blamed.empty());
}

TEST(Divergence, aScriptThatAddsMoreThanThereWasIsBlamed)
{
    const Document source = listPage(10);
    const Document rendered = listPage(10, longText);
    const TreeDiff diff = diffTrees(source, rendered, true);
    const Divergence divergence = divergenceOf(source, rendered, diff);
    EXPECT_GT(divergence.fates.keptInSource, 0U);
    EXPECT_EQ(divergence.fates.keptInRendered, 0U); // what it keeps there has no counterpart
    ASSERT_EQ(divergence.blamed, std::vector{Cause::ScriptMade});
    ASSERT_EQ(divergence.culprits.size(), 1U);
    EXPECT_TRUE(divergence.isLeast);
    const Difference& culprit = diff.differences[divergence.culprits[0]];
    EXPECT_EQ(culprit.kind, DifferenceKind::OnlyInRendered);
    EXPECT_EQ(culprit.nodes, 81U);
}

TEST(Divergence, whatMakesNoDifferenceIsNotBlamed)
{
    const Document source = listPage(10);
    const Document rendered = listPage(10, "<font>" + longText + "</font>", [](int i) {
        return std::string("<li><b>title</b>") + (i == 3 ? "<br>" : "") + "</li>";
    });
    const TreeDiff diff = diffTrees(source, rendered, true);
    ASSERT_GT(diff.nodesByCause[static_cast<std::size_t>(Cause::Misnesting)], 0U) << "the br";
    const Divergence divergence = divergenceOf(source, rendered, diff);
    EXPECT_EQ(divergence.blamed, std::vector{Cause::ScriptMade});
    ASSERT_EQ(divergence.effects.size(), 2U);
    EXPECT_EQ(divergence.effects[0].cause, Cause::Misnesting);
    EXPECT_GT(divergence.effects[0].left.different(), 0U);
    EXPECT_EQ(divergence.effects[1].cause, Cause::ScriptMade);
    EXPECT_EQ(divergence.effects[1].left.different(), 0U);
}

TEST(Divergence, twoCausesAreBlamedTogetherWhenNeitherIsEnough)
{
    // Both add a long text of their own kind: without one of them, the other still wins.
    const Document source = listPage(10, "<noscript></noscript>");
    const Document rendered =
        listPage(10, longText + "<noscript>" + repeated(90, "<em>more</em>") + "</noscript>");
    const TreeDiff diff = diffTrees(source, rendered, true);
    TagPathOptions path;
    path.leaveOut = {"script"};
    const Divergence divergence = findDivergence(source, rendered, diff, path, {});
    EXPECT_EQ(divergence.blamed, (std::vector{Cause::Noscript, Cause::ScriptMade}));
    EXPECT_EQ(divergence.effects.size(), 2U);
    for (const CauseEffect& effect : divergence.effects)
        EXPECT_GT(effect.left.different(), 0U);
}

TEST(Divergence, changedClassesAreADifferenceToo)
{
    // A script gives each hit a class of its own: the list, the longer of the two, is no longer one.
    const Document source = listPage(45, longText);
    const Document rendered =
        listPage(45, longText, [](int i) { return fmt::format("<li class=s{}><b>title</b></li>", i); });
    const TreeDiff diff = diffTrees(source, rendered, true);
    EXPECT_EQ(diff.changed, 45U);
    EXPECT_EQ(diff.differences.size(), 45U);
    const Divergence divergence = divergenceOf(source, rendered, diff);
    EXPECT_GT(divergence.fates.different(), 0U);
    EXPECT_EQ(divergence.blamed, std::vector{Cause::ScriptMade});
    TagPathOptions tagsAlone;
    tagsAlone.style = StyleKey::None;
    EXPECT_TRUE(findDivergence(source, rendered, diff, tagsAlone, {}).isSame());
}

// A list whose hits have classes that the source writes alike and the rendered tree each in its own way, and
// a title that is spelt in two ways, on which no region depends.
TEST(Divergence, aSpellingHasCulpritsOnlyWhereDifferencesShowIt)
{
    for (const char mark : {' ', '-'}) {
        const auto tree = [&](bool isRendered) {
            const auto row = [&](int i) {
                const std::string marks(static_cast<std::size_t>(isRendered ? i + 1 : 1), mark);
                return "<li class='x" + marks + "y'><b>title</b></li>";
            };
            return listPage(45, std::string("<hr title=a") + (isRendered ? '-' : '+') + "b>" + longText, row);
        };
        const Document source = tree(false);
        const Document rendered = tree(true);
        const TreeDiff diff = diffTrees(source, rendered, true);
        const bool isShown = mark == '-'; // white space is no difference
        ASSERT_EQ(diff.differences.size(), isShown ? 45U : 1U) << "the title and all hits but the first";
        const Divergence divergence = divergenceOf(source, rendered, diff);
        EXPECT_GT(divergence.fates.different(), 0U);
        EXPECT_EQ(divergence.blamed, std::vector{Cause::Spelling});
        EXPECT_EQ(divergence.culprits.empty(), !isShown);
        EXPECT_TRUE(divergence.isLeast);
        EXPECT_EQ(std::ranges::count(divergence.culprits, 0U), 0) << "the title can be left out";
    }
}

bool isKept(const TagPathSequence& sequence, Region region, NodeId node)
{
    const Position position = sequence.positionOf(node);
    return position != noPosition && region.contains(position);
}

// The property that the views rely on, and an independent count of fates.
TEST(Divergence, ofRandomPagesIsExplainedAndAgreesWithAPlainCount)
{
    std::mt19937 random(6);
    int different = 0;
    for (int round = 0; round < (isSanitized ? 200 : 600); ++round) {
        const Document source = build(randomPage(random));
        const Document rendered = build(randomPage(random));
        const TreeDiff diff = diffTrees(source, rendered, round % 2 == 0);
        const Divergence divergence = divergenceOf(source, rendered, diff);
        const TagPathSequence sequence = convertTreeToSequence(source);
        const TagPathSequence other = convertTreeToSequence(rendered);
        const Region region = searchRegion(sequence.symbols).region;
        const Region otherRegion = searchRegion(other.symbols).region;
        ASSERT_EQ(divergence.source, region);
        ASSERT_EQ(divergence.rendered, otherRegion);
        FatesCompared fates;
        for (NodeId node{1}; node.value < source.size(); ++node.value) {
            const NodeId partner = diff.renderedOf[node.value];
            if (partner == noNode)
                continue;
            const bool isHere = isKept(sequence, region, node);
            const bool isThere = isKept(other, otherRegion, partner);
            fates.keptInBoth += isHere && isThere ? 1 : 0;
            fates.keptInSource += isHere && !isThere ? 1 : 0;
            fates.keptInRendered += !isHere && isThere ? 1 : 0;
        }
        ASSERT_EQ(divergence.fates, fates);
        if (divergence.isSame())
            continue;
        ++different;
        ASSERT_FALSE(divergence.blamed.empty()) << outline(source) << "\n" << outline(rendered);
        // What is blamed is enough, and so are the culprits; none of them can be missed.
        CauseSet blamed;
        for (const Cause cause : divergence.blamed)
            blamed.set(static_cast<std::size_t>(cause));
        const auto left = [&](const UndoneTree& undone) {
            const TagPathSequence symbols = convertTreeToSequence(undone.document);
            const Region kept = searchRegion(symbols.symbols).region;
            int wrong = 0;
            for (NodeId node{1}; node.value < source.size(); ++node.value) {
                if (diff.renderedOf[node.value] == noNode)
                    continue;
                const bool isNow = isKept(symbols, kept, undone.ofSource[node.value]);
                wrong += isKept(sequence, region, node) != isNow ? 1 : 0;
            }
            return wrong;
        };
        ASSERT_EQ(left(undoDifferences(source, rendered, diff, blamed)), 0);
        const bool isSpelling = blamed[static_cast<std::size_t>(Cause::Spelling)];
        std::vector<bool> isUndone(diff.differences.size());
        for (const std::uint32_t culprit : divergence.culprits)
            isUndone[culprit] = true;
        ASSERT_EQ(left(undoDifferences(source, rendered, diff, isUndone, isSpelling)), 0);
        if (!divergence.isLeast)
            continue;
        if (!isSpelling && divergence.culprits.size() == 1)
            continue; // without it, nothing is undone
        for (const std::uint32_t culprit : divergence.culprits) {
            isUndone[culprit] = false;
            ASSERT_NE(left(undoDifferences(source, rendered, diff, isUndone, isSpelling)), 0);
            isUndone[culprit] = true;
        }
    }
    EXPECT_GT(different, 50);
}

TEST(Divergence, saysThatItWasStopped)
{
    const Document source = listPage(10);
    const Document rendered = listPage(10, longText);
    std::stop_source stop;
    stop.request_stop();
    EXPECT_TRUE(
        findDivergence(source, rendered, diffTrees(source, rendered), {}, {}, stop.get_token()).isStopped);
}

} // namespace
} // namespace tagseam
