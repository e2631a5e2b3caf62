// SPDX-License-Identifier: MIT
// Finds the nodes and characters that scores count.
#include "core/truth/score/scorednodes.h"

#include "core/base/foldedlength.h"
#include "core/tps/tagpath.h"

#include <algorithm>
#include <utility>

namespace tagseam {

namespace {

// Marks that contain one another cost no more than their roots: begins and ends are summed up once.
class SubtreeUnion {
  public:
    explicit SubtreeUnion(const Document& document) : m_document(document), m_changes(document.size() + 1) {}

    void add(std::span<const NodeId> roots)
    {
        for (const NodeId root : roots) {
            ++m_changes[root.value];
            --m_changes[m_document.subtreeEnd(root).value];
        }
    }
    KeepMask mask() const
    {
        KeepMask mask(m_document.size());
        std::int64_t open = 0;
        for (std::uint32_t node = 0; node < m_document.size(); ++node) {
            open += m_changes[node];
            mask[node] = open > 0;
        }
        return mask;
    }

  private:
    const Document& m_document;
    std::vector<std::int64_t> m_changes; // indexed by node: subtrees that begin at it less those that end
                                         // before it
};

} // namespace

ScoredNodes scoredNodes(const Document& document)
{
    TagPathOptions options;
    options.style = LabelAttributes::None; // symbols are not needed: the nodes are the same with all label
                                           // attributes
    TagPathSequence sequence = convertTreeToSequence(document, options);
    ScoredNodes scored;
    scored.nodes = std::move(sequence.nodes);
    scored.outsideBody = sequence.outsideBody;
    scored.characters.reserve(scored.nodes.size());
    for (const NodeId node : scored.nodes)
        scored.characters.push_back(document.kind(node) == NodeKind::Text ? foldedLength(document.text(node))
                                                                          : 0);
    return scored;
}

std::uint32_t scoredIndex(const ScoredNodes& scored, NodeId node)
{
    return static_cast<std::uint32_t>(std::ranges::lower_bound(scored.nodes, node) - scored.nodes.begin());
}

std::vector<ScoredRange> scoredRanges(const Document& document, const ScoredNodes& scored,
                                      std::span<const NodeId> roots)
{
    std::vector<NodeId> sorted(roots.begin(), roots.end());
    std::ranges::sort(sorted);
    std::vector<ScoredRange> ranges;
    for (const NodeId root : sorted) {
        const ScoredRange range{scoredIndex(scored, root), scoredIndex(scored, document.subtreeEnd(root))};
        if (range.begin == range.end)
            continue;
        if (!ranges.empty() && range.begin <= ranges.back().end)
            ranges.back().end = std::max(ranges.back().end, range.end);
        else
            ranges.push_back(range);
    }
    return ranges;
}

KeepMask labelledMask(const Document& document, std::span<const Labelled> truth, std::string_view label)
{
    SubtreeUnion nodes(document);
    for (const Labelled& each : truth) {
        if (each.label == label)
            nodes.add(each.nodes);
    }
    return nodes.mask();
}

KeepMask contentMask(const Document& document, std::span<const Labelled> truth)
{
    const bool hasMain =
        std::ranges::any_of(truth, [](const Labelled& each) { return each.label == label::main; });
    return labelledMask(document, truth, hasMain ? label::main : label::record);
}

KeepMask noiseMask(const Document& document, std::span<const Labelled> truth)
{
    SubtreeUnion nodes(document);
    for (const Labelled& each : truth) {
        if (isNoise(each.label))
            nodes.add(each.nodes);
    }
    KeepMask noise = nodes.mask();
    const KeepMask content = contentMask(document, truth);
    for (std::size_t node = 0; node < noise.size(); ++node)
        noise[node] = noise[node] && !content[node];
    return noise;
}

} // namespace tagseam
