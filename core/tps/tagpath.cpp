// SPDX-License-Identifier: MIT
// Document -> tag path sequence, Algorithm 2 without its recursion.
#include "core/tps/tagpath.h"

#include "core/base/numbering.h"
#include "core/tps/labels.h"

#include <algorithm>
#include <ranges>
#include <utility>

namespace tagseam {

namespace {

// Returns the tag names whose subtrees are excluded, as numbers.
std::vector<NameId> namesExcluded(const Document& document, const TagPathOptions& options)
{
    std::vector<NameId> names;
    for (const std::string& tag : options.exclude) {
        if (const NameId name = document.nameId(tag); name != noName)
            names.push_back(name);
    }
    return names;
}

// Returns the nodes of all edits of that kind, ascending.
std::vector<NodeId> editedNodes(const std::vector<TagPathEdit>& edits, TagPathEdit::Kind kind)
{
    std::vector<NodeId> nodes;
    for (const TagPathEdit& edit : edits) {
        if (edit.kind == kind)
            nodes.insert(nodes.end(), edit.nodes.begin(), edit.nodes.end());
    }
    std::ranges::sort(nodes);
    return nodes;
}

// Removes the nodes from the sequence; the codes stay.
void ignore(TagPathSequence& sequence, const std::vector<NodeId>& ignored)
{
    std::uint32_t kept = 0;
    for (std::uint32_t p = 0; p < sequence.size(); ++p) {
        const NodeId node = sequence.nodes[p];
        if (std::ranges::binary_search(ignored, node)) {
            sequence.positions[node.value] = noPosition;
            continue;
        }
        sequence.positions[node.value] = Position{kept};
        sequence.nodes[kept] = node;
        sequence.symbols[kept++] = sequence.symbols[p];
    }
    sequence.nodes.resize(kept);
    sequence.symbols.resize(kept);
}

} // namespace

TagPathSequence convertTreeToSequence(const Document& document, const TagPathOptions& options)
{
    TagPathSequence sequence;
    sequence.positions.assign(document.size(), noPosition);
    const NodeId body = document.body();
    const NodeId bodyEnd = body == noNode ? noNode : document.subtreeEnd(body);
    const std::uint32_t bodySize = body == noNode ? 0 : bodyEnd.value - body.value;
    sequence.symbols.reserve(bodySize);
    sequence.nodes.reserve(bodySize);
    const std::vector<NameId> excluded = namesExcluded(document, options);
    const NameId head = document.nameId("head");
    const std::vector<NodeId> gone = editedNodes(options.edits, TagPathEdit::Kind::SubtreeGone);
    Labels labels(document, options);
    Numbering tagPathMap;
    NodeId node{1};
    while (node.value < document.size()) {
        const bool isInBody = body <= node && node < bodyEnd && body != noNode;
        const bool isElement = document.isElement(node);
        const NameId name = document.nameId(node);
        const bool isExcluded =
            (!isInBody && name == head) || std::ranges::find(excluded, name) != excluded.end();
        const bool holdsBody = node < body && bodyEnd <= document.subtreeEnd(node) && body != noNode;
        const bool isGone = !gone.empty() && node != body && std::ranges::binary_search(gone, node);
        if (((isElement && isExcluded) || isGone) && !holdsBody) {
            node = document.subtreeEnd(node);
            continue;
        }
        const bool isCounted =
            isElement || (options.nodes == NodeKinds::ElementsAndText &&
                          document.kind(node) == NodeKind::Text && !document.isBlankText(node));
        if (isCounted && !isInBody)
            ++sequence.outsideBody;
        if (isCounted && isInBody) {
            // L2: tagPath <- concatenate(tagPath, "/", node.tag, node.style), as (path of the parent, label)
            const std::uint32_t label = labels.number(node);
            const std::uint32_t parent =
                node == body ? TagPath::root
                             : sequence.symbols[sequence.positions[document.parent(node).value].value].value;
            // L3-L6: a path not seen before gets the next code
            const std::uint32_t next = sequence.alphabetSize();
            const std::uint32_t symbol = tagPathMap.number(
                mix((std::uint64_t{parent} << 32U) | label), next, [&](std::uint32_t known) {
                    return sequence.paths[known].parent == parent && sequence.paths[known].label == label;
                });
            if (symbol == next)
                sequence.paths.push_back({parent, label});
            // L7: append the code
            sequence.positions[node.value] = Position{sequence.size()};
            sequence.symbols.push_back(Symbol{symbol});
            sequence.nodes.push_back(node);
        }
        ++node.value; // L8-L10: children come next in pre-order
    }
    if (const auto ignored = editedNodes(options.edits, TagPathEdit::Kind::Ignored); !ignored.empty())
        ignore(sequence, ignored);
    sequence.labels = std::move(labels).take();
    sequence.isStyleMissing = options.style == LabelAttributes::Computed && !document.hasComputedStyles();
    return sequence;
}

std::string tagPathText(const TagPathSequence& sequence, Symbol symbol)
{
    std::vector<std::uint32_t> path;
    for (std::uint32_t at = symbol.value; at != TagPath::root; at = sequence.paths[at].parent)
        path.push_back(at);
    std::string text;
    for (const std::uint32_t at : std::views::reverse(path)) {
        if (!text.empty())
            text += '/';
        text += sequence.label(Symbol{at});
    }
    return text;
}

std::vector<std::uint32_t> symbolCounts(const TagPathSequence& sequence, Region region)
{
    std::vector<std::uint32_t> counts(sequence.alphabetSize(), 0);
    for (Position p = region.begin; p < region.end; ++p.value)
        ++counts[sequence.symbols[p.value].value];
    return counts;
}

} // namespace tagseam
