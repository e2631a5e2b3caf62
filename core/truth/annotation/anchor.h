// SPDX-License-Identifier: MIT
// From the nodes of a page to selectors, and from selectors back to nodes: right or an orphan, never wrong.
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

/// Which selector held.
enum class AnchoredBy : std::uint8_t { XPath, Css, TextQuote, TextPosition };

/// Why a target is an orphan.
enum class OrphanCause : std::uint8_t {
    None,            ///< it is anchored
    NothingThere,    ///< no selector selects anything
    OtherText,       ///< what they select holds another text than the quote
    OtherContext,    ///< such a text is there, but among others, and so short or so frequent that it may be
                     ///< another node's
    Ambiguous,       ///< several nodes are as likely
    BadSelector,     ///< its only selector cannot be read; detail says what is wrong
    SelectorsDiffer, ///< they select different nodes, none of which is confirmed by the others
};

struct AnchoredTarget {
    NodeId node = noNode; ///< noNode for an orphan
    AnchoredBy by = AnchoredBy::XPath;
    OrphanCause cause = OrphanCause::None;
    std::string detail;
};

struct AnchoredMark {
    std::vector<AnchoredTarget> targets; ///< as Mark::targets
    /// All of its targets are anchored, to different nodes none of which holds another.
    bool isWhole = false;
};

/// What each selector of a target selects by itself, in document order.
struct SelectedNodes {
    std::vector<NodeId> xpath;
    std::vector<NodeId> css;
    std::vector<NodeId> quote;    ///< nodes of that name, text and context, or of that start tag
    std::vector<NodeId> position; ///< nodes that hold just that span
    std::string xpathProblem;     ///< why it cannot be followed; empty if it can
    std::string cssProblem;
};

/// SHA-256 of a tree: kinds, names, attributes and texts of all nodes. Equal digests, equal pages.
std::string treeDigest(const Document& document);

/// Selectors for the subtree of `node`, which is not the document node. The quote is cut after exactLetters;
/// Evidence::wholeText is known then. Prefix and suffix have 32 code points, or 64, 128 or 256, the first at
/// which no other place with this name and text has the same; less at the ends of the page. The page prepared
/// is for many nodes; from the document itself it costs O(nodes log nodes) each time.
Target targetOf(const PageSelectors& page, NodeId node);
Target targetOf(const Document& document, NodeId node);

/// What the selectors select, whether or not it is to be believed.
SelectedNodes selectNodes(const PageSelectors& page, const Target& target);

/// The marks of `annotation` on `document`, in their order. Right or an orphan, never wrong:
///
/// 1. The page is the same if its treeDigest() is, or if `sha256` (of the bytes that the caller parsed; empty
///    if unknown) and the number of nodes are. Then an XPath that selects one node is believed.
/// 2. A target that has neither quote nor evidence, as imports have, is believed if its XPath selects one
/// node,
///    and its CSS, if it has any, that node or none; without XPath, or if that selects none, so is the CSS,
///    then the position.
/// 3. Else the candidates are the nodes of the target's name that hold its text, white space aside; of one
///    without text (an image), those with its start tag. None: OtherText or NothingThere.
///    Their place must be sure:
///    - one has the target's context before and behind, and no other has one half of it, neither now nor then
///      (Evidence::rivals): else siblings that were swapped, copied or deleted could pass for each other;
///    - or none has, but it is the only one now as then, its text stands nowhere else, the XPath selects
///    nothing around it,
///      and the text is of 24 letters or more (or, without
///      text, it has an id, href, src or alt): one as short as "1." may have been written anew elsewhere.
///    At that place the node must be sure:
///    - it is the only one of its name, now as then;
///    - or there are as many, one in the other, as there were, and its number counts, unless another has the
///      start tag that it had;
///    - or it was the only one, and is the only one with that start tag, which has attributes.
///    Else: Ambiguous or OtherContext. Of a quote without evidence, as other tools write it, it is enough
///    that one place alone holds the text and the given context, and that XPath or CSS select it, or the text
///    has 24 letters or the context was given.
///
/// What held is the first of XPath, CSS, quote and position that selects that node, and no other.
///
/// XPath and CSS are paths as of parseXPathSteps() and parseCssSteps(), and follow ChildIndex::follow() about
/// tbody. Other XPath is BadSelector; other CSS is asked, the first 100 times, as ::selectNodes(document,
/// css) would be.
///
/// Cost: O(nodes log nodes) for the page, then for each target its steps and the nodes with its text.
std::vector<AnchoredMark> anchor(const Document& document, const Annotation& annotation,
                                 std::string_view sha256 = {});
std::vector<AnchoredMark> anchor(const PageSelectors& page, const Annotation& annotation,
                                 std::string_view sha256 = {});

/// The marks that are whole, as scores want them.
std::vector<Labelled> labelledNodes(const Annotation& annotation, std::span<const AnchoredMark> anchored);

} // namespace tagseam
