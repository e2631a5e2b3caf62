// SPDX-License-Identifier: MIT
// An annotation together with the places of its marks on one page, and the user's changes to both.
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

/// An annotation with its anchored marks: `anchored` has one entry for each of `annotation.marks`.
struct Markings {
    Annotation annotation;
    std::vector<AnchoredMark> anchored;
};

/// Anchors `annotation` on the page; `sha256`: hash of its bytes, see anchor(). A target that selects several
/// nodes becomes one for each, and on the annotated page targets of files of the old dialect get quote and
/// position.
Markings markingsOf(const PageSelectors& page, Annotation annotation, std::string_view sha256 = {});

/// Returns the nodes of a mark that are on the page, in document order; all of them when it is whole.
std::vector<NodeId> nodesOf(const Markings& markings, std::size_t mark);

/// Returns the indices of the whole marks one of whose subtrees contains the node, the innermost first; among
/// marks on the same nodes the one made last. O(targets).
std::vector<std::size_t> marksAt(const Document& document, const Markings& markings, NodeId node);

/// Returns the whole mark on exactly these subtrees; nothing if there is none. `nodes` as for setLabel().
std::optional<std::size_t> markOn(const Markings& markings, const std::vector<NodeId>& nodes);

/// Returns the whole marks indexed by their nodes; among marks on the same nodes the one made last. O(targets
/// * log marks).
std::map<std::vector<NodeId>, std::size_t> marksByNodes(const Markings& markings);

/// The effect of setLabel().
enum class Labelling : std::uint8_t { Added, Changed, Removed };

/// Puts a label on these subtrees. A mark on exactly the same subtrees gets the label; if it already has it,
/// the mark is removed. `page` is the one that is annotated: call rebase() first. `nodes`: not empty, none of
/// them the document node; nodes within others are ignored.
Labelling setLabel(Markings& markings, const PageSelectors& page, std::vector<NodeId> nodes,
                   std::string_view label);

/// Puts a label on each of `groups`, as setLabel() does on one, but marks that already have the label keep
/// it. O(targets * log marks) and the cost of targetOf() for each new one.
void labelEach(Markings& markings, const PageSelectors& page, const std::vector<std::vector<NodeId>>& groups,
               std::string_view label);

/// Removes the mark and its place; it need not be whole.
void removeMark(Markings& markings, std::size_t mark);

/// Puts a mark that is an orphan, at least partly, on these subtrees, which the user chose.
void placeMark(Markings& markings, const PageSelectors& page, std::size_t mark, std::vector<NodeId> nodes);

/// Makes the page of `markings` the annotated one: anchored targets get new selectors, of this page. If some
/// are not anchored, the page is marked as unknown (no digest, no SHA-256, no node count), so that orphans
/// are always checked against their evidence, and not accepted by their path alone. Nothing changes if it is
/// that page already. `page` names the tree and bytes.
void rebase(Markings& markings, const PageSelectors& page, const AnnotatedPage& of);

} // namespace tagseam
