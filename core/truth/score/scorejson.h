// SPDX-License-Identifier: MIT
// Scores as JSON, and back.
#pragma once

#include "core/truth/score/score.h"

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <optional>

namespace tagseam {

/// null for nothing.
nlohmann::ordered_json figureJson(std::optional<double> figure);

/// {both, keptOnly, truthOnly, precision, recall, f1}.
nlohmann::ordered_json hitsJson(const Hits& hits);
/// {nodes: hits, characters: hits, targets: {all, whole, mostly, isContentPresent, isContentMostlyPresent},
/// counts: {raw, kept}, reduction, labelledNoise: {all, removed, share}, span: as nodes}.
nlohmann::ordered_json scoreJson(const Score& score);

/// The counts of hitsJson(), of scoreJson(): what follows from them is not read. Nothing where one is missing
/// or is no whole number from 0.
std::optional<Hits> readHits(const nlohmann::ordered_json& json);
std::optional<NodeCounts> readCounts(const nlohmann::ordered_json& json);
/// `counts`: where the score has none of its own.
std::optional<Score> readScore(const nlohmann::ordered_json& json, NodeCounts counts);

/// The whole number from 0 to `most` under `key`; nothing where there is none.
std::optional<std::uint64_t> readCount(const nlohmann::ordered_json& json, const char* key,
                                       std::uint64_t most);

} // namespace tagseam
