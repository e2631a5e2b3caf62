// SPDX-License-Identifier: MIT
// Walks the tags and texts of the body that a reader may see, in the order of the source.
#pragma once

#include "core/page/dom.h"
#include "core/page/readable.h"

#include <cstdint>
#include <stop_token>
#include <vector>

namespace tagseam {

enum class WalkEvent : std::uint8_t {
    Start, ///< the start of an element, before its content
    Text,  ///< a text node, which may be blank
    End    ///< the end of an element, also of one that HTML writes without an end tag
};

/// Calls `visit(WalkEvent, NodeId)` for the body and its descendants; a page without a body has none.
/// Excluded with their descendants are comments, nodes that a reader does not see (readableNodes()), and
/// nodes that `within` does not keep. Ends early once `stop` is requested. Cost: of readableNodes().
template <class Visit>
void walkBody(const Document& page, const KeepMask* within, const std::stop_token& stop, Visit visit)
{
    const NodeId body = page.body();
    if (body == noNode)
        return;
    const ReadableNodes readable = readableNodes(page);
    const NodeId end = page.subtreeEnd(body);
    std::vector<NodeId> open;
    const auto closeBefore = [&](NodeId next) {
        for (; !open.empty() && page.subtreeEnd(open.back()) <= next; open.pop_back())
            visit(WalkEvent::End, open.back());
    };
    for (NodeId node = body; node < end && !stop.stop_requested();) {
        closeBefore(node);
        const bool isThere = within == nullptr || (*within)[node.value];
        if (!isThere || page.kind(node) == NodeKind::Comment || !readable.isSeen(node)) {
            node = page.subtreeEnd(node);
            continue;
        }
        visit(page.isElement(node) ? WalkEvent::Start : WalkEvent::Text, node);
        if (page.isElement(node))
            open.push_back(node);
        ++node.value;
    }
    closeBefore(end);
}

} // namespace tagseam
