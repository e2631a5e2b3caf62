// SPDX-License-Identifier: MIT
// METHOD on the command line: what help says of methods, and how a wrong one is refused.
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

/// "all, printed, ...".
std::string namesOfMethods();

/// Each method with what it is, and below it its switches, a line each; with the reasons that `clean --why`
/// prints where they are wanted.
std::string methodsHelp(bool hasReasons);

/// One sentence for an error of methodNamed() and methodsNamed().
std::string problemOfMethod(const Error& error);
/// The same for what setupFromText() refuses, of a switch; nothing for what is no SWITCH=VALUE.
std::optional<std::string> problemOfSwitch(std::string_view part);

/// One sentence that says what is wrong with "separators,SWITCH=VALUE" where nothing else is taken; empty
/// where nothing is. Commands that take it check by this.
std::string problemOfSeparators(const std::string& method);
/// "separators[,style=KEY]", as a usage has it.
std::string separatorsUsage();

/// Done; or the exit code where one of the tag path sequence's options was given, and no method is one.
/// `taken`: the option that has been heard, whatever the methods are.
int checkSequenceOptions(const CLI::App& command, std::span<const Method> methods, const Setup& base,
                         std::string_view taken = {});

/// Refuses style=computed of a page without computed styles: says so, and the exit code.
int failOfComputedStyles(std::string_view option, std::string_view page);

/// Says on standard error that a page is hardly of the site that was learnt, if so; `learnt`: "the tree".
void warnOfPoorFit(std::string_view page, const SiteFit& fit, std::string_view learnt);

} // namespace tagseam
