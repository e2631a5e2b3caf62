// SPDX-License-Identifier: MIT
// Document -> the single item that a page is about: a product, a profile, a recipe.
#include "core/methods/content/itemcontent.h"

#include "core/methods/content/bestsubtree.h"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace tagseam {

namespace {

// Chosen on the product pages of the tuned half.
constexpr double leastSumOfWords = -1;
constexpr double costOfLinkedWord = 3;
constexpr double costOfElement = 0.25;
// A list of other things: its score is high, each record has a sentence, and it is not most of the page.
constexpr double scoreOfOthers = 0.65;
constexpr double wordsOfOthers = 15; // mean of its records
constexpr double mostOfPage = 0.6;   // share of the page's words

// Returns the words of the nodes at the positions of a record: whole sibling subtrees.
double wordsOfRecord(const Document& page, const PageTexts& texts, const TagPathSequence& sequence,
                     Region record)
{
    const NodeId first = sequence.nodes[record.begin.value];
    const NodeId last = sequence.nodes[record.end.value - 1];
    return texts.words[page.subtreeEnd(last).value] - texts.words[first.value];
}

// Returns for each node whether it lies in a list of other things.
std::vector<bool> inOtherThings(const Document& page, const PageTexts& texts, const SeparatedPage& lists)
{
    std::vector<bool> isIn(page.size(), false);
    for (const RecordRegion& list : lists.candidates) {
        double words = 0;
        for (const Region record : list.records)
            words += wordsOfRecord(page, texts, lists.sequence, record);
        const bool isOther = list.score >= scoreOfOthers &&
                             words >= wordsOfOthers * static_cast<double>(list.records.size()) &&
                             words <= mostOfPage * texts.allWords();
        if (!isOther)
            continue;
        for (const Region record : list.records) {
            for (std::uint32_t at = record.begin.value; at < record.end.value; ++at)
                isIn[lists.sequence.nodes[at].value] = true;
        }
    }
    return isIn;
}

} // namespace

ItemContent findItem(const Document& page, const PageTexts& texts, const SeparatedPage& lists)
{
    const std::vector<bool> isOther = inOtherThings(page, texts, lists);
    std::vector<double> ownWords(page.size(), 0); // words of the blocks that the element contains
    for (const MeasuredBlock& block : texts.blocks)
        ownWords[block.block.container.value] += block.freeWords();
    std::vector<double> values(page.size(), 0);
    for (std::uint32_t node = 0; node < page.size(); ++node) {
        if (ownWords[node] <= 0)
            values[node] = -costOfElement * (texts.elements[node + 1] - texts.elements[node]);
    }
    for (const MeasuredBlock& block : texts.blocks) {
        const std::uint32_t node = block.block.first().value;
        values[node] += (isOther[node] ? 0 : block.freeWords()) - costOfLinkedWord * block.linkedWords;
    }
    const BestSubtree best = bestSubtree(page, values, leastSumOfWords);
    ItemContent item{best.root, best.sum, nodesOf(page, best, texts.isAbsent)};
    pruneIncompleteBlocks(page, texts, item.nodes);
    return item;
}

} // namespace tagseam
