// SPDX-License-Identifier: MIT
// `tagseam-cli site learn`, and the pages that the commands of `site` take.
#include "app/clioptions.h"
#include "app/clioutput.h"
#include "app/cliprogress.h"
#include "app/clisite.h"
#include "app/clisitepages.h"
#include "core/corpus/corpus.h"
#include "core/methods/sitestyletree/styletreefile.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <filesystem>
#include <utility>

namespace tagseam {

namespace {

// Done when the options that were given are those of the tree that it goes on with.
int checkOptions(const CLI::App& command, const SiteArguments& site, const SiteStyleTree& from)
{
    const auto check = [&](const char* option, auto given, auto there, const auto& names) {
        if (command.count(option) == 0 || given == there)
            return static_cast<int>(Done);
        return fail(WrongUsage, option,
                    fmt::format("the tree of --from has {}", names[static_cast<std::size_t>(there)]));
    };
    const int code =
        check("--attributes", site.build.attributes, from.options.attributes, displayAttributeNames);
    return code != Done ? code : check("--leaves", site.build.leaves, from.options.leaves, leafNodeNames);
}

} // namespace

int readSitePages(const Arguments& arguments, const SiteArguments& site, SitePageCounts& counts,
                  const std::function<void(const LoadedPage&)>& take)
{
    std::vector<PageArguments> inputs;
    for (const std::string& given : site.pages) {
        PageArguments input = arguments.input;
        std::error_code status;
        if (!std::filesystem::is_directory(given, status)) {
            input.page = given;
            inputs.push_back(input);
            continue;
        }
        const Result<Corpus> corpus = openCorpus(given);
        if (!corpus)
            return fail(corpus.error(), given);
        for (const CorpusPage& page : corpus->pages) {
            input.page = page.file;
            input.encoding = page.encoding.empty() ? arguments.input.encoding : page.encoding;
            inputs.push_back(input);
        }
    }
    ProgressLine progress(inputs.size(), 0, site.hasProgress);
    int code = Done;
    for (const PageArguments& input : inputs) {
        const auto page = loadPage(input);
        if (const int* failure = std::get_if<int>(&page)) {
            ++counts.failed;
            code = *failure;
        } else {
            take(std::get<LoadedPage>(page));
            ++counts.taken;
        }
        progress.advance();
        progress.draw();
    }
    return counts.taken == 0 ? code : static_cast<int>(Done);
}

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
    SitePageCounts counts;
    if (const int code = readSitePages(arguments, site, counts,
                                       [&](const LoadedPage& page) { grow(tree, page.document); });
        code != Done)
        return code;
    const Result<bool> written = writeFile(arguments.output, styleTreeJson(tree));
    if (!written)
        return fail(written.error(), arguments.output);
    return answer(fmt::format(
        "pages      {}{}\nfailed     {}\ntree       {}, {}, {}\nwritten    {}\n", tree.pages(),
        before == 0 ? "" : fmt::format(" ({} were there)", before), counted(counts.failed, "page"),
        counted(tree.tree.elementCount() - 1, "element node"), counted(tree.tree.styleCount(), "style node"),
        counted(tree.vocabulary.features.size(), "feature"), arguments.output));
}

} // namespace tagseam
