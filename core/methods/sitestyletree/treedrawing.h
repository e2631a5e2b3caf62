// SPDX-License-Identifier: MIT
// Lays out a style tree for drawing, as figures 3, 4 and 6 of Yi, Liu and Li (2003) do.
#pragma once

#include "core/methods/sitestyletree/marks.h"
#include "core/methods/sitestyletree/measure.h"
#include "core/methods/sitestyletree/styletree.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace tagseam {

/// A rectangle in units of about one pixel, from the top left of the drawing.
struct DrawnBox {
    double x = 0;
    double y = 0;
    double width = 0;
    double height = 0;
};

/// The box of an element node. A merged element node has one box in each of its style nodes.
struct DrawnElement {
    ElementId element;
    ElementMark mark = ElementMark::Neither;
    std::string label; ///< the first letters of TAG and Attr; "root" for the virtual root
    DrawnBox box;
    std::uint32_t styles = 0;             ///< style nodes below the element node
    std::vector<std::size_t> drawnStyles; ///< drawn style nodes among these: indices in TreeDrawing::styles
    bool isCut = false; ///< its style nodes are left out because of the limits of the drawing
};

/// The rectangle around the element nodes of a style node.
struct DrawnStyle {
    StyleId style;
    std::uint32_t pages = 0; ///< n
    DrawnBox box;
    std::vector<std::size_t> elements; ///< indices in TreeDrawing::elements
};

struct DrawingOptions {
    /// As in figure 6: without the descendants of maximal noisy and of maximal meaningful element nodes,
    /// which MapSST does not visit.
    bool isSimplified = false;
    std::uint32_t levels = 0; ///< levels of element nodes, the body being the first; 0 for all
    /// Boxes of element nodes at most. The levels are drawn from the top; a level that does not fit is not
    /// begun, and the first always is.
    std::size_t mostElements = 2000;
};

struct TreeDrawing {
    std::vector<DrawnElement> elements; ///< the virtual root first, then level by level
    std::vector<DrawnStyle> styles;     ///< level by level
    double width = 0;
    double height = 0;
    std::uint32_t levels = 0;      ///< drawn levels of element nodes; the root does not count
    bool isSimplified = false;     ///< as requested
    std::uint32_t cutElements = 0; ///< element nodes whose style nodes are left out: see DrawnElement::isCut
};

/// Lays out a measured tree. Each element node stands above its style nodes and each style node has its own
/// strip of the width, so that no two rectangles overlap. Deterministic. O(element nodes drawn + tree).
TreeDrawing drawTree(const MeasuredTree& measured, const Marks& marks, const DrawingOptions& options = {});

} // namespace tagseam
