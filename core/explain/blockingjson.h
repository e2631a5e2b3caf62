// SPDX-License-Identifier: MIT
// A BlockingSymbols as JSON, the same in each answer that has one.
#pragma once

#include "core/explain/blocking.h"
#include "core/tps/tagpath.h"

#include <nlohmann/json_fwd.hpp>

#include <cstdint>

namespace tagseam {

/// A threshold; null for neverOpens.
nlohmann::ordered_json thresholdJson(std::uint32_t threshold);

/// {"range":[b,e],"opensAt":t,"split":p,"symbols":[{"code","tagPath","frequency","first","last","before",
/// "opensWithout"}]}; "split" null where no threshold opens a gap.
nlohmann::ordered_json blockingJson(const TagPathSequence& sequence, const BlockingSymbols& blocking);

} // namespace tagseam
