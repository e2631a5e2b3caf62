// SPDX-License-Identifier: MIT
// The part of a tree with the largest sum.
#include "core/methods/content/bestsubtree.h"
#include "tests/core/methods/methodpages.h"

namespace tagseam::test {
namespace {

// The values of elements by name; 0 for others.
std::vector<double> valuesOf(const Document& page, const std::map<std::string, double>& byName)
{
    std::vector<double> values(page.size(), 0);
    for (NodeId node{0}; node.value < page.size(); ++node.value) {
        const auto found = byName.find(std::string(page.name(node)));
        values[node.value] = found == byName.end() ? 0 : found->second;
    }
    return values;
}

TEST(BestSubtree, isTheSmallestPartWithTheLargestSum)
{
    const Document page = test::page("<body><nav>a</nav><main><h1>b</h1><aside>c</aside><p>d</p></main>");
    const BestSubtree best =
        bestSubtree(page, valuesOf(page, {{"nav", -9}, {"h1", 2}, {"aside", -4}, {"p", 5}}), -3);
    EXPECT_EQ(page.name(best.root), "html"); // nav and aside are excluded, and their parents lose nothing
    EXPECT_EQ(best.sum, 7);
    const KeepMask nodes = nodesOf(page, best, std::vector<bool>(page.size(), false));
    EXPECT_EQ(keptTexts(page, nodes), "b|d");
}

TEST(BestSubtree, keepsSubtreesThatLowerTheSumALittle)
{
    const Document page = test::page("<body><main><h1>b</h1><aside>c</aside><p>d</p></main>");
    const std::vector<double> values = valuesOf(page, {{"body", -1}, {"h1", 2}, {"aside", -3}, {"p", 5}});
    const BestSubtree best = bestSubtree(page, values, -3);
    EXPECT_EQ(page.name(best.root), "p"); // 5, and main has 4
    const BestSubtree strict = bestSubtree(page, values, -2);
    EXPECT_EQ(page.name(strict.root), "main");
    EXPECT_EQ(strict.sum, 7);
}

TEST(BestSubtree, isNothingWithoutAPositiveSum)
{
    const Document page = test::page("<body><p>a</p>");
    const BestSubtree best = bestSubtree(page, valuesOf(page, {{"p", -1}}), -3);
    EXPECT_EQ(best.root, noNode);
    EXPECT_EQ(keptTexts(page, nodesOf(page, best, std::vector<bool>(page.size(), false))), "");
}

TEST(BestSubtree, leavesAbsentNodesOut)
{
    const Document page = test::page("<body><p>a</p><div>b</div>");
    std::vector<bool> isAbsent(page.size(), false);
    isAbsent[firstNamed(page, "div").value] = true;
    const BestSubtree best = bestSubtree(page, valuesOf(page, {{"p", 1}, {"body", 1}}), 0);
    EXPECT_EQ(keptTexts(page, nodesOf(page, best, isAbsent)), "a");
}

} // namespace
} // namespace tagseam::test
