// SPDX-License-Identifier: MIT
// The pages of a site that commands learn from.
#include "app/cli/clisitepages.h"

#include "app/cli/clioptions.h"
#include "app/cli/clioutput.h"
#include "app/cli/cliprogress.h"
#include "core/methods/method.h"

#include <fmt/format.h>

#include <cstddef>
#include <utility>
#include <variant>

namespace tagseam {

namespace {

constexpr std::string_view noPageName = "is not a page by its name";

// Warns of named files that are not separate pages; returns Done, or the exit code when no other file is
// named.
int saySkipped(const SiteInput& input, const std::vector<std::string>& named)
{
    std::size_t repeated = 0;
    for (const SkippedFile& skipped : input.skipped) {
        if (skipped.reason == SkipReason::StyleTree)
            return fail(WrongUsage, skipped.file,
                        "is a site style tree, not a page: `site clean --sst` takes it");
        repeated += skipped.reason == SkipReason::Repeated ? 1 : 0;
        if (skipped.reason != SkipReason::NoPage)
            continue; // other files beside the pages of a folder are expected
        if (input.pages.empty())
            return fail(BadInput, skipped.file, noPageName);
        warn(skipped.file, fmt::format("{} and is skipped", noPageName));
    }
    if (repeated > 0)
        warn(named.back(), fmt::format("{} named more than once but used only once",
                                       counted(repeated, "page is", "pages are")));
    return Done;
}

} // namespace

int readSitePages(const Arguments& arguments, const std::vector<std::string>& named, bool hasProgress,
                  SiteRead& read, const std::function<void(const Document&)>& take)
{
    const Result<SiteInput> input = siteNamed(named);
    if (!input)
        return fail(input.error(), named.back());
    if (const int code = saySkipped(*input, named); code != Done)
        return code;
    ProgressLine progress(input->pages.size(), 0, hasProgress);
    int code = Done;
    SiteReading reading;
    reading.tell = [&](std::size_t done, std::size_t total, const std::string&) {
        progress.reach(done, total);
        progress.draw();
    };
    reading.read = [&](const CorpusPage& page) -> Result<Document> {
        PageArguments one = arguments.input;
        one.page = page.file;
        one.reading = readingOf(page, one.reading);
        auto loaded = loadPage(one);
        if (const int* failure = std::get_if<int>(&loaded)) {
            code = *failure;
            return Error{ErrorCode::CannotRead, page.file, {}}; // the reason was reported
        }
        return std::move(std::get<LoadedPage>(loaded).document);
    };
    read = readSite(input->pages, reading, [&](const CorpusPage&, const Document& page) { take(page); });
    return read.taken == 0 ? code : static_cast<int>(Done);
}

void sayEqual(const std::vector<std::string>& named, const SiteRead& read, const MethodEntry& learner)
{
    if (read.equal > 0)
        warn(named.back(),
             fmt::format("{} the bytes of another one; {}", counted(read.equal, "page has", "pages have"),
                         learner.traits.countsEqualOnce
                             ? fmt::format("{} counts such pages once", learner.name)
                             : "each counts"));
}

void warnOfOnePage(const std::vector<std::string>& named, const MethodEntry& learner)
{
    warn(named.back(), fmt::format("learnt from one page: {}", learner.ofOnePage));
}

} // namespace tagseam
