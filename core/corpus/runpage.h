// SPDX-License-Identifier: MIT
// One page of a corpus through all methods of a run.
#pragma once

#include "core/corpus/corpus.h"
#include "core/corpus/pagetruth.h"
#include "core/corpus/row.h"
#include "core/explain/setup.h"
#include "core/methods/methods.h"
#include "core/page/limits.h"

#include <cstdint>
#include <stop_token>
#include <string>
#include <vector>

namespace tagseam {

/// All that decides what a run says, but the pages.
struct RunPlan {
    std::vector<Method> methods;
    Setup base;            ///< that the methods were made from, see methodsNamed()
    std::string encoding;  ///< of pages that the manifest has none for; empty: what the page says
    Limits limits;         ///< of each page
    double leastFound = 1; ///< share of a page's marks, 0 to 1: a page on which fewer are found has no score
    bool hasDiagnosis = false; ///< whether rows have their RunRow::pageClass; takes as long again
};

/// How long one page took. Never in a run, which has the same bytes each time.
struct PageTimes {
    std::uint32_t nodes = 0;     ///< Document::size(); 0 for a page that could not be read
    double read = 0;             ///< milliseconds: from the file to the Document
    std::vector<double> methods; ///< milliseconds of each method, without scoring; 0 where it failed
};

struct PageRun {
    std::string page;         ///< CorpusPage::id
    std::vector<RunRow> rows; ///< one a method, in their order
    PageTimes times;
    bool isStopped = false; ///< the stop token ended it: nothing of the rest holds
};

/// Reads the page once, runs each method on it, and scores what it keeps. What goes wrong, an exception
/// included, is the error of the rows it concerns. Cost: that of the methods, and of scoring.
PageRun runPage(const CorpusPage& page, const RunPlan& plan, TruthBook& truths,
                const std::stop_token& stop = {});

} // namespace tagseam
