// SPDX-License-Identifier: MIT
// Draws the session's marked regions into the TPS plot.
#pragma once

#include "ui/plot/plotgeometry.h"
#include "ui/session/analysis/pagesession.h"

namespace tagseam {

class MarkPainter {
  public:
    MarkPainter(const PageSession& session, const PlotGeometry& geometry, QPainter& painter);

    /// Draws a band of full height for each region, and a bar with its label. Overlapping bars are in
    /// different rows.
    void paint();

  private:
    void paintMark(const RegionMark& mark, std::size_t row);
    void paintSplit(const RegionMark& mark);

    const PageSession& m_session;
    const PlotGeometry& m_geometry;
    QPainter& m_painter;
};

} // namespace tagseam
