// SPDX-License-Identifier: MIT
// `tagseam-cli separators`: the lists of records of a page, with the evidence for each.
#pragma once

#include "core/methods/mdr/mdr.h"
#include "core/methods/separators/separators.h"

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <variant>

namespace CLI {
class App;
}

namespace tagseam {

struct Arguments;
struct PreparedPage;

CLI::App* addSeparators(CLI::App& app, Arguments& arguments);
/// Runs the command; returns the exit code.
int runSeparators(const CLI::App& command, const Arguments& arguments);

/// Options of the published search, which have no effect with separators.
inline constexpr std::array<const char*, 7> searchSwitches{
    "--variant",         "--frequency-filter", "--size-rule",       "--min-difference",
    "--after-rejection", "--split-symbol",     "--lowest-threshold"};
/// Returns Done, or the exit code after one line on the first of the options that was given.
int refuseOptions(const CLI::App& command, std::span<const char* const> options);

/// Reads the options of `command` for the sequence, without style unless --label-attributes, or the option
/// after the name of the method, which overrides it, sets one. `method` must have passed
/// problemOfSeparators(). Returns the exit code after one line when the style is computed and the page has
/// none.
std::variant<SeparatorOptions, int> separatorOptions(const CLI::App& command, const PreparedPage& prepared,
                                                     std::string_view method = separatorsMethod);

/// Returns the records of the result as `mine` prints them: a data region for each of its regions and
/// parents.
MinedRecords minedBySeparators(const Document& page, const SeparatedPage& separated);

/// Prints the candidates that contain a node, and why it is kept or not; returns the exit code.
int explainBySeparators(const CLI::App& command, const PreparedPage& prepared, const Arguments& arguments);

} // namespace tagseam
