// SPDX-License-Identifier: MIT
// `tagseam-cli site losses`: the pages of each site measured.
#include "app/cli/site/clisitelosses.h"

#include "app/cli/clioptions.h"
#include "app/cli/clioutput.h"
#include "app/cli/site/clisite.h"

#include <algorithm>

namespace tagseam {

int listLosses(const Arguments& arguments, SiteArguments site)
{
    LoadedTree tree;
    if (!site.tree.empty()) {
        if (const int code = loadTree(site, tree); code != Done)
            return code;
    }
    const Result<Corpus> corpus = openCorpus(site.folder, site.manifest);
    if (!corpus)
        return fail(corpus.error(), site.folder);
    if (std::ranges::all_of(corpus->pages, [](const CorpusPage& page) { return page.expected.empty(); }))
        return fail(
            BadInput, site.manifest.empty() ? site.folder : site.manifest,
            "does not name a text that must stay: list such texts in the column expected of the manifest");
    LossOptions options{site.build,
                        site.measure,
                        site.threshold,
                        site.learnsHalf,
                        arguments.input.encoding,
                        arguments.input.limits,
                        {}};
    options.tellFailure = [](const std::string& page, const Error& error) {
        warn(page, failureOf(error, page).what);
    };
    const std::vector<SiteLosses> losses =
        siteLosses(*corpus, site.tree.empty() ? nullptr : &tree.measured, options);
    if (losses.empty())
        return fail(WrongUsage, "--learn", "half leaves no page to measure: each folder has only one page");
    return answer(arguments.isJson ? lossesJson(losses, site) : lossesText(losses, site));
}

} // namespace tagseam
