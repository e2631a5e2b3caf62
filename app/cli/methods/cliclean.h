// SPDX-License-Identifier: MIT
// `tagseam-cli clean`: a page without what a filter takes for noise, and why.
#pragma once

#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace tagseam {

struct Arguments;

struct CleanArguments {
    std::string method;
    std::vector<std::string> site; ///< files and folders that a method learns from
    bool hasReasons = false;
};

CLI::App* addClean(CLI::App& app, Arguments& arguments, CleanArguments& clean);
int runClean(const CLI::App& command, const Arguments& arguments, const CleanArguments& clean);

} // namespace tagseam
