// SPDX-License-Identifier: MIT
// A tree of links that is changed towards the source, and then written out again.
#include "core/compare/treeundo.h"

#include "core/compare/linkedtree.h"

#include <cassert>
#include <cstdint>
#include <utility>

namespace tagseam {

namespace {

constexpr std::uint32_t noTreeNode = LinkedTree::none;
constexpr std::uint64_t stepsPerNode = 64;

class Undoing {
  public:
    Undoing(const Document& source, const Document& rendered, const TreeDiff& diff,
            const std::vector<bool>& isUndone, bool isSpelling)
        : m_source(source), m_rendered(rendered), m_diff(diff), m_isUndone(isUndone),
          m_tree(std::size_t{rendered.size()} + source.size()), m_image(source.size(), noTreeNode),
          m_wanted(source.size(), noTreeNode), m_isMoved(source.size()), m_isLeftMoved(source.size()),
          m_isAsSource(source.size(), isSpelling), m_isSingle(rendered.size()),
          m_lastPlaced(nodes(), noTreeNode)
    {
        m_stepsLeft = stepsPerNode * nodes();
    }

    UndoneTree run() &&
    {
        readDifferences();
        hangRendered();
        findParents();
        agreeOnWrappers();
        for (NodeId node{1}; node.value < m_source.size(); ++node.value)
            place(node);
        return write();
    }

  private:
    std::size_t nodes() const { return std::size_t{m_rendered.size()} + m_source.size(); }

    void readDifferences()
    {
        std::vector<bool> isRenderedUndone(m_rendered.size());
        std::vector<bool> isSourceUndone(m_source.size());
        std::vector<bool> isRoot(m_rendered.size());
        std::vector<bool> isSourceRoot(m_source.size());
        for (std::size_t i = 0; i < m_diff.differences.size(); ++i) {
            const Difference& difference = m_diff.differences[i];
            const bool isOut = m_isUndone[i];
            switch (difference.kind) {
            case DifferenceKind::OnlyInSource:
                isSourceUndone[difference.source.value] = isOut;
                isSourceRoot[difference.source.value] = true;
                break;
            case DifferenceKind::OnlyInRendered:
                isRenderedUndone[difference.rendered.value] = isOut;
                isRoot[difference.rendered.value] = true;
                break;
            case DifferenceKind::Moved:
                (isOut ? m_isMoved : m_isLeftMoved)[difference.source.value] = true;
                break;
            case DifferenceKind::Changed:
                m_isAsSource[difference.source.value] = isOut;
                break;
            }
        }
        // A node that is not the root of a difference has the cause of its parent.
        for (NodeId node{1}; node.value < m_rendered.size(); ++node.value) {
            if (m_diff.sourceOf[node.value] != noNode)
                continue;
            if (!isRoot[node.value])
                isRenderedUndone[node.value] = isRenderedUndone[m_rendered.parent(node).value];
            m_isSingle[node.value] = !isRenderedUndone[node.value];
        }
        for (NodeId node{1}; node.value < m_source.size(); ++node.value) {
            if (m_diff.renderedOf[node.value] != noNode) {
                m_image[node.value] = m_diff.renderedOf[node.value].value;
                continue;
            }
            if (!isSourceRoot[node.value])
                isSourceUndone[node.value] = isSourceUndone[m_source.parent(node).value];
            if (isSourceUndone[node.value])
                m_image[node.value] = m_rendered.size() + node.value;
        }
        m_image[0] = 0;
    }

    bool stays(NodeId rendered) const
    {
        return m_diff.sourceOf[rendered.value] != noNode || m_isSingle[rendered.value];
    }

    // Links the rendered tree without the removed nodes; their content moves to the nearest remaining
    // ancestor.
    void hangRendered()
    {
        std::vector<std::uint32_t> above(m_rendered.size(), 0); // indexed by node: itself, or the nearest
                                                                // ancestor that stays
        for (NodeId node{1}; node.value < m_rendered.size(); ++node.value) {
            const std::uint32_t parent = above[m_rendered.parent(node).value];
            above[node.value] = stays(node) ? node.value : parent;
            if (stays(node))
                m_tree.append(node.value, parent);
        }
    }

    // Finds the parent of each source node.
    void findParents()
    {
        for (NodeId node{1}; node.value < m_source.size(); ++node.value) {
            const NodeId parent = m_source.parent(node);
            m_wanted[node.value] =
                m_image[parent.value] != noTreeNode ? m_image[parent.value] : m_wanted[parent.value];
        }
    }

    // For rendered-only nodes that stay: finds the parent that all their content is to have, or none.
    void agreeOnWrappers()
    {
        constexpr std::uint32_t open = noTreeNode - 1;
        m_agreed.assign(m_rendered.size(), open);
        for (NodeId node{m_rendered.size() - 1}; node.value > 0; --node.value) {
            if (!stays(node))
                continue;
            const std::uint32_t parent = m_tree.parent(node.value);
            if (parent == 0 || !m_isSingle[parent])
                continue;
            const NodeId source = m_diff.sourceOf[node.value];
            const std::uint32_t mine = source == noNode              ? m_agreed[node.value]
                                       : m_isLeftMoved[source.value] ? noTreeNode
                                                                     : m_wanted[source.value];
            if (mine == open)
                continue;
            std::uint32_t& agreed = m_agreed[parent];
            agreed = agreed == open || agreed == mine ? mine : noTreeNode;
        }
    }

