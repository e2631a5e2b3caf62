// SPDX-License-Identifier: MIT
// Finds locally noisy features of meaningful element nodes.
#include "core/methods/sitestyletree/localnoise.h"

#include <algorithm>
#include <span>

namespace tagseam {

NoisyFeatures::NoisyFeatures(const MeasuredTree& measured, ElementId element)
{
    const MeasureOptions& options = measured.options;
    const std::uint32_t pages = measured.tree.element(element).leafPages;
    if (options.localNoise != LocalNoise::Off && pages >= std::max(options.fewestPages, 2U)) {
        m_measured = &measured;
        m_element = element;
    }
}

std::optional<double> NoisyFeatures::figure(FeatureKind kind, std::string_view text) const
{
    if (m_measured == nullptr)
        return std::nullopt;
    const std::uint32_t number = m_measured->site->vocabulary.features.find(featureKey(kind, text));
    const ElementNode& leaf = m_measured->tree.element(m_element);
    const auto counts =
        std::ranges::equal_range(leaf.features, FeatureId{number}, {}, &FeatureCount::feature);
    if (counts.empty())
        return std::nullopt;
    const MeasureOptions& options = m_measured->options;
    const double entropy = featureEntropy(std::span(counts), leaf.leafPages, options.probability);
    return options.localNoise == LocalNoise::Common ? 1 - entropy : entropy;
}

bool NoisyFeatures::isNoisy(FeatureKind kind, std::string_view text) const
{
    const std::optional<double> held = figure(kind, text);
    return held && *held < m_measured->options.localNoiseBelow;
}

std::vector<TextRange> NoisyFeatures::noisyWords(std::string_view text) const
{
    std::vector<TextRange> words;
    if (m_measured == nullptr)
        return words;
    for (TextRange word = nextWord(text, 0); word.begin < text.size(); word = nextWord(text, word.end)) {
        if (isNoisy(FeatureKind::Word, text.substr(word.begin, word.end - word.begin)))
            words.push_back(word);
    }
    return words;
}

bool NoisyFeatures::isAll(const Document& page, NodeId node) const
{
    if (m_measured == nullptr)
        return false;
    if (page.isElement(node)) {
        const std::string_view file = imageFile(page, node);
        return !file.empty() && page.firstChild(node) == noNode && isNoisy(FeatureKind::Image, file);
    }
    const std::string_view text = page.text(node);
    return hasWords(text) && noisyWords(text).size() == wordCount(text);
}

} // namespace tagseam
