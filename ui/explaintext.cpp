// SPDX-License-Identifier: MIT
// What the Explain dock says, in words.
#include "ui/explaintext.h"

#include "ui/language.h"
#include "ui/models/variablesmodel.h"
#include "ui/views/optionsbar.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>
#include <QTextDocument>

#include <cmath>
#include <utility>

namespace tagseam {

namespace {

struct Explain { // the context of the texts
    Q_DECLARE_TR_FUNCTIONS(tagseam::Explain)
};

constexpr int nameLength = 60; // characters of a node's name in a sentence

QString link(const QString& target, const QString& text)
{
    return QStringLiteral("<a href=\"%1\">%2</a>").arg(target, text);
}

QString stepLink(std::uint32_t level, std::uint32_t attempt, Position split, const QString& text)
{
    return link(QStringLiteral("step:%1/%2/%3").arg(level).arg(attempt).arg(split.value), text);
}

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

QString passing(const SearchTrace& trace, const Attempt& attempt)
{
    const bool isAbove = trace.options.frequencyFilter == FrequencyFilter::Above;
    return (isAbove ? Explain::tr("At threshold %1, where %2 symbols occur more often and pass,")
                    : Explain::tr("At threshold %1, where %2 symbols occur as often or more and pass,"))
        .arg(attempt.threshold)
        .arg(attempt.alphabetSize);
}

QString sideText(const PageSession& session, const Fate& fate)
{
    const SearchTrace& trace = session.analysis().trace;
    const QString kept = positionsText(trace.levels[fate.cut->level].kept);
    const bool isComplement = session.analysis().options.keep == Keep::Complement;
    QString text;
    switch (fate.cut->side) {
    case CutSide::Left:
        text = Explain::tr("This node, at position %1, lies in the <b>left</b> part; the right part, %2, was "
                           "longer and went on.");
        break;
    case CutSide::Right:
        text = Explain::tr("This node, at position %1, lies in the <b>right</b> part; the left part, %2, was "
                           "not shorter and went on.");
        break;
    case CutSide::SplitSymbol:
        text = Explain::tr("This node, at position %1, is the last of the left part, <b>right before the "
                           "split</b>: %2 went on without it, as this reading drops the split symbol.");
        break;
    }
    text = text.arg(fate.position.value + 1).arg(kept);
    if (isComplement)
        text += ' ' + Explain::tr("What is cut off is what is kept here: the complement of the main region "
                                  "(Algorithm 6).");
    return text;
}

QString cutText(const PageSession& session, const Fate& fate)
{
    const SearchTrace& trace = session.analysis().trace;
    const Cut& cut = *fate.cut;
    const Attempt& attempt = trace.attempts[cut.attempt];
    const Opening& opening = trace.openings[cut.opening];
    const Level& level = trace.levels[cut.level];
    const std::uint32_t number = cut.attempt - level.firstAttempt + 1;
    const std::uint32_t refused = attempt.openingCount - 1;
    QString text =
        searched(trace, cut.level) + ' ' + passing(trace, attempt) + ' ' +
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
            QStringLiteral("</p>");
    return text + QStringLiteral("<p>") + sideText(session, fate) + ' ' +
           stepLink(cut.level, cut.attempt, opening.split, Explain::tr("Show this step")) +
           QStringLiteral("</p>");
}

QString mainRegionText(const PageSession& session, const Fate& fate)
{
    const SearchTrace& trace = session.analysis().trace;
    const auto last = static_cast<std::uint32_t>(trace.levels.size()) - 1;
    const Level& level = trace.levels[last];
    const bool isComplement = session.analysis().options.keep == Keep::Complement;
    QString text =
        Explain::tr("This node, at position %1, lies in the main region, %2: no threshold of level "
                    "%3 gave another split.")
            .arg(fate.position.value + 1)
            .arg(positionsText(trace.region))
            .arg(last + 1);
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
    return fate.cut ? cutText(session, fate) : mainRegionText(session, fate);
}

// How much of what it holds is kept; empty for a leaf.
QString shareText(const Fate& fate)
{
    if (fate.share.all < 2)
        return {};
    if (fate.share.kept == 0 || fate.share.kept == fate.share.all)
        return (fate.share.kept == 0
                    ? Explain::tr("Nothing of it is kept: none of the %1 positions of the node and of what "
                                  "is below it.")
                    : Explain::tr("All of it is kept: the %1 positions of the node and of what is below it."))
            .arg(fate.share.all);
    return Explain::tr("Of the %1 positions of the node and of what is below it, %2 are kept (%3 %).")
        .arg(fate.share.all)
        .arg(fate.share.kept)
        .arg(percent(static_cast<double>(fate.share.kept) / fate.share.all));
}

// Why a level did not part the two, and the step that shows it.
struct Reason {
    QString text;
    std::uint32_t attempt = 0;
    Position split;
};

Reason reasonOf(const SearchTrace& trace, const Chance& chance)
{
    const Level& level = trace.levels[chance.level];
    const std::uint32_t split = chance.split.value + 1;
    const auto end = level.attemptCount == 0 ? level.firstAttempt : level.attemptEnd() - 1;
    std::uint32_t attempt = end;
    Position place{0};
    QString text;
    switch (chance.obstacle) {
    case Obstacle::Refused: {
        const Opening& opening = trace.openings[chance.opening];
        attempt = chance.attempt;
        place = opening.split;
        text =
            Explain::tr("the gap before position %1 opened at threshold %2, but the parts are too alike in "
                        "length: %3, refused.")
                .arg(opening.split.value + 1)
                .arg(trace.attempts[chance.attempt].threshold)
                .arg(inequality(trace.options, opening).toHtmlEscaped());
        break;
    }
    case Obstacle::NotLookedAt: {
        attempt = chance.attempt;
        const auto openings = trace.openingsOf(trace.attempts[attempt]);
        if (!openings.empty())
            place = openings.back().split;
        text = Explain::tr("the gap before position %1 was open at threshold %2, but the search had stopped "
                           "at an opening on the left of it, before position %3.")
                   .arg(split)
                   .arg(chance.threshold)
                   .arg(place.value + 1);
        break;
    }
    case Obstacle::NotTried:
        text = level.isSplit
                   ? Explain::tr("the gap before position %1 opens at threshold %2, but the level was split "
                                 "elsewhere at threshold %3 already.")
                         .arg(split)
                         .arg(chance.threshold)
                         .arg(trace.attempts[end].threshold)
                   : Explain::tr("the gap before position %1 opens at threshold %2, which was not tried.")
                         .arg(split)
                         .arg(chance.threshold);
        break;
    case Obstacle::FewSymbols:
        text = Explain::tr("the gap before position %1 opens at threshold %2 only, at which fewer than two "
                           "symbols pass: there the search ends.")
                   .arg(split)
                   .arg(chance.threshold);
        break;
    case Obstacle::NeverOpens:
        text =
            Explain::tr("no threshold opens a gap between them: one of the most frequent symbols stands on "
                        "both sides.");
        break;
    case Obstacle::NoSplitThere:
        text = Explain::tr("the gap before position %1 opens at threshold %2, but not right behind the last "
                           "occurrence of a symbol that passes: the search splits at another gap, which is "
                           "not between them.")
                   .arg(split)
                   .arg(chance.threshold);
        break;
    }
    if (chance.threshold != neverOpens && !chance.wouldDrop)
        text += ' ' + Explain::tr("Split there, it would still have been on the longer side, and kept.");
    return {text, attempt, place};
}

} // namespace

QString nodeLink(const PageSession& session, NodeId node)
{
    const QString name = session.describe(node);
    return link(
        QStringLiteral("node:%1").arg(node.value),
        (name.size() > nameLength ? name.left(nameLength) + QStringLiteral("…") : name).toHtmlEscaped());
}

QString positionsText(Region region)
{
    if (region.size() == 0)
        return Explain::tr("no position");
    return region.size() == 1
               ? Explain::tr("position %1").arg(region.begin.value + 1)
               : Explain::tr("positions %1–%2").arg(region.begin.value + 1).arg(region.end.value);
}

QString exactDecimal(double number)
{
    constexpr int most = 10; // an advantage is a short decimal
    for (int decimals = 2; decimals < most; ++decimals) {
        const QString text = QString::number(number, 'f', decimals);
        if (std::abs(text.toDouble() - number) < 1e-12)
            return decimal(number, decimals);
    }
    return decimal(number, most);
}

QString inequality(const SearchOptions& options, const Opening& opening)
{
    const double difference = sizeDifference(options, opening.left, opening.right);
    const bool isAbove = passesSizeRule(options, opening.left, opening.right);
    // So many decimals that what is above looks so.
    int decimals = 2;
    while (decimals < 6 &&
           (QString::number(difference, 'f', decimals).toDouble() > options.advantage) != isAbove)
        ++decimals;
    const QString numbers = options.sizeRule == SizeRule::Printed ? QStringLiteral("(%2 − %1) / %3")
                                                                  : QStringLiteral("|%1 − %2| / %3");
    return QStringLiteral("%1 = %2 %3 %4")
        .arg(numbers.arg(opening.left).arg(opening.right).arg(opening.left + opening.right),
             decimal(difference, decimals), isAbove ? QStringLiteral(">") : QStringLiteral("≤"),
             exactDecimal(options.advantage));
}

QString fateHeadline(const PageSession& session, NodeId node, const Fate& fate)
{
    const QString name = nodeLink(session, node);
    if (fate.rule == FateRule::OutsideBody)
        return Explain::tr("● <b>%1</b> is <b>kept</b>: pruning leaves the body itself and all outside it as "
                           "it is.")
            .arg(name);
    if (fate.rule == FateRule::LeftOut)
        return Explain::tr("✕ <b>%1</b> is <b>left out</b>.").arg(name);
    if (fate.isKept && fate.rule == FateRule::KeptBelow)
        return Explain::tr("○ <b>%1</b> is <b>kept</b>, only because something in it is.").arg(name);
    if (fate.isKept)
        return Explain::tr("● <b>%1</b> is <b>kept</b>.").arg(name);
    if (fate.cut)
        return Explain::tr("✕ <b>%1</b> was <b>dropped at level %2</b>.").arg(name).arg(fate.cut->level + 1);
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
        paragraphs << Explain::tr("This text stands at no position of the sequence: it goes with its parent, "
                                  "%1.")
                          .arg(because);
        break;
    case FateRule::NoPosition:
        paragraphs << (session.document().kind(node) == NodeKind::Comment
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
    if (const QString position = positionText(session, fate); !position.isEmpty())
        paragraphs << position;
    if (const QString share = shareText(fate); !share.isEmpty())
        paragraphs << share;
    return QStringLiteral("<p>") + paragraphs.join(QStringLiteral("</p><p>")) + QStringLiteral("</p>");
}

QStringList chanceTexts(const PageSession& session, std::span<const Chance> chances)
{
    const SearchTrace& trace = session.analysis().trace;
    QStringList lines;
    for (std::size_t first = 0; first < chances.size();) {
        Reason reason = reasonOf(trace, chances[first]);
        std::size_t last = first;
        while (last + 1 < chances.size()) {
            Reason next = reasonOf(trace, chances[last + 1]);
            if (next.text != reason.text)
                break;
            reason = std::move(next);
            ++last;
        }
        const std::uint32_t level = chances[last].level;
        const QString levels =
            first == last ? Explain::tr("<b>Level %1</b>:").arg(level + 1)
                          : Explain::tr("<b>Levels %1–%2</b>:").arg(chances[first].level + 1).arg(level + 1);
        QString line = levels + ' ' + reason.text;
        if (trace.levels[level].attemptCount > 0)
            line += ' ' + stepLink(level, reason.attempt, reason.split, Explain::tr("Show"));
        lines << line;
        first = last + 1;
    }
    return lines;
}

QString changeText(const Remedy& remedy, const AnalysisOptions& present)
{
    const SearchOptions& search = remedy.setup.search;
    switch (remedy.changed) {
    case Switch::Advantage:
        return Explain::tr("advantage %1 instead of %2")
            .arg(exactDecimal(search.advantage), exactDecimal(present.search.advantage));
    case Switch::FrequencyFilter:
        return search.frequencyFilter == FrequencyFilter::Above
                   ? Explain::tr("a symbol passes when its frequency is above the threshold (>)")
                   : Explain::tr("a symbol passes when its frequency is at least the threshold (≥)");
    case Switch::SizeRule:
        switch (search.sizeRule) {
        case SizeRule::Printed:
            return Explain::tr("size rule of the listing: only a longer right part is accepted");
        case SizeRule::Absolute:
            return Explain::tr("size rule of the tables: either part may be the longer one");
        case SizeRule::Off:
            break;
        }
        return Explain::tr("no size rule: every opening is accepted");
    case Switch::AfterRejection:
        return search.afterRejection == AfterRejection::NextThreshold
                   ? Explain::tr("after a refused opening, the next threshold")
                   : Explain::tr("after a refused opening, the scan goes on");
    case Switch::SplitSymbol:
        return search.splitSymbol == SplitSymbol::Keep
                   ? Explain::tr("the node at the split is kept with the left part")
                   : Explain::tr("the node at the split is dropped from the left part");
    case Switch::LowestThreshold:
        return Explain::tr("thresholds from %1 on").arg(search.lowestThreshold);
    case Switch::Reading: {
        const Reading* reading = readingOf(search);
        return Explain::tr("reading %1")
            .arg(reading == nullptr ? QString()
                                    : QString::fromLatin1(reading->name.data(),
                                                          static_cast<qsizetype>(reading->name.size())));
    }
    case Switch::Style:
        return Explain::tr("style key: %1").arg(OptionsBar::styleName(remedy.setup.path.style));
    case Switch::Nodes:
        return Explain::tr("nodes: %1").arg(OptionsBar::nodesName(remedy.setup.path.nodes));
    case Switch::Source:
        return present.source == PageSource::Source ? Explain::tr("the rendered tree instead of the source")
                                                    : Explain::tr("the source instead of the rendered tree");
    case Switch::Complement:
        break;
    }
    return remedy.setup.keep == Keep::Complement ? Explain::tr("keep the complement")
                                                 : Explain::tr("keep the main region");
}

QString editText(const PageSession& session, const TagPathEdit& edit)
{
    const auto count = static_cast<int>(edit.nodes.size());
    const QString first =
        edit.nodes.empty() || !session.hasDocument() ? QString() : session.describe(edit.nodes.front());
    switch (edit.kind) {
    case TagPathEdit::Kind::OtherClass:
        return Explain::tr("%n node(s) like %1 had the class “%2”", nullptr, count)
            .arg(first, QString::fromStdString(edit.classes));
    case TagPathEdit::Kind::SubtreeGone:
        return Explain::tr("%n node(s) like %1 were gone, with what is in them", nullptr, count).arg(first);
    case TagPathEdit::Kind::Ignored:
        break;
    }
    return Explain::tr("the tag path of %n node(s) like %1 were ignored", nullptr, count).arg(first);
}

QString blameText(const Blame& blame)
{
    const bool isGap = blame.range.size() == 2;
    const std::uint32_t before = blame.range.begin.value + 2; // the position right of the first gap
    QString text = isGap ? Explain::tr("The gap between positions %1 and %2:").arg(before - 1).arg(before)
                         : Explain::tr("The %n gap(s) between positions %1 and %2:", nullptr,
                                       static_cast<int>(blame.range.size()) - 1)
                               .arg(before - 1)
                               .arg(blame.range.end.value);
    text += ' ';
    if (blame.opensAt == neverOpens)
        text += isGap ? Explain::tr("<b>no threshold opens it</b>, because a symbol that occurs most often "
                                    "stands on both sides.")
                      : Explain::tr("<b>no threshold opens one of them</b>, because symbols that occur most "
                                    "often cross them.");
    else if (blame.straddlers.empty() && isGap)
        text += Explain::tr("no symbol stands on both sides. It is open at every threshold.");
    else
        text += isGap ? Explain::tr("it opens at <b>threshold %1</b>, and not below.").arg(blame.opensAt)
                      : Explain::tr("the lowest threshold that opens one of them is <b>%1</b>, before "
                                    "position %2.")
                            .arg(blame.opensAt)
                            .arg(blame.split.value + 1);
    return text;
}

QString crossingText(const Blame& blame)
{
    const bool isGap = blame.range.size() == 2;
    const auto count = static_cast<int>(blame.straddlers.size());
    if (count > 0)
        return isGap ? Explain::tr("%n symbol(s) stand on both sides of it:", nullptr, count)
                     : Explain::tr("%n symbol(s) cross all of them:", nullptr, count);
    if (isGap || blame.opensAt == 1)
        return {};
    return Explain::tr("No symbol crosses all of them: each has symbols of its own that keep it closed. Mark "
                       "less, or choose a gap.");
}

QString levelText(const PageSession& session, std::uint32_t level)
{
    const SearchTrace& trace = session.analysis().trace;
    const Level& of = trace.levels[level];
    if (of.attemptCount == 0)
        return Explain::tr("Level %1 tried no threshold.").arg(level + 1);
    const std::uint32_t last = of.attemptEnd() - 1;
    const std::uint32_t threshold = trace.attempts[last].threshold;
    if (const Opening* split = trace.acceptedSplit(of))
        return Explain::tr("Level %1 was split at threshold %2, before position %3.")
                   .arg(level + 1)
                   .arg(threshold)
                   .arg(split->split.value + 1) +
               ' ' + stepLink(level, last, split->split, Explain::tr("Show"));
    return Explain::tr("Level %1 was not split; the last threshold that it tried is %2.")
               .arg(level + 1)
               .arg(threshold) +
           ' ' + stepLink(level, last, {0}, Explain::tr("Show"));
}

QString markdownOf(const QString& richText)
{
    static const QRegularExpression anchors(QStringLiteral("</?a\\b[^>]*>"));
    QTextDocument document;
    document.setHtml(QString(richText).remove(anchors));
    return document.toMarkdown(QTextDocument::MarkdownNoHTML).trimmed() + QStringLiteral("\n\n");
}

} // namespace tagseam
