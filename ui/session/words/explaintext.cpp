// SPDX-License-Identifier: MIT
// Texts of the Explain dock.
#include "ui/session/words/explaintext.h"

#include "core/explain/subtrees.h"
#include "core/explain/templatechanges.h"
#include "ui/session/analysis/pageediting.h"
#include "ui/session/page/pageaddress.h"
#include "ui/session/words/variantstext.h"
#include "ui/widgets/language.h"
#include "ui/widgets/markdown.h"

#include <QStringList>

#include <cmath>
#include <utility>

namespace tagseam {

namespace {

constexpr int nameLength = 60; // length of a node's name in a sentence, in characters

// The reason why a level did not separate the two, and the step that shows it.
struct Reason {
    QString text;
    std::uint32_t attempt = 0;
    Position split;
};

Reason chanceReason(const SearchTrace& trace, const Chance& chance)
{
    const Level& level = trace.levels[chance.level];
    const std::uint32_t split = chance.split.value + 1;
    const auto end = level.attemptCount == 0 ? level.firstAttempt : level.attemptEnd() - 1;
    std::uint32_t attempt = end;
    Position place{0};
    QString text;
    switch (chance.obstacle) {
    case Obstacle::RejectedBySize: {
        const CandidateSplit& candidateSplit = trace.candidateSplits[chance.candidateSplit];
        attempt = chance.attempt;
        place = candidateSplit.split;
        text = Explain::tr("the gap before position %1 is a candidate split at threshold %2, but the size "
                           "rule rejects it: the two sides differ too little (%3).")
                   .arg(candidateSplit.split.value + 1)
                   .arg(trace.attempts[chance.attempt].threshold)
                   .arg(inequality(trace.options, candidateSplit).toHtmlEscaped());
        break;
    }
    case Obstacle::NotLookedAt: {
        attempt = chance.attempt;
        const auto candidateSplits = trace.candidateSplitsOf(trace.attempts[attempt]);
        if (!candidateSplits.empty())
            place = candidateSplits.back().split;
        text = Explain::tr("the gap before position %1 could be split at threshold %2, but the scan had "
                           "already stopped at a candidate split before position %3.")
                   .arg(split)
                   .arg(chance.threshold)
                   .arg(place.value + 1);
        break;
    }
    case Obstacle::NotTried:
        text = level.isSplit
                   ? Explain::tr("the gap before position %1 would be a candidate split at threshold %2, but "
                                 "the level was already split elsewhere at threshold %3.")
                         .arg(split)
                         .arg(chance.threshold)
                         .arg(trace.attempts[end].threshold)
                   : Explain::tr("the gap before position %1 would be a candidate split at threshold %2, "
                                 "which was not tried.")
                         .arg(split)
                         .arg(chance.threshold);
        break;
    case Obstacle::FewSymbols:
        text = Explain::tr("the gap before position %1 would be a candidate split only at threshold %2, but "
                           "fewer than two symbols pass that threshold, and the search ends.")
                   .arg(split)
                   .arg(chance.threshold);
        break;
    case Obstacle::NeverOpens:
        text = Explain::tr("no threshold allows a split between them: one of the most frequent symbols "
                           "occurs on both sides.");
        break;
    case Obstacle::NoSplitThere:
        text = Explain::tr("at threshold %2 no symbol occurs on both sides of the gap before position %1, "
                           "but the search splits only right after the last occurrence of a symbol that "
                           "passes, and no such place is between the two.")
                   .arg(split)
                   .arg(chance.threshold);
        break;
    }
    if (chance.threshold != neverOpens && !chance.wouldPrune)
        text +=
            ' ' +
            Explain::tr(
                "If the level were split at this gap, the node would still be on the longer side and kept.");
    return {text, attempt, place};
}

} // namespace

QString shortened(const QString& text, qsizetype most)
{
    return text.size() <= most ? text : text.left(most) + QStringLiteral("…");
}

QString shortTagPath(const TagPathSequence& sequence, Symbol symbol, int shown)
{
    QStringList labels;
    std::uint32_t at = symbol.value;
    for (; at != TagPath::root && labels.size() < shown; at = sequence.paths[at].parent)
        labels.prepend(shortened(QString::fromStdString(sequence.label(Symbol{at})), 60));
    return (at != TagPath::root ? QStringLiteral("…/") : QString()) + labels.join('/');
}

QString linkTo(const QString& target, const QString& text)
{
    return QStringLiteral("<a href=\"%1\">%2</a>").arg(target, text);
}

QString stepLink(std::uint32_t level, std::uint32_t attempt, Position split, const QString& text)
{
    return linkTo(QStringLiteral("step:%1/%2/%3").arg(level).arg(attempt).arg(split.value), text);
}

QString nodeLink(const PageSession& session, NodeId node)
{
    return linkTo(QStringLiteral("node:%1").arg(node.value),
                  elided(session.trees()->describe(node), nameLength).toHtmlEscaped());
}

namespace {

// "div at 192", because the name alone is ambiguous.
QString placed(const PageSession& session, NodeId node, const QString& name)
{
    const Document& document = session.trees()->document();
    const Position position = session.runner()->analysis().sequence.positionOf(node);
    const bool isBare = document.isElement(node) && document.attribute(node, "id").empty() &&
                        document.attribute(node, "class").empty();
    return isBare && position != noPosition ? Explain::tr("%1 at %2").arg(name).arg(position.value + 1)
                                            : name;
}

// `first` formats the first subtree, as plain text or as a link.
QString subtreesText(const PageSession& session, Region region, QString (*first)(const PageSession&, NodeId))
{
    if (region.size() == 0)
        return {};
    const auto runs = subtreesOf(session.trees()->document(), session.runner()->analysis().sequence, region);
    std::uint32_t subtrees = 0;
    for (const Subtrees& run : runs)
        subtrees += run.count;
    const NodeId node =
        runs.empty() ? session.runner()->analysis().sequence.nodes[region.begin.value]
                     : largestOf(session.trees()->document(), session.runner()->analysis().sequence, runs);
    const QString name = placed(session, node, first(session, node));
    return subtrees < 2 ? name
                        : Explain::tr("%1 and %n more", nullptr, static_cast<int>(subtrees) - 1).arg(name);
}

} // namespace

QString placedLink(const PageSession& session, NodeId node)
{
    return placed(session, node, nodeLink(session, node));
}

QString regionName(const PageSession& session, Region region)
{
    return subtreesText(session, region,
                        [](const PageSession& of, NodeId node) { return of.trees()->describe(node); });
}

QString regionText(const PageSession& session, Region region)
{
    const QString name = subtreesText(session, region, &nodeLink);
    return name.isEmpty() ? positionsText(region)
                          : QStringLiteral("%1 (%2)").arg(positionsText(region), name);
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
    constexpr int most = 10; // a minimum difference is a short decimal
    for (int decimals = 2; decimals < most; ++decimals) {
        const QString text = QString::number(number, 'f', decimals);
        if (std::abs(text.toDouble() - number) < 1e-12)
            return decimal(number, decimals);
    }
    return decimal(number, most);
}

QString inequality(const SearchOptions& options, const CandidateSplit& candidateSplit)
{
    const double difference = sizeDifference(options, candidateSplit.left, candidateSplit.right);
    const bool isAbove = passesSizeRule(options, candidateSplit.left, candidateSplit.right);
    // Enough decimals that a number above the limit is printed as above it.
    int decimals = 3;
    while (decimals < 6 &&
           (QString::number(difference, 'f', decimals).toDouble() > options.minDifference) != isAbove)
        ++decimals;
    const QString numbers = options.sizeRule == SizeRule::Printed ? QStringLiteral("(%2 − %1) / %3")
                                                                  : QStringLiteral("|%1 − %2| / %3");
    return QStringLiteral("%1 = %2 %3 %4")
        .arg(numbers.arg(candidateSplit.left)
                 .arg(candidateSplit.right)
                 .arg(candidateSplit.left + candidateSplit.right),
             decimal(difference, decimals), isAbove ? QStringLiteral(">") : QStringLiteral("≤"),
             exactDecimal(options.minDifference));
}

QStringList chanceTexts(const PageSession& session, std::span<const Chance> chances)
{
    const SearchTrace& trace = session.runner()->analysis().trace;
    QStringList lines;
    for (std::size_t first = 0; first < chances.size();) {
        Reason reason = chanceReason(trace, chances[first]);
        std::size_t last = first;
        while (last + 1 < chances.size()) {
            Reason next = chanceReason(trace, chances[last + 1]);
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

namespace {

// "div#a (position 7)", "li.item and 5 more".
QString changedElements(const PageSession& session, const std::vector<NodeId>& nodes)
{
    const NodeId first = nodes.front();
    const Position position = session.runner()->hasAnalysis()
                                  ? session.runner()->analysis().sequence.positionOf(first)
                                  : noPosition;
    const QString name = position == noPosition ? session.trees()->describe(first)
                                                : Explain::tr("%1 (position %2)")
                                                      .arg(session.trees()->describe(first),
                                                           QString::number(position.value + 1));
    return nodes.size() == 1
               ? name
               : Explain::tr("%1 and %n more", nullptr, static_cast<int>(nodes.size()) - 1).arg(name);
}

QString templateText(const PageSession& session, const WhatIf& whatIf)
{
    const TagPathEdit& edit = whatIf.setup.path.edits.back();
    const QString elements = changedElements(session, edit.nodes);
    if (whatIf.changed == ChangedOption::OwnClass)
        return Explain::tr("template: add a class of its own to %1").arg(elements);
    if (whatIf.changed == ChangedOption::Without)
        return Explain::tr("template: remove %1").arg(elements);
    if (edit.classes == ownClass)
        return Explain::tr("template: replace the classes of %1 by one class").arg(elements);
    return Explain::tr("template: replace the classes of %1 by “%2”")
        .arg(elements, QString::fromStdString(edit.classes));
}

QString changedText(const PageSession& session, const WhatIf& whatIf)
{
    const AnalysisOptions& present = session.runner()->options();
    const SearchOptions& search = whatIf.setup.search;
    switch (whatIf.changed) {
    case ChangedOption::MinDifference:
        return Explain::tr("minimum difference %1 instead of %2")
            .arg(exactDecimal(search.minDifference), exactDecimal(present.search.minDifference));
    case ChangedOption::FrequencyFilter:
        return search.frequencyFilter == FrequencyFilter::Above
                   ? Explain::tr("a symbol passes when its frequency is above the threshold (>)")
                   : Explain::tr("a symbol passes when its frequency is at least the threshold (≥)");
    case ChangedOption::SizeRule:
        switch (search.sizeRule) {
        case SizeRule::Printed:
            return Explain::tr("size rule of the listing: only a longer right side is accepted");
        case SizeRule::Absolute:
            return Explain::tr("size rule of the tables: either side may be the longer one");
        case SizeRule::Off:
            break;
        }
        return Explain::tr("no size rule: every candidate split is accepted");
    case ChangedOption::AfterRejection:
        return search.afterRejection == AfterRejection::NextThreshold
                   ? Explain::tr("after a rejected candidate split, the next threshold")
                   : Explain::tr("after a rejected candidate split, the scan continues");
    case ChangedOption::SplitSymbol:
        return search.splitSymbol == SplitSymbol::Keep
                   ? Explain::tr("the node at the split stays with the left side")
                   : Explain::tr("the node at the split is removed from the left side");
    case ChangedOption::LowestThreshold:
        return Explain::tr("thresholds from %1 on").arg(search.lowestThreshold);
    case ChangedOption::Variant: {
        const Variant* variant = variantOf(search);
        return Explain::tr("variant %1")
            .arg(variant == nullptr ? QString()
                                    : QString::fromLatin1(variant->name.data(),
                                                          static_cast<qsizetype>(variant->name.size())));
    }
    case ChangedOption::Style:
        return Explain::tr("label attributes: %1").arg(styleName(whatIf.setup.path.style));
    case ChangedOption::Nodes:
        return Explain::tr("nodes: %1").arg(nodesName(whatIf.setup.path.nodes));
    case ChangedOption::Source:
        return isSource(present.source) ? Explain::tr("the rendered tree instead of the source")
                                        : Explain::tr("the source instead of the rendered tree");
    case ChangedOption::OwnClass:
    case ChangedOption::CommonClass:
    case ChangedOption::OneClass:
    case ChangedOption::Without:
        return templateText(session, whatIf);
    case ChangedOption::Edited:
        return Explain::tr("template: %1")
            .arg(PageEditing::whatOf(session.trees()->document(), *whatIf.edit));
    case ChangedOption::Complement:
        break;
    }
    return whatIf.setup.keep == Keep::Complement ? Explain::tr("keep the complement")
                                                 : Explain::tr("keep the main region");
}

} // namespace

QString changeText(const PageSession& session, const WhatIf& whatIf)
{
    const QString text = changedText(session, whatIf);
    return whatIf.losesContent ? Explain::tr("%1; this loses content").arg(text) : text;
}

void tryChange(const PageSession& session, const WhatIf& whatIf)
{
    if (whatIf.edit)
        return session.editing()->makeOrRefuse({*whatIf.edit});
    PageSource source = session.trees()->shown();
    if (whatIf.changed == ChangedOption::Source)
        source = isSource(source) ? PageSource::Rendered : session.trees()->sourceKind();
    session.changes()->apply(whatIf.setup, source, changeText(session, whatIf));
}

QString editText(const PageSession& session, const TagPathEdit& edit)
{
    const auto count = static_cast<int>(edit.nodes.size());
    const QString first = edit.nodes.empty() || !session.trees()->hasDocument()
                              ? QString()
                              : session.trees()->describe(edit.nodes.front());
    switch (edit.kind) {
    case TagPathEdit::Kind::OtherClass:
        return Explain::tr("%n node(s) like %1 had the class “%2”", nullptr, count)
            .arg(first, QString::fromStdString(edit.classes));
    case TagPathEdit::Kind::SubtreeGone:
        return Explain::tr("%n nodes like %1 did not exist, with their descendants", nullptr, count)
            .arg(first);
    case TagPathEdit::Kind::Ignored:
        break;
    }
    return Explain::tr("the tag paths of %n nodes like %1 were ignored", nullptr, count).arg(first);
}

QString blockingText(const BlockingSymbols& blocking)
{
    const bool isGap = blocking.range.size() == 2;
    const std::uint32_t before = blocking.range.begin.value + 2; // the position right of the first gap
    QString text = isGap ? Explain::tr("The gap between positions %1 and %2:").arg(before - 1).arg(before)
                         : Explain::tr("The %n gap(s) between positions %1 and %2:", nullptr,
                                       static_cast<int>(blocking.range.size()) - 1)
                               .arg(before - 1)
                               .arg(blocking.range.end.value);
    text += ' ';
    if (blocking.opensAt == neverOpens)
        text += isGap ? Explain::tr("<b>no threshold allows a split at this gap</b>, because one of the most "
                                    "frequent symbols occurs on both sides.")
                      : Explain::tr("<b>no threshold allows a split at any of them</b>, because the most "
                                    "frequent symbols occur on both sides of each.");
    else if (blocking.symbols.empty() && isGap)
        text += Explain::tr("no symbol occurs on both sides, so every threshold allows a split at this gap.");
    else
        text += isGap ? Explain::tr("a split is possible from <b>threshold %1</b> on.").arg(blocking.opensAt)
                      : Explain::tr("the lowest threshold that allows a split at one of them is <b>%1</b>, "
                                    "before position %2.")
                            .arg(blocking.opensAt)
                            .arg(blocking.split.value + 1);
    return text;
}

QString crossingText(const BlockingSymbols& blocking)
{
    const bool isGap = blocking.range.size() == 2;
    const auto count = static_cast<int>(blocking.symbols.size());
    if (count > 0)
        return isGap ? Explain::tr("%n blocking symbols occur on both sides:", nullptr, count)
                     : Explain::tr("%n blocking symbols occur on both sides of each gap:", nullptr, count);
    if (isGap || blocking.opensAt == 1)
        return {};
    return Explain::tr(
               "No symbol occurs on both sides of all these gaps: each gap has its own blocking symbols.") +
           ' ' + guidance(Explain::tr("Mark a shorter range, or choose a gap."));
}

QString levelText(const PageSession& session, std::uint32_t level)
{
    const SearchTrace& trace = session.runner()->analysis().trace;
    const Level& of = trace.levels[level];
    if (of.attemptCount == 0)
        return Explain::tr("Level %1 tried no threshold.").arg(level + 1);
    const std::uint32_t last = of.attemptEnd() - 1;
    const std::uint32_t threshold = trace.attempts[last].threshold;
    if (const CandidateSplit* split = trace.acceptedSplit(of))
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

} // namespace tagseam
