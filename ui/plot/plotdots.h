// SPDX-License-Identifier: MIT
// Draws the dots of the TPS plot: symbol over position, kept or probable dots on top.
#pragma once

#include "ui/plot/plotgeometry.h"

#include <QImage>

#include <cstddef>

class QPainter;

namespace tagseam {

/// Draws shapes; dots that coincide are drawn once. Returns false and draws nothing for more than `limit`
/// dots.
bool paintDots(QPainter& painter, const PageSession& session, const PlotGeometry& geometry,
               std::size_t limit);
/// The image is valid as long as geometry and analysis stay. O(positions shown + pixels).
QImage plotDots(const PageSession& session, const PlotGeometry& geometry, double pixelRatio);
/// Draws the whole sequence; the view marks what is left at a step.
QImage plotMinimap(const PageSession& session, const QSize& size, double pixelRatio);

} // namespace tagseam
