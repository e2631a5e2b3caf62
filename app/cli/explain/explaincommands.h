// SPDX-License-Identifier: MIT
// The commands of tagseam-cli that explain a page. Each prints its answer, or one line on standard error, and
// returns the exit code.
#pragma once

namespace CLI {
class App;
}

namespace tagseam {

struct Arguments;

int runExplain(const CLI::App& command, const Arguments& arguments);
int runDiagnose(const CLI::App& command, const Arguments& arguments);
int runRegions(const CLI::App& command, const Arguments& arguments);
int runCompare(const CLI::App& command, const Arguments& arguments);
int runSweep(const CLI::App& command, const Arguments& arguments);

} // namespace tagseam
