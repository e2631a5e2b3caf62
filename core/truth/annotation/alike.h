// SPDX-License-Identifier: MIT
// What is built like a marked record: the others of its kind, to be proposed.
#pragma once

#include "core/page/dom.h"

#include <cstddef>
#include <vector>

namespace tagseam {

/// Two subtrees are alike when the edit distance of their tag strings is at most this share of the longer
/// one: the threshold of normalised edit distance that finds data records (Liu, Grossman and Zhai 2003).
inline constexpr double alikeDistance = 0.3;
/// Names of a tag string, which are those of the elements of a subtree in document order, that are compared.
inline constexpr std::size_t tagStringLength = 200;

/// Proposals for more marks like one on `nodes`, each a run of as many siblings, in document order, none of
/// them overlapping another or `nodes`; when `nodes` have visibleContent(), only runs that have it, too.
///
/// Of one node, an element or text that is not blank:
/// - its siblings with the same tag path (name and class), and those with a subtree of two elements or more
///   that is alike, whatever their class;
/// - everywhere else, nodes with the same tag path whose subtree is alike.
/// Of a run of several neighbouring siblings (blank texts and comments aside): under the same parent, before
/// it and behind it, runs as long whose members are so, one by one. Nothing of nodes that are no such run.
///
/// O(nodes + different tag strings * tagStringLength^2).
std::vector<std::vector<NodeId>> alikeTo(const Document& document, const std::vector<NodeId>& nodes);

} // namespace tagseam
