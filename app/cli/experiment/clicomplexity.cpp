// SPDX-License-Identifier: MIT
// `tagseam-cli experiment complexity`.
#include "app/cli/experiment/clicomplexity.h"

#include "app/cli/clioptions.h"
#include "app/cli/clioutput.h"
#include "core/corpus/pages/corpus.h"
#include "core/papers/costexperiment.h"

namespace tagseam {

bool hasPages(const std::string& folder)
{
    return static_cast<bool>(openCorpus(folder));
}

Result<Report> complexityReportOf(const std::string& folder, const Arguments& arguments)
{
    const Result<PageCosts> costs = pageCosts(folder, arguments.input.reading);
    if (!costs)
        return costs.error();
    for (const auto& [page, error] : costs->unreadable)
        warn(page, failureOf(error, page).what);
    return costReport(folder, costs->pages);
}

} // namespace tagseam
