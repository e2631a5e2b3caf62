// SPDX-License-Identifier: MIT
// What the tab Why says of one node.
#include "ui/session/fatetext.h"

#include "core/explain/sides.h"
#include "core/tps/occurrences.h"
#include "ui/session/explaintext.h"
#include "ui/session/losttext.h"
#include "ui/widgets/language.h"

#include <QStringList>

#include <algorithm>
#include <span>

namespace tagseam {

namespace {

QString percent(double share)
{
    return decimal(100 * share, 1);
}

QString searched(const SearchTrace& trace, std::uint32_t level)
{
    const Level& of = trace.levels[level];
    return Explain::tr("Level %1 searched %2 (n = %3).")
        .arg(level + 1)
        .arg(positionsText(of.region))
        .arg(of.region.size());
}

QString passing(const PageSession& session, const Level& level, const Attempt& attempt)
{
    const Analysis& analysis = session.runner()->analysis();
    const auto bySymbol = occurrencesIn(
        std::span(analysis.sequence.symbols).subspan(level.region.begin.value, level.region.size()));
    const auto symbols =
        std::ranges::count_if(bySymbol, [](const Occurrences& of) { return of.frequency > 0; });
    const bool isAbove = analysis.trace.options.frequencyFilter == FrequencyFilter::Above;
    return (isAbove ? Explain::tr("At threshold %1, where %2 of %3 symbols occur more often and pass,")
                    : Explain::tr("At threshold %1, where %2 of %3 symbols occur as often or more and pass,"))
        .arg(attempt.threshold)
        .arg(attempt.alphabetSize)
        .arg(symbols);
}

// What AfterRejection::SameThreshold takes off the left length; empty where it takes nothing.
QString takenOffText(const Level& level, const Opening& opening)
{
    const std::uint32_t taken = opening.split.value - level.region.begin.value - opening.left;
    return taken == 0
               ? QString()
               : Explain::tr("The size rule takes %n position(s) off the left for the openings that were "
                             "refused before.",
                             nullptr, static_cast<int>(taken));
}

// `kept`: what went on; `pieces`: as for fateSideText().
QString sideOfTheRight(const QString& kept, const QString& position, std::uint32_t pieces, bool isAsLong)
{
    if (pieces > 0)
        return (isAsLong ? Explain::tr(
                               "These %3 positions, from %2 on, lie in the <b>right</b> part; the left part, "
                               "%1, was as long and went on.")
                         : Explain::tr(
                               "These %3 positions, from %2 on, lie in the <b>right</b> part; the left part, "
                               "%1, was longer and went on."))
            .arg(kept, position, QString::number(pieces));
    return (isAsLong ? Explain::tr("The node itself, at position %2, lies in the <b>right</b> part; the left "
                                   "part, %1, was as long and went on.")
                     : Explain::tr("The node itself, at position %2, lies in the <b>right</b> part; the left "
                                   "part, %1, was longer and went on."))
        .arg(kept, position);
}

// What lies on the side that was cut off, and what won. `pieces`: so many of the node's positions, from that
// of `fate` on; 0 for the node's own alone.
QString fateSideText(const PageSession& session, const Fate& fate, std::uint32_t pieces)
{
    const SearchTrace& trace = session.runner()->analysis().trace;
    const Opening& opening = trace.openings[fate.cut->opening];
    const Region level = trace.levels[fate.cut->level].region;
    const QString kept = positionsText(fate.cut->side == CutSide::Left ? Region{opening.split, level.end}
                                                                       : Region{level.begin, opening.split});
    const QString position = QString::number(fate.position.value + 1);
    QString text;
    switch (fate.cut->side) {
    case CutSide::Left:
        text = pieces > 0
                   ? Explain::tr("These %1 positions, from %2 on, lie in the <b>left</b> part; the right "
                                 "part, %3, was longer and went on.")
                         .arg(QString::number(pieces), position, kept)
                   : Explain::tr("The node itself, at position %1, lies in the <b>left</b> part; the "
                                 "right part, %2, was longer and went on.")
                         .arg(position, kept);
        break;
    case CutSide::Right:
        text = sideOfTheRight(kept, position, pieces, opening.left == opening.right);
        break;
    case CutSide::SplitSymbol:
        text =
            Explain::tr("Position %1 is the last of the left part, <b>right before the split</b>: %2 went on "
                        "without it, as this reading drops the split symbol.")
                .arg(position, kept);
        break;
    }
    if (session.runner()->analysis().options.keep == Keep::Complement)
        text += ' ' + Explain::tr("What is cut off is what is kept here: the complement of the main region "
                                  "(Algorithm 6).");
    return text;
}

// What a slightly larger advantage would come to: the next split of the same level.
QString nextText(const PageSession& session, std::uint32_t level)
{
    const Analysis& analysis = session.runner()->analysis();
    const std::optional<NextSplit> next = nextSplit(analysis.sequence.symbols, analysis.trace, level);
    if (!next)
        return {};
    const QString advantage = exactDecimal(next->advantage);
    return next->split
               ? Explain::tr("At an advantage of %1, which refuses it, this level would be split before "
                             "position %2.")
                     .arg(advantage)
                     .arg(next->split->value + 1)
               : Explain::tr("At an advantage of %1, which refuses it, this level would not be split.")
                     .arg(advantage);
}

QString cutText(const PageSession& session, const Fate& fate, std::uint32_t pieces)
{
    const SearchTrace& trace = session.runner()->analysis().trace;
    const Cut& cut = *fate.cut;
    const Attempt& attempt = trace.attempts[cut.attempt];
    const Opening& opening = trace.openings[cut.opening];
    const Level& level = trace.levels[cut.level];
    const std::uint32_t number = cut.attempt - level.firstAttempt + 1;
    const std::uint32_t refused = attempt.openingCount - 1;
    QString text =
        searched(trace, cut.level) + ' ' + passing(session, level, attempt) + ' ' +
        Explain::tr("the gap before position %1 opened: no symbol that passes stands on both sides "
                    "of it.")
            .arg(opening.split.value + 1);
    QStringList counts;
    if (number > 1)
        counts << Explain::tr("It was attempt %1 of this level.").arg(number);
    if (refused > 0)
        counts << Explain::tr("%n opening(s) before it were refused at this threshold.", nullptr,
                              static_cast<int>(refused));
    if (!counts.isEmpty())
        text += ' ' + counts.join(' ');
    text += QStringLiteral("<p>") +
            (trace.options.sizeRule == SizeRule::Off
                 ? Explain::tr("Left %1, right %2. There is no size rule: the split was accepted.")
                       .arg(opening.left)
                       .arg(opening.right)
                 : Explain::tr("Left %1, right %2: <b>%3</b>, so the split was accepted.")
                       .arg(opening.left)
                       .arg(opening.right)
                       .arg(inequality(trace.options, opening).toHtmlEscaped())) +
            ' ' + takenOffText(level, opening) + ' ' + nextText(session, cut.level) + QStringLiteral("</p>");
    return text + QStringLiteral("<p>") + fateSideText(session, fate, pieces) + ' ' +
           stepLink(cut.level, cut.attempt, opening.split, Explain::tr("Show this step")) +
           QStringLiteral("</p>");
}

QString mainRegionText(const PageSession& session, const Fate& fate)
{
    const SearchTrace& trace = session.runner()->analysis().trace;
    const auto last = static_cast<std::uint32_t>(trace.levels.size()) - 1;
    const Level& level = trace.levels[last];
    const bool isComplement = session.runner()->analysis().options.keep == Keep::Complement;
    QString text =
        Explain::tr("The node itself, at position %1, lies in the main region, %2: no threshold of level "
                    "%3 gave another split.")
            .arg(QString::number(fate.position.value + 1), regionText(session, trace.region),
                 QString::number(last + 1));
    if (isComplement)
        text += ' ' + Explain::tr("The complement is kept here, all but the main region (Algorithm 6).");
    if (level.attemptCount > 0)
        text += ' ' + stepLink(last, level.attemptEnd() - 1, {0}, Explain::tr("Show this step"));
    return text;
}

// Of the position, where the node has one.
QString positionText(const PageSession& session, const Fate& fate)
{
    if (fate.position == noPosition)
        return {};
    return fate.cut ? cutText(session, fate, 0) : mainRegionText(session, fate);
}

// Which levels cut off what it holds; empty when none did.
QString cutsText(const std::vector<CutCount>& cuts)
{
    if (cuts.empty())
        return {};
    const CutCount& most = mostOf(cuts);
    if (cuts.size() == 1)
        return Explain::tr("Level %1 cut off %2 of them.").arg(most.level + 1).arg(most.positions);
    std::uint32_t all = 0;
    for (const CutCount& each : cuts)
        all += each.positions;
    return Explain::tr(
               "%1 of them were cut off piece by piece, at %2 levels from %3 to %4; most, %5, at level "
               "%6. Each piece was compared with all the rest that was left.")
        .arg(all)
        .arg(cuts.size())
        .arg(cuts.front().level + 1)
        .arg(cuts.back().level + 1)
        .arg(most.positions)
        .arg(most.level + 1);
}

// Of a node that was cut off in pieces: the level that took most.
QString piecesText(const PageSession& session, Region below, const CutCount& most)
{
    const SearchTrace& trace = session.runner()->analysis().trace;
    Fate piece;
    piece.position = firstCut(trace, below, most);
    piece.cut = cutOf(trace, piece.position);
    if (piece.cut->side == CutSide::SplitSymbol &&
        most.positions > 1) { // what follows it is the part cut off
        ++piece.position.value;
        piece.cut = cutOf(trace, piece.position);
        return cutText(session, piece, most.positions - 1);
    }
    return cutText(session, piece, most.positions);
}

// Why what is longer than what won can go in slices.
QString thinText(const PageSession& session, Region below)
{
    const Analysis& analysis = session.runner()->analysis();
    const auto bySymbol = occurrencesIn(analysis.sequence.symbols);
    const auto symbols = std::span(analysis.sequence.symbols).subspan(below.begin.value, below.size());
    const auto alone =
        std::ranges::count_if(symbols, [&](Symbol symbol) { return bySymbol[symbol.value].frequency == 1; });
    QString text =
        Explain::tr("%n of them have a tag path that occurs once on the page and holds nothing together.",
                    nullptr, static_cast<int>(alone));
    if (below.size() > analysis.trace.region.size())
        text += ' ' + Explain::tr(
                          "Together they are more than the %n that are left in the end, but they were never "
                          "weighed as one.",
                          nullptr, static_cast<int>(analysis.trace.region.size()));
    return text;
}

// How much of what it holds is kept, and what cut the rest off; empty for a leaf.
QString shareText(const Fate& fate, const std::vector<CutCount>& cuts)
{
    if (fate.share.all < 2)
        return {};
    QString text;
    if (fate.share.kept == 0)
        text = Explain::tr(
                   "Nothing of it is kept: none of the %1 positions of the node and of what is below it.")
                   .arg(fate.share.all);
    else if (fate.share.kept == fate.share.all)
        text = Explain::tr("All of it is kept: the %1 positions of the node and of what is below it.")
                   .arg(fate.share.all);
    else
        text = Explain::tr("Of the %1 positions of the node and of what is below it, %2 are kept (%3 %).")
                   .arg(fate.share.all)
                   .arg(fate.share.kept)
                   .arg(percent(static_cast<double>(fate.share.kept) / fate.share.all));
    const QString levels = cutsText(cuts);
    return levels.isEmpty() ? text : text + ' ' + levels;
}

} // namespace

QString fateHeadline(const PageSession& session, NodeId node, const Fate& fate)
{
    const QString name = nodeLink(session, node);
    if (fate.rule == FateRule::OutsideBody)
        return Explain::tr("● <b>%1</b> is <b>never removed</b>: pruning concerns only what is in the body.")
            .arg(name);
    if (fate.rule == FateRule::LeftOut)
        return Explain::tr("✕ <b>%1</b> is <b>left out</b>.").arg(name);
    if (fate.isKept && fate.rule == FateRule::KeptBelow)
        return Explain::tr("○ <b>%1</b> is <b>kept</b>, only because something in it is.").arg(name);
    if (fate.isKept && !fate.share.isKept() && fate.share.all > 0)
        return Explain::tr("◐ <b>%1</b> itself is <b>kept</b>, but most of what is in it is <b>dropped</b>.")
            .arg(name);
    if (fate.isKept)
        return Explain::tr("● <b>%1</b> is <b>kept</b>.").arg(name);
    const Analysis& analysis = session.runner()->analysis();
    const Region below = positionsBelow(session.trees()->document(), analysis.sequence, node);
    if (fate.cut && fate.rule == FateRule::OwnPosition && cutsOf(analysis.trace, below).size() == 1)
        return Explain::tr("✕ <b>%1</b> was <b>dropped at level %2</b>.")
            .arg(name, QString::number(fate.cut->level + 1));
    return Explain::tr("✕ <b>%1</b> is <b>dropped</b>.").arg(name);
}

QString fateReason(const PageSession& session, NodeId node, const Fate& fate)
{
    QStringList paragraphs;
    const QString because = fate.because == noNode ? QString() : nodeLink(session, fate.because);
    switch (fate.rule) {
    case FateRule::OwnPosition:
        break;
    case FateRule::KeptBelow:
        paragraphs << Explain::tr("Its own position is dropped, but %1 in it is kept, and what is kept keeps "
                                  "its ancestors.")
                          .arg(because);
        break;
    case FateRule::FollowsParent:
        paragraphs << Explain::tr("This blank text stands at no position of the sequence: it goes with its "
                                  "parent, %1.")
                          .arg(because);
        break;
    case FateRule::FollowsOwnPositionOfParent:
        paragraphs << (fate.isKept
                           ? Explain::tr(
                                 "This text stands at no position of the sequence: it is kept, as the "
                                 "position of its parent, %1, is.")
                           : Explain::tr("This text stands at no position of the sequence: it goes, as the "
                                         "position of its parent, %1, does, even if the parent is kept for "
                                         "something else in it."))
                          .arg(because);
        break;
    case FateRule::NoPosition:
        paragraphs << (session.trees()->document().kind(node) == NodeKind::Comment
                           ? Explain::tr("Comments stand at no position of the sequence, and go.")
                           : Explain::tr("It stands at no position of the sequence, as its tag path is "
                                         "ignored: it is kept only when something in it is."));
        break;
    case FateRule::LeftOut:
        paragraphs
            << Explain::tr("Scripts and the like are no part of the sequence, and go: %1.").arg(because);
        break;
    case FateRule::OutsideBody:
        break;
    }
    const Analysis& analysis = session.runner()->analysis();
    const Region below = positionsBelow(session.trees()->document(), analysis.sequence, node);
    const std::vector<CutCount> cuts = cutsOf(analysis.trace, below);
    const QString share = shareText(fate, cuts);
    const bool isInPieces = cuts.size() > 1 || fate.share.kept > 0;
    if (!share.isEmpty() && isInPieces)
        paragraphs << share;
    if (cuts.size() > 1 && fate.share.kept == 0)
        paragraphs.last() += ' ' + thinText(session, below);
    if (isInPieces && fate.cut && fate.cut->level != mostOf(cuts).level)
        paragraphs.last() +=
            ' ' + Explain::tr("Its own position went at level %1, which tree, page and plot name.")
                      .arg(fate.cut->level + 1);
    if (!cuts.empty() && fate.share.kept < fate.share.all && analysis.options.keep == Keep::Region)
        paragraphs << lostText(session, mostOf(cuts).level, below, isInPieces ? mostOf(cuts).positions : 0);
    if (!share.isEmpty() && !isInPieces)
        paragraphs << share;
    if (cuts.size() > 1)
        paragraphs << piecesText(session, below, mostOf(cuts));
    else if (const QString position = positionText(session, fate); !position.isEmpty())
        paragraphs << position;
    return QStringLiteral("<p>") + paragraphs.join(QStringLiteral("</p><p>")) + QStringLiteral("</p>");
}

} // namespace tagseam
