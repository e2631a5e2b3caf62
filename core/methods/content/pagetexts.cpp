// SPDX-License-Identifier: MIT
// Document -> its blocks of text, their words, and sums of both over any subtree.
#include "core/methods/content/pagetexts.h"

#include "core/base/words.h"

#include <algorithm>

namespace tagseam {

namespace {

constexpr double mostHidden = 4; // hidden words for each seen one

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

// True for what attributes or styles hide, which a script may show.
bool isHidden(Unseen reason)
{
    return reason == Unseen::Hidden || reason == Unseen::NoDisplay || reason == Unseen::Invisible ||
           reason == Unseen::SkippedContent || reason == Unseen::Closed;
}

// Makes blocks of the hidden texts.
void readHidden(PageTexts& texts)
{
    for (const MeasuredUnseen& hidden : texts.unseen) {
        if (!isHidden(hidden.block.reason))
            continue;
        TextBlock block{{}, hidden.block.container};
        for (const NodeId text : hidden.block.texts)
            block.texts.push_back({text, block.texts.empty() ? Gap::None : Gap::Space, false});
        texts.blocks.push_back({std::move(block), hidden.block.reason, 0, 0});
    }
    std::erase_if(texts.unseen, [](const MeasuredUnseen& each) { return isHidden(each.block.reason); });
    std::ranges::sort(texts.blocks, {}, [](const MeasuredBlock& block) { return block.block.first(); });
}

} // namespace

PageTexts measureTexts(const Document& page, const KeepMask* within)
{
    PageTexts texts;
    texts.readable = readableNodes(page, NoscriptTexts::IfMost);
    texts.isAbsent = absentNodes(page, texts.readable, within);
    texts.words.assign(page.size() + 1, 0);
    texts.linkedWords.assign(page.size() + 1, 0);
    texts.elements.assign(page.size() + 1, 0);
    const std::vector<bool> isLinked = linkedNodes(page);
    double seen = 0;
    double hidden = 0;
    for (TextBlock& block : textBlocks(page, texts.readable, within)) {
        for (const BlockText& text : block.texts)
            seen += wordsIn(page.text(text.node));
        texts.blocks.push_back({std::move(block), Unseen::No, 0, 0});
    }
    for (UnseenBlock& block : unseenBlocks(page, texts.readable, within)) {
        MeasuredUnseen measured{std::move(block), 0};
        for (const NodeId text : measured.block.texts)
            measured.words += wordsIn(page.text(text));
        hidden += isHidden(measured.block.reason) ? measured.words : 0;
        texts.unseen.push_back(std::move(measured));
    }
    if (hidden > mostHidden * seen)
        readHidden(texts);
    for (MeasuredBlock& measured : texts.blocks) {
        for (const BlockText& text : measured.block.texts) {
            const double words = wordsIn(page.text(text.node));
            const double linked = isLinked[text.node.value] ? words : 0;
            measured.words += words;
            measured.linkedWords += linked;
            texts.words[text.node.value] = words;
            texts.linkedWords[text.node.value] = linked;
        }
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
