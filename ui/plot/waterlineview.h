// SPDX-License-Identifier: MIT
// The waterline under the TPS plot: the gaps of the level that are open at the run's threshold, or at another
// one.
#pragma once

#include "ui/plot/waterlinepainter.h"

#include <QImage>
#include <QWidget>

namespace tagseam {

class PlotView;

/// Shows the same positions as the plot, whose wheel, pan and keys work here, too. Dragging up or down
/// changes the threshold by hand, and so do Up and Down, one threshold at a time (a what-if); Esc or a double
/// click returns to the run. A click selects the node at the position.
class WaterlineView : public QWidget {
    Q_OBJECT

  public:
    WaterlineView(PageSession* session, PlotView* plot, QWidget* parent = nullptr);

    QSize sizeHint() const override { return {700, 150}; }
    QSize minimumSizeHint() const override { return {240, 84}; }
    /// True if there is an analysis with at least one position.
    bool isPlotted() const;
    /// The state of the run, with the threshold chosen by hand. The session must have an analysis.
    WaterState state() const;
    /// The threshold chosen by hand, if any.
    std::optional<std::uint32_t> whatIf() const { return m_whatIf; }
    /// Nothing, or a threshold that the level lacks, returns to the run.
    void setWhatIf(std::optional<std::uint32_t> threshold);
    const WaterGeometry& geometryOfWater() const { return m_geometry; }

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    enum class Drag { None, Press, Water, Pan };
    const WaterScene& scene();
    void describe();
    void forget();
    void follow();
    void stepWater(int ranks);
    void paintEmpty(QPainter& painter) const;
    QString sentence() const;
    void showTip(const QPoint& global, const QPointF& point);
    QString legendTip() const;
    QString gapTip(Position split);

    PageSession* m_session;
    PlotView* m_plot;
    std::optional<WaterScene> m_scene; // the scene of the present analysis
    std::vector<std::uint32_t>
        m_blocking; // number of symbols by gap of the scene's level, computed on demand
    std::optional<std::uint32_t> m_whatIf;
    WaterGeometry m_geometry;
    QImage m_profile;
    bool m_isDrawnDark = false; // the theme of the image
    Drag m_drag = Drag::None;
    QPointF m_pressed;
    double m_pressedFirst = 0;
};

} // namespace tagseam
