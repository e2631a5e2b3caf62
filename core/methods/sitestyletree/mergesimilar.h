// SPDX-License-Identifier: MIT
// One element node for those that are the same in different style nodes (Yi, Liu and Li 2003, section 3.6,
// the first enhancement).
#pragma once

#include "core/methods/sitestyletree/sstoptions.h"
#include "core/methods/sitestyletree/styletree.h"

#include <stop_token>

namespace tagseam {

/// The tree with e1 and e2 of two style nodes of one parent as one element node, which both style nodes point
/// to, where TAG and Attr are equal and their characteristic features alike; then what is below the two is
/// built again as of one, and so on down. In order of the style nodes and places, each element node joins the
/// first that it can, which may have been merged already; never two of one style node, so that no page comes
/// to have two tag nodes at one element node. Without `options.mergesSimilar` the same tree again.
/// O(tree) and, at each element node of several style nodes, the content of those of one label, up to 64
/// times the tree in all: what is left then stays as it was learnt. When the stop token ended it, nothing of
/// the tree holds.
StyleTree mergeSimilar(const StyleTree& tree, const MeasureOptions& options,
                       const std::stop_token& stop = {});

} // namespace tagseam
