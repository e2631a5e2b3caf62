// SPDX-License-Identifier: MIT
// METHOD on the command line: the help on methods, and the errors of wrong ones.
#pragma once

#include "core/methods/methods.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace CLI {
class App;
}

namespace tagseam {

/// Returns "all, printed, ...".
std::string namesOfMethods();

/// Returns each method with its description, and below it its options, a line each; if requested, with the
/// reasons that `clean --why` prints.
std::string methodsHelp(bool hasReasons);

/// Returns one sentence for an error of methodNamed() and methodsNamed().
std::string problemOfMethod(const Error& error);
/// Returns one sentence for an option that setupFromText() rejects; nothing for a text that is not
/// OPTION=VALUE.
std::optional<std::string> problemOfSwitch(std::string_view part);

/// Returns one sentence with the fault of "separators,OPTION=VALUE" where nothing else is accepted; empty
/// when it is valid. Commands that take it check it with this.
std::string problemOfSeparators(const std::string& method);
/// Returns "separators[,style=KEY]", as in a usage.
std::string separatorsUsage();

/// Returns Done, or the exit code when one of the tag path sequence's options was given although no method
/// uses it. `taken`: the option that is valid with any method.
int checkSequenceOptions(const CLI::App& command, std::span<const Method> methods, const Setup& base,
                         std::string_view taken = {});

/// Reports style=computed for a page without computed styles; returns the exit code.
int failOfComputedStyles(std::string_view option, std::string_view page);

/// Warns on standard error if a page probably does not belong to the learnt site; `learnt`: "the tree".
void warnOfPoorFit(std::string_view page, const SiteFit& fit, std::string_view learnt);

} // namespace tagseam
