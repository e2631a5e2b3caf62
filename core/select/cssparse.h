// SPDX-License-Identifier: MIT
// Text -> CSS selector list.
#pragma once

#include "core/base/result.h"
#include "core/select/csstree.h"

#include <string_view>
#include <vector>

namespace tagseam::css {

/// Parses a selector list. See selectNodes() for the supported syntax. Errors: BadSelector, also for more
/// than selectorPartLimit simple selectors or selectorNestingLimit open brackets. Cost: linear in the text.
Result<std::vector<Complex>> parse(std::string_view text);

} // namespace tagseam::css
