// SPDX-License-Identifier: MIT
// From what a person points at to the nodes that a label goes on: wider and narrower, runs of siblings,
// ranges of positions. No state but the way back.
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
    /// The parent, or noNode when that is the document.
    NodeId widen(const Document& document, NodeId from);
    /// Where widen() came from; without that the first child that holds more than white space: an element, or
    /// a text when there is none. noNode when there is no such child.
    NodeId narrow(const Document& document, NodeId from);
    void forget() { m_path.clear(); }

  private:
    std::vector<NodeId> m_path; // from the node where widening began, each the child of the next
};

/// From `from` to `to`: both as children of their lowest common ancestor, and what lies between them, without
/// white space and comments. One node when one holds the other: the outer one.
std::vector<NodeId> siblingRun(const Document& document, NodeId from, NodeId to);

/// `node`, or what holds it at the depth of `like`: of a cell that was clicked into the cell.
NodeId levelWith(const Document& document, NodeId node, NodeId like);

/// The subtrees that make up a region, without white space and comments: see coveringRuns().
std::vector<NodeId> nodesOfRegion(const Document& document, const TagPathSequence& sequence, Region region);

/// From the first to the last position in the subtrees; empty when none has one.
Region spanOf(const Document& document, const TagPathSequence& sequence, const std::vector<NodeId>& roots);

/// The largest subtrees of the body that have visibleContent() and neither hold a marked one nor lie in one,
/// in document order. An element that holds everything the page shows is divided into its visible children,
/// if it has several. `marked`: roots of the marked subtrees. O(nodes + bytes of the texts).
std::vector<NodeId> unmarkedParts(const Document& document, std::vector<NodeId> marked);

/// The beginning of the text in a subtree, white space folded, style sheets and scripts aside: no more than
/// so many bytes, cut between characters.
std::string textStart(const Document& document, NodeId root, std::size_t bytes);

/// Words of the text in the subtrees, style sheets and scripts aside.
std::uint32_t wordsIn(const Document& document, const std::vector<NodeId>& roots);

} // namespace tagseam
