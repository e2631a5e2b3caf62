// SPDX-License-Identifier: MIT
// The table of the Explain dock.
#include "ui/widgets/answertable.h"

#include "ui/widgets/markdown.h"
#include "ui/widgets/spreadsheetrow.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QKeyEvent>
#include <QResizeEvent>
#include <QStyle>

#include <algorithm>
#include <numeric>

namespace tagseam {

namespace {

QString copiedText(const QTreeWidgetItem& item, int column)
{
    const QString text = item.data(column, Qt::AccessibleTextRole).toString();
    return text.isEmpty() ? item.text(column) : text;
}

} // namespace

AnswerTable::AnswerTable(QWidget* parent) : QTreeWidget(parent)
{
    setRootIsDecorated(false);
    setUniformRowHeights(true);
    setAlternatingRowColors(true);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setTextElideMode(Qt::ElideLeft); // the end distinguishes a tag path from others
    header()->setStretchLastSection(false);
    header()->setMinimumSectionSize(36);
    QAction* copying = new QAction(tr("&Copy the table"), this); // for a menu
    addAction(copying);
    connect(copying, &QAction::triggered, this, &AnswerTable::copy);
    connect(this, &QTreeWidget::itemSelectionChanged, copying, [this, copying] {
        copying->setText(selectedItems().isEmpty() ? tr("&Copy the table") : tr("&Copy the rows"));
    });
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

void AnswerTable::clearRows()
{
    const QWidget* focused = QApplication::focusWidget();
    if (focused != nullptr && isAncestorOf(focused))
        setFocus();
    clear();
}

// The width of the column's contents, in pixels.
int AnswerTable::widthOf(int column) const
{
    constexpr int mostRows = 64; // number of rows that are measured
    const QFontMetrics metrics(font());
    int width = metrics.horizontalAdvance(headerItem()->text(column));
    if (header()->isSortIndicatorShown() && header()->sortIndicatorSection() == column)
        width += style()->pixelMetric(QStyle::PM_HeaderMarkSize, nullptr, this);
    for (int row = 0; row < std::min(topLevelItemCount(), mostRows); ++row) {
        QTreeWidgetItem* item = topLevelItem(row);
        width = std::max(width, metrics.horizontalAdvance(item->text(column)));
        if (const QWidget* widget = itemWidget(item, column))
            width = std::max(width, std::min(widget->sizeHint().width(), widget->maximumWidth()));
    }
    return width;
}

// Gives each row the height of its text in the wide column: QTreeView breaks lines, but does not make room
// for them.
void AnswerTable::wrapWide(int width)
{
    header()->setSectionResizeMode(m_wide,
                                   QHeaderView::Interactive); // one that stretches has its width only later
    header()->resizeSection(m_wide, width);
    const int margin = style()->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, this) + 1;
    const QFontMetrics metrics(font());
    for (int row = 0; row < topLevelItemCount(); ++row) {
        QTreeWidgetItem* item = topLevelItem(row);
        const QRect text = metrics.boundingRect(QRect(0, 0, width - 2 * margin, QWIDGETSIZE_MAX),
                                                Qt::TextWordWrap, item->text(m_wide));
        item->setSizeHint(m_wide, QSize(width, text.height() + 4));
    }
    doItemsLayout();
}

void AnswerTable::fit()
{
    constexpr int usualMargin = 16; // pixels beside the text of a column
    constexpr int leastMargin = 8;
    constexpr int leastWide = 64; // in pixels; leaves room for two numbers in later columns
    const QFontMetrics metrics(font());
    std::vector<int> widths;
    widths.reserve(static_cast<std::size_t>(columnCount()));
    for (int column = 0; column < columnCount(); ++column)
        widths.push_back(column == m_wide ? std::max(leastWide, widthOf(column)) : widthOf(column));
    const int count = columnCount();
    const int all = std::accumulate(widths.begin(), widths.end(), 0);
    const int margin = all + count * usualMargin > viewport()->width() ? leastMargin : usualMargin;
    for (int column = 0; column < count; ++column)
        setColumnHidden(column, m_columns[static_cast<std::size_t>(column)].isOptional &&
                                    all + count * margin > viewport()->width());
    int rest = viewport()->width();
    for (int column = 0; column < columnCount(); ++column) {
        if (column == m_wide || isColumnHidden(column))
            continue;
        header()->resizeSection(column, widths[static_cast<std::size_t>(column)] + margin);
        rest -= header()->sectionSize(column);
    }
    if (wordWrap()) { // other texts are elided before it breaks into many lines
        const int wanted = std::min(widthOf(m_wide) + margin, viewport()->width() / 3);
        for (int column = 0; column < columnCount(); ++column) {
            const bool isText = column != m_wide && !m_columns[static_cast<std::size_t>(column)].isNumber &&
                                itemWidget(topLevelItem(0), column) == nullptr;
            const int surplus = header()->sectionSize(column) - leastWide;
            if (const int given = std::min(wanted - rest, surplus); isText && given > 0) {
                header()->resizeSection(column, header()->sectionSize(column) - given);
                rest += given;
            }
        }
        wrapWide(std::max(leastWide, rest));
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

// Returns the rows in their order, each with the rows that are unfolded below it.
std::vector<QTreeWidgetItem*> AnswerTable::unfolded() const
{
    std::vector<QTreeWidgetItem*> rows;
    for (int row = 0; row < topLevelItemCount(); ++row) {
        rows.push_back(topLevelItem(row));
        for (int child = 0; topLevelItem(row)->isExpanded() && child < topLevelItem(row)->childCount();
             ++child)
            rows.push_back(topLevelItem(row)->child(child));
    }
    return rows;
}

QString AnswerTable::text() const
{
    const auto line = [this](const QTreeWidgetItem* item) {
        QStringList cells;
        for (int i = 0; i < columnCount(); ++i) {
            if (!headerItem()->text(i).isEmpty()) // otherwise it holds buttons
                cells << copiedText(*item, i);
        }
        return spreadsheetRow(cells);
    };
    QString all = line(headerItem());
    const bool hasChosen = !selectedItems().isEmpty();
    for (const QTreeWidgetItem* row : unfolded()) {
        if (!hasChosen || row->isSelected())
            all += line(row);
    }
    return all;
}

QString AnswerTable::csv() const
{
    const auto line = [this](const QTreeWidgetItem* item) {
        QStringList cells;
        for (int i = 0; i < columnCount(); ++i) {
            if (!headerItem()->text(i).isEmpty()) // otherwise it holds buttons
                cells << QString::fromStdString(spreadsheetField(copiedText(*item, i).toStdString()));
        }
        return cells.join(',') + QLatin1String("\r\n");
    };
    QString all = line(headerItem());
    for (const QTreeWidgetItem* row : unfolded())
        all += line(row);
    return all;
}

QString AnswerTable::markdown() const
{
    const auto cells = [this](const QTreeWidgetItem* item) {
        QStringList texts;
        for (int i = 0; i < columnCount(); ++i) {
            if (!headerItem()->text(i).isEmpty()) // otherwise it holds buttons
                texts << copiedText(*item, i);
        }
        return texts;
    };
    const std::vector<QTreeWidgetItem*> rows = unfolded();
    return markdownTable(cells(headerItem()), rows.size(), [&](std::size_t row) { return cells(rows[row]); });
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

void AnswerTable::resizeEvent(QResizeEvent* event)
{
    QTreeWidget::resizeEvent(event);
    if (event->size().width() != event->oldSize().width() && topLevelItemCount() > 0)
        fit();
}

} // namespace tagseam
