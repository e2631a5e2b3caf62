// SPDX-License-Identifier: MIT
// `tagseam-cli explain` as fields and tables: a node, its status, the level that pruned most of it, what kept
// a kept node together with the content at each level, and the changes that would keep or prune it.
#include "app/cli/explain/cliexplain.h"

#include "app/cli/clioutput.h"
#include "app/cli/clitext.h"
#include "core/base/csvrows.h"
#include "core/explain/explainnames.h"
#include "core/explain/sides.h"
#include "core/select/selector.h"
#include "core/tps/tracejson.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>
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

constexpr std::size_t mostBlockingSymbols = 12; // rows of a table; JSON has all
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
    const std::size_t shown = std::min(mostBlockingSymbols, blocking.symbols.size());
    for (const BlockingSymbol& each : std::span(blocking.symbols).first(shown))
        table.add(cells(each.symbol.code(), each.frequency, each.first.value + 1, each.last.value + 1,
                        thresholdText(each.opensWithout), shortPath(tagPathText(sequence, each.symbol))));
    if (blocking.symbols.size() > shown)
        table.addNote("...", fmt::format("{} more: --json", blocking.symbols.size() - shown));
    lines.add(table);
}

std::string elementText(const Document& document, NodeId node)
{
    return fmt::format("{}   {}", xpathOf(document, node), nodeLabel(document, node));
}

// Returns the new value of the option, or the elements that the change of the template is about.
std::string valueOf(const Document& document, const WhatIf& whatIf)
{
    if (whatIf.changed == ChangedOption::Source)
        return "the other tree";
    if (whatIf.changed == ChangedOption::Complement)
        return std::string(name(whatIf.setup.keep));
    if (!isOfTemplate(whatIf.changed) || whatIf.changed == ChangedOption::Edited)
        return argumentsOf(document, whatIf).back();
    const TagPathEdit& edit = whatIf.setup.path.edits.back();
    std::string text = elementText(document, edit.nodes.front());
    if (whatIf.changed == ChangedOption::CommonClass)
        text = fmt::format("class=\"{}\": {}", edit.classes, text);
    return edit.nodes.size() == 1 ? text : fmt::format("{} and {} more", text, edit.nodes.size() - 1);
}

std::string flippedText(const WhatIf& whatIf)
{
    return whatIf.changed == ChangedOption::Source ? "-" : fmt::format("{}", whatIf.flipped);
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
    if (explanation.unseen != Unseen::No)
        lines.field("unseen", meaning(explanation.unseen));
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

void addChanges(Lines& lines, const Document& document, std::span<const WhatIf> whatIfs,
                std::string_view subject)
{
    TextTable table({{"change", 17, true},
                     {"elements"},
                     {"page kept", 14},
                     {fmt::format("{} kept", subject), 11},
                     {"nodes changed", 14},
                     {"to", 0, true}});
    for (const WhatIf& whatIf : whatIfs)
        table.add(cells(name(whatIf.changed),
                        isOfTemplate(whatIf.changed) ? fmt::format("{}", whatIf.touched) : "-",
                        fmt::format("{} of {}", whatIf.counts.kept, whatIf.counts.raw),
                        fmt::format("{} of {}", whatIf.share.kept, whatIf.share.all), flippedText(whatIf),
                        valueOf(document, whatIf) + (whatIf.losesContent ? " (loses content)" : "")));
    lines.add(table);
}

TableCells changeCells(const Document& document, std::span<const WhatIf> whatIfs)
{
    TableCells rows{{"change", "to", "elements", "node kept", "node", "page kept", "page", "nodes changed",
                     "loses content", "arguments"}};
    for (const WhatIf& whatIf : whatIfs) {
        std::string arguments;
        for (const std::string& each : argumentsOf(document, whatIf))
            arguments += (arguments.empty() ? "" : " ") + shellWord(each);
        rows.push_back(cells(name(whatIf.changed), valueOf(document, whatIf), whatIf.touched,
                             whatIf.share.kept, whatIf.share.all, whatIf.counts.kept, whatIf.counts.raw,
                             flippedText(whatIf), whatIf.losesContent ? "yes" : "no", arguments));
    }
    return rows;
}

std::string changesCsv(const Document& document, std::span<const WhatIf> whatIfs)
{
    std::string out;
    for (const std::vector<std::string>& row : changeCells(document, whatIfs)) {
        for (std::size_t i = 0; i < row.size(); ++i)
            out += (i == 0 ? "" : ",") + spreadsheetField(row[i]);
        out += "\r\n";
    }
    return out;
}

void addWhatIfs(Lines& lines, const Document& document, const Explanation& explanation)
{
    const WhatIfs& found = explanation.whatIfs;
    lines.add();
    if (explanation.isReached)
        return lines.field("changes", "none needed: the node has this status");
    if (found.share.all == 0)
        return lines.field("changes", "none tried: {}",
                           explanation.status.rule == StatusRule::OutsideBody ? "outside the body"
                                                                              : "no position");
    lines.field("changes", "{} {} the node; {} searches, {} of them with a change of the template{}",
                found.whatIfs.size(), found.share.isKept() ? "prune" : "keep", found.runs, found.templateRuns,
                found.isStopped ? ", limit reached" : "");
    if (!found.whatIfs.empty())
        addChanges(lines, document, found.whatIfs, "node");
}

} // namespace tagseam
