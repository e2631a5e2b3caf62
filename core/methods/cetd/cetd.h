// SPDX-License-Identifier: MIT
// Document -> the subtrees with dense text: content extraction via text density (Sun, Song and Liao, "DOM
// Based Content Extraction via Text Density", SIGIR 2011).
#pragma once

#include "core/methods/cetd/elementdensity.h"
#include "core/methods/method.h"

#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

namespace tagseam {

/// Returns the smallest density on the path from the body to the element with the largest density, of equal
/// ones the first; the body and the element are on the path. `elements` is the result of
/// elementDensities() and not empty. O(elements).
double densityThreshold(std::span<const ElementDensity> elements);

/// Returns the kept elements, as indices, ascending, none within another: in each element whose density is at
/// least `threshold`, the element with the largest density sum, of equal ones the first. INFERRED: the
/// element itself is a candidate, so that a paragraph without children can be kept. O(elements).
std::vector<std::uint32_t> densestSubtrees(std::span<const ElementDensity> elements, double threshold);

/// Keeps the subtrees of densestSubtrees(). A decision for each: "content", with its density sum. The
/// threshold is compared with densities, not with the figures of the decisions, so FilterResult::threshold is
/// not set. A page whose body has no text keeps nothing of its body and has no decision; a page without a
/// body is kept completely. O(nodes + bytes).
FilterResult filterByCompositeDensity(const FilterInput& input, const std::stop_token& stop = {});

/// "cetd", without options.
extern const MethodEntry cetdMethod;

} // namespace tagseam
