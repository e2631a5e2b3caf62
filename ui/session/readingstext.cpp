// SPDX-License-Identifier: MIT
// What the tabs Near misses, Readings and Stability say, in words.
#include "ui/session/readingstext.h"

#include "ui/session/explaintext.h"
#include "ui/widgets/language.h"
#include "ui/widgets/markdown.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>
#include <cstddef>

namespace tagseam {

namespace {

struct Readings { // the context of the texts
    Q_DECLARE_TR_FUNCTIONS(tagseam::Readings)
};

constexpr int longestTagPath = 80; // characters of a tag path in a sentence; its end tells it from others

QString endOfPath(const std::string& path)
{
    const QString text = QString::fromStdString(path);
    return (text.size() > longestTagPath ? QStringLiteral("…") + text.right(longestTagPath) : text)
        .toHtmlEscaped();
}

QString searchName(const SearchOptions& options)
{
    const Reading* reading = readingOf(options);
    return reading == nullptr
               ? Readings::tr("own switches")
               : QString::fromLatin1(reading->name.data(), static_cast<qsizetype>(reading->name.size()));
}

// "A", "B": what they are called in the sentences.
struct Named {
    const LockstepSide& side;
    const QString& name;
};

QString sequenceText(const Named& of)
{
    return of.side.node == noNode ? Readings::tr("for %1 the sequence has ended there").arg(of.name)
                                  : Readings::tr("for %1 symbol %2, <tt>%3</tt>, stands there")
                                        .arg(of.name)
                                        .arg(of.side.symbol.code())
                                        .arg(endOfPath(of.side.path));
}

const Level& levelOf(const LockstepSide& side, const Parting& parting)
{
    return side.trace.levels[parting.level];
}

const Attempt* attemptOf(const LockstepSide& side, const Parting& parting)
{
    const auto attempts = side.trace.attemptsOf(levelOf(side, parting));
    return parting.attempt < attempts.size() ? &attempts[parting.attempt] : nullptr;
}

const Opening* openingOf(const LockstepSide& side, const Parting& parting)
{
    const Attempt* attempt = attemptOf(side, parting);
    if (attempt == nullptr || parting.opening >= attempt->openingCount)
        return nullptr;
    return &side.trace.openingsOf(*attempt)[parting.opening];
}

QString thresholdText(const Named& of, const Parting& parting)
{
    const Attempt* attempt = attemptOf(of.side, parting);
    return attempt == nullptr ? Readings::tr("%1 has no further threshold to try").arg(of.name)
                              : Readings::tr("%1 tries threshold %2, which %n symbol(s) pass", nullptr,
                                             static_cast<int>(attempt->alphabetSize))
                                    .arg(of.name)
                                    .arg(attempt->threshold);
}

QString openingText(const Named& of, const Parting& parting)
{
    const Opening* opening = openingOf(of.side, parting);
    const SearchOptions& options = of.side.trace.options;
    if (opening == nullptr)
        return Readings::tr("%1 goes on at the next threshold").arg(of.name);
    switch (opening->verdict) {
    case Verdict::NeverOpened:
        return Readings::tr("%1 comes to the end of its scan without a gap that opens").arg(of.name);
    case Verdict::OneSymbol:
        return Readings::tr("%1 ends, as fewer than two symbols pass").arg(of.name);
    case Verdict::Accepted:
    case Verdict::TooBalanced:
        break;
    }
    const bool isAccepted = opening->verdict == Verdict::Accepted;
    if (options.sizeRule == SizeRule::Off)
        return Readings::tr("%1 accepts the gap before position %2: left %3, right %4, no size rule")
            .arg(of.name)
            .arg(opening->split.value + 1)
            .arg(opening->left)
            .arg(opening->right);
    return (isAccepted ? Readings::tr("%1 accepts the gap before position %2: %3")
                       : Readings::tr("%1 refuses the gap before position %2: %3"))
        .arg(of.name)
        .arg(opening->split.value + 1)
        .arg(inequality(options, *opening).toHtmlEscaped());
}

QString partingLevelText(const Named& of, const Parting& parting)
{
    return Readings::tr("%1 searches %2").arg(of.name, positionsText(levelOf(of.side, parting).region));
}

// What each of the two does at the parting, by `say`.
template <class Say>
QString both(const Named& a, const Named& b, Say say)
{
    return QStringLiteral("<ul><li>%1</li><li>%2</li></ul>").arg(say(a), say(b));
}

// Of the one that is shown; the attempt and opening may be missing there.
QString partingStepLink(const LockstepSide& side, const Parting& parting)
{
    const Level& level = levelOf(side, parting);
    if (level.attemptCount == 0)
        return {};
    const std::uint32_t attempt = level.firstAttempt + std::min(parting.attempt, level.attemptCount - 1);
    const Opening* opening = openingOf(side, parting);
    return linkTo(QStringLiteral("step:%1/%2/%3")
                      .arg(parting.level)
                      .arg(attempt)
                      .arg(opening == nullptr ? 0 : opening->split.value),
                  Readings::tr("Show this step"));
}

QString lineText(const QString& start, const QString& rest)
{
    return QStringLiteral("<b>%1</b>%2").arg(start, rest);
}

} // namespace

QString percentText(double share)
{
    return Readings::tr("%1 %").arg(decimal(100 * share, 1));
}

QString spanText(Region region)
{
    if (region.size() == 0)
        return QStringLiteral("–");
    return region.size() == 1 ? QString::number(region.begin.value + 1)
                              : QStringLiteral("%1–%2").arg(region.begin.value + 1).arg(region.end.value);
}

QString verdictOfSearch(const PageSession& session, NodeId node)
{
    const QString fate = session.runner()->fate(node);
    if (fate.isEmpty())
        return {};
    const SearchOptions& options = session.runner()->analysis().options.search;
    return readingOf(options) == nullptr ? Readings::tr("by the search: %1").arg(fate)
                                         : Readings::tr("by %1: %2").arg(searchName(options), fate);
}

QString styleName(StyleKey style)
{
    static constexpr std::array names{QT_TRANSLATE_NOOP("tagseam::Readings", "tag only"),
                                      QT_TRANSLATE_NOOP("tagseam::Readings", "class"),
                                      QT_TRANSLATE_NOOP("tagseam::Readings", "class + style"),
                                      QT_TRANSLATE_NOOP("tagseam::Readings", "presentation"),
                                      QT_TRANSLATE_NOOP("tagseam::Readings", "computed")};
    return Readings::tr(names[static_cast<std::size_t>(style)]);
}

QString nodesName(NodeKinds nodes)
{
    return nodes == NodeKinds::Elements ? Readings::tr("elements") : Readings::tr("elements + text");
}

QString methodMeaning(const QString& name)
{
    if (name == QLatin1String("all"))
        return Readings::tr("keeps everything: what others are measured by");
    if (name == QLatin1String("printed"))
        return Readings::tr("tag path sequence, the listing to the letter");
    if (name == QLatin1String("jidm-2013"))
        return Readings::tr("tag path sequence, as in Table I of the paper");
    if (name == QLatin1String("dissertation-2014"))
        return Readings::tr("tag path sequence, as in Tabela 2 of the dissertation");
    if (name == QLatin1String("mdr-2003"))
        return Readings::tr("data records of MDR: tag strings and edit distance");
    if (name == QLatin1String("velloso-2014"))
        return Readings::tr("data records of MDR: simple tree matching");
    if (name == QLatin1String("separators"))
        return Readings::tr("records by separators, and the evidence for them: the cure");
    if (name == QLatin1String("tag-rules"))
        return Readings::tr("two rules about tags (Win and Tun)");
    if (name == QLatin1String("repetition"))
        return Readings::tr("blocks by repeated children, and their importance (Dias and Gadge)");
    if (name == QLatin1String("sst"))
        return Readings::tr("site style tree, learnt from the pages of the folder (Yi, Liu and Li)");
    if (name == QLatin1String("pagelets"))
        return Readings::tr("pagelets that repeat on the pages of the folder (Bar-Yossef and Rajagopalan)");
    return {};
}

QString setupName(const Setup& setup, bool isShort)
{
    QStringList parts{searchName(setup.search), styleName(setup.path.style)};
    if (!isShort) {
        if (setup.path.nodes == NodeKinds::Elements)
            parts << nodesName(setup.path.nodes);
        parts << Readings::tr("advantage %1").arg(exactDecimal(setup.search.advantage));
        if (setup.search.lowestThreshold > 1)
            parts << Readings::tr("thresholds from %1").arg(setup.search.lowestThreshold);
        if (setup.keep == Keep::Complement)
            parts << Readings::tr("complement");
    }
    return parts.join(QStringLiteral(", "));
}

QString partingText(const PageSession& session, const Lockstep& lockstep, const Setup& present)
{
    const Parting& parting = lockstep.comparison.parting;
    const QString nameA = QStringLiteral("<b>A</b>");
    const QString nameB = QStringLiteral("<b>B</b>");
    const Named a{lockstep.a, nameA};
    const Named b{lockstep.b, nameB};
    const std::uint32_t level = parting.level + 1;
    QString text;
    switch (parting.kind) {
    case PartingKind::None:
        if (lockstep.a.setup.keep != lockstep.b.setup.keep)
            return Readings::tr(
                "<b>They never part:</b> every decision of the search is the same. They differ "
                "in what is kept of it: the main region, or all but the main region.");
        return Readings::tr("<b>They never part:</b> every decision of the search is the same on this page.");
    case PartingKind::Sequence:
        text = lineText(Readings::tr("They part before the search begins:"),
                        ' ' + Readings::tr("up to position %1 their sequences are the same; at this position")
                                  .arg(parting.position.value + 1)) +
               both(a, b, [](const Named& of) { return sequenceText(of); });
        if (parting.position.value < session.runner()->analysis().sequence.size())
            text += linkTo(QStringLiteral("position:%1").arg(parting.position.value),
                           Readings::tr("Show position %1").arg(parting.position.value + 1));
        return text;
    case PartingKind::Region:
        text = lineText(Readings::tr("They part at the start of level %1:").arg(level),
                        ' ' + Readings::tr("the openings before were the same, but not what was kept of "
                                           "them.")) +
               both(a, b, [&](const Named& of) { return partingLevelText(of, parting); });
        break;
    case PartingKind::Threshold:
        text =
            lineText(Readings::tr("They part at level %1, attempt %2:").arg(level).arg(parting.attempt + 1),
                     {}) +
            both(a, b, [&](const Named& of) { return thresholdText(of, parting); });
        break;
    case PartingKind::Opening:
    case PartingKind::Verdict:
    case PartingKind::Scan:
        text = lineText(Readings::tr("They part at level %1, attempt %2, opening %3:")
                            .arg(level)
                            .arg(parting.attempt + 1)
                            .arg(parting.opening + 1),
                        parting.kind == PartingKind::Scan
                            ? ' ' + Readings::tr("the opening before it was refused by both.")
                            : QString()) +
               both(a, b, [&](const Named& of) { return openingText(of, parting); });
        break;
    }
    if (lockstep.a.setup == present)
        text += partingStepLink(lockstep.a, parting);
    else if (lockstep.b.setup == present)
        text += partingStepLink(lockstep.b, parting);
    else
        text += guidance(Readings::tr("Neither is what is shown: adopt one to see the step."));
    if (const std::uint32_t shared = lockstep.comparison.sharedLevels; shared > parting.level)
        text += QStringLiteral("<br>") +
                Readings::tr("All the same, the first %n level(s) keep the same nodes in both.", nullptr,
                             static_cast<int>(shared));
    return text;
}

QString lockstepCounts(const Comparison& comparison)
{
    if (comparison.keptInA == 0 && comparison.keptInB == 0)
        return Readings::tr("Of the sequence, both keep the same %n node(s).", nullptr,
                            static_cast<int>(comparison.keptInBoth));
    return Readings::tr("Of the sequence, nodes kept by both: <b>%1</b>; only by A: <b>%2</b>; only by B: "
                        "<b>%3</b>; dropped by both: %4.")
        .arg(comparison.keptInBoth)
        .arg(comparison.keptInA)
        .arg(comparison.keptInB)
        .arg(comparison.droppedInBoth);
}

QString sideText(const QString& name, const LockstepSide& side)
{
    return Readings::tr("<b>%1</b>: main region %2 (%3), %n level(s) split, %4 of %5 nodes kept", nullptr,
                        static_cast<int>(side.trace.splitCount()))
        .arg(name, positionsText(side.trace.region))
        .arg(side.trace.region.size())
        .arg(side.counts.kept)
        .arg(side.counts.raw);
}

QString nearMissText(const SearchTrace& trace, const NearMiss& miss, const std::optional<Region>& after)
{
    const bool isRefused = miss.kind == NearMissKind::Refused;
    QString text =
        (isRefused ? Readings::tr("<b>Level %1, threshold %2:</b> the gap before position %3 opened "
                                  "and was refused.")
                   : Readings::tr("<b>Level %1, threshold %2:</b> the gap before position %3 was "
                                  "open, too, but the scan had stopped at an opening before it."))
            .arg(miss.level + 1)
            .arg(trace.attempts[miss.attempt].threshold)
            .arg(miss.opening.split.value + 1);
    if (trace.options.sizeRule != SizeRule::Off)
        text += ' ' + inequality(trace.options, miss.opening).toHtmlEscaped() + ' ' +
                (miss.margin > 0 ? Readings::tr("(%1 above what is asked for: it would have been accepted).")
                                 : Readings::tr("(short by %1)."))
                    .arg(decimal(std::abs(miss.margin), 3));
    text += QStringLiteral("<br>");
    text += miss.kept.size() == 0
                ? Readings::tr("Nothing would have been left.")
                : Readings::tr("Split there, %1 would have gone on (<b>1</b> on page and plot).")
                      .arg(positionsText(miss.kept));
    if (after && *after == trace.region)
        text += ' ' + Readings::tr("The search would have come to <b>the same main region</b>, %1.")
                          .arg(positionsText(*after));
    else if (after)
        text += ' ' + Readings::tr("The search would have come to the main region <b>%1</b> (<b>2</b>): %2 "
                                   "positions, where it has %3 now.")
                          .arg(positionsText(*after))
                          .arg(after->size())
                          .arg(trace.region.size());
    return text + ' ' +
           linkTo(QStringLiteral("step:%1/%2/%3")
                      .arg(miss.level)
                      .arg(miss.attempt)
                      .arg(miss.opening.split.value),
                  Readings::tr("Show this step"));
}

QString stabilityText(const Stability& stability, const SearchOptions& options)
{
    QStringList lines;
    const double share =
        stability.tried == 0 ? 0 : static_cast<double>(stability.unchanged) / stability.tried;
    if (stability.tried > 0)
        lines << Readings::tr("<b>%1</b> of the single-node deletions leave the region unchanged: %2 of %3.")
                     .arg(percentText(share))
                     .arg(stability.unchanged)
                     .arg(stability.tried);
    lines << (stability.isSample
                  ? Readings::tr("A sample: so many positions, taken at random but the same each time, were "
                                 "deleted one by one.")
                  : Readings::tr("Every position was deleted once, alone."));
    if (stability.isAdvantageKnown) {
        const bool isToEnd = stability.highestAdvantage >= 1;
        lines << (isToEnd ? Readings::tr(
                                "The region is the same for every advantage from <b>%1</b> to <b>%2</b>; "
                                "it is %3 now.")
                          : Readings::tr(
                                "The region is the same for every advantage from <b>%1</b> to just below "
                                "<b>%2</b>; it is %3 now."))
                     .arg(decimal(stability.lowestAdvantage, 4), decimal(stability.highestAdvantage, 4),
                          exactDecimal(options.advantage));
    }
    return QStringLiteral("<p>") + lines.join(QStringLiteral("<br>")) + QStringLiteral("</p>");
}

QString cellText(const SweepCell& cell, bool isScored)
{
    if (cell.isMissing)
        return Readings::tr("%1: the computed styles have not been read").arg(setupName(cell.setup, true));
    const double share = cell.counts.raw == 0 ? 0 : static_cast<double>(cell.counts.kept) / cell.counts.raw;
    QString text = Readings::tr("%1 of %2 nodes kept (%3), %n level(s) split, main region %4", nullptr,
                                static_cast<int>(cell.splits))
                       .arg(cell.counts.kept)
                       .arg(cell.counts.raw)
                       .arg(percentText(share), positionsText(cell.region));
    if (isScored)
        text += Readings::tr("; F %1, precision %2, recall %3")
                    .arg(decimal(cell.agreement.f, 3), decimal(cell.agreement.precision, 3),
                         decimal(cell.agreement.recall, 3));
    return text;
}

} // namespace tagseam
