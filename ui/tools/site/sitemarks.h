// SPDX-License-Identifier: MIT
// What a site style tree makes of a page, for other views: which node is on which element node, and marks.
#pragma once

#include "core/corpus/pages/learntsite.h"
#include "ui/session/regionmark.h"

#include <vector>

namespace tagseam {

class PageSession;

/// In whose look a mark is; as RegionMark::look.
enum SiteLook { KeptLook, NoiseLook, UnknownLook };

/// By element node: the first node of the page that belongs to it, or noNode.
std::vector<NodeId> nodesByElement(const SitePage& page);
/// The largest subtrees that stay as a whole or go, in document order, the first `mostSiteMarks` of them.
/// Only with an analysis.
std::vector<RegionMark> siteMarks(const PageSession& session, const SitePage& page);

inline constexpr std::size_t mostSiteMarks = 600; // more take their time to draw

} // namespace tagseam
