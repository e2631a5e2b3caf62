// SPDX-License-Identifier: MIT
// The commands of tagseam-cli.
#pragma once

namespace CLI {
class App;
}

namespace tagseam {

struct Arguments;

/// Each function adds one command to `app`, whose values go into `arguments`.
CLI::App* addTps(CLI::App& app, Arguments& arguments);
CLI::App* addSearch(CLI::App& app, Arguments& arguments);
CLI::App* addPrune(CLI::App& app, Arguments& arguments);
CLI::App* addEdit(CLI::App& app, Arguments& arguments);
CLI::App* addReplay(CLI::App& app, Arguments& arguments);
CLI::App* addExplain(CLI::App& app, Arguments& arguments);
CLI::App* addDiagnose(CLI::App& app, Arguments& arguments);
CLI::App* addRegions(CLI::App& app, Arguments& arguments);
CLI::App* addCompare(CLI::App& app, Arguments& arguments);
CLI::App* addSweep(CLI::App& app, Arguments& arguments);
CLI::App* addEntries(CLI::App& app, Arguments& arguments);

} // namespace tagseam
