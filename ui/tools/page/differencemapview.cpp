// SPDX-License-Identifier: MIT
// The map of minimum difference and lowest threshold.
#include "ui/tools/page/differencemapview.h"

#include "ui/session/words/explaintext.h"
#include "ui/session/words/variantstext.h"
#include "ui/widgets/accessiblerole.h"
#include "ui/widgets/language.h"
#include "ui/widgets/theme.h"

#include <QAccessible>
#include <QFontMetricsF>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

namespace tagseam {

namespace {

constexpr double minDifferenceAxisHeight = 36; // in pixels, for numbers and title under the map
constexpr double lowestRow = 14;               // in pixels
constexpr int tickCount = 5;                   // steps of the axis and the legend

// Cividis (Nuñez, Anderton and Renslow 2018): its order of lightness is the same for all kinds of colour
// vision.
constexpr std::array scale{qRgb(0x00, 0x22, 0x4e), qRgb(0x12, 0x35, 0x70), qRgb(0x3b, 0x49, 0x6c),
                           qRgb(0x57, 0x5d, 0x6d), qRgb(0x70, 0x71, 0x73), qRgb(0x8a, 0x86, 0x78),
                           qRgb(0xa5, 0x9c, 0x74), qRgb(0xc3, 0xb3, 0x69), qRgb(0xe1, 0xcc, 0x55),
                           qRgb(0xfe, 0xe8, 0x38)};

QColor colourOf(double share)
{
    const double at = std::clamp(share, 0.0, 1.0) * (scale.size() - 1);
    const auto low = std::min(static_cast<std::size_t>(at), scale.size() - 2);
    const double part = at - static_cast<double>(low);
    const auto mix = [part](int a, int b) { return static_cast<int>(std::lround(a + part * (b - a))); };
    const QRgb a = scale[low];
    const QRgb b = scale[low + 1];
    return {mix(qRed(a), qRed(b)), mix(qGreen(a), qGreen(b)), mix(qBlue(a), qBlue(b))};
}

} // namespace

DifferenceMapView::DifferenceMapView(QWidget* parent) : QWidget(parent)
{
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleRole(this, QAccessible::Chart);
    setCursor(Qt::CrossCursor);
    setAccessibleName(tr("Map of minimum difference and lowest threshold"));
    setAccessibleDescription(cursorText());
    update();
}

void DifferenceMapView::show(const DifferenceMap& map, const Setup& present, bool isScored)
{
    m_map = map;
    m_isScored = isScored;
    m_present.reset();
    for (int row = 0; row < rows(); ++row) {
        for (int column = 0; column < columns(); ++column) {
            if (cell({row, column}).setup == present)
                m_present = Place{row, column};
        }
    }
    if (m_cursor && (m_cursor->row >= rows() || m_cursor->column >= columns()))
        m_cursor.reset();
    if (!m_cursor)
        m_cursor = m_present;
    updateGeometry();
    update();
    tellCursor();
    emit cursorMoved();
}

// Reports the cursor to assistive technology.
void DifferenceMapView::tellCursor()
{
    const QString text = cursorText();
    if (text == accessibleDescription())
        return;
    setAccessibleDescription(text);
    QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&changed);
}

const SweepCell& DifferenceMapView::cell(Place place) const
{
    return m_map.at(static_cast<std::size_t>(place.row), static_cast<std::size_t>(place.column));
}

double DifferenceMapView::value(Place place) const
{
    const SweepCell& of = cell(place);
    if (m_isScored)
        return of.agreement.f;
    return of.counts.raw == 0 ? 0 : static_cast<double>(of.counts.kept) / of.counts.raw;
}

// A row stands for the thresholds up to the next row.
QString DifferenceMapView::rowLabel(int row) const
{
    const std::uint32_t from = m_map.thresholds[static_cast<std::size_t>(row)];
    if (row + 1 == rows())
        return tr("%1 and up").arg(from);
    const std::uint32_t to = m_map.thresholds[static_cast<std::size_t>(row) + 1] - 1;
    return from == to ? QString::number(from) : QStringLiteral("%1–%2").arg(from).arg(to);
}

QString DifferenceMapView::cursorText() const
{
    if (!m_cursor || !hasMap())
        return {};
    const SweepCell& of = cell(*m_cursor);
    return tr("Minimum difference %1, lowest threshold %2: %3")
        .arg(exactDecimal(of.setup.search.minDifference), rowLabel(m_cursor->row), cellText(of, m_isScored));
}

