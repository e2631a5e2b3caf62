// SPDX-License-Identifier: MIT
// The two rules of Win and Tun and their loop against a plain walk on random pages.
#include "core/methods/tagrules/tagrules.h"
#include "tests/core/methods/methodpages.h"

#include <map>
#include <set>

namespace tagseam::test {
namespace {

TagRulesOptions optionsOf(std::uint32_t threshold, bool cascades)
{
    TagRulesOptions options;
    options.threshold = threshold;
    options.cascades = cascades;
    return options;
}

TEST(TagRules, theThresholdOfAPageGrowsWithIt)
{
    EXPECT_EQ(adaptiveThreshold(0), 10U);
    EXPECT_EQ(adaptiveThreshold(500), 10U);
    EXPECT_EQ(adaptiveThreshold(5000), 100U);
    const Document page = test::page("<body><p>x</p></body>");
    EXPECT_EQ(applyTagRules(page, {}).threshold, 10U);
}

// The rules as the paper says them, by walking: quadratic, recursive.
struct TagRulesOracle {
    const Document& page;
    std::uint32_t threshold;
    bool cascades;
    std::map<std::uint32_t, TakenSubtree> taken;
    std::set<std::uint32_t> gone;

    bool isTag(NodeId node) const
    {
        return page.isElement(node) && page.name(node) != "script" && page.name(node) != "noscript" &&
               !gone.contains(node.value);
    }
    void tagsBelow(NodeId node, std::vector<NodeId>& tags) const
    {
        for (NodeId child = page.firstChild(node); child != noNode; child = page.nextSibling(child)) {
            if (!isTag(child))
                continue;
            tags.push_back(child);
            tagsBelow(child, tags);
        }
    }
    // Descendants of a taken node are removed, except its own texts.
    bool isKept(NodeId node) const
    {
        for (; page.parent(node) != noNode; node = page.parent(node)) {
            if (taken.contains(page.parent(node).value) && page.kind(node) != NodeKind::Text)
                return false;
        }
        return true;
    }
    void visit(NodeId node)
    {
        if (page.isElement(node) && (page.name(node) == "script" || page.name(node) == "noscript"))
            return;
        for (NodeId child = page.firstChild(node); child != noNode; child = page.nextSibling(child))
            visit(child);
        std::vector<NodeId> tags;
        tagsBelow(node, tags);
        if (!page.isElement(node) || node == page.body() || tags.empty())
            return;
        const bool isOne = std::ranges::all_of(
            tags, [&](NodeId each) { return page.nameId(each) == page.nameId(tags.front()); });
        const bool areChildren =
            std::ranges::all_of(tags, [&](NodeId each) { return page.parent(each) == node; });
        if (!(isOne && areChildren) && (isOne || tags.size() >= threshold))
            return;
        taken[node.value] = {node, isOne ? TagRule::SameTag : TagRule::FewTags,
                             static_cast<std::uint32_t>(tags.size())};
        for (const NodeId each : tags) {
            if (cascades)
                gone.insert(each.value);
        }
    }
};

TEST(TagRules, agreeWithAPlainWalkOnRandomPages)
{
    std::mt19937 random(5);
    for (int run = 0; run < 500; ++run) {
        const Document page = build(randomPage(random));
        const auto threshold = static_cast<std::uint32_t>(random() % 12);
        const bool cascades = run % 2 == 0;
        TagRulesOracle oracle{page, threshold, cascades, {}, {}};
        oracle.visit(page.body() == noNode ? NodeId{0} : page.body());
        const TagRulesTrace trace = applyTagRules(page, optionsOf(threshold, cascades));
        ASSERT_EQ(trace.taken.size(), oracle.taken.size()) << run;
        ASSERT_TRUE(std::ranges::is_sorted(trace.taken, {}, &TakenSubtree::node));
        for (const TakenSubtree& each : trace.taken) {
            ASSERT_TRUE(oracle.taken.contains(each.node.value));
            EXPECT_EQ(each.rule, oracle.taken[each.node.value].rule);
            EXPECT_EQ(each.tags, oracle.taken[each.node.value].tags);
        }
        for (std::uint32_t node = 0; node < page.size(); ++node)
            EXPECT_EQ(trace.kept[node], oracle.isKept(NodeId{node})) << node;
    }
}

TEST(TagRules, takeDeepPages)
{
    const TagRulesTrace trace = applyTagRules(tree("body(" + repeated(100'000, "div(p(")), {});
    EXPECT_FALSE(trace.taken.empty());
    EXPECT_TRUE(trace.kept[1]);
}

} // namespace
} // namespace tagseam::test
