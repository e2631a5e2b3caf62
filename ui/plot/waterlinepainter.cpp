// SPDX-License-Identifier: MIT
// Draws the waterline of a level.
#include "ui/plot/waterlinepainter.h"

#include "ui/plot/plotpainter.h"
#include "ui/widgets/language.h"
#include "ui/widgets/theme.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace tagseam {

namespace {

constexpr double captionHeight = 17; // in pixels
constexpr double waterlineLegendHeight = 15;
constexpr double waterlineAxisHeight = 18;
constexpr int someAlpha = 90;         // alpha of the shade for pixels in which only some gaps are blocked
constexpr double legendFrom = 100;    // height of the view from which the legend has a line of its own
constexpr double captionShare = 0.65; // largest share of a line for the caption, beside the legend
constexpr double openLaneHeight = 5;
constexpr double leastOpenWidth = 3; // keeps every open gap visible

QColor withAlpha(QColor colour, int alpha)
{
    colour.setAlpha(alpha);
    return colour;
}

QBrush cliffHatch()
{
    return {withAlpha(Theme::current().isDark ? Qt::black : Qt::white, 120), Qt::BDiagPattern};
}

} // namespace

std::size_t WaterGeometry::rankAt(double y) const
{
    const double step =
        (axis.plot.bottom() - y) / axis.plot.height() * (static_cast<double>(thresholds) + 0.5);
    return static_cast<std::size_t>(
        std::clamp(std::round(step - 0.8), 0.0, static_cast<double>(thresholds) - 1));
}

WaterGeometry WaterGeometry::layout(const WaterScene& scene, const QRectF& area, double first, double last,
                                    bool isNumbered)
{
    WaterGeometry g;
    const double left = area.left() + PlotGeometry::leftMargin;
    const double width = std::max(10.0, area.width() - PlotGeometry::leftMargin - PlotGeometry::rightMargin);
    g.caption = QRectF(left, area.top() + 1, width, captionHeight);
    g.legend = area.height() < legendFrom ? g.caption
                                          : QRectF(left, g.caption.bottom(), width, waterlineLegendHeight);
    const double top = g.legend.bottom() + 2;
    const double bottom = area.bottom() - (isNumbered ? waterlineAxisHeight : 3) - openLaneHeight - 2;
    g.axis.plot = QRectF(left, top, width, std::max(20.0, bottom - top));
    g.openLane = QRectF(left, g.axis.plot.bottom() + 2, width, openLaneHeight);
    g.axis.first = first;
    g.axis.last = std::max(last, first + 1);
    g.thresholds = std::max<std::size_t>(1, scene.water.thresholds.size());
    g.isNumbered = isNumbered;
    return g;
}

WaterlinePainter::WaterlinePainter(const PageSession& session, const WaterScene& scene,
                                   const WaterGeometry& geometry, QPainter& painter)
    : m_session(session), m_scene(scene), m_geometry(geometry), m_painter(painter)
{
}

QRectF WaterlinePainter::between(double first, double last) const
{
    const QRectF& plot = m_geometry.axis.plot;
    const double left = std::clamp(m_geometry.axis.x(first), plot.left(), plot.right());
    const double right = std::clamp(m_geometry.axis.x(last), plot.left(), plot.right());
    return {left, plot.top(), std::max(right - left, 0.0), plot.height()};
}

void WaterlinePainter::paintBack()
{
    const Theme& theme = Theme::current();
    const Region region = m_scene.water.region;
    PlotPainter::paintPositions(m_painter, m_geometry.axis, m_geometry.openLane.bottom(),
                                m_geometry.isNumbered);
    const QRectF level = between(region.begin.value, region.end.value);
    if (m_scene.threshold) {
        QRectF water = level;
        water.setTop(m_geometry.waterY(m_scene.rankOf(*m_scene.threshold)));
        m_painter.fillRect(water, withAlpha(theme.water, Theme::waterTint));
    }
    for (const auto& [from, to] : {std::pair(m_geometry.axis.plot.left(), level.left()),
                                   std::pair(level.right(), m_geometry.axis.plot.right())})
        m_painter.fillRect(QRectF(from, level.top(), to - from, level.height()), withAlpha(theme.grid, 110));
}

