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
constexpr double levelTop = 1;       // in pixels
constexpr double levelHeight = 15;   // in pixels
constexpr double trackTop = 18;      // in pixels
constexpr double trackHeight = 13;   // in pixels
constexpr double evenShare = 14;     // least width of a level in pixels, while there is room
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

TimelineView::TimelineView(PageSession* session, QWidget* parent) : QWidget(parent), m_session(session)
{
    QAccessible::installFactory(accessibleTimeline); // installed once, however many timelines there are
    setFocusPolicy(Qt::StrongFocus);                 // the stepper takes its keys
    const auto redraw = [this] {
        m_run = {};
        m_left.clear();
        update();
    };
    connect(session->trees(), &PageTrees::documentChanged, this, redraw);
    connect(session->runner(), &AnalysisRunner::analysisChanged, this, redraw);
    const auto showStep = [this] {
        update();
        if (isVisible() && QAccessible::isActive()) {
            QAccessibleValueChangeEvent changed(this, placeText());
            QAccessible::updateAccessibility(&changed);
        }
    };
    connect(session->cursor(), &StepCursor::stepChanged, this, showStep);
    connect(session->algorithms(), &AlgorithmCursor::runChanged, this, redraw);
    connect(session->algorithms(), &AlgorithmCursor::stepChanged, this, showStep);
    connect(session, &PageSession::askingChanged, this, qOverload<>(&QWidget::update));
    setAccessibleName(tr("Timeline of the run"));
    m_run = {};
    update();
}

// Half of the width is divided equally among the levels that need it, the rest by their steps.
void TimelineView::layoutLevels()
{
    const Stepper& stepper = m_session->cursor()->stepper();
    const std::size_t levels = stepper.trace().levels.size();
    const double room = std::max(10.0, width() - 2 * side);
    const double even = std::min(evenShare, room / 2 / static_cast<double>(levels));
    const double bySteps =
        (room - even * static_cast<double>(levels)) / static_cast<double>(stepper.stepCount());
    m_left.assign(1, side);
    m_left.reserve(levels + 1);
    for (std::uint32_t level = 0; level < levels; ++level) {
        const std::uint64_t steps = stepper.lastStepOfLevel(level) - stepper.firstStepOfLevel(level) + 1;
        m_left.push_back(m_left.back() + even + bySteps * static_cast<double>(steps));
    }
}

double TimelineView::x(std::uint64_t step) const
{
    return xIn(m_session->cursor()->stepper().placeOf(step).level, step);
}

double TimelineView::xIn(std::uint32_t level, std::uint64_t step) const
{
    const Stepper& stepper = m_session->cursor()->stepper();
    const auto first = static_cast<double>(stepper.firstStepOfLevel(level));
    const auto steps = static_cast<double>(stepper.lastStepOfLevel(level)) - first + 1;
    const double share = (static_cast<double>(step) - first + 0.5) / steps;
    return m_left[level] + share * (m_left[level + 1] - m_left[level]);
}

std::uint64_t TimelineView::stepAt(double x) const
{
    const Stepper& stepper = m_session->cursor()->stepper();
    const auto after = std::upper_bound(m_left.begin() + 1, m_left.end() - 1, x);
    const auto level = static_cast<std::uint32_t>(after - m_left.begin()) - 1;
    const std::uint64_t first = stepper.firstStepOfLevel(level);
    const std::uint64_t last = stepper.lastStepOfLevel(level);
    const double share = (x - m_left[level]) / (m_left[level + 1] - m_left[level]);
    const double at = std::floor(std::clamp(share, 0.0, 1.0) * static_cast<double>(last - first + 1));
    return std::min(last, first + static_cast<std::uint64_t>(at));
}

void TimelineView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), palette().base());
    if (!isShowing())
        return;
    if (run() != nullptr) {
        if (m_run.isNull())
            m_run = drawOther();
        painter.drawImage(QPointF(0, 0), m_run);
        drawHandle(painter, xOfEvent(run()->event()));
        return;
    }
    if (m_run.isNull()) {
        layoutLevels();
        m_run = drawRun();
    }
    const double at = x(m_session->cursor()->stepper().step());
    if (m_session->isAsking()) // future steps stay hidden
        painter.setClipRect(QRectF(0, 0, at, height()));
    painter.drawImage(QPointF(0, 0), m_run);
    painter.setClipping(false);
    drawHandle(painter, at);
}

// Draws the present step, and the frame of the focus.
void TimelineView::drawHandle(QPainter& painter, double at) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = Theme::current();
    painter.setPen(QPen(theme.selection, 2));
    painter.drawLine(QPointF(at, levelTop), QPointF(at, trackTop + trackHeight));
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

double TimelineView::xOfEvent(std::size_t event) const
{
    const double room = std::max(10.0, width() - 2 * side);
    return side + room * (static_cast<double>(event) + 0.5) / static_cast<double>(run()->eventCount());
}

