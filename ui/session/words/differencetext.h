// SPDX-License-Identifier: MIT
// Differences of two trees in words.
#pragma once

#include "core/check/pagediff.h"
#include "core/compare/divergence.h"

#include <QString>

namespace tagseam {

/// A few words for the cause: "inserted tbody".
QString nameOf(DifferenceCause cause);
/// A sentence or two that explain the cause.
QString explain(DifferenceCause cause);
/// The tree that has the node: "only rendered".
QString nameOf(DifferenceKind kind);
/// A tag with its id and classes, or the beginning of a text.
QString describe(const Document& document, NodeId node);

/// The number of nodes that only one tree has, and of nodes that moved or changed.
QString summaryOf(const TreeDiff& diff);
/// Says if the regions differ, by how much, and why.
QString summaryOf(const Divergence& divergence);

/// Rich text: the numbers of nodes that are now pruned, now kept, added and removed, or that there is none.
QString countsText(const StatusCounts& counts);

} // namespace tagseam
