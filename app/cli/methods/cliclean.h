// SPDX-License-Identifier: MIT
// `tagseam-cli clean`: removes the noise that a filter finds on a page, with reasons.
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
