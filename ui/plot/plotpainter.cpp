// SPDX-License-Identifier: MIT
// Draws the TPS plot.
#include "ui/plot/plotpainter.h"

#include "ui/plot/bandpainter.h"
#include "ui/plot/markpainter.h"
#include "ui/plot/stepplotpainter.h"
#include "ui/session/analysis/contenttints.h"
#include "ui/widgets/theme.h"

#include <QFontMetricsF>
#include <QPaintEngine>
#include <QPainter>
#include <QPainterPath>
#include <QPixmap>
#include <QStringList>

#include <algorithm>
#include <cmath>
#include <iterator>

namespace tagseam {

namespace {

constexpr qsizetype mostLevelRuns = 40; // in one badge
constexpr double badgeShare = 1.0 / 3;  // share of the width of the plot; longer badges have more lines
constexpr int badgeText = Qt::AlignCenter | Qt::TextWordWrap;
constexpr double ringRadius = 3; // minimum radius of a symbol's marks, however far the plot is zoomed out

// Returns one mark in the painter's pen.
QPixmap ringOf(const QPainter& painter)
{
    const double ratio = painter.device()->devicePixelRatioF();
    const int size = static_cast<int>(2 * ringRadius) + 3;
    QPixmap pixmap(QSize(size, size) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter ring(&pixmap);
    ring.setRenderHint(QPainter::Antialiasing);
    ring.setPen(painter.pen());
    ring.drawEllipse(QPointF(size / 2.0, size / 2.0), ringRadius, ringRadius);
    return pixmap;
}

// Returns level numbers as text, counted from 1: "1, 3–6, 9".
QString numbersOf(const std::vector<std::uint32_t>& levels)
{
    QStringList runs;
    for (std::size_t i = 0; i < levels.size() && runs.size() <= mostLevelRuns;) {
        std::size_t end = i + 1;
        while (end < levels.size() && levels[end] == levels[end - 1] + 1)
            ++end;
        const bool isRun = end - i > 2;
        if (runs.size() == mostLevelRuns)
            runs << QStringLiteral("…");
        else if (isRun)
            runs << QStringLiteral("%1–%2").arg(levels[i] + 1).arg(levels[end - 1] + 1);
        else
            runs << QString::number(levels[i] + 1);
        i = isRun ? end : i + 1;
    }
    return runs.join(QStringLiteral(", "));
}

// Returns 1, 2 or 5 times a power of ten, so that about `count` steps fit.
double tickStep(double span, double count)
{
    const double rough = std::max(1.0, span / std::max(1.0, count));
    const double power = std::pow(10.0, std::floor(std::log10(rough)));
    for (const double factor : {1.0, 2.0, 5.0}) {
        if (factor * power >= rough)
            return factor * power;
    }
    return 10 * power;
}

} // namespace

PlotPainter::PlotPainter(const PageSession& session, const PlotGeometry& geometry, QPainter& painter)
    : m_session(session), m_geometry(geometry), m_painter(painter)
{
}

void PlotPainter::paint(const std::function<void()>& drawDots)
{
    const bool isStepping = m_session.cursor()->isStepping();
    isStepping ? paintStepLegend() : paintLegend();
    paintBands();
    paintAxes();
    paintLanes();
    BandPainter(m_session, m_geometry, m_painter).paint();
    if (isStepping)
        StepPlotPainter(m_session, m_geometry, m_painter).paint();
    else
        paintSplits();
    MarkPainter(m_session, m_geometry, m_painter).paint();
    paintHighlight();
    paintSelection();
    drawDots();
    if (isStepping)
        StepPlotPainter(m_session, m_geometry, m_painter).paintCursorLabel();
    else
        paintBadges();
}

QRectF PlotPainter::column(Region region, const QRectF& within) const
{
    const double left = std::max(m_geometry.x(region.begin.value), m_geometry.plot.left());
    const double right = std::min(m_geometry.x(region.end.value), m_geometry.plot.right());
    return {left, within.top(), std::max(right - left, 0.0), within.height()};
}

// Explains the marks as far as there is room.
void PlotPainter::paintLegend()
{
    const Theme& theme = Theme::current();
    double x = m_geometry.legend.left();
    if (m_session.selection()->tints() != nullptr)
        addTintsToLegend(x);
    else
        addNodesToLegend(x);
    addToLegend(x, tr("split, with its level"), [&](const QRectF& box) {
        m_painter.setPen(QPen(theme.split, 1, Qt::DashLine));
        m_painter.drawLine(QPointF(box.center().x(), box.top() - 2),
                           QPointF(box.center().x(), box.bottom() + 2));
    });
    addToLegend(x, tr("level: kept side"), [&](const QRectF& box) {
        QColor fill = theme.kept;
        fill.setAlpha(110);
        m_painter.fillRect(box, fill);
    });
    addToLegend(x, tr("level: pruned side"), [&](const QRectF& box) {
        m_painter.fillRect(box, QBrush(theme.dropped, Qt::BDiagPattern));
        m_painter.setPen(QPen(theme.dropped, 0.7));
        m_painter.drawRect(box);
    });
    if (m_geometry.bands.isEmpty())
        return;
    addBandToLegend(x, tr("content: kept"), BandLook::Main);
    addBandToLegend(x, tr("content: kept, too"), BandLook::Like);
    addBandToLegend(x, tr("content: candidate"), BandLook::Other);
}

void PlotPainter::addNodesToLegend(double& x)
{
    const Theme& theme = Theme::current();
    addToLegend(x, tr("kept node"), [&](const QRectF& box) {
        m_painter.fillRect(QRectF(box.center() - QPointF(2.5, 2.5), QSizeF(5, 5)), theme.kept);
    });
    addToLegend(x, tr("pruned node"), [&](const QRectF& box) {
        m_painter.fillRect(QRectF(box.center() - QPointF(1.5, 1.5), QSizeF(3, 3)), theme.dropped);
    });
}

void PlotPainter::addTintsToLegend(double& x)
{
    const auto add = [&](std::size_t step, const QString& text) {
        addToLegend(x, text, [step, this](const QRectF& box) { m_painter.fillRect(box, tintColour(step)); });
    };
    add(tintSteps - 1, tr("content with probability 1"));
    add(tintSteps / 2, QStringLiteral("½"));
    add(0, QStringLiteral("0"));
}

// Adds an entry if there is a band of that look.
void PlotPainter::addBandToLegend(double& x, const QString& text, BandLook look)
{
    if (std::ranges::find(m_session.selection()->bands(), look, &NestedBand::look) ==
        m_session.selection()->bands().end())
        return;
    addToLegend(x, text, [&](const QRectF& box) {
        BandPainter::fill(m_painter, box, look);
        BandPainter::outline(m_painter, box, look);
    });
}

void PlotPainter::paintStepLegend()
{
    const Theme& theme = Theme::current();
    double x = m_geometry.legend.left();
    addToLegend(x, tr("node of the level"), [&](const QRectF& box) {
        m_painter.fillRect(QRectF(box.center() - QPointF(2.5, 2.5), QSizeF(5, 5)), theme.kept);
    });
    addToLegend(x, tr("pruned before"), [&](const QRectF& box) {
        m_painter.fillRect(QRectF(box.center() - QPointF(1.5, 1.5), QSizeF(3, 3)), theme.dropped);
    });
    addToLegend(x, tr("read"), [&](const QRectF& box) {
        QColor fill = theme.kept;
        fill.setAlpha(70);
        m_painter.fillRect(box, fill);
    });
    addToLegend(x, tr("open symbol, on both sides of the gap"), [&](const QRectF& box) {
        m_painter.fillRect(box, QBrush(theme.dropped, Qt::BDiagPattern));
        m_painter.setPen(QPen(theme.dropped, 0.7));
        m_painter.drawRect(box);
    });
    const auto triangle = [&](const QRectF& box) {
        QPainterPath path(QPointF(box.center().x(), box.bottom()));
        path.lineTo(box.topLeft());
        path.lineTo(box.topRight());
        path.closeSubpath();
        return path;
    };
    addToLegend(x, tr("accepted"),
                [&](const QRectF& box) { m_painter.fillPath(triangle(box), theme.split); });
    addToLegend(x, tr("rejected"), [&](const QRectF& box) {
        m_painter.setPen(QPen(theme.split, 1));
        m_painter.drawPath(triangle(box));
    });
}

void PlotPainter::addToLegend(double& x, const QString& text,
                              const std::function<void(const QRectF&)>& drawMark)
{
    const QFontMetricsF metrics(m_painter.font());
    const double y = m_geometry.legend.center().y();
    const double width = metrics.horizontalAdvance(text);
    if (x + 14 + width > m_geometry.legend.right())
        return;
    m_painter.setBrush(Qt::NoBrush);
    drawMark(QRectF(x, y - 4, 9, 8));
    m_painter.setPen(Theme::current().mutedText);
    m_painter.drawText(QPointF(x + 14, y + metrics.ascent() / 2 - 1), text);
    x += 14 + width + 16;
}

void PlotPainter::paintBands()
{
    const Theme& theme = Theme::current();
    const SearchTrace& trace = m_session.runner()->analysis().trace;
    const QRectF band = m_session.cursor()->isStepping() ? QRectF() : column(trace.region, m_geometry.plot);
    if (band.width() > 0) {
        QColor colour = theme.kept;
        colour.setAlpha(theme.isDark ? 44 : 28);
        m_painter.fillRect(band, colour);
        const QString full =
            tr("main region (search) %1–%2").arg(trace.region.begin.value + 1).arg(trace.region.end.value);
        const QFontMetricsF metrics(m_painter.font());
        if (metrics.horizontalAdvance(full) + 8 < band.width()) {
            m_painter.setPen(theme.kept);
            m_painter.drawText(band.adjusted(4, 1, -4, -1), Qt::AlignBottom | Qt::AlignRight, full);
        }
    }
    if (m_session.selection()->level() != noLevel && !m_session.cursor()->isStepping()) {
        const Level& level = trace.levels[m_session.selection()->level()];
        QColor colour = theme.level;
        m_painter.setPen(QPen(colour, 1.5));
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawRect(column(level.region, m_geometry.plot).adjusted(0, 1, 0, -1));
        colour.setAlpha(70);
        for (const Region cut :
             {Region{level.region.begin, level.kept.begin}, Region{level.kept.end, level.region.end}})
            m_painter.fillRect(column(cut, m_geometry.plot), QBrush(colour, Qt::BDiagPattern));
    }
    if (m_session.selection()->range().size() > 0) {
        QColor colour = theme.range;
        colour.setAlpha(60);
        const QRectF marked = column(m_session.selection()->range(), m_geometry.plot);
        m_painter.fillRect(marked, colour);
        m_painter.setPen(QPen(theme.range, 1));
        for (const double edge : {marked.left(), marked.right()}) {
            if (marked.width() > 0)
                m_painter.drawLine(QPointF(edge, marked.top()), QPointF(edge, marked.bottom()));
        }
    }
}

void PlotPainter::paintAxes()
{
    const Theme& theme = Theme::current();
    const PlotGeometry& g = m_geometry;
    const QFontMetricsF metrics(m_painter.font());
    m_painter.setPen(theme.grid);
    m_painter.setBrush(Qt::NoBrush);
    m_painter.drawRect(g.plot);

    paintPositions(m_painter, g, g.bottom(), true);
    const double codes = g.highCode - g.lowCode;
    double yStep = codes * metrics.height() <= g.plot.height() ? 1 : tickStep(codes, g.plot.height() / 36);
    const double highest =
        std::min<double>(g.highCode, m_session.runner()->analysis().sequence.alphabetSize());
    if (yStep > highest)
        yStep = std::max(1.0, std::floor(yStep / 2));
    for (double tick = std::ceil(g.lowCode / yStep) * yStep; tick <= highest; tick += yStep) {
        if (tick < 1)
            continue;
        const double y = g.y(tick);
        m_painter.setPen(theme.grid);
        m_painter.drawLine(QPointF(g.plot.left(), y), QPointF(g.plot.right(), y));
        m_painter.setPen(theme.mutedText);
        m_painter.drawText(QRectF(14, y - 8, g.plot.left() - 19, 16), Qt::AlignRight | Qt::AlignVCenter,
                           QString::number(static_cast<qint64>(tick)));
    }
    m_painter.save();
    m_painter.translate(g.plot.left() - PlotGeometry::leftMargin + 2, g.plot.center().y());
    m_painter.rotate(-90);
    m_painter.drawText(QRectF(-g.plot.height() / 2, 0, g.plot.height(), 16), Qt::AlignCenter,
                       metrics.horizontalAdvance(tr("symbol")) + 12 < g.plot.height() ? tr("symbol")
                                                                                      : tr("sym."));
    m_painter.restore();
}

void PlotPainter::paintPositions(QPainter& painter, const PlotGeometry& g, double bottom, bool isNumbered)
{
    const Theme& theme = Theme::current();
    const QFontMetricsF metrics(painter.font());
    const double step = tickStep(g.last - g.first, g.plot.width() / 80);
    if (isNumbered) {
        painter.setPen(theme.mutedText);
        painter.drawText(QRectF(g.plot.left() - PlotGeometry::leftMargin, bottom + 2,
                                PlotGeometry::leftMargin - 5, metrics.height()),
                         Qt::AlignRight | Qt::AlignTop, tr("position"));
    }
    for (double tick = std::ceil((g.first + 1) / step) * step; tick <= g.last + 0.5; tick += step) {
        const double x =
            g.x(tick - 0.5); // positions count from 1, and the tick is in the middle of its column
        if (x < g.plot.left() || x > g.plot.right())
            continue;
        painter.setPen(theme.grid);
        painter.drawLine(QPointF(x, g.plot.top()), QPointF(x, g.plot.bottom()));
        if (!isNumbered)
            continue;
        painter.setPen(theme.mutedText);
        const QString text = QString::number(static_cast<qint64>(tick));
        const double width = metrics.horizontalAdvance(text);
        const double left = std::clamp(x - width / 2, g.plot.left(), g.plot.right() - width);
        painter.drawText(QPointF(left, bottom + metrics.ascent() + 2), text);
    }
}

std::vector<std::pair<double, std::uint32_t>> PlotPainter::splitPlaces() const
{
    const SearchTrace& trace = m_session.runner()->analysis().trace;
    const PlotGeometry& g = m_geometry;
    std::vector<std::pair<double, std::uint32_t>> places;
    for (std::uint32_t i = 0; i < trace.levels.size(); ++i) {
        const CandidateSplit* split = trace.acceptedSplit(trace.levels[i]);
        if (split == nullptr)
            continue;
        const double x = g.x(split->split.value);
        if (x >= g.plot.left() && x <= g.plot.right())
            places.emplace_back(x, i);
    }
    std::ranges::sort(places);
    return places;
}

SplitBadge PlotPainter::badgeOf(std::vector<std::uint32_t> levels, double from, double to) const
{
    const QRectF& plot = m_geometry.plot;
    const QRectF room(0, 0, plot.width() * badgeShare, plot.height());
    const QRectF text = QFontMetricsF(m_painter.font()).boundingRect(room, badgeText, numbersOf(levels));
    QRectF box(0, plot.top() + 1, text.width() + 6, std::max(text.height(), 14.0));
    const double left = (from + to - box.width()) / 2;
    box.moveLeft(std::clamp(left, plot.left(), std::max(plot.left(), plot.right() - box.width())));
    return {std::move(levels), box};
}

std::vector<SplitBadge> PlotPainter::badges() const
{
    struct Cluster { // splits without room for badges side by side
        double from;
        double to;
        SplitBadge badge;
    };
    const std::uint32_t wanted = m_session.selection()->level() != noLevel
                                     ? m_session.selection()->level()
                                     : m_session.runner()->dropLevel(m_session.selection()->node());
    const std::vector<std::pair<double, std::uint32_t>> places = splitPlaces();
    std::vector<Cluster> clusters;
    std::vector<SplitBadge> all;
    for (std::size_t i = 0; i < places.size();) {
        const double from = places[i].first;
        std::vector<std::uint32_t> levels;
        for (; i < places.size() && places[i].first < from + 1; ++i) { // all splits on one pixel
            if (places[i].second == wanted)
                all.push_back(badgeOf({wanted}, places[i].first, places[i].first));
            else
                levels.push_back(places[i].second);
        }
        if (levels.empty())
            continue;
        std::ranges::sort(levels);
        Cluster next{from, from, badgeOf(std::move(levels), from, from)};
        for (; !clusters.empty() && next.badge.box.left() < clusters.back().badge.box.right() + 1;
             clusters.pop_back()) {
            const Cluster& before = clusters.back();
            std::vector<std::uint32_t> both;
            std::ranges::merge(before.badge.levels, next.badge.levels, std::back_inserter(both));
            next = {before.from, next.to, badgeOf(std::move(both), before.from, next.to)};
        }
        clusters.push_back(std::move(next));
    }
    const QRectF first = all.empty() ? QRectF() : all.front().box;
    for (auto& [from, to, badge] : clusters) {
        if (badge.box.intersects(first))
            badge.box.moveTop(first.bottom() + 1);
        all.push_back(std::move(badge));
    }
    return all;
}

void PlotPainter::paintSplits()
{
    const Theme& theme = Theme::current();
    const auto levels = static_cast<std::uint32_t>(m_session.runner()->analysis().trace.levels.size());
    const PlotGeometry& g = m_geometry;
    double lineEnd = -1e9;
    for (const auto& [x, level] : splitPlaces()) {
        const bool isChosen = level == m_session.selection()->level();
        if (x < lineEnd + 0.5 && !isChosen)
            continue; // skips lines on the same pixel
        lineEnd = x;
        m_painter.setPen(QPen(isChosen ? theme.level : theme.split, isChosen ? 2 : 1, Qt::DashLine));
        const std::uint32_t lane = g.laneOf(level, levels);
        const double bottom = lane == noLevel ? g.lanes.top() : g.lanes.top() + (lane + 1) * g.laneHeight;
        m_painter.drawLine(QPointF(x, g.plot.top()), QPointF(x, bottom));
    }
}

void PlotPainter::paintBadges()
{
    const Theme& theme = Theme::current();
    const QColor ink = theme.isDark ? Qt::black : Qt::white;
    for (const SplitBadge& badge : badges()) {
        const bool isChosen =
            badge.levels.front() == m_session.selection()->level(); // the chosen level has a badge of its own
        m_painter.setPen(QPen(ink, 1));
        m_painter.setBrush(isChosen ? theme.level : theme.split);
        m_painter.drawRoundedRect(badge.box, 3, 3);
        m_painter.drawText(badge.box, badgeText, numbersOf(badge.levels));
    }
}

void PlotPainter::paintLanes()
{
    const Theme& theme = Theme::current();
    const PlotGeometry& g = m_geometry;
    const auto levelCount = PlotGeometry::shownLevels(m_session);
    const bool isTitleSeen =
        g.laneCount > 1 ||
        QFontMetricsF(m_painter.font()).horizontalAdvance(tr("level")) < g.lanes.height() + 8;
    for (std::uint32_t lane = 0; lane < g.laneCount; ++lane) {
        const std::uint32_t level = lane + 1 == g.laneCount && levelCount > lane ? levelCount - 1 : lane;
        if (level >= levelCount)
            break; // levels that are still to come
        const QRectF place(g.plot.left(), g.lanes.top() + lane * g.laneHeight, g.plot.width(), g.laneHeight);
        paintLane(level, place);
        const bool isGap = level > lane && lane + 1 == g.laneCount;
        m_painter.setPen(level == m_session.selection()->level() ? theme.level : theme.mutedText);
        const auto every =
            static_cast<std::uint32_t>(std::ceil(12 / g.laneHeight)); // keeps numbers from touching
        const bool isPresent = m_session.cursor()->isStepping() && level + 1 == levelCount;
        const bool isFree = !m_session.cursor()->isStepping() ||
                            level + every < levelCount; // keeps away from the number of the present level
        if (isGap || isPresent ||
            (lane % every == 0 && isFree && (lane + every < g.laneCount || g.laneCount >= levelCount)))
            m_painter.drawText(QRectF(isTitleSeen ? 14 : 0, place.center().y() - 8,
                                      g.plot.left() - (isTitleSeen ? 19 : 5), 16),
                               Qt::AlignRight | Qt::AlignVCenter,
                               isGap         ? QStringLiteral("…%1").arg(level + 1)
                               : isTitleSeen ? QString::number(level + 1)
                                             : tr("level %1").arg(level + 1));
    }
    m_painter.save();
    m_painter.setPen(theme.mutedText);
    m_painter.translate(g.plot.left() - PlotGeometry::leftMargin + 2, g.lanes.center().y());
    m_painter.rotate(-90);
    if (QFontMetricsF(m_painter.font()).horizontalAdvance(tr("level")) < g.lanes.height() + 8)
        m_painter.drawText(QRectF(-40, 0, 80, 16), Qt::AlignCenter, tr("level"));
    m_painter.restore();
}

void PlotPainter::paintLane(std::uint32_t number, const QRectF& lane)
{
    const Theme& theme = Theme::current();
    const Level& level = m_session.runner()->analysis().trace.levels[number];
    const double rim = lane.height() > 6 ? 1 : 0.5;
    const QRectF bar = lane.adjusted(0, rim, 0, -rim);
    const bool isChosen = number == m_session.selection()->level();
    QColor fill = isChosen ? theme.level : theme.kept;
    fill.setAlpha(isChosen ? 200 : 110);
    // The level that is being stepped through has pruned nothing before its end.
    const bool isOpen =
        m_session.cursor()->isStepping() && number == m_session.cursor()->stepper().place().level;
    const Region kept = isOpen ? m_session.cursor()->stepper().region() : level.kept;
    const QRectF keptPlace = column(kept, bar);
    m_painter.fillRect(keptPlace, fill);
    if (keptPlace.width() > 1) {
        m_painter.setPen(QPen(isChosen ? theme.level : theme.kept, 0.7));
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawRect(keptPlace);
    }
    for (const Region cut : {Region{level.region.begin, kept.begin}, Region{kept.end, level.region.end}}) {
        const QRectF place = column(cut, bar);
        m_painter.fillRect(place, QBrush(theme.dropped, Qt::BDiagPattern));
        if (place.width() > 1) {
            m_painter.setPen(QPen(theme.dropped, 0.7));
            m_painter.setBrush(Qt::NoBrush);
            m_painter.drawRect(place);
        }
    }
}

void PlotPainter::paintSelection()
{
    const TagPathSequence& sequence = m_session.runner()->analysis().sequence;
    const Position position = sequence.positionOf(m_session.selection()->node());
    if (position == noPosition)
        return;
    const Theme& theme = Theme::current();
    const PlotGeometry& g = m_geometry;
    const Symbol symbol = sequence.symbols[position.value];
    const double y = g.y(symbol.code());
    const bool isLineSeen = y >= g.plot.top() && y <= g.plot.bottom();
    if (isLineSeen) {
        QColor faint = theme.selection;
        faint.setAlpha(90);
        m_painter.setPen(QPen(faint, 1));
        m_painter.drawLine(QPointF(g.plot.left(), y), QPointF(g.plot.right(), y));
        m_painter.setPen(QPen(theme.selection, 1.2));
        m_painter.setBrush(Qt::NoBrush);
        const auto begin = static_cast<std::uint32_t>(std::max(0.0, std::floor(g.first)));
        const auto end = std::min(sequence.size(), static_cast<std::uint32_t>(std::ceil(g.last)));
        const bool isFar =
            g.pixelsPerPosition() < 1 && m_painter.paintEngine()->type() == QPaintEngine::Raster;
        const QPixmap ring = isFar ? ringOf(m_painter) : QPixmap();
        const double ringSize = ring.width() / ring.devicePixelRatio();
        double lastX = -1e9;
        for (std::uint32_t p = begin; p < end; ++p) {
            if (sequence.symbols[p] != symbol)
                continue;
            const double x = g.x(p + 0.5);
            if (x - lastX < 1)
                continue;
            lastX = x;
            if (isFar) // drawing a picture of the same mark is ten times faster
                m_painter.drawPixmap(QPointF(x - ringSize / 2, y - ringSize / 2), ring);
            else
                m_painter.drawEllipse(QPointF(x, y), ringRadius, ringRadius);
        }
    }
    const double x = g.x(position.value + 0.5);
    if (x < g.plot.left() || x > g.plot.right())
        return;
    m_painter.setPen(QPen(theme.selection, 1.5));
    m_painter.drawLine(QPointF(x, g.plot.top()), QPointF(x, g.bottom()));
    if (isLineSeen) {
        m_painter.setBrush(theme.selection);
        m_painter.drawEllipse(QPointF(x, y), 4.5, 4.5);
    }
}

// Draws the highlighted nodes as diamonds, which no other mark is; of those that coincide only the first.
void PlotPainter::paintHighlight()
{
    constexpr double radius = 6; // in pixels
    const TagPathSequence& sequence = m_session.runner()->analysis().sequence;
    const PlotGeometry& g = m_geometry;
    m_painter.setPen(QPen(Theme::current().range, 2));
    m_painter.setBrush(Qt::NoBrush);
    QPointF last(-1e9, -1e9);
    for (const NodeId node : m_session.selection()->highlight()) {
        const Position position = sequence.positionOf(node);
        if (position == noPosition || position.value + 1 < g.first || position.value > g.last)
            continue;
        const QPointF place(g.x(position.value + 0.5), g.y(sequence.symbols[position.value].code()));
        if (place.y() < g.plot.top() || place.y() > g.plot.bottom() || (place - last).manhattanLength() < 1)
            continue;
        last = place;
        m_painter.drawPolygon(QPolygonF({place - QPointF(0, radius), place + QPointF(radius, 0),
                                         place + QPointF(0, radius), place - QPointF(radius, 0)}));
    }
}

} // namespace tagseam
