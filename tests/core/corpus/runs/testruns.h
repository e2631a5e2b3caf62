// SPDX-License-Identifier: MIT
// Rows of runs as the lines of their files.
#pragma once

#include "core/corpus/runs/run.h"

#include <gtest/gtest.h>

namespace tagseam::test {

inline RunPlan planOf(std::string_view names, Learning learning = Learning::All)
{
    RunPlan plan;
    plan.methods = *methodsNamed(names);
    plan.learning = learning;
    return plan;
}

/// The rows of a shard of a run, without the header.
inline std::string linesOf(const Corpus& corpus, const RunPlan& plan, unsigned workers, Shard shard = {})
{
    const Corpus rows = pagesWithRows(corpus, plan.learning);
    GroundTruthBook groundTruths(corpus.folder);
    SiteBook sites(corpus, plan);
    std::string lines;
    EXPECT_TRUE(*runPages(pagesOf(rows, shard.index - 1, shard.of), plan, groundTruths, workers,
                          {[&](const PageRun& run) {
                               for (const RunRow& row : run.rows)
                                   lines += rowLine(row);
                               return true;
                           },
                           {}},
                          {}, &sites));
    return lines;
}

} // namespace tagseam::test
