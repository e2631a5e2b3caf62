// SPDX-License-Identifier: MIT
// Draws the dots of the TPS plot: millions of positions as pixels, few as shapes.
#include "ui/plot/plotdots.h"

#include "core/methods/content/contentprobabilities.h"
#include "ui/session/analysis/contenttints.h"
#include "ui/widgets/theme.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

namespace tagseam {

namespace {

// The looks of dots: later ones are drawn on top of earlier ones.
struct DotLook {
    double size = 1; // relative to that of a kept node
    QColor colour;
};

constexpr double smallDot = 0.7; // a dot of a pruned position

// While the search is stepped through, dots have two looks: what is pruned, and what is left. Otherwise they
// may have those of probabilities; nodes without words are the first.
bool isTinted(const PageSession& session)
{
    return !session.cursor()->isStepping() && session.selection()->tints() != nullptr;
}

std::vector<DotLook> looksOf(const PageSession& session)
{
    const Theme& theme = Theme::current();
    if (!isTinted(session))
        return {{smallDot, theme.dropped}, {1, theme.kept}};
    std::vector<DotLook> looks{{smallDot / 2, theme.grid}};
    for (std::size_t step = 0; step < tintSteps; ++step)
        looks.push_back(
            {smallDot + (1 - smallDot) * static_cast<double>(step) / (tintSteps - 1), tintColour(step)});
    return looks;
}

// Returns the number of the look by position.
auto lookByPosition(const PageSession& session)
{
    const Analysis& analysis = session.runner()->analysis();
    const bool isStepping = session.cursor()->isStepping();
    const Region region = session.cursor()->shownRegion();
    const ContentProbabilities* tints = isTinted(session) ? session.selection()->tints().get() : nullptr;
    return [&analysis, isStepping, region, tints](std::uint32_t position) -> std::size_t {
        if (isStepping)
            return region.contains(Position{position}) ? 1 : 0;
        const NodeId node = analysis.sequence.nodes[position];
        if (tints == nullptr)
            return analysis.mask[node.value] ? 1 : 0;
        const float probability = tints->nodes[node.value];
        return probability < 0 ? 0 : 1 + tintStep(probability);
    };
}

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

// In logical pixels; a dot grows with the zoom.
double dotSize(double pixelsPerPosition, const DotLook& look)
{
    return std::clamp(pixelsPerPosition, 2.0, 5.0) * look.size;
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
    // Marks the pixels that are the centre of a dot, with a bit for each look, so that each is drawn once.
    // Rows that are not visible share an extra row at the end.
    std::vector<std::uint8_t> middles(cells + static_cast<std::size_t>(width));
    const auto gather = [&](std::uint32_t from, std::uint32_t to, const auto& lookOf) {
        for (std::uint32_t p = std::max(from, begin); p < std::min(to, end); ++p)
            middles[rowOf[analysis.sequence.symbols[p].value] + static_cast<std::size_t>(xOf(p))] |=
                static_cast<std::uint8_t>(1U << lookOf(p));
    };
    if (session.cursor()->isStepping()) {
        const auto pruned = [](std::uint32_t) { return 0U; };
        gather(0, region.begin.value, pruned);
        gather(region.begin.value, region.end.value, [](std::uint32_t) { return 1U; });
        gather(region.end.value, end, pruned);
    } else {
        gather(begin, end, lookByPosition(session));
    }
    const std::vector<DotLook> looks = looksOf(session);
    for (std::size_t i = 0; i < looks.size(); ++i)
        stampDots(image, middles, static_cast<std::uint8_t>(1U << i),
                  std::max(1, static_cast<int>(dotSize(geometry.pixelsPerPosition(), looks[i]) * pixelRatio)),
                  looks[i].colour.rgb());
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
    const auto lookOf = lookByPosition(session);
    const std::vector<DotLook> looks = looksOf(session);
    std::vector<std::vector<std::pair<int, int>>> places(looks.size()); // indexed by look, in steps
    for (std::uint32_t p = begin; p < end; ++p) {
        const double x = g.x(p + 0.5);
        if (x >= g.plot.left() && x <= g.plot.right())
            places[lookOf(p)].emplace_back(std::lround(x / step),
                                           std::lround(g.y(analysis.sequence.symbols[p].code()) / step));
    }
    std::size_t dots = 0;
    for (auto& each : places) {
        std::ranges::sort(each);
        each.erase(std::unique(each.begin(), each.end()), each.end());
        dots += each.size();
    }
    if (dots > limit)
        return false;
    painter.setPen(Qt::NoPen);
    for (std::size_t i = 0; i < looks.size(); ++i) {
        const double size = dotSize(g.pixelsPerPosition(), looks[i]);
        QList<QRectF> rects;
        for (const auto& [x, y] : places[i])
            rects.append({x * step - size / 2, y * step - size / 2, size, size});
        painter.setBrush(looks[i].colour);
        painter.drawRects(rects);
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
