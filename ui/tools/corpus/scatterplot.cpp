// SPDX-License-Identifier: MIT
// Handles mouse and keys of a scatter plot. It is painted in scatterpainting.cpp.
#include "ui/tools/corpus/scatterplot.h"

#include "ui/widgets/accessiblerole.h"
#include "ui/widgets/elidedtips.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>
#include <limits>

namespace tagseam {

namespace {

constexpr double pointReach = 9; // in pixels; largest distance at which a point is hit

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

} // namespace tagseam
