// SPDX-License-Identifier: MIT
// Two trees of one page, from its bytes and from a browser: finds the nodes that are in both, and the causes
// of the other nodes.
#pragma once

#include "core/page/dom.h"

#include <array>
#include <cstdint>
#include <stop_token>
#include <vector>

namespace tagseam {

enum class DifferenceKind : std::uint8_t {
    OnlyInSource,
    OnlyInRendered,
    Moved,   ///< counterparts whose parents are not counterparts, or whose order below counterparts differs
    Changed, ///< counterparts with other attributes or other text
};

/// The usual causes. A difference that none explains is Other: never guessed. The rule for each is in
/// treecauses.cpp. A source tree that HTML5 prescribes has the causes Noscript, ScriptMade, InnerTree,
/// WhiteSpace, Comment and Other only; the others are differences of libxml2.
enum class DifferenceCause : std::uint8_t {
    InsertedTbody,  ///< a tbody, colgroup or tr that HTML5 puts into a table and libxml2 does not
    ImpliedElement, ///< html, head or body that one parser adds or omits, or begins elsewhere
    Misnesting, ///< formatting elements split, doubled (adoption agency) or closed elsewhere; content that
                ///< HTML5 moves out of a table (foster parenting); p and br made of stray end tags; elements
                ///< that HTML5 ignores where they may not stand
    NestedForm, ///< a form within a form, which HTML5 ignores
    Noscript,   ///< in noscript: elements for one parser, text for the other
    ScriptMade, ///< not in the bytes: a script added, removed, moved or changed it
    RawText,    ///< content of iframe, noembed, template, textarea and the like, read as text by one parser
    InnerTree,  ///< content of a frame or of a shadow root, captured with the rendered page
    Spelling,   ///< one name or character read in two ways: "fb:like", of which libxml2 keeps "like", SVG's
                ///< "clipPath", "&#149;"
    WhiteSpace, ///< blank text, which the two parsers keep at different places
    Comment,    ///< comments
    Other,
};
inline constexpr std::size_t differenceCauses = 12;

/// A subtree that only one tree has, or that moved. Nodes within it that have their own counterpart are
/// excluded: `nodes` counts the nodes without. When a subtree has several causes, each is a difference.
struct Difference {
    DifferenceKind kind = DifferenceKind::Moved;
    DifferenceCause cause = DifferenceCause::Other;
    NodeId source = noNode;   ///< its root, or noNode
    NodeId rendered = noNode; ///< its root, or noNode; both for Moved and Changed
    std::uint32_t nodes = 1;  ///< 1 for Moved and Changed
    friend bool operator==(const Difference&, const Difference&) = default;
};

struct TreeDiff {
    std::vector<NodeId> renderedOf; ///< indexed by source node: its counterpart, or noNode
    std::vector<NodeId> sourceOf;   ///< indexed by rendered node: its counterpart, or noNode
    std::vector<Difference>
        differences; ///< in document order of the rendered tree, with the source's differences between
    std::array<std::uint32_t, differenceCauses> nodesByCause{}; ///< sum of Difference::nodes
    std::uint32_t onlyInSource = 0;                             ///< nodes, elements and text and comments
    std::uint32_t onlyInRendered = 0;                           ///< nodes
    std::uint32_t moved = 0;   ///< subtrees; a wrapper that one tree lacks moves nothing
    std::uint32_t changed = 0; ///< nodes
    std::uint64_t work = 0;    ///< comparisons that finding counterparts took
    bool isStopped = false;    ///< the caller's stop token ended it early: some counterparts are missing
};

/// Finds the differences of two trees of one page. Nodes are counterparts when they have one kind and name,
/// and similar content and place; each node has at most one. Deterministic. `didScriptsRun`: true if scripts
/// could have changed the rendered tree; otherwise no difference is attributed to them. Cost: O(n log n) for
/// n nodes and O(bytes) for trees that are nearly equal, as real ones are; at most about 1,000 comparisons a
/// node plus the sorting, however hostile the input: numbers are compared, however many attributes there are
/// and however long. Memory: about 200 bytes a node.
TreeDiff diffTrees(const Document& source, const Document& rendered, bool didScriptsRun = true,
                   const std::stop_token& stop = {});

/// Returns for each node the nearest ancestor that has a counterpart; noNode for the document node.
/// `counterparts` are indexed by node.
std::vector<NodeId> anchorsOf(const Document& document, const std::vector<NodeId>& counterparts);

} // namespace tagseam
