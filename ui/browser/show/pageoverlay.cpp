// SPDX-License-Identifier: MIT
// Draws the marks over a shown page.
#include "ui/browser/show/pageoverlay.h"

#include "ui/session/analysis/contenttints.h"
#include "ui/widgets/theme.h"

#include <QPainter>
#include <QWebEngineView>

#include <algorithm>

namespace tagseam {

namespace {

constexpr QRgb hatchColour = qRgba(0x80, 0x40, 0x00, 90);

constexpr int faintAlpha = 150;    // alpha (0 to 255) of a label that covers text
constexpr double smallSize = 0.8;  // relative to the font
constexpr double smallZoom = 0.75; // a line of text is hardly higher than a frame of two lines

} // namespace

PageOverlay::PageOverlay(QWebEngineView* view, QWidget* parent) : QWidget(parent), m_view(view)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAttribute(Qt::WA_NoSystemBackground);
}

void PageOverlay::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    if (marks.empty() && tints.empty())
        paintPruned(painter);
    paintTints(painter);
    paintMarks(painter);
    paintStruck(painter);
    paintPart(painter, left, QColor::fromRgba(leftColour), Qt::SolidLine);
    paintPart(painter, right, QColor::fromRgba(rightColour), Qt::DashLine);
    paintHighlight(painter);
    if (!hovered.isEmpty())
        frame(painter, hovered, hoverCaption, QColor(hoverColour), Qt::DashLine);
    if (!selection.isNull())
        frame(painter, selection, caption, QColor(selectionColour), Qt::SolidLine);
    if (isFocused) { // two lines, because pages may have any colour
        painter.setBrush(Qt::NoBrush);
        for (const auto& [colour, width] :
             {std::pair(QColor(Qt::white), 6), {palette().color(QPalette::Highlight), 4}}) {
            painter.setPen(QPen(colour, width)); // half of the line is outside
            painter.drawRect(rect());
        }
    }
}

void PageOverlay::paintPruned(QPainter& painter)
{
    QColor veil = Theme::current().dropped;
    veil.setAlpha(36);
    for (const QRectF& box : dropped) {
        const QRectF place = onScreen(box).intersected(QRectF(rect()).adjusted(-4, -4, 4, 4));
        if (place.isEmpty())
            continue;
        painter.fillRect(place, veil);
        painter.fillRect(place, QBrush(QColor::fromRgba(hatchColour), Qt::BDiagPattern));
    }
}

