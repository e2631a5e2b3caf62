// SPDX-License-Identifier: MIT
// Records by how they are built, and where each kind of them went in the seed.
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

/// Records with equal tags and structure: what holds for one holds for all.
struct RecordKind {
    RecordTree tree;                      ///< the first record's
    std::vector<std::uint32_t> seedNodes; ///< of each of its nodes
    bool isExcluded = false;              ///< too large: it has no seed nodes
};

struct RecordKinds {
    std::vector<RecordKind> kinds;
    std::vector<std::size_t> ofRecord; ///< the kind of each record
};

/// The subtrees of a record, as far as they are in the tree.
RecordTree recordTree(const TagTree& tree, const DataRecord& record);

/// O(nodes of the records).
RecordKinds kindsOf(TagTree& tree, const DataRegion& region);

/// The first of those with the most nodes. `kinds` is not empty.
const RecordKind& largestOf(std::span<const RecordKind> kinds);

/// Fills in the seed nodes of all; `seed` was made of the largest.
void alignKinds(SeedTree& seed, std::vector<RecordKind>& kinds, const std::stop_token& stop);

} // namespace tagseam
