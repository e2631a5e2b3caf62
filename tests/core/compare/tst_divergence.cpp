// SPDX-License-Identifier: MIT
// The divergence of two trees, and the differences that cause it.
#include "core/compare/divergence.h"

#include "core/compare/treeundo.h"
#include "tests/core/page/testpages.h"

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
    return test::libxml2Page(html + "</ul></body>");
}

// Forty paragraphs: more than the list.
const std::string longText = "<div>" + repeated(40, "<p>words</p>") + "</div>";

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
        const bool isShown = mark == '-'; // white space is not a difference
        ASSERT_EQ(diff.differences.size(), isShown ? 45U : 1U) << "the title and all hits but the first";
        const Divergence divergence = findDivergence(source, rendered, diff, {}, {});
        EXPECT_GT(divergence.statuses.different(), 0U);
        EXPECT_EQ(divergence.responsible, std::vector{Cause::Spelling});
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

// The property that the views rely on, and an independent count of statuses.
TEST(Divergence, ofRandomPagesIsExplainedAndAgreesWithAPlainCount)
{
    std::mt19937 random(6);
    int different = 0;
    for (int round = 0; round < (isShort ? 200 : 600); ++round) {
        const Document source = build(randomPage(random));
        const Document rendered = build(randomPage(random));
        const TreeDiff diff = diffTrees(source, rendered, round % 2 == 0);
        TagPathOptions path;
        path.style = random() % 3 == 0 ? LabelAttributes::None : path.style;
        const Divergence divergence = findDivergence(source, rendered, diff, path, {});
        const TagPathSequence sequence = convertTreeToSequence(source, path);
        const TagPathSequence other = convertTreeToSequence(rendered, path);
        const Region region = searchRegion(sequence.symbols).region;
        const Region otherRegion = searchRegion(other.symbols).region;
        ASSERT_EQ(divergence.source, region);
        ASSERT_EQ(divergence.rendered, otherRegion);
        StatusesCompared statuses;
        for (NodeId node{1}; node.value < source.size(); ++node.value) {
            const NodeId partner = diff.renderedOf[node.value];
            if (partner == noNode)
                continue;
            const bool isHere = isKept(sequence, region, node);
            const bool isThere = isKept(other, otherRegion, partner);
            statuses.keptInBoth += isHere && isThere ? 1 : 0;
            statuses.keptInSource += isHere && !isThere ? 1 : 0;
            statuses.keptInRendered += !isHere && isThere ? 1 : 0;
        }
        ASSERT_EQ(divergence.statuses, statuses);
        if (divergence.isSame()) {
            ASSERT_TRUE(divergence.responsible.empty() && divergence.effects.empty());
            continue;
        }
        ++different;
        ASSERT_FALSE(divergence.responsible.empty()) << outline(source) << "\n" << outline(rendered);
        // The responsible causes are enough, and so are the culprits; none of them can be omitted.
        CauseSet responsible;
        for (const Cause cause : divergence.responsible)
            responsible.set(static_cast<std::size_t>(cause));
        const auto left = [&](const UndoneTree& undone) {
            const TagPathSequence symbols = convertTreeToSequence(undone.document, path);
            const Region kept = searchRegion(symbols.symbols).region;
            std::uint32_t wrong = 0;
            for (NodeId node{1}; node.value < source.size(); ++node.value) {
                if (diff.renderedOf[node.value] == noNode)
                    continue;
                const bool isNow = isKept(symbols, kept, undone.ofSource[node.value]);
                wrong += isKept(sequence, region, node) != isNow ? 1 : 0;
            }
            return wrong;
        };
        ASSERT_EQ(left(undoDifferences(source, rendered, diff, responsible)), 0U);
        for (const CauseEffect& effect : divergence.effects) {
            const auto cause = static_cast<std::size_t>(effect.cause);
            const auto alone = left(undoDifferences(source, rendered, diff, CauseSet().set(cause)));
            ASSERT_EQ(alone, effect.left.different());
            ASSERT_TRUE(!responsible[cause] || divergence.responsible.size() == 1 ||
                        left(undoDifferences(source, rendered, diff, CauseSet(responsible).reset(cause))) !=
                            0U);
        }
        const bool isSpelling = responsible[static_cast<std::size_t>(Cause::Spelling)];
        std::vector<bool> isUndone(diff.differences.size());
        for (const std::uint32_t culprit : divergence.culprits)
            isUndone[culprit] = true;
        ASSERT_EQ(left(undoDifferences(source, rendered, diff, isUndone, isSpelling)), 0U);
        if (!divergence.isLeast)
            continue;
        if (!isSpelling && divergence.culprits.size() == 1)
            continue; // without it, nothing is undone
        for (const std::uint32_t culprit : divergence.culprits) {
            isUndone[culprit] = false;
            ASSERT_NE(left(undoDifferences(source, rendered, diff, isUndone, isSpelling)), 0U);
            isUndone[culprit] = true;
        }
    }
    EXPECT_GT(different, 50);
}

TEST(Divergence, saysThatItWasStopped)
{
    const Document source = page("<body><p>one</p></body>");
    const Document rendered = page("<body>" + longText + "</body>");
    EXPECT_TRUE(findDivergence(source, rendered, diffTrees(source, rendered), {}, {}, stopToken()).isStopped);
}

} // namespace
} // namespace tagseam