void PageOverlay::paintTints(QPainter& painter)
{
    constexpr int tintAlpha = 90;
    for (const Tint& tint : tints) {
        const std::vector<QRectF> places = inSight(tint.boxes, 4);
        const QColor colour = tintColour(tintStep(tint.probability));
        QColor veil = colour;
        veil.setAlpha(tintAlpha);
        for (const QRectF& place : places)
            painter.fillRect(place, veil);
        if (!tint.isKept)
            continue;
        painter.setPen(QPen(colour, 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawPath(outline(places, 0));
    }
}

// Paints the labels last.
void PageOverlay::paintMarks(QPainter& painter)
{
    for (const Mark& mark : marks) {
        const RegionLook look = regionLook(mark.of.look);
        QColor veil = look.onPage;
        veil.setAlpha(34);
        QColor hatch = look.onPage;
        const bool isSubtree = !mark.of.nodes.empty(); // it may be nested in others and has to stay readable
        hatch.setAlpha(isSubtree ? 36 : 80);
        const std::vector<QRectF> places = inSight(mark.boxes, 4);
        for (const QRectF& place : places) {
            if (!mark.of.isProposed) {
                painter.fillRect(place, veil);
                painter.fillRect(place, QBrush(hatch, look.pattern));
            }
        }
        const double width = m_view->zoomFactor() < smallZoom ? 1 : 2;
        painter.setPen(QPen(look.onPage, width, mark.of.isProposed ? Qt::DashLine : look.line));
        painter.setBrush(Qt::NoBrush);
        painter.drawPath(outline(places, width / 2));
    }
    paintLabels(painter);
}

// The outline goes around all of them, so that no line lies on their text or between two that touch.
QPainterPath PageOverlay::outline(const std::vector<QRectF>& places, double gap)
{
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    for (const QRectF& place : places)
        path.addRect(place.adjusted(-gap, -gap, gap, gap));
    constexpr std::size_t mostJoined = 32; // joining is quadratic in the number of boxes
    return places.size() > mostJoined ? path : path.simplified();
}

// Labels that cover the text they name are translucent.
void PageOverlay::paintLabels(QPainter& painter)
{
    const std::vector<MarkLabel> all = labels();
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (all[i].place == LabelPlace::None)
            continue;
        const QColor own = regionLook(marks[i].of.look).onPage;
        const bool isFaint = all[i].place == LabelPlace::Within && marks[i].of.nodes.empty();
        QColor ground = isFaint ? QColor(Qt::white) : own;
        ground.setAlpha(isFaint ? faintAlpha : 255);
        painter.setFont(isFaint ? smallFont() : font());
        painter.fillRect(all[i].box, ground);
        painter.setPen(isFaint ? own : QColor(Qt::white));
        painter.drawText(all[i].box, Qt::AlignCenter, marks[i].of.label);
    }
    painter.setFont(font());
}

QFont PageOverlay::smallFont() const
{
    QFont small = font();
    small.setPointSizeF(small.pointSizeF() * smallSize);
    return small;
}

std::vector<QRectF> PageOverlay::inSight(const std::vector<QRectF>& boxes, double margin) const
{
    std::vector<QRectF> places;
    for (const QRectF& box : boxes) {
        const QRectF place =
            onScreen(box).intersected(QRectF(rect()).adjusted(-margin, -margin, margin, margin));
        if (!place.isEmpty())
            places.push_back(place);
    }
    return places;
}

std::vector<MarkLabel> PageOverlay::labels() const
{
    const auto sizeIn = [](const QFontMetrics& metrics, const QString& text) {
        return text.isEmpty() ? QSizeF() : QSizeF(metrics.horizontalAdvance(text) + 10, metrics.height() + 2);
    };
    const QFontMetrics small(smallFont());
    std::vector<LabelledBoxes> all;
    all.reserve(marks.size());
    for (const Mark& mark : marks)
        all.push_back({inSight(mark.boxes, 0), sizeIn(fontMetrics(), mark.of.label),
                       sizeIn(small, mark.of.label), !mark.of.nodes.empty()});
    return placeLabels(all, QRectF(rect()));
}

void PageOverlay::paintPart(QPainter& painter, const std::vector<QRectF>& boxes, const QColor& colour,
                            Qt::PenStyle style)
{
    QColor veil = colour;
    veil.setAlpha(54);
    for (const QRectF& box : boxes) {
        const QRectF place = onScreen(box).intersected(QRectF(rect()).adjusted(-4, -4, 4, 4));
        if (place.isEmpty())
            continue;
        painter.fillRect(place, veil);
        painter.setPen(QPen(colour, 1, style));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(place);
    }
}

// Paints a double outline, which no other mark has. Tiny boxes are enlarged so that they stay visible.
void PageOverlay::paintHighlight(QPainter& painter)
{
    painter.setBrush(Qt::NoBrush);
    for (const QRectF& box : highlighted) {
        QRectF place = onScreen(box);
        if (!place.intersects(QRectF(rect())))
            continue;
        place.setSize(place.size().expandedTo(QSizeF(6, 6)));
        painter.setPen(QPen(QColor(255, 255, 255, 200), 4));
        painter.drawRect(place);
        painter.setPen(QPen(QColor::fromRgba(highlightColour), 1));
        painter.drawRect(place.adjusted(-1, -1, 1, 1));
        painter.drawRect(place.adjusted(1, 1, -1, -1));
    }
}

// Paints a line through each word: dark on a light line, because pages may have any colour.
void PageOverlay::paintStruck(QPainter& painter)
{
    const double width = m_view->zoomFactor() < smallZoom ? 1 : 2;
    for (const QRectF& box : struck) {
        const QRectF place = onScreen(box);
        if (!place.intersects(QRectF(rect())))
            continue;
        const QLineF line(place.left(), place.center().y(), place.right(), place.center().y());
        painter.setPen(QPen(QColor(255, 255, 255, 200), 2 * width));
        painter.drawLine(line);
        painter.setPen(QPen(QColor(struckColour), width));
        painter.drawLine(line);
    }
}

QRectF PageOverlay::onScreen(const QRectF& box) const
{
    const double zoom = m_view->zoomFactor();
    return {(box.x() - scroll.x()) * zoom, (box.y() - scroll.y()) * zoom, box.width() * zoom,
            box.height() * zoom};
}

void PageOverlay::frame(QPainter& painter, const QRectF& box, const QString& text, const QColor& colour,
                        Qt::PenStyle style)
{
    // Stays inside the view, so that the frame of a page-wide node is visible.
    QRectF place = onScreen(box).intersected(QRectF(rect()).adjusted(1, -10000, -1, 10000));
    place.setSize(place.size().expandedTo(QSizeF(4, 4)));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(255, 255, 255, 200), 4));
    painter.drawRect(place);
    painter.setPen(QPen(colour, 2, style));
    painter.drawRect(place);
    if (text.isEmpty())
        return;
    const QString shown = painter.fontMetrics().elidedText(text, Qt::ElideMiddle, width() - 16);
    QRectF label(0, 0, painter.fontMetrics().horizontalAdvance(shown) + 10,
                 painter.fontMetrics().height() + 4);
    const bool isAboveSeen = place.top() - label.height() >= 0;
    label.moveTopLeft(
        {place.left(), isAboveSeen ? place.top() - label.height() : std::max(place.top(), 0.0)});
    label.moveRight(std::min(label.right(), width() - 2.0));
    label.moveLeft(std::max(label.left(), 2.0));
    painter.fillRect(label, colour);
    painter.setPen(Qt::white);
    painter.drawText(label, Qt::AlignCenter, shown);
}

} // namespace tagseam
