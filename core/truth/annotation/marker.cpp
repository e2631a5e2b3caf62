// SPDX-License-Identifier: MIT
// Converts the user's selection into the nodes that a label goes on.
#include "core/truth/annotation/marker.h"

#include "core/base/ascii.h"
#include "core/page/readable.h"
#include "core/page/visiblecontent.h"
#include "core/tps/prune.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace tagseam {

namespace {

bool isSubstance(const Document& document, NodeId node)
{
    return document.kind(node) != NodeKind::Comment && !document.isBlankText(node) &&
           !isUnread(document.name(node));
}

// True if the node has substance and, where boxes are known, a place on the page: an element around floating
// ones has a box without height.
bool isSeen(const Document& document, NodeId node)
{
    if (!isSubstance(document, node))
        return false;
    for (NodeId each = node; document.hasBoxes() && each < document.subtreeEnd(node); ++each.value) {
        if (const Box box = document.box(each); box.width > 0 && box.height > 0)
            return true;
    }
    return !document.hasBoxes();
}

// True if `outer` looks larger than `node`, which it contains; `inner` is the child of `outer` on the way.
bool isLarger(const Document& document, NodeId outer, NodeId node, NodeId inner)
{
    constexpr float visible = 4; // pixels
    const Box around = document.box(outer);
    const Box box = document.box(node);
    if (around.width > 0 && around.height > 0 && box.width > 0 && box.height > 0)
        return around.width >= box.width + visible || around.height >= box.height + visible;
    for (NodeId child = document.firstChild(outer); child != noNode; child = document.nextSibling(child)) {
        if (child != inner && isSubstance(document, child))
            return true;
    }
    return false;
}

bool holds(const Document& document, NodeId outer, NodeId node)
{
    return outer <= node && node < document.subtreeEnd(outer);
}

std::uint32_t depthOf(const Document& document, NodeId node)
{
    std::uint32_t depth = 0;
    for (NodeId up = document.parent(node); up != noNode; up = document.parent(up))
        ++depth;
    return depth;
}

NodeId ancestorAt(const Document& document, NodeId node, std::uint32_t depth)
{
    for (std::uint32_t at = depthOf(document, node); at > depth; --at)
        node = document.parent(node);
    return node;
}

std::vector<NodeId> siblingsBetween(const Document& document, NodeId first, NodeId last)
{
    std::vector<NodeId> nodes;
    for (NodeId node = first; node != noNode && node <= last; node = document.nextSibling(node)) {
        if (isSubstance(document, node))
            nodes.push_back(node);
    }
    return nodes;
}

std::vector<NodeId> visibleChildren(const Document& document, const std::vector<bool>& isVisible,
                                    NodeId parent)
{
    std::vector<NodeId> children;
    for (NodeId child = document.firstChild(parent); child != noNode; child = document.nextSibling(child)) {
        if (isVisible[child.value])
            children.push_back(child);
    }
    return children;
}

} // namespace

NodeId WideningPath::widen(const Document& document, NodeId from)
{
    const NodeId body = document.body();
    const auto parentOf = [&](NodeId node) {
        const NodeId parent = node == noNode || node == body ? noNode : document.parent(node);
        return parent == noNode || parent.value == 0 ? noNode : parent;
    };
    NodeId inner = from; // the child of `wider` on the way
    NodeId wider = parentOf(from);
    while (wider != noNode && !isLarger(document, wider, from, inner)) {
        inner = wider;
        wider = parentOf(wider);
    }
    if (wider == noNode)
        return noNode;
    const NodeId table = parentOf(wider);
    if (document.name(wider) == "tbody" && table != noNode && !isLarger(document, table, wider, wider))
        wider = table; // browsers insert tbody, and the source may not have it
    if (m_at != from)
        m_path.clear();
    m_path.push_back(from);
    return m_at = wider;
}

NodeId WideningPath::narrow(const Document& document, NodeId from)
{
    if (from == noNode)
        return noNode;
    if (!m_path.empty() && m_at == from) {
        m_at = m_path.back();
        m_path.pop_back();
        return m_at;
    }
    m_path.clear();
    NodeId inner = from;
    do {
        const NodeId outer = inner;
        inner = noNode;
        for (NodeId child = document.firstChild(outer); child != noNode;
             child = document.nextSibling(child)) {
            if (!isSeen(document, child) || (inner != noNode && !document.isElement(child)))
                continue;
            inner = child;
            if (document.isElement(child))
                break;
        }
    } while (inner != noNode && !isLarger(document, from, inner, inner) &&
             document.firstChild(inner) != noNode);
    return inner;
}

NodeId siblingBeside(const Document& document, NodeId node, bool isBefore)
{
    NodeId before = noNode;
    const NodeId parent = document.parent(node);
    for (NodeId at = parent == noNode ? noNode : document.firstChild(parent); at != noNode;
         at = document.nextSibling(at)) {
        if (isBefore ? at == node : node < at && isSeen(document, at))
            return isBefore ? before : at;
        if (isSeen(document, at))
            before = at;
    }
    return noNode;
}

