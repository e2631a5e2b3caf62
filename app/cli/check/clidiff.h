// SPDX-License-Identifier: MIT
// `tagseam-cli diff`: what two versions of a page change in regions and statuses, and why.
#pragma once

#include <string>

namespace CLI {
class App;
}

namespace tagseam {

struct Arguments;

struct DiffArguments {
    std::string before; ///< a page, or a folder of pages
    std::string after;
    std::string method; ///< empty: the variant of the other options
    bool isMarkdown = false;
};

CLI::App* addDiff(CLI::App& app, Arguments& arguments, DiffArguments& diff);
/// Runs the command; returns the exit code.
int runDiff(const CLI::App& command, const Arguments& arguments, const DiffArguments& diff);

} // namespace tagseam
