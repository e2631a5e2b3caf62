// SPDX-License-Identifier: MIT
// Pages -> the site style tree (SST) of their site.
#include "core/methods/sitestyletree/sitestyletree.h"

#include "core/methods/sitestyletree/leaffeatures.h"

#include <algorithm>
#include <utility>

namespace tagseam {

namespace {

// Returns the features of one leaf, each with its number of occurrences on this page.
std::vector<FeatureCount> featuresOf(SiteStyleTree& site, const Document& page, const PageTags& tags,
                                     NodeId leaf)
{
    std::vector<FeatureId> all;
    forEachFeature(page, tags, leaf, [&](FeatureKind kind, std::string_view text, NodeId) {
        all.push_back({site.vocabulary.features.add(featureKey(kind, text))});
    });
    std::ranges::sort(all);
    std::vector<FeatureCount> counts;
    for (const FeatureId feature : all) {
        if (counts.empty() || counts.back().feature != feature)
            counts.push_back({feature, 0, 1});
        ++counts.back().times;
    }
    return counts;
}

} // namespace

void grow(SiteStyleTree& site, const Document& page)
{
    const PageTags tags = tagsOf(page, site.options.leaves); // L4 of figure 8: BuildPST
    StyleTree& tree = site.tree;
    std::vector<std::pair<NodeId, ElementId>> left; // T and E that correspond
    const auto mergeChildren = [&](ElementId element, const std::vector<NodeId>& children) {
        std::vector<LabelId> labels;
        labels.reserve(children.size());
        for (const NodeId child : children)
            labels.push_back({site.vocabulary.labels.add(labelOf(page, child, site.options.attributes))});
        StyleId style = tree.findStyle(element, labels); // L5: BuildSST
        if (style == noStyle)
            style = tree.addStyle(element, labels);
        ++tree.style(style).pages;
        for (std::size_t i = children.size(); i-- > 0;)
            left.emplace_back(children[i], tree.elementsOf(style)[i]);
    };

    site.threshold.reset();
    ElementNode& root = tree.element(rootElement);
    ++root.pages;
    if (tags.body == noNode)
        ++root.leafPages;
    else
        mergeChildren(rootElement, {tags.body});
    while (!left.empty()) {
        const auto [node, id] = left.back();
        left.pop_back();
        ElementNode& element = tree.element(id);
        ++element.pages;
        if (tags.role(node) == TagRole::Leaf) {
            ++element.leafPages;
            addFeatures(element.features, featuresOf(site, page, tags, node));
        } else {
            mergeChildren(id, tagChildren(page, tags, node));
        }
    }
}

std::vector<LabelId> findLabels(const SiteStyleTree& site, const Document& page,
                                const std::vector<NodeId>& children)
{
    std::vector<LabelId> labels;
    labels.reserve(children.size());
    for (const NodeId child : children)
        labels.push_back({site.vocabulary.labels.find(labelOf(page, child, site.options.attributes))});
    return labels;
}

} // namespace tagseam
