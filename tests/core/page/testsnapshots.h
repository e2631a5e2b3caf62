// SPDX-License-Identifier: MIT
// Shared by the tests of snapshots: columns of any document, and well-formed ones.
#pragma once

#include "core/page/snapshot.h"

namespace tagseam::test {

/// html(body[class="x"](p('text') <!--note-->)): rows 0 to 4, node 1 to 5
inline Snapshot wellFormed()
{
    Snapshot snapshot;
    snapshot.kinds = {1, 1, 1, 3, 8};
    snapshot.parents = {-1, 0, 1, 2, 1};
    snapshot.values = {0, 1, 2, 3, 4};
    snapshot.attributeCounts = {0, 1, 0, 0, 0};
    snapshot.attributes = {5, 6};
    snapshot.strings = {"html", "body", "p", "text", "note", "class", "x"};
    return snapshot;
}

} // namespace tagseam::test
