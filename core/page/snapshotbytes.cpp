// SPDX-License-Identifier: MIT
// Streams of bytes -> a rendered DOM and its computed styles, and back.
#include "core/page/snapshotbytes.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <initializer_list>
#include <span>
#include <vector>

namespace tagseam {

namespace {

constexpr std::string_view snapshotMagic = "TGS1";
constexpr std::string_view stylesMagic = "TGC1";
constexpr const char* wrongLength = "the data is too short or too long";

static_assert(std::endian::native == std::endian::little, "columns are copied as they are");
static_assert(sizeof(Box) == 16);

// Reads columns from the front of the bytes; once the bytes do not suffice, all following columns are empty.
class ColumnReader {
  public:
    explicit ColumnReader(std::string_view bytes) : m_bytes(bytes) {}

    bool takeMagic(std::string_view magic)
    {
        m_isGood = m_bytes.starts_with(magic);
        m_bytes.remove_prefix(m_isGood ? magic.size() : 0);
        return m_isGood;
    }
    std::int32_t number()
    {
        const std::vector<std::int32_t> one = column<std::int32_t>(1);
        return one.empty() ? 0 : one.front();
    }
    /// Reads a count of values of 4 bytes each that follow; a negative one makes the reader bad.
    std::size_t count()
    {
        const std::int32_t value = number();
        m_isGood = m_isGood && value >= 0;
        return m_isGood ? static_cast<std::size_t>(value) : 0;
    }
    template <class Value>
    std::vector<Value> column(std::size_t count)
    {
        m_isGood = m_isGood && count <= m_bytes.size() / sizeof(Value);
        std::vector<Value> values(m_isGood ? count : 0);
        const std::span<const char> from = m_bytes.substr(0, values.size() * sizeof(Value));
        std::ranges::copy(from, reinterpret_cast<char*>(values.data()));
        m_bytes.remove_prefix(values.size() * sizeof(Value));
        return values;
    }
    /// Reads the next bytes as strings of these lengths.
    std::vector<std::string_view> strings(std::span<const std::int32_t> lengths)
    {
        std::vector<std::string_view> all;
        all.reserve(lengths.size());
        for (const std::int32_t length : lengths) {
            if (length < 0 || static_cast<std::size_t>(length) > m_bytes.size()) {
                m_isGood = false;
                return {};
            }
            all.push_back(m_bytes.substr(0, static_cast<std::size_t>(length)));
            m_bytes.remove_prefix(static_cast<std::size_t>(length));
        }
        return all;
    }
    std::string_view rest() const { return m_bytes; }
    bool isGood() const { return m_isGood; }

