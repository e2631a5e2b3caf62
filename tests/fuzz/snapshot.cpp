// SPDX-License-Identifier: MIT
// Columns of a rendered DOM, as a page that controls its renderer could send them.
#include "core/page/snapshotbytes.h"

#include "core/page/serializehtml.h"
#include "core/tps/tagpath.h"
#include "tests/fuzz/check.h"

using namespace tagseam;

namespace {

// A column is its length (one byte; 255: two more follow) and one byte a number, those over 250 as 251 and
// four bytes. Any bytes are a Snapshot, whose strings point into them; missing values at the end are empty.
class SnapshotReader {
  public:
    explicit SnapshotReader(std::string_view bytes) : m_bytes(bytes) {}

    Snapshot read()
    {
        Snapshot snapshot;
        for (auto* column : {&snapshot.kinds, &snapshot.parents, &snapshot.values, &snapshot.attributeCounts,
                             &snapshot.attributes}) {
            column->resize(length());
            for (std::int32_t& number : *column)
                number = static_cast<std::int32_t>(this->number());
        }
        snapshot.doctype = static_cast<std::int32_t>(number());
        if (byte() % 2 == 1)
            snapshot.boxes.assign(snapshot.kinds.size(), Box{1, 2, 3, 4});
        snapshot.strings.resize(length());
        for (std::string_view& text : snapshot.strings) {
            const std::size_t wanted = length(); // it takes bytes: the rest is counted after it
            const std::size_t count = std::min(wanted, m_bytes.size());
            text = m_bytes.substr(0, count);
            m_bytes.remove_prefix(count);
        }
        return snapshot;
    }

  private:
    std::uint32_t byte()
    {
        if (m_bytes.empty())
            return 0;
        const auto value = static_cast<unsigned char>(m_bytes.front());
        m_bytes.remove_prefix(1);
        return value;
    }
    std::size_t length()
    {
        const std::uint32_t first = byte();
        if (first < 255)
            return first;
        const std::uint32_t low = byte();
        return byte() * 256 + low;
    }
    std::uint32_t number() // 250 is -1
    {
        const std::uint32_t first = byte();
        if (first == 251) {
            std::uint32_t value = 0;
            for (unsigned i = 0; i < 4; ++i)
                value |= byte() << (8 * i);
            return value;
        }
        return first == 250 ? 0xffffffffU : first;
    }

    std::string_view m_bytes;
};

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

// The first byte selects the test: 0 columns, 1 the stream unchanged, else computed styles of so many nodes.
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
    const Snapshot snapshot = SnapshotReader(bytes).read();
    const Result<Document> page = documentFromSnapshot(snapshot);
    if (!hasEvenColumns(snapshot)) { // the output of encodeSnapshot() for them can be the stream of another
                                     // page
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
