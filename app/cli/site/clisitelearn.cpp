// SPDX-License-Identifier: MIT
// `tagseam-cli site learn`.
#include "app/cli/clioptions.h"
#include "app/cli/clioutput.h"
#include "app/cli/clisitepages.h"
#include "app/cli/site/clisite.h"
#include "core/methods/sitestyletree/sstfilter.h"
#include "core/methods/sitestyletree/styletreefile.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

namespace tagseam {

namespace {

// Returns Done if the given options are those of the tree that is extended.
int checkOptions(const CLI::App& command, const SiteArguments& site, const SiteStyleTree& from)
{
    const auto check = [&](const char* option, auto given, auto there, const auto& names) {
        if (command.count(option) == 0 || given == there)
            return static_cast<int>(Done);
        return fail(WrongUsage, option,
                    fmt::format("the tree of --from was learnt with {}: leave the option out",
                                names[static_cast<std::size_t>(there)]));
    };
    const int code =
        check("--attributes", site.build.attributes, from.options.attributes, displayAttributeNames);
    return code != Done ? code : check("--leaves", site.build.leaves, from.options.leaves, leafNodeNames);
}

} // namespace

int learnSite(const CLI::App& command, const Arguments& arguments, const SiteArguments& site)
{
    SiteStyleTree tree;
    tree.options = site.build;
    if (!site.from.empty()) {
        Result<SiteStyleTree> from = loadStyleTree(site.from);
        if (!from)
            return fail(from.error(), site.from);
        if (const int code = checkOptions(command, site, *from); code != Done)
            return code;
        tree = *std::move(from);
    }
    const std::uint32_t before = tree.pages();
    const std::optional<double> picked = tree.threshold;
    SiteRead read;
    if (const int code = readSitePages(arguments, site.pages, site.hasProgress, read,
                                       [&](const Document& page) { grow(tree, page); });
        code != Done)
        return code;
    const Result<bool> written = writeFile(arguments.output, styleTreeJson(tree));
    if (!written)
        return fail(written.error(), arguments.output);
    sayEqual(site.pages, read, sstMethod);
    if (tree.pages() == 1)
        warnOfOnePage(site.pages, sstMethod);
    if (picked)
        warn(site.from,
             fmt::format(
                 "has the threshold {}, which was picked for {} and is not copied: `site pick` stores a new "
                 "one",
                 *picked, counted(before, "page")));
    return answer(fmt::format(
        "pages      {}{}\nfailed     {}\ntree       {}, {}, {}\nwritten    {}\n", tree.pages(),
        before == 0 ? "" : fmt::format(" ({} from before)", before), counted(read.excluded.size(), "page"),
        counted(tree.tree.elementCount() - 1, "element node"), counted(tree.tree.styleCount(), "style node"),
        counted(tree.vocabulary.features.size(), "feature"), printable(arguments.output)));
}

} // namespace tagseam
