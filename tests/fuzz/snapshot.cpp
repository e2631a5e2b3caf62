// SPDX-License-Identifier: MIT
// Columns of a rendered DOM, as a page that took over its renderer could send them.
#include "core/page/snapshotbytes.h"

#include "core/page/serializehtml.h"
#include "core/tps/tagpath.h"
#include "tests/fuzz/check.h"
#include "tests/fuzz/snapshotbytes.h"

using namespace tagseam;

namespace {

void checkRows(const Document& page, const Snapshot& snapshot)
{
    fuzz::check(page.size() == snapshot.kinds.size() + 1, "row i is node i + 1");
    for (std::uint32_t row = 0; row + 1 < page.size(); ++row) {
        const NodeId node{row + 1};
        fuzz::check(page.parent(node).value == static_cast<std::uint32_t>(snapshot.parents[row] + 1),
                    "the parent is the row's");
        fuzz::check(page.attributeCount(node) == static_cast<std::uint32_t>(snapshot.attributeCounts[row]),
                    "the attributes are the row's");
    }
}

bool hasEvenColumns(const Snapshot& snapshot)
{
    const std::size_t rows = snapshot.kinds.size();
    return snapshot.parents.size() == rows && snapshot.values.size() == rows &&
           snapshot.attributeCounts.size() == rows;
}

void use(const Document& page)
{
    fuzz::checkDocument(page);
    static_cast<void>(convertTreeToSequence(page));
    static_cast<void>(serializeHtml(page, {.baseUrl = "http://h/", .address = {}, .stampNodes = true}));
}

} // namespace

// The first byte says which: 0 columns (see snapshotbytes.h), 1 the stream as it is, else computed styles of
// so many nodes.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    if (size == 0)
        return 0;
    const std::string_view bytes = fuzz::textOf(data + 1, size - 1);
    if (data[0] == 1) {
        if (const Result<Document> page = decodeSnapshot(bytes))
            use(*page);
        return 0;
    }
    if (data[0] > 1) {
        const Result<ComputedStyles> styles = decodeStyles(bytes, data[0]);
        fuzz::check(!styles || styles->numbers.size() == data[0], "a number for each node");
        fuzz::check(!styles || encodeStyles(*styles) == bytes, "they come back as they were");
        return 0;
    }
    const Snapshot snapshot = fuzz::SnapshotReader(bytes).read();
    const Result<Document> page = documentFromSnapshot(snapshot);
    if (!hasEvenColumns(snapshot)) { // what encodeSnapshot() writes of them can be the stream of another page
        fuzz::check(!page, "columns of different length are refused");
        return 0;
    }
    const Result<Document> again = decodeSnapshot(encodeSnapshot(snapshot));
    fuzz::check(bool(page) == bool(again), "the stream says what the columns say");
    if (!page)
        return 0;
    checkRows(*page, snapshot);
    use(*page);
    fuzz::check(serializeHtml(*again) == serializeHtml(*page), "the stream gives the same page");
    return 0;
}
