// SPDX-License-Identifier: MIT
// Where things of the TPS plot are: dots, lanes of the levels, bands.
#pragma once

#include "ui/session/pagesession.h"

#include <QRectF>

#include <cstdint>

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
    QRectF bands;          ///< under the lanes: those of Selection::bands(); empty for none
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

} // namespace tagseam
