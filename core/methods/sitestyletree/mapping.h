// SPDX-License-Identifier: MIT
// Maps a page on a site style tree: finds the element node of each tag node of the page.
#pragma once

#include "core/methods/sitestyletree/measure.h"
#include "core/methods/sitestyletree/pagetags.h"

#include <vector>

namespace tagseam {

struct PageMapping {
    PageTags tags;
    /// The element node of each node; content of a leaf has the leaf's. noElement for nodes that are not tag
    /// nodes, and below a style that the tree does not have.
    std::vector<ElementId> elements;
    bool isKnown = false; ///< the root has the style of the page: a body with these attributes, or none

    ElementId element(NodeId node) const { return elements[node.value]; }
    /// True if the tree has the style below an internal element node, so that its children are mapped.
    bool isStyleKnown(const Document& page, NodeId node) const;
};

/// Maps tree and page together from the top (figure 7 without its lines 1 to 7). O(nodes).
PageMapping mapPage(const Document& page, const MeasuredTree& measured);

} // namespace tagseam
