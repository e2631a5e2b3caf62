// SPDX-License-Identifier: MIT
// Reads other tools' JSON.
#include "core/truth/formats/groundtruthjson.h"

#include "core/truth/formats/groundtruthpages.h"

#include <algorithm>
#include <string>

namespace tagseam {

Result<nlohmann::ordered_json> parseGroundTruthJson(std::string_view bytes)
{
    if (const std::optional<Error> refusal = refusalOfGroundTruth(bytes))
        return *refusal;
    try {
        return nlohmann::ordered_json::parse(bytes);
    } catch (const nlohmann::ordered_json::parse_error& error) {
        const std::size_t at = std::min(error.byte, bytes.size());
        const auto row = 1 + std::ranges::count(bytes.substr(0, at), '\n');
        return Error{ErrorCode::BadGroundTruth, "row " + std::to_string(row) + ", byte " + std::to_string(at),
                     "not valid JSON"};
    } catch (const nlohmann::ordered_json::exception&) { // such as a number out of range
        return Error{ErrorCode::BadGroundTruth, {}, "not valid JSON"};
    }
}

} // namespace tagseam
