// SPDX-License-Identifier: MIT
// A page cut into segments, and how alike two ways to cut it are: B-cubed.
#pragma once

#include "core/truth/annotation/annotation.h"
#include "core/truth/score/scorednodes.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace tagseam {

/// By index into ScoredNodes::nodes: the segment of the node, any number. Each node is in one.
using Segmentation = std::vector<std::uint32_t>;

/// What a segment is.
enum class SegmentBy : std::uint8_t {
    Mark, ///< each mark is one: two records are two segments
    Label ///< all that has the same label is one: the records together
};

/// A node belongs to the innermost mark that holds it: of those, the one whose root lies deepest, and of
/// several on one root the one of fewest nodes, of equal ones the last. What no mark holds is one segment
/// more, number 0; the others are numbered from 1, in the order of `marks`. O(nodes + roots * log roots).
Segmentation segmentationOf(const Document& document, const ScoredNodes& scored,
                            std::span<const Labelled> marks, SegmentBy by);

/// By index into ScoredNodes::nodes: the index of the innermost mark in `marks`, or noMark.
inline constexpr std::uint32_t noMark = 0xffffffffU;
std::vector<std::uint32_t> innermostMarks(const Document& document, const ScoredNodes& scored,
                                          std::span<const Labelled> marks);

/// Each 0 to 1, above 0.
struct BCubed {
    double precision = 0; ///< how far what is together in the one is together in the truth
    double recall = 0;    ///< how far what is together in the truth is together in the one
    double f1 = 0;        ///< their harmonic mean
};

/// B-cubed precision and recall (Bagga and Baldwin 1998; Amigó, Gonzalo, Artiles, Verdejo, "A comparison of
/// extrinsic clustering evaluation metrics based on formal constraints", Information Retrieval 12, 2009,
/// section 3.4): of an item, the share of the items in its segment that are also in its true segment, itself
/// included; and the other way round; averaged over all items. Two segmentations of one page differ by the
/// swap of precision and recall only. As each node is in one segment, this is the plain measure, not the
/// extended one for overlapping clusters.
/// The items are the scored nodes. Nothing when there are none. O(nodes log nodes).
std::optional<BCubed> bCubedOfNodes(const Segmentation& segmentation, const Segmentation& truth);

/// The same with the characters of the texts as items: each text node counts as that many items of its
/// segment. Nothing when the page has no text.
std::optional<BCubed> bCubedOfCharacters(const ScoredNodes& scored, const Segmentation& segmentation,
                                         const Segmentation& truth);

} // namespace tagseam
