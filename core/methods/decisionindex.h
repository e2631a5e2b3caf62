// SPDX-License-Identifier: MIT
// What a filter made of each node of a page: the decision that it belongs to, and how much of it is kept.
#pragma once

#include "core/methods/filter.h"
#include "core/page/dom.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace tagseam {

/// Elements and texts that are not blank, of a subtree.
struct KeptNodes {
    std::uint32_t kept = 0;
    std::uint32_t all = 0;
    friend bool operator==(KeptNodes, KeptNodes) = default;
};

/// Made once for a result, so that each question about a node is cheap. It holds nothing of either by
/// reference. Memory: 12 bytes a node.
class DecisionIndex {
  public:
    /// Of no page.
    DecisionIndex() = default;
    /// O(nodes + d log d) in the nodes of all decisions.
    DecisionIndex(const Document& page, const FilterResult& result);

    /// Index of the decision that a node belongs to, the innermost, of equal ones the last; nothing for none.
    /// What is decided about the content of a node (FilterDecision::isOfContent) is not about the node. O(1).
    std::optional<std::size_t> decisionOf(NodeId node) const;
    /// Index of the first decision that names the node. O(log d).
    std::optional<std::size_t> decisionAt(NodeId node) const;
    /// Of the subtree, with its root. O(1).
    KeptNodes keptOf(const Document& page, NodeId root) const;

  private:
    using Top = std::pair<NodeId, std::uint32_t>; // a node that a decision names, and the decision's index

    void decide(const Document& page, const FilterResult& result);
    void count(const Document& page, const KeepMask& kept);

    std::vector<Top> m_tops;               // ascending
    std::vector<std::uint32_t> m_decision; // by node
    std::vector<KeptNodes> m_before;       // by node: of all nodes before it; one more at the end
};

} // namespace tagseam
