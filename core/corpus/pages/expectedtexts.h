// SPDX-License-Identifier: MIT
// Finds texts that a page, or the nodes that a method keeps, still contain.
#pragma once

#include "core/page/dom.h"
#include "core/truth/score/scorednodes.h"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace tagseam {

/// Returns for each text whether the scored texts in `kept` contain it, with folded white space and
/// without regard to the case of ASCII letters. A text may continue over the border of two nodes with a space
/// between them, or without one ("<b>15</b>.99" contains "15.99"); a text that begins or ends with a letter
/// or digit of ASCII must do so at the border of a word, so that "24" is not found in "1240". A text that is
/// a plain decimal number (numberOf()) may also be written as endOfNumber() finds it: "1759.99" as
/// "1.759,99". O(bytes * texts), times their lengths at worst.
std::vector<bool> textsSaid(const Document& document, const ScoredNodes& scored, const KeepMask& kept,
                            std::span<const std::string> texts);

/// The text nodes of the page that an expected text covers, in document order, at least one.
using TextPlace = std::vector<NodeId>;

/// Returns for each text its places on the whole page, as textsSaid() finds them. Memory: linear in the
/// places.
std::vector<std::vector<TextPlace>> textPlaces(const Document& document, const ScoredNodes& scored,
                                               std::span<const std::string> texts);

} // namespace tagseam
