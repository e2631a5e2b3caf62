// SPDX-License-Identifier: MIT
// What tagseam-cli explains of one node: what it is, what became of it, and which split decided that.
#include "app/cli/explain/cliexplain.h"

#include "app/cli/clioutput.h"
#include "app/cli/clitext.h"
#include "core/explain/sides.h"
#include "core/select/selector.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <utility>

namespace tagseam {

namespace {

std::string ordinal(std::uint32_t number)
{
    const std::uint32_t last = number % 100 >= 11 && number % 100 <= 13 ? 0 : number % 10;
    return fmt::format("{}{}", number, last == 1 ? "st" : last == 2 ? "nd" : last == 3 ? "rd" : "th");
}

class Writer {
  public:
    Writer(const Document& document, const Setup& setup, const Outcome& outcome,
           const Explanation& explanation, std::string_view page)
        : m_document(document), m_setup(setup), m_outcome(outcome), m_explanation(explanation),
          m_fate(explanation.fate), m_lines(page, setup)
    {
    }

    std::string write() &&
    {
        m_lines.field("node", fmt::format("{}   {}", xpathOf(m_document, m_explanation.node),
                                          nodeLabel(m_document, m_explanation.node)));
        if (m_fate.position != noPosition) {
            const Symbol symbol = m_outcome.sequence.symbols[m_fate.position.value];
            m_lines.field("position", fmt::format("{}, symbol {}: {}", m_fate.position.value + 1,
                                                  symbol.code(), tagPathText(m_outcome.sequence, symbol)));
        }
        m_lines.field("fate", fateText());
        if (m_fate.share.all > 1)
            m_lines.field("subtree", fmt::format("{} of its {} positions {} kept", m_fate.share.kept,
                                                 m_fate.share.all, m_fate.share.kept == 1 ? "is" : "are"));
        writeCuts();
        writeLost();
        if (m_fate.rule != FateRule::OutsideBody)
            writeDecision();
        addNoise(m_lines, m_outcome, m_explanation);
        addRemedies(m_lines, m_document, m_explanation);
        return std::move(m_lines).take();
    }

  private:
    bool isComplement() const { return m_setup.keep == Keep::Complement; }

    // Where its own position lies, and what that means for it.
    std::string placeText() const
    {
        std::string place =
            m_fate.position == noPosition ? "at no position of the sequence"
            : m_fate.cut                  ? fmt::format("cut off at level {} of {}", m_fate.cut->level + 1,
                                                        m_outcome.trace.levels.size())
                         : fmt::format("in the main region, {}", positionsText(m_outcome.trace.region));
        if (!isComplement() || m_fate.position == noPosition)
            return place;
        return place + (m_fate.cut ? "; the complement keeps it" : ", of which the complement is kept");
    }

    std::string fateText() const
    {
        const std::string word = m_fate.isKept ? "kept" : "dropped";
        const auto because = [&] { return xpathOf(m_document, m_fate.because); };
        switch (m_fate.rule) {
        case FateRule::OwnPosition:
            return m_fate.cut ? isComplement()
                                    ? fmt::format("{}: {}", word, placeText())
                                    : fmt::format("{} at level {} of {}", word, m_fate.cut->level + 1,
                                                  m_outcome.trace.levels.size())
                              : fmt::format("{}: its position is {}", word, placeText());
        case FateRule::KeptBelow:
            return fmt::format("kept for what is below it, from {} on; its own position is {}", because(),
                               placeText());
        case FateRule::FollowsParent:
            return fmt::format("{} with its parent: this blank text stands at no position", word);
        case FateRule::FollowsOwnPositionOfParent:
            return fmt::format("{} as its parent's own position is: this text stands at no position", word);
        case FateRule::NoPosition:
            return fmt::format("{}: it stands at no position of the sequence", word);
        case FateRule::LeftOut:
            return fmt::format("dropped: {} is no part of the sequence", because());
        case FateRule::OutsideBody:
            break;
        }
        return untouchedText();
    }

