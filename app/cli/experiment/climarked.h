// SPDX-License-Identifier: MIT
// `tagseam-cli experiment dias-gadge-2013` and `win-tun`: experiments on pages with ground truth.
#pragma once

#include "core/base/result.h"
#include "core/papers/report.h"

#include <string>
#include <string_view>

namespace tagseam {

struct Arguments;
struct ExperimentArguments;

/// The sentences of --help about them.
extern const std::string_view markedExperimentsHelp;
/// Run the experiment on the pages of the folder. Errors: as readMarkedPages().
Result<Report> diasGadgeReportOf(const std::string& folder, const Arguments& arguments,
                                 const ExperimentArguments& experiment);
Result<Report> winTunReportOf(const std::string& folder, const Arguments& arguments,
                              const ExperimentArguments& experiment);

} // namespace tagseam
