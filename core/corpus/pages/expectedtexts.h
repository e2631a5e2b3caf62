// SPDX-License-Identifier: MIT
// Which of some texts a page, or what a method keeps of it, still says.
#pragma once

#include "core/page/dom.h"
#include "core/truth/score/scorednodes.h"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace tagseam {

/// Of each text whether the scored texts in `kept` say it, white space folded. A text of the page goes on
/// over the border of two nodes with a space between them, or without one ("<b>15</b>.99" says "15.99"); what
/// begins or ends with a letter or digit of ASCII must do so where a word does, so that "24" is not found in
/// "1240". O(bytes * texts), times their
/// lengths at worst.
std::vector<bool> textsSaid(const Document& document, const ScoredNodes& scored, const KeepMask& kept,
                            std::span<const std::string> texts);

/// The texts of the page that an expected text goes over, in document order, at least one.
using TextPlace = std::vector<NodeId>;

/// Of each text where the whole page says it, as textsSaid() finds it. Memory: linear in the places.
std::vector<std::vector<TextPlace>> textPlaces(const Document& document, const ScoredNodes& scored,
                                               std::span<const std::string> texts);

} // namespace tagseam
