// SPDX-License-Identifier: MIT
// What tagseam-cli says of a page under several setups: two of them in lockstep, sweeps.
#include "app/cli/explain/clireports.h"

#include "app/cli/clioutput.h"
#include "app/cli/clitext.h"
#include "core/explain/explainnames.h"
#include "core/tps/tracejson.h"

#include <fmt/format.h>

#include <utility>

namespace tagseam {

namespace {

std::string percent(double share)
{
    return fmt::format("{:.1f} %", 100 * share);
}

double keptShareOf(const SweepCell& cell)
{
    return cell.counts.raw == 0 ? 0 : static_cast<double>(cell.counts.kept) / cell.counts.raw;
}

// Where the two part, in a sentence.
std::string partingText(const Outcome& a, const Outcome& b, const Parting& parting)
{
    const auto place = [&](std::string_view what) {
        return fmt::format("at level {}, attempt {}, opening {}: {}", parting.level + 1, parting.attempt + 1,
                           parting.opening + 1, what);
    };
    const auto describe = [&](const Outcome& outcome) -> std::string {
        if (parting.level >= outcome.trace.levels.size())
            return "has no such level";
        const Level& level = outcome.trace.levels[parting.level];
        if (parting.attempt >= level.attemptCount)
            return fmt::format("has no such attempt (positions {})", positionsText(level.region));
        const Attempt& attempt = outcome.trace.attempts[level.firstAttempt + parting.attempt];
        if (parting.opening >= attempt.openingCount)
            return fmt::format("threshold {}: has no such opening", attempt.threshold);
        const Opening& opening = outcome.trace.openings[attempt.firstOpening + parting.opening];
        const std::string passing =
            fmt::format("threshold {}, {} {}", attempt.threshold, counted(attempt.alphabetSize, "symbol"),
                        attempt.alphabetSize == 1 ? "passes" : "pass");
        if (opening.verdict == Verdict::OneSymbol)
            return fmt::format("{}; no scan: {}", passing, name(opening.verdict));
        return fmt::format("{}; opening at {}, left {}, right {}: {}", passing, opening.split.value + 1,
                           opening.left, opening.right, name(opening.verdict));
    };
    const auto both = [&](std::string_view what) {
        return fmt::format("{}\n  a: {}\n  b: {}", place(what), describe(a), describe(b));
    };
    switch (parting.kind) {
    case PartingKind::None:
        return "nowhere: the same decisions, the same region";
    case PartingKind::Sequence:
        return fmt::format("before the search: the sequences differ from position {} on",
                           parting.position.value + 1);
    case PartingKind::Region:
        return fmt::format("at level {}: they search other parts, though the opening before was the same",
                           parting.level + 1);
    case PartingKind::Threshold:
        return both("other thresholds, or other symbols pass");
    case PartingKind::Opening:
        return both("the openings lie elsewhere");
    case PartingKind::Verdict:
        return both("the same opening, judged otherwise");
    case PartingKind::Scan:
        break;
    }
    const Level& level = a.trace.levels[parting.level];
    const Attempt& attempt = a.trace.attempts[level.firstAttempt + parting.attempt];
    const Opening& refused = a.trace.openings[attempt.firstOpening + parting.opening - 1];
    return both(
        fmt::format("the opening at {} (left {}, right {}) is refused by both; then one goes on at this "
                    "threshold, the other at the next",
                    refused.split.value + 1, refused.left, refused.right));
}

} // namespace

std::string comparisonText(const Outcome& a, const Setup& ofA, const Outcome& b, const Setup& ofB,
                           const Comparison& comparison, std::string_view page)
{
    std::string out;
    const auto add = [&](std::string_view name, std::string_view text) {
        out += printable(fmt::format("{:<10} {}", name, text)) + '\n';
    };
    const auto addSide = [&](std::string_view side, const Outcome& outcome, const Setup& setup) {
        add(side, setupText(setup));
        add("", fmt::format("region {} of {}, {}; {} of {} kept", positionsText(outcome.trace.region),
                            counted(outcome.sequence.size(), "position"),
                            counted(outcome.trace.splitCount(), "split"), outcome.counts.kept,
                            counted(outcome.counts.raw, "node")));
    };
    add("page", page);
    addSide("a", a, ofA);
    addSide("b", b, ofB);
    out += '\n';
    out += "They part " + partingText(a, b, comparison.parting) + ".\n";
    const std::string_view of = a.sequence.nodes == b.sequence.nodes ? "the sequence" : "the two sequences";
    out +=
        fmt::format("Nodes of {}: {} kept in both, {} only in a, {} only in b, {} dropped in both.\n", of,
                    comparison.keptInBoth, comparison.keptInA, comparison.keptInB, comparison.droppedInBoth);
    return out;
}

std::string sweepText(const ReadingMatrix& matrix, const AdvantageMap& map, const Setup& base, bool hasTruth,
                      std::string_view page)
{
    Lines lines(page, base);
    lines.add();
    lines.add(fmt::format("{:<13}  {:<17}  {:>7}  {:>6}  {:>9}  {:>7}{}", "style", "reading", "symbols",
                          "splits", "kept", "share", hasTruth ? "  precision  recall      F" : ""));
    for (const SweepCell& cell : matrix.cells) {
        const std::string_view style = name(cell.setup.path.style);
        const std::string_view reading = readingName(cell.setup.search);
        if (cell.isMissing) {
            lines.add(fmt::format("{:<13}  {:<17}  only a browser computes styles", style, reading));
            continue;
        }
        lines.add(fmt::format("{:<13}  {:<17}  {:>7}  {:>6}  {:>9}  {:>7}{}", style, reading,
                              cell.alphabetSize, cell.splits, cell.counts.kept, percent(keptShareOf(cell)),
                              hasTruth
                                  ? fmt::format("  {:>9.2f}  {:>6.2f}  {:>5.2f}", cell.agreement.precision,
                                                cell.agreement.recall, cell.agreement.f)
                                  : ""));
    }
    lines.add();
    lines.add(
        hasTruth ? "F in percent, by lowest threshold (rows) and advantage (columns):"
                 : "Kept share of the nodes in percent, by lowest threshold (rows) and advantage (columns):");
    std::string head = fmt::format("{:>9}", "");
    for (const double advantage : map.advantages)
        head += fmt::format("  {:>4.2f}", advantage);
    lines.add(head);
    for (std::size_t row = 0; row < map.thresholds.size(); ++row) {
        std::string cells = fmt::format("{:>9}", map.thresholds[row]);
        for (std::size_t column = 0; column < map.advantages.size(); ++column) {
            const SweepCell& cell = map.at(row, column);
            cells += fmt::format("  {:>4.0f}", 100 * (hasTruth ? cell.agreement.f : keptShareOf(cell)));
        }
        lines.add(cells);
    }
    return std::move(lines).take();
}

} // namespace tagseam
