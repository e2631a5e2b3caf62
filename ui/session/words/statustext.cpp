// SPDX-License-Identifier: MIT
// The texts of the tab Why about one node.
#include "ui/session/words/statustext.h"

#include "core/explain/sides.h"
#include "core/tps/occurrences.h"
#include "ui/session/words/explaintext.h"
#include "ui/session/words/losttext.h"
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

// The positions that AfterRejection::SameThreshold removes from the left length; empty if it removes none.
QString takenOffText(const Level& level, const CandidateSplit& candidateSplit)
{
    const std::uint32_t taken = candidateSplit.split.value - level.region.begin.value - candidateSplit.left;
    return taken == 0 ? QString()
                      : Explain::tr("The size rule does not count %n positions on the left side because of "
                                    "earlier rejected candidate splits.",
                                    nullptr, static_cast<int>(taken));
}

// `kept` is the side on which the search continued; `pieces`: as for statusSideText().
QString sideOfTheRight(const QString& kept, const QString& position, std::uint32_t pieces, bool isAsLong)
{
    if (pieces > 0)
        return (isAsLong ? Explain::tr("These %3 positions, from %2 on, are on the <b>right</b> side; the "
                                       "left side, %1, is as long and was kept.")
                         : Explain::tr("These %3 positions, from %2 on, are on the <b>right</b> side; the "
                                       "left side, %1, is longer and was kept."))
            .arg(kept, position, QString::number(pieces));
    return (isAsLong ? Explain::tr("The node's own position, %2, is on the <b>right</b> side; the left side, "
                                   "%1, is as long and was kept.")
                     : Explain::tr("The node's own position, %2, is on the <b>right</b> side; the left side, "
                                   "%1, is longer and was kept."))
        .arg(kept, position);
}

// Describes the pruned side and the kept side. `pieces`: the number of the node's positions on the pruned
// side, starting at the one of `status`; 0 for the node's own position alone.
QString statusSideText(const PageSession& session, const NodeStatus& status, std::uint32_t pieces)
{
    const SearchTrace& trace = session.runner()->analysis().trace;
    const CandidateSplit& candidateSplit = trace.candidateSplits[status.cut->candidateSplit];
    const Region level = trace.levels[status.cut->level].region;
    const QString kept =
        positionsText(status.cut->side == PrunedSide::Left ? Region{candidateSplit.split, level.end}
                                                           : Region{level.begin, candidateSplit.split});
    const QString position = QString::number(status.position.value + 1);
    QString text;
    switch (status.cut->side) {
    case PrunedSide::Left:
        text = pieces > 0 ? Explain::tr("These %1 positions, from %2 on, are on the <b>left</b> side; the "
                                        "right side, %3, is longer and was kept.")
                                .arg(QString::number(pieces), position, kept)
                          : Explain::tr("The node's own position, %1, is on the <b>left</b> side; the right "
                                        "side, %2, is longer and was kept.")
                                .arg(position, kept);
        break;
    case PrunedSide::Right:
        text = sideOfTheRight(kept, position, pieces, candidateSplit.left == candidateSplit.right);
        break;
    case PrunedSide::SplitSymbol:
        text = Explain::tr("Position %1 is the last position of the left side, <b>right before the "
                           "split</b>. This variant removes it: %2 was kept without it.")
                   .arg(position, kept);
        break;
    }
    if (session.runner()->analysis().options.keep == Keep::Complement)
        text += ' ' + Explain::tr("The complement of the main region is kept (Algorithm 6): the pruned side "
                                  "stays on the page.");
    return text;
}

