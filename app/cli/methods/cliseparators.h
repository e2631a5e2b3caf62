// SPDX-License-Identifier: MIT
// `tagseam-cli separators`: which lists of records a page has, and what speaks for each.
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
/// The exit code.
int runSeparators(const CLI::App& command, const Arguments& arguments);

/// Options of the published search: they do nothing with separators.
inline constexpr std::array<const char*, 7> searchSwitches{
    "--variant",         "--frequency-filter", "--size-rule",       "--min-difference",
    "--after-rejection", "--split-symbol",     "--lowest-threshold"};
/// Done, or the exit code after one line on the first of the options that was given.
int refuseOptions(const CLI::App& command, std::span<const char* const> options);

/// Reads what `command` was given for the sequence, with no style in it unless --label-attributes says so, or
/// the switch behind the name of the method, which goes before that: `method` as problemOfSeparators() lets
/// it pass. The exit code after one line where its style is computed and the page has none.
std::variant<SeparatorOptions, int> separatorOptions(const CLI::App& command, const PreparedPage& prepared,
                                                     std::string_view method = separatorsMethod);

/// The records of the answer as `mine` prints them: a data region for each of its regions and parents.
MinedRecords minedBySeparators(const Document& page, const SeparatedPage& separated);

/// Which candidates hold a node, and why it is kept or not; returns the exit code.
int explainBySeparators(const CLI::App& command, const PreparedPage& prepared, const Arguments& arguments);

} // namespace tagseam
