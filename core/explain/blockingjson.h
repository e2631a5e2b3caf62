// SPDX-License-Identifier: MIT
// The blocking symbols as JSON, in one form for all outputs.
#pragma once

#include "core/explain/blocking.h"
#include "core/tps/tagpath.h"

#include <nlohmann/json_fwd.hpp>

#include <cstdint>

namespace tagseam {

/// Returns a threshold; null for neverOpens.
nlohmann::ordered_json thresholdJson(std::uint32_t threshold);

/// Returns blocking symbols, as resources/schemas/common.schema.json describes them.
nlohmann::ordered_json blockingJson(const TagPathSequence& sequence, const BlockingSymbols& blocking);

} // namespace tagseam