// Describes the next split of the same level, which a slightly larger minimum difference would accept.
QString nextText(const PageSession& session, std::uint32_t level)
{
    const Analysis& analysis = session.runner()->analysis();
    const std::optional<NextSplit> next = nextSplit(analysis.sequence.symbols, analysis.trace, level);
    if (!next)
        return {};
    const QString minDifference = exactDecimal(next->minDifference);
    return next->split
               ? Explain::tr("With a minimum difference of %1 this split is rejected, and the level is split "
                             "before position %2 instead.")
                     .arg(minDifference)
                     .arg(next->split->value + 1)
               : Explain::tr(
                     "With a minimum difference of %1 this split is rejected, and the level is not split.")
                     .arg(minDifference);
}

QString cutText(const PageSession& session, const NodeStatus& status, std::uint32_t pieces)
{
    const SearchTrace& trace = session.runner()->analysis().trace;
    const Cut& cut = *status.cut;
    const Attempt& attempt = trace.attempts[cut.attempt];
    const CandidateSplit& candidateSplit = trace.candidateSplits[cut.candidateSplit];
    const Level& level = trace.levels[cut.level];
    const std::uint32_t number = cut.attempt - level.firstAttempt + 1;
    const std::uint32_t rejected = attempt.candidateSplitCount - 1;
    QString text = searched(trace, cut.level) + ' ' + passing(session, level, attempt) + ' ' +
                   Explain::tr("the gap before position %1 is a candidate split: no symbol that passes the "
                               "threshold occurs on both sides.")
                       .arg(candidateSplit.split.value + 1);
    QStringList counts;
    if (number > 1)
        counts << Explain::tr("It was attempt %1 of this level.").arg(number);
    if (rejected > 0)
        counts << Explain::tr("%n earlier candidate splits were rejected at this threshold.", nullptr,
                              static_cast<int>(rejected));
    if (!counts.isEmpty())
        text += ' ' + counts.join(' ');
    text += QStringLiteral("<p>") +
            (trace.options.sizeRule == SizeRule::Off
                 ? Explain::tr("Left side %1, right side %2. Without a size rule the split is accepted.")
                       .arg(candidateSplit.left)
                       .arg(candidateSplit.right)
                 : Explain::tr("Left side %1, right side %2: <b>%3</b>, so the split is accepted.")
                       .arg(candidateSplit.left)
                       .arg(candidateSplit.right)
                       .arg(inequality(trace.options, candidateSplit).toHtmlEscaped())) +
            ' ' + takenOffText(level, candidateSplit) + ' ' + nextText(session, cut.level) +
            QStringLiteral("</p>");
    return text + QStringLiteral("<p>") + statusSideText(session, status, pieces) + ' ' +
           stepLink(cut.level, cut.attempt, candidateSplit.split, Explain::tr("Show this step")) +
           QStringLiteral("</p>");
}

QString mainRegionText(const PageSession& session, const NodeStatus& status)
{
    const SearchTrace& trace = session.runner()->analysis().trace;
    const auto last = static_cast<std::uint32_t>(trace.levels.size()) - 1;
    const Level& level = trace.levels[last];
    const bool isComplement = session.runner()->analysis().options.keep == Keep::Complement;
    QString text = Explain::tr("The node's own position, %1, is in the main region, %2: no threshold of "
                               "level %3 gave another split.")
                       .arg(QString::number(status.position.value + 1), regionText(session, trace.region),
                            QString::number(last + 1));
    if (isComplement)
        text += ' ' + Explain::tr("The complement is kept: everything but the main region (Algorithm 6).");
    if (level.attemptCount > 0)
        text += ' ' + stepLink(last, level.attemptEnd() - 1, {0}, Explain::tr("Show this step"));
    return text;
}

// The position, if the node has one.
QString positionText(const PageSession& session, const NodeStatus& status)
{
    if (status.position == noPosition)
        return {};
    return status.cut ? cutText(session, status, 0) : mainRegionText(session, status);
}

