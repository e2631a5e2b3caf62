// SPDX-License-Identifier: MIT
// Runs all methods of a run on one page of a corpus.
#pragma once

#include "core/corpus/pages/corpus.h"
#include "core/corpus/pages/pagegroundtruth.h"
#include "core/corpus/runs/row.h"
#include "core/corpus/runs/runplan.h"
#include "core/corpus/runs/sitebook.h"

#include <cstdint>
#include <stop_token>
#include <string>
#include <vector>

namespace tagseam {

/// The time that one page took, to the microsecond. Never in a run, which has the same bytes each time.
struct PageTimes {
    std::uint32_t nodes = 0; ///< Document::size(); 0 for a page that could not be read
    double read = 0;         ///< milliseconds: from the file to the Document
    std::vector<double>
        methods; ///< milliseconds of each method, without learning and scoring; 0 where it failed
};

struct PageRun {
    std::string page;         ///< CorpusPage::id
    std::vector<RunRow> rows; ///< one for each method, in their order
    PageTimes times;
    /// The texts that each method keeps, as plainText(), indexed by row: empty for an error, and where
    /// content detection finds no content. None without RunPlan::hasTexts.
    std::vector<std::string> texts;
    bool isStopped = false; ///< stopped by the stop token: the rest is invalid
};

/// Reads the page once, runs each method on it, and scores the kept nodes. A failure, including an exception,
/// is the error of the rows it concerns. `sites`: the learnt data of the methods; with nullptr the methods
/// that learn from a site have errors. Cost: the methods, and scoring.
PageRun runPage(const CorpusPage& page, const RunPlan& plan, GroundTruthBook& groundTruths,
                const std::stop_token& stop = {}, SiteBook* sites = nullptr);

} // namespace tagseam
