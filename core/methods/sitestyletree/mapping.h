// SPDX-License-Identifier: MIT
// A page on a site style tree: which element node each tag node of the page belongs to.
#pragma once

#include "core/methods/sitestyletree/measure.h"
#include "core/methods/sitestyletree/pagetags.h"

#include <vector>

namespace tagseam {

struct PageMapping {
    PageTags tags;
    /// By node: its element node; content of a leaf has the leaf's. noElement for what is no tag node, and
    /// below a style that the tree has not.
    std::vector<ElementId> elements;
    bool isKnown = false; ///< the root has the style of the page: a body of these attributes, or none

    ElementId element(NodeId node) const { return elements[node.value]; }
    /// Whether the style below an internal element node is one of the tree: whether its children are mapped.
    bool isStyleKnown(const Document& page, NodeId node) const;
};

/// Goes down the tree and the page together (figure 7 without its lines 1 to 7). O(nodes).
PageMapping mapPage(const Document& page, const MeasuredTree& measured);

} // namespace tagseam
