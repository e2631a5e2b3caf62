// SPDX-License-Identifier: MIT
// `tagseam-cli corpus run --refresh`: pages of a run that failed or changed, done again.
#pragma once

#include "app/cli/corpus/clicorpus.h"
#include "core/corpus/runs/runfile.h"

#include <functional>
#include <span>

namespace tagseam {

/// Workers: those asked for, or one a core.
unsigned jobsOf(const CorpusArguments& corpus);

/// The truths that pages below `folder` are scored against, by the options.
TruthBook truthBookOf(const CorpusArguments& corpus, const std::string& folder);

/// Where the file of --out is a run of `header`: does those of its `pages` again that failed or changed since
/// it was written, when asked to; else it is an error that one changed. `all`: the corpus that methods learn
/// from. What it writes is there at once or not at all. The exit code.
int refreshRun(const RunPlan& plan, const Corpus& all, const RunHeader& header,
               std::span<const CorpusPage> pages, const CorpusArguments& corpus,
               const std::function<bool()>& isInterrupted);

} // namespace tagseam
