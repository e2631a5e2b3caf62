// SPDX-License-Identifier: MIT
// Lists changes that the author of a page could make to its template, to test if they keep or prune nodes.
#pragma once

#include "core/page/pageedits.h"
#include "core/tps/prune.h"
#include "core/tps/searchregion.h"
#include "core/tps/tagpath.h"

#include <cstddef>
#include <string>
#include <vector>

namespace tagseam {

/// The class of these edits: no page has it.
inline constexpr const char* ownClass = "tagseam-own";

/// Returns elements whose classes may decide about the nodes, the likeliest first: the element of the nodes
/// and all around it below the body; the two elements at the split that pruned most of the nodes; the largest
/// subtrees of the main region; the elements around these; the largest siblings of the first ones; and all
/// others in document order. Each once, at most `most`. O(nodes).
std::vector<NodeId> elementsThatMatter(const Document& document, const TagPathSequence& sequence,
                                       const SearchTrace& trace, NodeRun nodes, std::size_t most);

/// Returns edits that may keep or prune the nodes, the likeliest first: elements around them are unwrapped;
/// they are moved, unless they begin with a text, to the largest subtrees of the main region and to both ends
/// of the body; and, if `isTagged`, elements that matter get another tag or a wrapper. O(nodes).
std::vector<PageEdit> otherShapes(const Document& document, const TagPathSequence& sequence,
                                  const SearchTrace& trace, NodeRun nodes, bool isTagged);

/// True if classes belong to the labels of tag paths.
bool hasClasses(const TagPathOptions& options);

/// Returns the edit that gives each of the elements one more class, which no other element has.
TagPathEdit withOwnClass(const Document& document, std::vector<NodeId> elements);

/// Returns the classes that all elements share but for digits, if each has at most one other; or ownClass.
std::string sharedClass(const Document& document, const std::vector<NodeId>& elements);

/// Returns edits that give siblings the class that they share, instead of classes that differ in digits, or
/// in one name at most: `card` for `card-101` and `card-102`, `item` for `item first` and `item`; where they
/// share none, a class of their own. For the siblings of one tag, three at least, of the node and of the
/// elements around it, from the node up; for the nearest `most` at most. O(siblings and their classes).
std::vector<TagPathEdit> commonClasses(const Document& document, NodeId node, std::size_t most);

/// Returns edits that give all elements in one element the same class, which makes their tag paths equal: for
/// the node and the elements around it, from the node up, except those without an element in them; for the
/// nearest `most` at most. O(most * nodes).
std::vector<TagPathEdit> oneClasses(const Document& document, NodeId node, std::size_t most);

/// Returns edits that remove a subtree to change the status of `node`: elements with a position that do not
/// contain the node and are not in it. Siblings of the node first, then siblings of its parent and so on,
/// then their descendants; each in document order. O(nodes + most * depth).
std::vector<TagPathEdit> otherSubtrees(const Document& document, const TagPathSequence& sequence, NodeId node,
                                       std::size_t most);

} // namespace tagseam
