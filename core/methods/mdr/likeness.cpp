// SPDX-License-Identifier: MIT
// Explains why two generalized nodes are, or are not, similar.
#include "core/methods/mdr/likeness.h"

#include "core/methods/mdr/comparer.h"
#include "core/methods/mdr/editdistance.h"

#include <algorithm>

namespace tagseam {

namespace {

// The tag nodes of a side, subtree by subtree.
struct LikenessSide {
    std::vector<TagNode> roots;
    std::vector<TagNode> all;
    std::vector<std::uint32_t> tags;
};

LikenessSide sideOf(const TagTree& tree, std::span<const NodeId> nodes)
{
    LikenessSide side;
    for (const NodeId node : nodes) {
        const TagNode root = tree.find(node);
        if (root == tree.size())
            continue;
        side.roots.push_back(root);
        for (TagNode below = root; below < tree.ends[root]; ++below) {
            side.all.push_back(below);
            side.tags.push_back(tree.tags[below]);
        }
    }
    return side;
}

void addGaps(Likeness& likeness, const TagTree& tree, const LikenessSide& side, bool isA, std::size_t& at,
             TagNode end)
{
    for (; at < side.all.size() && side.all[at] < end; ++at) {
        const NodeId node = tree.nodes[side.all[at]];
        likeness.aligned.push_back(isA ? AlignedNodes{node, noNode} : AlignedNodes{noNode, node});
    }
}

void alignMatches(Likeness& likeness, TagTree& tree, TreeMatching& matching, const LikenessSide& a,
                  const LikenessSide& b)
{
    std::size_t atA = 0;
    std::size_t atB = 0;
    for (const auto& [nodeA, nodeB] : matching.pairs(a.roots, b.roots)) {
        addGaps(likeness, tree, a, true, atA, nodeA);
        addGaps(likeness, tree, b, false, atB, nodeB);
        likeness.aligned.push_back({tree.nodes[nodeA], tree.nodes[nodeB]});
        ++atA;
        ++atB;
    }
    addGaps(likeness, tree, a, true, atA, tree.size());
    addGaps(likeness, tree, b, false, atB, tree.size());
}

void compareTrees(Likeness& likeness, TagTree& tree, const LikenessSide& a, const LikenessSide& b,
                  const MdrOptions& options, bool fits, const std::stop_token& stop)
{
    TreeMatching matching(tree, stop);
    const std::uint32_t pairs = matching.matches(a.roots, b.roots);
    likeness.matches = pairs + 1;
    likeness.value = matchingShare(pairs, likeness.sizeA, likeness.sizeB);
    likeness.isAlike = likeness.isDeepEnough && likeness.value >= options.threshold - roundingError;
    if (fits)
        alignMatches(likeness, tree, matching, a, b);
}

void compareStrings(Likeness& likeness, const TagTree& tree, const LikenessSide& a, const LikenessSide& b,
                    const MdrOptions& options, bool fits, const std::stop_token& stop)
{
    const std::uint32_t most = std::max(likeness.sizeA, likeness.sizeB);
    likeness.edits = editDistance(a.tags, b.tags, most, stop).value_or(most);
    const double mean = (static_cast<double>(likeness.sizeA) + likeness.sizeB) / 2;
    likeness.value = mean > 0 ? likeness.edits / mean : 0;
    likeness.isAlike = likeness.isDeepEnough &&
                       likeness.edits <= allowedEdits(likeness.sizeA, likeness.sizeB, options.threshold);
    if (!fits || stop.stop_requested())
        return;
    for (const EditStep& step : editAlignment(a.tags, b.tags))
        likeness.aligned.push_back(
            {step.a ? tree.nodes[a.all[*step.a]] : noNode, step.b ? tree.nodes[b.all[*step.b]] : noNode});
}

} // namespace

Likeness compareNodes(const Document& page, std::span<const NodeId> a, std::span<const NodeId> b,
                      const MdrOptions& options, const KeepMask* within, const std::stop_token& stop)
{
    TagTree tree = tagTree(page, options.hasTexts, within);
    const LikenessSide sideA = sideOf(tree, a);
    const LikenessSide sideB = sideOf(tree, b);
    const Comparer comparer(tree, options);
    Likeness likeness;
    likeness.sizeA = static_cast<std::uint32_t>(sideA.tags.size());
    likeness.sizeB = static_cast<std::uint32_t>(sideB.tags.size());
    likeness.isDeepEnough = comparer.isDeepEnough(sideA.roots) && comparer.isDeepEnough(sideB.roots);
    const bool fits = std::uint64_t{likeness.sizeA} * likeness.sizeB <= cellLimit;
    if (options.similarity == Similarity::TreeMatching)
        compareTrees(likeness, tree, sideA, sideB, options, fits, stop);
    else
        compareStrings(likeness, tree, sideA, sideB, options, fits, stop);
    return likeness;
}

} // namespace tagseam
