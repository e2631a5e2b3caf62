// SPDX-License-Identifier: MIT
// --content of `tagseam-cli explain`: the positions that the node in question is compared with.
#pragma once

#include "core/explain/setup.h"

#include <string>
#include <vector>

namespace tagseam {

struct NamedContent {
    Region region;    ///< beside the node; empty when nothing of what was named can be compared with it
    std::string note; ///< a warning, without its subject; empty when all of the content is compared
};

/// `content`: the nodes that somebody named as the content, in document order; of those on both sides of
/// `node` the side with more positions of the main region is taken. O(content * log n).
NamedContent contentBeside(const Document& document, const Setup& setup, const Outcome& outcome, NodeId node,
                           const std::vector<NodeId>& content);

} // namespace tagseam
