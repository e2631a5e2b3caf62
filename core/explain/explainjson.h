// SPDX-License-Identifier: MIT
// The explanations of a whole page as JSON for other programs. Positions from 0, half-open; nodes as XPaths.
// The schemas are in the --help of the commands, in app/cli/clischemas.cpp.
#pragma once

#include "core/explain/detectedcontent.h"
#include "core/explain/diagnosis.h"
#include "core/explain/firstdifference.h"
#include "core/explain/regiontree.h"
#include "core/explain/sweep.h"

#include <optional>
#include <string>
#include <vector>

namespace tagseam {

/// Returns the diagnosis. `detected`: the result of content detection if the search fails
/// (Diagnosis::isFailing). `removals`: the result of removalsOf(). {"schema":"tagseam.diagnosis/1", ...,
/// "detection":null or {"kind":"list","records":n,"confidence":0..1,"regions":[[b,e]],
/// "kept":{...},"nodes":{...}}}
std::string diagnosisJson(const Document& document, const Outcome& outcome, const Setup& setup,
                          const Diagnosis& diagnosis, const std::optional<DetectedContent>& detected,
                          const std::vector<WhatIfs>& removals);

/// Returns {"schema":"tagseam.regions/1","regions":[{"part":[b,e],"main":[b,e],"parent":i or null,
/// "subtrees":[...], ...}]}
std::string regionsJson(const Document& document, const Outcome& outcome, const Setup& setup,
                        const RegionTree& tree);

/// Returns {"schema":"tagseam.compare/1","a":..., "b":..., "firstDifference":..., "statuses":...}
std::string comparisonJson(const Outcome& a, const Setup& ofA, const Outcome& b, const Setup& ofB,
                           const Comparison& comparison);

/// Returns the sweep. `base`: the options of all cells except the varied ones.
/// {"schema":"tagseam.sweep/1","options":...,"variants":[cells],"minDifferences":[...],
/// "thresholds":[...],"map":[[cells]]}
std::string sweepJson(const VariantMatrix& matrix, const DifferenceMap& map, const Setup& base,
                      bool hasGroundTruth);

} // namespace tagseam
