// SPDX-License-Identifier: MIT
// Runs one page under two setups.
#include "core/explain/lockstep.h"

namespace tagseam {

namespace {

LockstepSide sideOf(const Outcome& outcome, const Setup& setup, const FirstDifference& firstDifference,
                    const TagPathSequence& shown)
{
    LockstepSide side;
    side.setup = setup;
    side.trace = outcome.trace;
    side.counts = outcome.counts;
    side.shown = regionIn(shown, outcome.sequence, outcome.trace.region);
    if (firstDifference.kind == FirstDifferenceKind::Sequence &&
        firstDifference.position.value < outcome.sequence.size()) {
        side.node = outcome.sequence.nodes[firstDifference.position.value];
        side.symbol = outcome.sequence.symbols[firstDifference.position.value];
        side.path = tagPathText(outcome.sequence, side.symbol);
    }
    return side;
}

} // namespace

Lockstep runLockstep(const Document& document, const TagPathSequence& shown, const Setup& a, const Setup& b,
                     const std::stop_token& stop)
{
    Lockstep both;
    const Outcome ofA = outcomeOf(document, a, stop);
    if (stop.stop_requested())
        return both;
    const Outcome ofB = outcomeOf(document, b, stop);
    if (stop.stop_requested())
        return both;
    both.comparison = compareOutcomes(ofA, ofB);
    both.a = sideOf(ofA, a, both.comparison.firstDifference, shown);
    both.b = sideOf(ofB, b, both.comparison.firstDifference, shown);
    return both;
}

Region regionIn(const TagPathSequence& shown, const TagPathSequence& sequence, Region region)
{
    Region there;
    for (std::uint32_t at = region.begin.value; at < region.end.value; ++at) {
        const Position position = shown.positionOf(sequence.nodes[at]);
        if (position == noPosition)
            continue;
        if (there.size() == 0)
            there.begin = position;
        there.end = Position{position.value + 1};
    }
    return there;
}

} // namespace tagseam
