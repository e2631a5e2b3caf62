// SPDX-License-Identifier: MIT
// A sequence of block densities -> fused blocks of about the same density (Kohlschuetter and Nejdl, CIKM
// 2008: block fusion).
#pragma once

#include "core/methods/textdensity/wrappedtext.h"

#include <cstddef>
#include <span>
#include <vector>

namespace tagseam {

/// Neighbouring blocks that were fused, and their complete lines together.
struct FusedBlock {
    std::size_t begin = 0; ///< index of the first block
    std::size_t end = 0;   ///< one past the last
    WrappedText text;
    friend bool operator==(const FusedBlock&, const FusedBlock&) = default;
};

/// Returns |a - b| / max(a, b), 0 to 1, which block fusion compares with its threshold; 0 for two densities
/// of 0.
double densityDifference(double a, double b);

/// Fuses neighbours while their difference is at most `threshold`, until no two neighbours remain that could
/// be fused. INFERRED: the density of a fused block is the words of the complete lines of all its blocks
/// over the number of these lines. INFERRED: the text is read once from its start, and each block is fused
/// with the one before it as often as possible. O(blocks).
std::vector<FusedBlock> fuseBlocks(std::span<const WrappedText> blocks, double threshold);

} // namespace tagseam
