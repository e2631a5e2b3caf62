// SPDX-License-Identifier: MIT
// Why a node was kept or dropped, in words.
#pragma once

#include "core/explain/nodestatus.h"
#include "ui/session/pagesession.h"

#include <QString>

namespace tagseam {

/// "div.menu was dropped at level 2": the outcome in one line.
QString statusHeadline(const PageSession& session, NodeId node, const NodeStatus& status);
/// What decided: the level, attempt and candidate split with their numbers, or the rule of pruning.
/// Paragraphs.
QString statusReason(const PageSession& session, NodeId node, const NodeStatus& status);

} // namespace tagseam
