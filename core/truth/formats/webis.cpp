// SPDX-License-Identifier: MIT
// Reads and writes Webis segmentation JSON.
#include "core/truth/formats/webis.h"

#include "core/truth/formats/groundtruthjson.h"

#include <algorithm>
#include <cmath>
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

} // namespace tagseam
