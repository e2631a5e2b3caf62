// SPDX-License-Identifier: MIT
// Draws the TPS plot: tag path code over position (dissertation, Figure 7), regions, splits and levels.
#pragma once

#include "ui/pagesession.h"

#include <QCoreApplication>
#include <QImage>
#include <QRectF>

#include <cstdint>
#include <functional>
#include <utility>
#include <vector>

class QPainter;

namespace tagseam {

/// Where things are: pixels of the widget, positions and codes of the sequence.
struct PlotGeometry {
    static constexpr double leftMargin = 52;  ///< pixels: axis title and numbers
    static constexpr double rightMargin = 10; ///< pixels

    QRectF legend;
    QRectF minimap;
    QRectF plot;
    QRectF lanes;          ///< one horizontal lane a level, under the plot
    double laneHeight = 0; ///< pixels
    std::uint32_t laneCount = 0;
    QRectF bands;          ///< under the lanes: those of PageSession::bands(); empty for none
    double bandHeight = 0; ///< pixels, of a lane of them
    double first = 0;      ///< position at the left edge of the plot
    double last = 1;       ///< position at its right edge
    double lowCode = 0;
    double highCode = 1;

    /// Of a plot in `area` that shows the positions [first, last). `bandLanes`: see BandPainter::lanes().
    /// O(positions shown).
    static PlotGeometry layout(const Analysis& analysis, const QRectF& area, double first, double last,
                               bool hasMinimap = true, std::uint32_t bandLanes = 0);
    /// Of all that stands on the x axis.
    double bottom() const { return bands.isEmpty() ? lanes.bottom() : bands.bottom(); }

    double x(double position) const
    {
        return plot.left() + (position - first) / (last - first) * plot.width();
    }
    double position(double x) const { return first + (x - plot.left()) / plot.width() * (last - first); }
    double y(double code) const
    {
        return plot.bottom() - (code - lowCode) / (highCode - lowCode) * plot.height();
    }
    double pixelsPerPosition() const { return plot.width() / (last - first); }
    /// How many levels have a lane: while the search is stepped through, those up to the present one.
    static std::uint32_t shownLevels(const PageSession& session);
    /// The level whose lane is at `y`, or noLevel. With more levels than lanes the last lane is the last
    /// level.
    std::uint32_t levelAt(double y, std::uint32_t levelCount) const;
    std::uint32_t laneOf(std::uint32_t level, std::uint32_t levelCount) const;
};

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
    /// The dots as shapes, those that fall on one another once. False, and nothing drawn, for more than
    /// `limit`.
    bool paintDots(std::size_t limit);
    /// The dots alone, to be kept as long as geometry and analysis stay.
    static QImage dots(const PageSession& session, const PlotGeometry& geometry, double pixelRatio);
    /// The whole sequence; what a step has left of it is for the view to mark.
    static QImage minimap(const PageSession& session, const QSize& size, double pixelRatio);

  private:
    static QImage dots(const PageSession& session, const PlotGeometry& geometry, double pixelRatio,
                       Region region);
    static double dotSize(double pixelsPerPosition, bool isKept);
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
