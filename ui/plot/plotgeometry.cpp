// SPDX-License-Identifier: MIT
// The geometry of the TPS plot.
#include "ui/plot/plotgeometry.h"

#include <algorithm>
#include <cmath>

namespace tagseam {

namespace {

constexpr double plotLegendHeight = 16; // in pixels
constexpr double minimapHeight = 20;
constexpr double plotAxisHeight = 18;
constexpr double bandGap = 3;

} // namespace

PlotGeometry PlotGeometry::layout(const Analysis& analysis, const QRectF& area, double first, double last,
                                  bool hasMinimap, std::uint32_t bandLanes)
{
    PlotGeometry g;
    const double left = area.left() + leftMargin;
    const double width = std::max(10.0, area.width() - leftMargin - rightMargin);
    g.legend = QRectF(left, area.top() + 1, width, plotLegendHeight);
    g.minimap = QRectF(left, g.legend.bottom() + 2, width, hasMinimap ? minimapHeight : 0);
    const auto levels = static_cast<std::uint32_t>(analysis.trace.levels.size());
    const double top = g.minimap.bottom() + 6;
    constexpr double lowRoom = 120; // in pixels
    g.bandHeight = area.bottom() - top < lowRoom ? 7 : 11;
    const double bandsHeight = bandLanes * g.bandHeight;
    const double room = area.bottom() - top - plotAxisHeight - (bandLanes > 0 ? bandsHeight + bandGap : 0);
    const double laneRoom = std::max(room * 0.36, 24.0);
    g.laneHeight = std::clamp(laneRoom / levels, 4.0, 14.0);
    g.laneCount = std::clamp(static_cast<std::uint32_t>(laneRoom / g.laneHeight), 1U, levels);
    const double lanesHeight = g.laneHeight * g.laneCount;
    g.plot = QRectF(left, top, width, std::max(20.0, room - lanesHeight - 4));
    g.lanes = QRectF(left, g.plot.bottom() + 4, width, lanesHeight);
    g.bands = QRectF(left, g.lanes.bottom() + bandGap, width, bandsHeight);
    g.first = first;
    g.last = std::max(last, first + 1);

    const auto& symbols = analysis.sequence.symbols;
    const auto begin = static_cast<std::size_t>(std::max(0.0, std::floor(first)));
    const auto end = std::min(symbols.size(), static_cast<std::size_t>(std::ceil(g.last)));
    std::uint32_t low = begin < end ? symbols[begin].code() : 1;
    std::uint32_t high = low;
    for (std::size_t p = begin; p < end; ++p) {
        low = std::min(low, symbols[p].code());
        high = std::max(high, symbols[p].code());
    }
    const double margin = std::max(1.0, (high - low) * 0.06);
    g.lowCode = low - margin;
    g.highCode = high + margin;
    return g;
}

std::uint32_t PlotGeometry::shownLevels(const PageSession& session)
{
    return session.cursor()->isStepping()
               ? session.cursor()->stepper().place().level + 1
               : static_cast<std::uint32_t>(session.runner()->analysis().trace.levels.size());
}

std::uint32_t PlotGeometry::levelAt(double y, std::uint32_t levelCount) const
{
    if (laneCount == 0 || y < lanes.top() || y >= lanes.top() + laneHeight * laneCount)
        return noLevel;
    const auto lane = static_cast<std::uint32_t>((y - lanes.top()) / laneHeight);
    if (lane >= levelCount) // the geometry belongs to the analysis before
        return noLevel;
    return lane + 1 == laneCount ? levelCount - 1 : lane;
}

std::uint32_t PlotGeometry::laneOf(std::uint32_t level, std::uint32_t levelCount) const
{
    if (level + 1 == levelCount)
        return laneCount - 1;
    return level + 1 < laneCount ? level : noLevel;
}

} // namespace tagseam