    void place(NodeId node)
    {
        const std::uint32_t image = m_image[node.value];
        const std::uint32_t wanted = m_wanted[node.value];
        if (image == noTreeNode)
            return;
        if (image >= m_rendered.size()) {
            hang(image, wanted);
            return;
        }
        // Up to the child of a counterpart, or of a restored node.
        std::uint32_t top = image;
        bool isWrapperTaken = true;
        while (isSingle(m_tree.parent(top))) {
            top = m_tree.parent(top);
            isWrapperTaken = isWrapperTaken && m_agreed[top] == wanted;
            if (m_stepsLeft == 0)
                return;
            --m_stepsLeft;
        }
        const bool isThere = m_tree.parent(top) == wanted;
        const bool isWanted =
            m_isMoved[node.value] || (wanted >= m_rendered.size() && !m_isLeftMoved[node.value]);
        if (isThere && !m_isMoved[node.value]) {
            m_lastPlaced[wanted] = top;
        } else if (isWanted) {
            const std::uint32_t moving = isWrapperTaken ? top : image;
            if (!isAbove(moving, wanted))
                hang(moving, wanted);
        }
    }

    bool isSingle(std::uint32_t node) const { return node < m_rendered.size() && m_isSingle[node]; }

    bool isAbove(std::uint32_t node, std::uint32_t below)
    {
        for (; below != noTreeNode; below = m_tree.parent(below)) {
            if (below == node || m_stepsLeft == 0)
                return true;
            --m_stepsLeft;
        }
        return false;
    }

    void hang(std::uint32_t node, std::uint32_t parent)
    {
        m_tree.detach(node);
        if (m_lastPlaced[parent] != noTreeNode && m_tree.parent(m_lastPlaced[parent]) != parent)
            m_lastPlaced[parent] = noTreeNode; // it was moved on
        m_tree.insert(node, parent, m_lastPlaced[parent]);
        m_lastPlaced[parent] = node;
    }

    UndoneTree write()
    {
        UndoneTree undone;
        undone.ofSource.assign(m_source.size(), noNode);
        undone.ofSource[0] = NodeId{0};
        DocumentBuilder builder;
        builder.setDoctype(m_rendered.doctype());
        std::uint32_t node = m_tree.first(0);
        while (node != noTreeNode) {
            const bool isOpen = add(builder, node, undone.ofSource);
            if (isOpen && m_tree.first(node) != noTreeNode) {
                node = m_tree.first(node);
                continue;
            }
            if (isOpen)
                builder.close();
            while (node != 0 && m_tree.next(node) == noTreeNode) {
                node = m_tree.parent(node);
                if (node != 0)
                    builder.close();
            }
            node = node == 0 ? noTreeNode : m_tree.next(node);
        }
        assert(builder.fits()); // two trees within Limits::bytes
        undone.document = std::move(builder).finish();
        return undone;
    }

    bool add(DocumentBuilder& builder, std::uint32_t node, std::vector<NodeId>& ofSource)
    {
        const bool isRendered = node < m_rendered.size();
        const NodeId source = isRendered ? m_diff.sourceOf[node] : NodeId{node - m_rendered.size()};
        const bool isAsSource = !isRendered || (source != noNode && m_isAsSource[source.value]);
        const Document& from = isAsSource ? m_source : m_rendered;
        const NodeId at = isAsSource ? source : NodeId{node};
        if (source != noNode)
            ofSource[source.value] = NodeId{builder.size()};
        builder.copy(from, at);
        return from.isElement(at);
    }

    const Document& m_source;
    const Document& m_rendered;
    const TreeDiff& m_diff;
    const std::vector<bool>& m_isUndone;
    LinkedTree m_tree; // rendered nodes numbered as they are, restored source nodes after them
    std::vector<std::uint32_t> m_image;      // indexed by source node: its node in the tree, or none
    std::vector<std::uint32_t> m_wanted;     // indexed by source node: the parent that it should have in the
                                             // tree
    std::vector<bool> m_isMoved;             // indexed by source node: it moves back
    std::vector<bool> m_isLeftMoved;         // indexed by source node: it stays at its new place
    std::vector<bool> m_isAsSource;          // indexed by source node: its attributes and text are the
                                             // source's
    std::vector<bool> m_isSingle;            // indexed by rendered node: without counterpart, and it stays
    std::vector<std::uint32_t> m_agreed;     // indexed by rendered node
    std::vector<std::uint32_t> m_lastPlaced; // indexed by node of the tree: its child that was placed last
    std::uint64_t m_stepsLeft = 0;
};

} // namespace

UndoneTree undoDifferences(const Document& source, const Document& rendered, const TreeDiff& diff,
                           const CauseSet& causes)
{
    std::vector<bool> isUndone(diff.differences.size());
    for (std::size_t i = 0; i < isUndone.size(); ++i)
        isUndone[i] = causes[static_cast<std::size_t>(diff.differences[i].cause)];
    return undoDifferences(source, rendered, diff, isUndone,
                           causes[static_cast<std::size_t>(DifferenceCause::Spelling)]);
}

UndoneTree undoDifferences(const Document& source, const Document& rendered, const TreeDiff& diff,
                           const std::vector<bool>& isUndone, bool isSpelling)
{
    return Undoing(source, rendered, diff, isUndone, isSpelling).run();
}

} // namespace tagseam
