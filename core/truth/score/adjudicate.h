// SPDX-License-Identifier: MIT
// Finds the questions that remain when annotators do not agree, and makes the annotation from the decisions.
#pragma once

#include "core/truth/annotation/selectors.h"
#include "core/truth/score/interannotator.h"

#include <cstddef>
#include <span>
#include <string>
#include <vector>

namespace tagseam {

/// Open marks that exclude one another, or may: a decision for one annotator decides all of them. Indices
/// into Merged::open, ascending; at least one.
using OpenQuestion = std::vector<std::size_t>;

/// Groups open marks into questions. Marks are in one question when they have the same label and share a node
/// (one's list is another's list with its frame), or stand on the same nodes (one's record is another's
/// sidebar), or are linked so through others. In the order of the first mark of each. O(marks * log marks)
/// with their ranges.
std::vector<OpenQuestion> openQuestions(const Document& document, const ScoredNodes& scored,
                                        std::span<const OpenMark> open);

/// Returns a new annotation of the page: one mark for each, in their order, with selectors of this page. `of`
/// names the tree and bytes. O(marks * log nodes).
Annotation annotationOf(const PageSelectors& page, const AnnotatedPage& of, std::string annotator,
                        std::span<const Labelled> marks);

} // namespace tagseam
