// SPDX-License-Identifier: MIT
// The table of changes that would keep or prune something.
#include "ui/tools/node/whatiftable.h"

#include "ui/session/words/explaintext.h"

#include <QPushButton>

namespace tagseam {

namespace {

constexpr int shownChanges = 8;

// The effect of a change of the page on the tag paths; empty for an option.
QString whyItHelps(ChangedOption changed)
{
    if (changed == ChangedOption::OwnClass)
        return WhatIfTable::tr(
            "Any name that the page does not have yet, beside the classes that the element has. It "
            "becomes part of the tag path of every descendant, so the descendants no longer share "
            "symbols with the rest of the page.");
    if (changed == ChangedOption::OneClass || changed == ChangedOption::CommonClass)
        return WhatIfTable::tr(
            "Elements with the same class have the same tag paths, and a tag path that occurs "
            "on both sides of a gap blocks the split. The class takes the place of all others.");
    if (changed == ChangedOption::MinDifference)
        return WhatIfTable::tr(
            "May differ from the difference that one level shows: once a split is rejected, "
            "later ones can still prune the node, or an earlier level no longer splits.");
    return {};
}

} // namespace

WhatIfTable::WhatIfTable(QWidget* parent) : AnswerTable(parent)
{
    setRowsShown(shownChanges);
    setTextElideMode(Qt::ElideRight);
    setUniformRowHeights(false); // a change is a sentence, and may take two lines
    setWordWrap(true);
    connect(this, &QTreeWidget::itemActivated, this,
            [this](const QTreeWidgetItem* item) { emit wanted(static_cast<std::size_t>(keyOf(item))); });
}

void WhatIfTable::say()
{
    setColumns(
        {{tr("Change"), tr("One option, or one change of the template; all else stays the same"), false},
         {tr("Node kept"), tr("Share of the node and its descendants that is kept after the change"), true},
         {tr("Page kept"), tr("Nodes of the page that are kept after the change, counted as in the papers"),
          true},
         {tr("Changed"),
          tr("Nodes of the page whose status changes, including this node and its descendants"), true, true},
         {QString(), QString(), false}},
        0);
    setAccessibleName(tr("Changes that reverse it"));
}

void WhatIfTable::fill(const PageSession& session, std::span<const WhatIf> whatIfs)
{
    clearRows();
    setVisible(!whatIfs.empty());
    for (std::size_t i = 0; i < whatIfs.size(); ++i) {
        const WhatIf& each = whatIfs[i];
        const QString others =
            each.changed == ChangedOption::Source ? QStringLiteral("–") : QString::number(each.flipped);
        QTreeWidgetItem* row =
            addRow({changeText(session, each), tr("%1 of %2").arg(each.share.kept).arg(each.share.all),
                    QString::number(each.counts.kept), others, QString()},
                   static_cast<qlonglong>(i));
        const QString why = whyItHelps(each.changed);
        row->setToolTip(0, why.isEmpty() ? row->text(0) : row->text(0) + QStringLiteral("\n\n") + why);
        auto* button = new QPushButton(tr("Try it"), this);
        button->setMaximumWidth(button->fontMetrics().horizontalAdvance(button->text()) + 24);
        button->setAccessibleName(tr("Try it: %1").arg(row->text(0)));
        setItemWidget(row, columnCount() - 1, button);
        connect(button, &QPushButton::clicked, this, [this, i] { emit wanted(i); });
    }
    fit();
}

} // namespace tagseam
