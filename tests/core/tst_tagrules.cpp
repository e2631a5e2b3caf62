// SPDX-License-Identifier: MIT
// The two rules of Win and Tun and their loop, and a plain walk on random pages as oracle.
#include "core/methods/tagrules.h"
#include "tests/core/methodpages.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <map>
#include <random>
#include <set>

namespace tagseam::test {
namespace {

using testing::ElementsAre;

// "ul same-tag 3": what was taken, by which rule, with how many tags.
std::vector<std::string> takenOf(const Document& page, const TagRulesTrace& trace)
{
    std::vector<std::string> texts;
    for (const TakenSubtree& each : trace.taken)
        texts.push_back(fmt::format("{} {} {}", page.name(each.node), name(each.rule), each.tags));
    return texts;
}

TagRulesOptions optionsOf(std::uint32_t threshold, bool cascades)
{
    TagRulesOptions options;
    options.threshold = threshold;
    options.cascades = cascades;
    return options;
}

TEST(TagRules, rule1TakesDescendantsOfOneTagWithoutChildren)
{
    const Document page =
        test::page("<body><div id=links>own<a>1</a><a>2</a><a>3</a></div><div><div><div>x</div></div></div>"
                   "<h1>h</h1></body>");
    const TagRulesTrace trace = applyTagRules(page, optionsOf(0, false));
    EXPECT_THAT(takenOf(page, trace), ElementsAre("div same-tag 3", "div same-tag 1"));
    // The outer of three nested divs has a grandchild: rule 1 takes the one within it alone.
    EXPECT_EQ(keptTexts(page, trace.kept), "own|h");
    EXPECT_EQ(trace.tags, 9U);
}

TEST(TagRules, rule2TakesFewDescendantsOfDifferentTags)
{
    const Document page =
        test::page("<body><div><a>1</a><img><b>2</b></div><div><a>3</a><img><b>4</b><i>5</i></div></body>");
    EXPECT_THAT(takenOf(page, applyTagRules(page, optionsOf(4, false))), ElementsAre("div few-tags 3"));
    EXPECT_THAT(takenOf(page, applyTagRules(page, optionsOf(5, false))),
                ElementsAre("div few-tags 3", "div few-tags 4"));
    EXPECT_THAT(takenOf(page, applyTagRules(page, optionsOf(3, false))), ElementsAre());
}

TEST(TagRules, theLoopGoesOnWithWhatIsLeft)
{
    const Document page = test::page("<body><ul><li><a>1</a></li><li><a>2</a></li></ul><p>text</p></body>");
    EXPECT_THAT(takenOf(page, applyTagRules(page, optionsOf(0, false))),
                ElementsAre("li same-tag 1", "li same-tag 1"));
    const TagRulesTrace loop = applyTagRules(page, optionsOf(0, true));
    EXPECT_THAT(takenOf(page, loop), ElementsAre("ul same-tag 2", "li same-tag 1", "li same-tag 1"));
    EXPECT_EQ(keptTexts(page, loop.kept), "text") << "the body itself is never taken";
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
    // What is below a taken node goes, but for its own texts.
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
    const TagRulesTrace trace = applyTagRules(deepPage(200'000), {});
    EXPECT_FALSE(trace.taken.empty());
    EXPECT_TRUE(trace.kept[1]);
}

} // namespace
} // namespace tagseam::test
