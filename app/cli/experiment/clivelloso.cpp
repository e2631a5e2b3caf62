// SPDX-License-Identifier: MIT
// `tagseam-cli experiment` velloso-2014 and velloso-dorneles-2013.
#include "app/cli/experiment/clivelloso.h"

#include "app/cli/clihelp.h"
#include "app/cli/clioptions.h"
#include "app/cli/clioutput.h"
#include "core/papers/vellosopages.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <string>
#include <vector>

namespace tagseam {

void addVellosoOptions(CLI::App& command, VellosoArguments& velloso)
{
    std::vector<std::string> names;
    names.reserve(variants.size());
    for (const Variant& variant : variants)
        names.emplace_back(variant.name);
    beginGroup(command, optiongroup::analysis);
    command.add_option("--variant", velloso.variant, "One variant for all rows; only with velloso-...")
        ->check(oneOf(names))
        ->option_text(fmt::format("{} (inferred, row by row)", fmt::join(names, "|")));
    command
        .add_option("--mdr-threshold", velloso.threshold,
                    "One threshold of simple tree matching for all rows, 0 to 1; only with velloso-...")
        ->check(problemOfShare)
        ->option_text("T (inferred, row by row)");
}

Result<Report> vellosoReportOf(const PublishedTable& table, const std::string& folder,
                               const Arguments& arguments, const ExperimentArguments& experiment)
{
    VellosoPlan plan;
    plan.from = {folder, {}, experiment.truth, arguments.input.reading, false};
    plan.variant = experiment.velloso.variant;
    plan.threshold = experiment.velloso.threshold;
    plan.errorText = [](const Error& error, const std::string& page) { return failureOf(error, page).what; };
    return vellosoExperimentOn(table, plan);
}

} // namespace tagseam
