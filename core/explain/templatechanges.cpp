// SPDX-License-Identifier: MIT
// Lists candidates for a change of the template, the likeliest first.
#include "core/explain/templatechanges.h"

#include "core/base/ascii.h"
#include "core/explain/nodestatus.h"
#include "core/explain/setup.h"
#include "core/explain/subtrees.h"

#include <algorithm>
#include <iterator>
#include <sstream>
#include <string_view>
#include <utility>

namespace tagseam {

namespace {

constexpr std::size_t fewestAlike = 3;   // siblings that are a list
constexpr std::size_t mostSubtrees = 8;  // parts of the main region
constexpr std::size_t mostSiblings = 24; // around the nodes, level by level

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

// Elements below the body, each once, in the order in which they were added.
class Elements {
  public:
    Elements(const Document& document, std::size_t most)
        : m_document(document), m_most(most), m_isKnown(document.size(), false)
    {
    }

    void add(NodeId node)
    {
        if (node <= m_document.body() || !m_document.isElement(node) || m_isKnown[node.value] ||
            m_elements.size() >= m_most)
            return;
        m_isKnown[node.value] = true;
        m_elements.push_back(node);
    }
    void addAround(NodeId node)
    {
        for (NodeId at = node; at > m_document.body(); at = m_document.parent(at))
            add(at);
    }
    std::vector<NodeId> take() && { return std::move(m_elements); }

