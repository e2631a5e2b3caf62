// SPDX-License-Identifier: MIT
// Explains why a node was kept or pruned.
#pragma once

#include "core/explain/nodestatus.h"
#include "ui/session/analysis/pagesession.h"

#include <QString>

namespace tagseam {

/// The outcome in one line: "div.menu was pruned at level 2".
QString statusHeadline(const PageSession& session, NodeId node, const NodeStatus& status);
/// The level, attempt and candidate split that decided, with their numbers, or the rule of pruning.
/// Paragraphs.
QString statusReason(const PageSession& session, NodeId node, const NodeStatus& status);

} // namespace tagseam