// The shown gaps by pixel: a gap is centred between its two positions.
std::vector<WaterlinePainter::Column> WaterlinePainter::columns() const
{
    const PlotGeometry& axis = m_geometry.axis;
    const auto& opensAt = m_scene.water.opensAt;
    const double begin = m_scene.water.region.begin.value + 0.5;
    const auto gapAt = [&](double x, double rounding) {
        const double gap = std::floor(axis.position(x) - begin + rounding);
        return static_cast<std::size_t>(std::clamp(gap, 0.0, static_cast<double>(opensAt.size())));
    };
    std::vector<Column> columns;
    const std::size_t first = gapAt(axis.plot.left(), 0);
    const std::size_t last = gapAt(axis.plot.right(), 1); // one past the last
    const double step = std::max(1.0, axis.pixelsPerPosition());
    for (std::size_t gap = first; gap < last;) {
        const double left = std::max(axis.plot.left(), axis.x(begin + static_cast<double>(gap)));
        const double right = std::min(axis.plot.right(), left + step);
        const std::size_t end =
            step > 1 ? gap + 1
                     : std::clamp(gapAt(right, 0), gap + 1, last); // one past the last gap of this column
        const auto [low, high] = std::minmax_element(opensAt.begin() + static_cast<std::ptrdiff_t>(gap),
                                                     opensAt.begin() + static_cast<std::ptrdiff_t>(end));
        const double drawnRight = std::min(axis.plot.right(), axis.x(begin + static_cast<double>(end)));
        if (!columns.empty() && columns.back().low == *low && columns.back().high == *high)
            columns.back().right = drawnRight;
        else
            columns.push_back({left, drawnRight, *low, *high});
        gap = end;
    }
    return columns;
}

// Draws the threshold profile. Up to the lowest threshold in a pixel column it is solid; from there to the
// highest threshold it has a lighter shade. Gaps that never open are hatched up to the top.
void WaterlinePainter::paintProfile()
{
    const QRectF& plot = m_geometry.axis.plot;
    const auto top = [&](std::uint32_t opensAt) {
        return opensAt == neverOpens ? plot.top() : m_geometry.profileY(m_scene.rankOf(opensAt));
    };
    QList<QRectF> rock;
    QList<QRectF> some;
    QList<QRectF> cliffs;
    for (const Column& column : columns()) {
        const auto add = [&](QList<QRectF>& to, double from, double until) {
            if (until > from)
                to.append({column.left, from, column.right - column.left, until - from});
        };
        add(rock, top(column.low), plot.bottom());
        add(some, top(column.high), top(column.low));
        if (column.high == neverOpens)
            add(cliffs, plot.top(), column.low == neverOpens ? plot.bottom() : top(column.low));
    }
    const QColor profile = Theme::current().profile;
    m_painter.setPen(Qt::NoPen);
    for (const auto& [rects, brush] :
         {std::pair(&rock, QBrush(profile)), std::pair(&some, QBrush(withAlpha(profile, someAlpha))),
          std::pair(&cliffs, cliffHatch())}) {
        m_painter.setBrush(brush);
        m_painter.drawRects(*rects);
    }
}

