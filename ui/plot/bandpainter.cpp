// SPDX-License-Identifier: MIT
// Draws the session's nested bands under the levels of the TPS plot.
#include "ui/plot/bandpainter.h"

#include "ui/widgets/theme.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace tagseam {

namespace {

// Lengths in pixels unless stated otherwise.
constexpr double leastBandWidth = 2; // keeps every band visible
constexpr double bandReach = 2;      // tolerance of a click beside a narrow band
constexpr double leastPartGap = 4;   // least gap between the lines that divide a band
constexpr double leastForLabel = 9;  // height that a label needs
constexpr double labelMargin = 1.5;  // margin left and right of the label, which has the plain background
constexpr double tagOffset = 2;      // distance of the label from the left end of the band
constexpr double bandTitleHeight = 16;
constexpr double titleGap = 5; // gap between the title and the first position
constexpr double outlineWidth = 0.7;
constexpr double chosenWidth = 2;
constexpr int partAlpha = 200; // alpha, 0 to 255

int alphaOf(
    BandLook look) // Returns the alpha (0 to 255): kept bands stand out, and what they cover stays visible.
{
    switch (look) {
    case BandLook::Main:
        return 190;
    case BandLook::Like:
        return 110;
    case BandLook::Other:
        break;
    }
    return 50;
}

QColor inkOf(BandLook look)
{
    return look == BandLook::Other ? Theme::current().mutedText : Theme::current().kept;
}

} // namespace

BandPainter::BandPainter(const PageSession& session, const PlotGeometry& geometry, QPainter& painter)
    : m_session(session), m_geometry(geometry), m_painter(painter)
{
}

std::uint32_t BandPainter::lanes(const PageSession& session)
{
    if (session.cursor()->isStepping() || session.isAsking())
        return 0;
    std::uint32_t count = 0;
    for (const NestedBand& band : session.selection()->bands())
        count = std::max(count, band.lane + 1);
    return count;
}

QRectF BandPainter::boxOf(const NestedBand& band, const PlotGeometry& geometry)
{
    const double left = geometry.x(band.region.begin.value);
    const double width = std::max(leastBandWidth, geometry.x(band.region.end.value) - left);
    const QRectF box(left, geometry.bands.top() + band.lane * geometry.bandHeight, width,
                     geometry.bandHeight - 1);
    return box.intersected(geometry.bands);
}

const NestedBand* BandPainter::bandAt(const PageSession& session, const PlotGeometry& geometry,
                                      const QPointF& point)
{
    if (lanes(session) == 0 || !geometry.bands.contains(point))
        return nullptr;
    const NestedBand* best = nullptr;
    for (const NestedBand& band : session.selection()->bands()) {
        const QRectF box = boxOf(band, geometry);
        const bool isBetter = best == nullptr || box.width() < boxOf(*best, geometry).width();
        if (!box.isEmpty() && box.adjusted(-bandReach, 0, bandReach, 1).contains(point) && isBetter)
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
    for (const NestedBand& band : m_session.selection()->bands()) {
        if (!band.isChosen)
            paintBand(band);
    }
    for (const NestedBand& band : m_session.selection()->bands()) {
        if (band.isChosen) // its outline is drawn on top
            paintBand(band);
    }
    m_painter.restore();
}

void BandPainter::paintTitle()
{
    m_painter.setPen(Theme::current().mutedText);
    const QRectF& bands = m_geometry.bands;
    m_painter.drawText(QRectF(bands.left() - PlotGeometry::leftMargin,
                              bands.center().y() - bandTitleHeight / 2, PlotGeometry::leftMargin - titleGap,
                              bandTitleHeight),
                       Qt::AlignRight | Qt::AlignVCenter, tr("content"));
}

void BandPainter::fill(QPainter& painter, const QRectF& box, BandLook look)
{
    QColor ink = inkOf(look);
    ink.setAlpha(alphaOf(look));
    painter.fillRect(box, ink);
    if (look == BandLook::Like)
        painter.fillRect(box, QBrush(inkOf(look), Qt::BDiagPattern));
}

void BandPainter::outline(QPainter& painter, const QRectF& box, BandLook look)
{
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(inkOf(look), outlineWidth));
    painter.drawRect(box);
}

void BandPainter::paintBand(const NestedBand& band)
{
    const QRectF box = boxOf(band, m_geometry);
    if (box.isEmpty())
        return;
    fill(m_painter, box, band.look);
    paintParts(band, box);
    outline(m_painter, box, band.look);
    if (band.isChosen) {
        m_painter.setPen(QPen(Theme::current().level, chosenWidth));
        m_painter.drawRect(box);
    }
    paintLabel(band, box);
}

void BandPainter::paintLabel(const NestedBand& band, const QRectF& box)
{
    const bool isDark = Theme::current().isDark;
    const double width = QFontMetricsF(m_painter.font()).horizontalAdvance(band.label) + 2 * labelMargin;
    const QRectF tag(box.left() + tagOffset, box.top() + 1, width, box.height() - 2);
    if (m_geometry.bandHeight < leastForLabel || tag.right() >= box.right())
        return;
    m_painter.fillRect(tag, isDark ? Qt::black : Qt::white);
    m_painter.setPen(isDark ? Qt::white : Qt::black);
    m_painter.drawText(tag, Qt::AlignCenter | Qt::TextDontClip, band.label);
}

// Draws a line where each record begins, as far as the lines stay distinguishable.
void BandPainter::paintParts(const NestedBand& band, const QRectF& box)
{
    if (band.parts.size() < 2)
        return;
    const double mean =
        band.region.size() * m_geometry.pixelsPerPosition() / static_cast<double>(band.parts.size());
    if (mean < leastPartGap)
        return;
    QColor line = Theme::current().isDark ? Qt::black : Qt::white;
    line.setAlpha(partAlpha);
    m_painter.setPen(QPen(line, 1));
    for (const Region part : band.parts) {
        const double x = m_geometry.x(part.begin.value);
        if (x > box.left() + 1 && x < box.right())
            m_painter.drawLine(QPointF(x, box.top()), QPointF(x, box.bottom()));
    }
}

} // namespace tagseam
