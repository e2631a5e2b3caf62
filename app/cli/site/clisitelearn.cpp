// SPDX-License-Identifier: MIT
// `tagseam-cli site learn`, and the pages that the commands of `site` take.
#include "app/cli/clioptions.h"
#include "app/cli/clioutput.h"
#include "app/cli/cliprogress.h"
#include "app/cli/site/clisite.h"
#include "app/cli/site/clisitepages.h"
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

constexpr std::string_view noPageName = "is no page by its name";

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

// What becomes of files that are named and are no pages of their own; Done, or the exit code where nothing
// else is named.
int saySkipped(const SiteInput& input, const SiteArguments& site)
{
    std::size_t repeated = 0;
    for (const SkippedFile& skipped : input.skipped) {
        if (skipped.reason == SkipReason::StyleTree)
            return fail(WrongUsage, skipped.file,
                        "a site style tree, not a page: `site clean --sst` takes it");
        repeated += skipped.reason == SkipReason::Repeated ? 1 : 0;
        if (skipped.reason != SkipReason::NoPage)
            continue; // what lies beside the pages of a folder is no surprise
        if (input.pages.empty())
            return fail(BadInput, skipped.file, noPageName);
        warn(skipped.file, fmt::format("{}, and left out", noPageName));
    }
    if (repeated > 0)
        warn(site.pages.back(), fmt::format("{} named more than once, and taken once",
                                            counted(repeated, "page is", "pages are")));
    return Done;
}

} // namespace

int readSitePages(const Arguments& arguments, const SiteArguments& site, SiteRead& read,
                  const std::function<void(const Document&)>& take)
{
    const Result<SiteInput> input = siteNamed(site.pages);
    if (!input)
        return fail(input.error(), site.pages.back());
    if (const int code = saySkipped(*input, site); code != Done)
        return code;
    ProgressLine progress(input->pages.size(), 0, site.hasProgress);
    int code = Done;
    SiteReading reading;
    reading.tell = [&](std::size_t done, std::size_t total, const std::string&) {
        progress.reach(done, total);
        progress.draw();
    };
    reading.read = [&](const CorpusPage& page) -> Result<Document> {
        PageArguments one = arguments.input;
        one.page = page.file;
        one.encoding = page.encoding.empty() ? one.encoding : page.encoding;
        auto loaded = loadPage(one);
        if (const int* failure = std::get_if<int>(&loaded)) {
            code = *failure;
            return Error{ErrorCode::CannotRead, page.file, {}}; // why was said
        }
        return std::move(std::get<LoadedPage>(loaded).document);
    };
    read = readSite(input->pages, reading, [&](const CorpusPage&, const Document& page) { take(page); });
    return read.taken == 0 ? code : static_cast<int>(Done);
}

void sayEqual(const SiteArguments& site, const SiteRead& read, std::string_view fate)
{
    if (read.equal > 0)
        warn(site.pages.back(), fmt::format("{} the bytes of another one; {}",
                                            counted(read.equal, "page has", "pages have"), fate));
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
    const std::optional<double> picked = tree.threshold;
    SiteRead read;
    if (const int code =
            readSitePages(arguments, site, read, [&](const Document& page) { grow(tree, page); });
        code != Done)
        return code;
    const Result<bool> written = writeFile(arguments.output, styleTreeJson(tree));
    if (!written)
        return fail(written.error(), arguments.output);
    sayEqual(site, read, eachCounts);
    if (tree.pages() == 1)
        warn(site.pages.back(), fromOnePage);
    if (picked)
        warn(site.from,
             fmt::format("its threshold {} was picked for {}, and is not kept: `site pick` keeps a new "
                         "one",
                         *picked, counted(before, "page")));
    return answer(fmt::format(
        "pages      {}{}\nfailed     {}\ntree       {}, {}, {}\nwritten    {}\n", tree.pages(),
        before == 0 ? "" : fmt::format(" ({} were there)", before), counted(read.leftOut.size(), "page"),
        counted(tree.tree.elementCount() - 1, "element node"), counted(tree.tree.styleCount(), "style node"),
        counted(tree.vocabulary.features.size(), "feature"), arguments.output));
}

} // namespace tagseam
