// SPDX-License-Identifier: MIT
// A number between 0 and 1 with a bar beneath it.
#include "ui/views/bardelegate.h"

#include "ui/theme.h"

#include <QPainter>

#include <algorithm>

namespace tagseam {

namespace {

constexpr int barHeight = 3; // pixels
constexpr int rim = 3;

} // namespace

void BarDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyledItemDelegate::paint(painter, option, index);
    const QVariant value = index.data(m_role);
    if (!value.isValid())
        return;
    const bool isSelected = (option.state & QStyle::State_Selected) != 0;
    QColor ink = isSelected ? option.palette.color(QPalette::HighlightedText) : Theme::current().kept;
    QRectF place = QRectF(option.rect).adjusted(rim, 0, -rim, -2);
    place.setTop(place.bottom() - barHeight);
    QRectF bar = place;
    bar.setWidth(place.width() * std::clamp(value.toDouble(), 0.0, 1.0));
    painter->fillRect(bar, ink);
    ink.setAlpha(60);
    painter->fillRect(place, ink);
}

QSize BarDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QSize hint = QStyledItemDelegate::sizeHint(option, index);
    return {hint.width(), hint.height() + (index.data(m_role).isValid() ? 2 * barHeight : 0)};
}

} // namespace tagseam
