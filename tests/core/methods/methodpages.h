// SPDX-License-Identifier: MIT
// Shared by the tests of all noise filters: nodes by name, random masks, and the properties of every mask.
#pragma once

#include "core/methods/filter.h"
#include "tests/core/page/outlinetree.h"

namespace tagseam::test {

/// The first node with this tag; noNode when the page has none.
inline NodeId firstNamed(const Document& page, std::string_view name)
{
    for (NodeId node{0}; node.value < page.size(); ++node.value) {
        if (page.name(node) == name)
            return node;
    }
    return noNode;
}

inline std::vector<NodeId> childrenOf(const Document& page, NodeId parent)
{
    std::vector<NodeId> children;
    for (NodeId child = page.firstChild(parent); child != noNode; child = page.nextSibling(child))
        children.push_back(child);
    return children;
}

/// The texts that a mask keeps, separated by "|"; without blank texts.
inline std::string keptTexts(const Document& page, const KeepMask& kept)
{
    std::string texts;
    for (NodeId node{0}; node.value < page.size(); ++node.value) {
        if (kept[node.value] && page.kind(node) == NodeKind::Text && !page.isBlankText(node))
            texts += (texts.empty() ? "" : "|") + std::string(page.text(node));
    }
    return texts;
}

/// A document with one html element, which has these children.
inline Document htmlOf(std::vector<PlainNode> children)
{
    return build({NodeKind::Document, {}, {}, {{NodeKind::Element, "html", {}, std::move(children)}}});
}

/// A mask that removes one node in `rarity`, but not always its descendants.
inline KeepMask maskAtRandom(const Document& page, std::mt19937& random, unsigned rarity)
{
    KeepMask mask(page.size(), true);
    for (std::uint32_t node = 1; node < page.size(); ++node)
        mask[node] = random() % rarity != 0;
    return mask;
}

/// The mask without the descendants of a removed node, as an earlier filter would leave it.
inline KeepMask closedMask(const Document& page, KeepMask mask)
{
    for (NodeId node{1}; node.value < page.size(); ++node.value)
        mask[node.value] = mask[node.value] && mask[page.parent(node).value];
    return mask;
}

/// Checks the properties of FilterResult: ancestors, the body and nodes outside of it are kept, never more
/// than `within`; records are kept, and in document order.
inline void expectMask(const Document& page, const FilterResult& found, const KeepMask* within = nullptr)
{
    ASSERT_EQ(found.kept.size(), page.size());
    const NodeId body = page.body();
    for (NodeId node{0}; node.value < page.size(); ++node.value) {
        const bool isThere = within == nullptr || (*within)[node.value];
        const bool isOutside = body == noNode || node <= body || node >= page.subtreeEnd(body);
        ASSERT_TRUE(isThere || !found.kept[node.value]) << node.value << " was not there";
        ASSERT_TRUE(!found.kept[node.value] || node.value == 0 || found.kept[page.parent(node).value])
            << node.value << " has no parent";
        ASSERT_TRUE(found.kept[node.value] || !isOutside || !isThere) << node.value << " is outside";
    }
    for (std::size_t i = 0; i < found.records.size(); ++i) {
        ASSERT_FALSE(found.records[i].nodes.empty());
        ASSERT_TRUE(i == 0 || found.records[i - 1].nodes.front() < found.records[i].nodes.front());
        for (const NodeId node : found.records[i].nodes)
            ASSERT_TRUE(found.kept[node.value]);
    }
}

} // namespace tagseam::test
