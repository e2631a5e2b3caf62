// SPDX-License-Identifier: MIT
// Document -> the tree of its meaningful tags and texts (Dias and Gadge, section 3.1).
#include "core/methods/repetition/meaningfultree.h"

#include <algorithm>
#include <unordered_set>

namespace tagseam {

namespace {

constexpr std::uint32_t textSymbol = 0xffffffffU;

std::unordered_set<std::uint32_t> numbersOf(const Document& page, std::span<const std::string> names)
{
    std::unordered_set<std::uint32_t> numbers;
    for (const std::string& name : names) {
        if (const NameId id = page.nameId(name); id != noName)
            numbers.insert(id.value);
    }
    return numbers;
}

// Children come before their parents' ends in the page, and so in the tree.
void measureTree(MeaningfulTree& tree, const Document& page, NodeId end)
{
    tree.ends.resize(tree.nodes.size());
    tree.importance.assign(tree.nodes.size(), 0);
    for (std::uint32_t node = tree.size(); node-- > 0;) {
        const NodeId last = node == 0 ? end : page.subtreeEnd(tree.nodes[node]);
        std::uint32_t child = node + 1;
        std::uint32_t tags = tree.symbols[node] == textSymbol ? 0 : 1;
        while (child < tree.size() && tree.nodes[child] < last) {
            tags += tree.importance[child];
            child = tree.ends[child];
        }
        tree.ends[node] = child;
        tree.importance[node] = tags;
    }
}

} // namespace

std::vector<std::uint32_t> MeaningfulTree::childrenOf(std::uint32_t node) const
{
    std::vector<std::uint32_t> children;
    for (std::uint32_t child = node + 1; child < ends[node]; child = ends[child])
        children.push_back(child);
    return children;
}

MeaningfulTree meaningfulTree(const Document& page, std::span<const std::string> ignored,
                              const KeepMask* within)
{
    MeaningfulTree tree;
    const NodeId body = page.body();
    const NodeId root = body == noNode ? NodeId{0} : body;
    const std::unordered_set<std::uint32_t> absent = numbersOf(page, ignored);
    const NameId script = page.nameId("script");
    tree.nodes.push_back(root);
    tree.symbols.push_back(page.nameId(root).value);
    for (NodeId node{root.value + 1}; node < page.subtreeEnd(root);) {
        const bool isIgnored = page.isElement(node) && absent.contains(page.nameId(node).value);
        const bool isTag = page.isElement(node) && !(isIgnored && page.nameId(node) == script);
        const bool isText = page.kind(node) == NodeKind::Text && !page.isBlankText(node);
        if (!(isTag || isText) || (within != nullptr && !(*within)[node.value])) {
            node = page.subtreeEnd(node);
            continue;
        }
        if (!isIgnored) {
            tree.nodes.push_back(node);
            tree.symbols.push_back(isText ? textSymbol : page.nameId(node).value);
        }
        ++node.value;
    }
    measureTree(tree, page, page.subtreeEnd(root));
    return tree;
}

} // namespace tagseam
