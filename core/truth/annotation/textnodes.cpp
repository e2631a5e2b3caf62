// SPDX-License-Identifier: MIT
// From a selected text to the nodes that it fills.
#include "core/truth/annotation/textnodes.h"

#include <algorithm>

namespace tagseam {

namespace {

bool liesIn(DomText::Stretch inner, DomText::Stretch outer)
{
    return outer.begin <= inner.begin && inner.end <= outer.end;
}

} // namespace

FilledNodes nodesFilledBy(const Document& document, const DomText& text, DomText::Stretch stretch)
{
    const DomText::Stretch wanted = text.trimmed(stretch);
    FilledNodes filled;
    for (NodeId node = text.nodeAt(wanted.begin); node.value < document.size();) {
        const DomText::Stretch own = text.trimmed(text.stretchOf(node));
        if (!own.isEmpty() && own.begin >= wanted.end)
            break;
        if (document.kind(node) != NodeKind::Text || own.isEmpty()) {
            ++node.value;
            continue;
        }
        if (!liesIn(own, wanted))
            return {{}, node};
        NodeId parent = document.parent(node);
        while (parent > NodeId{0} && liesIn(text.trimmed(text.stretchOf(parent)), wanted)) {
            node = parent;
            parent = document.parent(node);
        }
        filled.nodes.push_back(node);
        node = document.subtreeEnd(node);
    }
    return filled;
}

std::vector<NodeId> nodesWithTextOf(const Document& document, const DomText& text, NodeId outermost)
{
    const DomText::Stretch wanted = text.trimmed(text.stretchOf(outermost));
    std::vector<NodeId> nodes;
    for (NodeId node = outermost; node < document.subtreeEnd(outermost);) {
        const DomText::Stretch own = text.trimmed(text.stretchOf(node));
        if (own == wanted)
            nodes.push_back(node);
        node = own == wanted ? NodeId{node.value + 1} : document.subtreeEnd(node);
    }
    return nodes;
}

std::vector<NodeId> nodesBetween(const Document& document, NodeId begin, NodeId end)
{
    std::vector<NodeId> nodes;
    for (NodeId node = begin; node < end;) {
        if (document.subtreeEnd(node) > end) {
            ++node.value; // a node begins where its first child does
            continue;
        }
        if (!document.isBlankText(node) && document.kind(node) != NodeKind::Comment)
            nodes.push_back(node);
        node = document.subtreeEnd(node);
    }
    return nodes;
}

} // namespace tagseam
