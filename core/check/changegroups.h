// SPDX-License-Identifier: MIT
// The changed subtrees of two versions of a page as a person reads them: alike ones in one row.
#pragma once

#include "core/check/pagediff.h"
#include "core/page/dom.h"

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace tagseam {

/// Subtrees that changed in the same way and have the same name.
struct ChangeGroup {
    StatusChange change = StatusChange::Pruned;
    bool isKept = false;                 ///< as ChangedSubtree::isKept
    std::string label;                   ///< the name of each
    std::uint32_t nodes = 0;             ///< scored nodes of all
    std::vector<std::uint32_t> subtrees; ///< indices into PageDiff::subtrees, ascending; at least one
};

/// Groups PageDiff::subtrees by change, status and label, the groups with most nodes first. `labelOf` names a
/// node of one of the pages. O(subtrees log subtrees).
std::vector<ChangeGroup>
groupedSubtrees(const Document& before, const Document& after, const PageDiff& diff,
                const std::function<std::string(const Document& page, NodeId node)>& labelOf);

} // namespace tagseam
