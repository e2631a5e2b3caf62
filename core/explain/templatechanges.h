// SPDX-License-Identifier: MIT
// Lists changes that the author of a page could make to its template, to test if they keep or prune a node.
#pragma once

#include "core/tps/tagpath.h"

#include <vector>

namespace tagseam {

/// The class of these edits: no page has it.
inline constexpr const char* ownClass = "tagseam-own";

/// Returns edits that give one element a class of its own, which makes the tag paths of its descendants
/// distinct: for the node and each of its ancestors below the body, from the node up; for the nearest `most`
/// at most. None when the label attributes exclude classes.
std::vector<TagPathEdit> ownClasses(const Document& document, const TagPathOptions& options, NodeId node,
                                    std::size_t most);

/// Returns edits that give all elements in one element the same class, which makes their tag paths equal: for
/// the node and its ancestors, as ownClasses(), except those without an element in them. O(most * nodes).
std::vector<TagPathEdit> oneClasses(const Document& document, const TagPathOptions& options, NodeId node,
                                    std::size_t most);

/// Returns edits that remove a subtree to change the status of `node`: elements with a position that do not
/// contain the node and are not in it. Siblings of the node first, then siblings of its parent and so on,
/// then their descendants; each in document order. O(nodes + most * depth).
std::vector<TagPathEdit> otherSubtrees(const Document& document, const TagPathSequence& sequence, NodeId node,
                                       std::size_t most);

} // namespace tagseam
