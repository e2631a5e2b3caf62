// SPDX-License-Identifier: MIT
// Writes the drawing of a style tree as SVG.
#pragma once

#include "core/methods/sitestyletree/treedrawing.h"

#include <span>
#include <string>

namespace tagseam {

/// Returns an SVG document (1.1, UTF-8) with the parts of figures 3, 4 and 6: boxes of element nodes, noisy
/// ones shaded, meaningful ones with a double line; style nodes as dashed rectangles with their numbers of
/// pages; below a box that is cut "+" and its number of style nodes. The whole TAG and Attr of a box is its
/// `title`. `captions`: lines of text below the drawing. The same bytes for the same drawing. O(drawing).
std::string treeSvg(const TreeDrawing& drawing, const MeasuredTree& measured,
                    std::span<const std::string> captions = {});

} // namespace tagseam
