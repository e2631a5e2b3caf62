// SPDX-License-Identifier: MIT
// Paints a figure as a bar, with its threshold as a line.
#include "ui/tools/methods/figuredelegate.h"

#include "ui/session/analysis/regionmark.h"
#include "ui/tools/methods/decisionsmodel.h"

#include <QApplication>
#include <QPainter>

#include <algorithm>

namespace tagseam {

namespace {

constexpr int numberWidth = 44; // width of the digits, in pixels
constexpr int leastBar = 80;    // in pixels

} // namespace

void FigureDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                           const QModelIndex& index) const
{
    QStyleOptionViewItem plain = option;
    initStyleOption(&plain, index);
    const QString figure = plain.text;
    plain.text.clear();
    const QStyle* style = option.widget != nullptr ? option.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &plain, painter, option.widget); // the row's background
    painter->save();
    const bool isSelected = (option.state & QStyle::State_Selected) != 0;
    const QColor ink = option.palette.color(isSelected ? QPalette::HighlightedText : QPalette::Text);
    painter->setPen(ink);
    const QRectF number(option.rect.left(), option.rect.top(), numberWidth - 6, option.rect.height());
    painter->drawText(number, Qt::AlignRight | Qt::AlignVCenter, figure);
    const QVariant value = index.data(DecisionsModel::FigureRole);
    const double full = index.data(DecisionsModel::FullRole).toDouble();
    if (value.isValid() && full > 0) {
        const QRectF place = QRectF(option.rect).adjusted(numberWidth, 4, -6, -4);
        const auto widthOf = [&](double of) { return place.width() * std::min(1.0, of / full); };
        QRectF bar = place;
        bar.setWidth(std::max(2.0, widthOf(value.toDouble())));
        const RegionLook look = regionLook(index.data(DecisionsModel::LookRole).toInt());
        painter->fillRect(place, QColor(ink.red(), ink.green(), ink.blue(), 24));
        painter->fillRect(bar, look.here);
        if (const QVariant threshold = index.data(DecisionsModel::ThresholdRole); threshold.isValid()) {
            const double x = place.left() + widthOf(threshold.toDouble());
            painter->setPen(QPen(ink, 2));
            painter->drawLine(QPointF(x, place.top() - 3), QPointF(x, place.bottom() + 3));
        }
    }
    painter->restore();
}

QSize FigureDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QSize hint = QStyledItemDelegate::sizeHint(option, index);
    return {std::max(hint.width(), numberWidth + leastBar), hint.height()};
}

} // namespace tagseam
