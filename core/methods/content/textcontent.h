// SPDX-License-Identifier: MIT
// Document -> the running text of the page: an article, a post, a chapter.
#pragma once

#include "core/methods/content/pagetexts.h"
#include "core/methods/content/textevidence.h"
#include "core/page/dom.h"

#include <cstdint>
#include <vector>

namespace tagseam {

/// The running text that a page has, if it is one of these pages.
struct TextContent {
    std::vector<TextEvidence> evidence; ///< indexed like PageTexts::blocks
    std::vector<double> points;         ///< pointsOf(evidence), indexed like PageTexts::blocks
    NodeId root = noNode;               ///< subtree with the largest sum of points; noNode without text
    double sum = 0;                     ///< its sum, at least 0
    KeepMask nodes;                     ///< nodes of the text, without the ancestors of the root
    std::vector<bool> isText;           ///< indexed like PageTexts::blocks: belongs to the text
    double freeWords = 0;               ///< words outside links in it
    /// F1 of the words of the text that the points make one expect, 0 to 1: low when many blocks are nearly
    /// as likely in it as outside.
    double expectedF1 = 0;
};

/// Points below which a block within the text does not belong to it: one in five such blocks does.
inline constexpr double leastTextPoints = -1.4;

/// Finds the text. The value of a block is its points, times 1 + the square root of its words; an element
/// that is not inline costs half a point. The text is the bestSubtree() of these values. O(nodes).
TextContent findText(const Document& page, const PageTexts& texts, const TagPathSequence& sequence);

} // namespace tagseam
