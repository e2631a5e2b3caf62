// SPDX-License-Identifier: MIT
// Regions that page and plot mark, each with a look and a label of its own.
#pragma once

#include "core/tps/tagpath.h"

#include <QBrush>
#include <QColor>
#include <QPixmap>
#include <QSize>
#include <QString>

#include <cstddef>
#include <vector>

namespace tagseam {

struct RegionMark {
    Region region;
    int look = 0;                ///< see regionLook()
    QString label;               ///< short: "A", "12"
    Position split = noPosition; ///< a gap to point out: the gap before this position
    std::vector<NodeId> nodes{}; ///< roots of subtrees, shown on the page in place of the region
    bool isProposed = false;     ///< drawn dashed and not filled
    /// Roots of subtrees of the other version, see PageVersions, shown where that is shown.
    std::vector<NodeId> otherNodes{};
    friend bool operator==(const RegionMark&, const RegionMark&) = default;
};

/// Colour, pattern and outline of a mark. Looks repeat after 56; neighbours in number differ in all three.
struct RegionLook {
    QColor onPage; ///< pages are light whatever the theme
    QColor here;   ///< in the present theme
    Qt::BrushStyle pattern = Qt::BDiagPattern;
    Qt::PenStyle line = Qt::SolidLine;
};
RegionLook regionLook(int look);

/// The number of marks of one look that have a label: more would hide the page.
inline constexpr std::size_t mostLabelled = 12;

/// A box in that look for legends and lists. `size` is in pixels.
QPixmap regionSwatch(int look, const QSize& size, double pixelRatio);
/// The size of a swatch beside the text of a legend.
inline constexpr QSize legendSwatch(22, 16);

} // namespace tagseam
