// SPDX-License-Identifier: MIT
// What the author of a page could change about its template, to see whether it keeps or drops a node.
#pragma once

#include "core/tps/tagpath.h"

#include <vector>

namespace tagseam {

/// The class of these edits: one that no page has.
inline constexpr const char* ownClass = "tagseam-own";

/// A class of its own for one element, which sets apart the tag paths of all that is in it: for the node and
/// each of its ancestors below the body, from the node up; for the nearest `most` at most. None where the
/// label attributes have no classes.
std::vector<TagPathEdit> ownClasses(const Document& document, const TagPathOptions& options, NodeId node,
                                    std::size_t most);

/// The same class for all elements in one, which makes their tag paths alike: for the node and its ancestors,
/// as ownClasses(), those without an element in them excluded. O(most * nodes).
std::vector<TagPathEdit> oneClasses(const Document& document, const TagPathOptions& options, NodeId node,
                                    std::size_t most);

/// The subtrees that may be taken away to change the status of `node`: of elements with a position that are
/// not around it, nor in it. Those beside the node first, then those beside its parent and so on, then what
/// is in these; each in document order. O(nodes + most * depth).
std::vector<TagPathEdit> otherSubtrees(const Document& document, const TagPathSequence& sequence, NodeId node,
                                       std::size_t most);

} // namespace tagseam
