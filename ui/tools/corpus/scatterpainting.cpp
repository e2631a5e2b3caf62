// SPDX-License-Identifier: MIT
// Paints a scatter plot: axes with their marks, discs and triangles, the selected page.
#include "ui/tools/corpus/scatterplot.h"
#include "ui/widgets/theme.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace tagseam {

namespace {

constexpr double radius = 4; // radius of a point, in pixels
constexpr double markLength = 4;

QPolygonF triangleAt(const QPointF& place)
{
    constexpr double size = radius + 1;
    return QPolygonF(
        {place + QPointF(0, -size), place + QPointF(size, size * 0.8), place + QPointF(-size, size * 0.8)});
}

void drawSign(QPainter& painter, const QPointF& place, bool isAgainst)
{
    const Theme& theme = Theme::current();
    if (isAgainst) {
        painter.setPen(QPen(theme.dropped, 1.4));
        painter.setBrush(Qt::NoBrush);
        painter.drawPolygon(triangleAt(place));
        return;
    }
    QColor fill = theme.kept;
    fill.setAlpha(150); // places with many points are darker
    painter.setPen(QPen(theme.kept, 1));
    painter.setBrush(fill);
    painter.drawEllipse(place, radius, radius);
}

} // namespace

// The area without axes and their texts.
QRectF ScatterPlot::field() const
{
    const QFontMetrics metrics = fontMetrics();
    int widest = 0;
    if (m_y) {
        for (const ScatterAxis::Mark& mark : m_y->marks())
            widest = std::max(widest, metrics.horizontalAdvance(mark.text));
    }
    const int right = m_x ? metrics.horizontalAdvance(m_x->marks().back().text) / 2 + 4 : 0;
    const double left = widest + metrics.height() + 3 * markLength;
    const double below = 2 * metrics.height() + 3 * markLength;
    const double above = metrics.height() + 2 * markLength;
    return QRectF(rect()).adjusted(left, above, -std::max(right, 12), -below);
}

void ScatterPlot::paintEvent(QPaintEvent* /*event*/)
{
    if (m_drawn.isNull())
        drawAll();
    QPainter painter(this);
    painter.drawPixmap(0, 0, m_drawn);
    painter.setRenderHint(QPainter::Antialiasing);
    drawSelected(painter);
    if (hasFocus()) {
        painter.setPen(QPen(palette().color(QPalette::Highlight), 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5));
    }
}

void ScatterPlot::drawAll()
{
    m_drawn = QPixmap(size() * devicePixelRatioF());
    m_drawn.setDevicePixelRatio(devicePixelRatioF());
    m_drawn.fill(palette().color(QPalette::Base));
    QPainter painter(&m_drawn);
    painter.setFont(font());
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_data.points.empty()) {
        painter.setPen(palette().color(QPalette::Text));
        painter.drawText(rect().adjusted(16, 8, -16, -8), Qt::AlignCenter | Qt::TextWordWrap,
                         m_data.emptiness);
        return;
    }
    drawAxes(painter);
    drawPoints(painter);
    drawLaw(painter);
    drawKey(painter);
}

