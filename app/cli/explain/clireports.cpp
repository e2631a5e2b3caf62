// SPDX-License-Identifier: MIT
// What tagseam-cli says of a whole page: its class, its regions.
#include "app/cli/explain/clireports.h"

#include "app/cli/clioutput.h"
#include "app/cli/clitext.h"
#include "app/cli/explain/clicured.h"
#include "app/cli/explain/cliexplain.h"
#include "core/explain/explainnames.h"
#include "core/methods/separators/separators.h"
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

std::string_view classSentence(const Diagnosis& diagnosis)
{
    switch (diagnosis.pageClass) {
    case PageClass::Empty:
        return "There is nothing to split: the body has fewer than two positions.";
    case PageClass::Homogeneous:
        return "The template is too homogeneous: the same tag paths occur all over the page, so that hardly "
               "anything can be told apart from the content. Nothing is lost, and much noise stays.";
    case PageClass::Heterogeneous:
        return "The template is too heterogeneous: the content is in several regions with markup of their "
               "own, of which only one is kept.";
    case PageClass::SmallMain:
        return "Most of the content is in one region that the search cut off: it kept something else.";
    case PageClass::MuchElse:
        return diagnosis.isMarked ? "The content is kept, and much else with it."
                                  : "The content is kept, and much else with it, if the records of the page "
                                    "are the content.";
    case PageClass::WellSplit:
        break;
    }
    const bool isSure = diagnosis.certainty >= Diagnosis::sure;
    if (diagnosis.isMarked)
        return isSure ? "The page is well split: the main region holds the content."
                      : "The main region holds the content, and some of the rest of the page with it.";
    if (diagnosis.isDoubtful())
        return "The page is well split, or its content is lost: most of the long texts are elsewhere, and "
               "they do not tell which. --content does.";
    return isSure ? "The page is well split: the main region seems to hold the content."
                  : "The main region seems to hold the content, but much else may be kept with it: name the "
                    "content with --content to know.";
}

// A gap: a range of two positions.
void addBlamedGap(Lines& lines, const Outcome& outcome, const Blame& blame)
{
    const std::string opens = blame.opensAt == neverOpens
                                  ? "no threshold opens it"
                                  : fmt::format("it opens at threshold {}", blame.opensAt);
    const std::string gap =
        fmt::format("Of the gaps well inside the main region fewest symbols stand on both sides of the one "
                    "before position {}",
                    blame.range.end.value);
    if (blame.straddlers.empty()) {
        lines.add(fmt::format("{}: none; {}.", gap, opens));
        return;
    }
    const Straddler& worst = blame.straddlers.back();
    lines.add(fmt::format("{}: {}, most often {} ({}); {}.", gap, blame.straddlers.size(),
                          tagPathText(outcome.sequence, worst.symbol), counted(worst.frequency, "time"),
                          opens));
}

void addAdvice(Lines& lines, const Outcome& outcome, const Diagnosis& diagnosis)
{
    switch (diagnosis.pageClass) {
    case PageClass::Homogeneous:
        lines.add("Advice: give each region a class of its own, or choose a style key that tells them apart "
                  "(--style).");
        if (diagnosis.blame.range.size() > 0)
            addBlamedGap(lines, outcome, diagnosis.blame);
        break;
    case PageClass::Heterogeneous: {
        std::string parts;
        for (const std::uint32_t part : diagnosis.several)
            parts += fmt::format("{}{}", parts.empty() ? "" : ", ",
                                 positionsText(diagnosis.tree.parts[part].main));
        lines.add(fmt::format("Advice: keep {}. `explain --node` on a dropped piece looks for changes of the "
                              "template that keep it.",
                              diagnosis.advised == Keep::Complement
                                  ? "the complement of the main region (--complement, Algorithm 6)"
                                  : "several regions"));
        if (!parts.empty())
            lines.add(fmt::format("Together these regions hold the content: {}.", parts));
        break;
    }
    case PageClass::SmallMain:
        if (diagnosis.advised == Keep::Complement)
            lines.add("Advice: keep the complement of the main region (--complement, Algorithm 6).");
        break;
    case PageClass::Empty:
    case PageClass::MuchElse: // see addOthers()
    case PageClass::WellSplit:
        break;
    }
}

void addOthers(Lines& lines, const Document& document, const Outcome& outcome, const Diagnosis& diagnosis,
               const std::optional<CuredPage>& cured, const std::vector<Remedies>& removals)
{
    if (diagnosis.others.empty())
        return;
    constexpr std::size_t mostChanges = 3; // of a part
    lines.add();
    lines.add(fmt::format("{} of the main region is not content. The largest parts of it, with what removes "
                          "each and keeps the content, run and found true:",
                          percentText(diagnosis.keptElse)));
    for (std::size_t i = 0; i < diagnosis.others.size(); ++i) {
        const Subtrees& part = diagnosis.others[i];
        lines.add();
        lines.add(fmt::format("{:>13}  {}: {}", positionsText(part.positions),
                              counted(part.positions.size(), "position"),
                              coveredBy(document, outcome.sequence, part.positions)));
        const std::vector<Remedy>& changes = removals[i].remedies;
        const bool isCured = cured && isRemovedBy(*cured, part, diagnosis);
        if (!changes.empty())
            addChanges(lines, document, std::span(changes).first(std::min(changes.size(), mostChanges)),
                       "part");
        else
            lines.add(fmt::format("No single option removes it and keeps the content ({} tried).",
                                  counted(removals[i].runs, "search", "searches")));
        if (isCured)
            lines.add(fmt::format("The cure removes it: `prune PAGE --method {}`.", separatorsMethod));
    }
}

