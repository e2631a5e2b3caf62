// SPDX-License-Identifier: MIT
// Draws one step of the search over the TPS plot.
#include "ui/plot/stepplotpainter.h"

#include "ui/widgets/theme.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace tagseam {

namespace {

constexpr std::size_t manySpans = 12;
constexpr std::size_t mostSpans = 400; // open symbols that are drawn; more would cover one another

} // namespace

StepPlotPainter::StepPlotPainter(const PageSession& session, const PlotGeometry& geometry, QPainter& painter)
    : m_session(session), m_stepper(session.cursor()->stepper()), m_geometry(geometry), m_painter(painter)
{
}

void StepPlotPainter::paint()
{
    m_painter.save();
    m_painter.setClipRect(m_geometry.plot.adjusted(0, 0, 0, m_geometry.lanes.height() + 4));
    paintCutOff();
    paintRead();
    paintOpenSymbols();
    paintCandidateSplits();
    paintCursor();
    m_painter.restore();
}

QRectF StepPlotPainter::column(double begin, double end) const
{
    const double left = std::max(m_geometry.x(begin), m_geometry.plot.left());
    const double right = std::min(m_geometry.x(end), m_geometry.plot.right());
    return {left, m_geometry.plot.top(), std::max(right - left, 0.0), m_geometry.plot.height()};
}

// Veils what earlier levels pruned, and frames the level.
void StepPlotPainter::paintCutOff()
{
    const Region region = m_stepper.region();
    const QColor veil = Theme::current().isDark ? QColor(0, 0, 0, 120) : QColor(128, 128, 128, 46);
    m_painter.fillRect(column(0, region.begin.value), veil);
    m_painter.fillRect(column(region.end.value, m_stepper.trace().positions), veil);
    m_painter.setPen(QPen(Theme::current().level, 1.5));
    m_painter.setBrush(Qt::NoBrush);
    m_painter.drawRect(column(region.begin.value, region.end.value).adjusted(0, 1, 0, -1));
}

void StepPlotPainter::paintRead()
{
    if (m_stepper.i() == 0)
        return;
    QColor colour = Theme::current().kept;
    colour.setAlpha(Theme::current().isDark ? 60 : 38);
    const double begin = m_stepper.level().region.begin.value;
    m_painter.fillRect(column(begin, begin + m_stepper.i()), colour);
}

// Draws each symbol that occurs on both sides of the gap as a hatched span from its first to its last
// occurrence.
void StepPlotPainter::paintOpenSymbols()
{
    if (m_stepper.i() == 0)
        return;
    const Theme& theme = Theme::current();
    const double height =
        std::clamp(m_geometry.plot.height() / (m_geometry.highCode - m_geometry.lowCode) * 0.5, 5.0, 11.0);
    const std::vector<Symbol> open = m_stepper.symbolsOf(Alphabet::Intersection, mostSpans);
    QColor colour = theme.dropped;
    const bool isMany = open.size() > manySpans; // the dots must stay visible
    colour.setAlpha(isMany ? 120 : 210);
    QPainterPath spans; // hatched together, so that overlapping spans are not darker
    spans.setFillRule(Qt::WindingFill);
    for (const Symbol symbol : open) {
        const double y = m_geometry.y(symbol.code());
        if (y < m_geometry.plot.top() || y > m_geometry.plot.bottom())
            continue;
        const QRectF across =
            column(m_stepper.firstOccurrence(symbol).value, m_stepper.lastOccurrence(symbol).value + 1.0);
        if (across.width() <= 0)
            continue;
        const QRectF span(across.left(), y - height / 2, across.width(), height);
        spans.addRect(span);
        if (isMany)
            continue;
        m_painter.setPen(QPen(colour, 1));
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawRect(span);
    }
    m_painter.fillPath(spans, QBrush(colour, Qt::BDiagPattern));
}

