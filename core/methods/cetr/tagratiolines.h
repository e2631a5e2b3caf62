// SPDX-License-Identifier: MIT
// Document -> the lines of its body, with the characters and tags of each (Weninger, Hsu and Han, WWW 2010).
#pragma once

#include "core/page/dom.h"

#include <cstdint>
#include <stop_token>
#include <vector>

namespace tagseam {

/// A line with at least one character or tag.
struct TagRatioLine {
    std::uint32_t characters = 0; ///< charactersIn() of its texts
    std::uint32_t tags = 0;       ///< start and end tags

    /// The text-to-tag ratio: characters for each tag; without tags, the number of characters.
    double ratio() const { return tags == 0 ? characters : static_cast<double>(characters) / tags; }
    friend bool operator==(const TagRatioLine&, const TagRatioLine&) = default;
};

/// The part of a text node on one line; it has at least one character.
struct TextPiece {
    NodeId text;
    std::uint32_t line = 0; ///< index of the line
    std::uint32_t characters = 0;
    friend bool operator==(const TextPiece&, const TextPiece&) = default;
};

struct TagRatioLines {
    std::vector<TagRatioLine> lines;
    std::vector<TextPiece> pieces; ///< in document order
};

/// Returns the lines of the body; none for a page without a body. Hidden nodes are left out (walkBody()), as
/// the paper removes scripts, styles and comments, and so are lines without characters and tags.
/// DEVIATION: the paper reads the lines of the source. A Document has none, so a line ends at each line
/// break in a text, blank texts included; line breaks inside tags are lost. An element has two tags, or one
/// if HTML writes it without an end tag. O(nodes + bytes).
TagRatioLines tagRatioLines(const Document& page, const KeepMask* within = nullptr,
                            const std::stop_token& stop = {});

} // namespace tagseam
