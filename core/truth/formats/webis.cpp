// SPDX-License-Identifier: MIT
// Reads and writes Webis segmentation JSON, and finds the nodes that lie within its polygons of pixels.
#include "core/truth/formats/webis.h"

#include "core/truth/formats/groundtruthjson.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <optional>
#include <utility>

namespace tagseam {

namespace {

using Json = nlohmann::ordered_json;

constexpr double mostPixels = 1e7;

Error errorAt(std::string where, std::string what)
{
    return {ErrorCode::BadGroundTruth, std::move(where), std::move(what)};
}

std::optional<double> pixels(const Json& value)
{
    if (!value.is_number())
        return std::nullopt;
    const double number = value.get<double>();
    return std::abs(number) <= mostPixels ? std::optional(number) : std::nullopt; // NaN fails the comparison
}

std::optional<Ring> ringOf(const Json& json)
{
    if (!json.is_array())
        return std::nullopt;
    Ring ring;
    for (const Json& point : json) {
        if (!point.is_array() || point.size() < 2)
            return std::nullopt;
        const std::optional<double> x = pixels(point[0]);
        const std::optional<double> y = pixels(point[1]);
        if (!x || !y)
            return std::nullopt;
        ring.push_back({*x, *y});
    }
    return ring;
}

std::optional<PageSegment> segmentOf(const Json& json)
{
    if (!json.is_array())
        return std::nullopt;
    PageSegment segment;
    for (const Json& rings : json) {
        if (!rings.is_array())
            return std::nullopt;
        Polygon polygon;
        for (const Json& each : rings) {
            std::optional<Ring> ring = ringOf(each);
            if (!ring)
                return std::nullopt;
            polygon.push_back(*std::move(ring));
        }
        segment.push_back(std::move(polygon));
    }
    return segment;
}

constexpr std::uint64_t mostPointsLookedAt = 100'000'000; // two seconds

struct Bounds {
    double left = std::numeric_limits<double>::infinity();
    double top = left;
    double right = -left;
    double bottom = -left;
};

Bounds boundsOf(const Ring& ring)
{
    Bounds bounds;
    for (const auto [x, y] : ring) {
        bounds.left = std::min(bounds.left, x);
        bounds.right = std::max(bounds.right, x);
        bounds.top = std::min(bounds.top, y);
        bounds.bottom = std::max(bounds.bottom, y);
    }
    return bounds;
}

// Clips a ring at a line, x or y = bound (Sutherland and Hodgman, "Reentrant polygon clipping", 1974): if the
// ring falls apart, edges along the line remain, which have no area.
template <class Inside, class Cut>
Ring clipped(const Ring& ring, Inside isInside, Cut cut)
{
    Ring out;
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const PagePoint from = ring[i == 0 ? ring.size() - 1 : i - 1];
        const PagePoint to = ring[i];
        if (isInside(from) != isInside(to))
            out.push_back(cut(from, to));
        if (isInside(to))
            out.push_back(to);
    }
    return out;
}

double areaOf(const Ring& ring) // Uses the shoelace formula.
{
    double twice = 0;
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const PagePoint& a = ring[i == 0 ? ring.size() - 1 : i - 1];
        const PagePoint& b = ring[i];
        twice += a.x * b.y - b.x * a.y;
    }
    return std::abs(twice) / 2;
}

double areaWithin(Ring ring, const Bounds& box)
{
    const auto atX = [](double x) {
        return [x](PagePoint a, PagePoint b) {
            return PagePoint{x, a.y + (b.y - a.y) * (x - a.x) / (b.x - a.x)};
        };
    };
    const auto atY = [](double y) {
        return [y](PagePoint a, PagePoint b) {
            return PagePoint{a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y), y};
        };
    };
    ring = clipped(
        ring, [&](PagePoint p) { return p.x >= box.left; }, atX(box.left));
    ring = clipped(
        ring, [&](PagePoint p) { return p.x <= box.right; }, atX(box.right));
    ring = clipped(
        ring, [&](PagePoint p) { return p.y >= box.top; }, atY(box.top));
    ring = clipped(
        ring, [&](PagePoint p) { return p.y <= box.bottom; }, atY(box.bottom));
    return areaOf(ring);
}

// Tests if nodes lie in a segment, and counts the steps.
class Fitting {
  public:
    Fitting(const PageSegment& segment, std::uint64_t& steps) : m_segment(segment), m_steps(steps)
    {
        for (const Polygon& polygon : segment)
            m_bounds.push_back(polygon.empty() ? Bounds{} : boundsOf(polygon.front()));
    }
    bool holds(const Box& box, double containment)
    {
        const Bounds bounds{box.x, box.y, double{box.x} + box.width, double{box.y} + box.height};
        double inside = 0;
        for (std::size_t i = 0; i < m_segment.size(); ++i) {
            ++m_steps;
            const Bounds& outer = m_bounds[i];
            if (outer.left >= bounds.right || bounds.left >= outer.right || outer.top >= bounds.bottom ||
                bounds.top >= outer.bottom)
                continue;
            for (std::size_t ring = 0; ring < m_segment[i].size(); ++ring) {
                m_steps += m_segment[i][ring].size();
                inside += (ring == 0 ? 1 : -1) * areaWithin(m_segment[i][ring], bounds);
            }
        }
        const double area = (bounds.right - bounds.left) * (bounds.bottom - bounds.top);
        return inside >= containment * area * (1 - 1e-9); // rounding of a clipped edge
    }

