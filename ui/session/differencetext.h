// SPDX-License-Identifier: MIT
// Differences of two trees in words.
#pragma once

#include "core/compare/divergence.h"

#include <QString>

namespace tagseam {

/// "inserted tbody": a few words.
QString nameOf(DifferenceCause cause);
/// A sentence or two on what the cause is.
QString explain(DifferenceCause cause);
/// "only rendered": where the node is.
QString nameOf(DifferenceKind kind);
/// A tag with its id and classes, or the begin of a text.
QString describe(const Document& document, NodeId node);

/// How many nodes only one tree has, and how many moved or changed.
QString summaryOf(const TreeDiff& diff);
/// Whether the regions differ, by how much, and what made it so.
QString summaryOf(const Divergence& divergence);

} // namespace tagseam
