// SPDX-License-Identifier: MIT
// An annotation together with where its marks are on one page, and the changes that a person makes to both.
#pragma once

#include "core/truth/annotation/anchor.h"
#include "core/truth/annotation/annotation.h"

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tagseam {

/// `anchored` has one entry for each of `annotation.marks`.
struct Markings {
    Annotation annotation;
    std::vector<AnchoredMark> anchored;
};

/// `annotation` on the page; `sha256`: of its bytes, see anchor().
Markings markingsOf(const PageSelectors& page, Annotation annotation, std::string_view sha256 = {});

/// The nodes of a mark that are on the page, in document order; all of them when it is whole.
std::vector<NodeId> nodesOf(const Markings& markings, std::size_t mark);

/// Indices of the whole marks one of whose subtrees holds the node, the innermost first; of several on the
/// same nodes the last made first. O(targets).
std::vector<std::size_t> marksAt(const Document& document, const Markings& markings, NodeId node);

/// The whole mark on just these subtrees; nothing if there is none. `nodes` as for setLabel().
std::optional<std::size_t> markOn(const Markings& markings, const std::vector<NodeId>& nodes);

/// The whole marks by their nodes; of several on the same ones the last made. O(targets * log marks).
std::map<std::vector<NodeId>, std::size_t> marksByNodes(const Markings& markings);

/// What setLabel() did.
enum class Labelling : std::uint8_t { Added, Changed, Removed };

/// Puts a label on these subtrees. A mark on just the same subtrees gets it; if it has it, it goes. `page` is
/// the one that is annotated: rebase() comes first. `nodes`: not empty, none of them the document node; those
/// within others count as the outermost.
Labelling setLabel(Markings& markings, const PageSelectors& page, std::vector<NodeId> nodes,
                   std::string_view label);

/// Puts a label on each of `groups`, as setLabel() does on one, but what has the label keeps it.
/// O(targets * log marks) and the cost of targetOf() for each new one.
void labelEach(Markings& markings, const PageSelectors& page, const std::vector<std::vector<NodeId>>& groups,
               std::string_view label);

/// The mark and where it is; it need not be whole.
void removeMark(Markings& markings, std::size_t mark);

/// Puts a mark that is an orphan, or is in part, on these subtrees, by the word of a person.
void placeMark(Markings& markings, const PageSelectors& page, std::size_t mark, std::vector<NodeId> nodes);

/// Makes the page of `markings` the one that is annotated: what is anchored gets new selectors, of this page.
/// When not all is anchored the page is said to be unknown (no digest, no SHA-256, no node count), so that
/// what is an orphan now is asked for its evidence ever after, and not believed by its path alone. Nothing
/// changes if it is that page already. `page` says which tree and bytes it is.
void rebase(Markings& markings, const PageSelectors& page, const AnnotatedPage& of);

} // namespace tagseam