// Draws the candidate splits of the present attempt as far as it has scanned: a full triangle if accepted, a
// hollow one if rejected by the size rule, a cross if there is none.
void StepPlotPainter::paintCandidateSplits()
{
    const StepPlace& place = m_stepper.place();
    if (place.attempt == noAttempt || m_stepper.i() == 0)
        return;
    const Theme& theme = Theme::current();
    const SearchTrace& trace = m_stepper.trace();
    const auto candidateSplits = trace.candidateSplitsOf(trace.attempts[place.attempt]);
    const std::uint32_t read = m_stepper.level().region.begin.value + m_stepper.i();
    const bool isDecided = place.kind != StepKind::Read || m_stepper.candidateSplit() != nullptr;
    double lastX = -1e9;
    for (const CandidateSplit& candidateSplit : candidateSplits) {
        if (candidateSplit.split.value > read || (candidateSplit.split.value == read && !isDecided) ||
            candidateSplit.verdict == Verdict::OneSymbol)
            break;
        const double x = m_geometry.x(candidateSplit.split.value);
        if (x < m_geometry.plot.left() || x > m_geometry.plot.right() || x < lastX + 0.5)
            continue;
        lastX = x;
        const bool isAccepted = candidateSplit.verdict == Verdict::Accepted;
        const QColor colour = candidateSplit.verdict == Verdict::NoneFound ? theme.mutedText : theme.split;
        m_painter.setPen(QPen(colour, isAccepted ? 2 : 1, isAccepted ? Qt::SolidLine : Qt::DotLine));
        m_painter.drawLine(QPointF(x, m_geometry.plot.top()), QPointF(x, m_geometry.plot.bottom()));
        const double top = m_geometry.plot.top() + 3;
        m_painter.setPen(QPen(colour, 1.2));
        if (candidateSplit.verdict == Verdict::NoneFound) {
            m_painter.drawLine(QPointF(x - 4, top), QPointF(x + 4, top + 8));
            m_painter.drawLine(QPointF(x - 4, top + 8), QPointF(x + 4, top));
            continue;
        }
        QPainterPath mark(QPointF(x, top + 9));
        mark.lineTo(x - 5, top);
        mark.lineTo(x + 5, top);
        mark.closeSubpath();
        m_painter.fillPath(mark, isAccepted ? colour : m_painter.background().color());
        m_painter.drawPath(mark);
    }
}

void StepPlotPainter::paintCursor()
{
    const Position position = m_stepper.position();
    if (position == noPosition || m_stepper.place().kind != StepKind::Read)
        return;
    const double x = m_geometry.x(position.value + 0.5);
    if (x < m_geometry.plot.left() || x > m_geometry.plot.right())
        return;
    const Theme& theme = Theme::current();
    m_painter.setPen(QPen(theme.selection, 2));
    m_painter.drawLine(QPointF(x, m_geometry.plot.top()), QPointF(x, m_geometry.lanes.bottom()));
}

void StepPlotPainter::paintCursorLabel()
{
    const Position position = m_stepper.position();
    if (position == noPosition || m_stepper.place().kind != StepKind::Read)
        return;
    const double x = m_geometry.x(position.value + 0.5);
    if (x < m_geometry.plot.left() || x > m_geometry.plot.right())
        return;
    const QString text = QStringLiteral("i = %1").arg(m_stepper.i());
    const double width = QFontMetricsF(m_painter.font()).horizontalAdvance(text) + 8;
    const bool isRoomRight = x + 2 + width < m_geometry.plot.right();
    label({isRoomRight ? x + 2 : x - 2 - width, m_geometry.plot.top() + 1, width, 14}, text,
          Theme::current().selection);
}

void StepPlotPainter::label(const QRectF& box, const QString& text, const QColor& colour)
{
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(colour);
    m_painter.drawRoundedRect(box, 3, 3);
    m_painter.setPen(Theme::current().isDark ? Qt::black : Qt::white);
    m_painter.drawText(box, Qt::AlignCenter, text);
}

} // namespace tagseam
