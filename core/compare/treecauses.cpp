// SPDX-License-Identifier: MIT
// The rules that name the cause of a difference. Each requires evidence in both trees.
#include "core/compare/treecauses.h"

#include "core/base/ascii.h"
#include "core/compare/alignsequences.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <unordered_set>

namespace tagseam {

namespace {

using namespace std::string_view_literals;

// Their content is text to HTML5 (13.2.5 and 13.2.6.4.4), or a tree of its own (template); libxml2 reads the
// content of most as elements.
constexpr std::array rawElements{"iframe"sv, "noembed"sv, "noframes"sv, "template"sv, "textarea"sv,
                                 "title"sv,  "xmp"sv,     "style"sv,    "script"sv,   "plaintext"sv};
// HTML5's formatting elements: the adoption agency (13.2.6.4.7) closes and opens them again.
constexpr std::array formatting{"a"sv,    "b"sv, "big"sv,   "code"sv,   "em"sv,     "font"sv, "i"sv,
                                "nobr"sv, "s"sv, "small"sv, "strike"sv, "strong"sv, "tt"sv,   "u"sv};
// Start tags that HTML5 ignores where they may not stand (13.2.6.4.7, "any other start tag" before).
constexpr std::array tableParts{"caption"sv, "col"sv, "colgroup"sv, "tbody"sv, "td"sv,
                                "tfoot"sv,   "th"sv,  "thead"sv,    "tr"sv};

template <std::size_t size>
bool isAnyOf(std::string_view name, const std::array<std::string_view, size>& names)
{
    return std::ranges::find(names, name) != names.end();
}

bool isFrameOfPage(std::string_view name) // True for elements that every page has, written or not.
{
    return name == "html" || name == "head" || name == "body";
}

// The kind of element that contains a subtree, from the outside: the first that applies holds for all
// descendants.
enum class Inside : std::uint8_t { Nothing, Noscript, RawText, InnerTree };

bool isShadowRoot(const Document& document, NodeId node)
{
    return document.name(node) == "template" && document.hasAttribute(node, "shadowrootmode");
}

// The tree of a frame or of a shadow root, captured with the page. No parser puts an element into an iframe.
bool isCapturedWithin(const Document& document, NodeId node, NodeId parent)
{
    const std::string_view name = document.name(parent);
    if (name == "iframe" || name == "frame")
        return document.isElement(node);
    return isShadowRoot(document, parent);
}

DifferenceCause causeOf(Inside inside)
{
    return inside == Inside::Noscript  ? DifferenceCause::Noscript
           : inside == Inside::RawText ? DifferenceCause::RawText
                                       : DifferenceCause::InnerTree;
}

std::vector<Inside> insideOf(const Document& document, bool isRendered, bool isRawReadTwoWays)
{
    std::vector<Inside> inside(document.size(), Inside::Nothing);
    for (NodeId node{1}; node.value < document.size(); ++node.value) {
        const NodeId parent = document.parent(node);
        inside[node.value] = inside[parent.value];
        if (inside[node.value] != Inside::Nothing)
            continue;
        if (document.name(parent) == "noscript")
            inside[node.value] = Inside::Noscript;
        else if (isRendered && isCapturedWithin(document, node, parent))
            inside[node.value] = Inside::InnerTree;
        else if (isRawReadTwoWays && isAnyOf(document.name(parent), rawElements))
            inside[node.value] = Inside::RawText;
    }
    return inside;
}

// Returns for each node whether one of its children has a counterpart.
std::vector<bool> haveMatchedChild(const Document& document, const std::vector<NodeId>& counterparts)
{
    std::vector<bool> have(document.size());
    for (NodeId node{1}; node.value < document.size(); ++node.value) {
        if (counterparts[node.value] != noNode && !document.isBlankText(node))
            have[document.parent(node).value] = true;
    }
    return have;
}

// Returns the name after the last colon in lower case: the two parsers agree on it.
std::string plainName(std::string_view name)
{
    return lowerCase(name.substr(name.rfind(':') + 1)); // npos + 1 is 0
}

// One tree of the pair, with its counterparts in the other.
struct View {
    const Document& document;
    const std::vector<NodeId>& counterparts;
    const std::vector<NodeId>& anchors;
    const std::vector<std::uint64_t>& keys;
    std::vector<Inside> inside;
    std::vector<bool> hasMatchedChild;
};

class Rules {
  public:
    explicit Rules(const MatchedTrees& trees)
        : m_trees(trees), m_isByLibxml2(trees.source.parser() == Parser::Libxml2),
          m_source{trees.source,
                   trees.match.renderedOf,
                   trees.sourceAnchors,
                   trees.match.sourceKeys,
                   insideOf(trees.source, false, m_isByLibxml2),
                   haveMatchedChild(trees.source, trees.match.renderedOf)},
          m_rendered{trees.rendered,
                     trees.match.sourceOf,
                     trees.renderedAnchors,
                     trees.match.renderedKeys,
                     insideOf(trees.rendered, true, m_isByLibxml2),
                     haveMatchedChild(trees.rendered, trees.match.sourceOf)}
    {
        collect();
    }

