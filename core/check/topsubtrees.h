// SPDX-License-Identifier: MIT
// Names a set of nodes by as few subtrees as possible.
#pragma once

#include "core/page/dom.h"

#include <vector>

namespace tagseam {

/// Returns the topmost subtrees that have a member and no other leaf than members, in document order. Both
/// masks have document.size() entries; members are leaves. O(nodes).
std::vector<NodeId> topSubtrees(const Document& document, const std::vector<bool>& isLeaf,
                                const std::vector<bool>& isMember);

} // namespace tagseam
