// SPDX-License-Identifier: MIT
// Explains why two generalized nodes are, or are not, similar.
#pragma once

#include "core/methods/mdr/mdr.h"

#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

namespace tagseam {

/// One column of an alignment: a node of each side, one of them noNode for a gap. If both exist, their tags
/// are equal for a match, and differ for a substitution (EditDistance only).
struct AlignedNodes {
    NodeId a = noNode;
    NodeId b = noNode;
};

/// The comparison of two generalized nodes, which explains if they are similar.
struct Likeness {
    std::vector<AlignedNodes> aligned; ///< in document order of both sides
    std::uint32_t sizeA = 0;           ///< tag nodes of the subtrees
    std::uint32_t sizeB = 0;
    std::uint32_t edits = 0;   ///< insertions, deletions, substitutions (EditDistance)
    std::uint32_t matches = 0; ///< matched pairs (TreeMatching), including the common root
    double value = 0;          ///< value that is compared with the threshold
    bool isDeepEnough = true;  ///< both have MdrOptions::smallestDepth levels (DepthOf::Group)
    bool isAlike = false;      ///< the threshold is passed, and both are deep enough
};

/// Pairs of nodes above which two sides are not aligned.
inline constexpr std::uint64_t cellLimit = std::uint64_t{1} << 26U;

/// Compares two runs of siblings as mineDataRecords() does, and explains the result: any two nodes are
/// accepted. O(sizeA * sizeB) time and memory; when that is over `cellLimit`, `aligned` is empty and all else
/// is valid. After `stop` nothing is valid.
Likeness compareNodes(const Document& page, std::span<const NodeId> a, std::span<const NodeId> b,
                      const MdrOptions& options, const KeepMask* within = nullptr,
                      const std::stop_token& stop = {});

} // namespace tagseam