    Causes singles()
    {
        Causes causes;
        causes.rendered = singles(m_rendered, true);
        causes.source = singles(m_source, false);
        return causes;
    }

    DifferenceCause ofMove(NodeId node, bool isInOrder) const
    {
        const NodeId partner = m_source.counterparts[node.value];
        if (m_source.document.kind(node) == NodeKind::Comment)
            return DifferenceCause::Comment;
        // Noscript, RawText, InnerTree: the node is within such an element in one tree alone.
        const Inside here = m_source.inside[node.value];
        const Inside there = m_rendered.inside[partner.value];
        if (here != there)
            return causeOf(here == Inside::Nothing ? there : here);
        if (!m_isByLibxml2)
            return causeOfOthers();
        // ImpliedElement: below html, head or body in both, but in different ones.
        const NodeId anchor = m_source.anchors[node.value];
        const NodeId anchorThere = m_rendered.anchors[partner.value];
        const auto isFrame = [](const Document& page, NodeId up) {
            return up.value == 0 || isFrameOfPage(page.name(up));
        };
        if (isFrame(m_source.document, anchor) && isFrame(m_rendered.document, anchorThere) &&
            m_source.counterparts[anchor.value] != anchorThere)
            return DifferenceCause::ImpliedElement;
        // Misnesting: foster parenting moved the node out of a table to its front; or the tags come in the
        // same order, so that one parser closed an element above earlier than the other.
        if (isFostered(node, partner) || (isInOrder && m_source.counterparts[anchor.value] != anchorThere))
            return DifferenceCause::Misnesting;
        return causeOfOthers();
    }

  private:
    void collect()
    {
        for (NodeId node{1}; node.value < m_source.document.size(); ++node.value) {
            if (!m_source.document.isElement(node))
                continue;
            if (isAnyOf(m_source.document.name(node), formatting))
                m_formattingOfSource.insert(m_source.keys[node.value]);
            if (m_source.counterparts[node.value] == noNode)
                m_namesOfSource.insert(nameAt(m_source.document.name(node), m_source.anchors[node.value]));
        }
        for (NodeId node{1}; node.value < m_rendered.document.size(); ++node.value) {
            if (isReadTwoWays(m_rendered.document.name(node)) &&
                m_rendered.counterparts[node.value] == noNode)
                m_namesOfRendered.insert(
                    nameAt(m_rendered.document.name(node),
                           m_rendered.counterparts[m_rendered.anchors[node.value].value]));
        }
    }

    static bool isReadTwoWays(std::string_view name) { return plainName(name) != name; }

    static std::string nameAt(std::string_view name, NodeId sourceAnchor)
    {
        return plainName(name) + ' ' + std::to_string(sourceAnchor.value);
    }

