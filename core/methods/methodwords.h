// SPDX-License-Identifier: MIT
// The options that may follow a method's name, and the reasons of its decisions: for help and error messages.
#pragma once

#include <span>
#include <string_view>

namespace tagseam {

/// An option after a name: "sst,threshold=0.2".
struct MethodOption {
    std::string_view name;
    std::string_view values; ///< values that it takes: "a number from 0 to 1"
    std::string_view usual;  ///< default
    std::string_view what;   ///< meaning in a few words
};

/// One of FilterDecision::reason.
struct MethodReason {
    std::string_view reason;
    std::string_view what; ///< meaning of the reason and its figure
};

/// Returns the options of a method, given its bare name; for a variant the options of the tag path sequence.
/// Empty for a method without options, and for no method.
std::span<const MethodOption> optionsOf(std::string_view method);
/// Returns the reasons in the order in which they are tested; empty for a method that reports no decisions.
std::span<const MethodReason> reasonsOf(std::string_view method);

} // namespace tagseam
