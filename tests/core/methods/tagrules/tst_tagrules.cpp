// SPDX-License-Identifier: MIT
// The two rules of Win and Tun and their loop against a plain walk on random pages.
#include "core/methods/tagrules/tagrules.h"
#include "tests/core/methods/methodpages.h"

#include <fmt/format.h>

#include <map>
#include <set>

namespace tagseam::test {
namespace {

TagRulesOptions optionsAtRandom(std::mt19937& random)
{
    TagRulesOptions options;
    options.threshold = static_cast<std::uint32_t>(random() % 12);
    options.cascades = random() % 2 == 0;
    options.sameTag = random() % 2 == 0 ? SameTagNodes::One : SameTagNodes::Several;
    options.counts = random() % 2 == 0 ? CountedTags::Tags : CountedTags::Types;
    return options;
}

std::string removedBy(const Document& page, const TagRulesOptions& options)
{
    std::string removed;
    for (const TakenSubtree& taken : applyTagRules(page, options).taken)
        removed += fmt::format("{}{} {} {}", removed.empty() ? "" : "; ", page.name(taken.node),
                               name(taken.rule), taken.count);
    return removed;
}

TEST(TagRules, removeASingleChildOrOnlySeveral)
{
    const Document cell = test::page("<body><p><b>x</b></p><ul><li>1<li>2</ul></body>");
    TagRulesOptions options;
    EXPECT_EQ(removedBy(cell, options), "p same-tag 1; ul same-tag 2");
    options.sameTag = SameTagNodes::Several;
    EXPECT_EQ(removedBy(cell, options), "ul same-tag 2");
}

TEST(TagRules, countTagsOrTheirTypes)
{
    const Document page =
        test::page("<body><div><p>1</p><p>2</p><p>3</p><i>4</i><b><u>5</u></b></div></body>");
    TagRulesOptions options;
    options.sameTag = SameTagNodes::Several;
    options.threshold = 5;
    EXPECT_EQ(removedBy(page, options), "") << "six tags of four types";
    options.counts = CountedTags::Types;
    EXPECT_EQ(removedBy(page, options), "div few-types 4");
    options.threshold = 4;
    EXPECT_EQ(removedBy(page, options), "");
    options.threshold.reset();
    EXPECT_EQ(applyTagRules(page, options).threshold, leastThreshold);
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
    TagRulesOptions options;
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
        std::set<std::uint32_t> types;
        for (const NodeId each : tags)
            types.insert(page.nameId(each).value);
        const bool hasTypes = options.counts == CountedTags::Types;
        const std::size_t counted = hasTypes ? types.size() : tags.size();
        const bool isFirst =
            isOne && areChildren && (options.sameTag == SameTagNodes::One || tags.size() > 1);
        const bool isSecond = !isOne && counted < *options.threshold;
        if (!isFirst && !isSecond)
            return;
        const TagRule second = hasTypes ? TagRule::FewTypes : TagRule::FewTags;
        taken[node.value] = {node, isFirst ? TagRule::SameTag : second,
                             static_cast<std::uint32_t>(isFirst ? tags.size() : counted)};
        for (const NodeId each : tags) {
            if (options.cascades)
                gone.insert(each.value);
        }
    }
};

TEST(TagRules, agreeWithAPlainWalkOnRandomPages)
{
    std::mt19937 random(5);
    for (int run = 0; run < 500; ++run) {
        const Document page = build(randomPage(random));
        const TagRulesOptions options = optionsAtRandom(random);
        TagRulesOracle oracle{page, options, {}, {}};
        oracle.visit(page.body() == noNode ? NodeId{0} : page.body());
        const TagRulesTrace trace = applyTagRules(page, options);
        ASSERT_EQ(trace.taken.size(), oracle.taken.size()) << run;
        ASSERT_TRUE(std::ranges::is_sorted(trace.taken, {}, &TakenSubtree::node));
        for (const TakenSubtree& each : trace.taken) {
            ASSERT_TRUE(oracle.taken.contains(each.node.value));
            EXPECT_EQ(each.rule, oracle.taken[each.node.value].rule);
            EXPECT_EQ(each.count, oracle.taken[each.node.value].count);
        }
        for (std::uint32_t node = 0; node < page.size(); ++node)
            EXPECT_EQ(trace.kept[node], oracle.isKept(NodeId{node})) << node;
    }
}

TEST(TagRules, takeDeepPages)
{
    for (const CountedTags counts : {CountedTags::Tags, CountedTags::Types}) {
        TagRulesOptions options;
        options.counts = counts;
        const TagRulesTrace trace = applyTagRules(tree("body(" + repeated(100'000, "div(p(")), options);
        EXPECT_FALSE(trace.taken.empty());
        EXPECT_TRUE(trace.kept[1]);
    }
}

} // namespace
} // namespace tagseam::test