    std::vector<DifferenceCause> singles(const View& side, bool isRendered)
    {
        std::vector<DifferenceCause> causes(side.document.size(), DifferenceCause::Other);
        m_isFormBefore = false;
        for (NodeId node{1}; node.value < side.document.size(); ++node.value) {
            if (side.counterparts[node.value] == noNode)
                causes[node.value] = ofSingle(side, node, isRendered, causes);
            m_isFormBefore = m_isFormBefore || side.document.name(node) == "form";
        }
        return causes;
    }

    DifferenceCause ofSingle(const View& side, NodeId node, bool isRendered,
                             const std::vector<DifferenceCause>& causes) const
    {
        const Document& page = side.document;
        // A node that lies completely in a node of one cause has the same cause.
        const NodeId parent = page.parent(node);
        if (side.counterparts[parent.value] == noNode && causes[parent.value] == DifferenceCause::ScriptMade)
            return DifferenceCause::ScriptMade;
        // RawText, Noscript, InnerTree: below such an element.
        if (side.inside[node.value] != Inside::Nothing && !page.isBlankText(node))
            return causeOf(side.inside[node.value]);
        if (page.kind(node) == NodeKind::Comment)
            return DifferenceCause::Comment;
        if (page.isBlankText(node))
            return DifferenceCause::WhiteSpace;
        if (page.isElement(node)) {
            const std::string_view name = page.name(node);
            if (name == "noscript")
                return DifferenceCause::Noscript;
            if (isRendered && isShadowRoot(page, node))
                return DifferenceCause::InnerTree;
            if (!m_isByLibxml2) // the same rules made both trees
                return causeOfOthers();
            if (isFrameOfPage(name))
                return DifferenceCause::ImpliedElement;
            // Spelling: the other tree has, below the same counterparts, a node whose name differs only in
            // prefix or letter case.
            const NodeId anchor = side.anchors[node.value];
            const bool isNamedTwice =
                isRendered ? isReadTwoWays(name) &&
                                 m_namesOfSource.contains(nameAt(name, side.counterparts[anchor.value]))
                           : m_namesOfRendered.contains(nameAt(name, anchor));
            if (isNamedTwice)
                return DifferenceCause::Spelling;
            if (isRendered && isInsertedTablePart(node))
                return DifferenceCause::InsertedTbody;
            // NestedForm: HTML5 ignores a form's start tag only while another form is open, so there is one
            // before it.
            if (!isRendered && name == "form" && m_isFormBefore)
                return DifferenceCause::NestedForm;
            if (isRendered ? isClone(node) || isMadeOfEndTag(node) : isExcluded(node))
                return DifferenceCause::Misnesting;
        }
        return causeOfOthers();
    }

    DifferenceCause causeOfOthers() const
    {
        return m_trees.didScriptsRun ? DifferenceCause::ScriptMade : DifferenceCause::Other;
    }

    // InsertedTbody: a tbody, colgroup or tr only in the rendered tree, in a table, with a child whose
    // counterpart stands in that table in the source, or in that section of it, without such an element
    // between.
    bool isInsertedTablePart(NodeId node) const
    {
        const Document& page = m_rendered.document;
        const std::string_view name = page.name(node);
        if (name != "tbody" && name != "colgroup" && name != "tr")
            return false;
        const NodeId anchor = m_rendered.anchors[node.value];
        const std::string_view above = page.name(anchor);
        if (above != "table" && above != "tbody" && above != "thead" && above != "tfoot")
            return false;
        const NodeId end = page.subtreeEnd(node);
        for (NodeId at{node.value + 1}; at < end;) {
            const NodeId partner = m_rendered.counterparts[at.value];
            if (partner != noNode && !page.isBlankText(at))
                return standsIn(partner, m_rendered.counterparts[anchor.value], name);
            at = page.name(at) == "tr" || !page.isElement(at) ? NodeId{at.value + 1} : page.subtreeEnd(at);
        }
        return false;
    }

    bool standsIn(NodeId node, NodeId table, std::string_view unlike) const
    {
        const Document& page = m_source.document;
        constexpr unsigned mostSteps = 4; // a form, a font or two
        NodeId up = page.parent(node);
        for (unsigned steps = 0; steps < mostSteps && up.value != 0 && up != table; ++steps) {
            if (page.name(up) == unlike || page.name(up) == "table")
                return false;
            up = page.parent(up);
        }
        return up == table;
    }

