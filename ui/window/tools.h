// SPDX-License-Identifier: MIT
// The list of tools: all that the window knows of them.
#pragma once

#include "ui/tools/tool.h"

#include <span>

namespace tagseam {

/// In the order of docks, tabs and menus.
std::span<const Tool* const> tools();

} // namespace tagseam