  private:
    std::string_view m_bytes;
    bool m_isGood = true;
};

template <class Value>
void append(std::string& bytes, const std::vector<Value>& values)
{
    bytes.append(reinterpret_cast<const char*>(values.data()), values.size() * sizeof(Value));
}

} // namespace

std::string encodeSnapshot(const Snapshot& snapshot)
{
    std::string bytes(snapshotMagic);
    std::vector<std::int32_t> lengths;
    lengths.reserve(snapshot.strings.size());
    for (const std::string_view text : snapshot.strings)
        lengths.push_back(static_cast<std::int32_t>(text.size()));
    const std::vector<std::int32_t> header{static_cast<std::int32_t>(snapshot.kinds.size()),
                                           static_cast<std::int32_t>(snapshot.attributes.size()),
                                           static_cast<std::int32_t>(snapshot.strings.size()),
                                           snapshot.boxes.empty() ? 0 : 1, snapshot.doctype};
    const std::initializer_list<const std::vector<std::int32_t>*> columns{
        &header,          &snapshot.kinds,           &snapshot.parents,
        &snapshot.values, &snapshot.attributeCounts, &snapshot.attributes,
        &lengths};
    for (const std::vector<std::int32_t>* column : columns)
        append(bytes, *column);
    append(bytes, snapshot.boxes);
    for (const std::string_view text : snapshot.strings)
        bytes += text;
    return bytes;
}

std::string encodeStyles(const ComputedStyles& styles)
{
    std::vector<std::int32_t> indices; // indices of the texts except [0], which stands for no element
    for (std::size_t row = 1; row < styles.numbers.size(); ++row)
        indices.push_back(static_cast<std::int32_t>(styles.numbers[row]) - 1);
    std::vector<std::int32_t> lengths;
    for (std::size_t i = 1; i < styles.texts.size(); ++i)
        lengths.push_back(static_cast<std::int32_t>(styles.texts[i].size()));
    std::string bytes(stylesMagic);
    append(bytes, std::vector<std::int32_t>{static_cast<std::int32_t>(indices.size()),
                                            static_cast<std::int32_t>(lengths.size())});
    append(bytes, indices);
    append(bytes, lengths);
    for (std::size_t i = 1; i < styles.texts.size(); ++i)
        bytes += styles.texts[i];
    return bytes;
}

bool isSnapshot(std::string_view bytes)
{
    return bytes.starts_with(snapshotMagic);
}

Result<Document> decodeSnapshot(std::string_view bytes, const Limits& limits)
{
    ColumnReader reader(bytes);
    if (!reader.takeMagic(snapshotMagic))
        return badSnapshotRow(0, "the data is not a snapshot");
    const std::size_t rows = reader.count();
    const std::size_t attributes = reader.count();
    const std::size_t strings = reader.count();
    const bool hasBoxes = reader.number() == 1;
    Snapshot snapshot;
    snapshot.doctype = reader.number();
    if (reader.isGood() && rows > limits.nodes) // before any memory is taken for them
        return Error{ErrorCode::TooManyNodes, {}, std::to_string(limits.nodes)};
    snapshot.kinds = reader.column<std::int32_t>(rows);
    snapshot.parents = reader.column<std::int32_t>(rows);
    snapshot.values = reader.column<std::int32_t>(rows);
    snapshot.attributeCounts = reader.column<std::int32_t>(rows);
    snapshot.attributes = reader.column<std::int32_t>(attributes);
    const std::vector<std::int32_t> lengths = reader.column<std::int32_t>(strings);
    snapshot.boxes = reader.column<Box>(hasBoxes ? rows : 0);
    snapshot.strings = reader.strings(lengths);
    const std::string_view after = reader.rest();
    if (!reader.isGood() || (!after.empty() && !after.starts_with(stylesMagic)))
        return badSnapshotRow(0, wrongLength);
    Result<Document> document = documentFromSnapshot(snapshot, limits);
    if (!document || after.empty())
        return document;
    Result<ComputedStyles> styles = decodeStyles(after, document->size());
    if (!styles)
        return styles.error();
    document->setComputedStyles(*std::move(styles));
    return document;
}

Result<ComputedStyles> decodeStyles(std::string_view bytes, std::uint32_t nodes)
{
    ColumnReader reader(bytes);
    if (!reader.takeMagic(stylesMagic))
        return badSnapshotRow(0, "the data is not a list of styles");
    const std::size_t rows = reader.count();
    const std::size_t strings = reader.count();
    if (reader.isGood() && (rows + 1 != nodes || strings > rows)) // before any memory is taken for them
        return badSnapshotRow(0,
                              rows + 1 != nodes ? "the number of nodes differs" : "more styles than nodes");
    const std::vector<std::int32_t> indices = reader.column<std::int32_t>(rows);
    const std::vector<std::int32_t> lengths = reader.column<std::int32_t>(strings);
    const std::vector<std::string_view> texts = reader.strings(lengths);
    if (!reader.isGood() || !reader.rest().empty())
        return badSnapshotRow(0, wrongLength);
    ComputedStyles styles;
    styles.texts.reserve(strings + 1);
    styles.texts.emplace_back();
    for (const std::string_view text : texts)
        styles.texts.emplace_back(text);
    styles.numbers.assign(nodes, 0);
    for (std::size_t row = 0; row < rows; ++row) {
        if (indices[row] < -1 || (indices[row] >= 0 && static_cast<std::size_t>(indices[row]) >= strings))
            return badSnapshotRow(row, "it refers to a string that does not exist");
        styles.numbers[row + 1] = static_cast<std::uint32_t>(indices[row] + 1);
    }
    return styles;
}

} // namespace tagseam
