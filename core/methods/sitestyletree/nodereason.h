// SPDX-License-Identifier: MIT
// Why a node of a page was kept or not, as far as a site style tree says.
#pragma once

#include "core/methods/sitestyletree/cleanpage.h"

#include <cstdint>

namespace tagseam {

/// An element node of the tree as it was judged.
struct ElementReason {
    ElementId element = noElement; ///< noElement for what the tree has not: all else holds nothing then
    std::uint32_t pages = 0;       ///< m: page count
    std::uint32_t styles = 0;      ///< l: style nodes below it, being a leaf counted as one
    Importance importance;
    double noisyFrom = 0; ///< the lowest threshold at which it is noisy
    ElementMark mark = ElementMark::Neither;
};

struct NodeReason {
    MapStatus status = MapStatus::Outside;
    bool isKept = true;
    bool isLocalNoise = false; ///< meaningful by its status, and dropped as what each page has there
    ElementReason own;         ///< what the node maps on
    NodeId decider = noNode;   ///< the node whose element node settled it; noNode: none, or `deciding` is the
                               ///< root
    ElementReason deciding;    ///< that element node
};

/// O(1).
NodeReason reasonOf(const CleanedPage& cleaned, const MeasuredTree& measured, const Marks& marks,
                    NodeId node);

} // namespace tagseam
