// SPDX-License-Identifier: MIT
// Widgets side by side, which continue in a new row where the width ends.
#include "ui/widgets/flowlayout.h"

#include <QStyle>
#include <QWidget>

#include <algorithm>

namespace tagseam {

void FlowLayout::addItem(QLayoutItem* item)
{
    m_items.emplace_back(item);
}

int FlowLayout::count() const
{
    return static_cast<int>(m_items.size());
}

QLayoutItem* FlowLayout::itemAt(int index) const
{
    return index >= 0 && index < count() ? m_items[static_cast<std::size_t>(index)].get() : nullptr;
}

QLayoutItem* FlowLayout::takeAt(int index)
{
    if (itemAt(index) == nullptr)
        return nullptr;
    const auto at = m_items.begin() + index;
    QLayoutItem* item = at->release();
    m_items.erase(at);
    return item;
}

int FlowLayout::heightForWidth(int width) const
{
    return arrange(QRect(0, 0, width, 0), false);
}

QSize FlowLayout::minimumSize() const
{
    QSize size;
    for (const auto& item : m_items) {
        if (!item->isEmpty())
            size = size.expandedTo(item->minimumSize());
    }
    return size.grownBy(contentsMargins());
}

QSize FlowLayout::sizeHint() const
{
    QSize size;
    for (const auto& item : m_items) {
        if (item->isEmpty())
            continue;
        const QSize hint = item->sizeHint();
        size = QSize(size.width() + hint.width() + (size.width() > 0 ? spacing() : 0),
                     std::max(size.height(), hint.height()));
    }
    return size.grownBy(contentsMargins());
}

void FlowLayout::setGeometry(const QRect& rect)
{
    QLayout::setGeometry(rect);
    arrange(rect, true);
}

int FlowLayout::arrange(const QRect& rect, bool isPlacing) const
{
    const QMargins margins = contentsMargins();
    const QRect inside = rect.marginsRemoved(margins);
    QPoint at = inside.topLeft();
    int rowHeight = 0;
    for (const auto& item : m_items) {
        if (item->isEmpty()) // its widget is hidden
            continue;
        const QSize size = item->sizeHint().boundedTo(QSize(inside.width(), QLAYOUTSIZE_MAX));
        if (at.x() > inside.left() && at.x() + size.width() > inside.left() + inside.width()) {
            at = QPoint(inside.left(), at.y() + rowHeight + spacing());
            rowHeight = 0;
        }
        if (isPlacing)
            item->setGeometry(QStyle::visualRect(parentWidget()->layoutDirection(), rect, QRect(at, size)));
        at.rx() += size.width() + spacing();
        rowHeight = std::max(rowHeight, size.height());
    }
    return at.y() + rowHeight - rect.top() + margins.bottom();
}

} // namespace tagseam
