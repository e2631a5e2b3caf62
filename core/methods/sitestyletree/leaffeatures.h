// SPDX-License-Identifier: MIT
// The actual content of a leaf as features: words, image files, link references (section 3.3).
#pragma once

#include "core/methods/sitestyletree/pagetags.h"
#include "core/methods/sitestyletree/vocabulary.h"
#include "core/page/dom.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string_view>

namespace tagseam {

/// Where a word stands in a text.
struct WordPlace {
    std::size_t begin = 0; // bytes, half-open
    std::size_t end = 0;
    friend bool operator==(const WordPlace&, const WordPlace&) = default;
};

/// The next word from `at` on: letters between white space (ASCII's, and no-break spaces), as they are, in
/// upper or lower case and with their punctuation; `begin` is the text's size when there is none.
WordPlace nextWord(std::string_view text, std::size_t at);
/// Whether there is a word in it, as nextWord() has it.
bool hasWords(std::string_view text);
/// All of them, repetitions counted. O(bytes).
std::uint32_t wordCount(std::string_view text);

/// What an image shows: `src` of img, input and embed; empty for other nodes, and without.
std::string_view imageFile(const Document& page, NodeId node);

/// Calls with each feature of a leaf, as often as it has it, and the node that it stands at: the words of its
/// texts, the files of its images, the references of the links in it, and that of the link that it is in.
/// `leaf`: of TagRole::Leaf.
void forEachFeature(const Document& page, const PageTags& tags, NodeId leaf,
                    const std::function<void(FeatureKind kind, std::string_view text, NodeId node)>& call);

} // namespace tagseam
