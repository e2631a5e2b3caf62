// SPDX-License-Identifier: MIT
// Noisy and meaningful element nodes (Yi, Liu and Li 2003, section 3.4, figure 5).
#pragma once

#include "core/methods/sitestyletree/measure.h"

#include <cstdint>
#include <vector>

namespace tagseam {

enum class ElementMark : std::uint8_t {
    Neither,    ///< some descendants are noisy, and it is not
    Noisy,      ///< its composite importance and that of all its descendants is at most the threshold
    Meaningful, ///< neither it nor a descendant is noisy
};

/// What to begin with. The paper picks a threshold for each site by looking at cleaned pages (see
/// thresholds.h); on the three sites at hand this one keeps the values that 0 keeps.
inline constexpr double usualThreshold = 0.1; // composite importance, 0 to 1

struct Marks {
    double threshold = 0;           ///< t, 0 to 1
    std::vector<ElementMark> marks; ///< by ElementId

    ElementMark of(ElementId id) const { return marks[id.value]; }
};

/// Marks each element node. DEVIATION: figure 5 returns at the first child that is not noisy, so that noisy
/// ones behind it go unmarked; the definition marks them. A composite importance that equals the threshold is
/// noisy, as in figure 5 (line 8); the definition has "less than". O(tree).
Marks markElements(const MeasuredTree& measured, double threshold);

/// Whether the content of a page that is a leaf here is noisy, where the element node is no leaf on others.
bool isContentNoisy(const MeasuredTree& measured, const Marks& marks, ElementId id);

} // namespace tagseam
