// SPDX-License-Identifier: MIT
// `tagseam-cli experiment yi-2003`.
#include "app/cli/experiment/cliyi.h"

#include "app/cli/clihelp.h"
#include "app/cli/climethods.h"
#include "app/cli/clioptions.h"
#include "app/cli/clioutput.h"
#include "app/cli/cliprogress.h"
#include "core/methods/pagelets/pagelets.h"
#include "core/papers/yi/generatesites.h"
#include "core/papers/yi/yireport.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <thread>
#include <utility>
#include <vector>

namespace tagseam {

namespace {

// Returns N, T and S of the paper, then the additional ones.
Result<std::vector<YiCleaning>> cleaningsOf(const YiArguments& yi)
{
    StyleTreeCleaning byTree;
    byTree.threshold = yi.threshold;
    byTree.seed = yi.seed;
    Result<Method> templates = methodNamed("pagelets");
    if (!templates)
        return templates.error();
    const std::string threshold =
        yi.threshold ? fmt::format("threshold {}", *yi.threshold)
                     : fmt::format("a threshold for each site from {} pages", byTree.inspected);
    std::vector<YiCleaning> cleanings{
        {"N", "not cleaned", uncleaned()},
        {"T",
         fmt::format("cleaned by pagelet templates, k = {}, shingles of {} words",
                     PageletOptions().fewestLinks, PageletOptions().window),
         cleanedBy(*std::move(templates))},
        {"S",
         fmt::format("cleaned by site style trees of at most {} pages, {}, local-noise={}", byTree.samples,
                     threshold, localNoiseNames[static_cast<std::size_t>(byTree.measure.localNoise)]),
         cleanedByStyleTree(byTree)}};
    if (yi.also.empty())
        return cleanings;
    Result<std::vector<Method>> methods = methodsNamed(yi.also);
    if (!methods)
        return methods.error();
    for (Method& method : *methods)
        cleanings.push_back({method.name, "cleaned by " + method.name, cleanedBy(std::move(method))});
    return cleanings;
}

// One line for pages, and one for runs, each cleared when it is done.
class Progress {
  public:
    explicit Progress(bool isForced) : m_isForced(isForced) {}

    void show(YiStage stage, std::size_t done, std::size_t total)
    {
        if (stage == YiStage::Classifying) { // it takes only a moment
            m_line.reset();
            return;
        }
        if (!m_line || stage != m_stage)
            m_line = std::make_unique<ProgressLine>(total, 0, m_isForced,
                                                    stage == YiStage::Clustering ? "run" : "page");
        m_stage = stage;
        m_line->reach(done, total);
        m_line->draw();
    }

  private:
    bool m_isForced;
    YiStage m_stage = YiStage::Pages;
    std::unique_ptr<ProgressLine> m_line;
};

} // namespace

void addYiOptions(CLI::App& command, YiArguments& yi)
{
    beginGroup(command, optiongroup::input);
    CLI::Option* generate = command.add_flag("--generate", yi.generates,
                                             "Write generated pages of five sites and five categories into "
                                             "FOLDER, which must be empty or missing; "
                                             "only with yi-2003");
    command
        .add_option("--pages", yi.pages,
                    "Generate this number of pages of a category of a site, on average; only with yi-2003")
        ->check(wholeNumber(1, 100'000))
        ->option_text(fmt::format("N ({})", yi.pages))
        ->needs(generate);
    beginGroup(command, optiongroup::analysis);
    command.add_option("--seed", yi.seed, "Seed of all random numbers; only with yi-2003")
        ->check(wholeNumber(0, 999'999'999))
        ->option_text(fmt::format("N ({})", yi.seed));
    command.add_option("--runs", yi.runs, "Number of runs of k-means; only with yi-2003")
        ->check(wholeNumber(1, 1'000'000))
        ->option_text(fmt::format("N ({})", yi.runs));
    command
        .add_option(
            "--threshold", yi.threshold,
            "Threshold of the site style trees of all sites, 0 to 1, instead of the one that separates "
            "the words of 20 pages of a site best; only with yi-2003")
        ->check(problemOfShare)
        ->option_text("T (one for each site)");
    command
        .add_option("--also", yi.also,
                    "Methods to clean the pages with beside those of the paper, as for corpus run; only with "
                    "yi-2003")
        ->option_text("METHODS");
}

int checkYiOptions(const YiArguments& yi)
{
    if (yi.also.empty())
        return Done;
    const Result<std::vector<Method>> methods = methodsNamed(yi.also);
    return methods ? Done : fail(WrongUsage, "--also", problemOfMethod(methods.error()));
}

bool hasYiPages(const std::string& folder)
{
    const Result<ProductSet> set = openProductSet(folder);
    if (!set)
        return false;
    std::size_t shared = 0; // categories of several sites
    for (std::uint32_t category = 0; category < set->categories.size(); ++category) {
        std::size_t sites = 0;
        for (std::uint32_t site = 0; site < set->sites.size(); ++site)
            sites += set->pagesOf(site, category) > 0 ? 1 : 0;
        shared += sites > 1 ? 1 : 0;
    }
    return shared > 1;
}

int generateYiPages(const std::string& folder, const YiArguments& yi)
{
    const Result<std::uint32_t> pages = generateSites(folder, {yi.pages, yi.seed});
    if (!pages)
        return fail(pages.error(), folder);
    return answer(fmt::format("pages      {}, generated\nseed       {}\nwritten    {}\n", *pages, yi.seed,
                              printable(folder)));
}

Result<Report> yiReportOf(const std::string& folder, const Arguments& arguments, const YiArguments& yi)
{
    Result<ProductSet> set = openProductSet(folder);
    if (!set)
        return set.error();
    const Result<std::vector<YiCleaning>> cleanings = cleaningsOf(yi);
    if (!cleanings)
        return cleanings.error();
    YiPlan plan;
    plan.runs = yi.runs;
    plan.seed = yi.seed;
    plan.workers = yi.jobs > 0 ? yi.jobs : std::max(std::thread::hardware_concurrency(), 1U);
    plan.reading = arguments.input.reading;
    std::optional<Progress> progress(std::in_place, yi.hasProgress);
    const Result<YiResult> result = runYiExperiment(
        *std::move(set), *cleanings, plan,
        [&](YiStage stage, std::size_t done, std::size_t total) { progress->show(stage, done, total); });
    progress.reset(); // clears its line before any other output
    if (!result)
        return result.error();
    for (const ExcludedPage& page : result->excluded)
        warn(page.id, failureOf(page.error, page.id).what);
    return yiReport(*result);
}

} // namespace tagseam
