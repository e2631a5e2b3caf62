// SPDX-License-Identifier: MIT
// Draws the dots of the TPS plot: millions of positions as pixels, few as shapes.
#include "ui/plot/plotdots.h"

#include "ui/widgets/theme.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

namespace tagseam {

namespace {

// True by position: what is left at the step, while the search is stepped through.
auto keptPositions(const PageSession& session)
{
    const Analysis& analysis = session.runner()->analysis();
    const bool isStepping = session.cursor()->isStepping();
    const Region region = session.cursor()->shownRegion();
    return [&analysis, isStepping, region](std::uint32_t position) -> bool {
        return isStepping ? region.contains(Position{position})
                          : analysis.mask[analysis.sequence.nodes[position].value];
    };
}

constexpr std::uint8_t prunedBit = 1; // for pixels at the centre of a dot
constexpr std::uint8_t keptBit = 2;

// Draws squares of `size` device pixels around the centres that have `bit`.
void stampDots(QImage& image, const std::vector<std::uint8_t>& middles, std::uint8_t bit, int size,
               QRgb colour)
{
    const int width = image.width();
    for (int y = 0; y < image.height(); ++y) {
        const std::uint8_t* row = &middles[static_cast<std::size_t>(y) * static_cast<std::size_t>(width)];
        for (int x = 0; x < width; ++x) {
            if ((row[x] & bit) == 0)
                continue;
            const int top = std::max(y - size / 2, 0);
            const int bottom = std::min(y - size / 2 + size, image.height());
            const int left = std::max(x - size / 2, 0);
            const int right = std::min(x - size / 2 + size, width);
            for (int line = top; line < bottom; ++line) {
                auto* pixels = reinterpret_cast<QRgb*>(image.scanLine(line));
                std::fill(pixels + left, pixels + right, colour);
            }
        }
    }
}

// In logical pixels; a dot grows with the zoom. Dots of pruned positions are smaller.
double dotSize(double pixelsPerPosition, bool isKept)
{
    return std::clamp(pixelsPerPosition, 2.0, 5.0) * (isKept ? 1 : 0.7);
}

// `region` is the rest of the sequence while the search is stepped through.
QImage dotsOf(const PageSession& session, const PlotGeometry& geometry, double pixelRatio, Region region)
{
    QImage image((geometry.plot.size() * pixelRatio).toSize().expandedTo({1, 1}),
                 QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    const Analysis& analysis = session.runner()->analysis();
    const int width = image.width();
    const auto cells = static_cast<std::size_t>(width) * static_cast<std::size_t>(image.height());
    std::vector<std::size_t> rowOf(analysis.sequence.alphabetSize(),
                                   cells); // indexed by symbol: the offset of its row
    for (std::uint32_t symbol = 0; symbol < rowOf.size(); ++symbol) {
        const double y = (geometry.y(symbol + 1) - geometry.plot.top()) * pixelRatio;
        if (y > -1 && y < image.height())
            rowOf[symbol] = static_cast<std::size_t>(std::max(y, 0.0)) * static_cast<std::size_t>(width);
    }
    const double step = geometry.pixelsPerPosition() * pixelRatio;
    const auto xOf = [&](std::uint32_t p) { return static_cast<int>((p + 0.5 - geometry.first) * step); };
    auto begin = static_cast<std::uint32_t>(std::max(0.0, std::floor(geometry.first)));
    auto end = std::min(analysis.sequence.size(), static_cast<std::uint32_t>(std::ceil(geometry.last)));
    while (begin < end && xOf(begin) < 0)
        ++begin;
    while (begin < end && xOf(end - 1) >= width)
        --end;
    // Marks the pixels that are the centre of a dot, so that each is drawn once. Rows that are not visible
    // share an extra row at the end.
    std::vector<std::uint8_t> middles(cells + static_cast<std::size_t>(width));
    const auto gather = [&](std::uint32_t from, std::uint32_t to, const auto& bitOf) {
        for (std::uint32_t p = std::max(from, begin); p < std::min(to, end); ++p)
            middles[rowOf[analysis.sequence.symbols[p].value] + static_cast<std::size_t>(xOf(p))] |= bitOf(p);
    };
    if (session.cursor()->isStepping()) {
        gather(0, region.begin.value, [](std::uint32_t) { return prunedBit; });
        gather(region.begin.value, region.end.value, [](std::uint32_t) { return keptBit; });
        gather(region.end.value, end, [](std::uint32_t) { return prunedBit; });
    } else {
        const auto isKept = keptPositions(session);
        gather(begin, end, [&](std::uint32_t p) { return isKept(p) ? keptBit : prunedBit; });
    }
    for (const bool isKeptPass : {false, true}) // kept dots are drawn on top
        stampDots(
            image, middles, isKeptPass ? keptBit : prunedBit,
            std::max(1, static_cast<int>(dotSize(geometry.pixelsPerPosition(), isKeptPass) * pixelRatio)),
            (isKeptPass ? Theme::current().kept : Theme::current().dropped).rgb());
    image.setDevicePixelRatio(pixelRatio);
    return image;
}

} // namespace

bool paintDots(QPainter& painter, const PageSession& session, const PlotGeometry& g, std::size_t limit)
{
    constexpr double step = 0.5; // grid in pixels; dots in the same cell are drawn once
    const Analysis& analysis = session.runner()->analysis();
    const auto begin = static_cast<std::uint32_t>(std::max(0.0, std::floor(g.first)));
    const auto end = std::min(analysis.sequence.size(), static_cast<std::uint32_t>(std::ceil(g.last)));
    const auto isKept = keptPositions(session);
    std::vector<std::pair<int, int>> places[2]; // places of pruned and kept dots, in steps
    for (std::uint32_t p = begin; p < end; ++p) {
        const double x = g.x(p + 0.5);
        if (x >= g.plot.left() && x <= g.plot.right())
            places[isKept(p) ? 1 : 0].emplace_back(
                std::lround(x / step), std::lround(g.y(analysis.sequence.symbols[p].code()) / step));
    }
    for (auto& each : places) {
        std::ranges::sort(each);
        each.erase(std::unique(each.begin(), each.end()), each.end());
    }
    if (places[0].size() + places[1].size() > limit)
        return false;
    painter.setPen(Qt::NoPen);
    for (const bool isKeptPass : {false, true}) { // kept dots are drawn on top
        const double size = dotSize(g.pixelsPerPosition(), isKeptPass);
        QList<QRectF> dots;
        for (const auto& [x, y] : places[isKeptPass ? 1 : 0])
            dots.append({x * step - size / 2, y * step - size / 2, size, size});
        painter.setBrush(isKeptPass ? Theme::current().kept : Theme::current().dropped);
        painter.drawRects(dots);
    }
    return true;
}

QImage plotDots(const PageSession& session, const PlotGeometry& geometry, double pixelRatio)
{
    return dotsOf(session, geometry, pixelRatio, session.cursor()->shownRegion());
}

QImage plotMinimap(const PageSession& session, const QSize& size, double pixelRatio)
{
    PlotGeometry whole;
    whole.plot = QRectF(QPointF(0, 0), QSizeF(size));
    whole.last = std::max(1U, session.runner()->analysis().sequence.size());
    whole.highCode = session.runner()->analysis().sequence.alphabetSize() + 1;
    return dotsOf(session, whole, pixelRatio,
                  {Position{0}, Position{session.runner()->analysis().sequence.size()}});
}

} // namespace tagseam
