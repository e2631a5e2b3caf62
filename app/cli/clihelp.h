// SPDX-License-Identifier: MIT
// The text that --help prints: headings, combinations that are not accepted, examples.
#pragma once

#include <string>
#include <string_view>

namespace CLI {
class App;
}

namespace tagseam {

/// The headings of the options, in the order in which a command adds them.
namespace optiongroup {
inline constexpr const char* input = "Input";
inline constexpr const char* analysis = "Analysis";
inline constexpr const char* output = "Output";
inline constexpr const char* limits = "Limits";
} // namespace optiongroup

/// The options that `command` gets from now on stand below this heading.
void beginGroup(CLI::App& command, const char* group);

/// Ends the help of `command`: notes, which may be empty, and two commands that run in this order in the root
/// of the checkout. A test runs them.
void setNotesAndExamples(CLI::App& command, std::string_view notes, std::string_view first,
                         std::string_view second);

/// Returns the line of the notes that names a schema and its file: of "explain-1", "--json prints
/// tagseam.explain/1; ...". `printed`: the beginning of the sentence.
std::string schemaNote(std::string_view schema, std::string_view printed = "--json prints");

/// Sets the format of the help of `app` and of the commands that are added to it later.
void setHelpFormat(CLI::App& app);

/// Adds -h to `app` and to all commands below it, as the last option of each. To be called after they have
/// theirs.
void addHelpOptions(CLI::App& app);

} // namespace tagseam
