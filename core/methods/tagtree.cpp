// SPDX-License-Identifier: MIT
// Document -> tag tree: the elements of the body alone, with the shape of each subtree numbered.
#include "core/methods/tagtree.h"

#include <algorithm>

namespace tagseam {

namespace {

// Computes the end of the subtree, the levels and the shape of every node of the tree, children before
// parents.
void measureTags(TagTree& tree, const Document& page, NodeId end)
{
    const std::uint32_t size = tree.size();
    tree.ends.resize(size);
    tree.levels.assign(size, 1);
    tree.shapes.resize(size);
    for (TagNode node = size; node-- > 0;) {
        const NodeId last = std::min(page.subtreeEnd(tree.nodes[node]), end);
        TagNode child = node + 1;
        std::uint32_t shape = tree.numbers.begin(tree.tags[node]);
        while (child < size && tree.nodes[child] < last) {
            shape = tree.numbers.with(shape, tree.shapes[child]);
            tree.levels[node] = std::max(tree.levels[node], tree.levels[child] + 1);
            child = tree.ends[child];
        }
        tree.ends[node] = child;
        tree.shapes[node] = shape;
    }
}

} // namespace

std::uint32_t Shapes::with(std::uint32_t soFar, std::uint32_t child)
{
    const std::uint64_t key = (std::uint64_t{soFar} << 32U) | child;
    return m_numbers.try_emplace(key, static_cast<std::uint32_t>(m_numbers.size())).first->second;
}

std::vector<TagNode> TagTree::childrenOf(TagNode node) const
{
    std::vector<TagNode> children;
    for (TagNode child = node + 1; child < ends[node]; child = ends[child])
        children.push_back(child);
    return children;
}

TagNode TagTree::find(NodeId node) const
{
    const auto at = std::ranges::lower_bound(nodes, node);
    return at != nodes.end() && *at == node ? static_cast<TagNode>(at - nodes.begin()) : size();
}

TagTree tagTree(const Document& page, bool hasTexts, const KeepMask* within)
{
    TagTree tree;
    const NodeId body = page.body();
    const NodeId end = body == noNode ? NodeId{page.size()} : page.subtreeEnd(body);
    const NameId script = page.nameId("script");
    const NameId noscript = page.nameId("noscript");
    for (NodeId node = body == noNode ? NodeId{1} : body; node < end;) {
        const NameId name = page.nameId(node);
        const bool isTag = page.isElement(node) && name != script && name != noscript;
        const bool isText = hasTexts && page.kind(node) == NodeKind::Text && !page.isBlankText(node);
        if (!(isTag || isText) || (within != nullptr && !(*within)[node.value])) {
            node = page.subtreeEnd(node);
            continue;
        }
        tree.nodes.push_back(node);
        tree.tags.push_back(isText ? textTag : name.value);
        ++node.value;
    }
    measureTags(tree, page, end);
    return tree;
}

} // namespace tagseam
