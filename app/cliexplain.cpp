// SPDX-License-Identifier: MIT
// What tagseam-cli explains of one node.
#include "app/cliexplain.h"

#include "app/clioutput.h"
#include "core/explain/explainnames.h"
#include "core/page/ascii.h"
#include "core/page/selector.h"
#include "core/tps/tracejson.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <utility>

namespace tagseam {

namespace {

constexpr std::size_t longestPath = 60; // characters of a tag path in a table
constexpr std::size_t mostSymbols = 12; // rows of a table; JSON has all
constexpr std::size_t mostLevels = 12;
constexpr std::size_t longestText = 30; // bytes of a text in a label
constexpr std::size_t longestLabel = 60;

// The end of a path tells more than its beginning; cut between characters.
std::string shortPath(const std::string& path)
{
    if (path.size() <= longestPath)
        return path;
    std::size_t from = path.size() - longestPath;
    while (from < path.size() && (static_cast<unsigned char>(path[from]) & 0xC0U) == 0x80U)
        ++from;
    return "..." + path.substr(from);
}

// White space as one blank each; cut between characters.
std::string shortened(std::string_view whole, std::size_t most)
{
    std::string text;
    bool isCut = false;
    for (const char c : whole) {
        const bool isSpace = isBlank(c);
        if (isSpace && (text.empty() || text.back() == ' '))
            continue;
        isCut = text.size() >= most && (static_cast<unsigned char>(c) & 0xC0U) != 0x80U;
        if (isCut)
            break;
        text += isSpace ? ' ' : c;
    }
    if (text.ends_with(' '))
        text.pop_back();
    return isCut ? text + "..." : text;
}

std::string ordinal(std::uint32_t number)
{
    const std::uint32_t last = number % 100 >= 11 && number % 100 <= 13 ? 0 : number % 10;
    return fmt::format("{}{}", number, last == 1 ? "st" : last == 2 ? "nd" : last == 3 ? "rd" : "th");
}

std::string thresholdText(std::uint32_t threshold)
{
    return threshold == neverOpens ? "never" : fmt::format("{}", threshold);
}

class Writer {
  public:
    Writer(const Document& document, const Setup& setup, const Outcome& outcome,
           const Explanation& explanation)
        : m_document(document), m_setup(setup), m_outcome(outcome), m_explanation(explanation),
          m_fate(explanation.fate)
    {
    }

    std::string write(std::string_view page) &&
    {
        field("page", page);
        field("reading", setupText(m_setup));
        field("node", fmt::format("{}   {}", xpathOf(m_document, m_explanation.node),
                                  nodeLabel(m_document, m_explanation.node)));
        if (m_fate.position != noPosition) {
            const Symbol symbol = m_outcome.sequence.symbols[m_fate.position.value];
            field("position", fmt::format("{}, symbol {}: {}", m_fate.position.value + 1, symbol.code(),
                                          tagPathText(m_outcome.sequence, symbol)));
        }
        field("fate", fateText());
        if (m_fate.share.all > 1)
            field("subtree",
                  fmt::format("{} of its {} positions are kept", m_fate.share.kept, m_fate.share.all));
        if (m_fate.cut && m_setup.keep == Keep::Region)
            writeCut(*m_fate.cut);
        if (m_explanation.separation)
            writeSeparation(*m_explanation.separation);
        writeRemedies();
        return std::move(m_out);
    }

  private:
    void line(std::string_view text)
    {
        m_out += printable(std::string(text));
        m_out += '\n';
    }
    void field(std::string_view name, std::string_view text) { line(fmt::format("{:<10} {}", name, text)); }

    std::string fateText() const
    {
        const std::string word = m_fate.isKept ? "kept" : "dropped";
        const auto because = [&] { return xpathOf(m_document, m_fate.because); };
        switch (m_fate.rule) {
        case FateRule::OwnPosition:
            return m_fate.cut ? fmt::format("{} at level {} of {}", word, m_fate.cut->level + 1,
                                            m_outcome.trace.levels.size())
                   : m_setup.keep == Keep::Complement
                       ? fmt::format(
                             "{}: its position is {} the main region, {}, of which the complement is kept",
                             word, m_fate.isKept ? "outside" : "in", positionsText(m_outcome.trace.region))
                       : fmt::format("{}: its position is in the main region, {}", word,
                                     positionsText(m_outcome.trace.region));
        case FateRule::KeptBelow:
            return fmt::format("kept for what is below it, from {} on; its own position is cut off",
                               because());
        case FateRule::FollowsParent:
            return fmt::format("{} with its parent: this text stands at no position", word);
        case FateRule::NoPosition:
            return fmt::format("{}: it stands at no position of the sequence", word);
        case FateRule::LeftOut:
            return fmt::format("dropped: {} is no part of the sequence", because());
        case FateRule::OutsideBody:
            break;
        }
        return m_explanation.node == m_document.body()
                   ? "kept: the body is never pruned"
                   : "kept: it is outside the body, which pruning does not touch";
    }