// The levels that pruned its subtree; empty when none did.
QString cutsText(const std::vector<PrunedCount>& cuts)
{
    if (cuts.empty())
        return {};
    const PrunedCount& most = mostOf(cuts);
    if (cuts.size() == 1)
        return Explain::tr("Level %1 pruned %2 of them.").arg(most.level + 1).arg(most.positions);
    std::uint32_t all = 0;
    for (const PrunedCount& each : cuts)
        all += each.positions;
    return Explain::tr("%1 of them were pruned piece by piece at %2 levels, from %3 to %4; most of them, %5, "
                       "at level %6. Each piece was compared with everything else that remained.")
        .arg(all)
        .arg(cuts.size())
        .arg(cuts.front().level + 1)
        .arg(cuts.back().level + 1)
        .arg(most.positions)
        .arg(most.level + 1);
}

// For a node that was pruned in pieces: the level that pruned most.
QString piecesText(const PageSession& session, Region below, const PrunedCount& most)
{
    const SearchTrace& trace = session.runner()->analysis().trace;
    NodeStatus piece;
    piece.position = firstPruned(trace, below, most);
    piece.cut = cutOf(trace, piece.position);
    if (piece.cut->side == PrunedSide::SplitSymbol && most.positions > 1) { // the part after it is pruned
        ++piece.position.value;
        piece.cut = cutOf(trace, piece.position);
        return cutText(session, piece, most.positions - 1);
    }
    return cutText(session, piece, most.positions);
}

// Explains how a part that is longer than the main region can be pruned slice by slice.
QString thinText(const PageSession& session, Region below)
{
    const Analysis& analysis = session.runner()->analysis();
    const auto bySymbol = occurrencesIn(analysis.sequence.symbols);
    const auto symbols = std::span(analysis.sequence.symbols).subspan(below.begin.value, below.size());
    const auto alone =
        std::ranges::count_if(symbols, [&](Symbol symbol) { return bySymbol[symbol.value].frequency == 1; });
    QString text = Explain::tr(
        "%n of them have tag paths that occur only once on the page, which do not block any split.", nullptr,
        static_cast<int>(alone));
    if (below.size() > analysis.trace.region.size())
        text +=
            ' ' +
            Explain::tr(
                "Together they exceed the %n positions kept, but the search compared them piece by piece.",
                nullptr, static_cast<int>(analysis.trace.region.size()));
    return text;
}

// The share of the subtree that is kept, and the levels that pruned the rest; empty for a leaf.
QString shareText(const NodeStatus& status, const std::vector<PrunedCount>& cuts)
{
    if (status.share.all < 2)
        return {};
    QString text;
    if (status.share.kept == 0)
        text = Explain::tr("None of the %1 positions of the node and its descendants is kept.")
                   .arg(status.share.all);
    else if (status.share.kept == status.share.all)
        text =
            Explain::tr("All %1 positions of the node and its descendants are kept.").arg(status.share.all);
    else
        text = Explain::tr("%2 of the %1 positions of the node and its descendants are kept (%3 %).")
                   .arg(status.share.all)
                   .arg(status.share.kept)
                   .arg(percent(static_cast<double>(status.share.kept) / status.share.all));
    const QString levels = cutsText(cuts);
    return levels.isEmpty() ? text : text + ' ' + levels;
}

} // namespace

QString statusHeadline(const PageSession& session, NodeId node, const NodeStatus& status)
{
    const QString name = nodeLink(session, node);
    if (status.rule == StatusRule::OutsideBody)
        return Explain::tr(
                   "● <b>%1</b> is <b>never pruned</b>: pruning affects only the content of the body.")
            .arg(name);
    if (status.rule == StatusRule::Excluded)
        return Explain::tr("✕ <b>%1</b> is <b>excluded</b>.").arg(name);
    if (status.isKept && status.rule == StatusRule::KeptBelow)
        return Explain::tr("○ <b>%1</b> is <b>kept</b> as an ancestor of kept nodes.").arg(name);
    if (status.isKept && !status.share.isKept() && status.share.all > 0)
        return Explain::tr("◐ <b>%1</b> itself is <b>kept</b>, but most of its content is <b>pruned</b>.")
            .arg(name);
    if (status.isKept)
        return Explain::tr("● <b>%1</b> is <b>kept</b>.").arg(name);
    const Analysis& analysis = session.runner()->analysis();
    const Region below = positionsBelow(session.trees()->document(), analysis.sequence, node);
    if (status.cut && status.rule == StatusRule::OwnPosition &&
        prunedCountsOf(analysis.trace, below).size() == 1)
        return Explain::tr("✕ <b>%1</b> was <b>pruned at level %2</b>.")
            .arg(name, QString::number(status.cut->level + 1));
    return Explain::tr("✕ <b>%1</b> is <b>pruned</b>.").arg(name);
}

