// SPDX-License-Identifier: MIT
// Texts of the tabs Near misses, Variants and Stability.
#include "ui/session/words/variantstext.h"

#include "core/methods/methods.h"
#include "ui/session/words/explaintext.h"
#include "ui/widgets/language.h"
#include "ui/widgets/markdown.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>

namespace tagseam {

namespace {

struct Variants { // translation context of the texts
    Q_DECLARE_TR_FUNCTIONS(tagseam::Variants)
};

constexpr int longestTagPath =
    80; // length of a tag path in a sentence, in characters; its end distinguishes it

QString endOfPath(const std::string& path)
{
    const QString text = QString::fromStdString(path);
    return (text.size() > longestTagPath ? QStringLiteral("…") + text.right(longestTagPath) : text)
        .toHtmlEscaped();
}

QString searchName(const SearchOptions& options)
{
    const Variant* variant = variantOf(options);
    return variant == nullptr
               ? Variants::tr("own options")
               : QString::fromLatin1(variant->name.data(), static_cast<qsizetype>(variant->name.size()));
}

// "A", "B": their names in the sentences.
struct Named {
    const LockstepSide& side;
    const QString& name;
};

QString sequenceText(const Named& of)
{
    return of.side.node == noNode ? Variants::tr("in %1 the sequence has already ended").arg(of.name)
                                  : Variants::tr("%1 has symbol %2, <tt>%3</tt>")
                                        .arg(of.name)
                                        .arg(of.side.symbol.code())
                                        .arg(endOfPath(of.side.path));
}

const Level& levelOf(const LockstepSide& side, const FirstDifference& firstDifference)
{
    return side.trace.levels[firstDifference.level];
}

const Attempt* attemptOf(const LockstepSide& side, const FirstDifference& firstDifference)
{
    const auto attempts = side.trace.attemptsOf(levelOf(side, firstDifference));
    return firstDifference.attempt < attempts.size() ? &attempts[firstDifference.attempt] : nullptr;
}

const CandidateSplit* candidateSplitOf(const LockstepSide& side, const FirstDifference& firstDifference)
{
    const Attempt* attempt = attemptOf(side, firstDifference);
    if (attempt == nullptr || firstDifference.candidateSplit >= attempt->candidateSplitCount)
        return nullptr;
    return &side.trace.candidateSplitsOf(*attempt)[firstDifference.candidateSplit];
}

QString thresholdText(const Named& of, const FirstDifference& firstDifference)
{
    const Attempt* attempt = attemptOf(of.side, firstDifference);
    return attempt == nullptr ? Variants::tr("%1 has no further threshold to try").arg(of.name)
                              : Variants::tr("%1 tries threshold %2, which %n symbol(s) pass", nullptr,
                                             static_cast<int>(attempt->alphabetSize))
                                    .arg(of.name)
                                    .arg(attempt->threshold);
}

QString candidateSplitText(const Named& of, const FirstDifference& firstDifference)
{
    const CandidateSplit* candidateSplit = candidateSplitOf(of.side, firstDifference);
    const SearchOptions& options = of.side.trace.options;
    if (candidateSplit == nullptr)
        return Variants::tr("%1 continues with the next threshold").arg(of.name);
    switch (candidateSplit->verdict) {
    case Verdict::NoneFound:
        return Variants::tr("%1 reaches the end of its scan without a candidate split").arg(of.name);
    case Verdict::OneSymbol:
        return Variants::tr("%1 ends because fewer than two symbols pass").arg(of.name);
    case Verdict::Accepted:
    case Verdict::RejectedBySize:
        break;
    }
    const bool isAccepted = candidateSplit->verdict == Verdict::Accepted;
    if (options.sizeRule == SizeRule::Off)
        return Variants::tr("%1 accepts the gap before position %2: left %3, right %4, no size rule")
            .arg(of.name)
            .arg(candidateSplit->split.value + 1)
            .arg(candidateSplit->left)
            .arg(candidateSplit->right);
    return (isAccepted ? Variants::tr("%1 accepts the gap before position %2: %3")
                       : Variants::tr("%1 rejects the gap before position %2: %3"))
        .arg(of.name)
        .arg(candidateSplit->split.value + 1)
        .arg(inequality(options, *candidateSplit).toHtmlEscaped());
}

QString partingLevelText(const Named& of, const FirstDifference& firstDifference)
{
    return Variants::tr("%1 searches %2")
        .arg(of.name, positionsText(levelOf(of.side, firstDifference).region));
}

// The action of each side at the point of divergence, formatted by `say`.
template <class Say>
QString both(const Named& a, const Named& b, Say say)
{
    return QStringLiteral("<ul><li>%1</li><li>%2</li></ul>").arg(say(a), say(b));
}

// A link to the step of the side that is shown; its attempt and candidate split may be missing.
QString partingStepLink(const LockstepSide& side, const FirstDifference& firstDifference)
{
    const Level& level = levelOf(side, firstDifference);
    if (level.attemptCount == 0)
        return {};
    const std::uint32_t attempt =
        level.firstAttempt + std::min(firstDifference.attempt, level.attemptCount - 1);
    const CandidateSplit* candidateSplit = candidateSplitOf(side, firstDifference);
    return linkTo(QStringLiteral("step:%1/%2/%3")
                      .arg(firstDifference.level)
                      .arg(attempt)
                      .arg(candidateSplit == nullptr ? 0 : candidateSplit->split.value),
                  Variants::tr("Show this step"));
}

QString lineText(const QString& start, const QString& rest)
{
    return QStringLiteral("<b>%1</b>%2").arg(start, rest);
}

} // namespace

QString percentText(double share)
{
    return Variants::tr("%1 %").arg(decimal(100 * share, 1));
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
    const QString status = session.runner()->status(node);
    if (status.isEmpty())
        return {};
    const SearchOptions& options = session.runner()->analysis().options.search;
    return variantOf(options) == nullptr ? Variants::tr("by the search: %1").arg(status)
                                         : Variants::tr("by %1: %2").arg(searchName(options), status);
}

QString styleName(LabelAttributes style)
{
    static constexpr std::array names{QT_TRANSLATE_NOOP("tagseam::Variants", "tag only"),
                                      QT_TRANSLATE_NOOP("tagseam::Variants", "class"),
                                      QT_TRANSLATE_NOOP("tagseam::Variants", "class + style"),
                                      QT_TRANSLATE_NOOP("tagseam::Variants", "presentation"),
                                      QT_TRANSLATE_NOOP("tagseam::Variants", "computed")};
    return Variants::tr(names[static_cast<std::size_t>(style)]);
}

QString nodesName(NodeKinds nodes)
{
    return nodes == NodeKinds::Elements ? Variants::tr("elements") : Variants::tr("elements + text");
}

QString methodMeaning(const QString& name)
{
    const MethodEntry* entry = findMethod(name.toStdString());
    return entry == nullptr
               ? QString()
               : QCoreApplication::translate("tagseam::MethodEntry", std::string(entry->what).c_str());
}

QString setupName(const Setup& setup, bool isShort)
{
    QStringList parts{searchName(setup.search), styleName(setup.path.style)};
    if (!isShort) {
        if (setup.path.nodes == NodeKinds::Elements)
            parts << nodesName(setup.path.nodes);
        parts << Variants::tr("minimum difference %1").arg(exactDecimal(setup.search.minDifference));
        if (setup.search.lowestThreshold > 1)
            parts << Variants::tr("thresholds from %1").arg(setup.search.lowestThreshold);
        if (setup.keep == Keep::Complement)
            parts << Variants::tr("complement");
    }
    return parts.join(QStringLiteral(", "));
}

QString partingText(const PageSession& session, const Lockstep& lockstep, const Setup& present)
{
    const FirstDifference& firstDifference = lockstep.comparison.firstDifference;
    const QString nameA = QStringLiteral("<b>A</b>");
    const QString nameB = QStringLiteral("<b>B</b>");
    const Named a{lockstep.a, nameA};
    const Named b{lockstep.b, nameB};
    const std::uint32_t level = firstDifference.level + 1;
    QString text;
    switch (firstDifference.kind) {
    case FirstDifferenceKind::None:
        if (lockstep.a.setup.keep != lockstep.b.setup.keep)
            return Variants::tr(
                "<b>They never diverge:</b> every decision of the search is the same. They differ "
                "in what is kept of it: the main region, or all but the main region.");
        return Variants::tr(
            "<b>They never diverge:</b> every decision of the search is the same on this page.");
    case FirstDifferenceKind::Sequence:
        text = lineText(Variants::tr("They diverge before the search begins:"),
                        ' ' + Variants::tr("up to position %1 their sequences are the same; at this position")
                                  .arg(firstDifference.position.value + 1)) +
               both(a, b, [](const Named& of) { return sequenceText(of); });
        if (firstDifference.position.value < session.runner()->analysis().sequence.size())
            text += linkTo(QStringLiteral("position:%1").arg(firstDifference.position.value),
                           Variants::tr("Show position %1").arg(firstDifference.position.value + 1));
        return text;
    case FirstDifferenceKind::Region:
        text = lineText(Variants::tr("They diverge at the start of level %1:").arg(level),
                        ' ' + Variants::tr(
                                  "the previous candidate splits are the same, but the kept sides differ.")) +
               both(a, b, [&](const Named& of) { return partingLevelText(of, firstDifference); });
        break;
    case FirstDifferenceKind::Threshold:
        text = lineText(Variants::tr("They diverge at level %1, attempt %2:")
                            .arg(level)
                            .arg(firstDifference.attempt + 1),
                        {}) +
               both(a, b, [&](const Named& of) { return thresholdText(of, firstDifference); });
        break;
    case FirstDifferenceKind::CandidateSplit:
    case FirstDifferenceKind::Verdict:
    case FirstDifferenceKind::Scan:
        text = lineText(Variants::tr("They diverge at level %1, attempt %2, candidate split %3:")
                            .arg(level)
                            .arg(firstDifference.attempt + 1)
                            .arg(firstDifference.candidateSplit + 1),
                        firstDifference.kind == FirstDifferenceKind::Scan
                            ? ' ' + Variants::tr("both rejected the previous candidate split.")
                            : QString()) +
               both(a, b, [&](const Named& of) { return candidateSplitText(of, firstDifference); });
        break;
    }
    if (lockstep.a.setup == present)
        text += partingStepLink(lockstep.a, firstDifference);
    else if (lockstep.b.setup == present)
        text += partingStepLink(lockstep.b, firstDifference);
    else
        text +=
            guidance(Variants::tr("The window shows neither of the two. Adopt one of them to see the step."));
    if (const std::uint32_t shared = lockstep.comparison.sharedLevels; shared > firstDifference.level)
        text += QStringLiteral("<br>") +
                Variants::tr("Nevertheless, the first %n levels keep the same nodes in both.", nullptr,
                             static_cast<int>(shared));
    return text;
}

QString lockstepCounts(const Comparison& comparison)
{
    if (comparison.keptInA == 0 && comparison.keptInB == 0)
        return Variants::tr("Both keep the same %n nodes of the sequence.", nullptr,
                            static_cast<int>(comparison.keptInBoth));
    return Variants::tr("Nodes of the sequence kept by both: <b>%1</b>; only by A: <b>%2</b>; only by B: "
                        "<b>%3</b>; pruned by both: %4.")
        .arg(comparison.keptInBoth)
        .arg(comparison.keptInA)
        .arg(comparison.keptInB)
        .arg(comparison.prunedInBoth);
}

QString sideText(const QString& name, const LockstepSide& side)
{
    return Variants::tr("<b>%1</b>: main region %2 (%3), %n level(s) split, %4 of %5 nodes kept", nullptr,
                        static_cast<int>(side.trace.splitCount()))
        .arg(name, positionsText(side.trace.region))
        .arg(side.trace.region.size())
        .arg(side.counts.kept)
        .arg(side.counts.raw);
}

QString nearMissText(const SearchTrace& trace, const NearMiss& miss, const std::optional<Region>& after)
{
    const bool isRejected = miss.kind == NearMissKind::RejectedBySize;
    QString text =
        (isRejected ? Variants::tr("<b>Level %1, threshold %2:</b> the gap before position %3 is a candidate "
                                   "split and was rejected.")
                    : Variants::tr("<b>Level %1, threshold %2:</b> the gap before position %3 was "
                                   "open, too, but the scan had stopped at a candidate split before it."))
            .arg(miss.level + 1)
            .arg(trace.attempts[miss.attempt].threshold)
            .arg(miss.candidateSplit.split.value + 1);
    if (trace.options.sizeRule != SizeRule::Off)
        text +=
            ' ' + inequality(trace.options, miss.candidateSplit).toHtmlEscaped() + ' ' +
            (miss.margin > 0 ? Variants::tr("(%1 above the minimum difference: it would have been accepted).")
                             : Variants::tr("(%1 below the minimum difference)."))
                .arg(decimal(std::abs(miss.margin), 3));
    text += QStringLiteral("<br>");
    text += miss.kept.size() == 0
                ? Variants::tr("No position would have remained.")
                : Variants::tr("A split at this gap would have kept %1 (<b>1</b> on page and plot).")
                      .arg(positionsText(miss.kept));
    if (after && *after == trace.region)
        text += ' ' + Variants::tr("The search would have found <b>the same main region</b>, %1.")
                          .arg(positionsText(*after));
    else if (after)
        text += ' ' + Variants::tr("The search would have found the main region <b>%1</b> (<b>2</b>): %2 "
                                   "positions instead of %3.")
                          .arg(positionsText(*after))
                          .arg(after->size())
                          .arg(trace.region.size());
    return text + ' ' +
           linkTo(QStringLiteral("step:%1/%2/%3")
                      .arg(miss.level)
                      .arg(miss.attempt)
                      .arg(miss.candidateSplit.split.value),
                  Variants::tr("Show this step"));
}

QString stabilityText(const Stability& stability, const SearchOptions& options)
{
    QStringList lines;
    const double share =
        stability.tried == 0 ? 0 : static_cast<double>(stability.unchanged) / stability.tried;
    if (stability.tried > 0)
        lines << Variants::tr("<b>%1</b> of the single-node deletions leave the region unchanged: %2 of %3.")
                     .arg(percentText(share))
                     .arg(stability.unchanged)
                     .arg(stability.tried);
    lines
        << (stability.isSample
                ? Variants::tr(
                      "Each position of a random sample, which is always the same, was deleted once, alone.")
                : Variants::tr("Every position was deleted once, alone."));
    if (stability.isDifferenceKnown) {
        const bool isToEnd = stability.highestDifference >= 1;
        lines
            << (isToEnd
                    ? Variants::tr(
                          "The region is the same for every minimum difference from <b>%1</b> to <b>%2</b>; "
                          "it is %3 now.")
                    : Variants::tr(
                          "The region is the same for every minimum difference from <b>%1</b> to just below "
                          "<b>%2</b>; it is %3 now."))
                   .arg(decimal(stability.lowestDifference, 4), decimal(stability.highestDifference, 4),
                        exactDecimal(options.minDifference));
    }
    return QStringLiteral("<p>") + lines.join(QStringLiteral("<br>")) + QStringLiteral("</p>");
}

QString cellText(const SweepCell& cell, bool isScored)
{
    if (cell.isMissing)
        return Variants::tr("%1: the computed styles have not been read").arg(setupName(cell.setup, true));
    const double share = cell.counts.raw == 0 ? 0 : static_cast<double>(cell.counts.kept) / cell.counts.raw;
    QString text = Variants::tr("%1 of %2 nodes kept (%3), %n level(s) split, main region %4", nullptr,
                                static_cast<int>(cell.splits))
                       .arg(cell.counts.kept)
                       .arg(cell.counts.raw)
                       .arg(percentText(share), positionsText(cell.region));
    if (isScored)
        text += Variants::tr("; F %1, precision %2, recall %3")
                    .arg(decimal(cell.agreement.f, 3), decimal(cell.agreement.precision, 3),
                         decimal(cell.agreement.recall, 3));
    return text;
}

} // namespace tagseam
