// SPDX-License-Identifier: MIT
// The decision of each node and its kept nodes, against a plain search.
#include "core/methods/decisionindex.h"
#include "core/methods/methods.h"
#include "tests/core/methods/methodpages.h"

namespace tagseam::test {
namespace {

FilterResult resultOf(const Document& page, std::string_view method)
{
    return methodNamed(method)->run({page}, {});
}

std::optional<std::size_t> plainDecision(const Document& page, const FilterResult& result, NodeId node)
{
    std::optional<std::size_t> innermost;
    NodeId root{0};
    for (std::size_t i = 0; i < result.decisions.size(); ++i) {
        const FilterDecision& each = result.decisions[i];
        for (const NodeId top : each.nodes) {
            const bool isIn = top <= node && node < page.subtreeEnd(top);
            const bool isOwn =
                each.isOfContent &&
                (top == node || (page.kind(node) == NodeKind::Text && page.parent(node) == top));
            if (isIn && !isOwn && (!innermost || top >= root)) {
                innermost = i;
                root = top;
            }
        }
    }
    return innermost;
}

TEST(DecisionIndex, agreesWithAPlainSearchOnRandomPages)
{
    std::mt19937 random(4);
    for (int run = 0; run < 200; ++run) {
        const Document page = build(randomPage(random));
        for (const char* method : {"all", "tag-rules,threshold=6", "tag-rules,threshold=6,cascades=no",
                                   "repetition,threshold=3", "mdr-2003"}) {
            const FilterResult result = resultOf(page, method);
            const DecisionIndex index(page, result);
            for (NodeId node{0}; node.value < page.size(); ++node.value) {
                ASSERT_EQ(index.decisionOf(node), plainDecision(page, result, node)) << method << node.value;
                const auto names = [&](const FilterDecision& each) {
                    return std::ranges::find(each.nodes, node) != each.nodes.end();
                };
                const auto first = std::ranges::find_if(result.decisions, names);
                const auto at = static_cast<std::size_t>(first - result.decisions.begin());
                ASSERT_EQ(index.decisionAt(node).value_or(result.decisions.size()), at) << node.value;
                KeptNodes counted;
                for (NodeId below = node; below < page.subtreeEnd(node); ++below.value) {
                    const bool counts = page.kind(below) != NodeKind::Comment && !page.isBlankText(below);
                    counted.all += counts ? 1 : 0;
                    counted.kept += counts && result.kept[below.value] ? 1 : 0;
                }
                ASSERT_EQ(index.keptOf(page, node), counted) << method << node.value;
            }
        }
    }
}

TEST(DecisionIndex, takesDeepPages)
{
    const Document page = tree("body(" + repeated(100'000, "div(p("));
    const FilterResult result = resultOf(page, "tag-rules");
    const DecisionIndex index(page, result);
    EXPECT_EQ(index.keptOf(page, NodeId{1}).all, 200'001U);
    EXPECT_TRUE(index.decisionOf(NodeId{page.size() - 1}));
}

} // namespace
} // namespace tagseam::test
