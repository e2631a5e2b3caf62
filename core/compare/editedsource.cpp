// SPDX-License-Identifier: MIT
// Finds the nodes of edits in other trees of the page, and makes the edits there.
#include "core/compare/editedsource.h"

#include "core/compare/treediff.h"
#include "core/select/edittext.h"

#include <algorithm>
#include <utility>
#include <variant>

namespace tagseam {

namespace {

using Kind = PageEdit::Kind;
using Place = PageEdit::Place;

// Returns an edit of the nodes' counterparts; nothing if it has none of them, or not its target.
std::optional<PageEdit> counterpartOf(const PageEdit& edit, const std::vector<NodeId>& there)
{
    PageEdit other = edit;
    other.nodes.clear();
    for (const NodeId node : edit.nodes) {
        if (there[node.value] != noNode)
            other.nodes.push_back(there[node.value]);
    }
    std::ranges::sort(other.nodes);
    if (edit.kind == Kind::Move)
        other.target = there[edit.target.value];
    if (other.nodes.empty() || (edit.kind == Kind::Move && other.target == noNode))
        return std::nullopt;
    return other;
}

// Follows counterparts over an edit of the page, and perhaps of the other tree. `other`: the node of the
// edited other tree for each node of it, or nullptr. `newElement`: what the other tree has for an element
// that the edit makes, or noNode.
std::vector<NodeId> followed(const std::vector<NodeId>& there, const EditOutcome& here,
                             const std::vector<NodeId>* other, NodeId newElement)
{
    std::vector<NodeId> next(here.page.size(), noNode);
    for (std::size_t node = 0; node < there.size(); ++node) {
        const NodeId now = here.nodes[node];
        if (now != noNode && there[node] != noNode && next[now.value] == noNode)
            next[now.value] = other != nullptr ? (*other)[there[node].value] : there[node];
    }
    if (here.edited != noNode && next[here.edited.value] == noNode)
        next[here.edited.value] = newElement;
    return next;
}

// The edits of a page one after the other, and a page that gets them, too.
class Follower {
  public:
    Follower(const Document& page, std::vector<NodeId> there) : m_page(page), m_there(std::move(there)) {}

    const std::vector<NodeId>& there() const { return m_there; }
    const Document& page() const { return m_page; }
    // Makes an edit that is not made in the other tree.
    void make(const PageEdit& edit) { make(edit, nullptr, noNode); }
    // Makes an edit that is made in the other tree: see followed().
    void make(const PageEdit& edit, const std::vector<NodeId>* other, NodeId newElement)
    {
        auto outcome = withEdit(m_page, edit);
        auto& here = std::get<EditOutcome>(outcome); // the edit was made before
        m_there = followed(m_there, here, other, newElement);
        m_page = std::move(here.page);
    }
    // Makes an edit that the other tree has already.
    void makeTrue(const PageEdit& edit, const Document& other)
    {
        const NodeId node = m_there[edit.nodes.front().value];
        const bool isWrapped = edit.kind == Kind::Wrap && node != noNode;
        make(edit, nullptr, isWrapped ? other.parent(node) : noNode);
    }

  private:
    Document m_page;
    std::vector<NodeId> m_there; // counterparts in the other tree, indexed by node
};

// Returns the element before a node among its siblings, or noNode.
NodeId elementBefore(const Document& page, NodeId node)
{
    NodeId before = noNode;
    for (NodeId child = page.firstChild(page.parent(node)); child != node; child = page.nextSibling(child))
        before = page.isElement(child) ? child : before;
    return before;
}

// Says whether a version of the page has an edit already. `after`: counterparts of the page with all edits.
class TruthTest {
  public:
    TruthTest(const Document& version, const Document& edited, const std::vector<NodeId>& after)
        : m_version(version), m_edited(edited), m_after(after)
    {
    }