QImage WaterlinePainter::profile(const PageSession& session, const WaterScene& scene,
                                 const WaterGeometry& geometry, double pixelRatio)
{
    const QRectF& plot = geometry.axis.plot;
    QImage image((plot.size() * pixelRatio).toSize().expandedTo({1, 1}), QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(pixelRatio);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.translate(-plot.topLeft());
    WaterlinePainter(session, scene, geometry, painter).paintProfile();
    return image;
}

void WaterlinePainter::paintConcealed(const QImage& profile, const QString& sentence)
{
    PlotPainter::paintPositions(m_painter, m_geometry.axis, m_geometry.openLane.bottom(),
                                m_geometry.isNumbered);
    m_painter.drawImage(m_geometry.axis.plot.topLeft(), profile);
    paintAxis(true);
    paintHeader(sentence, Theme::current().mutedText, true);
}

void WaterlinePainter::paintFront()
{
    const Theme& theme = Theme::current();
    paintRejected();
    paintSurface();
    paintSelection();
    paintCandidateSplits();
    paintOpenGaps();
    paintAxis();
    const QColor plain = theme.isDark ? Qt::white : Qt::black;
    paintHeader(waterCaption(m_session, m_scene), m_scene.state.whatIf ? theme.split : plain);
}

// Draws open gaps filled where the scan can split and hollow where it cannot.
void WaterlinePainter::paintOpenGaps()
{
    const QRectF& lane = m_geometry.openLane;
    QList<QRectF> full;
    QList<QRectF> hollow;
    for (const OpenGaps& gaps : m_scene.open) {
        const double from = m_geometry.axis.x(gaps.splits.begin.value - 0.5);
        const double width = m_geometry.axis.x(gaps.splits.end.value - 0.5) - from;
        const double wider = std::max(0.0, leastOpenWidth - width) / 2; // added on both sides
        const QRectF box =
            QRectF(from - wider, lane.top(), width + 2 * wider, lane.height()).intersected(lane);
        QList<QRectF>& boxes = gaps.use == GapUse::Split ? full : hollow;
        if (box.isEmpty())
            continue;
        if (!boxes.isEmpty() && box.left() < boxes.back().right())
            boxes.back().setRight(std::max(box.right(), boxes.back().right()));
        else
            boxes.append(box);
    }
    m_painter.setPen(QPen(Theme::current().water, 1));
    m_painter.setBrush(Qt::NoBrush);
    m_painter.drawRects(hollow);
    m_painter.setBrush(Theme::current().water);
    m_painter.drawRects(full);
}

// Draws the sentence and the legend. The legend shares the line if there is room for only one.
void WaterlinePainter::paintHeader(const QString& sentence, const QColor& colour, bool isConcealed)
{
    constexpr double gap = 16;
    const QFontMetricsF metrics(m_painter.font());
    const QRectF& line = m_geometry.caption;
    const bool isShared = m_geometry.legend == line;
    const QString shown =
        metrics.elidedText(sentence, Qt::ElideRight, line.width() * (isShared ? captionShare : 1));
    m_painter.setPen(colour);
    m_painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, shown);
    const double beside = isShared ? metrics.horizontalAdvance(shown) + gap : 0;
    paintLegend(m_geometry.legend.adjusted(beside, 0, 0, 0), isConcealed);
}

void WaterlinePainter::paintRejected()
{
    const Theme& theme = Theme::current();
    const Region region = m_scene.water.region;
    const SearchOptions& options = m_session.runner()->analysis().trace.options;
    const RejectedSplits rejected = rejectedSplits(options, region.size());
    if (rejected.isEmpty())
        return;
    const double from = region.begin.value + rejected.from;
    const double to = region.begin.value + rejected.to;
    const QRectF band = between(from, to);
    m_painter.fillRect(band, withAlpha(theme.dropped, 34));
    m_painter.setPen(QPen(theme.dropped, 1, Qt::DotLine));
    for (const double edge : {from, to}) {
        const double x = m_geometry.axis.x(edge);
        if (x >= band.left() - 0.5 && x <= band.right() + 0.5)
            m_painter.drawLine(QPointF(x, band.top()), QPointF(x, band.bottom()));
    }
    const QFontMetricsF metrics(m_painter.font());
    const double share = options.minDifference * 100;
    const QString percent = decimal(share, share == std::round(share) ? 0 : 1);
    const QStringList texts{options.sizeRule == SizeRule::Printed
                                ? tr("rejected here: right side not %1 % longer").arg(percent)
                                : tr("rejected here: sides differ by %1 % or less").arg(percent),
                            options.sizeRule == SizeRule::Printed
                                ? tr("rejected here")
                                : tr("rejected: differ by ≤ %1 %").arg(percent),
                            tr("rejected")};
    for (const QString& text : texts) {
        const double width = metrics.horizontalAdvance(text) + 8;
        if (width > band.width())
            continue;
        const QRectF plate(band.center().x() - width / 2, band.top() + 2, width, metrics.height());
        m_painter.fillRect(plate, theme.halo());
        m_painter.setPen(theme.dropped);
        m_painter.drawText(plate, Qt::AlignCenter, text);
        return;
    }
}

