// SPDX-License-Identifier: MIT
// Icons of the step buttons.
#include "ui/tools/step/stepicon.h"

#include <QPainter>
#include <QPixmap>
#include <QPolygonF>

namespace tagseam {

namespace {

constexpr int iconSize = 20;   // in pixels
constexpr double signSize = 8; // width in pixels; triangles are 1.5 times as high

void drawSign(QPainter& painter, QChar sign, const QRectF& box)
{
    const QPointF middle = box.center();
    switch (sign.unicode()) {
    case '<':
        painter.drawPolygon(
            QPolygonF({{box.right(), box.top()}, {box.left(), middle.y()}, box.bottomRight()}));
        break;
    case '>':
        painter.drawPolygon(QPolygonF({box.topLeft(), {box.right(), middle.y()}, box.bottomLeft()}));
        break;
    case '^':
        painter.drawPolygon(QPolygonF({{middle.x(), middle.y() - 4},
                                       {middle.x() + 6, middle.y() + 4},
                                       {middle.x() - 6, middle.y() + 4}}));
        break;
    case 'v':
        painter.drawPolygon(QPolygonF({{middle.x(), middle.y() + 4},
                                       {middle.x() + 6, middle.y() - 4},
                                       {middle.x() - 6, middle.y() - 4}}));
        break;
    case '|':
        painter.drawRect(QRectF(middle.x() - 1, box.top(), 2, box.height()));
        break;
    case '=':
        painter.drawRect(QRectF(middle.x() - 4, box.top(), 3, box.height()));
        painter.drawRect(QRectF(middle.x() + 1, box.top(), 3, box.height()));
        break;
    case 'o':
        painter.drawEllipse(middle, 3.5, 3.5);
        break;
    default:
        break;
    }
}

QPixmap drawSigns(const QString& signs, const QColor& colour)
{
    constexpr double ratio = 2; // for high-density screens
    QPixmap pixmap(QSize(iconSize, iconSize) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    const double width = std::min(signSize, (iconSize - 2.0) / static_cast<double>(signs.size()));
    double left = (iconSize - width * static_cast<double>(signs.size())) / 2;
    for (const QChar sign : signs) {
        drawSign(painter, sign, {left, iconSize / 2.0 - 6, width, 12});
        left += width;
    }
    return pixmap;
}

} // namespace

QIcon stepIcon(const QString& signs, const QPalette& palette)
{
    QIcon icon(drawSigns(signs, palette.color(QPalette::Active, QPalette::ButtonText)));
    icon.addPixmap(drawSigns(signs, palette.color(QPalette::Disabled, QPalette::ButtonText)),
                   QIcon::Disabled);
    return icon;
}

} // namespace tagseam