    std::string inequality(std::uint32_t left, std::uint32_t right) const
    {
        const SearchOptions& options = m_outcome.trace.options;
        if (options.sizeRule == SizeRule::Off)
            return "the size rule is off";
        const double difference = sizeDifference(options, left, right);
        return fmt::format("{} = {:.3f} {} {}",
                           options.sizeRule == SizeRule::Printed
                               ? fmt::format("({} - {})/{}", right, left, left + right)
                               : fmt::format("|{} - {}|/{}", left, right, left + right),
                           difference, difference > options.advantage ? ">" : "<=", options.advantage);
    }

    void writeCut(const Cut& cut)
    {
        const SearchTrace& trace = m_outcome.trace;
        const Level& level = trace.levels[cut.level];
        const Attempt& attempt = trace.attempts[cut.attempt];
        const Opening& opening = trace.openings[cut.opening];
        line("");
        line(fmt::format(
            "Level {} searched positions {}. At threshold {}, the {} that it tried, {} symbols pass.",
            cut.level + 1, positionsText(level.region), attempt.threshold,
            ordinal(cut.attempt - level.firstAttempt + 1), attempt.alphabetSize));
        line(fmt::format("None of these stands on both sides of the gap before position {}: {} positions are "
                         "left of it, {} right{}.",
                         opening.split.value + 1, opening.split.value - level.region.begin.value,
                         opening.right, leftOutText(level, opening)));
        line(fmt::format("{}: split.", inequality(opening.left, opening.right)));
        line(sideText(cut, opening));
    }

    // Positions that AfterRejection::SameThreshold does not count.
    static std::string leftOutText(const Level& level, const Opening& opening)
    {
        const std::uint32_t plain = opening.split.value - level.region.begin.value;
        if (plain == opening.left)
            return {};
        return fmt::format("; the size rule takes {} off the left for the opening that was refused before",
                           plain - opening.left);
    }

    std::string sideText(const Cut& cut, const Opening& opening) const
    {
        const std::string_view what = m_fate.rule == FateRule::KeptBelow ? "Its own position" : "The node";
        switch (cut.side) {
        case CutSide::Left:
            return fmt::format("{} is in the left part, the shorter one, and went with it.", what);
        case CutSide::Right:
            return fmt::format("{} is in the right part, {}, and went with it.", what,
                               opening.left == opening.right ? "which is not longer" : "the shorter one");
        case CutSide::SplitSymbol:
            break;
        }
        return fmt::format("{} is the last of the left part, which goes on without it (split symbol drop).",
                           what);
    }

    void writeSeparation(const Separation& separation)
    {
        line("");
        line(fmt::format("If this is noise: the content is taken to be at {} ({}).",
                         positionsText(separation.content),
                         m_explanation.isContentGiven ? "as given" : "a guess; --content says better"));
        line(fmt::format("{:>5}  {:<15}  {:>9}  {:>6}  {}", "level", "obstacle", "threshold", "split", ""));
        const auto& chances = separation.chances;
        const std::size_t skipped = chances.size() > mostLevels ? chances.size() - mostLevels : 0;
        if (skipped > 0)
            line(fmt::format("{:>5}  the {} levels before are in the JSON", "...", skipped));
        for (const Chance& chance : std::span(chances).subspan(skipped))
            line(fmt::format("{:>5}  {:<15}  {:>9}  {:>6}  {}", chance.level + 1, name(chance.obstacle),
                             thresholdText(chance.threshold),
                             chance.threshold == neverOpens ? "-" : fmt::format("{}", chance.split.value + 1),
                             obstacleText(chance)));
        writeBlame(separation.blame);
    }

    std::string obstacleText(const Chance& chance) const
    {
        switch (chance.obstacle) {
        case Obstacle::Refused: {
            const Opening& opening = m_outcome.trace.openings[chance.opening];
            return inequality(opening.left, opening.right);
        }
        case Obstacle::NotLookedAt:
            return chance.wouldDrop ? "open, but the scan stopped at another opening"
                                    : "open, but the scan stopped before; it would have kept the noise";
        case Obstacle::NotTried:
            return "the level was decided at other thresholds";
        case Obstacle::FewSymbols:
            return "fewer than two symbols pass there";
        case Obstacle::NeverOpens:
            return "a symbol of the highest frequency stands on both sides";
        case Obstacle::NoSplitThere:
            break;
        }
        return "open, but the symbol before it is filtered out";
    }

