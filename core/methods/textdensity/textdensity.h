// SPDX-License-Identifier: MIT
// Document -> its dense blocks of text (Kohlschuetter and Nejdl, "A Densitometric Approach to Web Page
// Segmentation", CIKM 2008; the dissertation's section 2.1).
#pragma once

#include "core/methods/filter.h"

#include <stop_token>

namespace tagseam {

struct TextDensityOptions {
    /// The greatest relative difference of two neighbouring densities that are fused, 0 to 1.
    double fusion = 0.38;
    /// The least density of content, in words for each line, at least 0. INFERRED: dense
    /// blocks are content, but our description of the paper names no threshold. A line of 80 characters has
    /// 12 to 15 words of running text, and a block of one line has its words, so menus and captions are
    /// below 10.
    double density = 10;
    friend bool operator==(const TextDensityOptions&, const TextDensityOptions&) = default;
};

/// Keeps the texts of the dense blocks and the elements around them. A block before fusion is a TextBlock:
/// DEVIATION: hidden texts and the texts of form controls belong to no block (textBlocks()). A decision for
/// each fused block, in document order: "dense" or "sparse", with its density. A page whose body has no text
/// keeps no text and has no decision; a page without a body is kept completely. O(nodes + bytes).
FilterResult filterByTextDensity(const FilterInput& input, const TextDensityOptions& options,
                                 const std::stop_token& stop = {});

} // namespace tagseam
