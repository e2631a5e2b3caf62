// SPDX-License-Identifier: MIT
// Document -> the running text of the page: an article, a post, a chapter.
#include "core/methods/content/textcontent.h"

#include "core/methods/content/bestsubtree.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace tagseam {

namespace {

// Fitted to the articles of the tuned half, where -5 to -20, 0.5 to 1 and 4 to 6 give the same result.
constexpr double leastSumOfPoints = -10;
constexpr double costOfLine = 0.5;
constexpr double mostPoints = 4.6; // points of a single block, either way: odds of 100

// Points are logarithms of odds: the words of a block that belong to the text, and the words of all blocks.
double expectedF1Of(const PageTexts& texts, const TextContent& text)
{
    double likely = 0; // words that are expected to belong to the text
    double found = 0;
    double likelyFound = 0;
    for (std::size_t i = 0; i < texts.blocks.size(); ++i) {
        const double words = texts.blocks[i].words / (1 + std::exp(-text.points[i]));
        likely += words;
        likelyFound += text.isText[i] ? words : 0;
        found += text.isText[i] ? texts.blocks[i].words : 0;
    }
    return likely + found > 0 ? 2 * likelyFound / (likely + found) : 0;
}

} // namespace

TextContent findText(const Document& page, const PageTexts& texts, const TagPathSequence& sequence)
{
    TextContent text;
    text.evidence = textEvidence(page, texts, sequence);
    std::vector<double> values(page.size(), 0);
    for (std::uint32_t node = 0; node < page.size(); ++node)
        values[node] = -costOfLine * (texts.elements[node + 1] - texts.elements[node]);
    for (std::size_t i = 0; i < texts.blocks.size(); ++i) {
        text.points.push_back(pointsOf(text.evidence[i]));
        values[texts.blocks[i].block.first().value] +=
            std::clamp(text.points.back(), -mostPoints, mostPoints) * (1 + std::sqrt(texts.blocks[i].words));
    }
    const BestSubtree best = bestSubtree(page, values, leastSumOfPoints);
    text.root = best.root;
    text.sum = best.sum;
    text.nodes = nodesOf(page, best, texts.isAbsent);
    for (std::size_t i = 0; i < texts.blocks.size(); ++i) {
        const MeasuredBlock& block = texts.blocks[i];
        const bool isIn = text.nodes[block.block.first().value];
        text.isText.push_back(isIn && text.points[i] >= leastTextPoints);
        text.freeWords += text.isText.back() ? block.freeWords() : 0;
        if (!text.isText.back())
            text.nodes[block.block.first().value] = false;
    }
    pruneIncompleteBlocks(page, texts, text.nodes);
    text.expectedF1 = expectedF1Of(texts, text);
    return text;
}

} // namespace tagseam
