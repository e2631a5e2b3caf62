// SPDX-License-Identifier: MIT
// The optimal assignment of classes to clusters (Yi, Liu and Li 2003, section 4.2.1).
#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace tagseam {

/// Assigns rows to columns, each once, so that the sum of `gains` (row by row, size * size) is greatest: the
/// Hungarian method (Kuhn, "The Hungarian method for the assignment problem", 1955) with potentials.
/// O(size^3).
std::vector<std::size_t> bestAssignment(std::span<const double> gains, std::size_t size);

} // namespace tagseam
