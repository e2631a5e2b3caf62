// SPDX-License-Identifier: MIT
// Explains why a part of the page was pruned.
#include "ui/session/words/losttext.h"

#include "core/explain/sides.h"
#include "ui/session/words/explaintext.h"
#include "ui/widgets/markdown.h"

#include <QStringList>

#include <algorithm>

namespace tagseam {

namespace {

constexpr qsizetype longestPath = 40; // length in a sentence, in characters

// "…/li/a": as many labels as distinguish it from `other`.
QString symbolPathText(const PageSession& session, Symbol symbol, Symbol other)
{
    constexpr int mostLabels = 12;
    const TagPathSequence& sequence = session.runner()->analysis().sequence;
    int shown = 3;
    while (symbol != other && shown < mostLabels &&
           shortTagPath(sequence, symbol, shown) == shortTagPath(sequence, other, shown))
        ++shown;
    const QString path = shortTagPath(sequence, symbol, shown);
    return shown > 3 || path.size() <= longestPath
               ? path
               : QStringLiteral("…/") + shortened(path.section('/', -1), longestPath);
}

// "…/li/a (57 times)".
QString repeatedText(const PageSession& session, const Repeated& repeated, Symbol other)
{
    const QString link = QStringLiteral("<a href=\"symbol:%1\"><tt>%2</tt></a>")
                             .arg(QString::number(repeated.symbol.value),
                                  symbolPathText(session, repeated.symbol, other).toHtmlEscaped());
    return Explain::tr("%1 (%n time(s))", nullptr, static_cast<int>(repeated.frequency)).arg(link);
}

QString repeatedText(const PageSession& session, const Repeated& repeated)
{
    return repeatedText(session, repeated, repeated.symbol);
}

// The symbols that occur on both sides, or the last ones that did.
QString bondBetween(const PageSession& session, const Sides& sides, std::uint32_t level)
{
    const QString blocking = ' ' + guidance(QStringLiteral("<a href=\"blocking:%1,%2\">%3</a>")
                                                .arg(sides.sharedLevel.value_or(level))
                                                .arg(level)
                                                .arg(Explain::tr("Show the blocking symbols")));
    if (sides.shared)
        return Explain::tr("Both sides contain %1, but too rarely at this level to count.")
                   .arg(repeatedText(session, *sides.shared)) +
               blocking;
    if (sides.sharedThere)
        return Explain::tr("No tag path occurs on both sides. At level %1, before later levels pruned more, "
                           "%2 still did.")
                   .arg(QString::number(*sides.sharedLevel + 1), repeatedText(session, *sides.sharedThere)) +
               blocking;
    return level == 0 ? Explain::tr("No tag path occurs on both sides.")
                      : Explain::tr("No tag path occurs on both sides at any level.");
}

// Says what earlier levels removed from both sides of the gap, which explains a side that once was the longer
// one.
QString beforeText(const PageSession& session, std::uint32_t level, Position split, bool isLeftKept)
{
    const std::vector<Level>& levels = session.runner()->analysis().trace.levels;
    if (level == 0)
        return {};
    const auto lostAt = [&](std::uint32_t at) { // number of positions on the side that was finally pruned
        return isLeftKept ? levels[at].region.end.value - split.value
                          : split.value - levels[at].region.begin.value;
    };
    const auto wonAt = [&](std::uint32_t at) { return levels[at].region.size() - lostAt(at); };
    const std::uint32_t fromLost = lostAt(0) - lostAt(level);
    const std::uint32_t fromWon = wonAt(0) - wonAt(level);
    if (fromLost + fromWon == 0)
        return {};
    QString text =
        Explain::tr("At level 1 this gap had %1 positions on the side that is kept here and %2 on the "
                    "side that is pruned. The levels before level %5 removed %3 and %4 of them.")
            .arg(wonAt(0))
            .arg(lostAt(0))
            .arg(fromWon)
            .arg(fromLost)
            .arg(level + 1);
    if (lostAt(0) > wonAt(0)) {
        std::uint32_t last =
            0; // level at which it was the longer side, not counting what was pruned from the left
        while (last + 1 < level && lostAt(last + 1) > wonAt(last + 1))
            ++last;
        text += ' ' +
                Explain::tr("Up to level %1 the side that is pruned here was the longer one.").arg(last + 1);
    }
    return text;
}

// The innermost element that contains the gap before `split`.
NodeId cutThrough(const PageSession& session, Position split)
{
    const std::vector<NodeId>& nodes = session.runner()->analysis().sequence.nodes;
    const NodeId right = nodes[split.value];
    NodeId around = nodes[split.value - 1];
    while (around != noNode && session.trees()->document().subtreeEnd(around) <= right)
        around = session.trees()->document().parent(around);
    return around;
}

QString placeText(const PageSession& session, const Sides& sides, Position split)
{
    QString place =
        Explain::tr("The split is inside %1, right after the last %2.")
            .arg(placedLink(session, cutThrough(session, split)), repeatedText(session, sides.after));
    if (sides.alsoAfter.empty())
        return place;
    constexpr std::size_t shownLevels = 5;
    QStringList levels;
    for (std::size_t i = 0; i < std::min(shownLevels, sides.alsoAfter.size()); ++i)
        levels << QString::number(sides.alsoAfter[i] + 1);
    if (sides.alsoAfter.size() > shownLevels)
        levels << QStringLiteral("…");
    return place + ' ' +
           Explain::tr("%n other levels also split right after its last remaining occurrence: %1.", nullptr,
                       static_cast<int>(sides.alsoAfter.size()))
               .arg(levels.join(QStringLiteral(", ")));
}

} // namespace

QString bondText(const PageSession& session, std::uint32_t level)
{
    const Analysis& analysis = session.runner()->analysis();
    return bondBetween(session, sidesOf(analysis.sequence.symbols, analysis.trace, level), level);
}

QString lostText(const PageSession& session, std::uint32_t level, Region below, std::uint32_t pieces)
{
    const SearchTrace& trace = session.runner()->analysis().trace;
    const Level& of = trace.levels[level];
    const Position split = trace.acceptedSplit(of)->split;
    const Sides sides = sidesOf(session.runner()->analysis().sequence.symbols, trace, level);
    const bool isLeftKept = of.kept.begin < split;
    const std::uint32_t left = split.value - of.region.begin.value;
    const std::uint32_t right = of.region.end.value - split.value;
    const std::uint32_t won = isLeftKept ? left : right;
    const std::uint32_t lost = isLeftKept ? right : left;
    const Region winner = isLeftKept ? Region{of.region.begin, split} : Region{split, of.region.end};
    QStringList sentences;
    if (pieces > 0)
        sentences << Explain::tr("The largest piece, %n position(s) at level %1:", nullptr,
                                 static_cast<int>(pieces))
                         .arg(level + 1);
    const QString dropped =
        Explain::tr("(This variant also removes the last position of the longer side, %1.)").arg(split.value);
    const std::uint32_t ownLost = intersection(of.region, below).size() - intersection(winner, below).size();
    if (ownLost == 0) // only that position belongs to the node
        return (sentences << dropped).join(' ');
    sentences << Explain::tr("<b>Pruned in favour of %1</b>: %2 positions against %3.")
                     .arg(regionText(session, winner), QString::number(won), QString::number(lost));
    if (ownLost < lost)
        sentences << Explain::tr("(%n positions on the pruned side belong to the node itself.)", nullptr,
                                 static_cast<int>(ownLost));
    if (const std::uint32_t own = intersection(winner, below).size(); own > 0)
        sentences << Explain::tr("(%n positions on the kept side belong to the node itself.)", nullptr,
                                 static_cast<int>(own));
    if (of.kept.size() < winner.size())
        sentences << dropped;
    const CandidateSplit& accepted = *trace.acceptedSplit(of);
    const QString threshold = QString::number(trace.attempts[of.attemptEnd() - 1].threshold);
    const QString place = QString::number(split.value + 1);
    sentences
        << (trace.options.sizeRule == SizeRule::Off
                ? Explain::tr("At threshold %1 no symbol that passes occurs on both sides of the gap before "
                              "position %2.")
                      .arg(threshold, place)
                : Explain::tr("At threshold %1 no symbol that passes occurs on both sides of the gap before "
                              "position %2, and the sides differ enough: %3.")
                      .arg(threshold, place, inequality(trace.options, accepted).toHtmlEscaped()));
    const Repeated& there = isLeftKept ? sides.left : sides.right;
    const Repeated& here = isLeftKept ? sides.right : sides.left;
    QStringList causes{
        beforeText(session, level, split, isLeftKept),
        trace.region == of.kept
            ? QString()
            : Explain::tr("The main region is %1, %2 positions in all.")
                  .arg(regionText(session, trace.region), QString::number(trace.region.size())),
        Explain::tr("The most frequent symbol is %1 on the kept side and %2 on the pruned side.")
            .arg(repeatedText(session, there, here.symbol), repeatedText(session, here, there.symbol)),
        placeText(session, sides, split), bondBetween(session, sides, level)};
    causes.removeAll(QString());
    return QStringLiteral("%1</p><p>%2").arg(sentences.join(' '), causes.join(' '));
}

} // namespace tagseam
