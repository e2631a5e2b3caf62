// SPDX-License-Identifier: MIT
// The TPS plot as a view.
#include "ui/plot/plotview.h"

#include "core/methods/content/contentprobabilities.h"
#include "ui/plot/bandpainter.h"
#include "ui/plot/plotdots.h"
#include "ui/plot/plotpainter.h"
#include "ui/widgets/elidedtips.h"
#include "ui/widgets/language.h"
#include "ui/widgets/theme.h"

#include <QAccessibleWidget>
#include <QApplication>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <utility>

namespace tagseam {

namespace {

constexpr double zoomStep = 1.25;
constexpr double fewestPositions = 8; // positions shown at the strongest zoom
constexpr int heightWithMap = 200;    // in pixels; lower plots of the whole sequence have no minimap
constexpr int mostSplits = 100;       // in the summary

class PlotAccessible : public QAccessibleWidget {
  public:
    explicit PlotAccessible(PlotView* plot) : QAccessibleWidget(plot, QAccessible::Chart), m_plot(plot) {}
    QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Description ? PlotView::summary(*m_plot->session())
                                                : QAccessibleWidget::text(kind);
    }

  private:
    const PlotView* m_plot;
};

QAccessibleInterface* accessiblePlot(const QString&, QObject* object)
{
    auto* plot = qobject_cast<PlotView*>(object);
    return plot == nullptr ? nullptr : new PlotAccessible(plot);
}

} // namespace

PlotView::PlotView(PageSession* session, QWidget* parent) : QWidget(parent), m_session(session)
{
    setObjectName(QStringLiteral("plot"));       // lessons point to it by this name
    QAccessible::installFactory(accessiblePlot); // installed once, however many plots there are
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAccessibleName(tr("Tag path sequence plot"));
    update();
    connect(session->trees(), &PageTrees::documentChanged, this, [this] {
        m_drag = Drag::None; // the pressed item no longer exists
        m_nodeBefore = noNode;
        m_levelBefore = noLevel;
        m_rangeBefore = {};
        m_first = 0;
        m_last = m_positions; // the next analysis is shown whole
        m_isFollowing = true;
        invalidate();
    });
    connect(session->runner(), &AnalysisRunner::analysisChanged, this, [this] {
        const double positions = m_session->runner()->analysis().sequence.size();
        const bool wasWhole = m_first <= 0 && m_last >= m_positions;
        m_positions = positions;
        m_followed = step();
        if (wasWhole || m_last > positions)
            showAll();
        invalidate();
    });
    connect(session->selection(), &Selection::nodeChanged, this, &PlotView::revealSelection);
    connect(session->selection(), &Selection::levelChanged, this, qOverload<>(&QWidget::update));
    connect(session->selection(), &Selection::rangeChanged, this, qOverload<>(&QWidget::update));
    connect(session->selection(), &Selection::highlightChanged, this, qOverload<>(&QWidget::update));
    connect(session->selection(), &Selection::marksChanged, this, qOverload<>(&QWidget::update));
    connect(session->selection(), &Selection::bandsChanged, this, &PlotView::layOutBands);
    connect(session->selection(), &Selection::tintsChanged, this, [this] {
        invalidate();
        update();
    });
    connect(session, &PageSession::workspaceChanged, this, &PlotView::layOutBands);
    connect(session, &PageSession::askingChanged, this, &PlotView::layOutBands);
    connect(session->cursor(), &StepCursor::stepChanged, this, &PlotView::showStep);
    connect(session->cursor(), &StepCursor::steppingChanged, this, &PlotView::showStep);
    connect(session->algorithms(), &AlgorithmCursor::stepChanged, this, &PlotView::followStep);
    connect(session->algorithms(), &AlgorithmCursor::runChanged, this, [this] { m_followed = step(); });
}

