// SPDX-License-Identifier: MIT
// Draws the waterline of a level: its gaps as threshold profile as high as the threshold that opens them, the
// threshold of the run as water.
#pragma once

#include "ui/plot/plotgeometry.h"
#include "ui/plot/waterscene.h"

#include <QCoreApplication>
#include <QImage>
#include <QRectF>

class QPainter;

namespace tagseam {

/// Where things are: pixels. `axis.plot` is the threshold profile's frame and shares its x axis with the plot
/// above.
struct WaterGeometry {
    QRectF caption;
    QRectF legend; ///< the same as `caption` where there is no room for two lines
    PlotGeometry axis;
    QRectF openLane;            ///< below the threshold profile: which gaps are open
    std::size_t thresholds = 1; ///< of the level
    bool isNumbered = false;    ///< whether the positions are written below

    static WaterGeometry layout(const WaterScene& scene, const QRectF& area, double first, double last,
                                bool isNumbered = false);
    /// Thresholds are equal steps. A terrace lies low in its step, the water that covers it high.
    double y(double step) const
    {
        return axis.plot.bottom() - step / (static_cast<double>(thresholds) + 0.5) * axis.plot.height();
    }
    double profileY(std::size_t rank) const { return y(static_cast<double>(rank) + 0.3); }
    double waterY(std::size_t rank) const { return y(static_cast<double>(rank) + 0.8); }
    /// The rank whose water stands nearest to `y`.
    std::size_t rankAt(double y) const;
};

/// The signs of the waterline.
enum class WaterSign {
    Gap,
    NeverOpens,
    Water,
    CanSplit,
    CannotSplit,
    Accepted,
    RejectedBySize,
    EndOfScan,
    NotReached,
    Mixed, ///< some of the gaps in a pixel
};

struct WaterLegendEntry {
    WaterSign sign;
    QChar glyph; ///< looks like the sign
    QString text;
};

class WaterlinePainter {
    Q_DECLARE_TR_FUNCTIONS(tagseam::WaterlinePainter)

  public:
    WaterlinePainter(const PageSession& session, const WaterScene& scene, const WaterGeometry& geometry,
                     QPainter& painter);

    void paintBack();    ///< grid, what lies outside the level, water
    void paintProfile(); ///< linear in the gaps shown
    /// Axes, threshold profile and a sentence: no water, no candidate splits.
    void paintConcealed(const QImage& profile, const QString& sentence);
    void paintFront(); ///< surface, candidate splits, refused middle, axis, caption, selection
    /// The threshold profile alone, to be kept as long as geometry and level stay.
    static QImage profile(const PageSession& session, const WaterScene& scene, const WaterGeometry& geometry,
                          double pixelRatio);
    /// The entries for the signs that are there.
    static std::vector<WaterLegendEntry> legend(const WaterScene& scene, const WaterGeometry& geometry,
                                                bool isConcealed = false);

  private:
    struct Column { // of pixels: the lowest and the highest gap in it
        double left;
        double right;
        std::uint32_t low;
        std::uint32_t high;
    };
    std::vector<Column> columns() const;
    void paintRejected();
    void paintSurface();
    void paintCandidateSplits();
    void paintAxis(bool isConcealed = false);
    void paintOpenGaps();
    void paintHeader(const QString& sentence, const QColor& colour, bool isConcealed = false);
    void paintLegend(const QRectF& box, bool isConcealed);
    void paintSign(WaterSign sign, const QRectF& box);
    void paintSelection();
    void mark(const QPointF& tip, Verdict verdict);
    void markUnreached(const QPointF& tip);
    QRectF between(double first, double last) const;

    const PageSession& m_session;
    const WaterScene& m_scene;
    const WaterGeometry& m_geometry;
    QPainter& m_painter;
};

} // namespace tagseam
