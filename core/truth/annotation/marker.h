// SPDX-License-Identifier: MIT
// Converts the user's selection into the nodes that a label goes on: wider and narrower, runs of siblings,
// ranges of positions. Its only state is the way back.
#pragma once

#include "core/page/dom.h"
#include "core/tps/tagpath.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace tagseam {

/// The way from a node to its ancestors and back.
class WideningPath {
  public:
    /// Returns the next visibly larger ancestor, up to the body: its box is at least 4 pixels wider or higher
    /// or, where a box is unknown, it contains more than the node; a table in place of a tbody that looks
    /// alike. noNode when there is none.
    NodeId widen(const Document& document, NodeId from);
    /// Returns the node that widen() came from; without one the first descendant that is visibly smaller and
    /// contains more than white space: an element, or a text when there is none. noNode when there is none.
    NodeId narrow(const Document& document, NodeId from);
    void forget() { m_path.clear(); }

  private:
    std::vector<NodeId> m_path; // from the node where widening began, each widened to the next
    NodeId m_at = noNode;       // the last one was widened to this node
};

/// Returns the sibling after or before the node, without white space, comments, scripts and style sheets, and
/// without nodes whose boxes are empty; noNode when there is none.
NodeId siblingBeside(const Document& document, NodeId node, bool isBefore);

/// Returns the nodes from `from` to `to`: both as children of their lowest common ancestor, and the nodes
/// between them, without white space and comments. One node when one contains the other: the outer one.
std::vector<NodeId> siblingRun(const Document& document, NodeId from, NodeId to);

/// Returns `node`, or its ancestor at the depth of `like`: for a click into a cell, the cell.
NodeId levelWith(const Document& document, NodeId node, NodeId like);

/// Returns the subtrees that make up a region, without white space and comments: see coveringRuns().
std::vector<NodeId> nodesOfRegion(const Document& document, const TagPathSequence& sequence, Region region);

/// Returns the region from the first to the last position in the subtrees; empty when none has one.
Region spanOf(const Document& document, const TagPathSequence& sequence, const std::vector<NodeId>& roots);

/// Returns the largest subtrees of the body that have visibleContent(), and a box if boxes are known, and
/// neither contain a marked one nor lie in one, in document order. An element that contains all visible
/// content is divided into its visible children, if it has several. `marked`: roots of the marked subtrees.
/// O(nodes + bytes of the texts).
std::vector<NodeId> unmarkedParts(const Document& document, std::vector<NodeId> marked);

/// Returns the beginning of the text in a subtree, white space folded, without style sheets and scripts: at
/// most so many bytes, truncated between characters.
std::string textStart(const Document& document, NodeId root, std::size_t bytes);

/// Returns the number of words of the text in the subtrees, without style sheets and scripts.
std::uint32_t wordsIn(const Document& document, const std::vector<NodeId>& roots);

} // namespace tagseam