void ScatterPlot::drawAxes(QPainter& painter) const
{
    const Theme& theme = Theme::current();
    const QRectF area = field();
    const QFontMetrics metrics = fontMetrics();
    const QColor text = palette().color(QPalette::Text);
    double free = area.left() - 100; // right end of the last text below
    for (const ScatterAxis::Mark& mark : m_x->marks()) {
        const double x = area.left() + mark.place * area.width();
        const bool isNamed = !mark.text.isEmpty();
        painter.setPen(isNamed ? theme.grid
                               : QColor(theme.grid.red(), theme.grid.green(), theme.grid.blue(), 90));
        painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()));
        const double width = metrics.horizontalAdvance(mark.text);
        if (!isNamed || x - width / 2 < free + 6)
            continue;
        free = x + width / 2;
        painter.setPen(text);
        painter.drawText(QPointF(x - width / 2, area.bottom() + markLength + metrics.ascent()), mark.text);
    }
    double low = area.bottom() + 100; // top of the last text at the left
    for (const ScatterAxis::Mark& mark : m_y->marks()) {
        const double y = area.bottom() - mark.place * area.height();
        const bool isNamed = !mark.text.isEmpty();
        painter.setPen(isNamed ? theme.grid
                               : QColor(theme.grid.red(), theme.grid.green(), theme.grid.blue(), 90));
        painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
        if (!isNamed || y + metrics.height() / 2.0 > low)
            continue;
        low = y - metrics.height() / 2.0;
        painter.setPen(text);
        painter.drawText(QPointF(area.left() - markLength - metrics.horizontalAdvance(mark.text),
                                 y + metrics.ascent() / 2.0 - 1),
                         mark.text);
    }
    painter.setPen(theme.mutedText);
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(area);
    painter.setPen(text);
    painter.drawText(
        QRectF(0, rect().bottom() - metrics.height() - markLength, rect().width(), metrics.height()),
        Qt::AlignCenter, axisTitleOf(*m_data.x));
    painter.save();
    painter.translate(2, area.bottom());
    painter.rotate(-90);
    painter.drawText(QRectF(0, 0, area.height(), metrics.height()), Qt::AlignCenter, axisTitleOf(*m_data.y));
    painter.restore();
}

void ScatterPlot::drawPoints(QPainter& painter) const
{
    for (const bool isAgainst : {true, false}) { // the shown method is drawn on top
        for (const ScatterPoint& point : m_data.points) {
            if (point.isAgainst == isAgainst)
                drawSign(painter, placeOf(point), isAgainst);
        }
    }
}

// Draws the power law as a straight line from the first to the last point, and its text at the lower right.
void ScatterPlot::drawLaw(QPainter& painter) const
{
    if (!m_data.law || m_order.empty())
        return;
    const auto placeAt = [this](double x) {
        return placeOf({x, m_data.law->factor * std::pow(x, m_data.law->exponent)});
    };
    const QRectF area = field();
    painter.save();
    painter.setClipRect(area);
    painter.setPen(QPen(palette().color(QPalette::Text), 1.4, Qt::DashLine));
    painter.drawLine(placeAt(std::max(m_data.points[m_order.front()].x, 1.0)),
                     placeAt(std::max(m_data.points[m_order.back()].x, 1.0)));
    painter.restore();
    painter.setPen(palette().color(QPalette::Text));
    painter.drawText(area.adjusted(0, 0, -6, -4), Qt::AlignRight | Qt::AlignBottom, m_data.lawText);
}

// Draws the key of signs above the field.
void ScatterPlot::drawKey(QPainter& painter) const
{
    const QFontMetrics metrics = fontMetrics();
    double x = field().left();
    const double y = markLength + metrics.height() / 2.0;
    const double room = m_data.againstName.isEmpty() ? rect().width() - x : (rect().width() - x) / 2;
    for (const bool isAgainst : {false, true}) {
        const QString& name = isAgainst ? m_data.againstName : m_data.shownName;
        if (name.isEmpty())
            continue;
        drawSign(painter, QPointF(x + radius + 1, y), isAgainst);
        painter.setPen(palette().color(QPalette::Text));
        const QString shown = metrics.elidedText(name, Qt::ElideMiddle, static_cast<int>(room) - 24);
        painter.drawText(QPointF(x + 2 * radius + 8, y + metrics.ascent() / 2.0 - 1), shown);
        x += metrics.horizontalAdvance(shown) + 2 * radius + 24;
    }
}

// Draws a ring around each of its points, and lines to the axes.
void ScatterPlot::drawSelected(QPainter& painter) const
{
    if (m_isPast)
        return;
    const QRectF area = field();
    for (const ScatterPoint& point : m_data.points) {
        if (point.page != m_selected)
            continue;
        const QPointF place = placeOf(point);
        const QColor colour = Theme::current().selection;
        if (!point.isAgainst) {
            painter.setPen(QPen(colour, 1, Qt::DashLine));
            painter.drawLine(QPointF(area.left(), place.y()), place);
            painter.drawLine(place, QPointF(place.x(), area.bottom()));
        }
        drawSign(painter, place, point.isAgainst);
        painter.setPen(QPen(colour, 2.4));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(place, radius + 4, radius + 4);
    }
}

} // namespace tagseam
