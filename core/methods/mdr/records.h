// SPDX-License-Identifier: MIT
// Data region -> data records (FindRecords-1 and FindRecords-n of MDR).
#pragma once

#include "core/methods/mdr/comparer.h"
#include "core/methods/mdr/mdr.h"

#include <cstdint>
#include <span>

namespace tagseam {

/// Returns the records of a region. `nodes`: the tag nodes of the region, generalized nodes of `length` one
/// after another. `looksWithin`: see MdrOptions.
DataRegion recordsOf(const Document& page, const TagTree& tree, NodeId parent, std::span<const TagNode> nodes,
                     std::uint32_t length, bool looksWithin, Comparer& comparer);

} // namespace tagseam
