// SPDX-License-Identifier: MIT
// The fields and tables of a whole page: diagnosis, regions, two setups compared, sweeps.
#pragma once

#include "core/explain/detectedcontent.h"
#include "core/explain/diagnosis.h"
#include "core/explain/firstdifference.h"
#include "core/explain/regiontree.h"
#include "core/explain/sweep.h"
#include "core/explain/templatemistakes.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tagseam {

// Each function names `page` in its head.

/// Returns the diagnosis. `detected`: the result of content detection if the search fails. `remedies`: the
/// result of remediesOf().
/// `mistakes`: of the template, see templateMistakes().
std::string diagnosisText(const Document& document, const Outcome& outcome, const Setup& setup,
                          const Diagnosis& diagnosis, const std::optional<DetectedContent>& detected,
                          const Remedies& remedies, const std::vector<TemplateMistake>& mistakes,
                          std::string_view page);
std::string regionsText(const Document& document, const Outcome& outcome, const Setup& setup,
                        const RegionTree& tree, std::string_view page);
std::string comparisonText(const Outcome& a, const Setup& ofA, const Outcome& b, const Setup& ofB,
                           const Comparison& comparison, std::string_view page);
std::string sweepText(const VariantMatrix& matrix, const DifferenceMap& map, const Setup& base,
                      bool hasGroundTruth, std::string_view page);

} // namespace tagseam
