// SPDX-License-Identifier: MIT
// Draws the dots of the TPS plot: tag path code over position, what is kept on top.
#pragma once

#include "ui/plot/plotgeometry.h"

#include <QImage>

#include <cstddef>

class QPainter;

namespace tagseam {

/// As shapes, those that fall on one another once. False, and nothing drawn, for more than `limit`.
bool paintDots(QPainter& painter, const PageSession& session, const PlotGeometry& geometry,
               std::size_t limit);
/// To be kept as long as geometry and analysis stay. O(positions shown + pixels).
QImage plotDots(const PageSession& session, const PlotGeometry& geometry, double pixelRatio);
/// The whole sequence; what a step has left of it is for the view to mark.
QImage plotMinimap(const PageSession& session, const QSize& size, double pixelRatio);

} // namespace tagseam
