// SPDX-License-Identifier: MIT
// Draws the waterline of a level, its threshold profile: the gaps as hills as high as the threshold at which
// no symbol occurs on both sides, and the threshold of the run as water.
#pragma once

#include "ui/plot/plotgeometry.h"
#include "ui/plot/waterscene.h"

#include <QCoreApplication>
#include <QImage>
#include <QLineF>
#include <QPen>
#include <QRectF>

class QPainter;

namespace tagseam {

/// Places in pixels. `axis.plot` is the frame of the threshold profile and has the same x axis as the plot
/// above.
struct WaterGeometry {
    QRectF caption;
    QRectF legend; ///< the same as `caption` if there is no room for two lines
    PlotGeometry axis;
    QRectF openLane;            ///< below the threshold profile, shows which gaps are open
    std::size_t thresholds = 1; ///< number of thresholds of the level
    bool isNumbered = false;    ///< the positions are written below

    static WaterGeometry layout(const WaterScene& scene, const QRectF& area, double first, double last,
                                bool isNumbered = false);
    /// Thresholds are equal steps. The profile is drawn low in its step and the water that covers it high.
    double y(double step) const
    {
        return axis.plot.bottom() - step / (static_cast<double>(thresholds) + 0.5) * axis.plot.height();
    }
    double profileY(std::size_t rank) const { return y(static_cast<double>(rank) + 0.3); }
    double waterY(std::size_t rank) const { return y(static_cast<double>(rank) + 0.8); }
    /// Returns the rank whose water level is nearest to `y`.
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
    QChar glyph; ///< similar to the sign
    QString text;
};

class WaterlinePainter {
    Q_DECLARE_TR_FUNCTIONS(tagseam::WaterlinePainter)

  public:
    WaterlinePainter(const PageSession& session, const WaterScene& scene, const WaterGeometry& geometry,
                     QPainter& painter);

    void paintBack();    ///< draws grid, the area outside the level, and water
    void paintProfile(); ///< linear in the number of gaps shown
    /// Draws axes, threshold profile and a sentence, without water and candidate splits.
    void paintConcealed(const QImage& profile, const QString& sentence);
    void paintFront(); ///< draws surface, candidate splits, the middle that the size rule rejects, axis,
                       ///< caption and selection
    /// Draws the threshold profile alone. The image is valid as long as geometry and level stay.
    static QImage profile(const PageSession& session, const WaterScene& scene, const WaterGeometry& geometry,
                          double pixelRatio);
    /// The entries for the signs that occur.
    static std::vector<WaterLegendEntry> legend(const WaterScene& scene, const WaterGeometry& geometry,
                                                bool isConcealed = false);

  private:
    struct Column { // the lowest and the highest gap of a pixel column
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
    void drawOnHalo(const QLineF& line, const QPen& pen);
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
