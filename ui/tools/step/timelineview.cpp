// SPDX-License-Identifier: MIT
// The run as a slider.
#include "ui/tools/step/timelineview.h"

#include "ui/widgets/elidedtips.h"
#include "ui/widgets/theme.h"

#include <QAccessibleWidget>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace tagseam {

namespace {

constexpr double side = 8;           // pixels left and right of the run, so that the handle is not cut
constexpr double partTop = 1;        // in pixels
constexpr double partHeight = 15;    // in pixels
constexpr double trackTop = 18;      // in pixels
constexpr double trackHeight = 13;   // in pixels
constexpr double evenShare = 14;     // least width of a part in pixels, while there is room
constexpr double markSize = 3.5;     // in pixels
constexpr double fewestPixels = 1.5; // between two marks of a kind

// A slider over the steps, counted from 1.
class TimelineAccessible : public QAccessibleWidget, public QAccessibleValueInterface {
  public:
    explicit TimelineAccessible(TimelineView* view)
        : QAccessibleWidget(view, QAccessible::Slider), m_view(view)
    {
    }
    void* interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ValueInterface ? static_cast<QAccessibleValueInterface*>(this)
                                                   : QAccessibleWidget::interface_cast(type);
    }
    QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Value ? m_view->placeText() : QAccessibleWidget::text(kind);
    }
    QVariant currentValue() const override
    {
        const auto place = m_view->place();
        return place ? static_cast<double>(place->step + 1) : 0.0;
    }
    void setCurrentValue(const QVariant& value) override
    {
        m_view->seek(static_cast<std::uint64_t>(std::max(value.toDouble(), 1.0)) - 1);
    }
    QVariant maximumValue() const override
    {
        const auto place = m_view->place();
        return place ? static_cast<double>(place->count) : 0.0;
    }
    QVariant minimumValue() const override { return m_view->place() ? 1.0 : 0.0; }
    QVariant minimumStepSize() const override { return 1.0; }

  private:
    TimelineView* m_view;
};

QAccessibleInterface* accessibleTimeline(const QString&, QObject* object)
{
    auto* timeline = qobject_cast<TimelineView*>(object);
    return timeline == nullptr ? nullptr : new TimelineAccessible(timeline);
}

} // namespace

TimelineView::TimelineView(PageSession* session, QWidget* parent)
    : QWidget(parent), m_session(session), m_run(session)
{
    QAccessible::installFactory(accessibleTimeline); // installed once, however many timelines there are
    setFocusPolicy(Qt::StrongFocus);                 // the stepper takes its keys
    connect(&m_run, &RunInFront::changed, this, [this] {
        m_picture = {};
        m_left.clear();
        update();
    });
    connect(&m_run, &RunInFront::moved, this, [this] {
        update();
        if (isVisible() && QAccessible::isActive()) {
            QAccessibleValueChangeEvent changed(this, placeText());
            QAccessible::updateAccessibility(&changed);
        }
    });
    connect(session, &PageSession::askingChanged, this, qOverload<>(&QWidget::update));
    setAccessibleName(tr("Timeline of the run"));
}

// Half of the width is divided equally among the parts that need it, the rest by their places.
void TimelineView::layoutParts()
{
    m_parts = m_run->parts();
    const auto parts = static_cast<double>(m_parts.size());
    const double room = std::max(10.0, width() - 2 * side);
    const double even = std::min(evenShare, room / 2 / parts);
    const double byPlaces = (room - even * parts) / static_cast<double>(m_parts.back().end);
    m_left.assign(1, side);
    m_left.reserve(m_parts.size() + 1);
    std::uint64_t begin = 0;
    for (const TimelinePart& each : m_parts) {
        m_left.push_back(m_left.back() + even + byPlaces * static_cast<double>(each.end - begin));
        begin = each.end;
    }
}

double TimelineView::x(std::uint64_t place) const
{
    const auto part = std::ranges::upper_bound(m_parts, place, {}, &TimelinePart::end) - m_parts.begin();
    const auto at = static_cast<std::size_t>(part);
    const auto first = static_cast<double>(at == 0 ? 0 : m_parts[at - 1].end);
    const double share =
        (static_cast<double>(place) - first + 0.5) / (static_cast<double>(m_parts[at].end) - first);
    return m_left[at] + share * (m_left[at + 1] - m_left[at]);
}

std::uint64_t TimelineView::placeAt(double x) const
{
    const auto after = std::upper_bound(m_left.begin() + 1, m_left.end() - 1, x);
    const auto at = static_cast<std::size_t>(after - m_left.begin()) - 1;
    const std::uint64_t first = at == 0 ? 0 : m_parts[at - 1].end;
    const std::uint64_t places = m_parts[at].end - first;
    const double share = (x - m_left[at]) / (m_left[at + 1] - m_left[at]);
    const double place = std::floor(std::clamp(share, 0.0, 1.0) * static_cast<double>(places));
    return first + std::min(places - 1, static_cast<std::uint64_t>(place));
}

void TimelineView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), palette().base());
    if (!m_run->isThere())
        return;
    if (m_picture.isNull()) {
        layoutParts();
        m_picture = drawRun();
    }
    const double at = x(m_run->place());
    if (m_session->isAsking()) // future steps stay hidden
        painter.setClipRect(QRectF(0, 0, at, height()));
    painter.drawImage(QPointF(0, 0), m_picture);
    painter.setClipping(false);
    drawHandle(painter, at);
}