void WaterlinePainter::paintSurface()
{
    if (!m_scene.threshold)
        return;
    const Theme& theme = Theme::current();
    const Region region = m_scene.water.region;
    const QRectF level = between(region.begin.value, region.end.value);
    const double y = m_geometry.waterY(m_scene.rankOf(*m_scene.threshold));
    drawOnHalo(QLineF(level.left(), y, level.right(), y),
               QPen(theme.water, 1.6, m_scene.state.whatIf ? Qt::DashLine : Qt::SolidLine));
    m_painter.setPen(QPen(theme.mutedText, 1));
    for (const Position bound : {region.begin, region.end}) {
        const double x = m_geometry.axis.x(bound.value);
        if (x >= level.left() - 0.5 && x <= level.right() + 0.5)
            m_painter.drawLine(QPointF(x, level.top()), QPointF(x, level.bottom()));
    }
}

void WaterlinePainter::paintCandidateSplits()
{
    if (!m_scene.threshold)
        return;
    const Theme& theme = Theme::current();
    const QRectF& plot = m_geometry.axis.plot;
    const double y = m_geometry.waterY(m_scene.rankOf(*m_scene.threshold));
    const auto isShown = [&](double x) { return x >= plot.left() - 0.5 && x <= plot.right() + 0.5; };
    double last = -1e9; // x of the mark before; marks on the same pixel are drawn once
    if (m_scene.trial) {
        for (const Position split : m_scene.trial->splits) {
            const double x = m_geometry.axis.x(split.value);
            if (split > m_scene.candidateSplits.back().split && isShown(x) && x >= last + 1)
                markUnreached({last = x, y});
        }
    }
    last = -1e9;
    for (const CandidateSplit& candidateSplit : m_scene.candidateSplits) {
        const double x = m_geometry.axis.x(candidateSplit.split.value);
        const bool isAccepted = candidateSplit.verdict == Verdict::Accepted;
        if (candidateSplit.verdict == Verdict::OneSymbol || !isShown(x) || (x < last + 1 && !isAccepted))
            continue;
        last = x;
        if (isAccepted)
            drawOnHalo(QLineF(x, plot.top(), x, plot.bottom()), QPen(theme.split, 1, Qt::DashLine));
        mark({x, y}, candidateSplit.verdict);
    }
}

// Draws the mark of a verdict. The shapes differ: a full arrow, a cross, a hollow square.
void WaterlinePainter::mark(const QPointF& tip, Verdict verdict)
{
    const Theme& theme = Theme::current();
    const QColor halo = theme.halo();
    QPainterPath shape;
    switch (verdict) {
    case Verdict::Accepted:
    case Verdict::RejectedBySize: // filled and hollow as in plot and timeline
        shape.addPolygon({tip, tip + QPointF(-5.5, -10), tip + QPointF(5.5, -10)});
        shape.closeSubpath();
        m_painter.setPen(QPen(verdict == Verdict::Accepted ? halo : theme.split, 1.2));
        m_painter.setBrush(verdict == Verdict::Accepted ? theme.split : halo);
        m_painter.drawPath(shape);
        return;
    case Verdict::NoneFound:
        for (const double side : {-1.0, 1.0}) {
            shape.moveTo(tip + QPointF(-4 * side, -4));
            shape.lineTo(tip + QPointF(4 * side, 4));
        }
        break;
    case Verdict::OneSymbol:
        return;
    }
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(QPen(halo, 4));
    m_painter.drawPath(shape);
    m_painter.setPen(QPen(theme.mutedText, 2));
    m_painter.drawPath(shape);
}

void WaterlinePainter::markUnreached(const QPointF& tip)
{
    const Theme& theme = Theme::current();
    m_painter.setPen(QPen(theme.split, 1.2));
    m_painter.setBrush(theme.halo());
    m_painter.drawEllipse(tip, 3, 3);
}

