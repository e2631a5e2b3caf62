// SPDX-License-Identifier: MIT
// Merges equal element nodes of different style nodes (Yi, Liu and Li 2003, section 3.6, the first
// enhancement).
#pragma once

#include "core/methods/sitestyletree/sstoptions.h"
#include "core/methods/sitestyletree/styletree.h"

#include <stop_token>

namespace tagseam {

/// Returns the tree with e1 and e2 of two style nodes of one parent merged into one element node, which both
/// style nodes point to, if TAG and Attr are equal and their characteristic features similar; then the
/// descendants of the two are built again as of one, and so on downwards. In order of the style nodes and
/// places, each element node joins the first possible one, which may have been merged already; never two of
/// one style node, so that a page never has two tag nodes at one element node. Without
/// `options.mergesSimilar` the tree is unchanged. O(tree) and, at each element node of several style nodes,
/// the content of element nodes of one label, up to 64 times the tree in all: the rest then stays as it was
/// learnt. When the stop token ended it, the result is invalid.
StyleTree mergeSimilar(const StyleTree& tree, const MeasureOptions& options,
                       const std::stop_token& stop = {});

} // namespace tagseam
