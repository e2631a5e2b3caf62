// SPDX-License-Identifier: MIT
// The result of the three TPS stages for a page in the window.
#include "ui/session/page/analysis.h"

#include <QElapsedTimer>

#include <algorithm>
#include <array>
#include <cstddef>

namespace tagseam {

namespace {

constexpr std::array<std::string_view, 3> sourceNames{"rendered", "source", "libxml2"};

} // namespace

std::string_view name(PageSource source)
{
    return sourceNames[static_cast<std::size_t>(source)];
}

std::optional<PageSource> pageSourceOf(std::string_view name)
{
    const auto* const found = std::ranges::find(sourceNames, name);
    return found == sourceNames.end() ? std::nullopt
                                      : std::optional(static_cast<PageSource>(found - sourceNames.begin()));
}

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
