// SPDX-License-Identifier: MIT
// Draws the TPS plot: symbol over position (dissertation, Figure 7), regions, splits and levels.
#pragma once

#include "ui/plot/plotgeometry.h"

#include <QCoreApplication>
#include <QRectF>

#include <cstdint>
#include <functional>
#include <utility>
#include <vector>

class QPainter;

namespace tagseam {

/// The numbers of levels at their splits.
struct SplitBadge {
    std::vector<std::uint32_t> levels; ///< ascending
    QRectF box;
};

class PlotPainter {
    Q_DECLARE_TR_FUNCTIONS(tagseam::PlotPainter)

  public:
    PlotPainter(const PageSession& session, const PlotGeometry& geometry, QPainter& painter);

    /// `drawDots` draws the dots above all bands and lines and below the numbers of the splits.
    void paint(const std::function<void()>& drawDots);
    /// Returns the badges: each visible split is in one; splits without room side by side share one. The
    /// level pointed out, else the one that pruned the selected node, has a badge of its own. No two overlap.
    std::vector<SplitBadge> badges() const;
    /// Draws the numbers and lines of the x axis over the height of `plot`; the numbers are below `bottom`.
    static void paintPositions(QPainter& painter, const PlotGeometry& geometry, double bottom,
                               bool isNumbered);

  private:
    void paintLegend();
    void addNodesToLegend(double& x);
    void addTintsToLegend(double& x);
    void paintStepLegend();
    void addToLegend(double& x, const QString& text, const std::function<void(const QRectF&)>& drawMark);
    void addBandToLegend(double& x, const QString& text, BandLook look);
    void paintBands();
    void paintAxes();
    /// The x coordinates and levels of the visible splits, ascending.
    std::vector<std::pair<double, std::uint32_t>> splitPlaces() const;
    void paintSplits();
    void paintBadges();
    /// Returns the badge centred between the splits at `from` and `to`.
    SplitBadge badgeOf(std::vector<std::uint32_t> levels, double from, double to) const;
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
