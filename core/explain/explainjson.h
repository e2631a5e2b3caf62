// SPDX-License-Identifier: MIT
// The explanations of a whole page as JSON for other programs. Positions from 0, half-open; nodes as XPaths.
// resources/schemas has the schemas.
#pragma once

#include "core/explain/detectedcontent.h"
#include "core/explain/diagnosis.h"
#include "core/explain/firstdifference.h"
#include "core/explain/regiontree.h"
#include "core/explain/sweep.h"
#include "core/explain/templatemistakes.h"

#include <optional>
#include <string>
#include <vector>

namespace tagseam {

/// Returns `tagseam.diagnosis/1`. `detected`: the result of content detection if the search fails
/// (Diagnosis::isFailing). `remedies`: the result of remediesOf().
std::string diagnosisJson(const Document& document, const Outcome& outcome, const Setup& setup,
                          const Diagnosis& diagnosis, const std::optional<DetectedContent>& detected,
                          const Remedies& remedies, const std::vector<TemplateMistake>& mistakes);

/// Returns `tagseam.regions/1`.
std::string regionsJson(const Document& document, const Outcome& outcome, const Setup& setup,
                        const RegionTree& tree);

/// Returns `tagseam.compare/1`.
std::string comparisonJson(const Outcome& a, const Setup& ofA, const Outcome& b, const Setup& ofB,
                           const Comparison& comparison);

/// Returns `tagseam.sweep/1`. `base`: the options of all cells except the varied ones.
std::string sweepJson(const VariantMatrix& matrix, const DifferenceMap& map, const Setup& base,
                      bool hasGroundTruth);

} // namespace tagseam
