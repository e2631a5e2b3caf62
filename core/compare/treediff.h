// SPDX-License-Identifier: MIT
// Two trees of one page, from its bytes and from a browser: which nodes are in both, and why the others are
// not.
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
    Moved, ///< counterparts below parents that are no counterparts, or in another order below those that are
    Changed, ///< counterparts with other attributes or other text
};

/// The usual causes. What none explains is Other: never guessed. The rule for each is in treecauses.cpp.
enum class DifferenceCause : std::uint8_t {
    InsertedTbody,  ///< a tbody, colgroup or tr that HTML5 puts into a table and libxml2 does not
    ImpliedElement, ///< html, head or body that one parser adds or leaves out, or begins elsewhere
    Misnesting, ///< formatting elements split, doubled (adoption agency) or closed elsewhere; content that
                ///< HTML5 moves out of a table (foster parenting); p and br made of stray end tags; elements
                ///< that HTML5 leaves out where they may not stand
    NestedForm, ///< a form within a form, which HTML5 drops
    Noscript,   ///< in noscript: elements to one, text to the other
    ScriptMade, ///< in no way in the bytes: a script put it there, took it away, moved or changed it
    RawText,    ///< content of iframe, noembed, template, textarea and the like, read as text by one
    InnerTree,  ///< content of a frame or of a shadow root, captured with the rendered page
    Spelling,   ///< one name or character read two ways: "fb:like", of which libxml2 keeps "like", SVG's
                ///< "clipPath", "&#149;"
    WhiteSpace, ///< blank text, which the two keep at different places
    Comment,    ///< comments
    Other,
};
inline constexpr std::size_t differenceCauses = 12;

/// A subtree that only one tree has, or that hangs elsewhere. Nodes within it that have their own counterpart
/// are no part of it: `nodes` counts those without. Where a subtree has several causes, each is a difference.
struct Difference {
    DifferenceKind kind = DifferenceKind::Moved;
    DifferenceCause cause = DifferenceCause::Other;
    NodeId source = noNode;   ///< its root, or noNode
    NodeId rendered = noNode; ///< its root, or noNode; both for Moved and Changed
    std::uint32_t nodes = 1;  ///< 1 for Moved and Changed
    friend bool operator==(const Difference&, const Difference&) = default;
};

struct TreeDiff {
    std::vector<NodeId> renderedOf; ///< by source node: its counterpart, or noNode
    std::vector<NodeId> sourceOf;   ///< by rendered node
    std::vector<Difference>
        differences; ///< in document order of the rendered tree, those of the source between
    std::array<std::uint32_t, differenceCauses> nodesByCause{}; ///< sum of Difference::nodes
    std::uint32_t onlyInSource = 0;                             ///< nodes, elements and text and comments
    std::uint32_t onlyInRendered = 0;                           ///< nodes
    std::uint32_t moved = 0;   ///< subtrees; a wrapper that one tree lacks moves nothing
    std::uint32_t changed = 0; ///< nodes
    std::uint64_t work = 0;    ///< comparisons that finding counterparts took
    bool isStopped = false;    ///< the caller's stop token ended it early: some counterparts are missing
};

/// Both trees are of one page. Nodes are counterparts when they are of one kind and name, and content and
/// place speak for it; each node has at most one. Deterministic. `didScriptsRun`: whether scripts could have
/// changed the rendered tree; if not, no difference is laid to them.
/// Cost: O(n log n) for n nodes and O(bytes) for trees that are nearly alike, as real ones are; never over
/// about 1,000 comparisons a node and the sorting on top, however hostile: what is compared are numbers,
/// however many attributes there are and however long. Memory: about 200 bytes a node.
TreeDiff diffTrees(const Document& source, const Document& rendered, bool didScriptsRun = true,
                   const std::stop_token& stop = {});

/// By node: the nearest ancestor that has a counterpart; noNode for the document node. `counterparts` by
/// node.
std::vector<NodeId> anchorsOf(const Document& document, const std::vector<NodeId>& counterparts);

} // namespace tagseam