QString statusReason(const PageSession& session, NodeId node, const NodeStatus& status)
{
    QStringList paragraphs;
    const QString because = status.because == noNode ? QString() : nodeLink(session, status.because);
    switch (status.rule) {
    case StatusRule::OwnPosition:
        break;
    case StatusRule::KeptBelow:
        paragraphs << Explain::tr("Its own position is pruned, but its descendant %1 is kept, and a kept "
                                  "node keeps its ancestors.")
                          .arg(because);
        break;
    case StatusRule::FollowsParent:
        paragraphs
            << Explain::tr(
                   "This blank text has no position of its own. It shares the status of its parent, %1.")
                   .arg(because);
        break;
    case StatusRule::FollowsOwnPositionOfParent:
        paragraphs << (status.isKept
                           ? Explain::tr("This text has no position of its own. It is kept because the "
                                         "position of its parent, %1, is kept.")
                           : Explain::tr(
                                 "This text has no position of its own. It is pruned because the position of "
                                 "its parent, %1, is pruned, even if the parent stays for other content."))
                          .arg(because);
        break;
    case StatusRule::NoPosition:
        paragraphs << (session.trees()->document().kind(node) == NodeKind::Comment
                           ? Explain::tr("A comment has no position in the sequence, so it is pruned.")
                           : Explain::tr("It has no position in the sequence because its tag path is "
                                         "ignored. It is kept only if one of its descendants is kept."));
        break;
    case StatusRule::Excluded:
        paragraphs
            << Explain::tr(
                   "Scripts and similar elements are not part of the sequence, so they are pruned: %1.")
                   .arg(because);
        break;
    case StatusRule::OutsideBody:
        break;
    }
    const Analysis& analysis = session.runner()->analysis();
    const Region below = positionsBelow(session.trees()->document(), analysis.sequence, node);
    const std::vector<PrunedCount> cuts = prunedCountsOf(analysis.trace, below);
    const QString share = shareText(status, cuts);
    const bool isInPieces = cuts.size() > 1 || status.share.kept > 0;
    if (!share.isEmpty() && isInPieces)
        paragraphs << share;
    if (cuts.size() > 1 && status.share.kept == 0)
        paragraphs.last() += ' ' + thinText(session, below);
    if (isInPieces && status.cut && status.cut->level != mostOf(cuts).level)
        paragraphs.last() +=
            ' ' +
            Explain::tr(
                "The node's own position was pruned at level %1, the level shown in tree, page and plot.")
                .arg(status.cut->level + 1);
    if (!cuts.empty() && status.share.kept < status.share.all && analysis.options.keep == Keep::Region)
        paragraphs << lostText(session, mostOf(cuts).level, below, isInPieces ? mostOf(cuts).positions : 0);
    if (!share.isEmpty() && !isInPieces)
        paragraphs << share;
    if (cuts.size() > 1)
        paragraphs << piecesText(session, below, mostOf(cuts));
    else if (const QString position = positionText(session, status); !position.isEmpty())
        paragraphs << position;
    return QStringLiteral("<p>") + paragraphs.join(QStringLiteral("</p><p>")) + QStringLiteral("</p>");
}

} // namespace tagseam
