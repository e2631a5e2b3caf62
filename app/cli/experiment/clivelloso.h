// SPDX-License-Identifier: MIT
// `tagseam-cli experiment` velloso-2014 and velloso-dorneles-2013: MDR with and without the search, on the
// authors' pages.
#pragma once

#include "app/cli/experiment/experimentarguments.h"
#include "core/base/result.h"
#include "core/papers/published.h"
#include "core/papers/report.h"

#include <string>

namespace CLI {
class App;
}

namespace tagseam {

struct Arguments;

void addVellosoOptions(CLI::App& command, VellosoArguments& velloso);
/// Runs the experiment on the pages of `folder`. Errors: as vellosoExperimentOn().
Result<Report> vellosoReportOf(const PublishedTable& table, const std::string& folder,
                               const Arguments& arguments, const ExperimentArguments& experiment);

} // namespace tagseam
