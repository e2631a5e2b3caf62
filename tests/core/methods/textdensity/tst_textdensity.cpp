// SPDX-License-Identifier: MIT
// Block fusion, and the filter by text density.
#include "core/methods/textdensity/textdensity.h"

#include "core/methods/textdensity/blockfusion.h"
#include "tests/core/methods/methodpages.h"

#include <gmock/gmock.h>

namespace tagseam::test {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

TEST(BlockFusion, fusesNeighboursOfAboutTheSameDensity)
{
    EXPECT_EQ(densityDifference(10, 8), 0.2);
    EXPECT_EQ(densityDifference(8, 10), 0.2);
    EXPECT_EQ(densityDifference(0, 0), 0);
    EXPECT_EQ(densityDifference(0, 3), 1);
    const std::vector<WrappedText> blocks{{1, 1}, {12, 1}, {40, 4}, {2, 1}, {3, 1}};
    // |1 - 12| / 12 and |52/5 - 2| / 10.4 are above 0.38; |12 - 10| / 12 and |2 - 3| / 3 are not.
    EXPECT_THAT(fuseBlocks(blocks, 0.38),
                ElementsAre(FusedBlock{0, 1, {1, 1}}, FusedBlock{1, 3, {52, 5}}, FusedBlock{3, 5, {5, 2}}));
    EXPECT_EQ(fuseBlocks(blocks, 0).size(), 5U);
    EXPECT_EQ(fuseBlocks(blocks, 1).size(), 1U);
    EXPECT_THAT(fuseBlocks({}, 0.38), IsEmpty());
}

TEST(BlockFusion, goesOnWithTheBlockBefore)
{
    // 10 and 5 differ by 0.5; 5 and 7 become 6, which differs from 10 by 0.4.
    const std::vector<WrappedText> blocks{{10, 1}, {5, 1}, {7, 1}};
    EXPECT_THAT(fuseBlocks(blocks, 0.4), ElementsAre(FusedBlock{0, 3, {22, 3}}));
}

// Two menus of single words around two paragraphs of 16 words on a line.
Document menusAndArticle()
{
    const std::string line = repeated(16, "abcd ");
    return tree("html(body(ul(li('Home') li('News')) p('" + line + line + line + "' br '" + line + "') p('" +
                line + "end') div('Imprint')))");
}

TEST(TextDensity, keepsDenseBlocks)
{
    const Document page = menusAndArticle();
    const FilterResult found = filterByTextDensity({page}, {});
    std::vector<std::string> decisions;
    for (const FilterDecision& each : found.decisions)
        decisions.push_back(std::string(each.reason) + " " + std::to_string(each.nodes.size()));
    EXPECT_THAT(decisions, ElementsAre("sparse 2", "dense 3", "sparse 1"));
    EXPECT_EQ(found.decisions[0].figure, 1);
    EXPECT_EQ(found.decisions[1].figure, 16); // the complete lines: three, and one
    EXPECT_EQ(found.threshold, 10);
    EXPECT_TRUE(found.kept[firstNamed(page, "br").value]);
    EXPECT_FALSE(found.kept[firstNamed(page, "ul").value]);
    EXPECT_FALSE(found.kept[firstNamed(page, "div").value]);
}

TEST(TextDensity, thresholdsAreOptions)
{
    const Document page = menusAndArticle();
    EXPECT_THAT(keptTexts(page, filterByTextDensity({page}, {0.38, 1}).kept), testing::StartsWith("Home|"));
    EXPECT_EQ(keptTexts(page, filterByTextDensity({page}, {0.38, 16.5}).kept), "");
    EXPECT_EQ(filterByTextDensity({page}, {1, 10}).decisions.size(), 1U);
}

TEST(TextDensity, mayCountAllLinesAndKeepTheDensestBlockAlone)
{
    // Lines of 16, 16, 16, 16 words, and of 16 and 1: (64 + 17) words on 6 lines with the fusion of 0.38, or
    // 16 and 8.5 words for each line without it.
    const Document page = menusAndArticle();
    const FilterResult all = filterByTextDensity({page}, {0.38, 10, CountedLines::All, DenseContent::Dense});
    EXPECT_EQ(all.decisions[1].figure, 16);
    EXPECT_EQ(all.decisions.size(), 4U) << "16 and 8.5 differ by 0.47";
    const FilterResult densest =
        filterByTextDensity({page}, {0.5, 10, CountedLines::All, DenseContent::Densest});
    EXPECT_EQ(densest.decisions[1].figure, 81 / 6.0);
    EXPECT_EQ(densest.decisions[1].reason, "dense");
    EXPECT_FALSE(densest.threshold);
    EXPECT_EQ(std::ranges::count(densest.decisions, true, &FilterDecision::isKept), 1);
}

TEST(TextDensity, takesPagesWithoutText)
{
    const Document empty = tree("html(head body(div(p) ' ' script('a b c')))");
    const FilterResult found = filterByTextDensity({empty}, {});
    EXPECT_THAT(found.decisions, IsEmpty());
    EXPECT_TRUE(found.kept[empty.body().value]);
    EXPECT_FALSE(found.kept[firstNamed(empty, "div").value]);
    const Document noBody = tree("html(head(title('a')) p('b'))");
    EXPECT_EQ(filterByTextDensity({noBody}, {}).kept, KeepMask(noBody.size(), true));
}

} // namespace
} // namespace tagseam::test
