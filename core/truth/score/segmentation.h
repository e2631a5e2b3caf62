// SPDX-License-Identifier: MIT
// Segmentations of a page, and the similarity of two segmentations: B-cubed.
#pragma once

#include "core/truth/annotation/annotation.h"
#include "core/truth/score/scorednodes.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace tagseam {

/// The segment of each node, any number, indexed like ScoredNodes::nodes. Each node is in one.
using Segmentation = std::vector<std::uint32_t>;

/// Says what makes a segment.
enum class SegmentBy : std::uint8_t {
    Mark, ///< each mark is a segment: two records are two segments
    Label ///< all marks with the same label are one segment: the records together
};

/// Returns the segmentation of the marks. A node belongs to the innermost mark that contains it: the one
/// whose root lies deepest, among marks on one root the one with the fewest nodes, of equal ones the last.
/// Nodes in no mark are a further segment, number 0; the others are numbered from 1, in the order of `marks`.
/// O(nodes + roots * log roots).
Segmentation segmentationOf(const Document& document, const ScoredNodes& scored,
                            std::span<const Labelled> marks, SegmentBy by);

/// Returns for each scored node the index of the innermost mark in `marks`, or noMark.
inline constexpr std::uint32_t noMark = 0xffffffffU;
std::vector<std::uint32_t> innermostMarks(const Document& document, const ScoredNodes& scored,
                                          std::span<const Labelled> marks);

/// The B-cubed measures, each above 0 and at most 1.
struct BCubed {
    double precision = 0; ///< extent to which items in one segment are together in the ground truth
    double recall = 0;    ///< extent to which items together in the ground truth are in one segment
    double f1 = 0;        ///< their harmonic mean
};

/// Returns B-cubed precision and recall (Bagga and Baldwin 1998; Amigó, Gonzalo, Artiles, Verdejo, "A
/// comparison of extrinsic clustering evaluation metrics based on formal constraints", Information Retrieval
/// 12, 2009, section 3.4): for an item, the share of the items in its segment that are also in its true
/// segment, including itself; and the reverse; averaged over all items. Swapping the two segmentations of a
/// page swaps precision and recall. As each node is in one segment, this is the plain measure, not the
/// extended one for overlapping clusters. The items are the scored nodes. Nothing when there are none.
/// O(nodes log nodes).
std::optional<BCubed> bCubedOfNodes(const Segmentation& segmentation, const Segmentation& truth);

/// Returns B-cubed with the characters of the texts as items: each text node counts as that many items of its
/// segment. Nothing when the page has no text.
std::optional<BCubed> bCubedOfCharacters(const ScoredNodes& scored, const Segmentation& segmentation,
                                         const Segmentation& truth);

} // namespace tagseam
