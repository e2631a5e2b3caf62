// SPDX-License-Identifier: MIT
// Finds equal element nodes of one label (Yi, Liu and Li 2003, section 3.6, the first enhancement).
#pragma once

#include "core/methods/sitestyletree/contents.h"
#include "core/methods/sitestyletree/sstoptions.h"
#include "core/methods/sitestyletree/styletree.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <unordered_map>
#include <utility>
#include <vector>

namespace tagseam {

/// Clusters the element nodes of one label below one parent in their order, style node by style node.
class SimilarClusters {
  public:
    /// Both arguments must outlive the object. When the stop token ended it, the result is invalid.
    SimilarClusters(const StyleTree& tree, const MeasureOptions& options, std::stop_token stop = {})
        : m_tree(tree), m_options(options), m_stop(std::move(stop))
    {
    }

    /// Returns the number of the cluster of the element nodes at a place of a style node: the first that is
    /// similar and has none of that style node, or a new one. `style`: never less than before.
    std::size_t add(const std::vector<ElementId>& members, std::size_t style);
    const std::vector<ElementId>& members(std::size_t number) const { return m_clusters[number].members; }

  private:
    struct Cluster {
        std::vector<ElementId> members;
        std::uint32_t pages = 0;
        std::size_t lastStyle = 0; // last style node that has a place in it
        PagesOfFeatures content;
        std::vector<std::uint32_t> characteristic;
    };

    std::size_t telling(std::size_t features) const;
    std::optional<std::size_t> findAlike(const Cluster& own) const;
    void join(std::size_t number, Cluster more);
    void index(std::size_t number);

    const StyleTree& m_tree;
    const MeasureOptions& m_options;
    std::stop_token m_stop;
    std::vector<Cluster> m_clusters;
    std::unordered_map<std::uint32_t, std::vector<std::size_t>> m_index; // indexed by feature; a cluster that
                                                                         // lost the feature may stay
};

} // namespace tagseam
