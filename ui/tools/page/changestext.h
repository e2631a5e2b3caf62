// SPDX-License-Identifier: MIT
// The differences of two versions of a page in words, as `tagseam-cli diff` says them.
#pragma once

#include "core/check/pagediff.h"
#include "ui/session/questions/pageversions.h"

#include <QString>

namespace tagseam {

// The functions return plain text unless their comment says otherwise.

/// "now pruned", "added, kept".
QString statusText(const ChangedSubtree& subtree);
/// "31 label.topic added (124 nodes)", "the class of 20 li changed from “item” to “item new”".
QString changeText(const TemplateChange& change);
/// Rich text: the responsible changes, or that none was found; empty if no status changed.
QString causeText(const PageDiff& diff);
/// The first level that keeps other nodes; empty if there is none.
QString levelDifferenceText(const PageDiff& diff);

} // namespace tagseam
