// SPDX-License-Identifier: MIT
// The differences of two versions of a page in words.
#include "ui/tools/page/changestext.h"

#include "ui/session/words/explaintext.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace tagseam {

namespace {

struct ChangesText {
    Q_DECLARE_TR_FUNCTIONS(tagseam::ChangesText)
};

constexpr std::size_t mostCauses = 5; // the list has all of them
constexpr qsizetype longestValue = 60;

QString textOf(const std::string& text)
{
    return shortened(QString::fromStdString(text), longestValue);
}

QString valueText(const std::string& value)
{
    return value.empty() ? ChangesText::tr("none") : QStringLiteral("“%1”").arg(textOf(value));
}

int number(std::uint32_t count)
{
    return static_cast<int>(count);
}

QString splitText(const std::optional<Position>& split, const QString& splits, const QString& doesNot)
{
    return split ? splits.arg(split->value + 1) : doesNot;
}

} // namespace

QString statusText(const ChangedSubtree& subtree)
{
    switch (subtree.change) {
    case StatusChange::Pruned:
        return ChangesText::tr("now pruned");
    case StatusChange::Kept:
        return ChangesText::tr("now kept");
    case StatusChange::Removed:
        return subtree.isKept ? ChangesText::tr("removed, was kept") : ChangesText::tr("removed, was pruned");
    case StatusChange::Added:
        break;
    }
    return subtree.isKept ? ChangesText::tr("added, kept") : ChangesText::tr("added, pruned");
}

QString changeText(const TemplateChange& change)
{
    const QString element = textOf(change.element);
    const int places = number(change.places);
    switch (change.kind) {
    case TemplateChangeKind::Added:
        return ChangesText::tr("%n %1 added", nullptr, places).arg(element);
    case TemplateChangeKind::Wrapped:
        return ChangesText::tr("%n %1 added around nodes that both versions have", nullptr, places)
            .arg(element);
    case TemplateChangeKind::Removed:
        return ChangesText::tr("%n %1 removed", nullptr, places).arg(element);
    case TemplateChangeKind::Unwrapped:
        return ChangesText::tr("%n %1 removed from around nodes that both versions have", nullptr, places)
            .arg(element);
    case TemplateChangeKind::Moved:
        return ChangesText::tr("%n %1 moved", nullptr, places).arg(element);
    case TemplateChangeKind::Text:
        return ChangesText::tr("words of %n text(s) changed", nullptr, places);
    case TemplateChangeKind::Attribute:
        break;
    }
    if (change.attribute == "class" || change.attribute == "style")
        return ChangesText::tr("%1 of %n %2 changed from %3 to %4", nullptr, places)
            .arg(textOf(change.attribute), element, valueText(change.before), valueText(change.after));
    return ChangesText::tr("attribute %1 of %n %2 changed", nullptr, places)
        .arg(textOf(change.attribute), element);
}

QString causeText(const PageDiff& diff)
{
    if (diff.counts.pruned + diff.counts.kept == 0)
        return {};
    if (diff.responsible.empty())
        return ChangesText::tr(
            "No change of the template was found that, undone, gives each node its status in the "
            "other version.");
    QStringList changes;
    const std::size_t shown = std::min(mostCauses, diff.responsible.size());
    for (std::size_t i = 0; i < shown; ++i)
        changes.append(
            QStringLiteral("<b>%1</b>").arg(changeText(diff.changes[diff.responsible[i]]).toHtmlEscaped()));
    if (shown < diff.responsible.size())
        changes.append(ChangesText::tr("%n other change(s)", nullptr,
                                       static_cast<int>(diff.responsible.size() - shown)));
    const QString text =
        diff.responsible.size() == 1
            ? ChangesText::tr(
                  "Change responsible: %1. Undone, it gives each node its status in the other version.")
        : diff.isLeast
            ? ChangesText::tr(
                  "Changes responsible: %1. Undone together, they give each node its status in the "
                  "other version.")
            : ChangesText::tr(
                  "Changes responsible: %1. Undone together, they give each node its status in the "
                  "other version; some of them may be needless.");
    return text.arg(changes.join(QStringLiteral("; ")));
}

QString levelDifferenceText(const PageDiff& diff)
{
    if (!diff.level)
        return {};
    const LevelDifference& level = *diff.level;
    return ChangesText::tr("Level %1 is the first that keeps other nodes: %2, and %3.")
        .arg(level.level + 1)
        .arg(splitText(level.oldSplit, ChangesText::tr("the other version is split before position %1"),
                       ChangesText::tr("the other version is not split")),
             splitText(level.newSplit, ChangesText::tr("this page is split before position %1"),
                       ChangesText::tr("this page is not split")));
}

} // namespace tagseam
