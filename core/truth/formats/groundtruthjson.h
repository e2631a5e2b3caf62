// SPDX-License-Identifier: MIT
// Reads other tools' JSON without exceptions, and reports the place of a fault.
#pragma once

#include "core/base/result.h"

#include <nlohmann/json.hpp>

#include <string_view>

namespace tagseam {

/// Parses JSON. Errors: TooLarge, Empty; BadGroundTruth with where "row 7, byte 512", from 1. A byte order
/// mark is skipped.
Result<nlohmann::ordered_json> parseGroundTruthJson(std::string_view bytes);

} // namespace tagseam
