// SPDX-License-Identifier: MIT
// Document -> its blocks by `table`, and the key words of each (Lin and Ho, KDD 2002; Dias and Gadge, section
// 2).
#pragma once

#include "core/page/dom.h"

#include <array>
#include <cstdint>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace tagseam {

/// The elements that divide a page into blocks.
enum class BlockElements : std::uint8_t {
    Tables, ///< each table
    Cells   ///< each td and th
};
inline constexpr std::array<std::string_view, 2> blockElementNames{"tables", "cells"};

struct KeyWord {
    std::string word;
    std::uint32_t count = 0; ///< occurrences in the block
    friend bool operator==(const KeyWord&, const KeyWord&) = default;
};

/// A block with at least one key word.
struct KeyWordBlock {
    NodeId root;
    std::vector<KeyWord> words; ///< each word once, ascending by bytes
};

/// Returns the blocks in document order. "Each internal node shows a content block containing one or more
/// content strings as its leaf nodes": a text belongs to the innermost block element around it. Texts outside
/// of all block elements are in no block. Hidden nodes (walkBody()) are left out.
///
/// INFERRED: the papers say "meaningful keywords" and name no list. A key word here is a word of
/// forEachWord() with at least three letters (of any length in a script without spaces) that does not consist
/// of ASCII digits; upper and lower case of ASCII are the same. No list of stop words, which would hold for
/// one language: the shortest words are left out instead. O(nodes + bytes log bytes).
std::vector<KeyWordBlock> keyWordBlocks(const Document& page, BlockElements elements,
                                        const KeepMask* within = nullptr, const std::stop_token& stop = {});

} // namespace tagseam
