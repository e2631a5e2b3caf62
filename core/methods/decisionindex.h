// SPDX-License-Identifier: MIT
// Finds the decision of a filter for each node of a page, and the share of the node that is kept.
#pragma once

#include "core/methods/filter.h"
#include "core/page/dom.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace tagseam {

/// The number of kept nodes and of all nodes of a subtree: elements and texts that are not blank.
struct KeptNodes {
    std::uint32_t kept = 0;
    std::uint32_t all = 0;
    friend bool operator==(KeptNodes, KeptNodes) = default;
};

/// Made once for a result, so that each query about a node is cheap. It holds no reference to page or result.
/// Memory: 12 bytes a node.
class DecisionIndex {
  public:
    /// An index of no page.
    DecisionIndex() = default;
    /// O(nodes + d log d) in the nodes of all decisions.
    DecisionIndex(const Document& page, const FilterResult& result);

    /// Returns the index of the decision that a node belongs to, the innermost, of equal ones the last;
    /// nothing for none. A decision about the content of a node (FilterDecision::isOfContent) does not
    /// concern the node itself. O(1).
    std::optional<std::size_t> decisionOf(NodeId node) const;
    /// Returns the index of the first decision that names the node. O(log d).
    std::optional<std::size_t> decisionAt(NodeId node) const;
    /// Returns the kept nodes of the subtree, including its root. O(1).
    KeptNodes keptOf(const Document& page, NodeId root) const;

  private:
    using Top = std::pair<NodeId, std::uint32_t>; // a node that a decision names, and the decision's index

    void decide(const Document& page, const FilterResult& result);
    void count(const Document& page, const KeepMask& kept);

    std::vector<Top> m_tops;               // ascending
    std::vector<std::uint32_t> m_decision; // indexed by node
    std::vector<KeptNodes> m_before;       // indexed by node: sums over all nodes before it; one more at the
                                           // end
};

} // namespace tagseam