// Draws the present step, and the frame of the focus.
void TimelineView::drawHandle(QPainter& painter, double at) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = Theme::current();
    painter.setPen(QPen(theme.selection, 2));
    painter.drawLine(QPointF(at, partTop), QPointF(at, trackTop + trackHeight));
    QPainterPath handle(QPointF(at, trackTop + trackHeight - 1));
    handle.lineTo(at - 7, height() - 1);
    handle.lineTo(at + 7, height() - 1);
    handle.closeSubpath();
    painter.fillPath(handle, theme.selection);
    if (hasFocus()) {
        painter.setRenderHint(QPainter::Antialiasing, false);
        painter.setPen(palette().color(QPalette::Highlight));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
}

QImage TimelineView::drawRun() const
{
    QImage image(size() * devicePixelRatioF(), QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(devicePixelRatioF());
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    QFont small = font();
    small.setPointSizeF(small.pointSizeF() * 0.85);
    painter.setFont(small);
    drawParts(painter);
    for (const auto kind :
         {TimelineMark::Kind::Attempt, TimelineMark::Kind::NoneFound, TimelineMark::Kind::Rejected,
          TimelineMark::Kind::Accepted, TimelineMark::Kind::Decision})
        drawMarks(painter, kind);
    return image;
}

void TimelineView::drawParts(QPainter& painter) const
{
    const QFontMetricsF metrics(painter.font());
    double end = -1e9;
    for (std::size_t i = 0; i < m_parts.size(); ++i) {
        const QRectF band(m_left[i], partTop, m_left[i + 1] - m_left[i], partHeight);
        QColor fill = Theme::current().level;
        fill.setAlpha(i % 2 == 0 ? 70 : 28);
        painter.fillRect(band, fill);
        fill.setAlpha(i % 2 == 0 ? 26 : 10);
        painter.fillRect(QRectF(band.left(), trackTop, band.width(), trackHeight), fill);
        const TimelinePart& part = m_parts[i];
        const QString& text =
            metrics.horizontalAdvance(part.label) + 6 < band.width() ? part.label : part.shortLabel;
        const double width = metrics.horizontalAdvance(text);
        if (band.center().x() - width / 2 < end || width > band.width())
            continue;
        end = band.center().x() + width / 2 + 2;
        painter.setPen(palette().color(QPalette::Text));
        painter.drawText(band, Qt::AlignCenter, text);
    }
}

// An attempt is a line, a split or decision a triangle, hollow if the size rule rejected it, and the end of a
// scan without one a cross. Marks of a kind that would cover one another are drawn once.
void TimelineView::drawMarks(QPainter& painter, TimelineMark::Kind kind) const
{
    const Theme& theme = Theme::current();
    const bool isMuted = kind == TimelineMark::Kind::Attempt || kind == TimelineMark::Kind::NoneFound;
    painter.setPen(
        QPen(isMuted ? theme.mutedText : theme.split, kind == TimelineMark::Kind::Attempt ? 1 : 1.2));
    const double y = trackTop + trackHeight / 2;
    std::uint64_t from = 0;
    while (const std::optional<TimelineMark> mark = m_run->nextMark(kind, from)) {
        const double at = x(mark->place);
        if (kind == TimelineMark::Kind::Attempt) {
            painter.drawLine(QPointF(at, trackTop), QPointF(at, trackTop + trackHeight));
        } else if (kind == TimelineMark::Kind::NoneFound) {
            painter.drawLine(QPointF(at - 3, y - 3), QPointF(at + 3, y + 3));
            painter.drawLine(QPointF(at - 3, y + 3), QPointF(at + 3, y - 3));
        } else {
            QPainterPath triangle(QPointF(at, y + markSize));
            triangle.lineTo(at - markSize, y - markSize);
            triangle.lineTo(at + markSize, y - markSize);
            triangle.closeSubpath();
            if (kind != TimelineMark::Kind::Rejected)
                painter.fillPath(triangle, theme.split);
            painter.drawPath(triangle);
        }
        from = std::max(mark->place + 1,
                        at + fewestPixels < m_left.back() ? placeAt(at + fewestPixels) : m_parts.back().end);
    }
}

void TimelineView::resizeEvent(QResizeEvent*)
{
    m_picture = {};
}

void TimelineView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    m_picture = {}; // has other colours or another font
    update();
}

void TimelineView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        goTo(event->position().x());
}

void TimelineView::mouseMoveEvent(QMouseEvent* event)
{
    if (event->buttons() & Qt::LeftButton)
        goTo(event->position().x());
}

void TimelineView::wheelEvent(QWheelEvent* event)
{
    if (const int delta = event->angleDelta().y(); delta != 0)
        m_run->move(Grain::Step, delta < 0);
    event->accept();
}

std::optional<TimelineView::Place> TimelineView::place() const
{
    return m_run->isThere() ? std::optional(Place{m_run->step(), m_run->stepCount()}) : std::nullopt;
}

void TimelineView::seek(std::uint64_t step)
{
    if (m_run->isThere())
        m_run->seek(std::min(step, m_run->stepCount() - 1));
}

QString TimelineView::placeText() const
{
    return m_run->isThere() ? m_run->stepText() : QString();
}

void TimelineView::goTo(double x)
{
    if (m_run->isThere() && !m_left.empty())
        m_run->seekPlace(placeAt(x));
}

bool TimelineView::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip || !m_run->isThere() || m_left.empty())
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const std::uint64_t at = placeAt(help->pos().x());
    if (m_session->isAsking() && at > m_run->place())
        QToolTip::hideText(); // it would reveal the answer
    else
        showToolTip(help->globalPos(), m_run->tip(at), this);
    return true;
}

} // namespace tagseam
