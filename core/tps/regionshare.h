// SPDX-License-Identifier: MIT
// Compares the nodes that two results keep on one page, and finds the regions of one result in the other.
#pragma once

#include "core/page/dom.h"
#include "core/tps/tagpath.h"

#include <cstdint>

namespace tagseam {

/// Node counts, grouped by the masks that keep the nodes.
struct MaskShare {
    std::uint32_t both = 0;
    std::uint32_t firstAlone = 0;
    std::uint32_t secondAlone = 0;
    friend bool operator==(const MaskShare&, const MaskShare&) = default;
};

/// Compares two masks over the nodes that countNodes() counts; both keep all nodes outside the body. Regions
/// cannot be compared instead, because a pruned page also has the ancestors of the kept nodes. O(positions).
MaskShare shareMasks(const TagPathSequence& sequence, const KeepMask& first, const KeepMask& second);

/// Returns a region that is made of whole subtrees, such as a record, at the positions that its nodes have in
/// another sequence of the same page: both are in pre-order. Empty when none of its nodes has a position in
/// `to`, or when it is empty itself. O(log n + depth of the region).
Region regionIn(const TagPathSequence& to, const Document& page, const TagPathSequence& from, Region region);

} // namespace tagseam