// Draws thresholds in equal steps, each labelled as far as there is room; the threshold of the run is always
// labelled.
void WaterlinePainter::paintAxis(bool isConcealed)
{
    const Theme& theme = Theme::current();
    const QRectF& plot = m_geometry.axis.plot;
    const QFontMetricsF metrics(m_painter.font());
    m_painter.setPen(theme.grid);
    m_painter.setBrush(Qt::NoBrush);
    m_painter.drawRect(plot);

    const double height = metrics.height() - 1;
    double free =
        plot.bottom() + height; // top of the label below; labels are placed from the lowest threshold up
    const bool hasWater = m_scene.threshold && !isConcealed;
    const double waterY = hasWater ? m_geometry.waterY(m_scene.rankOf(*m_scene.threshold)) : plot.top() - 1e6;
    const auto label = [&](double y, const QString& text) {
        const double top = std::clamp(y - height / 2, plot.top() - 2, plot.bottom() - height + 2);
        if (top + height > free || std::abs(top + height / 2 - waterY) < height)
            return;
        m_painter.drawText(QRectF(14, top, plot.left() - 19, height), Qt::AlignRight | Qt::AlignVCenter,
                           text);
        free = top;
    };
    m_painter.setPen(theme.mutedText);
    for (std::size_t rank = 0; rank < m_geometry.thresholds; ++rank) {
        const double y = m_geometry.y(static_cast<double>(rank) + 0.55);
        const bool isWater = hasWater && m_scene.water.thresholds[rank] == *m_scene.threshold;
        if (!isWater && y - height / 2 >= plot.top() - 2 + height) // stays below the label "never"
            label(y, QString::number(m_scene.water.thresholds[rank]));
    }
    label(plot.top(), tr("never"));
    m_painter.save();
    m_painter.translate(plot.left() - PlotGeometry::leftMargin + 2, plot.center().y());
    m_painter.rotate(-90);
    if (metrics.horizontalAdvance(tr("threshold")) < plot.height() + 8)
        m_painter.drawText(QRectF(-60, 0, 120, 16), Qt::AlignCenter, tr("threshold"));
    m_painter.restore();
    if (!hasWater)
        return;
    const QString text = QString::number(*m_scene.threshold);
    const double width = metrics.horizontalAdvance(text) + 8;
    const QRectF tag(plot.left() - width - 1, std::clamp(waterY - 7, plot.top(), plot.bottom() - 14), width,
                     14);
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(theme.water);
    m_painter.drawRoundedRect(tag, 3, 3);
    m_painter.setPen(Qt::black);
    m_painter.drawText(tag, Qt::AlignCenter, text);
}

std::vector<WaterLegendEntry> WaterlinePainter::legend(const WaterScene& scene, const WaterGeometry& geometry,
                                                       bool isConcealed)
{
    std::vector<WaterLegendEntry> entries{
        {WaterSign::Gap, QChar(u'■'), tr("bar: threshold that opens the gap")},
        {WaterSign::NeverOpens, QChar(u'▨'), tr("none opens it")},
    };
    if (isConcealed)
        return entries;
    const auto add = [&](bool isThere, WaterSign sign, char16_t glyph, const QString& text) {
        if (isThere)
            entries.push_back({sign, QChar(glyph), text});
    };
    const auto has = [&](Verdict verdict) {
        return std::ranges::find(scene.candidateSplits, verdict, &CandidateSplit::verdict) !=
               scene.candidateSplits.end();
    };
    const auto isSplit = [](const OpenGaps& gaps) { return gaps.use == GapUse::Split; };
    add(true, WaterSign::Water, u'≈', tr("water: threshold now"));
    add(std::ranges::any_of(scene.open, isSplit), WaterSign::CanSplit, u'▮', tr("open: the scan can split"));
    add(!std::ranges::all_of(scene.open, isSplit), WaterSign::CannotSplit, u'▯',
        tr("open: the scan cannot split"));
    add(has(Verdict::Accepted), WaterSign::Accepted, u'▼', tr("accepted"));
    add(has(Verdict::RejectedBySize), WaterSign::RejectedBySize, u'▽', tr("rejected by the size rule"));
    add(has(Verdict::NoneFound), WaterSign::EndOfScan, u'✕', tr("end of the scan"));
    add(scene.trial && scene.trial->splits.size() > 1, WaterSign::NotReached, u'○',
        tr("candidate split, not reached"));
    add(geometry.axis.pixelsPerPosition() < 1, WaterSign::Mixed, u'░', tr("some of the gaps in a pixel"));
    return entries;
}