  private:
    const Document& m_document;
    std::size_t m_most;
    std::vector<bool> m_isKnown; // indexed by NodeId
    std::vector<NodeId> m_elements;
};

// Returns the largest siblings of the node and of the elements around it.
std::vector<NodeId> largestSiblings(const Document& document, NodeId node)
{
    std::vector<NodeId> siblings;
    for (NodeId at = node; at > document.body(); at = document.parent(at)) {
        for (NodeId child = document.firstChild(document.parent(at)); child != noNode;
             child = document.nextSibling(child)) {
            if (child != at && document.isElement(child))
                siblings.push_back(child);
        }
    }
    std::ranges::stable_sort(siblings, std::ranges::greater{},
                             [&](NodeId each) { return document.subtreeEnd(each).value - each.value; });
    siblings.resize(std::min(siblings.size(), mostSiblings));
    return siblings;
}

// Returns the class without its numbers: "card" for "card-101".
std::string withoutDigits(std::string_view name)
{
    std::string without;
    for (const char each : name) {
        if (!isDigit(each))
            without += each;
    }
    while (without.ends_with('-') || without.ends_with('_'))
        without.pop_back();
    return without;
}

std::vector<std::string> classesWithoutDigits(const Document& document, NodeId element)
{
    std::vector<std::string> names;
    std::istringstream classes{std::string(document.attribute(element, "class"))};
    for (std::string each; classes >> each;)
        names.push_back(withoutDigits(each));
    return names;
}

// Returns the siblings of the element that have its tag, and the element, in the order of the page.
std::vector<NodeId> siblingsAlike(const Document& document, NodeId element)
{
    std::vector<NodeId> alike;
    for (NodeId child = document.firstChild(document.parent(element)); child != noNode;
         child = document.nextSibling(child)) {
        if (document.isElement(child) && document.nameId(child) == document.nameId(element))
            alike.push_back(child);
    }
    return alike;
}

} // namespace

std::string sharedClass(const Document& document, const std::vector<NodeId>& elements)
{
    std::vector<std::string> shared = classesWithoutDigits(document, elements.front());
    std::size_t most = 0;
    for (const NodeId each : elements) {
        const std::vector<std::string> own = classesWithoutDigits(document, each);
        most = std::max(most, own.size());
        std::erase_if(shared, [&](const std::string& name) {
            return name.empty() || std::ranges::find(own, name) == own.end();
        });
    }
    if (shared.empty() || most > shared.size() + 1)
        return ownClass;
    std::string classes;
    for (const std::string& name : shared)
        classes += (classes.empty() ? "" : " ") + name;
    return classes;
}

std::vector<NodeId> elementsThatMatter(const Document& document, const TagPathSequence& sequence,
                                       const SearchTrace& trace, NodeRun nodes, std::size_t most)
{
    Elements elements(document, most);
    elements.addAround(nodes.first);
    const Region positions = positionsBelow(document, sequence, nodes);
    if (const std::vector<PrunedCount> counts = prunedCountsOf(trace, positions); !counts.empty()) {
        const Position split = trace.acceptedSplit(trace.levels[mostOf(counts).level])->split;
        elements.addAround(sequence.nodes[split.value]);
        elements.addAround(sequence.nodes[split.value - 1]);
    }
    std::vector<Subtrees> subtrees = subtreesOf(document, sequence, trace.region);
    std::ranges::stable_sort(subtrees, std::ranges::greater{},
                             [](const Subtrees& run) { return run.positions.size(); });
    for (std::size_t i = 0; i < std::min(mostSubtrees, subtrees.size()); ++i)
        elements.addAround(subtrees[i].count == 1 ? subtrees[i].nodes.first
                                                  : document.parent(subtrees[i].nodes.first));
    for (const NodeId sibling : largestSiblings(document, nodes.first))
        elements.add(sibling);
    for (const NodeId node : sequence.nodes)
        elements.add(node);
    return std::move(elements).take();
}

namespace {

// Returns the name of an element for a part of a page that the page does not have.
std::string unusedTag(const Document& document)
{
    const auto isUsed = [&](std::string_view name) {
        for (NodeId node{0}; node.value < document.size(); ++node.value) {
            if (document.isElement(node) && document.name(node) == name)
                return true;
        }
        return false;
    };
    for (const std::string_view name : {"section", "article", "aside", "main"}) {
        if (!isUsed(name))
            return std::string(name);
    }
    return ownClass; // also a valid name of a custom element
}

} // namespace

std::vector<PageEdit> otherShapes(const Document& document, const TagPathSequence& sequence,
                                  const SearchTrace& trace, NodeRun nodes, bool isTagged)
{
    constexpr std::size_t mostAround = 12;
    constexpr std::size_t mostTagged = 24;
    constexpr std::size_t mostTargets = 3;
    std::vector<PageEdit> edits;
    std::vector<NodeId> run;
    for (NodeId node = nodes.first; node != noNode && node <= nodes.last; node = document.nextSibling(node))
        run.push_back(node);
    for (const NodeId each : elementsAround(document, nodes.first, mostAround))
        edits.push_back({PageEdit::Kind::Unwrap, {each}});
    const auto move = [&](PageEdit::Place place, NodeId target) {
        const bool isBeside = target < nodes.first || target >= document.subtreeEnd(nodes.last);
        if (isBeside && document.isElement(nodes.first))
            edits.push_back({PageEdit::Kind::Move, run, {}, {}, place, target});
    };
    std::vector<Subtrees> subtrees = subtreesOf(document, sequence, trace.region);
    std::ranges::stable_sort(subtrees, std::ranges::greater{},
                             [](const Subtrees& each) { return each.positions.size(); });
    for (std::size_t i = 0; i < std::min(mostTargets, subtrees.size()); ++i) {
        move(PageEdit::Place::Before, subtrees[i].nodes.first);
        move(PageEdit::Place::After, subtrees[i].nodes.last);
    }
    move(PageEdit::Place::Into, document.body());
    NodeId first = document.firstChild(document.body());
    while (first != noNode && !document.isElement(first))
        first = document.nextSibling(first);
    if (first != noNode)
        move(PageEdit::Place::Before, first);
    if (!isTagged)
        return edits;
    const std::string tag = unusedTag(document);
    for (const NodeId each : elementsThatMatter(document, sequence, trace, nodes, mostTagged)) {
        edits.push_back({PageEdit::Kind::Tag, {each}, tag});
        edits.push_back({PageEdit::Kind::Wrap, {each}, tag});
    }
    return edits;
}

bool hasClasses(const TagPathOptions& options)
{
    return options.style != LabelAttributes::None && options.style != LabelAttributes::Computed;
}

TagPathEdit withOwnClass(const Document& document, std::vector<NodeId> elements)
{
    std::string classes(elements.size() == 1 ? document.attribute(elements.front(), "class") : "");
    classes += (classes.empty() ? "" : " ") + std::string(ownClass);
    return {TagPathEdit::Kind::OtherClass, std::move(elements), std::move(classes)};
}

std::vector<TagPathEdit> commonClasses(const Document& document, NodeId node, std::size_t most)
{
    std::vector<TagPathEdit> edits;
    for (const NodeId each : elementsAround(document, node, most)) {
        const std::vector<NodeId> alike = siblingsAlike(document, each);
        if (alike.size() < fewestAlike)
            continue;
        TagPathEdit edit{TagPathEdit::Kind::OtherClass, {}, sharedClass(document, alike)};
        std::ranges::copy_if(alike, std::back_inserter(edit.nodes), [&](NodeId sibling) {
            return document.attribute(sibling, "class") != edit.classes;
        });
        if (!edit.nodes.empty())
            edits.push_back(std::move(edit));
    }
    return edits;
}

std::vector<TagPathEdit> oneClasses(const Document& document, NodeId node, std::size_t most)
{
    std::vector<TagPathEdit> edits;
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
