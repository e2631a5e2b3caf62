// SPDX-License-Identifier: MIT
// Document -> noise, from the two rules about tags of Win and Tun ("Eliminating Noise Information from HTML
// Web Pages").
#include "core/methods/tagrules/tagrules.h"

#include "core/base/translate.h"
#include "core/methods/tagtree.h"

#include <algorithm>
#include <array>
#include <unordered_set>
#include <utility>

namespace tagseam {

namespace {

constexpr std::uint32_t tagsPerThreshold = 50;

constexpr std::uint32_t noTag = 0xffffffffU;
constexpr std::uint32_t manyTags = 0xfffffffcU;

std::uint32_t joined(std::uint32_t a, std::uint32_t b)
{
    return a == noTag || a == b ? b : b == noTag ? a : manyTags;
}

// The remaining descendants of a tag node.
struct Left {
    std::uint32_t count = 0;
    std::uint32_t tag = noTag; // tag that all have, or manyTags
    bool areLeaves = true;     // none has a child
};

// The different tags of the remaining descendants of each node; only for CountedTags::Types.
class TagTypes {
  public:
    explicit TagTypes(TagNode nodes) : m_types(nodes) {}

    // Moves the types of the children to the node. The smaller set joins the larger one, so that a tag moves
    // at most log n times.
    void gather(const TagTree& tree, TagNode node)
    {
        std::unordered_set<std::uint32_t>& types = m_types[node];
        for (TagNode child = node + 1; child < tree.ends[node]; child = tree.ends[child]) {
            std::unordered_set<std::uint32_t> others = std::exchange(m_types[child], {});
            others.insert(tree.tags[child]);
            if (others.size() > types.size())
                std::swap(others, types);
            types.insert(others.begin(), others.end());
        }
    }
    void clear(TagNode node) { m_types[node].clear(); }
    std::uint32_t countOf(TagNode node) const { return static_cast<std::uint32_t>(m_types[node].size()); }

