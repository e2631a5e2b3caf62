// SPDX-License-Identifier: MIT
// The list of tools: all that the window knows of them.
#pragma once

#include "ui/session/tool.h"

#include <span>

namespace tagseam {

/// In the order of tabs and menu.
std::span<const Tool* const> tools();

} // namespace tagseam
