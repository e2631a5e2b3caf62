// SPDX-License-Identifier: MIT
// What the window says beside the search's outcome while the pruned page shows content detection, or a list
// of it that a person chose.
#pragma once

#include "ui/session/detectionquestion.h"

#include <QString>

namespace tagseam {

/// Plain: while KeptRegions::isDetectionShown() "content detection: 10 records at 165–277, confidence 0.99",
/// or that there are none, or "chosen by hand: list 2, 10 records at 165–277"; else empty. `content
/// detection`: nullptr while it is not known.
QString detectionStatus(const PageSession& session, const ContentDetection* detection);
/// Plain: AnalysisRunner::status(); while KeptRegions::isDetectionShown() with what the pruned page makes of
/// the node, and whose each is: "search: dropped at level 3; content detection: kept", "…; by hand: kept".
/// Empty for what has no status. O(log n) for each region.
QString shownStatus(const PageSession& session, NodeId node);
/// Plain: while KeptRegions::isDetectionShown() that what follows is about the search, and what content
/// detection, or the list chosen by hand, does with the node; else empty. O(log n) for each region, for a
/// node at no position O(nodes).
QString searchNote(const PageSession& session, NodeId node);

} // namespace tagseam
