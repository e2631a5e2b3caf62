// SPDX-License-Identifier: MIT
// --content of `tagseam-cli explain`: the positions that the node in question is compared with.
#pragma once

#include "core/explain/setup.h"

#include <string>
#include <vector>

namespace tagseam {

struct NamedContent {
    Region region;    ///< beside the node; empty when no named node can be compared with it
    std::string note; ///< a warning, without its subject; empty when all of the content is compared
};

/// Returns the content beside a node. `content`: the nodes that were named as the content, in document order;
/// if they are on both sides of `node` the side with more positions of the main region is taken. O(content *
/// log n).
NamedContent contentBeside(const Document& document, const Setup& setup, const Outcome& outcome, NodeId node,
                           const std::vector<NodeId>& content);

} // namespace tagseam
