// SPDX-License-Identifier: MIT
// `tagseam-cli explain`: for a kept node, what kept it together with the content at each level.
#include "app/cli/explain/cliexplain.h"

#include "app/cli/clioutput.h"
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
    static constexpr const char* row = "{:>5}  {:<15}  {:>9}  {:>6}  {:<12}  {}";
    const std::size_t skipped = chances.size() > mostLevels ? chances.size() - mostLevels : 0;
    lines.add(row, "level", "obstacle", "threshold", "split", "would prune", "size rule");
    if (skipped > 0)
        lines.add("{:>5}  {} levels before: --json", "...", skipped);
    for (const Chance& chance : chances.subspan(skipped))
        lines.add(row, chance.level + 1, name(chance.obstacle), thresholdText(chance.threshold),
                  chance.threshold == neverOpens ? "-" : fmt::format("{}", chance.split.value + 1),
                  chance.wouldPrune ? "yes" : "no", sizeRuleText(trace, chance));
}

void addBlocking(Lines& lines, const TagPathSequence& sequence, const BlockingSymbols& blocking)
{
    static constexpr const char* row = "{:>6}  {:>9}  {:>7}  {:>7}  {:>13}  {}";
    lines.add();
    lines.field("blocking", "{} symbols on both sides of every gap, last level", blocking.symbols.size());
    if (blocking.symbols.empty())
        return;
    lines.add(row, "symbol", "frequency", "first", "last", "opens without", "tag path");
    const std::size_t shown = std::min(mostSymbols, blocking.symbols.size());
    for (const BlockingSymbol& each : std::span(blocking.symbols).first(shown))
        lines.add(row, each.symbol.code(), each.frequency, each.first.value + 1, each.last.value + 1,
                  thresholdText(each.opensWithout), shortPath(tagPathText(sequence, each.symbol)));
    if (blocking.symbols.size() > shown)
        lines.add("{:>6}  {} more: --json", "...", blocking.symbols.size() - shown);
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
