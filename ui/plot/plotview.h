// SPDX-License-Identifier: MIT
// The TPS plot as a view: zoom, pan, picking, ranges, minimap.
#pragma once

#include "ui/plot/plotgeometry.h"
#include "ui/session/analysis/pagesession.h"

#include <QImage>
#include <QWidget>

#include <functional>

class QPainter;

namespace tagseam {

/// Mouse and keys: the wheel zooms at the cursor; dragging marks a range, a double click or F frames it;
/// Shift+drag or the middle button pans; W and S zoom, A and D pan, also + - 0; Left and Right step from node
/// to node; Esc clears. A click selects a node or a level. The plot follows the step of a run; after panning
/// by hand, it follows again from the next jump on.
class PlotView : public QWidget {
    Q_OBJECT

  public:
    explicit PlotView(PageSession* session, QWidget* parent = nullptr);

    QSize sizeHint() const override { return {700, 260}; }
    QSize minimumSizeHint() const override { return {240, 120}; }
    /// Positions at the left and right edge.
    double first() const { return m_first; }
    double last() const { return m_last; }
    void showAll();
    void frameRange();
    /// Pans by hand, unlike following a step or a selection.
    void pan(double positions);
    /// Handles a wheel event over the plot, for views on the same x axis.
    void zoomOrPan(QWheelEvent* event);
    /// Handles a key of the plot; false when the key has no meaning here.
    bool goByKey(int key);
    const PlotGeometry& geometryOfPlot() const { return m_geometry; }
    /// Sets the function that is true while steps follow one another by themselves, which are no jumps.
    void setPlaying(const std::function<bool()>& isPlaying) { m_isPlaying = isPlaying; }
    /// Describes the plot in sentences for blind users; empty without a plot.
    static QString summary(const PageSession& session);
    const PageSession* session() const { return m_session; }

  signals:
    /// Positions at the left and right edge. Sent when they may have changed.
    void shownChanged(double first, double last);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    enum class Drag { None, Range, Pan, Minimap };
    bool isPlotted() const;
    void layoutPlot();
    void layOutBands();
    void paintMinimap(QPainter& painter);
    bool markByKey(int key);
    void zoom(double factor, double anchor);
    void setShown(double first, double last);
    void invalidate();
    void reveal(Position position);
    void revealSelection();
    void showStep();
    std::uint64_t step() const;
    void followStep();
    Position positionAt(const QPointF& point) const;
    void clickAt(const QPointF& point);
    void showTip(const QPoint& global, const QPointF& point);

    PageSession* m_session;
    PlotGeometry m_geometry;
    QImage m_dots;
    QImage m_minimap;
    bool m_isDrawnDark = false; // the theme of the images above
    double m_first = 0;
    double m_last = 1;
    double m_positions = 0; // number of positions of the analysis that is shown
    Region m_drawnRegion{}; // the region that the images above show as kept
    bool m_isDrawnStepping = false;
    std::uint32_t m_bandLanes = 0; // the number of band lanes in the geometry
    bool m_isLaidOut = false;      // the geometry is up to date
    Drag m_drag = Drag::None;
    std::function<bool()> m_isPlaying = [] { return false; };
    bool m_isFollowing = true;    // the step of a run
    std::uint64_t m_followed = 0; // the step that was shown last
    // The state before the first click of a double click.
    NodeId m_nodeBefore = noNode;
    std::uint32_t m_levelBefore = noLevel;
    Region m_rangeBefore{};
    std::uint32_t m_anchor = 0; // position at which a range marked by keys begins or ends
    QPointF m_pressed;
    double m_pressedFirst = 0;
};

} // namespace tagseam
