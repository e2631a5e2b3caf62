// SPDX-License-Identifier: MIT
// Do two trees lead to different regions, and what makes it so: against differences that were made on
// purpose.
#include "core/tps/divergence.h"

#include "core/page/treeundo.h"
#include "tests/core/treepairs.h"

#include <gtest/gtest.h>

namespace tagseam {
namespace {

using Cause = DifferenceCause;

// A menu of 6 and a list of `hits`, in the hands of `row` and `before`, which each test has its own way with.
template <class Row, class Before>
Document listPage(int hits, const Row& row, const Before& before)
{
    DocumentBuilder builder;
    builder.open("html");
    builder.open("body");
    builder.open("div");
    builder.attribute("class", "menu");
    for (int i = 0; i < 6; ++i) {
        builder.open("a");
        builder.text("link " + std::to_string(i));
        builder.close();
    }
    builder.close();
    before(builder);
    builder.open("ul");
    for (int i = 0; i < hits; ++i) {
        builder.open("li");
        row(builder, i);
        builder.close();
    }
    return std::move(builder).finish();
}

void plainRow(DocumentBuilder& builder, int i)
{
    builder.open("b");
    builder.text("title " + std::to_string(i));
    builder.close();
}

void nothing(DocumentBuilder&) {}

// Forty paragraphs: more than the list.
void longText(DocumentBuilder& builder)
{
    builder.open("div");
    for (int i = 0; i < 40; ++i) {
        builder.open("p");
        builder.text("words " + std::to_string(i));
        builder.close();
    }
    builder.close();
}

Divergence divergenceOf(const Document& source, const Document& rendered, const TreeDiff& diff)
{
    return findDivergence(source, rendered, diff, {}, {});
}

TEST(Divergence, ofEqualTreesIsNone)
{
    const Document page = listPage(20, plainRow, nothing);
    const Divergence divergence = divergenceOf(page, page, diffTrees(page, page));
    EXPECT_TRUE(divergence.isSame());
    EXPECT_EQ(divergence.source, divergence.rendered);
    EXPECT_GT(divergence.fates.keptInBoth, 20U);
    EXPECT_TRUE(divergence.effects.empty());
    EXPECT_TRUE(divergence.blamed.empty());
}

TEST(Divergence, aScriptThatAddsMoreThanThereWasIsBlamed)
{
    const Document source = listPage(10, plainRow, nothing);
    const Document rendered = listPage(10, plainRow, longText);
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
    const auto noisy = [](DocumentBuilder& builder) {
        builder.open("font"); // wraps the lot
        longText(builder);
        builder.close();
    };
    const Document source = listPage(10, plainRow, nothing);
    Document rendered = listPage(
        10,
        [](DocumentBuilder& builder, int i) {
            plainRow(builder, i);
            if (i == 3) {
                builder.open("br");
                builder.close();
            }
        },
        noisy);
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
    // Both add a long text of their own kind: with one of them gone, the other still wins.
    const auto both = [](DocumentBuilder& builder) {
        longText(builder);
        builder.open("noscript");
        for (int i = 0; i < 90; ++i) {
            builder.open("em");
            builder.text("more " + std::to_string(i));
            builder.close();
        }
        builder.close();
    };
    const auto empty = [](DocumentBuilder& builder) {
        builder.open("noscript");
        builder.close();
    };
    const Document source = listPage(10, plainRow, empty);
    const Document rendered = listPage(10, plainRow, both);
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
    const auto striped = [](DocumentBuilder& builder, int i) {
        builder.attribute("class", "s" + std::to_string(i));
        plainRow(builder, i);
    };
    const Document source = listPage(45, plainRow, longText);
    const Document rendered = listPage(45, striped, longText);
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
// a title that is spelt in two ways, too, of which no region depends.
std::pair<Document, Document> spelledLists(char mark)
{
    const auto page = [&](bool isRendered) {
        const auto row = [&](DocumentBuilder& builder, int i) {
            const auto marks = static_cast<std::size_t>(isRendered ? i + 1 : 1);
            builder.attribute("class", "x" + std::string(marks, mark) + "y");
            plainRow(builder, i);
        };
        const auto before = [&](DocumentBuilder& builder) {
            builder.open("hr");
            builder.attribute("title", isRendered ? "a-b" : "a+b");
            builder.close();
            longText(builder);
        };
        return listPage(45, row, before);
    };
    return {page(false), page(true)};
}

TEST(Divergence, aSpellingThatNoDifferenceShowsNeedsNoCulprits)
{
    const auto [source, rendered] = spelledLists(' ');
    const TreeDiff diff = diffTrees(source, rendered, true);
    ASSERT_EQ(diff.differences.size(), 1U) << "the title: white space is none";
    const Divergence divergence = divergenceOf(source, rendered, diff);
    EXPECT_GT(divergence.fates.different(), 0U);
    EXPECT_EQ(divergence.blamed, std::vector{Cause::Spelling});
    EXPECT_TRUE(divergence.culprits.empty());
    EXPECT_TRUE(divergence.isLeast);
}

TEST(Divergence, aSpellingThatDifferencesShowHasCulprits)
{
    const auto [source, rendered] = spelledLists('-');
    const TreeDiff diff = diffTrees(source, rendered, true);
    ASSERT_EQ(diff.differences.size(), 45U) << "the title and all hits but the first";
    const Divergence divergence = divergenceOf(source, rendered, diff);
    EXPECT_EQ(divergence.blamed, std::vector{Cause::Spelling});
    EXPECT_FALSE(divergence.culprits.empty());
    EXPECT_TRUE(divergence.isLeast);
    EXPECT_EQ(std::ranges::count(divergence.culprits, 0U), 0) << "the title can be left out";
}

// The property that the views rely on, and an independent count of fates.
TEST(Divergence, ofRandomPagesIsExplainedAndAgreesWithAPlainCount)
{
    std::mt19937 random(6);
    int different = 0;
    for (int round = 0; round < (test::isSanitized ? 200 : 600); ++round) {
        const Document source = test::build(test::randomPage(random));
        const Document rendered = test::build(test::randomPage(random));
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
            const Position here = sequence.positionOf(node);
            const Position there = other.positionOf(partner);
            const bool isHere = here != noPosition && region.contains(here);
            const bool isThere = there != noPosition && otherRegion.contains(there);
            fates.keptInBoth += isHere && isThere ? 1 : 0;
            fates.keptInSource += isHere && !isThere ? 1 : 0;
            fates.keptInRendered += !isHere && isThere ? 1 : 0;
        }
        ASSERT_EQ(divergence.fates, fates);
        if (divergence.isSame())
            continue;
        ++different;
        ASSERT_FALSE(divergence.blamed.empty()) << test::outline(source) << "\n" << test::outline(rendered);
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
                const Position here = sequence.positionOf(node);
                const Position there = symbols.positionOf(undone.ofSource[node.value]);
                wrong += (here != noPosition && region.contains(here)) !=
                                 (there != noPosition && kept.contains(there))
                             ? 1
                             : 0;
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
    const Document source = listPage(10, plainRow, nothing);
    const Document rendered = listPage(10, plainRow, longText);
    std::stop_source stop;
    stop.request_stop();
    EXPECT_TRUE(
        findDivergence(source, rendered, diffTrees(source, rendered), {}, {}, stop.get_token()).isStopped);
}

} // namespace
} // namespace tagseam
