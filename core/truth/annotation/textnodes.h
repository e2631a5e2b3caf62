// SPDX-License-Identifier: MIT
// From a selected text to the nodes that it fills.
#pragma once

#include "core/page/dom.h"
#include "core/truth/annotation/domtext.h"

#include <vector>

namespace tagseam {

/// The nodes whose text is a selected one.
struct FilledNodes {
    std::vector<NodeId>
        nodes;           ///< in document order, disjoint; empty when there is no text, or `cut` is given
    NodeId cut = noNode; ///< a text node of which only a part is selected
};

/// Returns the nodes that the text at `stretch` fills, ignoring white space at its ends: the outermost nodes
/// whose text lies in it. O(nodes with text in it + depth).
FilledNodes nodesFilledBy(const Document& document, const DomText& text, DomText::Stretch stretch);

/// Returns `outermost` and the nodes in it that have the same text, ignoring white space at the ends, each
/// inside the one before.
std::vector<NodeId> nodesWithTextOf(const Document& document, const DomText& text, NodeId outermost);

/// Returns the nodes from the beginning of `begin` to the beginning of `end`, as a RangeSelector of two nodes
/// selects them: the outermost ones, without blank texts and comments. Empty unless `begin` is before `end`.
std::vector<NodeId> nodesBetween(const Document& document, NodeId begin, NodeId end);

} // namespace tagseam