    // Of a node with others in it: the levels that cut off some of them.
    void writeCuts()
    {
        const std::vector<CutCount> cuts = cutsOf(m_outcome.trace, m_explanation.below);
        if (m_fate.share.all < 2 || cuts.empty())
            return;
        const CutCount& most = mostOf(cuts);
        m_lines.field("cut off",
                      cuts.size() == 1
                          ? fmt::format("{} of them, at level {}", most.positions, most.level + 1)
                          : fmt::format("at {} levels from {} to {}; most of them, {}, at level {}",
                                        cuts.size(), cuts.front().level + 1, cuts.back().level + 1,
                                        most.positions, most.level + 1));
    }

    // To what most of it was lost, in the page's terms.
    void writeLost()
    {
        const SearchTrace& trace = m_outcome.trace;
        const std::vector<CutCount> cuts = cutsOf(trace, m_explanation.below);
        if (cuts.empty() || isComplement() || m_fate.share.kept == m_fate.share.all)
            return;
        const std::uint32_t index = mostOf(cuts).level;
        const Level& level = trace.levels[index];
        const Sides sides = sidesOf(m_outcome.sequence.symbols, trace, index);
        const Position split = trace.acceptedSplit(level)->split;
        const bool isLeftKept = level.kept.begin < split;
        const std::uint32_t left = split.value - level.region.begin.value;
        const std::uint32_t right = level.region.end.value - split.value;
        const Region winner =
            isLeftKept ? Region{level.region.begin, split} : Region{split, level.region.end};
        const Region below = m_explanation.below;
        if (intersection(level.region, below) == intersection(winner, below))
            return; // the position that the reading drops at the split alone is the node's
        m_lines.field(m_fate.share.kept > 0 ? "in part to" : "lost to",
                      fmt::format("positions {} ({}), {} there, {} here, which were cut off",
                                  positionsText(winner), coveredBy(m_document, m_outcome.sequence, winner),
                                  isLeftKept ? left : right, isLeftKept ? right : left));
        m_lines.field("repeats",
                      fmt::format("there {}, here {}", repeated(isLeftKept ? sides.left : sides.right),
                                  repeated(isLeftKept ? sides.right : sides.left)));
        m_lines.field("behind",
                      fmt::format("the last {}{}", repeated(sides.behind), alsoText(sides.alsoBehind)));
        m_lines.field("shared", sides.shared ? repeated(*sides.shared) + ", too seldom to count"
                                : sides.sharedThere
                                    ? fmt::format("no tag path; at level {} {} still stood on both sides",
                                                  *sides.sharedLevel + 1, repeated(*sides.sharedThere))
                                    : "no tag path");
        if (const auto next = nextSplit(m_outcome.sequence.symbols, trace, index))
            m_lines.field("refused", fmt::format("at advantage {}, where this level {}", next->advantage,
                                                 next->split ? fmt::format("is split before position {}",
                                                                           next->split->value + 1)
                                                             : "is not split"));
    }

    // The other levels that cut there.
    static std::string alsoText(const std::vector<std::uint32_t>& levels)
    {
        constexpr std::size_t shownLevels = 5;
        std::string text;
        for (std::size_t i = 0; i < std::min(shownLevels, levels.size()); ++i)
            text += fmt::format("{}{}", text.empty() ? "" : ", ", levels[i] + 1);
        return text.empty() ? text
                            : fmt::format("; behind the last that was left level {}{} cut, too", text,
                                          levels.size() > shownLevels ? " ..." : "");
    }

    std::string repeated(const Repeated& of) const
    {
        return fmt::format("{} ({})", shortPath(tagPathText(m_outcome.sequence, of.symbol)),
                           counted(of.frequency, "time"));
    }

    // Of the body, and of all that is not in it.
    std::string untouchedText() const
    {
        const NodeId body = m_document.body();
        const NodeId node = m_explanation.node;
        if (node == body)
            return fmt::format("kept: the body is never pruned; its own position is {}", placeText());
        return body != noNode && node < body && body < m_document.subtreeEnd(node)
                   ? "kept: it holds the body, and pruning touches only what is in that"
                   : "kept: it is outside the body, which pruning does not touch";
    }

