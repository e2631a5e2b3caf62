// SPDX-License-Identifier: MIT
// Where the labels of marked parts stand over a page, so that what they name can be read.
#pragma once

#include <QRectF>
#include <QSizeF>

#include <cstdint>
#include <vector>

namespace tagseam {

struct LabelledBoxes {
    std::vector<QRectF> boxes; ///< pixels of the view, those in sight; the label is of the first
    QSizeF size;               ///< of the label; empty for none
    QSizeF smallSize;          ///< where it has to stand within its box
    bool isSubtree = false;    ///< may lie in others: always within its box
};

enum class LabelPlace : std::uint8_t {
    None,   ///< no label, or no box in sight
    Beside, ///< left of its box, on no other box: above it there is mostly a text of the page
    Within, ///< in the upper right corner of its box, as texts begin at the left
};

struct MarkLabel {
    QRectF box;
    LabelPlace place = LabelPlace::None;
};

/// One for each mark. Labels do not overlap as far as there is room. O(marks * (marks + boxes)).
std::vector<MarkLabel> placeLabels(const std::vector<LabelledBoxes>& marks, const QRectF& view);

} // namespace tagseam
