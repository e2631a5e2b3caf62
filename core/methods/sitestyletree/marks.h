// SPDX-License-Identifier: MIT
// Marks noisy and meaningful element nodes (Yi, Liu and Li 2003, section 3.4, figure 5).
#pragma once

#include "core/methods/sitestyletree/measure.h"

#include <cstdint>
#include <vector>

namespace tagseam {

enum class ElementMark : std::uint8_t {
    Neither,    ///< some descendants are noisy, and the node is not
    Noisy,      ///< its composite importance and the importance of all its descendants is at most the
                ///< threshold
    Meaningful, ///< neither the node nor a descendant is noisy
};

/// The default threshold. The paper picks a threshold for each site from cleaned pages (see thresholds.h); on
/// the three test sites this one keeps the values that 0 keeps.
inline constexpr double usualThreshold = 0.1; // composite importance, 0 to 1

struct Marks {
    double threshold = 0;           ///< t, 0 to 1
    std::vector<ElementMark> marks; ///< indexed by ElementId

    ElementMark of(ElementId id) const { return marks[id.value]; }
};

/// Marks each element node. DEVIATION: figure 5 returns at the first child that is not noisy, so that noisy
/// ones after it stay unmarked; the definition marks them. A composite importance that equals the threshold
/// is noisy, as in figure 5 (line 8); the definition has "less than". O(tree).
Marks markElements(const MeasuredTree& measured, double threshold);

/// True if the content of a page on which this element node is a leaf is noisy, although the element node is
/// not a leaf on other pages.
bool isContentNoisy(const MeasuredTree& measured, const Marks& marks, ElementId id);

} // namespace tagseam
