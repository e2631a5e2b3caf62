// SPDX-License-Identifier: MIT
// Finds the nodes that each threshold would remove from sample pages.
#include "core/methods/sitestyletree/thresholds.h"

#include "core/methods/sitestyletree/leaffeatures.h"
#include "core/methods/sitestyletree/localnoise.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <numeric>
#include <utility>

namespace tagseam {

namespace {

// Returns the threshold from which on MapSST deletes each tag node: noisyFrom of the deepest element node
// that is mapped at or above it, because noisyFrom never grows on the way down.
std::vector<double> deletedFrom(const Document& page, const MeasuredTree& measured,
                                const PageMapping& mapping)
{
    std::vector<double> from(page.size(), removedNever);
    const NodeId body = mapping.tags.body;
    for (NodeId node = body; node < page.subtreeEnd(body); ++node.value) {
        const ElementId element = mapping.element(node);
        double& own = from[node.value];
        own = node == body ? measured.noisyFrom[rootElement.value] : from[page.parent(node).value];
        if (element == noElement || mapping.tags.role(node) == TagRole::Within)
            continue;
        const ElementNode& known = measured.tree.element(element);
        const bool isContent = mapping.tags.role(node) == TagRole::Leaf && known.leafPages > 0;
        own = isContent && known.styleCount > 0 ? measured.importance(element).content
                                                : measured.noisyFrom[element.value];
    }
    return from;
}

std::uint64_t countUpTo(const std::vector<double>& ascending, double threshold)
{
    return static_cast<std::uint64_t>(std::ranges::upper_bound(ascending, threshold) - ascending.begin());
}

std::vector<double> sorted(std::vector<double> values)
{
    std::ranges::sort(values);
    return values;
}

// Returns all thresholds at which a mark or a status changes: content of an element node that is a leaf on
// some pages only is compared with the threshold separately (isContentNoisy); an element node that is a leaf
// on all pages has it as its composite importance.
std::vector<double> candidatesOf(const MeasuredTree& measured)
{
    std::vector<double> candidates;
    candidates.reserve(measured.importances.size());
    for (std::uint32_t i = 0; i < measured.tree.elementCount(); ++i) {
        const ElementNode& element = measured.tree.element(ElementId{i});
        candidates.push_back(measured.importances[i].composite);
        if (element.leafPages > 0 && element.styleCount > 0)
            candidates.push_back(measured.importances[i].content);
    }
    std::ranges::sort(candidates);
    const auto rest = std::ranges::unique(candidates);
    candidates.erase(rest.begin(), rest.end());
    return candidates;
}

} // namespace

double shownThreshold(double threshold)
{
    constexpr double digits = 10'000;
    double least = std::floor(threshold * digits); // a product may be rounded up: 0.07 must stay 0.07
    while (least / digits < threshold)
        ++least;
    return least / digits;
}

std::vector<ThresholdRow> rowsThatRemoveElse(const ThresholdTable& table)
{
    std::vector<ThresholdRow> rows;
    std::ranges::unique_copy(
        table.rows, std::back_inserter(rows), [](const ThresholdRow& last, const ThresholdRow& row) {
            return last.removedNodes == row.removedNodes && last.removedWords == row.removedWords;
        });
    return rows;
}

RemovalThresholds removalThresholds(const Document& page, const MeasuredTree& measured)
{
    const PageMapping mapping = mapPage(page, measured);
    const NodeId body = mapping.tags.body;
    RemovalThresholds removal;
    removal.nodes.assign(page.size(), removedNever);
    if (body == noNode)
        return removal;
    std::vector<double> from = deletedFrom(page, measured, mapping);
    removal.noisyFrom = from;
    NoisyFeatures noisy; // features of the leaf
    for (NodeId node = body; node < page.subtreeEnd(body); ++node.value) {
        if (!mapping.tags.isThere(node))
            continue;
        if (mapping.tags.role(node) != TagRole::Within)
            noisy = mapping.tags.role(node) == TagRole::Leaf && mapping.element(node) != noElement
                        ? NoisyFeatures(measured, mapping.element(node))
                        : NoisyFeatures();
        const std::string_view text = page.text(node);
        std::vector<TextRange> words = noisy.noisyWords(text);
        removal.words.insert(removal.words.end(), words.size(), removedAlways);
        removal.words.insert(removal.words.end(), wordCount(text) - words.size(), from[node.value]);
        if (noisy.isAll(page, node))
            from[node.value] = removedAlways;
        else if (!words.empty())
            removal.textEdits.push_back({node, std::move(words)});
    }
    // A node that contains tag nodes stays as long as one of them.
    std::vector<double> inside(page.size(), removedAlways - 1);
    for (NodeId node{page.subtreeEnd(body).value - 1}; node > body; --node.value) {
        if (!mapping.tags.isThere(node))
            continue;
        double& own = removal.nodes[node.value];
        own = inside[node.value] >= removedAlways ? inside[node.value] : from[node.value];
        double& above = inside[page.parent(node).value];
        above = std::max(above, own);
    }
    return removal;
}

void ThresholdSample::add(const Document& page)
{
    const RemovalThresholds removal = removalThresholds(page, m_measured);
    const PageTags tags = tagsOf(page, m_measured.site->options.leaves);
    for (std::uint32_t node = 0; node < page.size(); ++node) {
        if (tags.isThere(NodeId{node}))
            m_nodes.push_back(removal.nodes[node]);
    }
    m_words.insert(m_words.end(), removal.words.begin(), removal.words.end());
}

std::optional<double> ThresholdSample::separatingThreshold() const
{
    std::vector<double> words = m_words;
    std::erase_if(words, [](double from) { return from > 1; });
    for (double& from : words)
        from = std::max(from, 0.0); // removedAlways
    std::ranges::sort(words);
    const double all = std::reduce(words.begin(), words.end());
    const auto count = static_cast<double>(words.size());
    std::optional<double> best;
    double greatest = 0;
    double sum = 0;
    for (std::size_t i = 0; i + 1 < words.size(); ++i) {
        sum += words[i];
        if (words[i] == words[i + 1])
            continue;
        const double below = static_cast<double>(i) + 1;
        const double difference = sum / below - (all - sum) / (count - below);
        const double variance = below * (count - below) * difference * difference;
        if (variance > greatest) {
            greatest = variance;
            best = words[i];
        }
    }
    return best ? std::optional(shownThreshold(*best)) : std::nullopt;
}

ThresholdTable ThresholdSample::table() const
{
    const std::vector<double> candidates = candidatesOf(m_measured);
    const std::vector<double> elements = sorted(m_measured.noisyFrom);
    const std::vector<double> nodes = sorted(m_nodes);
    const std::vector<double> words = sorted(m_words);
    ThresholdTable table{{}, m_measured.tree.elementCount(), nodes.size(), words.size()};
    table.rows.reserve(candidates.size());
    for (const double candidate : candidates)
        table.rows.push_back({candidate, static_cast<std::uint32_t>(countUpTo(elements, candidate)),
                              countUpTo(nodes, candidate), countUpTo(words, candidate)});
    return table;
}

} // namespace tagseam
