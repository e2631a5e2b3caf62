// SPDX-License-Identifier: MIT
// Decides if two generalized nodes are similar (the edit distance of MDR; simple tree matching as an option).
#pragma once

#include "core/methods/mdr/mdr.h"
#include "core/methods/mdr/treematching.h"
#include "core/methods/tagtree.h"

#include <cstdint>
#include <span>
#include <stop_token>
#include <unordered_map>
#include <vector>

namespace tagseam {

/// A margin, so that products such as 0.3 * 10 do not fall below their exact value.
inline constexpr double roundingError = 1e-9;

/// Returns the number of edits that the threshold allows between tag strings of these lengths: distance /
/// mean length <= threshold.
std::uint32_t allowedEdits(std::uint32_t sizeA, std::uint32_t sizeB, double threshold);

/// Returns (matches - 1) / (size of the larger - 1), with the common root counted in all: the arguments
/// exclude it. 1 for two empty ones.
double matchingShare(std::uint32_t matches, std::uint32_t sizeA, std::uint32_t sizeB);

/// Compares runs of siblings of one tag tree, and caches the results for equal shapes.
class Comparer {
  public:
    /// Both arguments must outlive the object. After `stop` the results are invalid.
    Comparer(TagTree& tree, const MdrOptions& options, std::stop_token stop = {});

    /// Returns the number of a run's shape: runs of equal shape are equal.
    std::uint32_t shapeOf(std::span<const TagNode> run);
    /// Returns the number of the shape of a run with one more node.
    std::uint32_t shapeWith(std::uint32_t run, TagNode node)
    {
        return m_tree.numbers.with(run, m_tree.shapes[node]);
    }
    /// True if the runs are similar. `a` and `b` are runs of neighbouring siblings, not empty; `shapeA`,
    /// `shapeB` their shapes.
    bool areAlike(std::span<const TagNode> a, std::uint32_t shapeA, std::span<const TagNode> b,
                  std::uint32_t shapeB);
    /// See DepthOf::Group.
    bool isDeepEnough(std::span<const TagNode> run) const;
    /// True if all neighbouring pairs are similar.
    bool areAllAlike(std::span<const TagNode> siblings);
    /// The number of pairs that were compared node by node.
    std::uint64_t comparisons() const { return m_comparisons; }

  private:
    bool compare(std::span<const TagNode> a, std::span<const TagNode> b);
    std::uint32_t commonTags(std::span<const std::uint32_t> a, std::span<const std::uint32_t> b);

    TagTree& m_tree;
    const MdrOptions& m_options;
    std::stop_token m_stop;
    TreeMatching m_matching;
    std::vector<std::uint32_t> m_counts;             // indexed by tag, the text's last: all 0 between
                                                     // comparisons
    std::unordered_map<std::uint64_t, bool> m_known; // indexed by two shapes
    std::uint64_t m_comparisons = 0;
};

} // namespace tagseam