std::vector<NodeId> siblingRun(const Document& document, NodeId from, NodeId to)
{
    if (from > to)
        std::swap(from, to);
    if (holds(document, from, to))
        return {from};
    NodeId common = document.parent(from);
    while (!holds(document, common, to))
        common = document.parent(common);
    const std::uint32_t depth = depthOf(document, common) + 1;
    return siblingsBetween(document, ancestorAt(document, from, depth), ancestorAt(document, to, depth));
}

NodeId levelWith(const Document& document, NodeId node, NodeId like)
{
    return ancestorAt(document, node, depthOf(document, like));
}

std::vector<NodeId> nodesOfRegion(const Document& document, const TagPathSequence& sequence, Region region)
{
    std::vector<NodeId> nodes;
    for (const NodeRun run : coveringRuns(document, sequence, region)) {
        const std::vector<NodeId> siblings = siblingsBetween(document, run.first, run.last);
        nodes.insert(nodes.end(), siblings.begin(), siblings.end());
    }
    return nodes;
}

Region spanOf(const Document& document, const TagPathSequence& sequence, const std::vector<NodeId>& roots)
{
    Region span{};
    for (const NodeId root : roots) {
        const auto at = [&](NodeId node) { // first position at or after the node
            return static_cast<std::uint32_t>(std::ranges::lower_bound(sequence.nodes, node) -
                                              sequence.nodes.begin());
        };
        const Region here{Position{at(root)}, Position{at(document.subtreeEnd(root))}};
        if (here.size() == 0)
            continue;
        span =
            span.size() == 0 ? here : Region{std::min(span.begin, here.begin), std::max(span.end, here.end)};
    }
    return span;
}

std::vector<NodeId> unmarkedParts(const Document& document, std::vector<NodeId> marked)
{
    const NodeId body = document.body();
    if (body == noNode)
        return {};
    std::ranges::sort(marked);
    const std::vector<bool> isVisible = visibleContent(document);
    NodeId whole = body; // the innermost element that contains all visible content
    std::vector<NodeId> children = visibleChildren(document, isVisible, whole);
    while (children.size() == 1 && document.isElement(children.front())) {
        whole = children.front();
        children = visibleChildren(document, isVisible, whole);
    }
    if (std::ranges::any_of(marked, [&](NodeId root) { return holds(document, root, whole); }))
        return {};
    std::vector<NodeId> parts;
    for (NodeId node{children.size() > 1 ? whole.value + 1 : whole.value};
         node < document.subtreeEnd(whole);) {
        const auto next = std::ranges::lower_bound(marked, node);
        const bool isMarked = next != marked.end() && *next == node;
        const bool hasMark = next != marked.end() && *next < document.subtreeEnd(node);
        if (isVisible[node.value] && hasMark && !isMarked) {
            ++node.value;
            continue;
        }
        if (isVisible[node.value] && !isMarked && isSeen(document, node))
            parts.push_back(node);
        node = document.subtreeEnd(node);
    }
    return parts;
}

std::string textStart(const Document& document, NodeId root, std::size_t bytes)
{
    std::string text;
    for (NodeId node = root; node < document.subtreeEnd(root) && text.size() <= bytes;) {
        if (isUnread(document.name(node))) {
            node = document.subtreeEnd(node);
            continue;
        }
        const bool isText = document.kind(node) == NodeKind::Text;
        bool isBlankBefore = true; // texts of two nodes are separate words
        for (const char c : isText ? document.text(node).substr(0, 4 * bytes) : std::string_view()) {
            if (!isSpace(c) && isBlankBefore && !text.empty())
                text += ' ';
            isBlankBefore = isSpace(c);
            if (!isBlankBefore)
                text += c;
        }
        ++node.value;
    }
    std::size_t end = std::min(bytes, text.size());
    while (end < text.size() && end > 0 && (static_cast<unsigned char>(text[end]) & 0xc0U) == 0x80U)
        --end;
    return text.substr(0, end);
}

std::uint32_t wordsIn(const Document& document, const std::vector<NodeId>& roots)
{
    std::uint32_t words = 0;
    for (const NodeId root : roots) {
        for (NodeId node = root; node < document.subtreeEnd(root);) {
            if (isUnread(document.name(node))) {
                node = document.subtreeEnd(node);
                continue;
            }
            bool isInWord = false;
            if (document.kind(node) == NodeKind::Text) {
                for (const char c : document.text(node)) {
                    words += isInWord || isSpace(c) ? 0 : 1;
                    isInWord = !isSpace(c);
                }
            }
            ++node.value;
        }
    }
    return words;
}

} // namespace tagseam
