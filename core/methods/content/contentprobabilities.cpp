// SPDX-License-Identifier: MIT
// Main content -> the probability of each node and block.
#include "core/methods/content/contentprobabilities.h"

#include <cstddef>

namespace tagseam {

namespace {

// True if no other block has a text in the element of the block.
bool isAlone(const Document& page, const std::vector<MeasuredBlock>& blocks, std::size_t block)
{
    const NodeId container = blocks[block].block.container;
    const bool isFirst = block == 0 || blocks[block - 1].block.texts.back().node < container;
    const bool isLast =
        block + 1 == blocks.size() || blocks[block + 1].block.first() >= page.subtreeEnd(container);
    return isFirst && isLast;
}

} // namespace

ContentProbabilities contentProbabilities(const Document& page, const MainContent& content)
{
    const std::vector<MeasuredBlock>& blocks = content.texts.blocks;
    ContentProbabilities found;
    found.blocks.resize(blocks.size());
    std::vector<double> words(page.size() + 1,
                              0); // before each node; the words of a block divided by its texts
    std::vector<double> likely(page.size() + 1, 0);
    for (std::size_t i = 0; i < blocks.size(); ++i) {
        const TextBlock& block = blocks[i].block;
        const ScoredBlock& scored = content.scored.blocks[i];
        found.blocks[i].probability = static_cast<float>(scored.probability);
        found.blocks[i].isKept = scored.isKept;
        if (isAlone(page, blocks, i))
            found.blocks[i].nodes = {block.container};
        for (const BlockText& text : block.texts) {
            if (!isAlone(page, blocks, i))
                found.blocks[i].nodes.push_back(text.node);
            const double share = blocks[i].words / static_cast<double>(block.texts.size());
            words[text.node.value + 1] += share;
            likely[text.node.value + 1] += share * scored.probability;
        }
    }
    for (std::size_t node = 0; node < page.size(); ++node) {
        words[node + 1] += words[node];
        likely[node + 1] += likely[node];
    }
    found.nodes.reserve(page.size());
    for (NodeId node{0}; node.value < page.size(); ++node.value) {
        const std::uint32_t end = page.subtreeEnd(node).value;
        const double own = words[end] - words[node.value];
        found.nodes.push_back(own > 0 ? static_cast<float>((likely[end] - likely[node.value]) / own) : -1.0F);
    }
    return found;
}

} // namespace tagseam
