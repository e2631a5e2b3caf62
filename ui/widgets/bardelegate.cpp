// SPDX-License-Identifier: MIT
// Paints a number between 0 and 1 with a bar beneath it.
#include "ui/widgets/bardelegate.h"

#include "ui/widgets/theme.h"

#include <QPainter>

#include <algorithm>

namespace tagseam {

namespace {

// In pixels.
constexpr int barHeight = 3;
constexpr int barMargin = 3; // left and right of the bar
constexpr int barBottom = 2; // below the bar

constexpr int restAlpha = 60; // alpha (0 to 255) of the rest of the bar

} // namespace

void BarDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyledItemDelegate::paint(painter, option, index);
    const QVariant value = index.data(m_role);
    if (!value.isValid())
        return;
    const bool isSelected = (option.state & QStyle::State_Selected) != 0;
    QColor ink = isSelected ? option.palette.color(QPalette::HighlightedText) : Theme::current().kept;
    QRectF place = QRectF(option.rect).adjusted(barMargin, 0, -barMargin, -barBottom);
    place.setTop(place.bottom() - barHeight);
    QRectF bar = place;
    bar.setWidth(place.width() * std::clamp(value.toDouble(), 0.0, 1.0));
    painter->fillRect(bar, ink);
    ink.setAlpha(restAlpha);
    painter->fillRect(place, ink);
}

QSize BarDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QSize hint = QStyledItemDelegate::sizeHint(option, index);
    return {hint.width(), hint.height() + (index.data(m_role).isValid() ? 2 * barHeight : 0)};
}

} // namespace tagseam
