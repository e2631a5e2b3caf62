// SPDX-License-Identifier: MIT
// `tagseam-cli separators`: the lists of records of a page, with the evidence for each.
#pragma once

#include "core/methods/mdr/mdr.h"
#include "core/methods/separators/separators.h"

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

/// Reads what `command` was given for the sequence, without label attributes unless --label-attributes or the
/// option after the name of the method, which takes precedence, names some: `method` as problemOfSeparators()
/// accepts it. Or the exit code, after one line, where they are computed and the page has no computed styles.
std::variant<SeparatorOptions, int> separatorOptions(const CLI::App& command, const PreparedPage& prepared,
                                                     std::string_view method = separatorsMethod.name);

/// Returns the records of the result as `mine` prints them: a data region for each of its regions and
/// parents.
MinedRecords minedBySeparators(const Document& page, const SeparatedPage& separated);

/// Prints the candidates that contain a node, and why it is kept or not; returns the exit code.
int explainBySeparators(const CLI::App& command, const PreparedPage& prepared, const Arguments& arguments);

} // namespace tagseam
