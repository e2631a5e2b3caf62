// SPDX-License-Identifier: MIT
// `tagseam-cli explain`: for a kept node, what kept it together with the content at each level.
#include "app/cli/explain/cliexplain.h"

#include "app/cli/clioutput.h"
#include "app/cli/clitext.h"
#include "core/explain/explainnames.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <span>

namespace tagseam {

namespace {

constexpr std::size_t mostSymbols = 12; // rows of a table; JSON has all
constexpr std::size_t mostLevels = 12;

std::string sizeRuleText(const SearchTrace& trace, const Chance& chance)
{
    if (chance.obstacle != Obstacle::RejectedBySize)
        return "-";
    const CandidateSplit& candidateSplit = trace.candidateSplits[chance.candidateSplit];
    return inequality(trace.options, candidateSplit.left, candidateSplit.right);
}

void addChances(Lines& lines, const SearchTrace& trace, std::span<const Chance> chances)
{
    TextTable table({{"level"},
                     {"obstacle", 15, true},
                     {"threshold"},
                     {"split", 6},
                     {"would prune", 12, true},
                     {"size rule", 0, true}});
    const std::size_t skipped = chances.size() > mostLevels ? chances.size() - mostLevels : 0;
    if (skipped > 0)
        table.addNote("...", fmt::format("{} levels before: --json", skipped));
    for (const Chance& chance : chances.subspan(skipped))
        table.add(cells(chance.level + 1, name(chance.obstacle), thresholdText(chance.threshold),
                        chance.threshold == neverOpens ? "-" : fmt::format("{}", chance.split.value + 1),
                        chance.wouldPrune ? "yes" : "no", sizeRuleText(trace, chance)));
    lines.add(table);
}

void addBlocking(Lines& lines, const TagPathSequence& sequence, const BlockingSymbols& blocking)
{
    lines.add();
    lines.field("blocking", "{} symbols on both sides of every gap, last level", blocking.symbols.size());
    if (blocking.symbols.empty())
        return;
    TextTable table(
        {{"symbol"}, {"frequency"}, {"first", 7}, {"last", 7}, {"opens without"}, {"tag path", 0, true}});
    const std::size_t shown = std::min(mostSymbols, blocking.symbols.size());
    for (const BlockingSymbol& each : std::span(blocking.symbols).first(shown))
        table.add(cells(each.symbol.code(), each.frequency, each.first.value + 1, each.last.value + 1,
                        thresholdText(each.opensWithout), shortPath(tagPathText(sequence, each.symbol))));
    if (blocking.symbols.size() > shown)
        table.addNote("...", fmt::format("{} more: --json", blocking.symbols.size() - shown));
    lines.add(table);
}

} // namespace

void addNoise(Lines& lines, const Outcome& outcome, const Explanation& explanation)
{
    if (!explanation.parts || explanation.status.rule == StatusRule::OutsideBody)
        return;
    lines.add();
    if (!explanation.separation)
        return lines.field("content", "none beside the node in the main region");
    const Separation& separation = *explanation.separation;
    lines.field("content", "positions {} ({})", positionsText(separation.content),
                explanation.parts->by ? "given" : "guessed");
    addChances(lines, outcome.trace, separation.chances);
    addBlocking(lines, outcome.sequence, separation.blocking);
}

} // namespace tagseam
