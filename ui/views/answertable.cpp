// SPDX-License-Identifier: MIT
// The table of the Explain dock.
#include "ui/views/answertable.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>

#include <algorithm>

namespace tagseam {

AnswerTable::AnswerTable(QWidget* parent) : QTreeWidget(parent)
{
    setRootIsDecorated(false);
    setUniformRowHeights(true);
    setAlternatingRowColors(true);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setTextElideMode(Qt::ElideLeft); // of a tag path the end tells it from others
    header()->setStretchLastSection(false);
    header()->setMinimumSectionSize(36);
}

void AnswerTable::setColumns(const std::vector<Column>& columns, int wide)
{
    m_columns = columns;
    m_wide = wide;
    setColumnCount(static_cast<int>(columns.size()));
    for (int i = 0; i < columnCount(); ++i) {
        const Column& column = columns[static_cast<std::size_t>(i)];
        headerItem()->setText(i, column.title);
        headerItem()->setToolTip(i, column.tip);
        headerItem()->setTextAlignment(i,
                                       (column.isNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
        header()->setSectionResizeMode(i, i == wide ? QHeaderView::Stretch : QHeaderView::Interactive);
    }
}

QTreeWidgetItem* AnswerTable::addRow(const QStringList& cells, qlonglong key)
{
    auto* item = new QTreeWidgetItem(this, cells);
    item->setData(0, Qt::UserRole, key);
    for (int i = 0; i < columnCount(); ++i) {
        if (m_columns[static_cast<std::size_t>(i)].isNumber)
            item->setTextAlignment(i, Qt::AlignRight | Qt::AlignVCenter);
    }
    return item;
}

void AnswerTable::fit()
{
    constexpr int margin = 16;   // pixels
    constexpr int mostRows = 64; // that are measured
    const QFontMetrics metrics(font());
    for (int column = 0; column < columnCount(); ++column) {
        if (column == m_wide)
            continue;
        int width = metrics.horizontalAdvance(headerItem()->text(column));
        for (int row = 0; row < std::min(topLevelItemCount(), mostRows); ++row) {
            const QTreeWidgetItem* item = topLevelItem(row);
            width = std::max(width, metrics.horizontalAdvance(item->text(column)));
            if (const QWidget* widget = itemWidget(topLevelItem(row), column))
                width = std::max(width, widget->sizeHint().width());
        }
        header()->resizeSection(column, width + margin);
    }
    if (m_rowsShown > 0 && topLevelItemCount() > 0) {
        const int rows = std::min(topLevelItemCount(), m_rowsShown);
        int high = header()->sizeHint().height() + 2 * frameWidth() + 2;
        for (int row = 0; row < rows; ++row)
            high += std::max(rowHeight(indexFromItem(topLevelItem(row))), metrics.height() + 4);
        setFixedHeight(high);
    }
}

qlonglong AnswerTable::currentKey() const
{
    return currentItem() == nullptr ? -1 : keyOf(currentItem());
}

QString AnswerTable::text() const
{
    const auto line = [this](const QTreeWidgetItem* item) {
        QStringList cells;
        for (int i = 0; i < columnCount(); ++i) {
            if (!headerItem()->text(i).isEmpty()) // else it holds buttons
                cells << item->text(i);
        }
        return cells.join('\t') + '\n';
    };
    QString all = line(headerItem());
    const bool hasChosen = !selectedItems().isEmpty();
    for (int row = 0; row < topLevelItemCount(); ++row) {
        if (!hasChosen || topLevelItem(row)->isSelected())
            all += line(topLevelItem(row));
    }
    return all;
}

QString AnswerTable::markdown() const
{
    if (topLevelItemCount() == 0)
        return {};
    QString table;
    QString rule;
    const auto addRow = [&](const QTreeWidgetItem* item) {
        for (int i = 0; i < columnCount(); ++i) {
            if (!headerItem()->text(i).isEmpty()) // else it holds buttons
                table += QStringLiteral("| %1 ").arg(item->text(i).replace('|', QLatin1String("\\|")));
        }
        table += QLatin1String("|\n");
    };
    addRow(headerItem());
    for (int i = 0; i < columnCount(); ++i) {
        if (!headerItem()->text(i).isEmpty())
            rule += QLatin1String("|---");
    }
    table += rule + QLatin1String("|\n");
    for (int row = 0; row < topLevelItemCount(); ++row)
        addRow(topLevelItem(row));
    return table;
}

void AnswerTable::copy() const
{
    QApplication::clipboard()->setText(text());
}

void AnswerTable::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Copy))
        copy();
    else
        QTreeWidget::keyPressEvent(event);
}

void AnswerTable::contextMenuEvent(QContextMenuEvent* event)
{
    QMenu menu(this);
    menu.addAction(selectedItems().isEmpty() ? tr("&Copy the table") : tr("&Copy the rows"), this,
                   &AnswerTable::copy);
    menu.exec(event->globalPos());
}

} // namespace tagseam
