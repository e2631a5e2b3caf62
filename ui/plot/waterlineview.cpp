// SPDX-License-Identifier: MIT
// The waterline under the TPS plot.
#include "ui/plot/waterlineview.h"

#include "ui/plot/plotview.h"
#include "ui/widgets/accessiblerole.h"
#include "ui/widgets/elidedtips.h"
#include "ui/widgets/theme.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace tagseam {

WaterlineView::WaterlineView(PageSession* session, PlotView* plot, QWidget* parent)
    : QWidget(parent), m_session(session), m_plot(plot)
{
    setObjectName(QStringLiteral("waterline")); // lessons point to it by this name
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleRole(this, QAccessible::Chart);
    setMouseTracking(true);
    setAccessibleName(tr("Waterline of the level"));
    describe();
    update();
    connect(session->trees(), &PageTrees::documentChanged, this, &WaterlineView::forget);
    connect(session->runner(), &AnalysisRunner::analysisChanged, this, &WaterlineView::forget);
    connect(session->selection(), &Selection::levelChanged, this, &WaterlineView::follow);
    connect(session->cursor(), &StepCursor::stepChanged, this, &WaterlineView::follow);
    connect(session->cursor(), &StepCursor::steppingChanged, this, &WaterlineView::follow);
    connect(session, &PageSession::askingChanged, this, &WaterlineView::describe);
    connect(session, &PageSession::askingChanged, this, qOverload<>(&QWidget::update));
    connect(session->selection(), &Selection::nodeChanged, this, qOverload<>(&QWidget::update));
    connect(session->selection(), &Selection::rangeChanged, this, qOverload<>(&QWidget::update));
    connect(plot, &PlotView::shownChanged, this, [this] {
        m_profile = {};
        update();
    });
}

bool WaterlineView::isPlotted() const
{
    return m_session->runner()->hasAnalysis() && m_session->runner()->analysis().sequence.size() > 0;
}

WaterState WaterlineView::state() const
{
    WaterState state = waterState(*m_session);
    state.whatIf = m_whatIf;
    return state;
}

// Returns the scene of the present state. The threshold profile is computed again only for another level.
const WaterScene& WaterlineView::scene()
{
    const WaterState now = state();
    if (m_scene && m_scene->state == now)
        return *m_scene;
    const bool isSameLevel = m_scene && m_scene->state.level == now.level;
    if (!isSameLevel) {
        m_profile = {};
        m_blocking.clear();
    }
    m_scene = waterScene(*m_session, now, isSameLevel ? std::move(*m_scene) : WaterScene());
    describe();
    return *m_scene;
}

// A screen reader does not get what is hidden while a question waits.
void WaterlineView::describe()
{
    setAccessibleDescription(m_scene && !m_session->isAsking() ? waterCaption(*m_session, *m_scene)
                                                               : QString());
    update();
}

void WaterlineView::forget()
{
    m_scene.reset();
    m_blocking.clear();
    m_profile = {};
    m_whatIf.reset();
    m_drag = Drag::None;
    update();
}

// The run went on, so the threshold chosen by hand is reset.
void WaterlineView::follow()
{
    m_whatIf.reset();
    update();
}

void WaterlineView::setWhatIf(std::optional<std::uint32_t> threshold)
{
    const auto isOfLevel = [&] {
        return isPlotted() && std::ranges::binary_search(scene().water.thresholds, *threshold);
    };
    if (threshold && !isOfLevel())
        threshold.reset();
    if (threshold == m_whatIf)
        return;
    m_whatIf = threshold;
    if (isPlotted())
        scene(); // computes its sentence for assistive technology
    update();
}

