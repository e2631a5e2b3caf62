// SPDX-License-Identifier: MIT
// Finds equal element nodes of one label.
#include "core/methods/sitestyletree/similarclusters.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace tagseam {

std::size_t SimilarClusters::add(const std::vector<ElementId>& members, std::size_t style)
{
    std::uint32_t pages = 0;
    for (const ElementId member : members)
        pages += m_tree.element(member).pages;
    Cluster own{members, pages, style, contentOf(m_tree, members, m_stop), {}};
    own.characteristic = characteristicOf(own.content, own.pages, m_options.characteristicShare);
    if (const auto alike = findAlike(own)) {
        join(*alike, std::move(own));
        return *alike;
    }
    m_clusters.push_back(std::move(own));
    index(m_clusters.size() - 1);
    return m_clusters.size() - 1;
}

// Two lists whose similarity reaches lambda share one of this number of first features (they are in one
// order).
std::size_t SimilarClusters::telling(std::size_t features) const
{
    const double shared = std::ceil(m_options.likeness * static_cast<double>(features) - 1e-9);
    return features - std::min(features, static_cast<std::size_t>(shared)) + (shared > 0 ? 1 : 0);
}

std::optional<std::size_t> SimilarClusters::findAlike(const Cluster& own) const
{
    std::vector<std::size_t> candidates;
    const std::size_t count = std::min(telling(own.characteristic.size()), own.characteristic.size());
    for (std::size_t i = 0; i < count; ++i) {
        if (const auto found = m_index.find(own.characteristic[i]); found != m_index.end())
            candidates.insert(candidates.end(), found->second.begin(), found->second.end());
    }
    std::ranges::sort(candidates);
    for (std::size_t i = 0; i < candidates.size(); ++i) {
        const Cluster& other = m_clusters[candidates[i]];
        const bool isSeen = i > 0 && candidates[i] == candidates[i - 1];
        if (!isSeen && other.lastStyle != own.lastStyle &&
            likenessOf(other.characteristic, own.characteristic) >= m_options.likeness)
            return candidates[i];
    }
    return std::nullopt;
}

void SimilarClusters::join(std::size_t number, Cluster more)
{
    Cluster& cluster = m_clusters[number];
    cluster.members.insert(cluster.members.end(), more.members.begin(), more.members.end());
    cluster.pages += more.pages;
    cluster.lastStyle = more.lastStyle;
    addContent(cluster.content, std::move(more.content));
    cluster.characteristic = characteristicOf(cluster.content, cluster.pages, m_options.characteristicShare);
    index(number);
}

void SimilarClusters::index(std::size_t number)
{
    const std::vector<std::uint32_t>& features = m_clusters[number].characteristic;
    const std::size_t count = std::min(telling(features.size()), features.size());
    for (std::size_t i = 0; i < count; ++i) {
        std::vector<std::size_t>& at = m_index[features[i]];
        if (std::ranges::find(at, number) == at.end())
            at.push_back(number);
    }
}

} // namespace tagseam
