// SPDX-License-Identifier: MIT
// Removes the noise of a page: MapSST.
#include "core/methods/sitestyletree/cleanpage.h"

#include "core/methods/sitestyletree/localnoise.h"

#include <optional>
#include <utility>

namespace tagseam {

namespace {

// The state of MapSST on one page.
class Cleaning {
  public:
    Cleaning(const Document& page, const MeasuredTree& measured, const Marks& marks)
        : m_page(page), m_measured(measured), m_marks(marks)
    {
        m_cleaned.mapping = mapPage(page, measured);
        m_cleaned.statuses.assign(page.size(), MapStatus::Outside);
        m_cleaned.deciders.assign(page.size(), noNode);
    }

    CleanedPage clean(const KeepMask* within)
    {
        const NodeId body = tags().body;
        std::vector<NodeId> roots; // roots of the returned subtrees
        for (NodeId node = body; body != noNode && node < m_page.subtreeEnd(body); ++node.value) {
            const MapStatus status = decide(node);
            const bool isContent = status == MapStatus::Meaningful || status == MapStatus::Possibly;
            if (isContent && (node == body || statusOf(m_page.parent(node)) == MapStatus::Passed))
                roots.push_back(node);
        }
        m_cleaned.result.kept = keepSubtrees(m_page, roots, within);
        if (body != noNode) {
            dropLocalNoise();
            countWords();
        }
        return std::move(m_cleaned);
    }

  private:
    const PageTags& tags() const { return m_cleaned.mapping.tags; }
    MapStatus statusOf(NodeId node) const { return m_cleaned.statuses[node.value]; }
    bool isKept(NodeId node) const { return m_cleaned.result.kept[node.value]; }

    // L1-20 of figure 7 for E, and E_p at a node of the page; without a result it continues with the
    // children.
    std::optional<MapStatus> statusBy(ElementId element, bool isLeaf, bool isStyleKnown) const
    {
        switch (m_marks.of(element)) {
        case ElementMark::Noisy: // L1
            return MapStatus::Noisy;
        case ElementMark::Meaningful: // L5
            return MapStatus::Meaningful;
        case ElementMark::Neither: // L8
            break;
        }
        if (isLeaf && m_measured.tree.element(element).leafPages > 0)
            return isContentNoisy(m_measured, m_marks, element) ? MapStatus::Noisy : MapStatus::Meaningful;
        return isStyleKnown ? std::nullopt : std::optional(MapStatus::Possibly); // L10, L17
    }

    MapStatus decide(NodeId node)
    {
        MapStatus& status = m_cleaned.statuses[node.value];
        NodeId& decider = m_cleaned.deciders[node.value];
        if (node == tags().body) {
            if (const auto byRoot = statusBy(rootElement, false, m_cleaned.mapping.isKnown))
                return status = *byRoot;
        } else if (const NodeId parent = m_page.parent(node); statusOf(parent) != MapStatus::Passed) {
            decider = m_cleaned.deciders[parent.value];
            return status = statusOf(parent);
        }
        if (!tags().isThere(node))
            return status = MapStatus::NoTag;
        const bool isLeaf = tags().role(node) == TagRole::Leaf;
        const bool isKnown = !isLeaf && m_cleaned.mapping.isStyleKnown(m_page, node);
        const auto own = statusBy(m_cleaned.mapping.element(node), isLeaf, isKnown);
        decider = own ? node : noNode;
        return status = own.value_or(MapStatus::Passed);
    }

    // Removes the local noise of all mapped leaves that are meaningful, and then elements that are left
    // without content.
    void dropLocalNoise()
    {
        const NodeId body = tags().body;
        NoisyFeatures noisy; // features of the leaf
        for (NodeId node = body; node < m_page.subtreeEnd(body); ++node.value) {
            const TagRole role = tags().role(node);
            if (role == TagRole::Leaf) {
                const bool isGivenOut =
                    statusOf(node) == MapStatus::Meaningful && m_cleaned.mapping.element(node) != noElement;
                noisy =
                    isGivenOut ? NoisyFeatures(m_measured, m_cleaned.mapping.element(node)) : NoisyFeatures();
            }
            const bool isContent = role == TagRole::Leaf || role == TagRole::Within;
            if (isContent && isKept(node))
                dropLocalNoise(node, noisy);
        }
        dropEmptied();
    }

    void dropLocalNoise(NodeId node, const NoisyFeatures& noisy)
    {
        if (noisy.isAll(m_page, node)) {
            m_cleaned.result.kept[node.value] = false;
            return;
        }
        if (m_page.isElement(node))
            return;
        if (std::vector<TextRange> words = noisy.noisyWords(m_page.text(node)); !words.empty())
            m_cleaned.result.textEdits.push_back({node, std::move(words)});
    }

    // Removes elements that had tag nodes in them and have none now.
    void dropEmptied()
    {
        const NodeId body = tags().body;
        std::vector<bool> hadTags(m_page.size(), false);
        std::vector<bool> hasTags(m_page.size(), false);
        for (NodeId node{m_page.subtreeEnd(body).value - 1}; node > body; --node.value) {
            if (hadTags[node.value] && !hasTags[node.value])
                m_cleaned.result.kept[node.value] = false;
            const NodeId parent = m_page.parent(node);
            if (tags().isThere(node)) {
                hadTags[parent.value] = true;
                hasTags[parent.value] = hasTags[parent.value] || isKept(node);
            }
        }
        for (NodeId node{body.value + 1}; node < m_page.subtreeEnd(body); ++node.value) {
            if (!isKept(m_page.parent(node)))
                m_cleaned.result.kept[node.value] = false;
        }
    }

    void countWords()
    {
        const NodeId body = tags().body;
        for (NodeId node = body; node < m_page.subtreeEnd(body); ++node.value) {
            if (!tags().isThere(node) || m_page.isElement(node))
                continue;
            const std::uint32_t words = wordCount(m_page.text(node));
            m_cleaned.words += words;
            m_cleaned.keptWords += isKept(node) ? words : 0;
        }
        m_cleaned.keptWords -= static_cast<std::uint32_t>(removedCount(m_cleaned.result.textEdits));
    }

    const Document& m_page;
    const MeasuredTree& m_measured;
    const Marks& m_marks;
    CleanedPage m_cleaned;
};

} // namespace

CleanedPage cleanPage(const Document& page, const MeasuredTree& measured, const Marks& marks,
                      const KeepMask* within)
{
    return Cleaning(page, measured, marks).clean(within);
}

SiteFit fitOf(const PageMapping& mapping)
{
    SiteFit fit;
    for (std::size_t node = 0; node < mapping.elements.size(); ++node) {
        const TagRole role = mapping.tags.roles[node];
        const bool isElement = role == TagRole::Inner || role == TagRole::Leaf;
        fit.nodes += isElement ? 1 : 0;
        fit.known += isElement && mapping.elements[node] != noElement ? 1 : 0;
    }
    return fit;
}

} // namespace tagseam
