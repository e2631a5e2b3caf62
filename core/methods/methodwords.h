// SPDX-License-Identifier: MIT
// What can be written behind a method's name, and which reasons its decisions have: for help and refusals.
#pragma once

#include <span>
#include <string_view>

namespace tagseam {

/// A switch behind a name: "sst,threshold=0.2".
struct MethodSwitch {
    std::string_view name;
    std::string_view values; ///< that it takes: "a number from 0 to 1"
    std::string_view usual;  ///< what it is when it is not given
    std::string_view what;   ///< in a few words
};

/// One of FilterDecision::reason.
struct MethodReason {
    std::string_view reason;
    std::string_view what; ///< what it means, and its figure
};

/// Of a method by its bare name; of a variant those of the tag path sequence. Empty for one that takes none,
/// and for no method.
std::span<const MethodSwitch> switchesOf(std::string_view method);
/// In the order in which they are looked at; empty for a method that tells no decisions.
std::span<const MethodReason> reasonsOf(std::string_view method);

} // namespace tagseam
