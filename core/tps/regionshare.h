// SPDX-License-Identifier: MIT
// What two answers on one page keep, held against each other, and where the regions of one are in the other.
#pragma once

#include "core/page/dom.h"
#include "core/tps/tagpath.h"

#include <cstdint>

namespace tagseam {

/// Nodes, by which of two masks keeps them.
struct MaskShare {
    std::uint32_t both = 0;
    std::uint32_t firstAlone = 0;
    std::uint32_t secondAlone = 0;
    friend bool operator==(const MaskShare&, const MaskShare&) = default;
};

/// Of the nodes that countNodes() counts: what is outside the body both keep. Regions do not tell, as a
/// pruned page has the ancestors of what it keeps, too. O(positions).
MaskShare shareMasks(const TagPathSequence& sequence, const KeepMask& first, const KeepMask& second);

/// A region that is made of whole subtrees, such as a record, at the positions that its nodes have in another
/// sequence of the same page: both are in pre-order. Empty when none of its nodes has one there, or when it
/// is empty itself. O(log n + depth of the region).
Region regionIn(const TagPathSequence& to, const Document& page, const TagPathSequence& from, Region region);

} // namespace tagseam