// The dots stay as long as the same part of the sequence is left. What is finally kept is another set: it
// includes ancestors, or is the complement.
void PlotView::showStep()
{
    if (m_session->cursor()->isStepping() != m_isDrawnStepping)
        invalidate();
    else if (m_session->runner()->hasAnalysis() && m_session->cursor()->shownRegion() != m_drawnRegion)
        m_dots = {}; // the minimap shows the whole sequence in every step
    followStep();
    update();
}

// The step of the search or of another algorithm.
std::uint64_t PlotView::step() const
{
    if (const RunStepper* run = m_session->algorithms()->stepper())
        return run->step();
    return m_session->runner()->hasAnalysis() ? m_session->cursor()->stepper().step() : 0;
}

// Reveals the position of the step. After panning by hand, only a jump does so.
void PlotView::followStep()
{
    const RunStepper* run = m_session->algorithms()->stepper();
    if (!isPlotted() || (run == nullptr && !m_session->cursor()->isStepping()))
        return;
    const std::uint64_t now = step();
    const std::uint64_t before = std::exchange(m_followed, now);
    const bool isJump = !m_isPlaying() && std::max(now, before) - std::min(now, before) > 1;
    m_isFollowing = m_isFollowing || isJump;
    if (!m_isFollowing || now == before)
        return;
    if (run != nullptr)
        return reveal(m_session->runner()->analysis().sequence.positionOf(run->node()));
    const Stepper& search = m_session->cursor()->stepper();
    reveal(search.position() == noPosition ? search.region().begin : search.position());
}

// The bands reduce the height of the plot.
void PlotView::layOutBands()
{
    if (BandPainter::lanes(*m_session) != m_bandLanes)
        invalidate();
    update();
}

bool PlotView::isPlotted() const
{
    return m_session->runner()->hasAnalysis() && m_session->runner()->analysis().sequence.size() > 0;
}

QString PlotView::summary(const PageSession& session)
{
    if (!session.runner()->hasAnalysis() || session.runner()->analysis().sequence.size() == 0)
        return {};
    const Analysis& analysis = session.runner()->analysis();
    QString text = tr("Dot plot: each of the %n position(s) has one dot at the height of its symbol. There "
                      "are %1 symbols.",
                      nullptr, static_cast<int>(analysis.sequence.size()))
                       .arg(analysis.sequence.alphabetSize());
    const bool isStepping = session.cursor()->isStepping();
    if (session.isAsking() && !isStepping) // the rest would reveal the answer
        return text;
    const Region left = session.cursor()->shownRegion();
    text += ' ' + (isStepping ? tr("At this step, positions %1 to %2 remain.")
                              : tr("The main region is positions %1 to %2."))
                      .arg(left.begin.value + 1)
                      .arg(left.end.value);
    QStringList splits;
    const std::uint32_t done =
        isStepping ? session.cursor()->stepper().place().level : PlotGeometry::shownLevels(session);
    for (std::uint32_t level = 0; level < done && splits.size() <= mostSplits; ++level) {
        if (const CandidateSplit* split = analysis.trace.acceptedSplit(analysis.trace.levels[level]))
            splits << (splits.size() < mostSplits
                           ? tr("%1 at level %2").arg(split->split.value + 1).arg(level + 1)
                           : QStringLiteral("…"));
    }
    return text + ' ' +
           (splits.isEmpty() ? tr("There is no split.")
                             : tr("The search split the sequence before these positions: %1.")
                                   .arg(splits.join(QStringLiteral(", "))));
}

void PlotView::showAll()
{
    const double positions =
        m_session->runner()->hasAnalysis() ? m_session->runner()->analysis().sequence.size() : 1;
    setShown(0, std::max(1.0, positions));
}

void PlotView::frameRange()
{
    const Region range = m_session->selection()->range();
    if (range.size() > 0)
        setShown(range.begin.value, range.end.value);
}

