// SPDX-License-Identifier: MIT
// JSON -> its text on one line.
#pragma once

#include <nlohmann/json.hpp>

#include <string>

namespace tagseam {

/// Returns the JSON on one line, without a line feed at its end. Bytes that are not UTF-8 become U+FFFD.
/// O(bytes).
inline std::string dumpJson(const nlohmann::ordered_json& json)
{
    return json.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

} // namespace tagseam
