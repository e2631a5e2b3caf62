// SPDX-License-Identifier: MIT
// Computes the importance of element nodes.
#include "core/methods/sitestyletree/importance.h"

#include <algorithm>
#include <cmath>

namespace tagseam {

namespace {

// Returns -p log_m p.
double term(double p, double m)
{
    return p > 0 ? -p * std::log(p) / std::log(m) : 0;
}

// Rounds, because sums of logarithms miss 0 and 1 by some 1e-16, and a threshold of 0 must select exactly the
// nodes that never differ.
double roundedShare(double value)
{
    constexpr double nothing = 1e-12;
    return value < nothing ? 0 : value > 1 - nothing ? 1 : value;
}

// Returns m, or 1 when there are too few pages for evidence.
std::uint32_t known(std::uint32_t pages, const MeasureOptions& options)
{
    return pages < options.fewestPages ? 1 : pages;
}

Importance importanceOf(const StyleTree& tree, ElementId id, std::span<const Importance> below,
                        const MeasureOptions& options)
{
    const ElementNode& element = tree.element(id);
    Importance importance;
    if (element.pages == 0) // the root of a tree that has learnt nothing
        return {1, 1, 0};
    if (element.leafPages > 0)
        importance.content =
            contentImportance(element.features, known(element.leafPages, options), options.probability);
    std::vector<std::uint32_t> pages;
    pages.reserve(element.styleCount + 1);
    double ofStyles = 0; // sum of p_i CompImp(S_i)
    for (const StyleId style : StylesOf(tree, id)) {
        pages.push_back(tree.style(style).pages);
        ofStyles += pages.back() * styleImportance(tree, style, below);
    }
    if (element.leafPages > 0) {
        pages.push_back(element.leafPages);
        ofStyles += element.leafPages * importance.content;
    }
    importance.node = nodeImportance(known(element.pages, options), pages);
    const double weight = std::pow(options.attenuation, static_cast<double>(pages.size())); // gamma^l
    importance.composite = element.styleCount == 0
                               ? importance.content
                               : (1 - weight) * importance.node + weight * ofStyles / element.pages;
    importance.composite = roundedShare(importance.composite);
    return importance;
}

} // namespace

double nodeImportance(std::uint32_t pages, std::span<const std::uint32_t> pagesOfStyles)
{
    if (pages <= 1)
        return 1;
    double sum = 0;
    for (const std::uint32_t ofStyle : pagesOfStyles)
        sum += term(static_cast<double>(ofStyle) / pages, pages);
    return roundedShare(sum);
}

double featureEntropy(std::span<const FeatureCount> counts, std::uint32_t pages,
                      FeatureProbability probability)
{
    const bool isPresence = probability == FeatureProbability::Presence;
    double all = 0;
    for (const FeatureCount& count : counts)
        all += isPresence ? count.pages : static_cast<double>(count.times) * count.pages;
    double sum = 0;
    for (const FeatureCount& count : counts)
        sum += count.pages * term((isPresence ? 1 : count.times) / all, pages);
    return roundedShare(sum);
}

double contentImportance(std::span<const FeatureCount> features, std::uint32_t pages,
                         FeatureProbability probability)
{
    if (pages <= 1)
        return 1;
    double sum = 0;
    std::uint32_t count = 0; // l
    forEachCounted(features, [&](std::span<const FeatureCount> counts) {
        sum += featureEntropy(counts, pages, probability);
        ++count;
    });
    return count == 0 ? 0 : roundedShare(1 - sum / count);
}

double styleImportance(const StyleTree& tree, StyleId style, std::span<const Importance> importances)
{
    double sum = 0;
    for (const ElementId element : tree.elementsOf(style))
        sum += importances[element.value].composite;
    return sum / tree.style(style).count;
}

std::vector<Importance> importancesOf(const StyleTree& tree, const MeasureOptions& options,
                                      const std::stop_token& stop)
{
    std::vector<Importance> importances(tree.elementCount());
    for (std::uint32_t id = tree.elementCount(); id-- > 0 && !stop.stop_requested();) // children first
        importances[id] = importanceOf(tree, ElementId{id}, importances, options);
    return importances;
}

} // namespace tagseam
