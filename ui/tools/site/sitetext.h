// SPDX-License-Identifier: MIT
// Site style trees in words: marks, element nodes, and why a node of a page is noise or not.
#pragma once

#include "core/corpus/pages/learntsite.h"
#include "core/methods/sitestyletree/nodereason.h"

#include <QString>

namespace tagseam {

class PageSession;

/// "noisy", "meaningful", "neither".
QString nameOf(ElementMark mark);
/// A letter that tells marks apart without colour.
QString markSign(ElementMark mark);
/// "td width="100""; "the root" for the virtual one.
QString siteLabel(const LearntSite& site, ElementId element);
/// How many pages have the element node, with how many styles, its importances, and what these come to.
QString elementWords(const LearntSite& site, ElementId element, const Marks& marks);
/// Rich text: what becomes of the node by the tree, and what decided it. The page is that which is shown.
QString siteReason(const PageSession& session, const SitePage& page, NodeId node);
/// How much of the page stays, and how much of it the tree does not know.
QString sitePageWords(const SitePage& page);

} // namespace tagseam