std::size_t TimelineView::eventAt(double x) const
{
    const double room = std::max(10.0, width() - 2 * side);
    const double share = std::clamp((x - side) / room, 0.0, 1.0);
    return std::min(run()->eventCount() - 1,
                    static_cast<std::size_t>(share * static_cast<double>(run()->eventCount())));
}

// Draws the decisions of another algorithm as triangles on the track.
QImage TimelineView::drawOther() const
{
    QImage image(size() * devicePixelRatioF(), QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(devicePixelRatioF());
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = Theme::current();
    QColor fill = theme.level;
    fill.setAlpha(28);
    painter.fillRect(QRectF(side, trackTop, std::max(10.0, width() - 2 * side), trackHeight), fill);
    painter.setPen(palette().color(QPalette::Text));
    painter.drawText(QRectF(side, 0, width() - 2 * side, trackTop), Qt::AlignLeft | Qt::AlignVCenter,
                     tr("%1 · %n decisions", nullptr, static_cast<int>(run()->decisions().size()))
                         .arg(QString::fromUtf8(name(run()->run().algorithm))));
    double free = -1e9;
    for (const std::uint32_t event : run()->decisions()) {
        const double at = xOfEvent(event);
        if (at < free)
            continue;
        free = at + fewestPixels;
        const double y = trackTop + trackHeight / 2;
        QPainterPath mark(QPointF(at, y + markSize));
        mark.lineTo(at - markSize, y - markSize);
        mark.lineTo(at + markSize, y - markSize);
        mark.closeSubpath();
        painter.fillPath(mark, theme.split);
    }
    return image;
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
    drawLevels(painter);
    drawAttempts(painter);
    return image;
}

void TimelineView::drawLevels(QPainter& painter) const
{
    const Theme& theme = Theme::current();
    const auto levels = static_cast<std::uint32_t>(m_left.size() - 1);
    double end = -1e9;
    for (std::uint32_t level = 0; level < levels; ++level) {
        const QRectF band(m_left[level], levelTop, m_left[level + 1] - m_left[level], levelHeight);
        QColor fill = theme.level;
        fill.setAlpha(level % 2 == 0 ? 70 : 28);
        painter.fillRect(band, fill);
        fill.setAlpha(level % 2 == 0 ? 26 : 10);
        painter.fillRect(QRectF(band.left(), trackTop, band.width(), trackHeight), fill);
        const QFontMetricsF metrics(painter.font());
        const QString number = QString::number(level + 1);
        const QString full = tr("level %1").arg(number);
        const QString& text = metrics.horizontalAdvance(full) + 6 < band.width() ? full : number;
        const double width = metrics.horizontalAdvance(text);
        if (band.center().x() - width / 2 < end || width > band.width())
            continue;
        end = band.center().x() + width / 2 + 2;
        painter.setPen(palette().color(QPalette::Text));
        painter.drawText(band, Qt::AlignCenter, text);
    }
}

void TimelineView::drawAttempts(QPainter& painter) const
{
    const Stepper& stepper = m_session->cursor()->stepper();
    const SearchTrace& trace = stepper.trace();
    double freeTick = -1e9; // the next place with room for a mark
    double freeMark = -1e9;
    for (std::uint32_t level = 0; level < trace.levels.size(); ++level) {
        const Level& of = trace.levels[level];
        for (std::uint32_t attempt = of.firstAttempt; attempt < of.firstAttempt + of.attemptCount;
             ++attempt) {
            if (const double at = xIn(level, stepper.firstStepOfAttempt(attempt)); at >= freeTick) {
                freeTick = at + fewestPixels;
                painter.setPen(QPen(Theme::current().mutedText, 1));
                painter.drawLine(QPointF(at, trackTop), QPointF(at, trackTop + trackHeight));
            }
            drawCandidateSplits(painter, level, attempt, freeMark);
        }
    }
}

// Draws candidate splits as triangles: filled if accepted, hollow if rejected by the size rule; a cross if
// the scan ended without one.
void TimelineView::drawCandidateSplits(QPainter& painter, std::uint32_t level, std::uint32_t attempt,
                                       double& free) const
{
    const Theme& theme = Theme::current();
    const SearchTrace& trace = m_session->cursor()->stepper().trace();
    const std::uint64_t start = m_session->cursor()->stepper().firstStepOfAttempt(attempt);
    const std::uint32_t begin = trace.levels[level].region.begin.value;
    const auto xOf = [&](const CandidateSplit& each) { return xIn(level, start + each.split.value - begin); };
    const auto candidateSplits = trace.candidateSplitsOf(trace.attempts[attempt]);
    const double y = trackTop + trackHeight / 2;
    for (auto candidateSplit = candidateSplits.begin(); candidateSplit != candidateSplits.end();
         ++candidateSplit) {
        const Verdict verdict = candidateSplit->verdict;
        if (verdict != Verdict::Accepted &&
            xOf(*candidateSplit) < free) // continues at the next one with room, or at the last
            candidateSplit =
                std::min(std::ranges::lower_bound(candidateSplit, candidateSplits.end(), free, {}, xOf),
                         candidateSplits.end() - 1);
        const double at = xOf(*candidateSplit);
        if (candidateSplit->verdict == Verdict::OneSymbol ||
            (candidateSplit->verdict != Verdict::Accepted && at < free))
            continue;
        free = at + fewestPixels;
        QPainterPath mark(QPointF(at, y + markSize));
        mark.lineTo(at - markSize, y - markSize);
        mark.lineTo(at + markSize, y - markSize);
        mark.closeSubpath();
        painter.setPen(
            QPen(candidateSplit->verdict == Verdict::NoneFound ? theme.mutedText : theme.split, 1.2));
        if (candidateSplit->verdict == Verdict::NoneFound) {
            painter.drawLine(QPointF(at - 3, y - 3), QPointF(at + 3, y + 3));
            painter.drawLine(QPointF(at - 3, y + 3), QPointF(at + 3, y - 3));
            continue;
        }
        if (candidateSplit->verdict == Verdict::Accepted)
            painter.fillPath(mark, theme.split);
        painter.drawPath(mark);
    }
}

void TimelineView::resizeEvent(QResizeEvent*)
{
    m_run = {};
}

void TimelineView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    m_run = {}; // has other colours or another font
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
    const int delta = event->angleDelta().y();
    if (delta != 0 && m_session->algorithms()->chosen())
        m_session->algorithms()->step([delta](RunStepper& stepper) {
            delta < 0 ? stepper.next(Grain::Step) : stepper.previous(Grain::Step);
        });
    else if (delta != 0)
        m_session->cursor()->step([delta](Stepper& stepper) {
            delta < 0 ? stepper.next(Grain::Step) : stepper.previous(Grain::Step);
        });
    event->accept();
}

