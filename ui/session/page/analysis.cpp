// SPDX-License-Identifier: MIT
// The result of the three TPS stages for a page in the window.
#include "ui/session/page/analysis.h"

#include <QElapsedTimer>

namespace tagseam {

std::unique_ptr<Analysis> analyse(const Document& document, const AnalysisOptions& options,
                                  const std::stop_token& stop)
{
    QElapsedTimer timer;
    timer.start();
    auto analysis = std::make_unique<Analysis>();
    analysis->options = options;
    analysis->sequence = convertTreeToSequence(document, options.path);
    analysis->trace = searchRegion(analysis->sequence.symbols, options.search, stop);
    if (analysis->trace.isStopped)
        return analysis;
    analysis->mask = pruneDomTree(document, analysis->sequence, analysis->trace.region, options.keep);
    analysis->milliseconds = static_cast<double>(timer.nsecsElapsed()) / 1e6;
    analysis->counts = countNodes(analysis->sequence, analysis->mask);
    analysis->frequencies =
        symbolCounts(analysis->sequence, {Position{0}, Position{analysis->sequence.size()}});
    analysis->prunedAtLevel = prunedAtLevel(analysis->trace);
    analysis->stepper.emplace(analysis->sequence.symbols, analysis->trace);
    return analysis;
}

} // namespace tagseam
