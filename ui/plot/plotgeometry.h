// SPDX-License-Identifier: MIT
// The geometry of the TPS plot: dots, lanes of the levels, bands.
#pragma once

#include "ui/session/analysis/pagesession.h"

#include <QRectF>

#include <cstdint>

namespace tagseam {

/// Places in pixels of the widget, for positions and symbols of the sequence.
struct PlotGeometry {
    static constexpr double leftMargin = 52;  ///< in pixels, for axis title and numbers
    static constexpr double rightMargin = 10; ///< in pixels

    QRectF legend;
    QRectF minimap;
    QRectF plot;
    QRectF lanes;          ///< one horizontal lane for each level, under the plot
    double laneHeight = 0; ///< in pixels
    std::uint32_t laneCount = 0;
    QRectF bands;          ///< under the lanes, for Selection::bands(); empty if there are none
    double bandHeight = 0; ///< height of one lane of bands, in pixels
    double first = 0;      ///< position at the left edge of the plot
    double last = 1;       ///< position at the right edge of the plot
    double lowCode = 0;
    double highCode = 1;

    /// Lays out a plot in `area` that shows the positions [first, last). `bandLanes`: see
    /// BandPainter::lanes(). O(positions shown).
    static PlotGeometry layout(const Analysis& analysis, const QRectF& area, double first, double last,
                               bool hasMinimap = true, std::uint32_t bandLanes = 0);
    /// The bottom of everything on the x axis.
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
    /// The number of levels that have a lane: while the search is stepped through, the levels up to the
    /// present one.
    static std::uint32_t shownLevels(const PageSession& session);
    /// The level whose lane is at `y`, or noLevel. If there are more levels than lanes, the last lane is the
    /// last level.
    std::uint32_t levelAt(double y, std::uint32_t levelCount) const;
    std::uint32_t laneOf(std::uint32_t level, std::uint32_t levelCount) const;
};

} // namespace tagseam
