// SPDX-License-Identifier: MIT
// The other version of the page as a page view shows it: its elements are known by their stamps.
#pragma once

#include "ui/session/questions/pageversions.h"

#include <QString>

#include <vector>

namespace tagseam {

/// Returns the element of the other version that stands for a node of the page: its counterpart, or for a
/// text the element around that; noNode if the other version does not have the node.
NodeId elementInOther(const VersionDiff& versions, NodeId node);
/// Returns the nearest element at or around a node of the other version; noNode if there is none.
NodeId elementAt(const Document& other, NodeId node);
/// Returns what the method prunes of the other version, as runBoxes() in inspect.js takes it:
/// "[3,9],[12,12],".
QString prunedRunsOfOther(const VersionDiff& versions);
/// Describes a node of the other version, with its status in it.
QString captionOfOther(const VersionDiff& versions, NodeId other);

} // namespace tagseam