QSize DifferenceMapView::sizeHint() const
{
    const int rowHeight = std::max(fontMetrics().height(), static_cast<int>(lowestRow));
    return {480, static_cast<int>(minDifferenceAxisHeight + legendHeight()) + 16 +
                     std::max(rows(), 5) * rowHeight};
}

QRectF DifferenceMapView::mapRect() const
{
    const QFontMetricsF metrics(font());
    double left = 0;
    for (int row = 0; row < rows(); ++row)
        left = std::max(left, metrics.horizontalAdvance(rowLabel(row)));
    left += metrics.height() + 14; // the rotated title
    return QRectF(rect()).adjusted(left, legendHeight(), -14, -minDifferenceAxisHeight);
}

QString DifferenceMapView::legendTitle() const
{
    return m_isScored ? tr("F against the content") : tr("nodes kept");
}

// The height of the title and of the numbers under the colour scale beside it.
double DifferenceMapView::legendHeight() const
{
    return 2 * QFontMetricsF(font()).height() + 4;
}

QRectF DifferenceMapView::legendTitleRect() const
{
    const QFontMetricsF metrics(font());
    return {mapRect().left(), 0, metrics.horizontalAdvance(legendTitle()) + 10, metrics.height()};
}

QRectF DifferenceMapView::cellRect(Place place) const
{
    const QRectF map = mapRect();
    const double width = map.width() / columns();
    const double height = map.height() / rows();
    return {map.left() + place.column * width, map.bottom() - (place.row + 1) * height, width, height};
}

std::optional<DifferenceMapView::Place> DifferenceMapView::placeAt(const QPointF& point) const
{
    const QRectF map = mapRect();
    if (!hasMap() || !map.contains(point))
        return {};
    const int column = static_cast<int>((point.x() - map.left()) / map.width() * columns());
    const int row = static_cast<int>((map.bottom() - point.y()) / map.height() * rows());
    return Place{std::clamp(row, 0, rows() - 1), std::clamp(column, 0, columns() - 1)};
}

void DifferenceMapView::setCursorPlace(Place place)
{
    if (!hasMap())
        return;
    m_cursor = {std::clamp(place.row, 0, rows() - 1), std::clamp(place.column, 0, columns() - 1)};
    update();
    tellCursor();
    emit cursorMoved();
}

void DifferenceMapView::adopt()
{
    if (!m_cursor || !hasMap())
        return;
    const Setup setup = cell(*m_cursor).setup; // the map may be deleted meanwhile
    emit adopted(setup);
}

void DifferenceMapView::mouseMoveEvent(QMouseEvent* event)
{
    if (const std::optional<Place> place = placeAt(event->position()))
        setCursorPlace(*place);
}

void DifferenceMapView::mousePressEvent(QMouseEvent* event)
{
    const std::optional<Place> place = placeAt(event->position());
    if (event->button() != Qt::LeftButton || !place)
        return QWidget::mousePressEvent(event);
    setCursorPlace(*place);
    adopt();
}

void DifferenceMapView::keyPressEvent(QKeyEvent* event)
{
    Place place = m_cursor.value_or(Place{});
    switch (event->key()) {
    case Qt::Key_Left:
        --place.column;
        break;
    case Qt::Key_Right:
        ++place.column;
        break;
    case Qt::Key_Up:
        ++place.row;
        break;
    case Qt::Key_Down:
        --place.row;
        break;
    case Qt::Key_Home:
        place.column = 0;
        break;
    case Qt::Key_End:
        place.column = columns() - 1;
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        return adopt();
    default:
        return QWidget::keyPressEvent(event);
    }
    setCursorPlace(place);
}

void DifferenceMapView::paintEvent(QPaintEvent*)
{
    if (!hasMap())
        return;
    QPainter painter(this);
    paintCells(painter);
    paintBorders(painter);
    paintAxes(painter);
    paintLegend(painter);
    paintPlaces(painter);
}

void DifferenceMapView::paintCells(QPainter& painter)
{
    for (int row = 0; row < rows(); ++row) {
        for (int column = 0; column < columns(); ++column) // overlaps the pixel that it shares with the next
            painter.fillRect(cellRect({row, column}).toAlignedRect(), colourOf(value({row, column})));
    }
}

// Draws lines between cells that keep different regions, so that the difference does not depend on colour.
void DifferenceMapView::paintBorders(QPainter& painter)
{
    std::vector<QLine> lines;
    for (int row = 0; row < rows(); ++row) {
        for (int column = 0; column < columns(); ++column) {
            const QRect box = cellRect({row, column}).toAlignedRect();
            const Region region = cell({row, column}).region;
            if (column + 1 < columns() && cell({row, column + 1}).region != region)
                lines.emplace_back(box.topRight(), box.bottomRight());
            if (row + 1 < rows() && cell({row + 1, column}).region != region)
                lines.emplace_back(box.topLeft(), box.topRight());
        }
    }
    const int count = static_cast<int>(lines.size());
    painter.setPen(QPen(Qt::white, 3));
    painter.drawLines(lines.data(), count);
    painter.setPen(QPen(Qt::black, 1));
    painter.drawLines(lines.data(), count);
}

