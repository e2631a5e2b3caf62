// SPDX-License-Identifier: MIT
// `tagseam-cli corpus run --refresh`: processes pages of a run that failed or changed again.
#pragma once

#include "app/cli/corpus/clicorpus.h"
#include "core/corpus/runs/runfile.h"

#include <functional>
#include <span>

namespace tagseam {

/// Returns the number of workers: the requested one, or one for each core.
unsigned jobsOf(const CorpusArguments& corpus);

/// Returns the ground truth of pages below `folder`, with the command's options.
GroundTruthBook groundTruthBookOf(const CorpusArguments& corpus, const std::string& folder);

/// If the file of --out is a run of `header`: processes again the `pages` that failed or changed since it was
/// written, if requested; otherwise a changed page is an error. `all`: the corpus that methods learn from. It
/// writes the whole file at once or not at all. Returns the exit code.
int refreshRun(const RunPlan& plan, const Corpus& all, const RunHeader& header,
               std::span<const CorpusPage> pages, const CorpusArguments& corpus,
               const std::function<bool()>& isInterrupted);

} // namespace tagseam
