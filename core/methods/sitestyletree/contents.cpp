// SPDX-License-Identifier: MIT
// Finds the characteristic content below element nodes.
#include "core/methods/sitestyletree/contents.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace tagseam {

namespace {

// Merges the smaller into the larger one.
template <class Join>
void joinInto(PagesOfFeatures& content, PagesOfFeatures more, Join join)
{
    if (content.size() < more.size())
        std::swap(content, more);
    for (const auto& [feature, pages] : more) {
        std::uint32_t& there = content[feature];
        there = join(there, pages);
    }
}

PagesOfFeatures ownContent(const ElementNode& element)
{
    PagesOfFeatures own;
    for (const FeatureCount& count : element.features)
        own[count.feature.value] += count.pages;
    return own;
}

PagesOfFeatures contentBelow(const StyleTree& tree, ElementId top, const std::stop_token& stop)
{
    // Parents before children, the children of an element node from its first style node to its last.
    std::vector<ElementId> order{top};
    std::vector<std::size_t> firstChild;
    for (std::size_t i = 0; i < order.size() && !stop.stop_requested(); ++i) {
        firstChild.push_back(order.size());
        for (const StyleId style : StylesOf(tree, order[i])) {
            const std::span<const ElementId> elements = tree.elementsOf(style);
            order.insert(order.end(), elements.begin(), elements.end());
        }
    }
    std::vector<PagesOfFeatures> contents(order.size());
    for (std::size_t i = order.size(); i-- > 0 && !stop.stop_requested();) {
        contents[i] = ownContent(tree.element(order[i]));
        std::size_t child = firstChild[i];
        for (const StyleId style : StylesOf(tree, order[i])) {
            PagesOfFeatures ofStyle;
            for (const std::size_t end = child + tree.style(style).count; child < end; ++child)
                joinInto(ofStyle, std::move(contents[child]),
                         [](std::uint32_t a, std::uint32_t b) { return std::max(a, b); });
            addContent(contents[i], std::move(ofStyle));
        }
    }
    return std::move(contents.front());
}

} // namespace

PagesOfFeatures contentOf(const StyleTree& tree, std::span<const ElementId> elements,
                          const std::stop_token& stop)
{
    PagesOfFeatures content;
    for (const ElementId element : elements)
        addContent(content, contentBelow(tree, element, stop));
    return content;
}

void addContent(PagesOfFeatures& content, PagesOfFeatures more)
{
    joinInto(content, std::move(more), std::plus<std::uint32_t>());
}

std::vector<std::uint32_t> characteristicOf(const PagesOfFeatures& content, std::uint32_t pages, double share)
{
    std::vector<std::uint32_t> features;
    for (const auto& [feature, count] : content) {
        if (count >= share * pages)
            features.push_back(feature);
    }
    std::ranges::sort(features, std::greater<>());
    return features;
}

double likenessOf(std::span<const std::uint32_t> a, std::span<const std::uint32_t> b)
{
    if (a.empty() || b.empty())
        return 0;
    std::size_t shared = 0;
    for (std::size_t i = 0, j = 0; i < a.size() && j < b.size();) {
        shared += a[i] == b[j] ? 1U : 0U;
        const bool stepsA = a[i] >= b[j];
        const bool stepsB = b[j] >= a[i];
        i += stepsA ? 1U : 0U;
        j += stepsB ? 1U : 0U;
    }
    return static_cast<double>(shared) / static_cast<double>(a.size() + b.size() - shared);
}

} // namespace tagseam
