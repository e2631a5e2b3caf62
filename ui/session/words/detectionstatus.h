// SPDX-License-Identifier: MIT
// Texts beside the outcome of the search while the pruned page shows content detection, or a candidate of it
// that the user chose.
#pragma once

#include "ui/session/questions/detectionquestion.h"

#include <QString>

namespace tagseam {

/// Plain text. While KeptRegions::isDetectionShown() "content detection: 10 records at 165–277, confidence
/// 0.99", or that there are none, or "chosen by hand: list 2, 10 records at 165–277"; otherwise empty.
/// `detection` is nullptr while it is unknown.
QString detectionStatus(const PageSession& session, const ContentDetection* detection);
/// Plain text: AnalysisRunner::status(). While KeptRegions::isDetectionShown(), the status in the pruned page
/// is added, with its author: "search: pruned at level 3; content detection: kept", "…; by hand: kept". Empty
/// for nodes without status. O(log n) for each region.
QString shownStatus(const PageSession& session, NodeId node);
/// Plain text. While KeptRegions::isDetectionShown(), says that the following text is about the search, and
/// gives the status of the node in content detection or in the candidate chosen by hand; otherwise empty.
/// O(log n) for each region; O(nodes) for a node without position.
QString searchNote(const PageSession& session, NodeId node);

} // namespace tagseam
