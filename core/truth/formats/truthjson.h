// SPDX-License-Identifier: MIT
// JSON of other people: parsed without exceptions, with the place of what is wrong.
#pragma once

#include "core/base/result.h"

#include <nlohmann/json.hpp>

#include <string_view>

namespace tagseam {

/// Errors: TooLarge, Empty; BadTruth with where "row 7, byte 512", from 1. A byte order mark is passed over.
Result<nlohmann::ordered_json> parseTruthJson(std::string_view bytes);

} // namespace tagseam
