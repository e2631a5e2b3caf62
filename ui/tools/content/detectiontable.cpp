// SPDX-License-Identifier: MIT
// The candidates of content detection with their evidence, in a table that fits its width.
#include "ui/tools/content/detectiontable.h"

#include "ui/tools/content/detectionmodel.h"
#include "ui/widgets/bardelegate.h"

#include <QHeaderView>

#include <algorithm>
#include <array>

namespace tagseam {

namespace {

constexpr int leastDetectionHeight =
    120;                           // height of the table, in pixels: three rows and a horizontal scroll bar
constexpr double headerSize = 0.9; // relative to the font
constexpr int titleMargins = 6;    // both sides together, in pixels
constexpr int mostGap = 12;        // pixels beside the contents of a cell

} // namespace

DetectionTable::DetectionTable(DetectionModel* model, QWidget* parent) : QTreeView(parent), m_model(model)
{
    setModel(model);
    setItemDelegate(new BarDelegate(DetectionModel::FigureRole, this));
    setRootIsDecorated(false);
    setUniformRowHeights(true);
    setAllColumnsShowFocus(true);
    setAlternatingRowColors(true);
    setSizePolicy(QSizePolicy::Expanding,
                  QSizePolicy::Ignored); // takes the remaining height, so that nothing is hidden
    setMinimumHeight(leastDetectionHeight);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn); // keeps the widths independent of it
    header()->setStretchLastSection(false);
    header()->setMinimumSectionSize(16);
    header()->setSectionsMovable(false);
    QFont small = header()->font();
    small.setPointSizeF(small.pointSizeF() * headerSize);
    header()->setFont(small);
    header()->setStyleSheet(QStringLiteral("QHeaderView::section { padding: 2px; }"));
}

int DetectionTable::widthOf(int column) const
{
    // The header's own hint has room for a sort indicator, which is not shown.
    const QString title = m_model->headerData(column, Qt::Horizontal).toString();
    int width = QFontMetrics(header()->font()).horizontalAdvance(title) + titleMargins;
    for (int row = 0; row < m_model->rowCount(); ++row)
        width = std::max(width, sizeHintForIndex(m_model->index(row, column)).width());
    return width;
}

void DetectionTable::fit()
{
    std::array<int, DetectionModel::columns> widths{};
    int needed = 0;
    for (int column = 0; column < DetectionModel::columns; ++column)
        needed += widths[static_cast<std::size_t>(column)] = widthOf(column);
    const int gap = std::clamp((viewport()->width() - needed) / DetectionModel::columns, 0, mostGap);
    for (int column = 0; column < DetectionModel::columns; ++column)
        header()->resizeSection(column, widths[static_cast<std::size_t>(column)] + gap);
}

void DetectionTable::resizeEvent(QResizeEvent* event)
{
    QTreeView::resizeEvent(event);
    fit();
}

} // namespace tagseam
