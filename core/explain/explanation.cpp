// SPDX-License-Identifier: MIT
// All that is said of one node.
#include "core/explain/explanation.h"

namespace tagseam {

Explanation explainNode(const Document& document, const Setup& setup, const Outcome& outcome, NodeId node,
                        Region content, const OtherTree& other, const std::stop_token& stop)
{
    const auto& [sequence, trace, mask, counts] = outcome;
    Explanation explanation;
    explanation.node = node;
    explanation.fate = fateOf(document, sequence, trace, mask, setup.keep, node);
    explanation.below = positionsBelow(document, sequence, node);
    const Region inMain = intersection(trace.region, explanation.below);
    const bool isMostlyInMain = 2 * std::uint64_t{inMain.size()} > explanation.below.size();
    const Region given = intersection(trace.region, content);
    explanation.isContentGiven = given.size() > 0 && intersection(given, inMain).size() == 0;
    const std::optional<Region> compared =
        explanation.isContentGiven ? given : likelyContent(trace.region, inMain);
    if (isMostlyInMain && compared)
        explanation.separation = whyTogether(sequence.symbols, trace, inMain, *compared, stop);
    if (explanation.fate.share.all > 0)
        explanation.remedies = findRemedies(document, node, setup, other, stop);
    explanation.isStopped = stop.stop_requested();
    return explanation;
}

} // namespace tagseam
