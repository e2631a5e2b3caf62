// SPDX-License-Identifier: MIT
// What the window says beside the search's outcome while the pruned page shows the cure.
#pragma once

#include "ui/curequestion.h"

#include <QString>

namespace tagseam {

/// Plain: "cure: 10 records at 165–277, confidence 0.99", or that there are none.
QString cureStatus(const Cure& cure);
/// Plain: PageSession::fate(); while PageSession::isCureShown() with that of the cure, and whose each is:
/// "search: dropped at level 3; cure: kept". Empty for what has no fate. O(log n) for each region.
QString shownFate(const PageSession& session, NodeId node);
/// Plain: while PageSession::isCureShown() that what follows is about the search, and what the cure does with
/// the node; else empty. O(log n) for each region, for a node at no position O(nodes).
QString searchNote(const PageSession& session, NodeId node);

} // namespace tagseam
