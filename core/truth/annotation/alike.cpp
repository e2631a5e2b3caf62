// SPDX-License-Identifier: MIT
// Finds subtrees that are similar to a marked record.
#include "core/truth/annotation/alike.h"

#include "core/page/visiblecontent.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <string_view>
#include <utility>

namespace tagseam {

namespace {

using TagString = std::vector<std::uint32_t>;

TagString tagStringOf(const Document& document, NodeId node)
{
    TagString tags;
    for (NodeId at = node; at < document.subtreeEnd(node) && tags.size() < tagStringLength; ++at.value) {
        if (document.isElement(at))
            tags.push_back(document.nameId(at).value);
    }
    return tags;
}

// Levenshtein's algorithm, row by row.
std::size_t tagEditDistance(const TagString& a, const TagString& b)
{
    std::vector<std::size_t> row(b.size() + 1);
    for (std::size_t k = 0; k <= b.size(); ++k)
        row[k] = k;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::size_t diagonal = std::exchange(row[0], i);
        for (std::size_t k = 1; k <= b.size(); ++k) {
            const std::size_t changed = diagonal + (a[i - 1] == b[k - 1] ? 0 : 1);
            diagonal = row[k];
            row[k] = std::min({changed, row[k] + 1, row[k - 1] + 1});
        }
    }
    return row[b.size()];
}

// Compares many nodes with one.
class Model {
  public:
    Model(const Document& document, NodeId node)
        : m_document(document), m_node(node), m_class(document.attribute(node, "class")),
          m_tags(tagStringOf(document, node))
    {
    }

    // Compares the node itself, ignoring its ancestors.
    bool hasSameLabel(NodeId other) const
    {
        return isLabelled(m_document, m_node, other) && m_document.attribute(other, "class") == m_class;
    }

    bool hasSamePath(NodeId other) const
    {
        if (!hasSameLabel(other))
            return false;
        NodeId a = m_document.parent(m_node);
        NodeId b = m_document.parent(other);
        while (a != b && a != noNode && b != noNode) {
            if (!isLabelled(m_document, a, b) ||
                m_document.attribute(a, "class") != m_document.attribute(b, "class"))
                return false;
            a = m_document.parent(a);
            b = m_document.parent(b);
        }
        return a == b;
    }

    bool isAlike(NodeId other)
    {
        TagString tags = tagStringOf(m_document, other);
        const std::size_t longer = std::max(tags.size(), m_tags.size());
        const auto allowed = static_cast<std::size_t>(alikeDistance * static_cast<double>(longer));
        if (std::max(tags.size(), m_tags.size()) - std::min(tags.size(), m_tags.size()) > allowed)
            return false;
        const auto known = m_seen.find(tags);
        if (known != m_seen.end())
            return known->second;
        const bool isAlike = tagEditDistance(tags, m_tags) <= allowed;
        m_seen.emplace(std::move(tags), isAlike);
        return isAlike;
    }

    // Compares a sibling.
    bool isLike(NodeId other)
    {
        return hasSameLabel(other) || (m_document.isElement(m_node) && m_document.isElement(other) &&
                                       m_tags.size() > 1 && isAlike(other));
    }

  private:
    static bool isLabelled(const Document& document, NodeId a, NodeId b)
    {
        return document.kind(a) == document.kind(b) && document.nameId(a) == document.nameId(b);
    }

    const Document& m_document;
    NodeId m_node;
    std::string_view m_class;
    TagString m_tags;
    std::map<TagString, bool> m_seen;
};

bool isThing(const Document& document, NodeId node)
{
    return document.isElement(node) || (document.kind(node) == NodeKind::Text && !document.isBlankText(node));
}

std::vector<NodeId> thingsIn(const Document& document, NodeId parent)
{
    std::vector<NodeId> things;
    for (NodeId child = document.firstChild(parent); child != noNode; child = document.nextSibling(child)) {
        if (isThing(document, child))
            things.push_back(child);
    }
    return things;
}

// Returns similar nodes elsewhere: not in the node, not its ancestors, not its siblings.
std::vector<NodeId> cousins(const Document& document, NodeId node, Model& model)
{
    std::vector<NodeId> found;
    NodeId end{0};
    for (NodeId other{1}; other.value < document.size(); ++other.value) {
        const bool isApart = other >= document.subtreeEnd(node) || document.subtreeEnd(other) <= node;
        if (other < end || !isApart || !isThing(document, other) ||
            document.parent(other) == document.parent(node) || !model.hasSamePath(other) ||
            !model.isAlike(other))
            continue;
        found.push_back(other);
        end = document.subtreeEnd(other);
    }
    return found;
}

std::vector<std::vector<NodeId>> alikeToOne(const Document& document, NodeId node)
{
    Model model(document, node);
    std::vector<NodeId> all = cousins(document, node, model);
    for (const NodeId sibling : thingsIn(document, document.parent(node))) {
        if (sibling != node && model.isLike(sibling))
            all.push_back(sibling);
    }
    std::ranges::sort(all);
    std::vector<std::vector<NodeId>> runs;
    runs.reserve(all.size());
    for (const NodeId each : all)
        runs.push_back({each});
    return runs;
}

std::vector<std::vector<NodeId>> alikeToRun(const Document& document, const std::vector<NodeId>& nodes)
{
    const std::vector<NodeId> things = thingsIn(document, document.parent(nodes.front()));
    const auto first = std::ranges::find(things, nodes.front());
    const auto length = static_cast<std::ptrdiff_t>(nodes.size());
    if (things.end() - first < length || !std::equal(nodes.begin(), nodes.end(), first))
        return {};
    std::vector<Model> models;
    models.reserve(nodes.size());
    for (const NodeId node : nodes)
        models.emplace_back(document, node);
    const auto isLike = [&](std::vector<NodeId>::const_iterator at) {
        for (std::size_t k = 0; k < models.size(); ++k) {
            if (!models[k].isLike(at[static_cast<std::ptrdiff_t>(k)]))
                return false;
        }
        return true;
    };
    std::vector<std::vector<NodeId>> runs;
    for (auto end = first; end - things.begin() >= length;) { // end of the present run
        const bool isOne = isLike(end - length);
        if (isOne)
            runs.emplace_back(end - length, end);
        end -= isOne ? length : 1;
    }
    std::ranges::reverse(runs);
    for (auto at = first + length; things.end() - at >= length;) {
        const bool isOne = isLike(at);
        if (isOne)
            runs.emplace_back(at, at + length);
        at += isOne ? length : 1;
    }
    return runs;
}

} // namespace

std::vector<std::vector<NodeId>> alikeTo(const Document& document, const std::vector<NodeId>& nodes)
{
    if (nodes.empty() || document.parent(nodes.front()) == noNode || !isThing(document, nodes.front()))
        return {};
    std::vector<std::vector<NodeId>> runs =
        nodes.size() == 1 ? alikeToOne(document, nodes.front()) : alikeToRun(document, nodes);
    const std::vector<bool> isVisible = visibleContent(document);
    const auto isSeen = [&](const std::vector<NodeId>& run) {
        return std::ranges::any_of(run, [&](NodeId node) { return isVisible[node.value]; });
    };
    if (isSeen(nodes))
        std::erase_if(runs, [&](const std::vector<NodeId>& run) { return !isSeen(run); });
    return runs;
}

} // namespace tagseam
