// SPDX-License-Identifier: MIT
// Pages x methods -> rows, by several workers, in the order of the pages.
#pragma once

#include "core/corpus/runs/runpage.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <stop_token>

namespace tagseam {

/// The next page; nothing when there is none. Called from one worker at a time.
using PageFeed = std::function<std::optional<CorpusPage>()>;

/// The pages from `first` on, each `step`th of them. `corpus` must outlive it.
PageFeed pagesOf(const Corpus& corpus, std::size_t first = 0, std::size_t step = 1);

/// What the caller hears, in its own thread. Where `onPage` answers false the run ends.
struct RunListener {
    std::function<bool(const PageRun&)> onPage; ///< each page, in the order of the source
    std::function<void()>
        onWait; ///< every 100 ms or so while nothing is there: what draws or looks for a key
};

/// How many pages may be finished before the one that is reported next: enough for the slowest page not to
/// hold up the others, few enough for rows to take no memory to speak of.
inline constexpr std::size_t mostPagesAhead = 4096;

/// Runs all pages of the source by that many workers (at least one); blocks until they are done, or `stop`
/// ends it, which it does within a page. What is reported is the same whatever the number of workers. True
/// when the source came to its end and all was reported. `sites`: as runPage() has it. Errors: CannotRead
/// when the system starts not one thread (detail: why), before a page is taken; fewer than wanted will do.
Result<bool> runPages(const PageFeed& source, const RunPlan& plan, TruthBook& truths, unsigned workers,
                      const RunListener& listener, const std::stop_token& stop = {},
                      SiteBook* sites = nullptr);

} // namespace tagseam
