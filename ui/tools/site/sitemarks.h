// SPDX-License-Identifier: MIT
// The result of a site style tree on a page, for other views: nodes by element node, and marks.
#pragma once

#include "core/corpus/pages/learntsite.h"
#include "ui/session/analysis/regionmark.h"

#include <vector>

namespace tagseam {

class PageSession;

/// The look of a mark, as in RegionMark::look.
enum SiteLook { KeptLook, NoiseLook, UnknownLook };

/// Indexed by element node: the first node of the page that belongs to it, or noNode.
std::vector<NodeId> nodesByElement(const SitePage& page);
/// The largest subtrees that are kept or pruned as a whole, in document order, the first `mostSiteMarks` of
/// them. Requires an analysis.
std::vector<RegionMark> siteMarks(const PageSession& session, const SitePage& page);

inline constexpr std::size_t mostSiteMarks = 600; // drawing more takes long

} // namespace tagseam
