// SPDX-License-Identifier: MIT
// The full explanation of one node.
#include "core/explain/explanation.h"

#include <array>

namespace tagseam {

Explanation explainNode(const Document& document, const Setup& setup, const Outcome& outcome, NodeId node,
                        Region content, const OtherTree& other, const std::stop_token& stop)
{
    const auto& [sequence, trace, mask, counts] = outcome;
    Explanation explanation;
    explanation.node = node;
    explanation.status = statusOf(document, sequence, trace, mask, setup, node);
    explanation.below = positionsBelow(document, sequence, node);
    explanation.parts = partsOf(document, setup, sequence, trace.region, node, std::array{content});
    if (explanation.parts && explanation.parts->content.size() > 0)
        explanation.separation =
            whyTogether(sequence.symbols, trace, explanation.parts->noise, explanation.parts->content, stop);
    if (explanation.status.share.all > 0)
        explanation.whatIfs = findWhatIfs(document, node, setup, other, stop);
    explanation.isStopped = stop.stop_requested();
    return explanation;
}

} // namespace tagseam
