// SPDX-License-Identifier: MIT
// Data regions of a rendered page -> their weights by their distance from its centre (ViPER: Simon and
// Lausen 2005, as the dissertation's section 2.3 describes it).
#pragma once

#include "core/page/dom.h"

#include <optional>
#include <span>
#include <vector>

namespace tagseam {

/// Returns the weight of a box on a page, greater than 0 and at most 1: 1 / (1 + d / r), where d is the
/// distance of the centre of `box` from the centre of `page`, and r the distance of a corner of `page` from
/// it. So the weight is 1 at the centre of the page and 0.5 at its corners. `page` has an area.
///
/// INFERRED: "recebem um peso, inversamente proporcional à distância que se encontram do centro da página"
/// leaves the constant open, and what happens at the centre itself; 1 in the divisor keeps the weight finite,
/// and any other answer ranks boxes alike.
double centreWeight(const Box& page, const Box& box);

/// Returns the weight of each data region, indexed like `regions`; nothing for a region of which no node was
/// shown, and for all when the page has no pageBox(). INFERRED: the dissertation says that the patterns (or
/// records) get a weight, and that the main content is found by it; here each data region gets one, from the
/// box around its nodes, since a record alone cannot stand for the content of a page of records. O(nodes).
std::vector<std::optional<double>> centreWeights(const Document& page,
                                                 std::span<const std::vector<NodeId>> regions);

} // namespace tagseam
