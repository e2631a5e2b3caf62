// SPDX-License-Identifier: MIT
// Writes scores as JSON, and reads them.
#pragma once

#include "core/truth/score/score.h"

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <optional>

namespace tagseam {

/// Returns the figure; null for nothing.
nlohmann::ordered_json figureJson(std::optional<double> figure);

/// Return hits, and a score with its counts, as resources/schemas/common.schema.json describes them.
nlohmann::ordered_json hitsJson(const Hits& hits);
nlohmann::ordered_json scoreJson(const Score& score);

/// Reads the counts of hitsJson(), and of scoreJson(); derived values are ignored. Nothing when a count is
/// missing or is not a whole number from 0.
std::optional<Hits> readHits(const nlohmann::ordered_json& json);
std::optional<NodeCounts> readCounts(const nlohmann::ordered_json& json);
/// Reads a score. `counts`: used when the score has none of its own.
std::optional<Score> readScore(const nlohmann::ordered_json& json, NodeCounts counts);

/// Returns the whole number from 0 to `most` under `key`; nothing when there is none.
std::optional<std::uint64_t> readCount(const nlohmann::ordered_json& json, const char* key,
                                       std::uint64_t most);

} // namespace tagseam
