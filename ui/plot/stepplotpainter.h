// SPDX-License-Identifier: MIT
// Draws one step of the search over the TPS plot: what was scanned, which symbols are open, and the candidate
// splits.
#pragma once

#include "ui/plot/plotgeometry.h"

namespace tagseam {

class StepPlotPainter {
  public:
    StepPlotPainter(const PageSession& session, const PlotGeometry& geometry, QPainter& painter);

    void paint();
    /// Labels the cursor that paint() draws. Call it after the dots, which would cover the label.
    void paintCursorLabel();

  private:
    void paintCutOff();
    void paintRead();
    void paintOpenSymbols();
    void paintCandidateSplits();
    void paintCursor();
    void label(const QRectF& box, const QString& text, const QColor& colour);
    QRectF column(double begin, double end) const;

    const PageSession& m_session;
    const Stepper& m_stepper;
    const PlotGeometry& m_geometry;
    QPainter& m_painter;
};

} // namespace tagseam
