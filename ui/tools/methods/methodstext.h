// SPDX-License-Identifier: MIT
// The texts of the Methods tab.
#pragma once

#include "ui/session/analysis/pagesession.h"
#include "ui/tools/methods/methodruns.h"

#include <QString>

#include <string_view>

namespace tagseam {

// The functions return plain text unless stated otherwise.

/// "tag-rules"; for the first row what the pruned page shows: "as it is: content detection", or the variant.
QString methodTitle(const MethodRuns& runs, const PageSession& session, std::size_t row);
/// The reason why a row has no outcome; empty when it has one.
QString methodLack(const MethodRow& row);

/// True if the window has words for a reason of FilterDecision.
bool isTold(std::string_view reason);
/// A decision in a few words: "rule 2: few tags", "block, noise".
QString decisionName(const FilterDecision& decision);
/// Rich text: the decision, its object, and its figure. For the tree that is shown only.
QString decisionText(const PageSession& session, const MethodOutcome& outcome, std::size_t decision);
/// The meaning of the colour of such a decision.
QString decisionMeaning(const FilterDecision& decision);
/// See regionLook().
int decisionLook(const FilterDecision& decision);
/// "12", "0.298".
QString figureText(double figure);

/// "keeps it", "keeps 12 of 20 nodes", "prunes it".
QString voteName(const Document& document, const MethodOutcome& outcome, NodeId node);
/// The reason, as far as the method reports it. `row` must have an outcome.
QString voteReason(const PageSession& session, const MethodRow& row, NodeId node);

} // namespace tagseam
