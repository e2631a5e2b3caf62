// SPDX-License-Identifier: MIT
// Draws the TPS plot: tag path code over position (dissertation, Figure 7), regions, splits and levels.
#pragma once

#include "ui/views/plotgeometry.h"

#include <QCoreApplication>
#include <QRectF>

#include <cstdint>
#include <functional>
#include <utility>
#include <vector>

class QPainter;

namespace tagseam {

/// The number of a level at its split.
struct SplitBadge {
    std::uint32_t level = 0;
    QRectF box;
};

class PlotPainter {
    Q_DECLARE_TR_FUNCTIONS(tagseam::PlotPainter)

  public:
    PlotPainter(const PageSession& session, const PlotGeometry& geometry, QPainter& painter);

    void paint();
    /// Those that find room, from the left; that of the level pointed out, else of the one that dropped the
    /// selected node, before all others.
    std::vector<SplitBadge> badges() const;
    /// The numbers and lines of the x axis over the height of `plot`; the numbers under `bottom`.
    static void paintPositions(QPainter& painter, const PlotGeometry& geometry, double bottom,
                               bool isNumbered);

  private:
    void paintLegend();
    void paintStepLegend();
    void addToLegend(double& x, const QString& text, const std::function<void(const QRectF&)>& drawMark);
    void addBandToLegend(double& x, const QString& text, BandLook look);
    void paintBands();
    void paintAxes();
    /// Of the splits in sight, ascending: where, and of which level.
    std::vector<std::pair<double, std::uint32_t>> splitPlaces() const;
    void paintSplits();
    void paintLanes();
    void paintLane(std::uint32_t level, const QRectF& lane);
    void paintSelection();
    void paintHighlight();
    QRectF column(Region region, const QRectF& within) const;

    const PageSession& m_session;
    const PlotGeometry& m_geometry;
    QPainter& m_painter;
};

} // namespace tagseam
