// SPDX-License-Identifier: MIT
// Finds why a node of a page was kept or not, from a site style tree.
#pragma once

#include "core/methods/sitestyletree/cleanpage.h"

#include <cstdint>

namespace tagseam {

/// The measures of an element node of the tree.
struct ElementReason {
    ElementId element = noElement; ///< noElement if the tree has none: all else is then invalid
    std::uint32_t pages = 0;       ///< m: page count
    std::uint32_t styles = 0;      ///< l: style nodes below it; being a leaf counts as one
    Importance importance;
    double noisyFrom = 0; ///< the lowest threshold at which it is noisy
    ElementMark mark = ElementMark::Neither;
};

struct NodeReason {
    MapStatus status = MapStatus::Outside;
    bool isKept = true;
    bool isLocalNoise = false; ///< meaningful by its status, but removed because every page has the same
                               ///< content at this place
    ElementReason own;         ///< element node that the node maps on
    NodeId decider = noNode;   ///< the node whose element node decided; noNode: none, or `deciding` is the
                               ///< root
    ElementReason deciding;    ///< the element node of the decider
};

/// Returns the reason of a node. O(1).
NodeReason reasonOf(const CleanedPage& cleaned, const MeasuredTree& measured, const Marks& marks,
                    NodeId node);

} // namespace tagseam
