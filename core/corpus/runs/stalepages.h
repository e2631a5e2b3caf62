// SPDX-License-Identifier: MIT
// Finds pages of a run whose rows would differ today.
#pragma once

#include "core/corpus/pages/corpus.h"
#include "core/corpus/pages/pagegroundtruth.h"
#include "core/corpus/runs/runfile.h"

#include <cstddef>
#include <map>
#include <span>
#include <string>
#include <vector>

namespace tagseam {

/// Indexes of pages that have all rows, ascending.
struct StalePages {
    std::vector<std::size_t> failed; ///< pages with a row that is an error
    /// Other pages whose page file, annotation, or scored tree is newer than the run, or whose annotation can
    /// no longer be chosen.
    std::vector<std::size_t> changed;
    bool areNone() const { return failed.empty() && changed.empty(); }
};

/// Finds stale pages. `pages`: the pages of the run, in its order; `path`: its file; `groundTruths`: the
/// ground truth that they would be scored against. Reads the time of each file that has rows.
StalePages stalePages(const Run& run, const std::string& path, std::span<const CorpusPage> pages,
                      GroundTruthBook& groundTruths);

/// For a run whose methods learn from folders: adds all pages of a folder with a changed page, whether it has
/// rows or not, to the changed pages, because the learnt data may differ today. With `areFailedDone` also the
/// pages of a folder with a failed page, which may be readable today.
void addPagesOfSites(StalePages& stale, const Run& run, const std::string& path, const Corpus& corpus,
                     std::span<const CorpusPage> pages, bool areFailedDone);

/// Returns the bytes of the run with the rows of some pages, by index, replaced.
std::string refreshed(const Run& run, const std::map<std::size_t, std::vector<RunRow>>& rows);

} // namespace tagseam