    // The level that cut off most of it; of a leaf, the one that cut it off.
    void writeDecision()
    {
        const std::vector<CutCount> cuts = cutsOf(m_outcome.trace, m_explanation.below);
        const bool isInPieces = cuts.size() > 1 || (cuts.size() == 1 && !m_fate.cut);
        if (!isInPieces && m_fate.cut)
            return writeCut(*m_fate.cut,
                            m_fate.rule == FateRule::KeptBelow ? "Its own position is" : "The node is");
        if (!isInPieces)
            return;
        const CutCount& most = mostOf(cuts);
        Position first = firstCut(m_outcome.trace, m_explanation.below, most);
        std::uint32_t pieces = most.positions;
        if (cutOf(m_outcome.trace, first)->side == CutSide::SplitSymbol && pieces > 1) {
            ++first.value; // what follows it is the part cut off
            --pieces;
        }
        writeCut(*cutOf(m_outcome.trace, first),
                 pieces == 1 ? fmt::format("Position {} is", first.value + 1)
                             : fmt::format("{} positions from {} on are", pieces, first.value + 1));
    }

    void writeCut(const Cut& cut, std::string_view what)
    {
        const SearchTrace& trace = m_outcome.trace;
        const Level& level = trace.levels[cut.level];
        const Attempt& attempt = trace.attempts[cut.attempt];
        const Opening& opening = trace.openings[cut.opening];
        m_lines.add();
        m_lines.add(fmt::format(
            "Level {} searched positions {}. At threshold {}, the {} that it tried, {} {}.", cut.level + 1,
            positionsText(level.region), attempt.threshold, ordinal(cut.attempt - level.firstAttempt + 1),
            counted(attempt.alphabetSize, "symbol"), attempt.alphabetSize == 1 ? "passes" : "pass"));
        const std::uint32_t left = opening.split.value - level.region.begin.value;
        m_lines.add(
            fmt::format("None of these stands on both sides of the gap before position {}: {} {} left "
                        "of it, {} right{}.",
                        opening.split.value + 1, counted(left, "position"), left == 1 ? "is" : "are",
                        opening.right, leftOutText(left - opening.left)));
        m_lines.add(fmt::format("{}: split.", inequality(trace.options, opening.left, opening.right)));
        m_lines.add(sideText(cut, opening, left, what));
    }

    // Positions that AfterRejection::SameThreshold does not count.
    static std::string leftOutText(std::uint32_t uncounted)
    {
        return uncounted == 0
                   ? std::string()
                   : fmt::format(
                         "; the size rule takes {} off the left for the openings that were refused before",
                         uncounted);
    }

    // `left`: positions left of the gap, of which the size rule may have counted fewer.
    // `what`: "The node is".
    std::string sideText(const Cut& cut, const Opening& opening, std::uint32_t left,
                         std::string_view what) const
    {
        const std::string_view end = isComplement() ? "; the complement keeps it." : ", and went with it.";
        switch (cut.side) {
        case CutSide::Left:
            return fmt::format("{} in the left part, {}{}", what,
                               left < opening.right ? "the shorter one" : "which counts as the shorter one",
                               end);
        case CutSide::Right:
            return fmt::format("{} in the right part, {}{}", what,
                               opening.left == opening.right ? "which is not longer" : "the shorter one",
                               end);
        case CutSide::SplitSymbol:
            break;
        }
        return fmt::format("{} the last of the left part, which goes on without it (split symbol drop){}",
                           what, isComplement() ? end : ".");
    }

    const Document& m_document;
    const Setup& m_setup;
    const Outcome& m_outcome;
    const Explanation& m_explanation;
    const Fate& m_fate;
    Lines m_lines;
};

} // namespace

std::string explanationText(const Document& document, const Setup& setup, const Outcome& outcome,
                            const Explanation& explanation, std::string_view page)
{
    return Writer(document, setup, outcome, explanation, page).write();
}

} // namespace tagseam
