// SPDX-License-Identifier: MIT
// The axes of XPath 1.0 (section 2.2) over a Document, each in its own order.
#pragma once

#include "core/page/xpathvalue.h"

namespace tagseam::xpath {

/// The sibling before, or noNode. Cost: the depth of the last node within that sibling.
inline NodeId previousSibling(const Page& page, NodeId node)
{
    const NodeId parent = page.document.parent(node);
    if (parent == noNode || node.value == parent.value + 1)
        return noNode;
    NodeId before{node.value - 1};
    while (page.document.parent(before) != parent && page.work.spend())
        before = page.document.parent(before);
    return before;
}

/// Calls visit(Item) for each node of the axis, nearest first, until it answers false. A shadow root and the
/// document of a frame are children like all others. Nothing is spent but for what is passed over.
template <class Visit>
void walkAxis(const Page& page, Axis axis, Item from, Visit visit)
{
    const Document& document = page.document;
    const bool isAttribute = from.attribute != 0;
    const NodeId self = from.node;
    const auto upwards = [&](NodeId node) {
        while (node != noNode && visit(Item{node}))
            node = document.parent(node);
    };
    const auto forwards = [&](NodeId first, NodeId end) {
        for (NodeId node = first; node < end && visit(Item{node}); ++node.value) {
        }
    };
    switch (axis) {
    case Axis::Ancestor:
        return upwards(isAttribute ? self : document.parent(self));
    case Axis::AncestorOrSelf:
        if (!isAttribute || visit(from))
            upwards(self);
        return;
    case Axis::Attribute:
        for (std::uint32_t i = 0; !isAttribute && i < document.attributeCount(self); ++i) {
            if (!visit(Item{self, i + 1}))
                return;
        }
        return;
    case Axis::Child:
        for (NodeId node = isAttribute ? noNode : document.firstChild(self);
             node != noNode && visit(Item{node});)
            node = document.nextSibling(node);
        return;
    case Axis::Descendant:
        if (!isAttribute)
            forwards(NodeId{self.value + 1}, document.subtreeEnd(self));
        return;
    case Axis::DescendantOrSelf:
        if (isAttribute)
            visit(from);
        else
            forwards(self, document.subtreeEnd(self));
        return;
    case Axis::Following: // of an attribute: what its element holds comes after it
        return forwards(isAttribute ? NodeId{self.value + 1} : document.subtreeEnd(self),
                        NodeId{document.size()});
    case Axis::FollowingSibling:
        for (NodeId node = isAttribute ? noNode : document.nextSibling(self);
             node != noNode && visit(Item{node});)
            node = document.nextSibling(node);
        return;
    case Axis::Parent:
        if (isAttribute)
            visit(Item{self});
        else if (document.parent(self) != noNode)
            visit(Item{document.parent(self)});
        return;
    case Axis::Preceding:
        for (NodeId node = self; node.value > 1;) {
            --node.value;
            const bool isAncestor = document.subtreeEnd(node) > self;
            if (isAncestor ? !page.work.spend() : !visit(Item{node}))
                return;
        }
        return;
    case Axis::PrecedingSibling:
        for (NodeId node = isAttribute ? noNode : previousSibling(page, self);
             node != noNode && visit(Item{node});)
            node = previousSibling(page, node);
        return;
    case Axis::Self:
        visit(from);
        return;
    }
}

} // namespace tagseam::xpath
