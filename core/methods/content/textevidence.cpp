// SPDX-License-Identifier: MIT
// Measures the evidence that a block of text belongs to the running text of its page.
#include "core/methods/content/textevidence.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace tagseam {

namespace {

// Fitted by boosting: 80 rounds, each adding a fifth of the best step to the estimate of the logarithm of the
// odds, on the blocks of every second article (46 pages), weighed by their words; rounded. About as good with
// 40 or 120 rounds.
constexpr std::array<PointStep, 2> linksSteps{{{0.2, -0.09}, {0.4, -0.36}}};
constexpr std::array<PointStep, 3> aroundSteps{{{2.6, 0.42}, {3.1, 0.46}, {3.6, 0.19}}};
constexpr std::array<PointStep, 5> linksNearSteps{
    {{0.06, -0.09}, {0.2, -0.15}, {0.3, -0.66}, {0.45, -0.67}, {0.6, -1.59}}};
constexpr std::array<PointStep, 5> alikeSteps{
    {{0.9, 0.44}, {1.2, 0.52}, {1.7, 1.32}, {2.7, 0.12}, {3.3, 0.7}}};
constexpr std::array<PointStep, 2> densitySteps{{{3, 0.86}, {3.5, 0.45}}};
constexpr std::array<PointStep, 2> inParentSteps{{{0.12, 0.45}, {0.2, 0.94}}};
constexpr std::array<PointStep, 2> inSecondSteps{{{0.2, 1.95}, {0.45, 0.14}}};
constexpr std::array<PointStep, 4> inThirdSteps{{{0.12, 0.76}, {0.2, 0.29}, {0.3, 1.05}, {0.6, 0.23}}};

// The mean of a figure of the blocks up to `reach` before and after; beyond the page it is `outside`.
template <class Figure>
double meanAround(const std::vector<MeasuredBlock>& blocks, std::size_t index, std::size_t reach,
                  double outside, Figure figure)
{
    double sum = 0;
    for (std::size_t step = 1; step <= reach; ++step) {
        sum += step > index ? outside : figure(blocks[index - step]);
        sum += index + step >= blocks.size() ? outside : figure(blocks[index + step]);
    }
    return sum / (2 * static_cast<double>(reach));
}

std::uint32_t symbolAt(const TagPathSequence& sequence, NodeId node)
{
    const Position at = sequence.positionOf(node);
    return at == noPosition ? sequence.alphabetSize() : sequence.symbols[at.value].value;
}

} // namespace

const double textBasePoints = -5.6;
const std::array<TextFactor, 8> textFactors{{
    {"links", &TextEvidence::links, linksSteps},
    {"around", &TextEvidence::around, aroundSteps},
    {"linksNear", &TextEvidence::linksNear, linksNearSteps},
    {"alike", &TextEvidence::alike, alikeSteps},
    {"density", &TextEvidence::density, densitySteps},
    {"inParent", &TextEvidence::inParent, inParentSteps},
    {"inSecond", &TextEvidence::inSecond, inSecondSteps},
    {"inThird", &TextEvidence::inThird, inThirdSteps},
}};

double pointsOf(const TextFactor& factor, const TextEvidence& evidence)
{
    double points = 0;
    for (const PointStep& step : factor.steps) {
        if (evidence.*factor.value > step.above)
            points += step.points;
    }
    return points;
}

double pointsOf(const TextEvidence& evidence)
{
    double points = textBasePoints;
    for (const TextFactor& factor : textFactors)
        points += pointsOf(factor, evidence);
    return points;
}

std::vector<TextEvidence> textEvidence(const Document& page, const PageTexts& texts,
                                       const TagPathSequence& sequence)
{
    const std::vector<MeasuredBlock>& blocks = texts.blocks;
    std::vector<std::uint32_t> alike(sequence.alphabetSize() + 1, 0);
    for (const MeasuredBlock& each : blocks)
        ++alike[symbolAt(sequence, each.block.container)];
    const double all = texts.allFreeWords() + 1;
    std::vector<TextEvidence> evidence;
    evidence.reserve(blocks.size());
    for (std::size_t i = 0; i < blocks.size(); ++i) {
        const NodeId container = blocks[i].block.container;
        TextEvidence each;
        each.links = blocks[i].linkShare();
        each.around =
            meanAround(blocks, i, 1, 0.0, [](const MeasuredBlock& other) { return std::log1p(other.words); });
        each.linksNear =
            meanAround(blocks, i, 3, 1.0, [](const MeasuredBlock& other) { return other.linkShare(); });
        each.alike = std::log1p(alike[symbolAt(sequence, container)]);
        each.density = std::log1p(texts.freeWordsOf(page, container) /
                                  std::max<std::uint32_t>(texts.elementsOf(page, container), 1));
        NodeId ancestor = container;
        for (double TextEvidence::*share :
             {&TextEvidence::inParent, &TextEvidence::inSecond, &TextEvidence::inThird}) {
            if (page.parent(ancestor) != noNode && page.kind(page.parent(ancestor)) == NodeKind::Element)
                ancestor = page.parent(ancestor);
            each.*share = texts.freeWordsOf(page, ancestor) / all;
        }
        evidence.push_back(each);
    }
    return evidence;
}

} // namespace tagseam
