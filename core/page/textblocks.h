// SPDX-License-Identifier: MIT
// Document -> blocks of text: the texts that a reader sees as one paragraph, cell or line.
#pragma once

#include "core/page/dom.h"

#include <cstdint>
#include <string>
#include <vector>

namespace tagseam {

/// Texts that follow one another without the border of an element that is not inline, and without `br`
/// unless requested otherwise.
struct TextBlock {
    std::vector<NodeId> texts; ///< text nodes, not blank, ascending; at least one
    NodeId container;          ///< nearest ancestor of its texts that is not inline, or the body
};

enum class LineBreaks : std::uint8_t {
    Join, ///< a `br` does not end a block
    End
};

/// True for a form control, whose texts are its choices and captions, not texts of the page, and for
/// drawings: button, select, textarea, svg.
bool isControl(std::string_view name);

/// Returns the blocks of the body, or of a page without one the blocks of the page, in document order.
/// Excluded are nodes that `within` does not keep, nodes that are hidden (isHidden()), controls, comments and
/// blank texts. O(nodes + attributes).
std::vector<TextBlock> textBlocks(const Document& document, const KeepMask* within = nullptr,
                                  LineBreaks lineBreaks = LineBreaks::Join);

/// Returns the text of a block with folded white space; a `br` in it is a space, or a line break for
/// LineBreaks::End, which also leaves the white space of a `pre` as it is. O(nodes from its first to its last
/// text + bytes).
std::string textOf(const Document& document, const TextBlock& block,
                   LineBreaks lineBreaks = LineBreaks::Join);

/// Returns the texts of the nodes that `kept` has: each block a paragraph, with a blank line between two, a
/// tab between two cells of a row that are each one block, and a line break for a `br`; blocks of no-break
/// spaces are excluded. Ends with a line break unless empty. O(nodes + bytes).
std::string plainText(const Document& document, const KeepMask& kept);

} // namespace tagseam
