// SPDX-License-Identifier: MIT
// The common signature of all noise filters: their input and their result.
#include "core/methods/filter.h"

namespace tagseam {

KeepMask wholePage(const Document& page, const KeepMask* within)
{
    KeepMask kept(page.size(), true);
    for (NodeId node{0}; within != nullptr && node.value < page.size(); ++node.value)
        kept[node.value] = (*within)[node.value] && (node.value == 0 || kept[page.parent(node).value]);
    return kept;
}

KeepMask keepSubtrees(const Document& page, std::span<const NodeId> roots, const KeepMask* within)
{
    const NodeId body = page.body();
    KeepMask kept(page.size(), false);
    // Descendants of an absent node are absent too, whatever `within` says of them.
    const auto isThere = [&](std::uint32_t node) {
        return (within == nullptr || (*within)[node]) && (node == 0 || kept[page.parent(NodeId{node}).value]);
    };
    const std::uint32_t bodyEnd = body == noNode ? 0 : page.subtreeEnd(body).value;
    for (std::uint32_t node = 0; node < page.size(); ++node) {
        const bool isOutside = body == noNode || node <= body.value || node >= bodyEnd;
        if (isOutside)
            kept[node] = isThere(node);
    }
    for (const NodeId root : roots) {
        for (NodeId up = page.parent(root); up != noNode && !kept[up.value]; up = page.parent(up))
            kept[up.value] = true;
        for (std::uint32_t node = root.value; node < page.subtreeEnd(root).value; ++node)
            kept[node] = isThere(node);
    }
    return kept;
}

KeepMask keepTexts(const Document& page, std::span<const NodeId> texts, const KeepMask* within)
{
    KeepMask kept = keepSubtrees(page, texts, within);
    for (NodeId node{1}; node.value < page.size(); ++node.value) {
        const bool isSpace = page.isBlankText(node) || page.name(node) == "br";
        const bool isThere = within == nullptr || (*within)[node.value];
        if (isSpace && isThere && kept[page.parent(node).value])
            kept[node.value] = true;
    }
    return kept;
}

} // namespace tagseam
