// SPDX-License-Identifier: MIT
// Pages whose nodes have boxes, as if they had been rendered.
#pragma once

#include "core/page/snapshot.h"
#include "tests/core/page/outlinetree.h"

namespace tagseam::test {

/// The tree of an outline with a box for each node except the document, in document order.
inline Document boxedTree(std::string_view outline, std::vector<Box> boxes)
{
    const Document plain = tree(outline);
    Snapshot snapshot = snapshotOf(plain);
    snapshot.boxes = std::move(boxes);
    return *documentFromSnapshot(snapshot);
}

} // namespace tagseam::test
