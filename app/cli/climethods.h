// SPDX-License-Identifier: MIT
// METHOD on the command line: the help about methods, and the message about a wrong one.
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
/// Returns the names of the methods with a trait: "sst, pagelets and block-entropy".
std::string methodsWith(bool MethodTraits::*trait);

/// Each method with what it is, and below it its options, one on each line; with the reasons that `clean
/// --why` prints if they are wanted.
std::string methodsHelp(bool hasReasons);

/// Returns one sentence for an error of methodNamed() and methodsNamed().
std::string problemOfMethod(const Error& error);
/// The same for an error of setupFromText(); nothing where the fault is not in an option.
std::optional<std::string> problemOfOption(const Error& error);

/// One sentence that says what is wrong with "separators,OPTION=VALUE", for commands that take few methods;
/// empty where nothing is wrong. `usage`: what the command takes.
std::string problemOfSeparators(const std::string& method, const std::string& usage);
/// "separators[,label-attributes=KEY]", as the help shows it.
std::string separatorsUsage();

/// Done; or the exit code where one of the tag path sequence's options was given, and no method is one.
/// `taken`: an option that is accepted with all methods.
int checkSequenceOptions(const CLI::App& command, std::span<const Method> methods,
                         std::string_view taken = {});

/// Says that a page lacks what a method needs (Method::lackOf()); returns the exit code.
int failOfLack(ErrorCode lack, std::string_view option, std::string_view page);
/// The same for computed styles, which the label attributes `computed` need.
int failOfComputedStyles(std::string_view option, std::string_view page);

/// Warns of a page that hardly fits the site that was learnt; `learnt`: "the tree".
void warnOfPoorFit(std::string_view page, const SiteFit& fit, std::string_view learnt);

} // namespace tagseam
