// SPDX-License-Identifier: MIT
// `tagseam-cli compare` and `tagseam-cli sweep` as fields and tables.
#include "app/cli/explain/clireports.h"

#include "app/cli/clioutput.h"
#include "app/cli/clitext.h"
#include "core/explain/explainnames.h"
#include "core/tps/tracejson.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <utility>

namespace tagseam {

namespace {

double keptShareOf(const SweepCell& cell)
{
    return cell.counts.raw == 0 ? 0 : static_cast<double>(cell.counts.kept) / cell.counts.raw;
}

// Adds the candidate split of one search at a place; "-" when the search has none.
void addRow(TextTable& table, std::string_view name, const SearchTrace& trace, const FirstDifference& at,
            std::uint32_t number)
{
    std::vector<std::string> cells(8, "-");
    cells[0] = name;
    const auto add = [&] { table.add(cells); };
    if (at.level >= trace.levels.size())
        return add();
    const Level& level = trace.levels[at.level];
    cells[1] = positionsText(level.region);
    if (at.attempt >= level.attemptCount)
        return add();
    const Attempt& attempt = trace.attemptsOf(level)[at.attempt];
    cells[2] = fmt::format("{}", attempt.threshold);
    cells[3] = fmt::format("{}", attempt.alphabetSize);
    if (number >= attempt.candidateSplitCount)
        return add();
    const CandidateSplit& candidateSplit = trace.candidateSplitsOf(attempt)[number];
    cells[7] = tagseam::name(candidateSplit.verdict);
    if (candidateSplit.verdict != Verdict::OneSymbol) {
        cells[4] = fmt::format("{}", candidateSplit.split.value + 1);
        cells[5] = fmt::format("{}", candidateSplit.left);
        cells[6] = fmt::format("{}", candidateSplit.right);
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
    TextTable table({{"", 9, true},
                     {"positions", 13},
                     {"threshold"},
                     {"symbols"},
                     {"split", 8},
                     {"left", 8},
                     {"right", 8},
                     {"verdict", 0, true}});
    if (at.kind == FirstDifferenceKind::Scan)
        addRow(table, "both", a, at, at.candidateSplit - 1);
    addRow(table, "a", a, at, at.candidateSplit);
    addRow(table, "b", b, at, at.candidateSplit);
    return out + '\n' + table.text() + '\n';
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
    lines.add();
    std::vector<TableColumn> columns{
        {"attributes", 13, true}, {"variant", 17, true}, {"symbols"}, {"splits"}, {"kept", 9}, {"share", 7}};
    if (hasGroundTruth)
        columns.insert(columns.end(), {{"precision"}, {"recall"}, {"F", 5}});
    TextTable table(columns);
    for (const SweepCell& cell : matrix.cells) {
        std::vector<std::string> row = cells(name(cell.setup.path.style), variantName(cell.setup.search));
        const Agreement& agreement = cell.agreement;
        const auto append = [&row](const std::vector<std::string>& more) {
            row.insert(row.end(), more.begin(), more.end());
        };
        if (cell.isMissing)
            append({"-", "-", "-", "-"});
        else
            append(cells(cell.alphabetSize, cell.splits, cell.counts.kept, percentText(keptShareOf(cell))));
        if (hasGroundTruth && !cell.isMissing)
            append({fmt::format("{:.2f}", agreement.precision), fmt::format("{:.2f}", agreement.recall),
                    fmt::format("{:.2f}", agreement.f)});
        table.add(std::move(row));
    }
    lines.add(table);
    if (std::ranges::any_of(matrix.cells, &SweepCell::isMissing))
        lines.add("A row of dashes: the page has no computed styles.");
    lines.add();
    lines.field("map", "{} in percent; rows: lowest threshold, columns: minimum difference",
                hasGroundTruth ? "F" : "kept share of the nodes");
    std::vector<TableColumn> ofMap{{"", 9}};
    for (const double minDifference : map.minDifferences)
        ofMap.push_back({fmt::format("{:.2f}", minDifference)});
    TextTable grid(std::move(ofMap));
    for (std::size_t row = 0; row < map.thresholds.size(); ++row) {
        std::vector<std::string> shares = cells(map.thresholds[row]);
        for (std::size_t column = 0; column < map.minDifferences.size(); ++column) {
            const SweepCell& cell = map.at(row, column);
            shares.push_back(
                fmt::format("{:.0f}", 100 * (hasGroundTruth ? cell.agreement.f : keptShareOf(cell))));
        }
        grid.add(std::move(shares));
    }
    lines.add(grid);
    return std::move(lines).take();
}

} // namespace tagseam
