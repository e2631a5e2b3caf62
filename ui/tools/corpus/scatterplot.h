// SPDX-License-Identifier: MIT
// A scatter plot of pages: one figure against another, for what is shown and for what it is compared with.
#pragma once

#include "core/base/powerlaw.h"
#include "ui/tools/corpus/scatteraxis.h"

#include <QPixmap>
#include <QWidget>

#include <functional>
#include <optional>
#include <vector>

class QPainter;

namespace tagseam {

struct ScatterPoint {
    double x = 0;
    double y = 0;
    int page = 0;
    bool isAgainst = false; ///< belongs to what is compared with: a hollow triangle instead of a disc
};

/// The contents of the plot.
struct ScatterData {
    const CorpusMeasure* x = nullptr;
    const CorpusMeasure* y = nullptr;
    std::vector<ScatterPoint> points;
    QString shownName; ///< for the key of signs
    QString againstName;
    QString emptiness; ///< shown when there are no points
    /// The power law of the points of what is shown, drawn as a line; only if both axes are counts.
    std::optional<PowerLaw> law;
    QString lawText; ///< text at the line
};

class ScatterPlot : public QWidget {
    Q_OBJECT

  public:
    explicit ScatterPlot(QWidget* parent = nullptr);

    void setData(ScatterData data);
    /// The pages differ from those of the points until the next setData(): the drawing stays, but points do
    /// not react.
    void setPast();
    const ScatterData& data() const { return m_data; }
    /// -1 if there is none.
    void setSelected(int page);
    int selected() const { return m_selected; }
    /// Sets the text of the tool tip of a point.
    void setTip(const std::function<QString(const ScatterPoint&)>& tip) { m_tip = tip; }
    /// The place of a point in the widget.
    QPointF placeOf(const ScatterPoint& point) const;
    /// The point at a place, or the nearest one within reach.
    const ScatterPoint* pointAt(const QPointF& place) const;

    QSize sizeHint() const override { return {380, 300}; }
    QSize minimumSizeHint() const override { return {220, 160}; }

  signals:
    void chosen(int page);
    void opened(int page); ///< on a double click or Enter

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;

  private:
    QRectF field() const;
    void makeAxes();
    void drawAll();
    void drawAxes(QPainter& painter) const;
    void drawPoints(QPainter& painter) const;
    void drawLaw(QPainter& painter) const;
    void drawKey(QPainter& painter) const;
    void drawSelected(QPainter& painter) const;
    void goOn(int step);

    ScatterData m_data;
    std::optional<ScatterAxis> m_x;
    std::optional<ScatterAxis> m_y;
    std::vector<std::size_t> m_order; // points of what is shown, by x
    std::function<QString(const ScatterPoint&)> m_tip;
    int m_selected = -1;
    bool m_isPast = false;
    QPixmap m_drawn; // everything but the selection; null if it is to be drawn
};

} // namespace tagseam
