// SPDX-License-Identifier: MIT
// Draws the session's nested bands under the levels of the TPS plot.
#include "ui/views/bandpainter.h"

#include "ui/theme.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace tagseam {

namespace {

constexpr double leastWidth = 2;    // pixels: no band vanishes
constexpr double leastPartGap = 4;  // pixels between the lines that divide a band
constexpr double leastForLabel = 9; // pixels high

} // namespace

BandPainter::BandPainter(const PageSession& session, const PlotGeometry& geometry, QPainter& painter)
    : m_session(session), m_geometry(geometry), m_painter(painter)
{
}

std::uint32_t BandPainter::lanes(const PageSession& session)
{
    if (session.isStepping() || session.isAsking())
        return 0;
    std::uint32_t count = 0;
    for (const NestedBand& band : session.bands())
        count = std::max(count, band.lane + 1);
    return count;
}

QRectF BandPainter::boxOf(const NestedBand& band, const PlotGeometry& geometry)
{
    const double left = geometry.x(band.region.begin.value);
    const double width = std::max(leastWidth, geometry.x(band.region.end.value) - left);
    const QRectF box(left, geometry.bands.top() + band.lane * geometry.bandHeight, width,
                     geometry.bandHeight - 1);
    return box.intersected(geometry.bands);
}

const NestedBand* BandPainter::bandAt(const PageSession& session, const PlotGeometry& geometry,
                                      const QPointF& point)
{
    if (lanes(session) == 0 || !geometry.bands.contains(point))
        return nullptr;
    constexpr double reach = 2; // pixels beside a narrow one
    const NestedBand* best = nullptr;
    for (const NestedBand& band : session.bands()) {
        const QRectF box = boxOf(band, geometry);
        const bool isBetter = best == nullptr || box.width() < boxOf(*best, geometry).width();
        if (!box.isEmpty() && box.adjusted(-reach, 0, reach, 1).contains(point) && isBetter)
            best = &band;
    }
    return best;
}

void BandPainter::paint()
{
    if (m_geometry.bands.isEmpty() || lanes(m_session) == 0)
        return;
    m_painter.save();
    paintTitle();
    for (const NestedBand& band : m_session.bands()) {
        if (!band.isChosen)
            paintBand(band);
    }
    for (const NestedBand& band : m_session.bands()) {
        if (band.isChosen) // its outline lies on top
            paintBand(band);
    }
    m_painter.restore();
}

void BandPainter::paintTitle()
{
    m_painter.setPen(Theme::current().mutedText);
    const QRectF& bands = m_geometry.bands;
    m_painter.drawText(QRectF(bands.left() - PlotGeometry::leftMargin, bands.center().y() - 8,
                              PlotGeometry::leftMargin - 5, 16),
                       Qt::AlignRight | Qt::AlignVCenter, tr("cure"));
}

void BandPainter::paintBand(const NestedBand& band)
{
    const Theme& theme = Theme::current();
    const QRectF box = boxOf(band, m_geometry);
    if (box.isEmpty())
        return;
    const bool isOther = band.look == BandLook::Other;
    QColor fill = isOther ? theme.mutedText : theme.kept;
    fill.setAlpha(band.look == BandLook::Main ? 190 : isOther ? 50 : 110);
    m_painter.fillRect(box, fill);
    if (band.look == BandLook::Like)
        m_painter.fillRect(box, QBrush(theme.kept, Qt::BDiagPattern));
    paintParts(band, box);
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(QPen(isOther ? theme.mutedText : theme.kept, 0.7));
    m_painter.drawRect(box);
    if (band.isChosen) {
        m_painter.setPen(QPen(theme.level, 2));
        m_painter.drawRect(box);
    }
    const QFontMetricsF metrics(m_painter.font());
    if (m_geometry.bandHeight < leastForLabel || metrics.horizontalAdvance(band.label) + 6 > box.width())
        return;
    const QRectF tag(box.left() + 2, box.top() + 1, metrics.horizontalAdvance(band.label) + 3,
                     box.height() - 2);
    m_painter.fillRect(tag, theme.isDark ? Qt::black : Qt::white);
    m_painter.setPen(theme.isDark ? Qt::white : Qt::black);
    m_painter.drawText(tag, Qt::AlignCenter | Qt::TextDontClip, band.label);
}

// A line where each record begins, as far as they can be told apart.
void BandPainter::paintParts(const NestedBand& band, const QRectF& box)
{
    if (band.parts.size() < 2)
        return;
    const double mean =
        band.region.size() * m_geometry.pixelsPerPosition() / static_cast<double>(band.parts.size());
    if (mean < leastPartGap)
        return;
    QColor line = Theme::current().isDark ? Qt::black : Qt::white;
    line.setAlpha(200);
    m_painter.setPen(QPen(line, 1));
    for (const Region part : band.parts) {
        const double x = m_geometry.x(part.begin.value);
        if (x > box.left() + 1 && x < box.right())
            m_painter.drawLine(QPointF(x, box.top()), QPointF(x, box.bottom()));
    }
}

} // namespace tagseam
