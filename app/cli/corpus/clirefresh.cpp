// SPDX-License-Identifier: MIT
// `tagseam-cli corpus run --refresh`: processes pages of a run that failed or changed again.
#include "app/cli/corpus/clirefresh.h"

#include "app/cli/clioutput.h"
#include "core/corpus/runs/run.h"
#include "core/corpus/runs/stalepages.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <system_error>
#include <thread>
#include <utility>

namespace tagseam {

namespace {

std::string staleText(const StalePages& stale)
{
    std::string text;
    if (!stale.failed.empty())
        text = counted(stale.failed.size(), "page") + " failed";
    if (!stale.changed.empty())
        text += fmt::format("{}{} changed since", text.empty() ? "" : ", ",
                            counted(stale.changed.size(), "page"));
    return text;
}

} // namespace

unsigned jobsOf(const CorpusArguments& corpus)
{
    return corpus.jobs > 0 ? corpus.jobs : std::thread::hardware_concurrency();
}

GroundTruthBook groundTruthBookOf(const CorpusArguments& corpus, const std::string& folder)
{
    return GroundTruthBook(folder, corpus.annotator,
                           corpus.trees.empty() ? RenderedTrees() : renderedTreesIn(corpus.trees));
}

int refreshRun(const RunPlan& plan, const Corpus& all, const RunHeader& header,
               std::span<const CorpusPage> pages, const CorpusArguments& corpus,
               const std::function<bool()>& isInterrupted)
{
    std::error_code status;
    if (!std::filesystem::is_regular_file(corpus.out, status) ||
        std::filesystem::file_size(corpus.out, status) == 0)
        return Done;
    // Locks before it is read: rows that another program adds meanwhile would be lost.
    const Result<std::unique_ptr<AnnotationLock>> lock = AnnotationLock::take(corpus.out);
    if (!lock && lock.error().code == ErrorCode::InUse)
        return fail(lock.error(), corpus.out);
    const Result<Run> run = loadRun(corpus.out);
    if (!run || run->header != header)
        return Done; // the code that continues it reports the reason
    GroundTruthBook groundTruths = groundTruthBookOf(corpus, all.folder);
    StalePages stale = stalePages(*run, corpus.out, pages, groundTruths);
    if (plan.usesSites() || plan.hasSharedTexts)
        addPagesOfSites(stale, *run, corpus.out, all, pages, corpus.isRefreshed);
    if (stale.areNone())
        return Done;
    if (!corpus.isRefreshed) // the rows added now would make the run newer than the pages that changed
        return stale.changed.empty()
                   ? Done
                   : fail(BadInput, corpus.out,
                          counted(stale.changed.size(), "page") +
                              " changed since the run was written: --refresh runs on them again");
    std::vector<std::size_t> again = stale.failed;
    again.insert(again.end(), stale.changed.begin(), stale.changed.end());
    std::ranges::sort(again);
    std::map<std::size_t, std::vector<RunRow>> rows;
    std::stop_source stop;
    SiteBook sites(all, plan);
    std::size_t next = 0;
    const PageFeed feed = [&]() -> std::optional<CorpusPage> {
        return next < again.size() ? std::optional(pages[again[next++]]) : std::nullopt;
    };
    const auto look = [&] {
        if (isInterrupted())
            stop.request_stop();
    };
    const auto keep = [&](const PageRun& page) {
        rows.emplace(again[rows.size()], page.rows);
        look();
        return true;
    };
    const Result<bool> isComplete =
        runPages(feed, plan, groundTruths, jobsOf(corpus), {keep, look}, stop.get_token(), &sites);
    if (!isComplete)
        return fail(isComplete.error(), all.folder);
    if (!*isComplete)
        return fail(NotAll, corpus.out, "is unchanged: the refresh was interrupted");
    if (const Result<bool> written = writeFile(corpus.out, refreshed(*run, rows)); !written)
        return fail(written.error(), corpus.out);
    warn(corpus.out, staleText(stale) + ": run again");
    return Done;
}

} // namespace tagseam
