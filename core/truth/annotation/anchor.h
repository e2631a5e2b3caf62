// SPDX-License-Identifier: MIT
// From the nodes of a page to selectors, and from selectors back to nodes: a target is right or an orphan,
// never wrong.
#pragma once

#include "core/page/dom.h"
#include "core/truth/annotation/annotation.h"
#include "core/truth/annotation/selectors.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tagseam {

/// The selector that identified the node.
enum class AnchoredBy : std::uint8_t { XPath, Css, TextQuote, TextPosition, Range };

/// The reason why a target is an orphan.
enum class OrphanCause : std::uint8_t {
    None,            ///< it is anchored
    NothingThere,    ///< no selector selects anything
    OtherText,       ///< the selected nodes have another text than the quote
    OtherContext,    ///< the text exists, but with another context, and it is so short or so frequent that it
                     ///< may be another node's
    Ambiguous,       ///< several nodes are equally likely
    BadSelector,     ///< its only selector cannot be read; detail gives the fault
    SelectorsDiffer, ///< they select different nodes, none of which is confirmed by the others
    PartOfText,      ///< the selected text is only a part of a node's, which detail gives: no node is right
    CountsDiffer, ///< the position selects one place in code points and another one in UTF-16, and the quote
                  ///< is at both
};

struct AnchoredTarget {
    NodeId node = noNode; ///< noNode for an orphan
    AnchoredBy by = AnchoredBy::XPath;
    OrphanCause cause = OrphanCause::None;
    std::string detail;
    std::vector<NodeId> others{}; ///< nodes after `node` that the text of another tool's target fills too
};

struct AnchoredMark {
    std::vector<AnchoredTarget> targets; ///< as Mark::targets
    /// True if all of its targets are anchored, to different nodes none of which contains another.
    bool isComplete = false;
};

/// The nodes that each selector of a target selects by itself, in document order.
struct SelectedNodes {
    std::vector<NodeId> xpath;
    std::vector<NodeId> css;
    std::vector<NodeId> quote; ///< nodes with that name, text and context; of ElementSelector if there is no
                               ///< TextQuoteSelector
    std::vector<NodeId> position; ///< nodes with exactly that span
    std::vector<NodeId> range;    ///< nodes with exactly that text
    std::string xpathProblem;     ///< reason why it cannot be evaluated; empty if it can
    std::string cssProblem;
};

/// Returns the SHA-256 of a tree: kinds, names, attributes and texts of all nodes. Equal digests, equal
/// pages.
std::string treeDigest(const Document& document);

/// Returns selectors for the subtree of `node`, which is not the document node: quote and position as of
/// DomText, unless it has no text, and evidence. Evidence::folded is truncated to exactLetters;
/// Evidence::wholeText is then known. Its prefix and suffix have 32 code points, or 64, 128 or 256, the first
/// number at which no other place with this name and text has the same; less at the ends of the page. The
/// prepared page is for many nodes; from the document itself each call costs O(nodes log nodes).
Target targetOf(const PageSelectors& page, NodeId node);
Target targetOf(const Document& document, NodeId node);

/// Returns the nodes that the selectors select, without judging them.
SelectedNodes selectNodes(const PageSelectors& page, const Target& target);

/// Anchors the marks of `annotation` on `document`, in their order. Right or an orphan, never wrong:
///
/// 1. The page is the same if its treeDigest() is, or if `sha256` (of the bytes that the caller parsed; empty
///    if unknown) and the number of nodes are. Then an XPath that selects one node is accepted.
/// 2. A target that has neither quote nor evidence, as imports have, is accepted if its XPath selects one
///    node, and its CSS, if it has any, that node or none; without XPath, or if that selects none, so is the
///    CSS, then the range, then the position.
/// 3. Otherwise the candidates are the nodes of the target's name that have its text, ignoring white space;
///    for a target without text (an image), the nodes with its start tag. None: OtherText or NothingThere.
///    Their place must be sure:
///    - one has the target's context before and after it, and no other has one half of it, neither now nor
///      before (Evidence::rivals): otherwise siblings that were swapped, copied or deleted could pass for
///      each other;
///    - or none has, but it is the only one now as before, its text stands nowhere else, the XPath selects
///      nothing around it, and the text is of 24 letters or more (or, without text, it has an id, href, src
///      or alt): one as short as "1." may have been written anew elsewhere.
///    At that place the node must be sure:
///    - it is the only one of its name, now as before;
///    - or there are as many, one in the other, as before, and its number counts, unless another has the
///      start tag that it had;
///    - or it was the only one, and is the only one with that start tag, which has attributes.
///    Otherwise: Ambiguous or OtherContext.
/// 4. A quote without evidence, as other tools write it, is searched for in DomText, and if it occurs
///    nowhere, as in 3, without white space, among the texts of nodes. It is enough that one place alone has
///    the text and the given context, or that range, XPath or CSS select it, or else the position. A position
///    counts code points; programs in JavaScript count UTF-16, which is taken if only that selects such a
///    place. If XPath or CSS are given and do not select it, the text must have 24 letters, or the context
///    was given.
/// 5. A place of DomText, of a quote, range or position, is anchored to the outermost nodes whose text lies
///    in it and that fill it, ignoring white space. For one node these are several, one in the other: the one
///    that XPath or CSS select, or where the range starts, else the innermost element. A text of which only a
///    part is selected is PartOfText: marks are on nodes, and the node says more than the selection.
///
/// AnchoredBy is the first of XPath, CSS, quote and position that selects that node, and no other.
///
/// XPath and CSS are paths as of parseXPathSteps() and parseCssSteps(), and follow ChildIndex::follow() about
/// tbody. Other XPath is BadSelector; other CSS is evaluated, the first 100 times, as by
/// ::selectNodes(document, css).
///
/// Cost: O(nodes log nodes) for the page, then for each target its steps and the nodes with its text.
std::vector<AnchoredMark> anchor(const Document& document, const Annotation& annotation,
                                 std::string_view sha256 = {});
std::vector<AnchoredMark> anchor(const PageSelectors& page, const Annotation& annotation,
                                 std::string_view sha256 = {});

/// Returns the whole marks in the form that scores need.
std::vector<Labelled> labelledNodes(const Annotation& annotation, std::span<const AnchoredMark> anchored);

} // namespace tagseam
