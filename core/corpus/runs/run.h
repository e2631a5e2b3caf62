// SPDX-License-Identifier: MIT
// Pages x methods -> rows, by several workers, in the order of the pages.
#pragma once

#include "core/corpus/pages/pagestream.h"
#include "core/corpus/runs/runpage.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <stop_token>

namespace tagseam {

/// The caller's handlers, called in its own thread. The run ends when `onPage` returns false.
struct RunListener {
    std::function<bool(const PageRun&)> onPage; ///< each page, in the order of the source
    std::function<void()>
        onWait; ///< called every 100 ms or so while no page is ready: for drawing or reading keys
};

/// The highest number of pages that may be finished before the one that is reported next: high enough that
/// the slowest page does not block the others, low enough that rows take little memory.
inline constexpr std::size_t mostPagesAhead = 4096;

/// Runs all pages of the source with that many workers (at least one); blocks until they are done, or `stop`
/// ends it, which it does within a page. The reports are the same whatever the number of workers. True when
/// the source came to its end and all pages were reported. `sites`: as for runPage(). Errors: CannotRead when
/// the system starts no thread (detail: the reason), before a page is taken; fewer than requested suffice.
Result<bool> runPages(const PageFeed& source, const RunPlan& plan, GroundTruthBook& groundTruths,
                      unsigned workers, const RunListener& listener, const std::stop_token& stop = {},
                      SiteBook* sites = nullptr);

} // namespace tagseam
