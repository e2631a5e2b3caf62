// SPDX-License-Identifier: MIT
// Document -> its blocks of text, their words, and sums of both over any subtree.
#include "core/methods/content/pagetexts.h"

#include "core/base/words.h"

#include <algorithm>

namespace tagseam {

namespace {

std::vector<bool> absentNodes(const Document& page, const ReadableNodes& readable, const KeepMask* within)
{
    std::vector<bool> isAbsent(page.size(), false);
    for (NodeId node{0}; node.value < page.size(); ++node.value) {
        const NodeId parent = page.parent(node);
        isAbsent[node.value] = (parent != noNode && isAbsent[parent.value]) ||
                               (within != nullptr && !(*within)[node.value]) || !readable.isSeen(node);
    }
    return isAbsent;
}

std::vector<bool> linkedNodes(const Document& page)
{
    std::vector<bool> isLinked(page.size(), false);
    const NameId link = page.nameId("a");
    for (NodeId node{1}; node.value < page.size(); ++node.value)
        isLinked[node.value] =
            isLinked[page.parent(node).value] || (page.isElement(node) && page.nameId(node) == link);
    return isLinked;
}

template <class Number>
void sumUp(std::vector<Number>& figures)
{
    Number sum = 0;
    for (Number& figure : figures) {
        const Number own = figure;
        figure = sum;
        sum += own;
    }
}

} // namespace

void pruneIncompleteBlocks(const Document& page, const PageTexts& texts, KeepMask& nodes)
{
    std::vector<const MeasuredBlock*> pruned;
    std::vector<std::uint32_t> shown(page.size() + 1,
                                     0); // texts of kept blocks and pictures before each node
    for (const MeasuredBlock& each : texts.blocks) {
        const bool isKept = nodes[each.block.first().value];
        if (!isKept)
            pruned.push_back(&each);
        for (const BlockText& text : each.block.texts) {
            nodes[text.node.value] = nodes[text.node.value] && isKept;
            shown[text.node.value + 1] = isKept ? 1 : 0;
        }
    }
    for (NodeId node{0}; node.value < page.size(); ++node.value) {
        const bool isPicture = page.isElement(node) && page.name(node) == "img";
        shown[node.value + 1] += shown[node.value] + (isPicture ? 1 : 0);
    }
    for (const MeasuredBlock* each : pruned) {
        for (const BlockText& text : each->block.texts) {
            NodeId inner = text.node;
            for (NodeId up = page.parent(inner);
                 up != each->block.container && nodes[up.value] && texts.elementsOf(page, up) == 0 &&
                 shown[page.subtreeEnd(up).value] == shown[up.value];
                 up = page.parent(up)) {
                std::fill(nodes.begin() + up.value, nodes.begin() + inner.value, false);
                std::fill(nodes.begin() + page.subtreeEnd(inner).value,
                          nodes.begin() + page.subtreeEnd(up).value, false);
                inner = up;
            }
        }
    }
}

PageTexts measureTexts(const Document& page, const KeepMask* within)
{
    PageTexts texts;
    texts.readable = readableNodes(page, NoscriptTexts::IfMost);
    texts.isAbsent = absentNodes(page, texts.readable, within);
    texts.words.assign(page.size() + 1, 0);
    texts.linkedWords.assign(page.size() + 1, 0);
    texts.elements.assign(page.size() + 1, 0);
    const std::vector<bool> isLinked = linkedNodes(page);
    for (TextBlock& block : textBlocks(page, texts.readable, within)) {
        MeasuredBlock measured{std::move(block), 0, 0};
        for (const BlockText& text : measured.block.texts) {
            const double words = wordsIn(page.text(text.node));
            const double linked = isLinked[text.node.value] ? words : 0;
            measured.words += words;
            measured.linkedWords += linked;
            texts.words[text.node.value] = words;
            texts.linkedWords[text.node.value] = linked;
        }
        texts.blocks.push_back(std::move(measured));
    }
    for (UnseenBlock& block : unseenBlocks(page, texts.readable, within)) {
        MeasuredUnseen measured{std::move(block), 0};
        for (const NodeId text : measured.block.texts)
            measured.words += wordsIn(page.text(text));
        texts.unseen.push_back(std::move(measured));
    }
    for (NodeId node{0}; node.value < page.size(); ++node.value) {
        const bool beginsLine = texts.readable.flow[node.value] == Flow::Block;
        texts.elements[node.value] = !texts.isAbsent[node.value] && beginsLine ? 1 : 0;
    }
    sumUp(texts.words);
    sumUp(texts.linkedWords);
    sumUp(texts.elements);
    return texts;
}

} // namespace tagseam