    // `there`: the node in the version, or noNode; `now`: the node in the page with all edits, or noNode.
    bool has(const PageEdit& edit, NodeId there, NodeId now) const
    {
        const NodeId found = now == noNode ? noNode : m_after[now.value];
        switch (edit.kind) {
        case Kind::Remove:
        case Kind::Unwrap:
            return there == noNode;
        case Kind::Attribute:
            return there != noNode && m_version.isElement(there) &&
                   (edit.value ? m_version.hasAttribute(there, edit.name) &&
                                     m_version.attribute(there, edit.name) == *edit.value
                               : !m_version.hasAttribute(there, edit.name));
        case Kind::Tag:
            return found != noNode && m_version.name(found) == edit.name;
        case Kind::Wrap: {
            const NodeId parent = there == noNode ? noNode : m_version.parent(there);
            return parent != noNode && m_version.isElement(parent) && m_version.name(parent) == edit.name &&
                   m_version.attribute(parent, "class") == edit.value.value_or("");
        }
        case Kind::Move: {
            if (found == noNode || m_version.parent(found) != m_after[m_edited.parent(now).value])
                return false;
            const NodeId before = elementBefore(m_edited, now);
            const NodeId foundBefore = elementBefore(m_version, found);
            return before == noNode ? foundBefore == noNode : m_after[before.value] == foundBefore;
        }
        }
        return false;
    }

  private:
    const Document& m_version;
    const Document& m_edited;
    const std::vector<NodeId>& m_after;
};

std::vector<NodeId> identityOf(const Document& page)
{
    std::vector<NodeId> nodes(page.size());
    for (std::uint32_t node = 0; node < page.size(); ++node)
        nodes[node] = NodeId{node};
    return nodes;
}

} // namespace

bool EditedSource::isComplete() const
{
    return std::ranges::none_of(texts, &std::string::empty);
}

EditedSource editedSource(const PlacedSource& source, const Document& page, std::span<const PageEdit> edits)
{
    EditedSource result{source, {}};
    Follower follower(page, diffTrees(page, source.page).renderedOf);
    for (const PageEdit& edit : edits) {
        const std::optional<PageEdit> there = counterpartOf(edit, follower.there());
        const bool isWhole = there && there->nodes.size() == edit.nodes.size();
        std::optional<SourceEdit> changed = isWhole ? withSourceEdit(result.source, *there) : std::nullopt;
        if (changed) {
            result.texts.push_back(textOf(result.source.page, *there));
            follower.make(edit, &changed->nodes, changed->edited);
            result.source = std::move(changed->source);
        } else {
            result.texts.emplace_back();
            follower.make(edit);
        }
    }
    return result;
}

ReappliedEdits reapplied(const Document& before, std::span<const PageEdit> edits, const Document& version)
{
    ReappliedEdits result{version, {}, {}};
    // For each edit, the places of the nodes before it in the page with all edits.
    std::vector<std::vector<NodeId>> later;
    Follower all(before, identityOf(before));
    for (const PageEdit& edit : edits) {
        const auto outcome = withEdit(all.page(), edit);
        if (!std::holds_alternative<EditOutcome>(outcome))
            return {version, {}, std::vector(edits.size(), EditFate::Lost)};
        const std::vector<NodeId>& nodes = std::get<EditOutcome>(outcome).nodes;
        for (std::vector<NodeId>& each : later) {
            for (NodeId& node : each)
                node = node == noNode ? noNode : nodes[node.value];
        }
        later.push_back(nodes);
        all.make(edit);
    }
    const std::vector<NodeId> after = diffTrees(all.page(), version).renderedOf;
    const TruthTest truth(version, all.page(), after);
    std::vector<NodeId> inVersion = diffTrees(before, version).renderedOf; // without the edits made there
    Follower original(before, inVersion);
    Follower follower(before, std::move(inVersion));
    for (std::size_t i = 0; i < edits.size(); ++i) {
        const PageEdit& edit = edits[i];
        const NodeId node = edit.nodes.front();
        if (truth.has(edit, original.there()[node.value], later[i][node.value])) {
            result.fates.push_back(EditFate::CameTrue);
            follower.makeTrue(edit, result.page);
            original.makeTrue(edit, version);
            continue;
        }
        if (const auto there = counterpartOf(edit, follower.there())) {
            auto outcome = withEdit(result.page, *there);
            auto* made = std::get_if<EditOutcome>(&outcome);
            result.fates.push_back(made != nullptr ? EditFate::Applied : EditFate::Lost);
            follower.make(edit, made != nullptr ? &made->nodes : nullptr,
                          made != nullptr ? made->edited : noNode);
            if (made != nullptr) {
                result.edits.push_back(*there);
                result.page = std::move(made->page);
            }
        } else {
            result.fates.push_back(EditFate::Lost);
            follower.make(edit);
        }
        original.make(edit);
    }
    return result;
}

} // namespace tagseam
