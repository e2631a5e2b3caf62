// SPDX-License-Identifier: MIT
// The actual content of a leaf as features: words, image files, link references (section 3.3).
#pragma once

#include "core/methods/sitestyletree/pagetags.h"
#include "core/methods/sitestyletree/vocabulary.h"
#include "core/page/dom.h"
#include "core/page/textedits.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string_view>

namespace tagseam {

/// Returns the next word from `at` on: characters between white space (ASCII's, and no-break spaces),
/// unchanged, in upper or lower case and with their punctuation; `begin` is the text's size when there is
/// none.
TextRange nextWord(std::string_view text, std::size_t at);
/// True if the text contains a word of nextWord().
bool hasWords(std::string_view text);
/// Returns the number of words, including repetitions. O(bytes).
std::uint32_t wordCount(std::string_view text);

/// Returns the file of an image: `src` of img, input and embed; empty for other nodes, and without `src`.
std::string_view imageFile(const Document& page, NodeId node);

/// Calls with each feature of a leaf, as often as it occurs, and the node that it stands at: the words of its
/// texts, the files of its images, the references of the links in it, and of the link that contains it.
/// `leaf`: of TagRole::Leaf.
void forEachFeature(const Document& page, const PageTags& tags, NodeId leaf,
                    const std::function<void(FeatureKind kind, std::string_view text, NodeId node)>& call);

} // namespace tagseam
