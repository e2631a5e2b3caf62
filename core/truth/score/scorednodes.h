// SPDX-License-Identifier: MIT
// Finds the nodes of a page, and the characters of their texts, that scores count.
#pragma once

#include "core/page/dom.h"
#include "core/tps/prune.h"
#include "core/truth/annotation/annotation.h"

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace tagseam {

/// The nodes of the tag path sequence with the papers' options, whatever the options of the method that is
/// scored, so that the figures of all methods have the same base: the body and its descendant elements and
/// texts, except blank texts, comments, and all nodes within script and noscript. Style elements within body
/// count.
struct ScoredNodes {
    std::vector<NodeId> nodes; ///< in document order
    /// Indexed like `nodes`: code points of a text with its white space folded (each run of ASCII white space
    /// one space, none at the ends; XPath's normalize-space()); 0 for an element.
    std::vector<std::uint32_t> characters;
    std::uint32_t outsideBody = 0; ///< nodes that the papers' counts include and no method removes: html
};

/// Returns the scored nodes. O(nodes + bytes).
ScoredNodes scoredNodes(const Document& document);

/// Returns the index of the first scored node from `node` on; their number when there is none. O(log n).
std::uint32_t scoredIndex(const ScoredNodes& scored, NodeId node);

/// Half-open indices into ScoredNodes::nodes.
struct ScoredRange {
    std::uint32_t begin = 0;
    std::uint32_t end = 0;
    friend bool operator==(ScoredRange, ScoredRange) = default;
};

/// Returns the scored nodes of the subtrees of `roots`, as few ranges as possible, ascending and disjoint;
/// roots may contain one another. Equal ranges, equal nodes. O(roots * log n).
std::vector<ScoredRange> scoredRanges(const Document& document, const ScoredNodes& scored,
                                      std::span<const NodeId> roots);

/// Returns one bit per node of the page: the subtrees of all marks with this label. O(nodes + roots).
KeepMask labelledMask(const Document& document, std::span<const Labelled> truth, std::string_view label);

/// Returns the ground truth of the content: the union of the marks labelled main, or of the records when
/// there are none. All false when there is neither. O(nodes + roots).
KeepMask contentMask(const Document& document, std::span<const Labelled> truth);

/// Returns the union of the labels for which isNoise() is true, without the content: a sidebar within the
/// main content has two marks, and the content wins. O(nodes + roots).
KeepMask noiseMask(const Document& document, std::span<const Labelled> truth);

} // namespace tagseam
