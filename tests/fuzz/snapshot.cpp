// SPDX-License-Identifier: MIT
// Columns of a rendered DOM, as a page that took over its renderer could send them.
#include "core/page/snapshot.h"

#include "core/page/serializehtml.h"
#include "core/tps/tagpath.h"
#include "tests/fuzz/check.h"
#include "tests/fuzz/snapshotbytes.h"

using namespace tagseam;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const Snapshot snapshot = fuzz::SnapshotReader(fuzz::textOf(data, size)).read();
    const Result<Document> page = documentFromSnapshot(snapshot);
    if (!page)
        return 0;
    fuzz::checkDocument(*page);
    fuzz::check(page->size() == snapshot.kinds.size() + 1, "row i is node i + 1");
    for (std::uint32_t row = 0; row + 1 < page->size(); ++row) {
        const NodeId node{row + 1};
        fuzz::check(page->parent(node).value == static_cast<std::uint32_t>(snapshot.parents[row] + 1),
                    "the parent is the row's");
        fuzz::check(page->attributeCount(node) == static_cast<std::uint32_t>(snapshot.attributeCounts[row]),
                    "the attributes are the row's");
    }
    static_cast<void>(convertTreeToSequence(*page));
    static_cast<void>(serializeHtml(*page, {.baseUrl = "http://h/", .stampNodes = true}));
    return 0;
}
