// SPDX-License-Identifier: MIT
// Webis segmentation JSON: segments as polygons of pixels.
#pragma once

#include "core/base/result.h"
#include "core/page/dom.h"
#include "core/truth/annotation/annotation.h"
#include "core/truth/score/scorednodes.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tagseam {

/// A point in CSS pixels from the top left of the page.
struct PagePoint {
    double x = 0;
    double y = 0;
    friend bool operator==(PagePoint, PagePoint) = default;
};

using Ring = std::vector<PagePoint>;      ///< closed or not
using Polygon = std::vector<Ring>;        ///< the outline, then holes in it
using PageSegment = std::vector<Polygon>; ///< disjoint polygons

struct NamedSegmentation {
    std::string name; ///< "majority-vote", or the annotator
    std::vector<PageSegment> segments;
    friend bool operator==(const NamedSegmentation&, const NamedSegmentation&) = default;
};

/// One file of the Webis-WebSeg-20 data set (Kiesel, Kneist, Meyer, Komlossy, Stein, Potthast, "Web Page
/// Segmentation Revisited: Evaluation Framework and Dataset", CIKM 2020).
struct WebisPage {
    std::string id;
    double width = 0; ///< width of the screenshot; 0 when unknown
    double height = 0;
    std::vector<NamedSegmentation> segmentations; ///< ordered by name, ascending
    friend bool operator==(const WebisPage&, const WebisPage&) = default;
};

/// Reads {"id": "", "width": n, "height": n, "segmentations": {"name": [segment]}}, a segment being a
/// multipolygon as in GeoJSON: [[[[x, y], ...] rings] polygons]. Errors: TooLarge, Empty; BadGroundTruth
/// (where: "row 7, byte 512" for invalid JSON, or the place in it as "segmentations/name/3"): a member is
/// missing or of another type, a number beyond 10 million pixels. O(bytes).
Result<WebisPage> readWebis(std::string_view bytes);

/// The share of a node's rectangle that must lie in a segment: the default of the authors' own tool for
/// fitting segments to nodes (fit.containment.threshold.default in src/main/r/segmentations/fit.R).
inline constexpr double webisContainment = 0.75;

/// The label of segments, which have none in the file.
inline constexpr std::string_view segmentLabel = "segment";

/// Returns the segments as marks on a page with known rectangles, one each, in their order; none for a
/// segment without nodes. A scored node is in a segment when at least `containment` of its rectangle's area
/// is; one without area is in none by itself. The roots of a mark are the topmost nodes that are in the
/// segment together with all their descendants that have an area; descendants without area are included.
/// Errors: BadGroundTruth: the page has no rectangles, or the polygons have so many points that fitting them
/// would take more than 100 million steps. Cost: nodes * points of the polygons whose bounds they touch.
Result<std::vector<Labelled>> labelledSegments(const Document& document, const ScoredNodes& scored,
                                               const NamedSegmentation& segmentation,
                                               double containment = webisContainment);

/// Returns marks as segments: one rectangle for each root that has an area; none for a mark without one.
NamedSegmentation segmentsOf(const Document& document, std::string name, std::span<const Labelled> marks);

} // namespace tagseam
