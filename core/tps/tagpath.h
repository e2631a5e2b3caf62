// SPDX-License-Identifier: MIT
// Document -> tag path sequence (Velloso and Dorneles 2013, Definitions 3.2 to 3.5 and Algorithm 2).
#pragma once

#include "core/page/dom.h"

#include <algorithm>
#include <compare>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace tagseam {

/// Tag path code, 0-based in order of first appearance. The papers, and all output for people, count from 1:
/// see code().
struct Symbol {
    std::uint32_t value = 0;
    friend auto operator<=>(Symbol, Symbol) = default;
    /// The papers' tagPathCode, from 1.
    std::uint32_t code() const { return value + 1; }
};

/// Index into a tag path sequence, 0-based in code and JSON, 1-based for people.
struct Position {
    std::uint32_t value = 0;
    friend auto operator<=>(Position, Position) = default;
};

inline constexpr Position noPosition{0xffffffffU};

/// Half-open range of positions of a tag path sequence (Definition 3.7).
struct Region {
    Position begin;
    Position end;
    std::uint32_t size() const { return end.value - begin.value; }
    bool contains(Position position) const { return begin <= position && position < end; }
    friend bool operator==(Region, Region) = default;
};

/// Returns the positions that are in both regions; an empty region within `a` when there are none.
constexpr Region intersection(Region a, Region b)
{
    const Position begin = std::clamp(b.begin, a.begin, a.end);
    return {begin, std::clamp(b.end, begin, a.end)};
}

enum class NodeKinds : std::uint8_t { Elements, ElementsAndText };

/// Says which style attributes of a node belong to its label ("two tag paths are equal only if their paths
/// and style definitions are equal", Definition 3.3).
enum class LabelAttributes : std::uint8_t {
    None,          ///< the tag alone
    Class,         ///< tag, class
    ClassAndStyle, ///< tag, class, style attribute: the published tables
    Presentation,  ///< these and HTML 4's presentational attributes except lengths
    Computed,      ///< tag and Document::computedStyle(): the looks of regions, whatever their cause
};

/// *What if*: the sequence of a page that differs a little from the present one. The page itself does not
/// change.
struct TagPathEdit {
    enum class Kind : std::uint8_t {
        OtherClass,  ///< as if the nodes' class attribute were `classes`; no effect when classes are in no
                     ///< label
        SubtreeGone, ///< as if the nodes and their descendants did not exist; the body always exists
        Ignored,     ///< as if the nodes stood at no position; they stay in the tag paths of their
                     ///< descendants
    };
    Kind kind = Kind::OtherClass;
    std::vector<NodeId> nodes; ///< ascending; the same in every sequence of the page, unlike symbols
    std::string classes;       ///< for OtherClass
    friend bool operator==(const TagPathEdit&, const TagPathEdit&) = default;
};

struct TagPathOptions {
    NodeKinds nodes = NodeKinds::ElementsAndText;
    LabelAttributes style = LabelAttributes::ClassAndStyle;
    std::vector<std::string> exclude{"script", "noscript"}; ///< tag names whose subtrees are excluded
    /// Applied together; later edits override earlier ones. A symbol that no position has any more keeps its
    /// code.
    std::vector<TagPathEdit> edits{}; // NOLINT(readability-redundant-member-init): else lists must name it
    friend bool operator==(const TagPathOptions&, const TagPathOptions&) = default;
};

/// A tag path as its parent's path plus one label: memory stays linear on deep pages.
struct TagPath {
    static constexpr std::uint32_t root = 0xffffffffU;
    std::uint32_t parent = root; ///< symbol value of the parent's path; root for the body's own
    std::uint32_t label = 0;     ///< index into TagPathSequence::labels
};

struct TagPathSequence {
    std::vector<Symbol> symbols; ///< indexed by position
    std::vector<NodeId> nodes;   ///< indexed by position
    std::vector<TagPath> paths;  ///< for each symbol: a trie
    std::vector<std::string>
        labels; ///< `div.results`, `p[style="color: red"]`, `#text`: each distinct label once
    std::vector<Position> positions; ///< for each NodeId; noPosition for nodes outside the sequence
    /// LabelAttributes::Computed was requested for a page without computed styles: labels are the tags alone.
    bool isStyleMissing = false;
    /// Nodes of the same kinds outside body and head: `html`, and nodes that a parser places beside the body.
    /// The papers' node counts include them, pruning never removes them.
    std::uint32_t outsideBody = 0;

    std::uint32_t size() const { return static_cast<std::uint32_t>(symbols.size()); }
    std::uint32_t alphabetSize() const { return static_cast<std::uint32_t>(paths.size()); }
    Position positionOf(NodeId node) const
    {
        return node.value < positions.size() ? positions[node.value] : noPosition;
    }
    const std::string& label(Symbol symbol) const { return labels[paths[symbol.value].label]; }
};

/// Runs Algorithm 2 over the body subtree in pre-order; empty for a page without body. Blank text, comments
/// and the subtrees of `exclude` are excluded. With the default options size() + outsideBody (1 on all but
/// broken pages, for `html`) is the node count that the papers publish. O(nodes + bytes of names and
/// attributes) time, O(nodes + bytes of the labels) memory, whatever the depth.
TagPathSequence convertTreeToSequence(const Document& document, const TagPathOptions& options = {});

/// Returns the whole path, labels joined by "/", from the body down: "body/table/tr/td". Cost: its length.
std::string tagPathText(const TagPathSequence& sequence, Symbol symbol);

/// Returns the frequency of each symbol (Definition 3.5) in a region of the sequence.
std::vector<std::uint32_t> symbolCounts(const TagPathSequence& sequence, Region region);

} // namespace tagseam
