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

enum class DifferenceKind : std::uint8_t { OnlyInSource, OnlyInRendered, Moved };

/// The usual causes. What none explains is Other: never guessed.
enum class DifferenceCause : std::uint8_t {
    InsertedTbody,  ///< a tbody, colgroup or tr that HTML5 puts into a table and libxml2 does not
    ImpliedElement, ///< html, head or body that one parser adds or leaves out
    Misnesting, ///< formatting elements split, doubled (adoption agency) or closed elsewhere; content that
                ///< HTML5 moves out of a table (foster parenting); p and br made of stray end tags
    NestedForm, ///< a form within a form, which HTML5 drops
    Noscript,   ///< in noscript: elements to one, text to the other
    ScriptMade, ///< in no way in the bytes: a script put it there, or took it away
    RawText,    ///< content of iframe, noembed, template, textarea and the like, read as text by one
    WhiteSpace, ///< blank text, which the two keep at different places
    Comment,    ///< comments and processing instructions
    Other,
};
inline constexpr std::size_t differenceCauses = 10;

/// A subtree that only one tree has, or that hangs elsewhere. Nodes within it that have their own counterpart
/// are no part of it: `nodes` counts those without.
struct Difference {
    DifferenceKind kind;
    DifferenceCause cause;
    NodeId source;   ///< its root, or noNode
    NodeId rendered; ///< its root, or noNode; both for Moved
    std::uint32_t nodes = 0;
};

struct TreeDiff {
    std::vector<NodeId> renderedOf; ///< by source node: its counterpart, or noNode
    std::vector<NodeId> sourceOf;   ///< by rendered node
    std::vector<Difference>
        differences; ///< in document order of the rendered tree, those of the source between
    std::array<std::uint32_t, differenceCauses> nodesByCause{};
    std::uint32_t onlyInSource = 0;   ///< nodes, elements and text and comments
    std::uint32_t onlyInRendered = 0; ///< nodes
    std::uint32_t moved = 0;          ///< nodes whose parents are no counterparts: subtrees' roots alone
    bool isStopped = false;
};

/// Both trees are of one page. Nodes are counterparts when they are of one kind and name, and content and
/// place speak for it; each node has at most one. Deterministic. Never quadratic in the page: O(n log n) for
/// trees that are nearly alike, as real ones are, and bounded work for those that are not.
TreeDiff diffTrees(const Document& source, const Document& rendered, const std::stop_token& stop = {});

} // namespace tagseam
