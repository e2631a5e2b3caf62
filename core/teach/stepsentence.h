// SPDX-License-Identifier: MIT
// A step of searchRegion in sentences: the same as in the replay.
#pragma once

#include "core/tps/stepper.h"

#include <span>
#include <string>
#include <string_view>

namespace tagseam {

/// Returns what the step did up to its present line. `symbols`: of the stepper's sequence. `language`: "en"
/// or "pt_BR"; any other is "en". O(symbols). resources/replay/narration.js tells the replay's steps by the
/// same rules; both take their sentences from sentences.js.
std::string stepSentence(const Stepper& stepper, std::span<const Symbol> symbols, std::string_view language);

} // namespace tagseam
