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
/// True if the folder has a page of the table.
bool hasVellosoPages(const PublishedTable& table, const std::string& folder);
/// Runs the experiment on the pages of `folder`. Errors: BadCorpus (where: the folder) without a page of the
/// table; those of loadGroundTruth(); BadGroundTruth (where: the file) when it names no page.
Result<Report> vellosoReportOf(const PublishedTable& table, const std::string& folder,
                               const Arguments& arguments, const ExperimentArguments& experiment);

} // namespace tagseam
