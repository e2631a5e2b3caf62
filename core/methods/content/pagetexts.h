// SPDX-License-Identifier: MIT
// Document -> its blocks of text, their words, and sums of both over any subtree.
#pragma once

#include "core/page/dom.h"
#include "core/page/textblocks.h"

#include <cstdint>
#include <vector>

namespace tagseam {

/// A block of text and its words; see wordsIn().
struct MeasuredBlock {
    TextBlock block;
    Unseen unseen = Unseen::No; ///< a reader does not see it before a script has run: see PageTexts::blocks
    double words = 0;
    double linkedWords = 0; ///< words among these in links
    double freeWords() const { return words - linkedWords; }
    /// Returns the share of its words in links, 0 to 1; 0 for a block without words.
    double linkShare() const { return words > 0 ? linkedWords / words : 0; }
};

/// Texts that are not read, and their words.
struct MeasuredUnseen {
    UnseenBlock block;
    double words = 0;
};

/// The texts of a page that a reader sees, and sums over subtrees.
struct PageTexts {
    ReadableNodes readable;
    /// In document order. Texts that attributes or styles hide are blocks where they hold more than four
    /// times as many words as those that a reader sees: such a page shows them by a script.
    std::vector<MeasuredBlock> blocks;
    std::vector<MeasuredUnseen> unseen; ///< texts without a block, and why; in document order
    std::vector<bool> isAbsent;         ///< indexed by node: not seen, or in a subtree that is not there
    /// Sums over all nodes before a node, indexed by node, with one entry more: the sum over a subtree is a
    /// difference of two.
    std::vector<double> words;
    std::vector<double> linkedWords;
    std::vector<std::uint32_t> elements; ///< elements that are blocks (Flow::Block)

    double wordsOf(const Document& page, NodeId node) const
    {
        return words[page.subtreeEnd(node).value] - words[node.value];
    }
    double linkedWordsOf(const Document& page, NodeId node) const
    {
        return linkedWords[page.subtreeEnd(node).value] - linkedWords[node.value];
    }
    double freeWordsOf(const Document& page, NodeId node) const
    {
        return wordsOf(page, node) - linkedWordsOf(page, node);
    }
    std::uint32_t elementsOf(const Document& page, NodeId node) const
    {
        return elements[page.subtreeEnd(node).value] - elements[node.value];
    }
    double allWords() const { return words.back(); }
    double allLinkedWords() const { return linkedWords.back(); }
    double allFreeWords() const { return words.back() - linkedWords.back(); }
};

/// Measures the page, without nodes that `within` does not keep. O(nodes + bytes + attributes).
PageTexts measureTexts(const Document& page, const KeepMask* within = nullptr);

} // namespace tagseam
