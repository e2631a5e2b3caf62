// SPDX-License-Identifier: MIT
// Why a node was kept or dropped, in words.
#pragma once

#include "core/explain/fate.h"
#include "ui/session/pagesession.h"

#include <QString>

namespace tagseam {

/// "div.menu was dropped at level 2": the outcome in one line.
QString fateHeadline(const PageSession& session, NodeId node, const Fate& fate);
/// What decided: the level, attempt and opening with their numbers, or the rule of pruning. Paragraphs.
QString fateReason(const PageSession& session, NodeId node, const Fate& fate);

} // namespace tagseam
