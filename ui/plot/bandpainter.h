// SPDX-License-Identifier: MIT
// Draws the session's nested bands under the levels of the TPS plot.
#pragma once

#include "ui/plot/plotgeometry.h"

#include <QCoreApplication>

class QPainter;

namespace tagseam {

class BandPainter {
    Q_DECLARE_TR_FUNCTIONS(tagseam::BandPainter)

  public:
    BandPainter(const PageSession& session, const PlotGeometry& geometry, QPainter& painter);

    /// The number of lanes of the bands: 0 while a step is shown or a question waits for its answer.
    static std::uint32_t lanes(const PageSession& session);
    void paint();
    /// Fills a box like a band of the given look.
    static void fill(QPainter& painter, const QRectF& box, BandLook look);
    static void outline(QPainter& painter, const QRectF& box, BandLook look);
    /// Returns the band at a point of the widget, or nullptr.
    static const NestedBand* bandAt(const PageSession& session, const PlotGeometry& geometry,
                                    const QPointF& point);

  private:
    static QRectF boxOf(const NestedBand& band, const PlotGeometry& geometry);
    void paintBand(const NestedBand& band);
    void paintLabel(const NestedBand& band, const QRectF& box);
    void paintParts(const NestedBand& band, const QRectF& box);
    void paintTitle();

    const PageSession& m_session;
    const PlotGeometry& m_geometry;
    QPainter& m_painter;
};

} // namespace tagseam
