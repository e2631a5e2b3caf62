// SPDX-License-Identifier: MIT
// `tagseam-cli experiment`: makes the papers' tables again.
#pragma once

#include "app/cli/experiment/experimentarguments.h"

namespace CLI {
class App;
}

namespace tagseam {

struct Arguments;

CLI::App* addExperiment(CLI::App& app, Arguments& arguments, ExperimentArguments& experiment);
/// Runs the command; returns the exit code.
int runExperiment(const CLI::App& command, const Arguments& arguments, const ExperimentArguments& experiment);

} // namespace tagseam
