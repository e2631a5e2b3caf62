// SPDX-License-Identifier: MIT
// Pages of a run whose rows are no longer what a run would say today.
#pragma once

#include "core/corpus/pages/corpus.h"
#include "core/corpus/pages/pagetruth.h"
#include "core/corpus/runs/runfile.h"

#include <cstddef>
#include <map>
#include <span>
#include <string>
#include <vector>

namespace tagseam {

/// Indexes of pages that have all rows, ascending.
struct StalePages {
    std::vector<std::size_t> failed; ///< with a row that is an error
    /// The others of which the page, its annotation, or the tree that would be scored is newer than the run,
    /// or of which it is no longer clear whose annotation counts.
    std::vector<std::size_t> changed;
    bool areNone() const { return failed.empty() && changed.empty(); }
};

/// `pages`: those of the run, in its order; `path`: its file; `truths`: what they would be scored against.
/// Looks at the time of each file that has rows.
StalePages stalePages(const Run& run, const std::string& path, std::span<const CorpusPage> pages,
                      TruthBook& truths);

/// Of a run whose methods learn from folders: adds all pages of a folder of which a page changed, whether it
/// has rows or not, to those that changed: what was learnt may be something else today. With `areFailedDone`
/// also those of a folder of which a page failed, for it may be read today.
void addPagesOfSites(StalePages& stale, const Run& run, const std::string& path, const Corpus& corpus,
                     std::span<const CorpusPage> pages, bool areFailedDone);

/// The bytes of the run with these rows in place of those of their pages, by index.
std::string refreshed(const Run& run, const std::map<std::size_t, std::vector<RunRow>>& rows);

} // namespace tagseam