void WaterlineView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), palette().base());
    QFont small = font();
    small.setPointSizeF(small.pointSizeF() * 0.85);
    painter.setFont(small);
    if (!isPlotted() || scene().isEmpty()) {
        paintEmpty(painter);
        return;
    }
    m_geometry = WaterGeometry::layout(*m_scene, rect(), m_plot->first(), m_plot->last());
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_isDrawnDark != Theme::current().isDark) {
        m_isDrawnDark = Theme::current().isDark;
        m_profile = {};
    }
    if (m_profile.isNull())
        m_profile = WaterlinePainter::profile(*m_session, *m_scene, m_geometry, devicePixelRatioF());
    WaterlinePainter water(*m_session, *m_scene, m_geometry, painter);
    if (m_session->isAsking()) {
        water.paintConcealed(m_profile, sentence());
        return;
    }
    water.paintBack();
    painter.drawImage(m_geometry.axis.plot.topLeft(), m_profile);
    water.paintFront();
    if (hasFocus()) {
        painter.setPen(QPen(palette().color(QPalette::Highlight), 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
}

void WaterlineView::paintEmpty(QPainter& painter) const
{
    const QString text =
        !m_session->runner()->hasAnalysis()
            ? tr("The waterline appears here. It shows, for each gap, the lowest frequency threshold at "
                 "which no symbol occurs on both sides.")
        : !isPlotted()
            ? tr("This page has no body: there is no gap to open.")
            : tr("Level %1 is one position: there is no gap to open.").arg(m_scene->state.level + 1);
    painter.setPen(Theme::current().mutedText);
    painter.drawText(rect(), Qt::AlignCenter | Qt::TextWordWrap, text);
}

void WaterlineView::resizeEvent(QResizeEvent*)
{
    m_profile = {};
}

void WaterlineView::wheelEvent(QWheelEvent* event)
{
    m_plot->zoomOrPan(event);
}

void WaterlineView::mousePressEvent(QMouseEvent* event)
{
    if (!isPlotted() || scene().isEmpty())
        return;
    setFocus();
    m_pressed = event->position();
    m_pressedFirst = m_plot->first();
    const bool isLeft = event->button() == Qt::LeftButton;
    if (event->button() == Qt::MiddleButton || (isLeft && event->modifiers() & Qt::ShiftModifier))
        m_drag = Drag::Pan;
    else if (isLeft)
        m_drag = Drag::Press;
}

void WaterlineView::mouseMoveEvent(QMouseEvent* event)
{
    const QPointF at = event->position();
    if (m_drag == Drag::Press && !m_session->isAsking() &&
        std::abs(at.y() - m_pressed.y()) >= QApplication::startDragDistance())
        m_drag = Drag::Water;
    switch (m_drag) {
    case Drag::None:
        showTip(event->globalPosition().toPoint(), at);
        break;
    case Drag::Press:
        break;
    case Drag::Water:
        setWhatIf(scene().water.thresholds[m_geometry.rankAt(at.y())]);
        break;
    case Drag::Pan:
        m_plot->pan(m_pressedFirst - (at.x() - m_pressed.x()) / m_geometry.axis.pixelsPerPosition() -
                    m_plot->first());
        break;
    }
}

void WaterlineView::mouseReleaseEvent(QMouseEvent* event)
{
    const bool isClick = m_drag == Drag::Press;
    m_drag = Drag::None;
    const double position = m_geometry.axis.position(event->position().x());
    if (isClick && m_session->isAsking()) {
        Guess guess;
        guess.position = position;
        guess.precision = std::max(0.5, 5 / m_geometry.axis.pixelsPerPosition());
        guess.threshold = scene().water.thresholds[std::min(m_geometry.rankAt(event->position().y()),
                                                            scene().water.thresholds.size() - 1)];
        m_session->guess(guess);
        return;
    }
    if (isClick && m_geometry.axis.plot.contains(event->position()) && position >= 0)
        m_session->selection()->selectPosition({static_cast<std::uint32_t>(position)});
}

void WaterlineView::mouseDoubleClickEvent(QMouseEvent*)
{
    setWhatIf({});
}

void WaterlineView::keyPressEvent(QKeyEvent* event)
{
    const int key = event->key();
    const bool isWater = isPlotted() && !scene().isEmpty() && !m_session->isAsking();
    if (isWater && (key == Qt::Key_Up || key == Qt::Key_Down))
        stepWater(key == Qt::Key_Up ? 1 : -1);
    else if (key == Qt::Key_Escape && m_whatIf)
        setWhatIf({});
    else if (!m_plot->goByKey(key))
        QWidget::keyPressEvent(event);
}

void WaterlineView::stepWater(int ranks)
{
    const WaterScene& now = scene();
    const auto last = static_cast<std::ptrdiff_t>(now.water.thresholds.size()) - 1;
    const std::ptrdiff_t rank = now.threshold ? static_cast<std::ptrdiff_t>(now.rankOf(*now.threshold)) : -1;
    setWhatIf(
        now.water.thresholds[static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(rank + ranks, 0, last))]);
}

// Requires the scene.
QString WaterlineView::sentence() const
{
    return m_session->isAsking() ? tr("The water is hidden while a question waits. To answer with a "
                                      "threshold, click at its height.")
                                 : waterCaption(*m_session, *m_scene);
}

void WaterlineView::showTip(const QPoint& global, const QPointF& point)
{
    const bool isShown = isPlotted() && !scene().isEmpty();
    if (isShown && m_geometry.caption.united(m_geometry.legend).contains(point))
        return showToolTip(global, legendTip(), this);
    const bool isInside =
        isShown && !m_session->isAsking() && m_geometry.axis.plot.united(m_geometry.openLane).contains(point);
    // Returns the gap whose middle, the edge between two positions, is nearest.
    const double split = isInside ? std::round(m_geometry.axis.position(point.x())) : 0;
    const Region region = isInside ? m_scene->water.region : Region{};
    if (split <= region.begin.value || split >= region.end.value)
        return QToolTip::hideText();
    showToolTip(global, gapTip(Position{static_cast<std::uint32_t>(split)}), this);
}

// Contains the entries for which the view has no room.
QString WaterlineView::legendTip() const
{
    QStringList lines{sentence()};
    const auto entries = WaterlinePainter::legend(*m_scene, m_geometry, m_session->isAsking());
    for (const WaterLegendEntry& entry : entries)
        lines << QStringLiteral("%1 %2").arg(entry.glyph).arg(entry.text);
    return lines.join('\n');
}

QString WaterlineView::gapTip(Position split)
{
    const ThresholdProfile& water = m_scene->water;
    if (m_blocking.empty())
        m_blocking = symbolsOnBothSides(m_session->runner()->analysis().sequence.symbols, water.region);
    const std::size_t gap = split.value - water.region.begin.value - 1;
    const std::uint32_t opensAt = water.opensAt[gap];
    QString opens = opensAt == neverOpens
                        ? tr("no threshold: a symbol of the highest frequency, %1, occurs on both sides")
                              .arg(water.thresholds.back())
                        : tr("opens at threshold %1").arg(opensAt);
    const auto open = std::ranges::find_if(m_scene->open,
                                           [&](const OpenGaps& gaps) { return gaps.splits.contains(split); });
    if (open != m_scene->open.end()) {
        const QString what = open->use == GapUse::Split
                                 ? tr("It is open at threshold %1, and the scan can split at it.")
                                 : tr("It is open at threshold %1, but the scan cannot split at it: %2.")
                                       .arg(QStringLiteral("%1"), whyNoSplit(open->use));
        opens += '\n' + what.arg(*m_scene->threshold);
    }
    const QString crossed = m_blocking[gap] == 0 ? tr("no symbol is on both sides")
                                                 : tr("%n symbol(s) are on both sides", nullptr,
                                                      static_cast<int>(m_blocking[gap]));
    return tr("Gap between positions %1 and %2 · %3\n%4")
        .arg(split.value)
        .arg(split.value + 1)
        .arg(opens, crossed);
}

} // namespace tagseam
