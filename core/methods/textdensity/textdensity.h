// SPDX-License-Identifier: MIT
// Document -> its dense blocks of text (Kohlschuetter and Nejdl, "A Densitometric Approach to Web Page
// Segmentation", CIKM 2008; the dissertation's section 2.1).
#pragma once

#include "core/methods/method.h"
#include "core/methods/textdensity/wrappedtext.h"

#include <array>
#include <cstdint>
#include <stop_token>
#include <string_view>

namespace tagseam {

/// The fused blocks that are content.
enum class DenseContent : std::uint8_t {
    Dense,  ///< blocks of at least TextDensityOptions::density
    Densest ///< the first block of the greatest density: "a região principal da página seria a de maior
            ///< densidade textual" (the dissertation's section 2.1)
};
inline constexpr std::array<std::string_view, 2> denseContentNames{"dense", "densest"};

/// The usual options follow our notes on the paper. DEVIATION: the dissertation's Equation 2.1 counts the
/// words of all lines, so that the last line, which is rarely full, makes a block less dense, and names the
/// densest block alone as the main region: `lines` and `content` choose that.
struct TextDensityOptions {
    /// The greatest relative difference of two neighbouring densities that are fused, 0 to 1.
    double fusion = 0.38;
    /// The least density of content, in words for each line, at least 0. INFERRED: dense
    /// blocks are content, but our description of the paper names no threshold. A line of 80 characters has
    /// 12 to 15 words of running text, and a block of one line has its words, so menus and captions are
    /// below 10.
    double density = 10;
    CountedLines lines = CountedLines::Complete;
    DenseContent content = DenseContent::Dense;
    friend bool operator==(const TextDensityOptions&, const TextDensityOptions&) = default;
};

/// Keeps the texts of the dense blocks and the elements around them. A block before fusion is a TextBlock:
/// DEVIATION: texts that a reader does not see belong to no block (textBlocks()). A decision for
/// each fused block, in document order: "dense" or "sparse", with its density. A page whose body has no text
/// keeps no text and has no decision; a page without a body is kept completely. O(nodes + bytes).
FilterResult filterByTextDensity(const FilterInput& input, const TextDensityOptions& options,
                                 const std::stop_token& stop = {});

/// "text-density", with options for TextDensityOptions.
extern const MethodEntry textDensityMethod;

} // namespace tagseam
