// SPDX-License-Identifier: MIT
// The places of nodes on a rendered page, for the methods that go by them.
#pragma once

#include "core/methods/filter.h"
#include "core/page/dom.h"

#include <optional>
#include <span>
#include <string_view>

namespace tagseam {

/// Returns the area of a box, in square CSS pixels.
double areaOf(const Box& box);

/// Returns the box around the boxes of the nodes that have an area; nothing when none has. O(nodes).
std::optional<Box> boxAround(const Document& page, std::span<const NodeId> nodes);

/// Returns the box of the page: around those of the body and of the elements around it, so that it has the
/// width of the window even if the body is narrower. Nothing without a body, without boxes, and when the body
/// was not shown. O(depth).
std::optional<Box> pageBox(const Document& page);

/// The reason of the decision that a method which needs boxes makes on a page without them.
inline constexpr std::string_view withoutBoxes = "no-boxes";

/// Returns the answer of a method that needs boxes for a page that has no pageBox(): the page is kept
/// completely, and the only decision, about the body, says so.
FilterResult resultWithoutBoxes(const FilterInput& input);

} // namespace tagseam