void PlotView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), palette().base());
    if (!isPlotted()) {
        painter.setPen(Theme::current().mutedText);
        painter.drawText(rect(), Qt::AlignCenter | Qt::TextWordWrap,
                         m_session->runner()->hasAnalysis()
                             ? tr("This page has no body: there is no sequence to plot.")
                             : tr("The tag path sequence of the page appears here."));
        return;
    }
    if (!m_isLaidOut)
        layoutPlot();
    QFont small = font();
    small.setPointSizeF(small.pointSizeF() * 0.85);
    painter.setFont(small);
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_isDrawnDark != Theme::current().isDark) {
        m_isDrawnDark = Theme::current().isDark;
        m_minimap = {};
        m_dots = {};
    }
    if (!m_geometry.minimap.isEmpty())
        paintMinimap(painter);
    m_drawnRegion = m_session->cursor()->shownRegion();
    m_isDrawnStepping = m_session->cursor()->isStepping();
    if (m_dots.isNull())
        m_dots = plotDots(*m_session, m_geometry, devicePixelRatioF());

    PlotPainter(*m_session, m_geometry, painter).paint([&] {
        painter.drawImage(m_geometry.plot.topLeft(), m_dots);
    });
    if (hasFocus()) {
        painter.setPen(QPen(palette().color(QPalette::Highlight), 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
}

void PlotView::paintMinimap(QPainter& painter)
{
    if (m_minimap.isNull())
        m_minimap = plotMinimap(*m_session, m_geometry.minimap.size().toSize(), devicePixelRatioF());
    painter.drawImage(m_geometry.minimap.topLeft(), m_minimap);
    const double scale = m_geometry.minimap.width() / m_session->runner()->analysis().sequence.size();
    if (m_session->cursor()->isStepping()) { // veils what earlier levels pruned
        const Region left = m_session->cursor()->shownRegion();
        QRectF veil = m_geometry.minimap;
        const QColor colour = Theme::current().isDark ? QColor(0, 0, 0, 150) : QColor(200, 200, 200, 170);
        veil.setRight(m_geometry.minimap.left() + left.begin.value * scale);
        painter.fillRect(veil, colour);
        veil = m_geometry.minimap;
        veil.setLeft(m_geometry.minimap.left() + left.end.value * scale);
        painter.fillRect(veil, colour);
    }
    const QRectF window(m_geometry.minimap.left() + m_first * scale, m_geometry.minimap.top(),
                        std::max(3.0, (m_last - m_first) * scale), m_geometry.minimap.height());
    painter.setPen(QPen(palette().color(QPalette::Text), 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(window);
}

void PlotView::layoutPlot()
{
    m_bandLanes = BandPainter::lanes(*m_session);
    // The minimap is the first part to be hidden in a low window, if the plot shows the whole sequence.
    const bool isComplete = m_last - m_first >= m_session->runner()->analysis().sequence.size();
    m_geometry = PlotGeometry::layout(m_session->runner()->analysis(), rect(), m_first, m_last,
                                      !isComplete || height() >= heightWithMap, m_bandLanes);
    m_isLaidOut = true;
}

void PlotView::resizeEvent(QResizeEvent*)
{
    invalidate();
}

void PlotView::wheelEvent(QWheelEvent* event)
{
    zoomOrPan(event);
}

void PlotView::zoomOrPan(QWheelEvent* event)
{
    if (!isPlotted())
        return;
    const QPoint delta = event->angleDelta();
    if (event->modifiers() & Qt::ShiftModifier || std::abs(delta.x()) > std::abs(delta.y())) {
        const int amount = std::abs(delta.x()) > std::abs(delta.y()) ? delta.x() : delta.y();
        pan(-amount / 1200.0 * (m_last - m_first));
    } else {
        zoom(std::pow(zoomStep, -delta.y() / 120.0), m_geometry.position(event->position().x()));
    }
    event->accept();
}

void PlotView::mousePressEvent(QMouseEvent* event)
{
    if (!isPlotted())
        return;
    setFocus();
    m_pressed = event->position();
    m_pressedFirst = m_first;
    m_nodeBefore = m_session->selection()->node();
    m_levelBefore = m_session->selection()->level();
    m_rangeBefore = m_session->selection()->range();
    const bool isLeft = event->button() == Qt::LeftButton;
    if (isLeft && m_geometry.minimap.contains(m_pressed))
        m_drag = Drag::Minimap;
    else if (event->button() == Qt::MiddleButton || (isLeft && event->modifiers() & Qt::ShiftModifier))
        m_drag = Drag::Pan;
    else if (isLeft)
        m_drag = Drag::Range;
    if (m_drag == Drag::Minimap)
        mouseMoveEvent(event);
}

void PlotView::mouseMoveEvent(QMouseEvent* event)
{
    const QPointF at = event->position();
    switch (m_drag) {
    case Drag::None:
        showTip(event->globalPosition().toPoint(), at);
        break;
    case Drag::Minimap: {
        const double positions = m_session->runner()->analysis().sequence.size();
        const double centre = (at.x() - m_geometry.minimap.left()) / m_geometry.minimap.width() * positions;
        pan(centre - (m_first + m_last) / 2);
        break;
    }
    case Drag::Pan:
        pan(m_pressedFirst - (at.x() - m_pressed.x()) / m_geometry.pixelsPerPosition() - m_first);
        break;
    case Drag::Range:
        if (std::abs(at.x() - m_pressed.x()) >= QApplication::startDragDistance()) {
            const double positions = m_session->runner()->analysis().sequence.size();
            const double a = std::clamp(m_geometry.position(std::min(at.x(), m_pressed.x())), 0.0, positions);
            const double b = std::clamp(m_geometry.position(std::max(at.x(), m_pressed.x())), 0.0, positions);
            m_session->selection()->selectRange({Position{static_cast<std::uint32_t>(a)},
                                                 Position{static_cast<std::uint32_t>(std::ceil(b))}});
        }
        break;
    }
}

void PlotView::mouseReleaseEvent(QMouseEvent* event)
{
    const bool isClick = m_drag == Drag::Range &&
                         std::abs(event->position().x() - m_pressed.x()) < QApplication::startDragDistance();
    m_drag = Drag::None;
    if (isClick)
        clickAt(event->position());
}

// The window opens the menu of the node, which is the one at the mouse if there is one.
void PlotView::contextMenuEvent(QContextMenuEvent* event)
{
    const Position position =
        event->reason() == QContextMenuEvent::Mouse && isPlotted() && !m_session->isAsking()
            ? positionAt(event->pos())
            : noPosition;
    if (position != noPosition)
        m_session->selection()->selectPosition(position);
    event->ignore();
}

// Takes back what the first click has done, which cannot know that a second one comes.
void PlotView::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return mousePressEvent(event);
    m_session->selection()->select(m_nodeBefore);
    m_session->selection()->selectLevel(m_levelBefore);
    m_session->selection()->selectRange(m_rangeBefore);
    if (m_session->selection()->range().size() > 0)
        frameRange();
    else
        showAll();
}

void PlotView::keyPressEvent(QKeyEvent* event)
{
    const bool isTaken = event->modifiers().testFlag(Qt::ShiftModifier) && markByKey(event->key());
    if (!isTaken && !goByKey(event->key()))
        QWidget::keyPressEvent(event);
}

// Marks a range from the node that was selected first to the one that is selected then.
bool PlotView::markByKey(int key)
{
    if (!isPlotted())
        return false;
    const TagPathSequence& sequence = m_session->runner()->analysis().sequence;
    const Position node = sequence.positionOf(m_session->selection()->node());
    const std::uint32_t selected = node == noPosition ? 0 : node.value;
    const auto last = static_cast<std::uint32_t>(sequence.size()) - 1;
    std::uint32_t to = selected;
    switch (key) {
    case Qt::Key_Left:
        to = std::max(selected, 1U) - 1;
        break;
    case Qt::Key_Right:
        to = std::min(selected + 1, last);
        break;
    case Qt::Key_Home:
        to = 0;
        break;
    case Qt::Key_End:
        to = last;
        break;
    default:
        return false;
    }
    const Region range = m_session->selection()->range();
    if (range.size() == 0 || (m_anchor != range.begin.value && m_anchor + 1 != range.end.value))
        m_anchor = selected;
    m_session->selection()->selectPosition({to});
    m_session->selection()->selectRange({{std::min(m_anchor, to)}, {std::max(m_anchor, to) + 1}});
    return true;
}

bool PlotView::goByKey(int key)
{
    if (!isPlotted())
        return false;
    const TagPathSequence& sequence = m_session->runner()->analysis().sequence;
    const double span = m_last - m_first;
    const Position selected = sequence.positionOf(m_session->selection()->node());
    const double centre = selected != noPosition && selected.value >= m_first && selected.value <= m_last
                              ? selected.value
                              : (m_first + m_last) / 2;
    switch (key) {
    case Qt::Key_W:
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        zoom(1 / zoomStep, centre);
        break;
    case Qt::Key_S:
    case Qt::Key_Minus:
        zoom(zoomStep, centre);
        break;
    case Qt::Key_A:
        pan(-span / 8);
        break;
    case Qt::Key_D:
        pan(span / 8);
        break;
    case Qt::Key_0:
        showAll();
        break;
    case Qt::Key_F:
        frameRange();
        break;
    case Qt::Key_Escape:
        m_session->selection()->selectRange({});
        m_session->selection()->selectLevel(noLevel);
        m_session->selection()->setHighlight({});
        break;
    case Qt::Key_Left:
        if (selected != noPosition && selected.value > 0)
            m_session->selection()->selectPosition({selected.value - 1});
        break;
    case Qt::Key_Right:
        m_session->selection()->selectPosition({selected == noPosition ? 0 : selected.value + 1});
        break;
    case Qt::Key_Home:
        m_session->selection()->selectPosition({0});
        break;
    case Qt::Key_End:
        m_session->selection()->selectPosition({sequence.size() - 1});
        break;
    default:
        return false;
    }
    return true;
}

void PlotView::zoom(double factor, double anchor)
{
    setShown(anchor - (anchor - m_first) * factor, anchor + (m_last - anchor) * factor);
}

void PlotView::pan(double positions)
{
    m_isFollowing = false;
    setShown(m_first + positions, m_last + positions);
}

void PlotView::setShown(double first, double last)
{
    const double positions =
        m_session->runner()->hasAnalysis() ? m_session->runner()->analysis().sequence.size() : 1;
    const double span =
        std::clamp(last - first, std::min(fewestPositions, positions), std::max(1.0, positions));
    const double centre = (first + last) / 2;
    m_first = std::clamp(centre - span / 2, 0.0, std::max(0.0, positions - span));
    m_last = m_first + span;
    m_dots = {};
    m_isLaidOut = false;
    update();
    emit shownChanged(m_first, m_last);
}

void PlotView::invalidate()
{
    m_dots = {};
    m_minimap = {};
    m_isLaidOut = false;
    update();
}

// Shows the position with the gap after it.
void PlotView::reveal(Position position)
{
    if (position == noPosition || (position.value >= m_first && position.value + 1 <= m_last))
        return;
    const double half = (m_last - m_first) / 2;
    setShown(position.value - half, position.value + half);
}

void PlotView::revealSelection()
{
    const bool isStep = m_session->cursor()->isMoving() ||
                        (m_session->algorithms()->stepper() != nullptr && step() != m_followed);
    if (m_session->runner()->hasAnalysis() && !isStep) // otherwise followStep() does it
        reveal(m_session->runner()->analysis().sequence.positionOf(m_session->selection()->node()));
    update();
}

// Returns the position in the pixel column whose dot is nearest.
Position PlotView::positionAt(const QPointF& point) const
{
    const TagPathSequence& sequence = m_session->runner()->analysis().sequence;
    const double low = m_geometry.position(point.x() - 3);
    const double high = m_geometry.position(point.x() + 3);
    const auto begin = static_cast<std::uint32_t>(std::max(0.0, std::floor(low)));
    const auto end = std::min(sequence.size(), static_cast<std::uint32_t>(std::max(0.0, std::ceil(high))));
    Position best = noPosition;
    double bestDistance = 1e18;
    for (std::uint32_t p = begin; p < end; ++p) {
        const double distance = std::hypot(m_geometry.x(p + 0.5) - point.x(),
                                           m_geometry.y(sequence.symbols[p].code()) - point.y());
        if (distance < bestDistance) {
            bestDistance = distance;
            best = {p};
        }
    }
    return best;
}

void PlotView::clickAt(const QPointF& point)
{
    if (m_session->isAsking()) { // the click chooses a gap, which is where two columns meet
        Guess guess;
        guess.position = m_geometry.position(point.x());
        guess.precision = std::max(0.5, 5 / m_geometry.pixelsPerPosition());
        m_session->guess(guess);
        return;
    }
    const std::uint32_t levels = PlotGeometry::shownLevels(*m_session);
    if (const std::uint32_t level = m_geometry.levelAt(point.y(), levels); level != noLevel) {
        m_session->selection()->selectLevel(level);
        return;
    }
    if (const NestedBand* band = BandPainter::bandAt(*m_session, m_geometry, point))
        return m_session->selection()->pickBand(band->id);
    const Position position = positionAt(point);
    if (position == noPosition)
        return;
    if (!m_session->selection()->range().contains(position))
        m_session->selection()->selectRange({});
    m_session->selection()->selectPosition(position);
}

void PlotView::showTip(const QPoint& global, const QPointF& point)
{
    if (!isPlotted())
        return;
    if (m_session->isAsking()) // it would reveal the answer
        return QToolTip::hideText();
    const Analysis& analysis = m_session->runner()->analysis();
    const bool isStepping = m_session->cursor()->isStepping();
    const std::uint32_t levels = PlotGeometry::shownLevels(*m_session);
    QString text;
    if (const std::uint32_t number = m_geometry.levelAt(point.y(), levels); number != noLevel) {
        if (isStepping &&
            number >= m_session->cursor()->stepper().place().level) // levels that are still to come
            return QToolTip::hideText();
        const Level& level = analysis.trace.levels[number];
        text = tr("Level %1: positions %2–%3, kept %4–%5")
                   .arg(number + 1)
                   .arg(level.region.begin.value + 1)
                   .arg(level.region.end.value)
                   .arg(level.kept.begin.value + 1)
                   .arg(level.kept.end.value);
    } else if (const NestedBand* band = BandPainter::bandAt(*m_session, m_geometry, point)) {
        text = band->tip;
    } else if (m_geometry.plot.contains(point)) {
        const Position position = positionAt(point);
        if (position != noPosition) {
            const Symbol symbol = analysis.sequence.symbols[position.value];
            const NodeId node = analysis.sequence.nodes[position.value];
            QString status =
                isStepping ? QString() : QStringLiteral(" · ") + m_session->runner()->status(node);
            const ContentProbabilities* tints = m_session->selection()->tints().get();
            if (tints != nullptr && tints->nodes[node.value] >= 0)
                status += tr(" · content with probability %1").arg(decimal(tints->nodes[node.value], 2));
            text = tr("Position %1 · symbol %2, frequency %3%4\n%5")
                       .arg(position.value + 1)
                       .arg(symbol.code())
                       .arg(analysis.frequencies[symbol.value])
                       .arg(status, m_session->trees()->describe(node));
        }
    }
    showToolTip(global, text, this);
}

} // namespace tagseam
