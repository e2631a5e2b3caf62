// SPDX-License-Identifier: MIT
// `tagseam-cli explain` as fields: a node, its status, and the level that pruned most of it.
#include "app/cli/explain/cliexplain.h"

#include "app/cli/clioutput.h"
#include "app/cli/clitext.h"
#include "core/explain/sides.h"
#include "core/select/selector.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <utility>

namespace tagseam {

namespace {

// The complement keeps what the search prunes.
std::string_view prunedWord(const Setup& setup)
{
    return setup.keep == Keep::Complement ? "split off" : "pruned";
}

// Returns the place of the node's own position.
std::string placeText(const Setup& setup, const SearchTrace& trace, const NodeStatus& status)
{
    if (status.position == noPosition)
        return "no position";
    return status.cut ? fmt::format("{} at level {} of {}", prunedWord(setup), status.cut->level + 1,
                                    trace.levels.size())
                      : fmt::format("main region {}", positionsText(trace.region));
}

std::string statusText(const Document& document, const Setup& setup, const SearchTrace& trace,
                       const Explanation& explanation)
{
    const NodeStatus& status = explanation.status;
    const std::string_view word = status.isKept ? "kept" : "pruned";
    const std::string place = placeText(setup, trace, status);
    switch (status.rule) {
    case StatusRule::OwnPosition:
        return status.cut && !status.isKept ? place : fmt::format("{}: {}", word, place);
    case StatusRule::KeptBelow:
        return fmt::format("ancestor of kept: {}; own position: {}", xpathOf(document, status.because),
                           place);
    case StatusRule::FollowsParent:
        return fmt::format("{}: no position, follows its parent", word);
    case StatusRule::FollowsOwnPositionOfParent:
        return fmt::format("{}: no position, follows the own position of its parent", word);
    case StatusRule::NoPosition:
        return fmt::format("{}: no position", word);
    case StatusRule::Excluded:
        return fmt::format("excluded: {}", xpathOf(document, status.because));
    case StatusRule::OutsideBody:
        break;
    }
    return explanation.node == document.body() ? fmt::format("kept: body; own position: {}", place)
                                               : "kept: outside the body";
}

// Returns the levels that pruned some of the subtree, those that pruned most first.
std::string prunedText(std::vector<PrunedCount> cuts, std::uint32_t all)
{
    constexpr std::size_t shownLevels = 5;
    std::ranges::stable_sort(cuts, std::ranges::greater{}, &PrunedCount::positions);
    std::string text =
        fmt::format("{} of {} positions at level {}", cuts.front().positions, all, cuts.front().level + 1);
    for (std::size_t i = 1; i < std::min(shownLevels, cuts.size()); ++i)
        text += fmt::format(", {} at level {}", cuts[i].positions, cuts[i].level + 1);
    return cuts.size() > shownLevels ? text + fmt::format(", ... ({} levels)", cuts.size()) : text;
}

std::string timesText(const TagPathSequence& sequence, const Repeated& of)
{
    return fmt::format("{} x {}", of.frequency, shortPath(tagPathText(sequence, of.symbol)));
}

std::string sharedText(const TagPathSequence& sequence, const Sides& sides)
{
    if (sides.shared)
        return timesText(sequence, *sides.shared);
    return sides.sharedThere ? fmt::format("none here; the last at level {}: {}", *sides.sharedLevel + 1,
                                           timesText(sequence, *sides.sharedThere))
                             : "none";
}

// Adds the level that pruned most of the subtree, with its two sides.
void addLevel(Lines& lines, const Document& document, const Setup& setup, const Outcome& outcome,
              std::uint32_t index)
{
    const SearchTrace& trace = outcome.trace;
    const Level& level = trace.levels[index];
    const Attempt& attempt = trace.attemptsOf(level).back();
    const CandidateSplit& candidateSplit = *trace.acceptedSplit(level);
    const bool isLeftKept = level.kept.begin < candidateSplit.split;
    const Region left{level.region.begin, candidateSplit.split};
    const Region right{candidateSplit.split, level.region.end};
    const bool isSymbolDropped = isLeftKept && level.kept.end < candidateSplit.split;
    const Sides sides = sidesOf(outcome.sequence.symbols, trace, index);

    lines.field("level", "{}, positions {}", index + 1, positionsText(level.region));
    lines.field("threshold", "{} (attempt {}), {} symbols", attempt.threshold, level.attemptCount,
                attempt.alphabetSize);
    lines.field("split", "before position {}: {} left, {} right{}", candidateSplit.split.value + 1,
                left.size(), candidateSplit.right,
                isSymbolDropped ? fmt::format(" (position {} removed)", candidateSplit.split.value) : "");
    lines.field("after", "last of {}: {}", sides.after.frequency,
                shortPath(tagPathText(outcome.sequence, sides.after.symbol)));
    lines.field("size rule", "{}: accepted",
                inequality(trace.options, candidateSplit.left, candidateSplit.right));
    lines.field("shared", sharedText(outcome.sequence, sides));
    if (const auto next = nextSplit(outcome.sequence.symbols, trace, index))
        lines.field("rejected", "at minimum difference {}: {}", next->minDifference,
                    next->split ? fmt::format("split before position {}", next->split->value + 1)
                                : "no split");

    lines.add();
    TextTable table({{"side", 9, true},
                     {"positions", 13},
                     {"frequency"},
                     {"subtrees", 32, true},
                     {"most frequent symbol", 0, true}});
    const auto addSide = [&](std::string_view name, Region side, const Repeated& most) {
        table.add(cells(name, positionsText(side), most.frequency,
                        coveredBy(document, outcome.sequence, side),
                        shortPath(tagPathText(outcome.sequence, most.symbol))));
    };
    const std::string_view other = prunedWord(setup);
    addSide(isLeftKept ? "kept" : other, left, sides.left);
    addSide(isLeftKept ? other : "kept", right, sides.right);
    lines.add(table);
}

} // namespace

std::string explanationText(const Document& document, const Setup& setup, const Outcome& outcome,
                            const Explanation& explanation, std::string_view page)
{
    const NodeStatus& status = explanation.status;
    Lines lines(page, setup);
    lines.field("node", "{}   {}", xpathOf(document, explanation.node),
                nodeLabel(document, explanation.node));
    if (status.position != noPosition) {
        const Symbol symbol = outcome.sequence.symbols[status.position.value];
        lines.field("position", "{}, symbol {}: {}", status.position.value + 1, symbol.code(),
                    tagPathText(outcome.sequence, symbol));
    }
    lines.field("status", statusText(document, setup, outcome.trace, explanation));
    const std::vector<PrunedCount> cuts = prunedCountsOf(outcome.trace, explanation.below);
    if (status.share.all > 1) {
        lines.field("subtree", "{} of {} positions kept", status.share.kept, status.share.all);
        if (!cuts.empty())
            lines.field(prunedWord(setup), prunedText(cuts, status.share.all));
    }
    if (!cuts.empty())
        addLevel(lines, document, setup, outcome, mostOf(cuts).level);
    addNoise(lines, outcome, explanation);
    addWhatIfs(lines, document, explanation);
    return std::move(lines).take();
}

} // namespace tagseam
