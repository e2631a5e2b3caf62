// SPDX-License-Identifier: MIT
// Document -> blocks of text: the texts that a reader sees as one paragraph, cell or line.
#pragma once

#include "core/page/dom.h"
#include "core/page/readable.h"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace tagseam {

/// The gap that a reader sees between two texts of a block.
enum class Gap : std::uint8_t {
    None, ///< nothing, unless one of the texts begins or ends with a space
    Space,
    Line ///< the end of a line
};

struct BlockText {
    NodeId node;
    Gap before = Gap::None;      ///< gap to the text before; None for the first
    bool isPreformatted = false; ///< its white space and line feeds are displayed as they are
};

/// Texts that follow one another without the border of an element that is a block (Flow::Block), and without
/// two `br` with nothing but spaces between them.
struct TextBlock {
    /// Text nodes, ascending; the first one hasInk(), and only preformatted ones may be blank.
    std::vector<BlockText> texts;
    NodeId container; ///< nearest ancestor of its texts that is a block, or the body
    /// Returns its first text: of all blocks they are ascending.
    NodeId first() const { return texts.front().node; }
};

enum class LineBreaks : std::uint8_t {
    Join, ///< a text is one line
    Keep
};

/// Returns the blocks of the body, or of a page without one the blocks of the page, in document order.
/// Excluded are nodes that `within` does not keep, and texts that a reader does not see. O(nodes).
std::vector<TextBlock> textBlocks(const Document& document, const ReadableNodes& readable,
                                  const KeepMask* within = nullptr);
/// The same with readableNodes(); `noscript` is excluded.
std::vector<TextBlock> textBlocks(const Document& document, const KeepMask* within = nullptr);

/// Texts of one element that a reader does not see, for one reason.
struct UnseenBlock {
    std::vector<NodeId> texts; ///< text nodes that hasInk(), ascending; at least one
    NodeId container;          ///< as TextBlock::container
    Unseen reason = Unseen::No;
};

/// Returns the texts of the body that a reader does not see, in document order, except those that browsers
/// never display: scripts and styles are no texts of a page. Excluded are nodes that `within` does not keep.
/// O(nodes + bytes).
std::vector<UnseenBlock> unseenBlocks(const Document& document, const ReadableNodes& readable,
                                      const KeepMask* within = nullptr);

/// Returns the text of a block. Each run of white space is one space, and lines have no spaces at their ends,
/// no-break spaces neither. With LineBreaks::Keep a Gap::Line is a line break, and preformatted text is as it
/// is in the page, except for spaces at its end. O(bytes).
std::string textOf(const Document& document, const TextBlock& block,
                   LineBreaks lineBreaks = LineBreaks::Join);

/// Returns the texts that are not seen on one line, with a space between two.
std::string textOf(const Document& document, const UnseenBlock& block);

/// Returns the texts of the nodes that `kept` has: each block a paragraph, with a blank line between two, a
/// tab between two cells of a row that are each one block, and a line break for a `br`. `noscript` is read
/// where it holds most words. Ends with a line break unless empty. O(nodes + bytes).
std::string plainText(const Document& document, const KeepMask& kept);
/// The same of blocks, in their order.
std::string plainText(const Document& document, std::span<const TextBlock> blocks);

} // namespace tagseam
