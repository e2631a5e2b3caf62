// SPDX-License-Identifier: MIT
// Lists candidates for a change of the template, the nearest to the node first.
#include "core/explain/templatechanges.h"

#include <utility>

namespace tagseam {

namespace {

// Returns the node, when it is an element, and its ancestors below the body.
std::vector<NodeId> elementsAround(const Document& document, NodeId node, std::size_t most)
{
    std::vector<NodeId> around;
    for (NodeId at = node; at > document.body() && around.size() < most; at = document.parent(at)) {
        if (document.isElement(at))
            around.push_back(at);
    }
    return around;
}

bool hasClasses(const TagPathOptions& options)
{
    return options.style != LabelAttributes::None && options.style != LabelAttributes::Computed;
}

} // namespace

std::vector<TagPathEdit> ownClasses(const Document& document, const TagPathOptions& options, NodeId node,
                                    std::size_t most)
{
    std::vector<TagPathEdit> edits;
    if (!hasClasses(options))
        return edits;
    for (const NodeId each : elementsAround(document, node, most))
        edits.push_back({TagPathEdit::Kind::OtherClass, {each}, ownClass});
    return edits;
}

std::vector<TagPathEdit> oneClasses(const Document& document, const TagPathOptions& options, NodeId node,
                                    std::size_t most)
{
    std::vector<TagPathEdit> edits;
    if (!hasClasses(options))
        return edits;
    for (const NodeId each : elementsAround(document, node, most)) {
        TagPathEdit edit{TagPathEdit::Kind::OtherClass, {}, ownClass};
        for (NodeId in{each.value + 1}; in < document.subtreeEnd(each); ++in.value) {
            if (document.isElement(in))
                edit.nodes.push_back(in);
        }
        if (!edit.nodes.empty())
            edits.push_back(std::move(edit));
    }
    return edits;
}

std::vector<TagPathEdit> otherSubtrees(const Document& document, const TagPathSequence& sequence, NodeId node,
                                       std::size_t most)
{
    std::vector<TagPathEdit> edits;
    const auto add = [&](NodeId subtree) {
        if (edits.size() < most && document.isElement(subtree) && sequence.positionOf(subtree) != noPosition)
            edits.push_back({TagPathEdit::Kind::SubtreeGone, {subtree}, {}});
    };
    for (NodeId at = node; at > document.body(); at = document.parent(at)) {
        const NodeId parent = document.parent(at);
        for (NodeId child = document.firstChild(parent); child != noNode;
             child = document.nextSibling(child)) {
            if (child != at)
                add(child);
        }
    }
    const std::size_t beside = edits.size();
    for (std::size_t i = 0; i < beside && edits.size() < most; ++i) {
        const NodeId root = edits[i].nodes.front();
        for (NodeId in{root.value + 1}; in < document.subtreeEnd(root) && edits.size() < most; ++in.value)
            add(in);
    }
    return edits;
}

} // namespace tagseam
