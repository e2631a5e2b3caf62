// SPDX-License-Identifier: MIT
// The result of content detection on a page as JSON.
#pragma once

#include "core/explain/detectedcontent.h"

#include <nlohmann/json_fwd.hpp>

namespace tagseam {

/// Returns {"positions":0..1,"text":0..1,"content":0..1}; content only if it was marked.
nlohmann::ordered_json sharesJson(double positions, double text, double content, bool isMarked);

/// Returns the member detection of `tagseam.diagnosis/1`.
nlohmann::ordered_json detectedJson(const DetectedContent& detected, bool isMarked);

} // namespace tagseam
