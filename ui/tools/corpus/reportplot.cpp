// SPDX-License-Identifier: MIT
// A plot of a table of an experiment.
#include "ui/tools/corpus/reportplot.h"

#include "ui/widgets/theme.h"

#include <QPainter>
#include <QPen>

#include <algorithm>
#include <array>

namespace tagseam {

namespace {

constexpr double pointRadius = 3.5;
constexpr int marks = 5; // The vertical axis has a mark for each fifth.

// Colours and dashes, so that no line is known by its colour alone.
QPen penOf(std::size_t column)
{
    const Theme& theme = Theme::current();
    const std::array<QColor, 4> colours{theme.kept, theme.dropped, theme.selection, theme.profile};
    constexpr std::array<Qt::PenStyle, 4> styles{Qt::SolidLine, Qt::DashLine, Qt::DotLine, Qt::DashDotLine};
    return {QBrush(colours.at(column % colours.size())), 1.6,
            styles.at((column + column / colours.size()) % styles.size())};
}

// A disc, a square, a triangle or a rhombus.
void drawPoint(QPainter& painter, const QPointF& place, std::size_t column)
{
    constexpr double r = pointRadius;
    switch (column % 4) {
    case 0:
        painter.drawEllipse(place, r, r);
        break;
    case 1:
        painter.drawRect(QRectF(place - QPointF(r, r), QSizeF(2 * r, 2 * r)));
        break;
    case 2:
        painter.drawPolygon(
            QPolygonF({place + QPointF(0, -r), place + QPointF(r, r), place + QPointF(-r, r)}));
        break;
    default:
        painter.drawPolygon(QPolygonF(
            {place + QPointF(0, -r), place + QPointF(r, 0), place + QPointF(0, r), place + QPointF(-r, 0)}));
    }
}

} // namespace

ReportPlot::ReportPlot(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void ReportPlot::setTable(const ReportTable& table)
{
    m_table = table;
    setAccessibleName(QString::fromStdString(table.title));
    update();
}

// The figure at the upper end of the axis: 1 for shares, otherwise the greatest.
double ReportPlot::top() const
{
    double most = 0;
    bool areShares = true;
    for (std::size_t column = 0; column < m_table.columns.size(); ++column) {
        areShares = areShares && (m_table.columns[column].kind == FigureKind::Fraction ||
                                  m_table.columns[column].kind == FigureKind::Percent);
        for (const ReportRow& row : m_table.rows)
            most = std::max(most, row.figures[column].measured.value_or(0));
    }
    return areShares || most <= 0 ? std::max(most, 1.0) : most;
}

QString ReportPlot::text(double figure) const
{
    return QString::fromStdString(
        figureText(m_table.columns.empty() ? FigureKind::Number : m_table.columns.front().kind, figure));
}

QRectF ReportPlot::field() const
{
    const QFontMetrics metrics = fontMetrics();
    const double left = metrics.horizontalAdvance(text(top())) + 12;
    return QRectF(rect()).adjusted(left, 2 * metrics.height(), -12, -1.5 * metrics.height() - 6);
}

QPointF ReportPlot::placeOf(std::size_t row, double figure) const
{
    const QRectF area = field();
    const double step = area.width() / static_cast<double>(std::max<std::size_t>(m_table.rows.size(), 1));
    return {area.left() + (static_cast<double>(row) + 0.5) * step,
            area.bottom() - figure / top() * area.height()};
}

void ReportPlot::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), palette().color(QPalette::Base));
    if (m_table.rows.empty())
        return;
    drawAxes(painter);
    for (std::size_t column = 0; column < m_table.columns.size(); ++column)
        drawColumn(painter, column);
    drawKey(painter);
}

void ReportPlot::drawAxes(QPainter& painter) const
{
    const QRectF area = field();
    const QFontMetrics metrics = fontMetrics();
    for (int mark = 0; mark <= marks; ++mark) {
        const double figure = top() * mark / marks;
        const double y = placeOf(0, figure).y();
        painter.setPen(Theme::current().grid);
        painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
        painter.setPen(palette().color(QPalette::Text));
        const QString label = text(figure);
        painter.drawText(
            QPointF(area.left() - 6 - metrics.horizontalAdvance(label), y + metrics.ascent() / 2.0 - 1),
            label);
    }
    double free = area.left(); // right end of the last name
    for (std::size_t row = 0; row < m_table.rows.size(); ++row) {
        const QString name = QString::fromStdString(m_table.rows[row].names.front());
        const double width = metrics.horizontalAdvance(name);
        const double x = placeOf(row, 0).x();
        if (x - width / 2 < free || x + width / 2 > rect().right())
            continue;
        free = x + width / 2 + 8;
        painter.drawText(QPointF(x - width / 2, area.bottom() + 4 + metrics.ascent()), name);
    }
    painter.setPen(Theme::current().mutedText);
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(area);
}

void ReportPlot::drawColumn(QPainter& painter, std::size_t column) const
{
    const QPen pen = penOf(column);
    std::optional<QPointF> before;
    for (std::size_t row = 0; row < m_table.rows.size(); ++row) {
        const std::optional<double> figure = m_table.rows[row].figures[column].measured;
        if (!figure) {
            before.reset();
            continue;
        }
        const QPointF place = placeOf(row, *figure);
        painter.setPen(pen);
        if (before)
            painter.drawLine(*before, place);
        before = place;
        painter.setPen(QPen(pen.color(), 1));
        painter.setBrush(pen.color());
        drawPoint(painter, place, column);
    }
}

// Draws the names of the columns above the field, each with its line and point.
void ReportPlot::drawKey(QPainter& painter) const
{
    const QFontMetrics metrics = fontMetrics();
    constexpr double lineWidth = 24;
    const double y = metrics.height();
    double x = field().left();
    for (std::size_t column = 0; column < m_table.columns.size(); ++column) {
        const QString name = QString::fromStdString(m_table.columns[column].title);
        const double width = lineWidth + 6 + metrics.horizontalAdvance(name) + 16;
        if (x + width > rect().right() + 16)
            break; // the table beside the plot names all columns
        const QPen pen = penOf(column);
        painter.setPen(pen);
        painter.drawLine(QPointF(x, y), QPointF(x + lineWidth, y));
        painter.setPen(QPen(pen.color(), 1));
        painter.setBrush(pen.color());
        drawPoint(painter, QPointF(x + lineWidth / 2, y), column);
        painter.setPen(palette().color(QPalette::Text));
        painter.drawText(QPointF(x + lineWidth + 6, y + metrics.ascent() / 2.0 - 1), name);
        x += width;
    }
}

} // namespace tagseam
