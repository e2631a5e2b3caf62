// SPDX-License-Identifier: MIT
// Site style trees in words: marks, element nodes, and the reason why a node of a page is noise or not.
#pragma once

#include "core/corpus/pages/learntsite.h"
#include "core/methods/sitestyletree/nodereason.h"

#include <QString>

namespace tagseam {

class PageSession;

/// "noisy", "meaningful", "neither".
QString nameOf(ElementMark mark);
/// A letter that distinguishes marks without colour.
QString markSign(ElementMark mark);
/// "td width="100""; "the root" for the virtual one.
QString siteLabel(const LearntSite& site, ElementId element);
/// The number of pages and styles of the element node, its importances, and the resulting mark.
QString elementWords(const LearntSite& site, ElementId element, const Marks& marks);
/// Rich text: the status of the node by the tree, and what decided it. The page is the page that is shown.
QString siteReason(const PageSession& session, const SitePage& page, NodeId node);
/// The share of the page that is kept, and the share that the tree does not know.
QString sitePageWords(const SitePage& page);

} // namespace tagseam
