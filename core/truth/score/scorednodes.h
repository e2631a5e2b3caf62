// SPDX-License-Identifier: MIT
// What scores count: the nodes of a page, and the characters of their texts.
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
/// scored, so that the figures of all methods have the same base: the body and the elements and texts below
/// it, but for blank texts, comments, and all within script and noscript. Style elements within body count.
struct ScoredNodes {
    std::vector<NodeId> nodes; ///< in document order
    /// By index into `nodes`: code points of a text with its white space folded (each run of ASCII white
    /// space one space, none at the ends; XPath's normalize-space()); 0 for an element.
    std::vector<std::uint32_t> characters;
    std::uint32_t outsideBody = 0; ///< nodes that the papers' counts cover and no method removes: html
};

/// O(nodes + bytes).
ScoredNodes scoredNodes(const Document& document);

/// Index of the first scored node from `node` on; the number of them when there is none. O(log n).
std::uint32_t scoredIndex(const ScoredNodes& scored, NodeId node);

/// Half-open indices into ScoredNodes::nodes.
struct ScoredRange {
    std::uint32_t begin = 0;
    std::uint32_t end = 0;
    friend bool operator==(ScoredRange, ScoredRange) = default;
};

/// The scored nodes of the subtrees of `roots`, as few ranges as can be, ascending and apart; roots may hold
/// one another. Equal ranges, equal nodes. O(roots * log n).
std::vector<ScoredRange> scoredRanges(const Document& document, const ScoredNodes& scored,
                                      std::span<const NodeId> roots);

/// One bit per node of the page: the subtrees of all marks with this label. O(nodes + roots).
KeepMask labelledMask(const Document& document, std::span<const Labelled> truth, std::string_view label);

/// The truth of the content: the union of what is labelled main, or of the records when nothing is. All
/// false when there is neither. O(nodes + roots).
KeepMask contentMask(const Document& document, std::span<const Labelled> truth);

/// The union of the labels of which isNoise() is true, without the content: who labels a sidebar within the
/// main content says so by two marks, and the content wins. O(nodes + roots).
KeepMask noiseMask(const Document& document, std::span<const Labelled> truth);

} // namespace tagseam
