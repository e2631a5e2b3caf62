// SPDX-License-Identifier: MIT
// What tagseam-cli says of a whole page.
#include "app/clireports.h"

#include "app/cliexplain.h"
#include "app/clioutput.h"
#include "core/explain/explainnames.h"
#include "core/tps/tracejson.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <utility>

namespace tagseam {

namespace {

class Lines {
  public:
    Lines(std::string_view page, const Setup& setup)
    {
        field("page", page);
        field("reading", setupText(setup));
    }
    void add(std::string_view text)
    {
        m_out += printable(std::string(text));
        m_out += '\n';
    }
    void field(std::string_view name, std::string_view text) { add(fmt::format("{:<10} {}", name, text)); }
    std::string take() && { return std::move(m_out); }

  private:
    std::string m_out;
};

std::string percent(double share)
{
    return fmt::format("{:.1f} %", 100 * share);
}

double keptShareOf(const SweepCell& cell)
{
    return cell.counts.raw == 0 ? 0 : static_cast<double>(cell.counts.kept) / cell.counts.raw;
}

// "div#results and 3 more": the subtrees that make up a region.
std::string coveredBy(const Document& document, const TagPathSequence& sequence, Region region)
{
    std::uint32_t subtrees = 0;
    NodeId first = noNode;
    for (const NodeRun run : coveringRuns(document, sequence, region)) {
        first = first == noNode ? run.first : first;
        for (NodeId node = run.first;; node = document.nextSibling(node)) {
            subtrees += sequence.positionOf(node) != noPosition ? 1 : 0;
            if (node == run.last)
                break;
        }
    }
    if (first == noNode)
        return "-";
    const std::string label = nodeLabel(document, first);
    return subtrees > 1 ? fmt::format("{} and {} more", label, subtrees - 1) : label;
}

std::string_view classSentence(PageClass pageClass)
{
    switch (pageClass) {
    case PageClass::Empty:
        return "There is nothing to split: the body has fewer than two positions.";
    case PageClass::Homogeneous:
        return "The template is too homogeneous: the same tag paths occur all over the page, so that hardly\n"
               "anything can be told apart from the content. Nothing is lost, and much noise stays.";
    case PageClass::Heterogeneous:
        return "The template is too heterogeneous: the content is in several regions with markup of their "
               "own,\n"
               "of which only one is kept.";
    case PageClass::SmallMain:
        return "The content is smaller than the rest: the search kept something else, the largest region.";
    case PageClass::WellSplit:
        break;
    }
    return "The page is well split: the main region holds the content.";
}

void addAdvice(Lines& lines, const Outcome& outcome, const Diagnosis& diagnosis)
{
    switch (diagnosis.pageClass) {
    case PageClass::Homogeneous:
        lines.add("Advice: give each region a class of its own, or choose a style key that tells them apart "
                  "(--style).");
        if (!diagnosis.blame.straddlers.empty()) {
            const Straddler& worst = diagnosis.blame.straddlers.back();
            lines.add(fmt::format("The gap before position {} is nearest to opening; {} symbols close it, "
                                  "most often {} ({} times).",
                                  diagnosis.blame.split.value + 1, diagnosis.blame.straddlers.size(),
                                  tagPathText(outcome.sequence, worst.symbol), worst.frequency));
        }
        break;
    case PageClass::Heterogeneous: {
        std::string parts;
        for (const std::uint32_t part : diagnosis.several)
            parts += fmt::format("{}{}", parts.empty() ? "" : ", ",
                                 positionsText(diagnosis.tree.parts[part].main));
        lines.add("Advice: give the records of all regions the same markup, or keep several regions.");
        if (!parts.empty())
            lines.add(fmt::format("Together these regions hold the content: {}.", parts));
        break;
    }
    case PageClass::SmallMain:
        lines.add("Advice: keep the complement of the main region (--complement, Algorithm 6).");
        break;
    case PageClass::Empty:
    case PageClass::WellSplit:
        break;
    }
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
        return fmt::format("threshold {}, {} symbols pass; opening at {}, left {}, right {}: {}",
                           attempt.threshold, attempt.alphabetSize, opening.split.value + 1, opening.left,
                           opening.right, name(opening.verdict));
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

std::string diagnosisText(const Document& document, const Outcome& outcome, const Setup& setup,
                          const Diagnosis& diagnosis, std::string_view page)
{
    Lines lines(page, setup);
    lines.field("class",
                fmt::format("{} (certainty {:.2f})", name(diagnosis.pageClass), diagnosis.certainty));
    lines.add("");
    lines.add(classSentence(diagnosis.pageClass));
    if (diagnosis.pageClass == PageClass::Empty)
        return std::move(lines).take();
    lines.add(fmt::format("The main region, {}, has {} of the positions and {} of the long texts{}.",
                          positionsText(outcome.trace.region), percent(diagnosis.keptPositions),
                          percent(diagnosis.keptText),
                          diagnosis.isMarked ? fmt::format(", and {} of what was marked as content",
                                                           percent(diagnosis.keptContent))
                                             : "; these stand for the content, which is a guess "
                                               "(--content says better)"));
    addAdvice(lines, outcome, diagnosis);
    lines.add("");
    lines.add(fmt::format("{:>13}  {:>9}  {:>8}  {:>8}  {:>6}  {}", "positions", "share", "text",
                          diagnosis.isMarked ? "content" : "", "level", "region"));
    for (const WeighedRegion& region : diagnosis.regions) {
        const SegmentedPart& part = diagnosis.tree.parts[region.part];
        lines.add(fmt::format("{:>13}  {:>9}  {:>8}  {:>8}  {:>6}  {}", positionsText(part.main),
                              percent(region.positions), percent(region.text),
                              diagnosis.isMarked ? percent(region.content) : "",
                              region.part == 0 ? "main" : fmt::format("{}", part.level + 1),
                              coveredBy(document, outcome.sequence, part.main)));
    }
    return std::move(lines).take();
}

std::string regionsText(const Document& document, const Outcome& outcome, const Setup& setup,
                        const RegionTree& tree, std::string_view page)
{
    Lines lines(page, setup);
    lines.field("sequence",
                fmt::format("{} positions, {} regions", outcome.sequence.size(), tree.parts.size()));
    lines.add("");
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

std::string comparisonText(const Document&, const Outcome& a, const Setup& ofA, const Outcome& b,
                           const Setup& ofB, const Comparison& comparison, std::string_view page)
{
    std::string out;
    const auto add = [&](std::string_view name, std::string_view text) {
        out += printable(fmt::format("{:<10} {}", name, text)) + '\n';
    };
    const auto addSide = [&](std::string_view side, const Outcome& outcome, const Setup& setup) {
        add(side, setupText(setup));
        add("", fmt::format("region {} of {} positions, {} splits; {} of {} nodes kept",
                            positionsText(outcome.trace.region), outcome.sequence.size(),
                            outcome.trace.splitCount(), outcome.counts.kept, outcome.counts.raw));
    };
    add("page", page);
    addSide("a", a, ofA);
    addSide("b", b, ofB);
    out += '\n';
    out += "They part " + partingText(a, b, comparison.parting) + ".\n";
    out +=
        fmt::format("Nodes: {} kept in both, {} only in a, {} only in b, {} dropped in both.\n",
                    comparison.keptInBoth, comparison.keptInA, comparison.keptInB, comparison.droppedInBoth);
    return out;
}

std::string sweepText(const ReadingMatrix& matrix, const AdvantageMap& map, const Setup& base, bool hasTruth,
                      std::string_view page)
{
    Lines lines(page, base);
    lines.add("");
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
    lines.add("");
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
