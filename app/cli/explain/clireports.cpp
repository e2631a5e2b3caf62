// SPDX-License-Identifier: MIT
// `tagseam-cli diagnose`, `regions`, `compare` and `sweep` as fields and tables.
#include "app/cli/explain/clireports.h"

#include "app/cli/clioutput.h"
#include "app/cli/clitext.h"
#include "app/cli/explain/clidetected.h"
#include "app/cli/explain/cliexplain.h"
#include "core/explain/explainnames.h"
#include "core/select/edittext.h"
#include "core/select/selector.h"
#include "core/tps/tracejson.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace tagseam {

namespace {

// Adds the gap in the main region with the fewest blocking symbols.
void addBlockedGap(Lines& lines, const Outcome& outcome, const BlockingSymbols& blocking)
{
    if (blocking.range.size() == 0)
        return;
    lines.field("gap", "before position {}: {} blocking symbols, {}", blocking.range.end.value,
                blocking.symbols.size(),
                blocking.opensAt == neverOpens ? "none found"
                                               : fmt::format("opens at threshold {}", blocking.opensAt));
    if (!blocking.symbols.empty())
        lines.field("blocking", "most frequent: {} x {}", blocking.symbols.back().frequency,
                    tagPathText(outcome.sequence, blocking.symbols.back().symbol));
}

void addAdvice(Lines& lines, const Outcome& outcome, const Diagnosis& diagnosis)
{
    if (diagnosis.isWithoutContent())
        return;
    std::string parts;
    for (const std::uint32_t part : diagnosis.several)
        parts +=
            fmt::format("{}{}", parts.empty() ? "" : ", ", positionsText(diagnosis.tree.parts[part].main));
    if (!parts.empty())
        lines.field("regions", "{} hold the content", parts);
    if (diagnosis.isFailing() && diagnosis.kind && *diagnosis.kind != ContentKind::List &&
        *diagnosis.kind != ContentKind::None)
        lines.field("advice", "content detection (below): the search expects records that repeat");
    if (diagnosis.advised == Keep::Complement)
        lines.field("advice", "--complement");
    if (diagnosis.pageClass != PageClass::Homogeneous)
        return;
    lines.field("advice", "a class for each region, or another --label-attributes");
    addBlockedGap(lines, outcome, diagnosis.blocking);
}

// Adds the best changes for a part of the page.
void addRemedy(Lines& lines, const Document& document, const WhatIfs& found, std::string_view effect)
{
    constexpr std::size_t mostChanges = 3;
    const std::vector<WhatIf>& changes = found.whatIfs;
    lines.field("changes", "{} {}; {} searches", changes.size(), effect, found.runs);
    if (!changes.empty())
        addChanges(lines, document, std::span(changes).first(std::min(changes.size(), mostChanges)), "part");
}

void addOthers(Lines& lines, const Document& document, const Outcome& outcome, const Diagnosis& diagnosis,
               const std::optional<DetectedContent>& detected, const Remedies& remedies)
{
    if (diagnosis.lost) {
        lines.add();
        lines.field("lost", "{} ({})", positionsText(diagnosis.lost->positions),
                    coveredBy(document, outcome.sequence, diagnosis.lost->positions));
        addRemedy(lines, document, remedies.recovery, "keep it");
    }
    if (diagnosis.others.empty())
        return;
    lines.add();
    lines.field("other", "{} of the main region", percentText(diagnosis.keptElse));
    for (std::size_t i = 0; i < diagnosis.others.size(); ++i) {
        const Subtrees& part = diagnosis.others[i];
        lines.add();
        lines.field("part", "{} ({}), {} positions", positionsText(part.positions),
                    coveredBy(document, outcome.sequence, part.positions), part.positions.size());
        if (detected)
            lines.field("detection", isRemovedBy(*detected, part, diagnosis) ? "removes it" : "keeps it");
        addRemedy(lines, document, remedies.removals[i], "remove it and keep the content");
    }
}

void addMistakes(Lines& lines, const Document& document, const std::vector<TemplateMistake>& mistakes)
{
    if (mistakes.empty())
        return;
    lines.add();
    for (const TemplateMistake& each : mistakes) {
        const std::string place =
            each.place               ? fmt::format("line {}, column {}", each.place->line, each.place->column)
            : each.nodes.size() == 1 ? xpathOf(document, each.nodes.front())
                                     : fmt::format("{} elements from {} on", each.nodes.size(),
                                                   xpathOf(document, each.nodes.front()));
        lines.field("mistake", "{}: {}, {}", name(each.kind), each.names, place);
        if (each.mend)
            lines.field("mend", "--edit {}{}", shellWord(textOf(document, *each.mend)),
                        each.keptAfter ? fmt::format(": content kept {} -> {}", percentText(*each.keptBefore),
                                                     percentText(*each.keptAfter))
                                       : std::string());
    }
}

// Returns "main", or the level that pruned the region; "5 in 2" is level 5 of the search in the region that
// level 2 pruned.
std::string levelText(const RegionTree& tree, std::uint32_t part)
{
    if (part == 0)
        return "main";
    constexpr std::uint32_t mostDepths = 3; // the nearest levels are shown
    std::string text = fmt::format("{}", tree.parts[part].level + 1);
    for (std::uint32_t shown = 1; tree.parts[part].depth > 1; ++shown) {
        part = tree.parts[part].parent;
        if (shown == mostDepths)
            return text + " in ...";
        text += fmt::format(" in {}", tree.parts[part].level + 1);
    }
    return text;
}

void addRegionLines(Lines& lines, const Document& document, const Outcome& outcome,
                    const Diagnosis& diagnosis)
{
    TextTable table({{"positions", 13},
                     {"share", 9},
                     {"text", 8},
                     {diagnosis.hasContent() ? "content" : "", 8},
                     {"level", 6},
                     {"region", 0, true}});
    for (const WeighedRegion& region : diagnosis.regions) {
        const SegmentedPart& part = diagnosis.tree.parts[region.part];
        table.add(cells(positionsText(part.main), percentText(region.positions), percentText(region.text),
                        diagnosis.hasContent() ? percentText(region.content) : "",
                        levelText(diagnosis.tree, region.part),
                        coveredBy(document, outcome.sequence, part.main)));
    }
    lines.add(table);
}

// Says what stands for the content.
const char* contentSource(const Diagnosis& diagnosis)
{
    if (diagnosis.isMarked)
        return "given";
    if (!diagnosis.hasContent() && diagnosis.kind != ContentKind::None)
        return "unknown: judged by the long texts (see --content)";
    switch (diagnosis.kind.value_or(ContentKind::None)) {
    case ContentKind::List:
        return "a list of records, found by content detection (see --content)";
    case ContentKind::Text:
        return "blocks of text, found by content detection (see --content)";
    case ContentKind::None:
        break;
    }
    return "probably none: a form, an empty result, a map; judged by the long texts (see --content)";
}

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

std::string diagnosisText(const Document& document, const Outcome& outcome, const Setup& setup,
                          const Diagnosis& diagnosis, const std::optional<DetectedContent>& detected,
                          const Remedies& remedies, const std::vector<TemplateMistake>& mistakes,
                          std::string_view page)
{
    Lines lines(page, setup);
    lines.field("class", "{} (certainty {:.2f}{})", name(diagnosis.pageClass), diagnosis.certainty,
                diagnosis.isDoubtful() ? ", doubtful" : "");
    if (diagnosis.pageClass == PageClass::Empty)
        return std::move(lines).take();
    lines.field("content", contentSource(diagnosis));
    lines.field("main", "{}: {}", positionsText(outcome.trace.region),
                sharesText({diagnosis.keptPositions, diagnosis.keptText, diagnosis.keptContent},
                           diagnosis.hasContent()));
    addAdvice(lines, outcome, diagnosis);
    if (detected)
        addDetected(lines, *detected, setup, diagnosis.isMarked);
    addOthers(lines, document, outcome, diagnosis, detected, remedies);
    addMistakes(lines, document, mistakes);
    lines.add();
    addRegionLines(lines, document, outcome, diagnosis);
    return std::move(lines).take();
}

std::string regionsText(const Document& document, const Outcome& outcome, const Setup& setup,
                        const RegionTree& tree, std::string_view page)
{
    Lines lines(page, setup);
    lines.field("sequence", "{} positions, {} regions", outcome.sequence.size(), tree.parts.size());
    lines.add();
    TextTable table(
        {{"searched", 24, true}, {"main region", 13}, {"symbols"}, {"splits"}, {"region", 0, true}});
    // The regions found within a region come right below it, in document order.
    std::vector<std::vector<std::uint32_t>> below(tree.parts.size());
    for (std::uint32_t i = 1; i < tree.parts.size(); ++i)
        below[tree.parts[i].parent].push_back(i);
    std::vector<std::uint32_t> open{0};
    while (!open.empty()) {
        const std::uint32_t at = open.back();
        open.pop_back();
        const SegmentedPart& part = tree.parts[at];
        const std::string indent(std::size_t{2} * std::min(part.depth, 6U), ' ');
        table.add(cells(part.depth == 0 ? positionsText(part.part)
                                        : fmt::format("{}{} (level {})", indent, positionsText(part.part),
                                                      part.level + 1),
                        positionsText(part.main), part.alphabetSize, part.splits,
                        coveredBy(document, outcome.sequence, part.main)));
        std::ranges::sort(below[at], [&](std::uint32_t a, std::uint32_t b) {
            return tree.parts[a].part.begin > tree.parts[b].part.begin;
        });
        open.insert(open.end(), below[at].begin(), below[at].end());
    }
    lines.add(table);
    return std::move(lines).take();
}

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
