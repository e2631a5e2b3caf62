// SPDX-License-Identifier: MIT
// A scatter plot: mouse and keys, axes with their marks, discs and triangles, the selected page.
#include "ui/tools/corpus/scatterplot.h"

#include "ui/widgets/accessiblerole.h"
#include "ui/widgets/elidedtips.h"
#include "ui/widgets/theme.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>

#include <algorithm>
#include <cmath>
#include <limits>

namespace tagseam {

namespace {

constexpr double pointReach = 9; // in pixels; largest distance at which a point is hit

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

ScatterPlot::ScatterPlot(QWidget* parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleRole(this, QAccessible::Chart);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void ScatterPlot::setData(ScatterData data)
{
    m_data = std::move(data);
    m_isPast = false;
    makeAxes();
    m_order.clear();
    for (std::size_t i = 0; i < m_data.points.size(); ++i) {
        if (!m_data.points[i].isAgainst)
            m_order.push_back(i);
    }
    std::ranges::stable_sort(m_order, {}, [this](std::size_t i) { return m_data.points[i].x; });
    m_drawn = {};
    update();
}

void ScatterPlot::setPast()
{
    m_isPast = true;
    update();
}

void ScatterPlot::makeAxes()
{
    m_x.reset();
    m_y.reset();
    if (m_data.points.empty())
        return;
    const auto [leastX, mostX] = std::ranges::minmax(m_data.points, {}, &ScatterPoint::x);
    const auto [leastY, mostY] = std::ranges::minmax(m_data.points, {}, &ScatterPoint::y);
    m_x.emplace(*m_data.x, leastX.x, mostX.x);
    m_y.emplace(*m_data.y, leastY.y, mostY.y);
}

void ScatterPlot::setSelected(int page)
{
    if (page == m_selected)
        return;
    m_selected = page;
    update();
}

QPointF ScatterPlot::placeOf(const ScatterPoint& point) const
{
    const QRectF area = field();
    return {area.left() + m_x->placeOf(point.x) * area.width(),
            area.bottom() - m_y->placeOf(point.y) * area.height()};
}

const ScatterPoint* ScatterPlot::pointAt(const QPointF& place) const
{
    const ScatterPoint* nearest = nullptr;
    if (m_isPast)
        return nullptr;
    double least = pointReach * pointReach;
    for (const ScatterPoint& point : m_data.points) {
        const QPointF way = placeOf(point) - place;
        const double distance = QPointF::dotProduct(way, way);
        if (distance < least) {
            least = distance;
            nearest = &point;
        }
    }
    return nearest;
}

void ScatterPlot::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return;
    if (const ScatterPoint* point = pointAt(event->position()))
        emit chosen(point->page);
}

void ScatterPlot::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (const ScatterPoint* point = pointAt(event->position()))
        emit opened(point->page);
}

void ScatterPlot::mouseMoveEvent(QMouseEvent* event)
{
    setCursor(pointAt(event->position()) != nullptr ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

bool ScatterPlot::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const ScatterPoint* point = pointAt(help->pos());
    if (point != nullptr && m_tip)
        showToolTip(help->globalPos(), m_tip(*point), this);
    else
        QToolTip::hideText();
    return true;
}

void ScatterPlot::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Right:
        return goOn(1);
    case Qt::Key_Left:
        return goOn(-1);
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_selected >= 0)
            emit opened(m_selected);
        return;
    default:
        QWidget::keyPressEvent(event);
    }
}

// Goes to the next point by x.
void ScatterPlot::goOn(int step)
{
    if (m_order.empty() || m_isPast)
        return;
    const auto found =
        std::ranges::find(m_order, m_selected, [this](std::size_t i) { return m_data.points[i].page; });
    const auto last = static_cast<std::ptrdiff_t>(m_order.size()) - 1;
    const std::ptrdiff_t now = found == m_order.end() ? (step > 0 ? -1 : last + 1) : found - m_order.begin();
    const std::ptrdiff_t next = std::clamp<std::ptrdiff_t>(now + step, 0, last);
    emit chosen(m_data.points[m_order[static_cast<std::size_t>(next)]].page);
}

void ScatterPlot::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_drawn = {};
}

void ScatterPlot::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
        m_drawn = {};
        update();
    }
}

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
