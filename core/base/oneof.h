// SPDX-License-Identifier: MIT
// Compares a name with a few others.
#pragma once

#include <algorithm>
#include <initializer_list>
#include <string_view>

namespace tagseam {

template <class Names = std::initializer_list<std::string_view>>
bool isOneOf(std::string_view name, const Names& names)
{
    return std::ranges::find(names, name) != names.end();
}

} // namespace tagseam
