// SPDX-License-Identifier: MIT
// Finds why content detection keeps a node, or prunes it.
#pragma once

#include "core/explain/nodestatus.h"
#include "core/methods/separators/separators.h"

#include <cstdint>
#include <vector>

namespace tagseam {

/// Returns the status of a node in filterBySeparators(), with the rules of pruning, without a split; `page`
/// is the result of content detection with `path`. On a page without records each node is kept, by
/// OwnPosition. O(nodes).
NodeStatus separatedStatus(const Document& document, const SeparatedPage& page, const TagPathOptions& path,
                           NodeId node);

/// Returns the candidates whose span contains a position, highest score first; none for noPosition.
/// O(candidates).
std::vector<std::uint32_t> candidatesAt(const SeparatedPage& page, Position position);

/// Returns the factor that weighs most against `weaker` compared with `stronger`.
const EvidenceFactor& mostAgainst(const RecordEvidence& weaker, const RecordEvidence& stronger);

} // namespace tagseam
