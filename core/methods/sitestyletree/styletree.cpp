// SPDX-License-Identifier: MIT
// Element nodes and style nodes.
#include "core/methods/sitestyletree/styletree.h"

#include "core/base/numbering.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace tagseam {

namespace {

std::uint64_t keyOf(ElementId parent, std::span<const LabelId> labels)
{
    std::uint64_t key = (fnvBasis ^ parent.value) * fnvPrime;
    for (const LabelId label : labels)
        key = (key ^ label.value) * fnvPrime;
    return key;
}

std::pair<FeatureId, std::uint32_t> featureOrder(const FeatureCount& count)
{
    return {count.feature, count.times};
}

} // namespace

StyleTree::StyleTree() : m_elements(1) {}

bool StyleTree::hasLabels(StyleId style, std::span<const LabelId> labels) const
{
    return std::ranges::equal(elementsOf(style), labels, {},
                              [&](ElementId element) { return m_elements[element.value].label; });
}

StyleId StyleTree::findStyle(ElementId parent, std::span<const LabelId> labels) const
{
    const auto [begin, end] = m_index.equal_range(keyOf(parent, labels));
    const auto found = std::find_if(begin, end, [&](const auto& entry) {
        return style(entry.second).parent == parent && hasLabels(entry.second, labels);
    });
    return found == end ? noStyle : found->second;
}

ElementId StyleTree::addElement(ElementId parent, LabelId label)
{
    const ElementId id{elementCount()};
    m_elements.emplace_back();
    m_elements.back().label = label;
    m_elements.back().parent = parent;
    return id;
}

StyleId StyleTree::addStyle(ElementId parent, std::span<const ElementId> elements)
{
    const StyleId id{styleCount()};
    StyleNode style{parent};
    style.first = static_cast<std::uint32_t>(m_sequences.size());
    style.count = static_cast<std::uint32_t>(elements.size());
    m_styles.push_back(style);
    std::vector<LabelId> labels;
    labels.reserve(elements.size());
    for (const ElementId element : elements) {
        assert(m_elements[element.value].parent == parent);
        m_sequences.push_back(element);
        labels.push_back(m_elements[element.value].label);
    }
    m_index.emplace(keyOf(parent, labels), id);
    ElementNode& above = element(parent);
    if (above.lastStyle == noStyle)
        above.firstStyle = id;
    else
        m_styles[above.lastStyle.value].next = id;
    above.lastStyle = id;
    ++above.styleCount;
    return id;
}

StyleId StyleTree::addStyle(ElementId parent, std::span<const LabelId> labels)
{
    std::vector<ElementId> elements;
    elements.reserve(labels.size());
    for (const LabelId label : labels)
        elements.push_back(addElement(parent, label));
    return addStyle(parent, elements);
}

void addFeatures(std::vector<FeatureCount>& features, std::span<const FeatureCount> more)
{
    const std::size_t before = features.size();
    for (const FeatureCount& count : more) {
        const auto known = features.begin() + static_cast<std::ptrdiff_t>(before);
        const auto at =
            std::ranges::lower_bound(features.begin(), known, featureOrder(count), {}, featureOrder);
        if (at != known && featureOrder(*at) == featureOrder(count))
            at->pages += count.pages;
        else
            features.push_back(count);
    }
    const auto added = features.begin() + static_cast<std::ptrdiff_t>(before);
    std::ranges::inplace_merge(features, added, {}, featureOrder);
}

} // namespace tagseam
