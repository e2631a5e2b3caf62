// SPDX-License-Identifier: MIT
// Document -> data regions, with each tag node that the search visits (FindDRs of MDR).
#pragma once

#include "core/methods/mdr/regions.h"

#include <functional>
#include <span>
#include <stop_token>

namespace tagseam {

/// A tag node that the search visits.
struct MinedNode {
    NodeId node;
    bool isDeepEnough = false;      ///< has MdrOptions::smallestDepth levels; otherwise all else is empty
    std::vector<NodeId> children{}; ///< its tag nodes
    std::span<const AlikeStretches> alike{}; ///< for each length from 1; valid during the call
    std::span<const RegionSpan> regions{};   ///< valid during the call
};
using MiningObserver = std::function<void(const MinedNode& node)>;

/// Does the work of mineDataRecords(). `observe`, if it is set, is called for each visited node in document
/// order.
MinedRecords mine(const Document& page, const MdrOptions& options, const KeepMask* within,
                  const std::stop_token& stop, const MiningObserver& observe);

} // namespace tagseam
