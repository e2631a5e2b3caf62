// SPDX-License-Identifier: MIT
// The result of content detection on a page as JSON.
#pragma once

#include "core/explain/detectedcontent.h"

#include <nlohmann/json_fwd.hpp>

namespace tagseam {

/// Returns {"positions":0..1,"text":0..1,"content":0..1}; content only if it was marked.
nlohmann::ordered_json sharesJson(double positions, double text, double content, bool isMarked);

/// Returns
/// {"labelAttributes":"none","kind":"list","records":n,"confidence":0..1,"regions":[[b,e]],"kept":{...},
/// "nodes":{"both","searchAlone","detectionAlone"}}
nlohmann::ordered_json detectedJson(const DetectedContent& detected, bool isMarked);

} // namespace tagseam
