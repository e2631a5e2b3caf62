// SPDX-License-Identifier: MIT
// `tagseam-cli diagnose` and `tagseam-cli regions` as fields and tables.
#include "app/cli/explain/clireports.h"

#include "app/cli/clioutput.h"
#include "app/cli/clitext.h"
#include "app/cli/explain/clidetected.h"
#include "app/cli/explain/cliexplain.h"
#include "core/explain/explainnames.h"
#include "core/tps/tracejson.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
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

void addOthers(Lines& lines, const Document& document, const Outcome& outcome, const Diagnosis& diagnosis,
               const std::optional<DetectedContent>& detected, const std::vector<WhatIfs>& removals)
{
    if (diagnosis.others.empty())
        return;
    constexpr std::size_t mostChanges = 3; // for each region
    lines.add();
    lines.field("other", "{} of the main region", percentText(diagnosis.keptElse));
    for (std::size_t i = 0; i < diagnosis.others.size(); ++i) {
        const Subtrees& part = diagnosis.others[i];
        const std::vector<WhatIf>& changes = removals[i].whatIfs;
        lines.add();
        lines.field("part", "{} ({}), {} positions", positionsText(part.positions),
                    coveredBy(document, outcome.sequence, part.positions), part.positions.size());
        if (detected)
            lines.field("detection", isRemovedBy(*detected, part, diagnosis) ? "removes it" : "keeps it");
        lines.field("changes", "{} remove it and keep the content; {} searches", changes.size(),
                    removals[i].runs);
        if (!changes.empty())
            addChanges(lines, document, std::span(changes).first(std::min(changes.size(), mostChanges)),
                       "part");
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
        return "running text, found by content detection (see --content)";
    case ContentKind::Item:
        return "a single item, found by content detection (see --content)";
    case ContentKind::None:
        break;
    }
    return "probably none: a form, an empty result, a map; judged by the long texts (see --content)";
}

} // namespace

std::string diagnosisText(const Document& document, const Outcome& outcome, const Setup& setup,
                          const Diagnosis& diagnosis, const std::optional<DetectedContent>& detected,
                          const std::vector<WhatIfs>& removals, std::string_view page)
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
    addOthers(lines, document, outcome, diagnosis, detected, removals);
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

} // namespace tagseam
