// SPDX-License-Identifier: MIT
// Why separators keep a node, or drop it.
#pragma once

#include "core/explain/nodestatus.h"
#include "core/methods/separators/separators.h"

#include <cstdint>
#include <vector>

namespace tagseam {

/// The status of a node as filterBySeparators() has it, by the rules of pruning, without cut; `page` is what
/// separators find with `path`. On a page without records each node is kept, by OwnPosition. O(nodes).
NodeStatus separatedStatus(const Document& document, const SeparatedPage& page, const TagPathOptions& path,
                           NodeId node);

/// The candidates whose span holds a position, strongest first; none for noPosition. O(candidates).
std::vector<std::uint32_t> candidatesAt(const SeparatedPage& page, Position position);

/// The factor that weighs most against `weaker` beside `stronger`.
const EvidenceFactor& mostAgainst(const RecordEvidence& weaker, const RecordEvidence& stronger);

} // namespace tagseam
