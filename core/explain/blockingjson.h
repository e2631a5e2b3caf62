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

/// {"range":[b,e],"opensAt":t,"split":p,"symbols":[{"code","tagPath","frequency","first","last","before",
/// "opensWithout"}]}; "split" null where no threshold opens a gap.
nlohmann::ordered_json blockingJson(const TagPathSequence& sequence, const BlockingSymbols& blocking);

} // namespace tagseam
