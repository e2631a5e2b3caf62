// SPDX-License-Identifier: MIT
// `tagseam-cli check`: template tests, pages with what a method must keep and prune.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace tagseam {

struct Arguments;

struct CheckArguments {
    std::vector<std::string> files; ///< pages, and folders of pages
    std::string annotator;          ///< see chooseAnnotation()
    std::string trees;              ///< folder of rendered trees; empty for none
    std::string method;             ///< empty: the variant of the other options
    std::vector<std::string> kept;  ///< selectors
    std::vector<std::string> pruned;
    std::optional<double> leastF1;
    std::string baseline;        ///< file of --same-as; empty for none
    std::string baselineToWrite; ///< empty for none
    std::string junit;           ///< file; empty for none
    bool isMarkdown = false;
};

CLI::App* addCheck(CLI::App& app, Arguments& arguments, CheckArguments& check);
/// Runs the command; returns the exit code.
int runCheck(const CLI::App& command, const Arguments& arguments, const CheckArguments& check);

} // namespace tagseam
