// SPDX-License-Identifier: MIT
// The words that can stand next on a command line, for the completion of shells.
#pragma once

#include <span>
#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace tagseam {

/// Returns the words that can stand in the place of the last of `words`, which may be empty, and begin with
/// it: commands; options, after a "-"; the values of the option before it, if they are a list of words.
/// Nothing where a file or a text of the user's own is expected. `words`: those after the name of the
/// program.
std::vector<std::string> completionsOf(const CLI::App& app, std::span<const std::string> words);

} // namespace tagseam