    // Misnesting: a formatting element only in the rendered tree that equals one in the source, around
    // content that the source has, or without content.
    bool isClone(NodeId node) const
    {
        if (!isAnyOf(m_rendered.document.name(node), formatting) ||
            !m_formattingOfSource.contains(m_rendered.keys[node.value]))
            return false;
        return !m_trees.didScriptsRun || m_rendered.hasMatchedChild[node.value];
    }

    // Misnesting: an empty p or br without attributes, made from "</p>" or "</br>".
    bool isMadeOfEndTag(NodeId node) const
    {
        const Document& page = m_rendered.document;
        const std::string_view name = page.name(node);
        return (name == "p" || name == "br") && page.attributeCount(node) == 0 &&
               (page.firstChild(node) == noNode || m_rendered.hasMatchedChild[node.value]);
    }

    // Misnesting: an element only in the source whose content is in the rendered tree, so that its start tag
    // was ignored; or a table element, or an element in a select, where HTML5 ignores it.
    bool isExcluded(NodeId node) const
    {
        const Document& page = m_source.document;
        const std::string_view name = page.name(node);
        if (m_source.hasMatchedChild[node.value])
            return true;
        const std::string_view above = page.name(page.parent(node));
        if (isAnyOf(name, tableParts))
            return !isAnyOf(above, tableParts) && above != "table";
        return above == "select" || above == "option" || above == "optgroup" ||
               ((name == "p" || name == "br") && page.attributeCount(node) == 0 &&
                page.firstChild(node) == noNode);
    }

    bool isFostered(NodeId node, NodeId partner) const
    {
        const Document& page = m_source.document;
        constexpr unsigned mostSteps = 4; // table, tbody, tr, and a form between
        NodeId up = page.parent(node);
        for (unsigned steps = 0; steps < mostSteps && up.value != 0; ++steps, up = page.parent(up)) {
            const std::string_view name = page.name(up);
            if (name == "td" || name == "th" || name == "caption")
                return false; // content may stand in it
            if (name != "table")
                continue;
            const NodeId table = m_source.counterparts[up.value];
            return table != noNode && partner < table;
        }
        return false;
    }

    const MatchedTrees& m_trees;
    bool m_isByLibxml2; // otherwise the source tree follows the rules of browsers
    View m_source;
    View m_rendered;
    std::unordered_set<std::uint64_t> m_formattingOfSource;
    std::unordered_set<std::string> m_namesOfSource;
    std::unordered_set<std::string> m_namesOfRendered;
    bool m_isFormBefore = false;
};

// Returns for each source node whether it belongs to the longest sequence of counterparts that has one order
// in both trees.
std::vector<bool> nodesInOrder(const std::vector<NodeId>& renderedOf)
{
    std::vector<std::uint32_t> partners;
    for (const NodeId partner : renderedOf) {
        if (partner != noNode)
            partners.push_back(partner.value);
    }
    const std::vector<bool> isPart = longestAscending(partners);
    std::vector<bool> inOrder(renderedOf.size());
    std::size_t at = 0;
    for (std::size_t i = 0; i < renderedOf.size(); ++i)
        inOrder[i] = renderedOf[i] != noNode && isPart[at++];
    return inOrder;
}

} // namespace

Causes causesOfSingles(const MatchedTrees& trees)
{
    return Rules(trees).singles();
}

std::vector<DifferenceCause> causesOfMoves(const MatchedTrees& trees, const std::vector<NodeId>& moved)
{
    std::vector<DifferenceCause> causes;
    if (moved.empty())
        return causes;
    const Rules rules(trees);
    const std::vector<bool> inOrder = nodesInOrder(trees.match.renderedOf);
    causes.reserve(moved.size());
    for (const NodeId node : moved)
        causes.push_back(rules.ofMove(node, inOrder[node.value]));
    return causes;
}

} // namespace tagseam