  private:
    std::vector<std::unordered_set<std::uint32_t>> m_types;
};

// L2 of figure 8, and its else. `counted`: the descendants, or their types.
std::optional<TagRule> ruleFor(const Left& left, const TagRulesOptions& options, std::uint32_t counted,
                               std::uint32_t threshold)
{
    if (left.count == 0)
        return std::nullopt;
    if (left.tag != manyTags) { // "the same tag node type"
        const std::uint32_t fewest = options.sameTag == SameTagNodes::One ? 1 : 2;
        return left.areLeaves && left.count >= fewest ? std::optional(TagRule::SameTag) : std::nullopt;
    }
    if (counted >= threshold) // "else [...] the different tag node type and less than threshold t"
        return std::nullopt;
    return options.counts == CountedTags::Tags ? TagRule::FewTags : TagRule::FewTypes;
}

Left leftBelow(const TagTree& tree, TagNode node, const std::vector<Left>& left)
{
    Left sum;
    for (TagNode child = node + 1; child < tree.ends[node]; child = tree.ends[child]) {
        sum.count += 1 + left[child].count;
        sum.tag = joined(sum.tag, joined(tree.tags[child], left[child].tag));
        sum.areLeaves = sum.areLeaves && left[child].count == 0;
    }
    return sum;
}

TagRuleVisit visitOf(const Document& page, const TagTree& tree, TagNode node, const Left& left)
{
    const bool isOneTag = left.tag != noTag && left.tag != manyTags; // then the first child has it, too
    return {tree.nodes[node],
            left.count,
            isOneTag ? page.name(tree.nodes[node + 1]) : std::string_view(),
            !left.areLeaves,
            tree.nodes[node] == page.body(),
            std::nullopt};
}

// Descendants of taken nodes are removed; a node that is not a tag is removed with its parent.
KeepMask maskOf(const Document& page, const TagTree& tree, const std::vector<TakenSubtree>& taken,
                const KeepMask* within)
{
    KeepMask kept = keepSubtrees(
        page, tree.nodes.empty() ? std::span<const NodeId>() : std::span(tree.nodes).first(1), within);
    NodeId end{0}; // end of the last taken subtree: nodes before it are removed with that
    for (const TakenSubtree& each : taken) {
        if (each.node < end)
            continue;
        end = page.subtreeEnd(each.node);
        for (NodeId child = page.firstChild(each.node); child != noNode; child = page.nextSibling(child)) {
            if (page.kind(child) == NodeKind::Text)
                continue;
            std::fill(kept.begin() + child.value, kept.begin() + page.subtreeEnd(child).value, false);
        }
    }
    return kept;
}

} // namespace

std::string_view name(TagRule rule)
{
    return rule == TagRule::SameTag ? "same-tag" : rule == TagRule::FewTags ? "few-tags" : "few-types";
}

std::uint32_t adaptiveThreshold(std::uint32_t tags)
{
    return std::max(leastThreshold, tags / tagsPerThreshold);
}

std::uint32_t thresholdFor(const TagRulesOptions& options, std::uint32_t tags)
{
    return options.threshold.value_or(options.counts == CountedTags::Types ? leastThreshold
                                                                           : adaptiveThreshold(tags));
}

TagRulesTrace applyTagRules(const Document& page, const TagRulesOptions& options, const KeepMask* within,
                            const std::stop_token& stop, const TagRuleObserver& observe)
{
    const TagTree tree = tagTree(page, false, within);
    TagRulesTrace trace;
    trace.tags = tree.size();
    const bool hasTypes = options.counts == CountedTags::Types;
    trace.threshold = thresholdFor(options, tree.size());
    std::vector<Left> left(tree.size());
    TagTypes types(hasTypes ? tree.size() : 0);
    for (TagNode node = tree.size(); node-- > 0 && !stop.stop_requested();) { // While: from the leaves up
        left[node] = leftBelow(tree, node, left);
        if (hasTypes)
            types.gather(tree, node);
        // L2: DEVIATION: not the body (see tagrules.h)
        const bool isBody = tree.nodes[node] == page.body();
        const std::uint32_t counted = hasTypes ? types.countOf(node) : left[node].count;
        const std::optional<TagRule> rule =
            isBody ? std::nullopt : ruleFor(left[node], options, counted, trace.threshold);
        if (observe) {
            TagRuleVisit visit = visitOf(page, tree, node, left[node]);
            visit.rule = rule;
            observe(visit);
        }
        if (!rule) // L3
            continue;
        trace.taken.push_back(
            {tree.nodes[node], *rule, rule == TagRule::FewTypes ? counted : left[node].count});
        if (options.cascades) { // deleted: its ancestors no longer have them
            left[node] = {};
            if (hasTypes)
                types.clear(node);
        }
    }
    std::ranges::reverse(trace.taken);
    trace.kept = maskOf(page, tree, trace.taken, within);
    trace.isStopped = stop.stop_requested();
    return trace;
}

namespace {

constexpr std::array<std::string_view, 2> sameTagNames{"one", "several"}; // indexed by SameTagNodes
constexpr std::array<std::string_view, 2> countedNames{"tags", "types"};  // indexed by CountedTags

constexpr std::array<MethodOption, 4> rulesOptions{
    option<TagRulesOptions>(
        "threshold", anyCountWords, "a fiftieth of the page's tags, at least 10; for types 10",
        "rule 2 removes subtrees of fewer tags",
        [](auto& options, std::string_view value) { return readAnyCount(value, options.threshold); }),
    option<TagRulesOptions>(
        "cascades", yesOrNoWords, "yes", "apply each rule to what the earlier rules left",
        [](auto& options, std::string_view value) { return readYesOrNo(value, options.cascades); }),
    option<TagRulesOptions>(
        "same-tag", "one or several", "one", "fewest tags of one kind that rule 1 removes: one, or two",
        [](auto& options, std::string_view value) { return readName(value, sameTagNames, options.sameTag); }),
    option<TagRulesOptions>(
        "counts", "tags or types", "tags", "what rule 2 counts: all tags, or each kind of tag once",
        [](auto& options, std::string_view value) { return readName(value, countedNames, options.counts); })};

constexpr std::array<MethodReason, 3> rulesReasons{{
    {"same-tag", "rule 1: all its elements have one tag and no children; figure: its tags"},
    {"few-tags", "rule 2: it has fewer tags than the threshold; figure: its tags"},
    {"few-types", "rule 2: it has fewer kinds of tags than the threshold; figure: these kinds"},
}};

FilterResult filterByTagRules(const FilterInput& input, const TagRulesOptions& options,
                              const std::stop_token& stop)
{
    TagRulesTrace trace = applyTagRules(input.page, options, input.within, stop);
    FilterResult result{std::move(trace.kept), {}, {}, trace.threshold, trace.isStopped};
    result.decisions.reserve(trace.taken.size());
    std::ranges::reverse(trace.taken); // in the order of its loop: from the leaves up
    for (const TakenSubtree& taken : trace.taken)
        result.decisions.push_back({{taken.node}, false, name(taken.rule), taken.count, true});
    return result;
}

} // namespace

constinit const MethodEntry tagRulesMethod{
    .name = "tag-rules",
    .what = QT_TRANSLATE_NOOP("tagseam::MethodEntry", "two rules about tags (Win and Tun)"),
    .options = rulesOptions,
    .reasons = rulesReasons,
    .make = makeFilter<TagRulesOptions, filterByTagRules>};

} // namespace tagseam
