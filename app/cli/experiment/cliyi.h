// SPDX-License-Identifier: MIT
// `tagseam-cli experiment yi-2003`: clusters and classifies pages of several sites, uncleaned and cleaned.
#pragma once

#include "app/cli/experiment/experimentarguments.h"
#include "core/base/result.h"
#include "core/papers/report.h"

#include <string>

namespace CLI {
class App;
}

namespace tagseam {

struct Arguments;

void addYiOptions(CLI::App& command, YiArguments& yi);
/// Returns Done, or the exit code after one line on a method of --also that does not exist.
int checkYiOptions(const YiArguments& yi);
/// True if the folder has at least two categories with pages of several sites.
bool hasYiPages(const std::string& folder);
/// Writes the generated pages of --generate into the folder; returns the exit code.
int generateYiPages(const std::string& folder, const YiArguments& yi);
/// Runs the experiment on the pages of `folder`; warns of pages that cannot be read. Errors: those of
/// openProductSet() and runYiExperiment().
Result<Report> yiReportOf(const std::string& folder, const Arguments& arguments, const YiArguments& yi);

} // namespace tagseam
