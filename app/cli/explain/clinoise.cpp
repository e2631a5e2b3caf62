// SPDX-License-Identifier: MIT
// What tagseam-cli says of a node that stayed, should it be noise: what held it to the content.
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

// The same words wherever a split there would not have helped: noise may have gone, too, as the split symbol.
std::string_view unlessDropped(const Chance& chance)
{
    return chance.wouldDrop ? "" : "; a split there would not have left the content without it";
}

std::string obstacleText(const SearchTrace& trace, const Chance& chance)
{
    switch (chance.obstacle) {
    case Obstacle::Refused: {
        const Opening& opening = trace.openings[chance.opening];
        return fmt::format("{}{}", inequality(trace.options, opening.left, opening.right),
                           unlessDropped(chance));
    }
    case Obstacle::NotLookedAt:
        return fmt::format("open, but the scan stopped at an opening before it{}", unlessDropped(chance));
    case Obstacle::NotTried:
        return fmt::format("the level was decided at other thresholds{}", unlessDropped(chance));
    case Obstacle::FewSymbols:
        return "fewer than two symbols pass there";
    case Obstacle::NeverOpens:
        return "a symbol of the highest frequency stands on both sides";
    case Obstacle::NoSplitThere:
        break;
    }
    return "open, but the symbol before it is filtered out";
}

void addChances(Lines& lines, const SearchTrace& trace, std::span<const Chance> chances)
{
    lines.add(fmt::format("{:>5}  {:<15}  {:>9}  {:>6}  {}", "level", "obstacle", "threshold", "split", ""));
    const std::size_t skipped = chances.size() > mostLevels ? chances.size() - mostLevels : 0;
    if (skipped > 0)
        lines.add(fmt::format("{:>5}  the {} before {} in the JSON", "...",
                              skipped == 1 ? "level" : fmt::format("{} levels", skipped),
                              skipped == 1 ? "is" : "are"));
    for (const Chance& chance : chances.subspan(skipped))
        lines.add(
            fmt::format("{:>5}  {:<15}  {:>9}  {:>6}  {}", chance.level + 1, name(chance.obstacle),
                        thresholdText(chance.threshold),
                        chance.threshold == neverOpens ? "-" : fmt::format("{}", chance.split.value + 1),
                        obstacleText(trace, chance)));
}

void addBlame(Lines& lines, const TagPathSequence& sequence, const Blame& blame)
{
    lines.add();
    if (blame.straddlers.empty()) {
        lines.add("In the last level no symbol crosses every gap between the two.");
        return;
    }
    lines.add("Symbols that cross every gap between the two in the last level:");
    lines.add(fmt::format("{:>6}  {:>9}  {:>7}  {:>7}  {:>13}  {}", "code", "frequency", "first", "last",
                          "opens without", "tag path"));
    const std::size_t shown = std::min(mostSymbols, blame.straddlers.size());
    for (const Straddler& each : std::span(blame.straddlers).first(shown))
        lines.add(fmt::format("{:>6}  {:>9}  {:>7}  {:>7}  {:>13}  {}", each.symbol.code(), each.frequency,
                              each.first.value + 1, each.last.value + 1, thresholdText(each.opensWithout),
                              shortPath(tagPathText(sequence, each.symbol))));
    if (blame.straddlers.size() > shown)
        lines.add(fmt::format("{:>6}  and {} more", "...", blame.straddlers.size() - shown));
}

} // namespace

void addNoise(Lines& lines, const Outcome& outcome, const Explanation& explanation)
{
    if (!explanation.parts || explanation.fate.rule == FateRule::OutsideBody)
        return;
    lines.add();
    if (!explanation.separation) {
        lines.add(
            "If this is noise: there is nothing to tell it apart from, as the main region holds nothing "
            "but the node and what it is in.");
        return;
    }
    const Separation& separation = *explanation.separation;
    lines.add(fmt::format("If this is noise: the content is taken to be at {} ({}).",
                          positionsText(separation.content),
                          explanation.parts->by ? "as given" : "a guess; --content says better"));
    addChances(lines, outcome.trace, separation.chances);
    addBlame(lines, outcome.sequence, separation.blame);
}

} // namespace tagseam