void DifferenceMapView::paintAxes(QPainter& painter)
{
    const Theme& theme = Theme::current();
    const QRectF map = mapRect();
    const QFontMetricsF metrics(font());
    painter.setPen(palette().color(QPalette::WindowText));
    double lastLabel =
        map.bottom() + metrics.height(); // from below, because rows may be too low for all labels
    for (int row = 0; row < rows(); ++row) {
        const QRectF box = cellRect({row, 0});
        if (box.center().y() > lastLabel - metrics.height())
            continue;
        lastLabel = box.center().y();
        painter.drawText(QRectF(0, box.center().y() - 10, map.left() - 6, 20),
                         Qt::AlignRight | Qt::AlignVCenter, rowLabel(row));
    }
    // Columns are not evenly spaced when the present minimum difference is one of them.
    for (int tick = 0; tick <= tickCount; ++tick) {
        const double wanted = static_cast<double>(tick) / tickCount;
        const auto at = std::ranges::min_element(m_map.minDifferences, {}, [wanted](double minDifference) {
            return std::abs(minDifference - wanted);
        });
        const QRectF box = cellRect({0, static_cast<int>(at - m_map.minDifferences.begin())});
        painter.drawLine(QPointF(box.center().x(), map.bottom()),
                         QPointF(box.center().x(), map.bottom() + 4));
        const QRectF place(box.center().x() - 30, map.bottom() + 4, 60, metrics.height());
        painter.drawText(
            place.translated(std::min(0.0, width() - 2 - box.center().x() -
                                               metrics.horizontalAdvance(decimal(wanted, 1)) / 2),
                             0),
            Qt::AlignCenter, decimal(*at, 2));
    }
    painter.setPen(theme.mutedText);
    painter.drawText(QRectF(map.left(), height() - metrics.height() - 1, map.width(), metrics.height()),
                     Qt::AlignCenter, tr("minimum difference"));
    painter.save();
    painter.translate(0, map.center().y());
    painter.rotate(-90);
    painter.drawText(QRectF(-map.height() / 2 - 20, 0, map.height() + 40, metrics.height()), Qt::AlignCenter,
                     metrics.horizontalAdvance(tr("lowest threshold")) < map.height() + 36
                         ? tr("lowest threshold")
                         : tr("threshold"));
    painter.restore();
    painter.setPen(theme.mutedText);
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(map);
}

void DifferenceMapView::paintLegend(QPainter& painter)
{
    const QRectF map = mapRect();
    const QFontMetricsF metrics(font());
    const QRectF title = legendTitleRect();
    constexpr double barHeight = 10; // in pixels
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(title, Qt::AlignLeft | Qt::AlignVCenter, legendTitle());
    const QRectF bar(title.right(), title.center().y() - barHeight / 2,
                     std::max(60.0, map.width() - title.width() - 10), barHeight);
    for (int x = 0; x < static_cast<int>(bar.width()); ++x)
        painter.fillRect(QRectF(bar.left() + x, bar.top(), 1.5, bar.height()), colourOf(x / bar.width()));
    for (int tick = 0; tick <= tickCount; ++tick) {
        const double share = static_cast<double>(tick) / tickCount;
        painter.drawText(QRectF(bar.left() + share * bar.width() - 30, title.bottom(), 60, metrics.height()),
                         Qt::AlignCenter,
                         m_isScored ? decimal(share, 1) : tr("%1 %").arg(decimal(100 * share, 0)));
    }
}

void DifferenceMapView::paintPlaces(QPainter& painter)
{
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_present) { // a ring with an edge of contrasting lightness, visible on all colours
        const QPointF middle = cellRect(*m_present).center();
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(Qt::black, 5));
        painter.drawEllipse(middle, 6, 6);
        painter.setPen(QPen(Qt::white, 2.5));
        painter.drawEllipse(middle, 6, 6);
    }
    if (!m_cursor)
        return;
    const QRectF box = cellRect(*m_cursor).adjusted(-1, -1, 1, 1);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(Qt::white, 3));
    painter.drawRect(box);
    painter.setPen(QPen(hasFocus() ? Theme::current().selection : Qt::black, 1.5, Qt::DashLine));
    painter.drawRect(box);
}

} // namespace tagseam