// "main", or "5": cut off at that level of the search; "5 in 2" of the search in what level 2 cut off.
std::string levelText(const RegionTree& tree, std::uint32_t part)
{
    if (part == 0)
        return "main";
    constexpr std::uint32_t mostDepths = 3; // of a deeper part the nearest
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
    std::vector<std::string> levels;
    levels.reserve(diagnosis.regions.size());
    for (const WeighedRegion& region : diagnosis.regions)
        levels.push_back(levelText(diagnosis.tree, region.part));
    std::size_t width = 6;
    for (const std::string& level : levels)
        width = std::max(width, level.size());
    lines.add(fmt::format("{:>13}  {:>9}  {:>8}  {:>8}  {:>{}}  {}", "positions", "share", "text",
                          diagnosis.isMarked ? "content" : "", "level", width, "region"));
    bool isNested = false;
    for (std::size_t i = 0; i < levels.size(); ++i) {
        const WeighedRegion& region = diagnosis.regions[i];
        const SegmentedPart& part = diagnosis.tree.parts[region.part];
        isNested = isNested || part.depth > 1;
        lines.add(fmt::format("{:>13}  {:>9}  {:>8}  {:>8}  {:>{}}  {}", positionsText(part.main),
                              percentText(region.positions), percentText(region.text),
                              diagnosis.isMarked ? percentText(region.content) : "", levels[i], width,
                              coveredBy(document, outcome.sequence, part.main)));
    }
    if (isNested)
        lines.add("Level 5 in 2: cut off at level 5 of the search in what level 2 had cut off.");
}

} // namespace

std::string diagnosisText(const Document& document, const Outcome& outcome, const Setup& setup,
                          const Diagnosis& diagnosis, const std::optional<CuredPage>& cured,
                          const std::vector<Remedies>& removals, std::string_view page)
{
    Lines lines(page, setup);
    lines.field("class",
                fmt::format("{} (certainty {:.2f})", name(diagnosis.pageClass), diagnosis.certainty));
    lines.add();
    lines.add(classSentence(diagnosis));
    if (diagnosis.pageClass == PageClass::Empty)
        return std::move(lines).take();
    lines.add(fmt::format("The main region, {}, has {} of the positions and {} of the long texts{}.",
                          positionsText(outcome.trace.region), percentText(diagnosis.keptPositions),
                          percentText(diagnosis.keptText),
                          diagnosis.isMarked ? fmt::format(", and {} of what was marked as content",
                                                           percentText(diagnosis.keptContent))
                                             : "; these stand for the content, which is a guess "
                                               "(--content says better)"));
    addAdvice(lines, outcome, diagnosis);
    if (cured)
        addCured(lines, *cured, setup, diagnosis.isMarked);
    addOthers(lines, document, outcome, diagnosis, cured, removals);
    lines.add();
    addRegionLines(lines, document, outcome, diagnosis);
    return std::move(lines).take();
}

std::string regionsText(const Document& document, const Outcome& outcome, const Setup& setup,
                        const RegionTree& tree, std::string_view page)
{
    Lines lines(page, setup);
    lines.field("sequence", fmt::format("{}, {}", counted(outcome.sequence.size(), "position"),
                                        counted(tree.parts.size(), "region")));
    lines.add();
    lines.add(fmt::format("{:<24}  {:>13}  {:>7}  {:>6}  {}", "searched", "main region", "symbols", "splits",
                          "region"));
    // A part's own parts come right below it, in document order.
    std::vector<std::vector<std::uint32_t>> below(tree.parts.size());
    for (std::uint32_t i = 1; i < tree.parts.size(); ++i)
        below[tree.parts[i].parent].push_back(i);
    std::vector<std::uint32_t> open{0};
    while (!open.empty()) {
        const std::uint32_t at = open.back();
        open.pop_back();
        const SegmentedPart& part = tree.parts[at];
        const std::string indent(std::size_t{2} * std::min(part.depth, 6U), ' ');
        lines.add(fmt::format("{:<24}  {:>13}  {:>7}  {:>6}  {}",
                              part.depth == 0 ? positionsText(part.part)
                                              : fmt::format("{}{} (level {})", indent,
                                                            positionsText(part.part), part.level + 1),
                              positionsText(part.main), part.alphabetSize, part.splits,
                              coveredBy(document, outcome.sequence, part.main)));
        std::ranges::sort(below[at], [&](std::uint32_t a, std::uint32_t b) {
            return tree.parts[a].part.begin > tree.parts[b].part.begin;
        });
        open.insert(open.end(), below[at].begin(), below[at].end());
    }
    return std::move(lines).take();
}

} // namespace tagseam
