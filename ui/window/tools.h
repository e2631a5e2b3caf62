// SPDX-License-Identifier: MIT
// The list of tools, and the only place where the window knows them.
#pragma once

#include "ui/tools/tool.h"

#include <span>

namespace tagseam {

/// In the order of docks, tabs and menus.
std::span<const Tool* const> tools();

} // namespace tagseam