  private:
    const PageSegment& m_segment;
    std::vector<Bounds> m_bounds; // indexed by polygon
    std::uint64_t& m_steps;
};

bool hasArea(const Box& box)
{
    return box.width > 0 && box.height > 0;
}

// Returns the topmost scored nodes, by index, that are in the segment with all descendants that have an area.
std::vector<NodeId> topmost(const Document& document, const ScoredNodes& scored,
                            const std::vector<bool>& isIn)
{
    std::vector<std::uint32_t> outsideBefore{0};
    for (std::size_t i = 0; i < scored.nodes.size(); ++i)
        outsideBefore.push_back(outsideBefore.back() +
                                (!isIn[i] && hasArea(document.box(scored.nodes[i])) ? 1 : 0));
    std::vector<NodeId> roots;
    for (std::uint32_t i = 0; i < scored.nodes.size();) {
        const std::uint32_t end = scoredIndex(scored, document.subtreeEnd(scored.nodes[i]));
        if (isIn[i] && outsideBefore[end] == outsideBefore[i]) {
            roots.push_back(scored.nodes[i]);
            i = end;
        } else {
            ++i;
        }
    }
    return roots;
}

} // namespace

Result<WebisPage> readWebis(std::string_view bytes)
{
    const Result<Json> json = parseGroundTruthJson(bytes);
    if (!json)
        return json.error();
    const auto member = [](const Json& object, const char* name) {
        const auto found = object.is_object() ? object.find(name) : object.end();
        return found == object.end() ? nullptr : &*found;
    };
    WebisPage page;
    if (const Json* id = member(*json, "id"); id != nullptr && id->is_string())
        page.id = id->get<std::string>();
    for (auto [name, size] : {std::pair{"width", &page.width}, std::pair{"height", &page.height}}) {
        const Json* value = member(*json, name);
        const std::optional<double> number = value == nullptr ? std::optional(0.0) : pixels(*value);
        if (!number || *number < 0)
            return errorAt(name, "no number of pixels");
        *size = *number;
    }
    const Json* all = member(*json, "segmentations");
    if (all == nullptr || !all->is_object())
        return errorAt("segmentations", "missing, or no object");
    for (const auto& [name, segments] : all->items()) {
        NamedSegmentation segmentation{name, {}};
        if (!segments.is_array())
            return errorAt("segmentations/" + name, "no list of segments");
        for (const Json& each : segments) {
            std::optional<PageSegment> segment = segmentOf(each);
            if (!segment)
                return errorAt("segmentations/" + name + "/" + std::to_string(segmentation.segments.size()),
                               "no list of polygons, of rings, of points [x, y] within 10 million pixels");
            segmentation.segments.push_back(*std::move(segment));
        }
        page.segmentations.push_back(std::move(segmentation));
    }
    std::ranges::sort(page.segmentations, {}, &NamedSegmentation::name);
    return page;
}

Result<std::vector<Labelled>> labelledSegments(const Document& document, const ScoredNodes& scored,
                                               const NamedSegmentation& segmentation, double containment)
{
    if (!document.hasBoxes())
        return Error{ErrorCode::BadGroundTruth, {}, "pixel polygons need the rectangles of a rendered page"};
    std::vector<Labelled> marks;
    std::uint64_t steps = 0;
    for (const PageSegment& segment : segmentation.segments) {
        Fitting fitting(segment, steps);
        std::vector<bool> isIn;
        isIn.reserve(scored.nodes.size());
        for (const NodeId node : scored.nodes) {
            const Box box = document.box(node);
            isIn.push_back(hasArea(box) && fitting.holds(box, containment));
            if (steps > mostPointsLookedAt)
                return Error{ErrorCode::BadGroundTruth, "segmentations/" + segmentation.name,
                             "more points than can be fitted to nodes"};
        }
        if (std::vector<NodeId> roots = topmost(document, scored, isIn); !roots.empty())
            marks.push_back({std::string(segmentLabel), std::move(roots)});
    }
    return marks;
}

NamedSegmentation segmentsOf(const Document& document, std::string name, std::span<const Labelled> marks)
{
    NamedSegmentation segmentation{std::move(name), {}};
    for (const Labelled& mark : marks) {
        PageSegment segment;
        for (const NodeId root : mark.nodes) {
            const Box box = document.box(root);
            const double right = double{box.x} + box.width;
            const double bottom = double{box.y} + box.height;
            if (hasArea(box))
                segment.push_back(
                    {{{box.x, box.y}, {box.x, bottom}, {right, bottom}, {right, box.y}, {box.x, box.y}}});
        }
        if (!segment.empty())
            segmentation.segments.push_back(std::move(segment));
    }
    return segmentation;
}

} // namespace tagseam
