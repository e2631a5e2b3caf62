// SPDX-License-Identifier: MIT
// Pages -> the site style tree (SST) of their site (Yi, Liu and Li 2003, section 3.2).
#pragma once

#include "core/methods/sitestyletree/pagetags.h"
#include "core/methods/sitestyletree/sstoptions.h"
#include "core/methods/sitestyletree/styletree.h"
#include "core/methods/sitestyletree/vocabulary.h"
#include "core/page/dom.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace tagseam {

/// The data learnt from a site, without the pages. The root is the virtual one, whose only child on a page is
/// its body (section 3.1). Nothing is merged or computed in it, so that more pages can be added at any time:
/// see MeasuredTree. Moved, not copied.
struct SiteStyleTree {
    StyleTreeOptions options;
    Vocabulary vocabulary;
    StyleTree tree;
    /// The threshold that was picked from this tree's results on pages (section 4.2), 0 to 1: grow() removes
    /// it, because a tree of other pages has other importances.
    std::optional<double> threshold{};

    std::uint32_t pages() const { return tree.element(rootElement).pages; }
};

/// Merges the page style tree of one more page into the tree, from the top down: "we check whether the
/// sequence of child tag nodes of T is the same as the sequence of element nodes in a style node S below E";
/// same in tags and display attributes. A page without a body counts, too, as a root that is a leaf. Removes
/// a picked threshold. O(nodes log words) and the new features of the leaves.
void grow(SiteStyleTree& site, const Document& page);

/// Returns the labels of the children of a tag node that are tag nodes, for StyleTree::findStyle();
/// unknownText for a label that the vocabulary does not have.
std::vector<LabelId> findLabels(const SiteStyleTree& site, const Document& page,
                                const std::vector<NodeId>& children);

} // namespace tagseam
