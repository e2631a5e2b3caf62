// SPDX-License-Identifier: MIT
// Draws the session's marked regions into the TPS plot.
#include "ui/plot/markpainter.h"

#include "ui/widgets/theme.h"

#include <QPainter>

#include <algorithm>

namespace tagseam {

namespace {

constexpr double firstBar = 17; // pixels below the top of the plot, below the numbers of the splits
constexpr double markBarHeight = 13;
constexpr std::size_t mostRows = 6;

// Returns the row of each mark: the first row in which it overlaps no earlier mark.
std::vector<std::size_t> rowsOf(const std::vector<RegionMark>& marks)
{
    std::vector<std::size_t> rows;
    for (std::size_t i = 0; i < marks.size(); ++i) {
        std::size_t row = 0;
        const auto isTaken = [&](std::size_t wanted) {
            for (std::size_t j = 0; j < i; ++j) {
                if (rows[j] == wanted && intersection(marks[i].region, marks[j].region).size() > 0)
                    return true;
            }
            return false;
        };
        while (row + 1 < mostRows && isTaken(row))
            ++row;
        rows.push_back(row);
    }
    return rows;
}

} // namespace

MarkPainter::MarkPainter(const PageSession& session, const PlotGeometry& geometry, QPainter& painter)
    : m_session(session), m_geometry(geometry), m_painter(painter)
{
}

void MarkPainter::paint()
{
    const std::vector<RegionMark>& marks = m_session.selection()->marks();
    const std::vector<std::size_t> rows = rowsOf(marks);
    m_painter.save();
    m_painter.setClipRect(m_geometry.plot);
    for (std::size_t i = 0; i < marks.size(); ++i)
        paintMark(marks[i], rows[i]);
    for (const RegionMark& mark : marks)
        paintSplit(mark);
    m_painter.restore();
}

void MarkPainter::paintMark(const RegionMark& mark, std::size_t row)
{
    if (mark.region.size() == 0)
        return;
    const RegionLook look = regionLook(mark.look);
    const QRectF& plot = m_geometry.plot;
    const double left = m_geometry.x(mark.region.begin.value);
    const double width = std::max(2.0, m_geometry.x(mark.region.end.value) - left);
    if (left > plot.right() || left + width < plot.left())
        return;
    const double top = plot.top() + firstBar + static_cast<double>(row) * (markBarHeight + 2);
    QColor veil = look.here;
    veil.setAlpha(Theme::current().isDark ? 30 : 22);
    m_painter.fillRect(QRectF(left, top, width, plot.bottom() - top), veil);
    m_painter.setPen(QPen(look.here, 1, look.line));
    m_painter.setBrush(Qt::NoBrush);
    m_painter.drawLine(QPointF(left, top), QPointF(left, plot.bottom()));
    m_painter.drawLine(QPointF(left + width, top), QPointF(left + width, plot.bottom()));
    const QRectF bar(left, top, width, markBarHeight);
    veil.setAlpha(110);
    m_painter.fillRect(bar, veil);
    m_painter.fillRect(bar, QBrush(look.here, look.pattern));
    m_painter.drawRect(bar);
    // The label is in the visible part of the bar.
    const QRectF seen = bar.intersected(plot);
    const QFontMetricsF metrics(m_painter.font());
    const double labelWidth = metrics.horizontalAdvance(mark.label) + 8;
    if (mark.label.isEmpty() || labelWidth > seen.width())
        return;
    const QRectF tag(seen.center().x() - labelWidth / 2, top, labelWidth, markBarHeight);
    m_painter.fillRect(tag, look.here);
    m_painter.setPen(Theme::current().isDark ? Qt::black : Qt::white);
    m_painter.drawText(tag, Qt::AlignCenter, mark.label);
}

// Draws a heavy line with a head, which distinguishes it from the dashed lines of the splits.
void MarkPainter::paintSplit(const RegionMark& mark)
{
    if (mark.split == noPosition)
        return;
    const RegionLook look = regionLook(mark.look);
    const double x = m_geometry.x(mark.split.value);
    const QRectF& plot = m_geometry.plot;
    m_painter.setPen(QPen(look.here, 2.5));
    m_painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()));
    const QPointF head[] = {{x - 6, plot.bottom()}, {x + 6, plot.bottom()}, {x, plot.bottom() - 9}};
    m_painter.setBrush(look.here);
    m_painter.drawPolygon(head, 3);
}

} // namespace tagseam
