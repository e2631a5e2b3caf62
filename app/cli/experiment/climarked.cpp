// SPDX-License-Identifier: MIT
// `tagseam-cli experiment dias-gadge-2013` and `win-tun`.
#include "app/cli/experiment/climarked.h"

#include "app/cli/clioptions.h"
#include "app/cli/experiment/cliexperiment.h"
#include "core/papers/diasgadge.h"
#include "core/papers/wintun.h"

namespace tagseam {

namespace {

MarkedFolder markedFolder(const std::string& folder, const Arguments& arguments,
                          const ExperimentArguments& experiment)
{
    return {folder, experiment.manifest, experiment.truth, arguments.input.reading, false};
}

} // namespace

const std::string_view markedExperimentsHelp =
    "dias-gadge-2013: Table 1 and figures 5 and 6 of Dias and Gadge: precision, recall and F score of the "
    "blocks on each page of FOLDER that has ground truth (--ground-truth, or as for corpus run).\nwin-tun: "
    "figures 9 and 10 of Win and Tun: recall and precision of the eliminated noise over the threshold of "
    "rule "
    "2, and a threshold for each site, which is a folder of pages in FOLDER. The content of a page is its "
    "ground truth, or the expected texts of the manifest.";

Result<Report> diasGadgeReportOf(const std::string& folder, const Arguments& arguments,
                                 const ExperimentArguments& experiment)
{
    return diasGadgeExperimentOn(markedFolder(folder, arguments, experiment));
}

Result<Report> winTunReportOf(const std::string& folder, const Arguments& arguments,
                              const ExperimentArguments& experiment)
{
    return winTunExperimentOn(markedFolder(folder, arguments, experiment));
}

} // namespace tagseam
