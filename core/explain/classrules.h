// SPDX-License-Identifier: MIT
// The rules that put a page into a class (dissertation, section 4.5), from shares measured on its
// segmentation.
#pragma once

#include "core/explain/diagnosis.h"

#include <optional>

namespace tagseam {

/// The evidence for the class; shares, 0 to 1.
struct ClassEvidence {
    double positions = 0;    ///< share of the page's positions in the main region
    double text = 0;         ///< share of the long texts in the main region
    double otherText = 0;    ///< share of the long texts in the pruned region that has most of them
    double content = 0;      ///< share of the marked content in the main region
    double otherContent = 0; ///< share of the marked content in the pruned region that has most of it
    double noise = 0;        ///< share of the page's positions that are not the marked content
    double noiseGone = 0;    ///< share of these positions that was pruned
    /// The share of the main region that is not content; nothing when it is unknown.
    std::optional<double> keptElse{}; // NOLINT(readability-redundant-member-init): else lists must name it
};

/// A main region of at least this share of the page: almost nothing was pruned.
inline constexpr double nearlyWhole = 0.90;

struct Ruling {
    PageClass pageClass = PageClass::WellSplit;
    double certainty = 0; ///< as Diagnosis::certainty
};

/// Guesses the class from the long texts, when no content is marked. `hasText`: the page has such texts;
/// without, only Homogeneous can be recognised.
Ruling guessClass(const ClassEvidence& evidence, bool hasText);

/// Decides the class from the marked content.
Ruling judgeClass(const ClassEvidence& evidence);

} // namespace tagseam
