// SPDX-License-Identifier: MIT
// Draws the session's marked parts into the TPS plot.
#pragma once

#include "ui/plot/plotgeometry.h"
#include "ui/session/pagesession.h"

namespace tagseam {

class MarkPainter {
  public:
    MarkPainter(const PageSession& session, const PlotGeometry& geometry, QPainter& painter);

    /// A band for each over the whole height, and a bar with its label, so many rows of bars as overlap.
    void paint();

  private:
    void paintMark(const RegionMark& mark, std::size_t row);
    void paintSplit(const RegionMark& mark);

    const PageSession& m_session;
    const PlotGeometry& m_geometry;
    QPainter& m_painter;
};

} // namespace tagseam
