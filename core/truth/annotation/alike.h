// SPDX-License-Identifier: MIT
// Finds subtrees that are similar to a marked record, to be proposed as marks.
#pragma once

#include "core/page/dom.h"

#include <cstddef>
#include <vector>

namespace tagseam {

/// The highest share of the longer tag string that the edit distance of two similar subtrees may have: the
/// threshold of normalised edit distance that finds data records (Liu, Grossman and Zhai 2003).
inline constexpr double alikeDistance = 0.3;
/// The number of names of a tag string that are compared. A tag string has the names of the elements of a
/// subtree in document order.
inline constexpr std::size_t tagStringLength = 200;

/// Returns proposals for more marks like one on `nodes`, each a run of as many siblings, in document order,
/// none of them overlapping another or `nodes`; when `nodes` have visibleContent(), only runs that have it,
/// too.
///
/// For one node, an element or text that is not blank:
/// - its siblings with the same tag path (name and class), and siblings with a similar subtree of two
///   elements or more, whatever their class;
/// - everywhere else, nodes with the same tag path whose subtree is similar.
/// For a run of several neighbouring siblings (ignoring blank texts and comments): under the same parent,
/// before it and after it, runs of the same length whose members are similar, one by one. Nothing for nodes
/// that are not such a run.
///
/// O(nodes + different tag strings * tagStringLength^2).
std::vector<std::vector<NodeId>> alikeTo(const Document& document, const std::vector<NodeId>& nodes);

} // namespace tagseam
