// SPDX-License-Identifier: MIT
// Names of options and methods, and texts of the tabs Near misses, Variants and Stability: positions and
// levels from 1.
#pragma once

#include "core/explain/lockstep.h"
#include "core/explain/nearmisses.h"
#include "core/explain/stability.h"
#include "core/explain/sweep.h"
#include "ui/session/analysis/pagesession.h"

#include <QString>

namespace tagseam {

// The functions return rich text unless their comment says otherwise; links as ExplainTab::follow() takes
// them.

/// Plain text: "47.3 %".
QString percentText(double share);
/// Plain text: "5–9", "5", "–".
QString spanText(Region region);
/// Plain text: "class + style", "elements + text", as in the list of the option.
QString styleName(LabelAttributes style);
QString nodesName(NodeKinds nodes);
/// Plain text: a short sentence on what the method does; empty for one that is not in the list of methods.
QString methodMeaning(const QString& name);
/// Plain text: "jidm-2013, class + style, minimum difference 0.20", the options that distinguish setups.
/// `isShort`: variant and label attributes alone.
QString setupName(const Setup& setup, bool isShort = false);
/// Plain text: "by jidm-2013: kept"; empty for nodes without status. For places that show the status by other
/// methods, too.
QString verdictOfSearch(const PageSession& session, NodeId node);

/// The first point at which the two diverge, with the numbers of both. `present` is the setup that is shown;
/// a link leads to its step.
QString partingText(const PageSession& session, const Lockstep& both, const Setup& present);
/// The numbers of nodes that both keep, and that only one of them keeps.
QString lockstepCounts(const Comparison& comparison);
/// "A: positions 5–90 (86), 12 levels split, 100 of 200 nodes kept".
QString sideText(const QString& name, const LockstepSide& side);

/// Describes the near miss and what it would have led to; `after` is empty while that is unknown.
QString nearMissText(const SearchTrace& trace, const NearMiss& miss, const std::optional<Region>& after);

/// The stability of the region, in a paragraph or two.
QString stabilityText(const Stability& stability, const SearchOptions& options);

/// The text of a cell of the matrix or the map, plain, in one line.
QString cellText(const SweepCell& cell, bool isScored);

} // namespace tagseam