    void writeBlame(const Blame& blame)
    {
        line("");
        if (blame.straddlers.empty()) {
            line("In the last level no symbol crosses every gap between the two.");
            return;
        }
        line("Symbols that cross every gap between the two in the last level:");
        line(fmt::format("{:>6}  {:>9}  {:>7}  {:>7}  {:>13}  {}", "code", "frequency", "first", "last",
                         "opens without", "tag path"));
        for (const Straddler& each :
             std::span(blame.straddlers).first(std::min(mostSymbols, blame.straddlers.size())))
            line(fmt::format("{:>6}  {:>9}  {:>7}  {:>7}  {:>13}  {}", each.symbol.code(), each.frequency,
                             each.first.value + 1, each.last.value + 1, thresholdText(each.opensWithout),
                             shortPath(tagPathText(m_outcome.sequence, each.symbol))));
        if (blame.straddlers.size() > mostSymbols)
            line(fmt::format("{:>6}  and {} more", "...", blame.straddlers.size() - mostSymbols));
    }

    void writeRemedies()
    {
        const Remedies& found = m_explanation.remedies;
        if (found.share.all == 0)
            return;
        line("");
        const std::string_view verb = found.share.isKept() ? "drop" : "keep";
        if (found.remedies.empty()) {
            line(fmt::format("No change of one switch would {} it ({} searches tried).", verb, found.runs));
            return;
        }
        line(fmt::format("What would {} it, each run and found true:", verb));
        line(fmt::format("{:<17}  {:<18}  {:>14}  {:>11}  {:>14}", "switch", "to", "page kept", "node kept",
                         "nodes changed"));
        for (const Remedy& remedy : found.remedies)
            line(fmt::format("{:<17}  {:<18}  {:>14}  {:>11}  {:>14}", name(remedy.changed), valueOf(remedy),
                             fmt::format("{} of {}", remedy.counts.kept, remedy.counts.raw),
                             fmt::format("{} of {}", remedy.share.kept, remedy.share.all), remedy.flipped));
        if (found.isStopped)
            line("There may be more: the search for them reached its limit.");
    }

    static std::string valueOf(const Remedy& remedy)
    {
        const SearchOptions& search = remedy.setup.search;
        switch (remedy.changed) {
        case Switch::Advantage:
            return fmt::format("{}", search.advantage);
        case Switch::FrequencyFilter:
            return std::string(name(search.frequencyFilter));
        case Switch::SizeRule:
            return std::string(name(search.sizeRule));
        case Switch::AfterRejection:
            return std::string(name(search.afterRejection));
        case Switch::SplitSymbol:
            return std::string(name(search.splitSymbol));
        case Switch::LowestThreshold:
            return fmt::format("{}", search.lowestThreshold);
        case Switch::Reading:
            return std::string(readingName(search));
        case Switch::Style:
            return std::string(name(remedy.setup.path.style));
        case Switch::Nodes:
            return std::string(name(remedy.setup.path.nodes));
        case Switch::Source:
            return "the other tree";
        case Switch::Complement:
            break;
        }
        return std::string(name(remedy.setup.keep));
    }

    const Document& m_document;
    const Setup& m_setup;
    const Outcome& m_outcome;
    const Explanation& m_explanation;
    const Fate& m_fate;
    std::string m_out;
};

} // namespace

std::string nodeLabel(const Document& document, NodeId node)
{
    switch (document.kind(node)) {
    case NodeKind::Text:
        return fmt::format("#text \"{}\"", shortened(document.text(node), longestText));
    case NodeKind::Comment:
        return "comment";
    case NodeKind::Document:
        return "document";
    case NodeKind::Element:
        break;
    }
    std::string label(document.name(node));
    if (const std::string_view id = document.attribute(node, "id"); !id.empty())
        label += fmt::format("#{}", id);
    if (const std::string_view classes = document.attribute(node, "class"); !classes.empty()) {
        label += fmt::format(".{}", shortened(classes, classes.size()));
        std::ranges::replace(label, ' ', '.');
    }
    return shortened(label, longestLabel);
}

std::string setupText(const Setup& setup)
{
    std::string text = fmt::format("{}, advantage {}, {}, {}", readingName(setup.search),
                                   setup.search.advantage, name(setup.path.style), name(setup.path.nodes));
    if (readingOf(setup.search) == nullptr)
        text += fmt::format(" (frequency filter {}, size rule {}, after rejection {}, split symbol {})",
                            name(setup.search.frequencyFilter), name(setup.search.sizeRule),
                            name(setup.search.afterRejection), name(setup.search.splitSymbol));
    if (setup.search.lowestThreshold > 1)
        text += fmt::format(", thresholds from {} on", setup.search.lowestThreshold);
    if (!setup.path.edits.empty())
        text +=
            fmt::format(", {} what-if{}", setup.path.edits.size(), setup.path.edits.size() == 1 ? "" : "s");
    if (setup.keep == Keep::Complement)
        text += ", complement";
    return text;
}

std::string explanationText(const Document& document, const Setup& setup, const Outcome& outcome,
                            const Explanation& explanation, std::string_view page)
{
    return Writer(document, setup, outcome, explanation).write(page);
}

} // namespace tagseam
