// SPDX-License-Identifier: MIT
// What the Methods tab says in words.
#pragma once

#include "ui/session/pagesession.h"
#include "ui/tools/methods/methodruns.h"

#include <QString>

namespace tagseam {

// Plain text unless it says otherwise.

/// "tag-rules"; of the first row what the pruned page shows: "as it is: content detection", or the variant.
QString methodTitle(const MethodRuns& runs, const Explainer& explainer, std::size_t row);
/// Why a row has no outcome; empty when it has one.
QString methodLack(const MethodRow& row);

/// What a decision was, in a few words: "rule 2: few tags", "block, noise".
QString decisionName(const FilterDecision& decision);
/// Rich text: what was decided, about what, and by which figure. Only of the tree that is shown.
QString decisionText(const PageSession& session, const MethodOutcome& outcome, std::size_t decision);
/// What the colour of such a decision means.
QString decisionMeaning(const FilterDecision& decision);
/// See regionLook().
int decisionLook(const FilterDecision& decision);
/// "12", "0.298".
QString figureText(double figure);

/// "keeps it", "keeps 12 of 20 nodes", "prunes it".
QString voteName(const Document& document, const MethodOutcome& outcome, NodeId node);
/// Why, as far as the method tells. `row`: with an outcome.
QString voteReason(const PageSession& session, const MethodRow& row, NodeId node);

/// "… › ul.grid › li.card": the node and what it stands in.
QString pathText(const PageSession& session, NodeId node);

} // namespace tagseam
