// SPDX-License-Identifier: MIT
// Paints an importance as a number, a bar, and a shade.
#include "ui/tools/site/importancedelegate.h"

#include "ui/tools/site/styletreemodel.h"
#include "ui/widgets/theme.h"

#include <QApplication>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace tagseam {

namespace {

constexpr int leastAlpha = 40;

} // namespace

QColor ImportanceDelegate::shade(double importance)
{
    QColor colour = Theme::current().kept;
    const double within = std::clamp(importance, 0.0, 1.0);
    colour.setAlpha(leastAlpha + static_cast<int>(std::lround(within * (255 - leastAlpha))));
    return colour;
}

QPixmap ImportanceDelegate::scale(const QSize& size, double pixelRatio)
{
    QPixmap pixmap(size * pixelRatio);
    pixmap.setDevicePixelRatio(pixelRatio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    for (int x = 0; x < size.width(); ++x)
        painter.fillRect(x, 0, 1, size.height(), shade(static_cast<double>(x) / size.width()));
    return pixmap;
}

void ImportanceDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
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
    const QRectF number(option.rect.left(), option.rect.top(), m_numberWidth - 6, option.rect.height());
    painter->drawText(number, Qt::AlignRight | Qt::AlignVCenter, figure);
    const double importance = std::clamp(index.data(StyleTreeModel::FigureRole).toDouble(), 0.0, 1.0);
    const QRectF place = QRectF(option.rect).adjusted(m_numberWidth, 4, -6, -4);
    if (place.width() > 4) {
        painter->fillRect(
            place,
            option.palette.color(QPalette::Base)); // shades have the same meaning on a selected row
        QRectF bar = place;
        bar.setWidth(std::max(1.0, place.width() * importance));
        painter->fillRect(bar, shade(importance));
        painter->setPen(QPen(Theme::current().grid, 1));
        painter->drawRect(place);
        if (const QVariant threshold = index.data(StyleTreeModel::ThresholdRole); threshold.isValid()) {
            const double x = place.left() + place.width() * threshold.toDouble();
            painter->setPen(QPen(Theme::current().split, 2));
            painter->drawLine(QPointF(x, place.top() - 3), QPointF(x, place.bottom() + 3));
        }
    }
    painter->restore();
}

} // namespace tagseam