std::optional<TimelineView::Place> TimelineView::place() const
{
    if (!isShowing())
        return std::nullopt;
    if (run() != nullptr)
        return Place{run()->step(), run()->stepCount()};
    const Stepper& stepper = m_session->cursor()->stepper();
    return Place{stepper.step(), stepper.stepCount()};
}

void TimelineView::seek(std::uint64_t step)
{
    const std::optional<Place> now = place();
    if (!now)
        return;
    const std::uint64_t wanted = std::min(step, now->count - 1);
    if (run() != nullptr)
        m_session->algorithms()->step(
            [wanted](RunStepper& stepper) { stepper.seekStep(static_cast<std::size_t>(wanted)); });
    else
        m_session->cursor()->step([wanted](Stepper& stepper) { stepper.seek(wanted); });
}

QString TimelineView::placeText() const
{
    const std::optional<Place> now = place();
    return now ? tr("step %1 of %2").arg(now->step + 1).arg(now->count) : QString();
}

void TimelineView::goTo(double x)
{
    if (isShowing() && run() != nullptr)
        m_session->algorithms()->step([this, x](RunStepper& stepper) { stepper.seek(eventAt(x)); });
    if (!isShowing() || m_left.empty() || run() != nullptr)
        return;
    m_session->cursor()->step([this, x](Stepper& stepper) { stepper.seek(stepAt(x)); });
}

bool TimelineView::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip && isShowing() && run() != nullptr) {
        const auto* help = static_cast<QHelpEvent*>(event);
        showToolTip(
            help->globalPos(),
            tr("step %1 of %2").arg(run()->stepOf(eventAt(help->pos().x())) + 1).arg(run()->stepCount()) +
                '\n' + tr("▼ decision"),
            this);
        return true;
    }
    if (event->type() == QEvent::ToolTip && isShowing() && !m_left.empty()) {
        const auto* help = static_cast<QHelpEvent*>(event);
        if (m_session->isAsking() && stepAt(help->pos().x()) > m_session->cursor()->stepper().step()) {
            QToolTip::hideText(); // it would reveal the answer
            return true;
        }
        showToolTip(help->globalPos(), tip(stepAt(help->pos().x())), this);
        return true;
    }
    return QWidget::event(event);
}

QString TimelineView::tip(std::uint64_t step) const
{
    const Stepper& stepper = m_session->cursor()->stepper();
    const StepPlace place = stepper.placeOf(step);
    QStringList parts{tr("step %1 of %2").arg(step + 1).arg(stepper.stepCount()),
                      tr("level %1").arg(place.level + 1)};
    if (place.attempt != noAttempt)
        parts << tr("threshold %1").arg(stepper.trace().attempts[place.attempt].threshold);
    return parts.join(QStringLiteral(" · ")) + '\n' +
           tr("│ attempt   ▼ accepted split   ▽ rejected   ✕ no more candidate splits");
}

} // namespace tagseam
