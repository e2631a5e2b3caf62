// SPDX-License-Identifier: MIT
// The differences of two versions of a page in words.
#include "ui/tools/page/changestext.h"

#include "ui/session/words/explaintext.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace tagseam {

namespace {

struct Changes {
    Q_DECLARE_TR_FUNCTIONS(tagseam::Changes)
};

constexpr std::size_t mostCauses = 5; // the list has all of them
constexpr qsizetype longestValue = 60;

QString textOf(const std::string& text)
{
    return shortened(QString::fromStdString(text), longestValue);
}

QString valueText(const std::string& value)
{
    return value.empty() ? Changes::tr("none") : QStringLiteral("“%1”").arg(textOf(value));
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
        return Changes::tr("now pruned");
    case StatusChange::Kept:
        return Changes::tr("now kept");
    case StatusChange::Removed:
        return subtree.isKept ? Changes::tr("removed, was kept") : Changes::tr("removed, was pruned");
    case StatusChange::Added:
        break;
    }
    return subtree.isKept ? Changes::tr("added, kept") : Changes::tr("added, pruned");
}

QString changeText(const TemplateChange& change)
{
    const QString element = textOf(change.element);
    const int places = number(change.places);
    switch (change.kind) {
    case TemplateChangeKind::Added:
        return Changes::tr("%n %1 added", nullptr, places).arg(element);
    case TemplateChangeKind::Wrapped:
        return Changes::tr("%n %1 added around nodes that both versions have", nullptr, places).arg(element);
    case TemplateChangeKind::Removed:
        return Changes::tr("%n %1 removed", nullptr, places).arg(element);
    case TemplateChangeKind::Unwrapped:
        return Changes::tr("%n %1 removed from around nodes that both versions have", nullptr, places)
            .arg(element);
    case TemplateChangeKind::Moved:
        return Changes::tr("%n %1 moved", nullptr, places).arg(element);
    case TemplateChangeKind::Text:
        return Changes::tr("words of %n text(s) changed", nullptr, places);
    case TemplateChangeKind::Attribute:
        break;
    }
    if (change.attribute == "class" || change.attribute == "style")
        return Changes::tr("%1 of %n %2 changed from %3 to %4", nullptr, places)
            .arg(textOf(change.attribute), element, valueText(change.before), valueText(change.after));
    return Changes::tr("attribute %1 of %n %2 changed", nullptr, places)
        .arg(textOf(change.attribute), element);
}

QString causeText(const PageDiff& diff)
{
    if (diff.counts.pruned + diff.counts.kept == 0)
        return {};
    if (diff.responsible.empty())
        return Changes::tr(
            "No change of the template was found that, undone, gives each node its status in the "
            "other version.");
    QStringList changes;
    const std::size_t shown = std::min(mostCauses, diff.responsible.size());
    for (std::size_t i = 0; i < shown; ++i)
        changes.append(
            QStringLiteral("<b>%1</b>").arg(changeText(diff.changes[diff.responsible[i]]).toHtmlEscaped()));
    if (shown < diff.responsible.size())
        changes.append(
            Changes::tr("%n other change(s)", nullptr, static_cast<int>(diff.responsible.size() - shown)));
    const QString text =
        diff.responsible.size() == 1
            ? Changes::tr(
                  "Change responsible: %1. Undone, it gives each node its status in the other version.")
        : diff.isLeast
            ? Changes::tr("Changes responsible: %1. Undone together, they give each node its status in the "
                          "other version.")
            : Changes::tr("Changes responsible: %1. Undone together, they give each node its status in the "
                          "other version; some of them may be needless.");
    return text.arg(changes.join(QStringLiteral("; ")));
}

QString levelDifferenceText(const PageDiff& diff)
{
    if (!diff.level)
        return {};
    const LevelDifference& level = *diff.level;
    return Changes::tr("Level %1 is the first that keeps other nodes: %2, and %3.")
        .arg(level.level + 1)
        .arg(splitText(level.oldSplit, Changes::tr("the other version is split before position %1"),
                       Changes::tr("the other version is not split")),
             splitText(level.newSplit, Changes::tr("this page is split before position %1"),
                       Changes::tr("this page is not split")));
}

} // namespace tagseam