// Draws as many entries as there is room for, and "…" for the rest.
void WaterlinePainter::paintLegend(const QRectF& box, bool isConcealed)
{
    constexpr double signWidth = 15;
    constexpr double gap = 14;
    const QFontMetricsF metrics(m_painter.font());
    const QString more = QStringLiteral("…");
    const double y = box.center().y();
    const double base = y + metrics.ascent() / 2 - 1;
    double x = box.left();
    const std::vector<WaterLegendEntry> entries = legend(m_scene, m_geometry, isConcealed);
    for (const WaterLegendEntry& entry : entries) {
        const double end = x + signWidth + metrics.horizontalAdvance(entry.text);
        const double rest = &entry == &entries.back() ? 0 : gap + metrics.horizontalAdvance(more);
        const bool isRoom = end + rest <= box.right();
        if (isRoom)
            paintSign(entry.sign, QRectF(x, y - 4, 10, 8));
        m_painter.setPen(Theme::current().mutedText);
        m_painter.drawText(QPointF(isRoom ? x + signWidth : x, base), isRoom ? entry.text : more);
        if (!isRoom)
            return;
        x = end + gap;
    }
}

void WaterlinePainter::paintSign(WaterSign sign, const QRectF& box)
{
    const Theme& theme = Theme::current();
    switch (sign) {
    case WaterSign::Gap:
        return m_painter.fillRect(box, theme.profile);
    case WaterSign::NeverOpens:
        m_painter.fillRect(box, theme.profile);
        return m_painter.fillRect(box, cliffHatch());
    case WaterSign::Water:
        m_painter.fillRect(box, withAlpha(theme.water, Theme::waterTint));
        m_painter.setPen(QPen(theme.water, 1.6));
        return m_painter.drawLine(box.topLeft(), box.topRight());
    case WaterSign::CanSplit:
    case WaterSign::CannotSplit:
        m_painter.setPen(QPen(theme.water, 1));
        m_painter.setBrush(sign == WaterSign::CanSplit ? QBrush(theme.water) : QBrush(Qt::NoBrush));
        return m_painter.drawRect(box.adjusted(0, 1, 0, -2));
    case WaterSign::Accepted:
        return mark({box.center().x(), box.bottom() + 1}, Verdict::Accepted);
    case WaterSign::RejectedBySize:
        return mark({box.center().x(), box.bottom() + 1}, Verdict::RejectedBySize);
    case WaterSign::EndOfScan:
        return mark(box.center(), Verdict::NoneFound);
    case WaterSign::NotReached:
        return markUnreached(box.center());
    case WaterSign::Mixed:
        return m_painter.fillRect(box, withAlpha(theme.profile, someAlpha));
    }
}

void WaterlinePainter::paintSelection()
{
    const Theme& theme = Theme::current();
    const QRectF& plot = m_geometry.axis.plot;
    if (const Region range = m_session.selection()->range(); range.size() > 0) {
        const QRectF marked = between(range.begin.value, range.end.value);
        m_painter.fillRect(marked, withAlpha(theme.range, 60));
        for (const double edge : {marked.left(), marked.right()}) {
            if (marked.width() > 0)
                drawOnHalo(QLineF(edge, plot.top(), edge, plot.bottom()), QPen(theme.range, 1));
        }
    }
    const Position position =
        m_session.runner()->analysis().sequence.positionOf(m_session.selection()->node());
    if (position == noPosition)
        return;
    const double x = m_geometry.axis.x(position.value + 0.5);
    if (x < plot.left() || x > plot.right())
        return;
    drawOnHalo(QLineF(x, plot.top(), x, plot.bottom()), QPen(theme.selection, 1.5));
}

// Draws a line that crosses the threshold profile, which no colour of a line contrasts with in both themes.
void WaterlinePainter::drawOnHalo(const QLineF& line, const QPen& pen)
{
    m_painter.setPen(QPen(Theme::current().halo(), pen.widthF() + 2));
    m_painter.drawLine(line);
    m_painter.setPen(pen);
    m_painter.drawLine(line);
}

} // namespace tagseam
