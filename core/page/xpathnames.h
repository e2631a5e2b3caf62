// SPDX-License-Identifier: MIT
// The names that XPath 1.0 gives its axes, operators and functions.
#pragma once

#include "core/page/xpathtree.h"

#include <optional>
#include <string_view>

namespace tagseam::xpath {

inline constexpr unsigned anyCount = 1'000'000; // arguments

struct FunctionEntry {
    std::string_view name;
    Function function;
    Type type;
    unsigned fewest; ///< arguments
    unsigned most;
    bool takesNodes = false; ///< the arguments are node sets
};

/// Null for what is no function. Cost: constant.
const FunctionEntry* functionNamed(std::string_view name);
std::optional<Axis> axisNamed(std::string_view name);
std::optional<NodeTest> nodeTypeNamed(std::string_view name);

struct OperatorEntry {
    std::string_view text;
    Operator code;
    unsigned level; ///< 0 binds least
    Type type;
};

inline constexpr unsigned minusLevel = 6; ///< of the minus sign before an operand
inline constexpr unsigned unionLevel = 7;

/// Null for what is none.
const OperatorEntry* operatorNamed(std::string_view text);

} // namespace tagseam::xpath
