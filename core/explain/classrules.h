// SPDX-License-Identifier: MIT
// The rules that put a page into a class (dissertation, section 4.5), by shares measured on its segmentation.
#pragma once

#include "core/explain/diagnosis.h"

#include <optional>

namespace tagseam {

/// What the class is decided by; shares, 0 to 1.
struct ClassEvidence {
    double positions = 0;    ///< of the page's positions, in the main region
    double text = 0;         ///< of the long texts, in the main region
    double otherText = 0;    ///< of these, in that part which was cut off and has most of them
    double content = 0;      ///< of the marked content, in the main region
    double otherContent = 0; ///< of it, in that part which was cut off and has most of it
    double noise = 0;        ///< of the page's positions, those that are not the marked content
    double noiseGone = 0;    ///< of these, cut off
    /// The share of the main region that is not content; nothing when nobody knows.
    std::optional<double> keptElse{}; // NOLINT(readability-redundant-member-init): else lists must name it
};

struct Ruling {
    PageClass pageClass = PageClass::WellSplit;
    double certainty = 0; ///< as Diagnosis::certainty
};

/// By the long texts, when nobody said what the content is. `hasText`: the page has such texts; without, only
/// Homogeneous can be told.
Ruling guessClass(const ClassEvidence& evidence, bool hasText);

/// By the marked content.
Ruling judgeClass(const ClassEvidence& evidence);

} // namespace tagseam
