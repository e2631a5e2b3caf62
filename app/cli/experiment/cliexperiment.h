// SPDX-License-Identifier: MIT
// `tagseam-cli experiment`: reproduces the papers' tables.
#pragma once

#include "app/cli/experiment/cliyi.h"

#include <string>

namespace CLI {
class App;
}

namespace tagseam {

struct Arguments;

struct ExperimentArguments {
    std::string name;     ///< name of a PublishedTable, or yiExperiment
    std::string folder;   ///< folder of the pages
    std::string truth;    ///< file; empty for the files beside the pages
    std::string manifest; ///< file; empty for the folder's own
    bool isMarkdown = false;
    bool isCsv = false;
    bool isLatex = false;
    YiArguments yi;
};

CLI::App* addExperiment(CLI::App& app, Arguments& arguments, ExperimentArguments& experiment);
/// Runs the command; returns the exit code.
int runExperiment(const CLI::App& command, const Arguments& arguments, const ExperimentArguments& experiment);

} // namespace tagseam
