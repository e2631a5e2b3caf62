// SPDX-License-Identifier: MIT
// Locally noisy features of meaningful element nodes.
#include "core/methods/sitestyletree/localnoise.h"

#include <algorithm>

namespace tagseam {

namespace {

bool isNoisy(const MeasuredTree& measured, const std::vector<FeatureId>& noisy, FeatureKind kind,
             std::string_view text)
{
    const std::uint32_t number = measured.site->vocabulary.features.find(featureKey(kind, text));
    return number != unknownText && std::ranges::binary_search(noisy, FeatureId{number});
}

} // namespace

std::vector<FeatureId> locallyNoisyFeatures(const MeasuredTree& measured, ElementId element)
{
    const MeasureOptions& options = measured.options;
    const ElementNode& leaf = measured.tree.element(element);
    std::vector<FeatureId> noisy;
    if (options.localNoise == LocalNoise::Off || leaf.leafPages < std::max(options.fewestPages, 2U))
        return noisy;
    forEachCounted(leaf.features, [&](std::span<const FeatureCount> counts) {
        const double entropy = featureEntropy(counts, leaf.leafPages, options.probability);
        const double value = options.localNoise == LocalNoise::Common ? 1 - entropy : entropy;
        if (value < options.localNoiseBelow)
            noisy.push_back(counts.front().feature);
    });
    return noisy;
}

std::vector<WordPlace> locallyNoisyWords(const MeasuredTree& measured, const std::vector<FeatureId>& noisy,
                                         std::string_view text)
{
    std::vector<WordPlace> words;
    if (noisy.empty())
        return words;
    for (WordPlace word = nextWord(text, 0); word.begin < text.size(); word = nextWord(text, word.end)) {
        if (isNoisy(measured, noisy, FeatureKind::Word, text.substr(word.begin, word.end - word.begin)))
            words.push_back(word);
    }
    return words;
}

bool isAllNoise(const MeasuredTree& measured, const std::vector<FeatureId>& noisy, const Document& page,
                NodeId node)
{
    if (noisy.empty())
        return false;
    if (page.isElement(node)) {
        const std::string_view file = imageFile(page, node);
        return !file.empty() && page.firstChild(node) == noNode &&
               isNoisy(measured, noisy, FeatureKind::Image, file);
    }
    const std::string_view text = page.text(node);
    return hasWords(text) && locallyNoisyWords(measured, noisy, text).size() == wordCount(text);
}

} // namespace tagseam
