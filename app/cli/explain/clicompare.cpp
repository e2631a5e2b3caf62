// SPDX-License-Identifier: MIT
// `tagseam-cli compare` and `tagseam-cli sweep` as fields and tables.
#include "app/cli/explain/clireports.h"

#include "app/cli/clioutput.h"
#include "app/cli/clitext.h"
#include "core/explain/explainnames.h"
#include "core/tps/tracejson.h"

#include <fmt/format.h>

#include <array>
#include <cstdint>
#include <utility>

namespace tagseam {

namespace {

double keptShareOf(const SweepCell& cell)
{
    return cell.counts.raw == 0 ? 0 : static_cast<double>(cell.counts.kept) / cell.counts.raw;
}

// Adds the candidate split of one search at a place; "-" when the search has none.
void addRow(std::string& out, std::string_view name, const SearchTrace& trace, const FirstDifference& at,
            std::uint32_t number)
{
    std::array<std::string, 7> cells;
    cells.fill("-");
    const auto add = [&] {
        out += fmt::format("{:<10} {:>13}  {:>9}  {:>7}  {:>8}  {:>8}  {:>8}  {}\n", name, cells[0], cells[1],
                           cells[2], cells[3], cells[4], cells[5], cells[6]);
    };
    if (at.level >= trace.levels.size())
        return add();
    const Level& level = trace.levels[at.level];
    cells[0] = positionsText(level.region);
    if (at.attempt >= level.attemptCount)
        return add();
    const Attempt& attempt = trace.attemptsOf(level)[at.attempt];
    cells[1] = fmt::format("{}", attempt.threshold);
    cells[2] = fmt::format("{}", attempt.alphabetSize);
    if (number >= attempt.candidateSplitCount)
        return add();
    const CandidateSplit& candidateSplit = trace.candidateSplitsOf(attempt)[number];
    cells[6] = tagseam::name(candidateSplit.verdict);
    if (candidateSplit.verdict != Verdict::OneSymbol) {
        cells[3] = fmt::format("{}", candidateSplit.split.value + 1);
        cells[4] = fmt::format("{}", candidateSplit.left);
        cells[5] = fmt::format("{}", candidateSplit.right);
    }
    add();
}

// Returns the first difference, and the values of both searches at its place.
std::string differenceText(const SearchTrace& a, const SearchTrace& b, const FirstDifference& at)
{
    const auto field = [](std::string_view text) { return fmt::format("{:<10} {}\n", "difference", text); };
    if (at.kind == FirstDifferenceKind::None)
        return field("none");
    if (at.kind == FirstDifferenceKind::Sequence)
        return field(fmt::format("sequence, from position {} on", at.position.value + 1));
    if (at.kind == FirstDifferenceKind::Region)
        return field(fmt::format("region, at level {}: {} in a, {} in b", at.level + 1,
                                 positionsText(a.levels[at.level].region),
                                 positionsText(b.levels[at.level].region)));
    std::string out = field(fmt::format("{}, at level {}, attempt {}, candidate split {}", name(at.kind),
                                        at.level + 1, at.attempt + 1, at.candidateSplit + 1));
    out += fmt::format("\n{:<10} {:>13}  {:>9}  {:>7}  {:>8}  {:>8}  {:>8}  {}\n", "", "positions",
                       "threshold", "symbols", "split", "left", "right", "verdict");
    if (at.kind == FirstDifferenceKind::Scan)
        addRow(out, "both", a, at, at.candidateSplit - 1);
    addRow(out, "a", a, at, at.candidateSplit);
    addRow(out, "b", b, at, at.candidateSplit);
    return out + '\n';
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
        add("", fmt::format("region {} of {} positions, {} splits, {} of {} nodes kept",
                            positionsText(outcome.trace.region), outcome.sequence.size(),
                            outcome.trace.splitCount(), outcome.counts.kept, outcome.counts.raw));
    };
    add("page", page);
    addSide("a", a, ofA);
    addSide("b", b, ofB);
    out += '\n' + differenceText(a.trace, b.trace, comparison.firstDifference);
    add("nodes",
        fmt::format("{} kept in both, {} only in a, {} only in b, {} pruned in both", comparison.keptInBoth,
                    comparison.keptInA, comparison.keptInB, comparison.prunedInBoth));
    return out;
}

std::string sweepText(const VariantMatrix& matrix, const DifferenceMap& map, const Setup& base,
                      bool hasGroundTruth, std::string_view page)
{
    Lines lines(page, base);
    const auto addRow = [&]<class... Cells>(const Cells&... cells) {
        lines.add("{:<13}  {:<17}  {:>7}  {:>6}  {:>9}  {:>7}{}", cells...);
    };
    lines.add();
    addRow("attributes", "variant", "symbols", "splits", "kept", "share",
           hasGroundTruth ? "  precision  recall      F" : "");
    for (const SweepCell& cell : matrix.cells) {
        const std::string_view style = name(cell.setup.path.style);
        const std::string_view variant = variantName(cell.setup.search);
        const Agreement& agreement = cell.agreement;
        if (cell.isMissing)
            addRow(style, variant, "-", "-", "-", "-", "  no computed styles");
        else
            addRow(style, variant, cell.alphabetSize, cell.splits, cell.counts.kept,
                   percentText(keptShareOf(cell)),
                   hasGroundTruth ? fmt::format("  {:>9.2f}  {:>6.2f}  {:>5.2f}", agreement.precision,
                                                agreement.recall, agreement.f)
                                  : "");
    }
    lines.add();
    lines.field("map", "{} in percent; rows: lowest threshold, columns: minimum difference",
                hasGroundTruth ? "F" : "kept share of the nodes");
    std::string head = fmt::format("{:>9}", "");
    for (const double minDifference : map.minDifferences)
        head += fmt::format("  {:>4.2f}", minDifference);
    lines.add(head);
    for (std::size_t row = 0; row < map.thresholds.size(); ++row) {
        std::string cells = fmt::format("{:>9}", map.thresholds[row]);
        for (std::size_t column = 0; column < map.minDifferences.size(); ++column) {
            const SweepCell& cell = map.at(row, column);
            cells += fmt::format("  {:>4.0f}", 100 * (hasGroundTruth ? cell.agreement.f : keptShareOf(cell)));
        }
        lines.add(cells);
    }
    return std::move(lines).take();
}

} // namespace tagseam
