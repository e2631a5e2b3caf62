// SPDX-License-Identifier: MIT
// Places the labels of marks over a page so that what they name can be read.
#pragma once

#include <QRectF>
#include <QSizeF>

#include <cstdint>
#include <vector>

namespace tagseam {

struct LabelledBoxes {
    std::vector<QRectF> boxes; ///< the visible boxes, in pixels of the view; the label is placed at the first
    QSizeF size;               ///< size of the label; empty if there is none
    QSizeF smallSize;          ///< size of the label when it is placed inside its box
    bool isSubtree = false;    ///< may be nested in others; its label is always placed inside its box
};

enum class LabelPlace : std::uint8_t {
    None,   ///< no label, or no visible box
    Beside, ///< left of its box and on no other box, because above it there is mostly text of the page
    Within, ///< in the upper right corner of its box, because text begins at the left
};

struct MarkLabel {
    QRectF box;
    LabelPlace place = LabelPlace::None;
};

/// Returns one label for each mark. Labels do not overlap as far as there is room. O(marks * (marks +
/// boxes)).
std::vector<MarkLabel> placeLabels(const std::vector<LabelledBoxes>& marks, const QRectF& view);

} // namespace tagseam
