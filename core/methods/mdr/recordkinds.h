// SPDX-License-Identifier: MIT
// Groups records by their structure, and places each kind in the seed.
#pragma once

#include "core/methods/mdr/mdr.h"
#include "core/methods/mdr/seedtree.h"
#include "core/methods/tagtree.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

namespace tagseam {

/// Records with equal tags and structure, which are aligned in the same way.
struct RecordKind {
    RecordTree tree;                      ///< the first record's
    std::vector<std::uint32_t> seedNodes; ///< seed node of each of its nodes
    bool isExcluded = false;              ///< too large: it has no seed nodes
};

struct RecordKinds {
    std::vector<RecordKind> kinds;
    std::vector<std::size_t> ofRecord; ///< the kind of each record
};

/// Returns the subtrees of a record, as far as they are in the tree.
RecordTree recordTree(const TagTree& tree, const DataRecord& record);

/// Groups the records of a region. O(nodes of the records).
RecordKinds kindsOf(TagTree& tree, const DataRegion& region);

/// Returns the kind with the most nodes, the first of equal ones. `kinds` is not empty.
const RecordKind& largestOf(std::span<const RecordKind> kinds);

/// Sets the seed nodes of all kinds; `seed` was made from the largest.
void alignKinds(SeedTree& seed, std::vector<RecordKind>& kinds, const std::stop_token& stop);

} // namespace tagseam
