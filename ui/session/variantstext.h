// SPDX-License-Identifier: MIT
// Names of options and methods, and what the tabs Near misses, Variants and Stability say, in words:
// positions and levels from 1.
#pragma once

#include "core/explain/lockstep.h"
#include "core/explain/nearmisses.h"
#include "core/explain/stability.h"
#include "core/explain/sweep.h"
#include "ui/session/pagesession.h"

#include <QString>

namespace tagseam {

// Rich text unless it says otherwise; links as ExplainTab::follow() takes them.

/// Plain: "47.3 %".
QString percentText(double share);
/// Plain: "5–9", "5", "–".
QString spanText(Region region);
/// Plain: "class + style", "elements + text", as the choices of the options say it.
QString styleName(LabelAttributes style);
QString nodesName(NodeKinds nodes);
/// Plain: a short sentence that says what the method does; empty for one that is not in the list of methods.
QString methodMeaning(const QString& name);
/// Plain: "jidm-2013, class + style, minimum difference 0.20": what tells setups apart. `isShort`: variant
/// and label key alone.
QString setupName(const Setup& setup, bool isShort = false);
/// Plain: "by jidm-2013: kept"; empty for what has no status. What became of a node where other methods tell,
/// too.
QString verdictOfSearch(const PageSession& session, NodeId node);

/// The first point at which the two part, with the numbers of both. `present`: the setup that is shown; a
/// link leads to the step of it.
QString partingText(const PageSession& session, const Lockstep& both, const Setup& present);
/// How many nodes they keep in common and alone.
QString lockstepCounts(const Comparison& comparison);
/// "A: positions 5–90 (86), 12 levels split, 100 of 200 nodes kept".
QString sideText(const QString& name, const LockstepSide& side);

/// What the near miss was, and what it would have led to: `after` is empty while that is not known.
QString nearMissText(const SearchTrace& trace, const NearMiss& miss, const std::optional<Region>& after);

/// How sure the region is, in a paragraph or two.
QString stabilityText(const Stability& stability, const SearchOptions& options);

/// A cell of the matrix or the map, plain, in one line.
QString cellText(const SweepCell& cell, bool isScored);

} // namespace tagseam
