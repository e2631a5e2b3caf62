// SPDX-License-Identifier: MIT
// What the page-side script takes of a rendered DOM -> Document.
#include "core/page/snapshot.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <cstddef>
#include <initializer_list>
#include <optional>
#include <span>

namespace tagseam {

namespace {

constexpr std::string_view snapshotMagic = "TGS1";
constexpr std::string_view stylesMagic = "TGC1";
constexpr const char* wrongLength = "the bytes end early or late";
constexpr const char* noSuchString = "no such string";

static_assert(std::endian::native == std::endian::little, "columns are copied as they are");
static_assert(sizeof(Box) == 16);

Error bad(std::size_t row, const char* rule)
{
    return {ErrorCode::BadSnapshot, fmt::format("node {}", row + 1), rule};
}

// Takes columns off the front of the bytes; once they do not suffice, all that follows is empty.
class Reader {
  public:
    explicit Reader(std::string_view bytes) : m_bytes(bytes) {}

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
    /// A count that so many bytes of 4 follow each; a negative one makes the reader bad.
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
    /// All that is left, cut into pieces of these lengths.
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
        m_isGood = m_isGood && m_bytes.empty();
        return all;
    }
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

// Puts each string and each name into the Document once, however many rows have it.
class Strings {
  public:
    Strings(DocumentBuilder& builder, std::span<const std::string_view> strings)
        : m_builder(builder), m_strings(strings), m_texts(strings.size()), m_names(strings.size(), noName)
    {
    }
    bool has(std::int32_t index) const
    {
        return index >= 0 && static_cast<std::size_t>(index) < m_strings.size();
    }
    StoredText text(std::int32_t index)
    {
        const auto i = static_cast<std::size_t>(index);
        if (!m_texts[i])
            m_texts[i] = m_builder.store(m_strings[i]);
        return *m_texts[i];
    }
    std::size_t size(std::int32_t index) const { return m_strings[static_cast<std::size_t>(index)].size(); }
    NameId name(std::int32_t index)
    {
        const auto i = static_cast<std::size_t>(index);
        if (m_names[i] == noName)
            m_names[i] = m_builder.name(m_strings[i]);
        return m_names[i];
    }

  private:
    DocumentBuilder& m_builder;
    std::span<const std::string_view> m_strings;
    std::vector<std::optional<StoredText>> m_texts;
    std::vector<NameId> m_names;
};

// The rows one after the other into a builder.
class Rows {
  public:
    Rows(const Snapshot& snapshot, const Limits& limits, DocumentBuilder& builder)
        : m_snapshot(snapshot), m_limits(limits), m_builder(builder), m_strings(builder, snapshot.strings),
          m_bytesLeft(limits.bytes)
    {
    }

    std::optional<Error> addAll()
    {
        const std::size_t rows = m_snapshot.kinds.size();
        if (m_snapshot.doctype != -1 && !m_strings.has(m_snapshot.doctype))
            return bad(0, noSuchString);
        if (m_snapshot.doctype != -1 && !use(m_snapshot.doctype))
            return tooLarge();
        if (m_snapshot.doctype != -1)
            m_builder.setDoctype(
                std::string(m_snapshot.strings[static_cast<std::size_t>(m_snapshot.doctype)]));
        for (std::size_t row = 0; row < rows; ++row) {
            if (std::optional<Error> error = add(row))
                return error;
        }
        if (m_nextAttribute != m_snapshot.attributes.size())
            return bad(rows, "attributes of no element");
        return {};
    }

  private:
    // Stored once, a string is still written, compared and hashed once for each row that has it.
    bool use(std::int32_t string)
    {
        const std::size_t size = m_strings.size(string);
        const bool fits = size <= m_bytesLeft;
        m_bytesLeft -= fits ? size : 0;
        return fits;
    }

    Error tooLarge() const { return {ErrorCode::TooLarge, {}, sizeText(m_limits.bytes)}; }

    std::optional<Error> add(std::size_t row)
    {
        while (!m_open.empty() && m_open.back() != m_snapshot.parents[row]) {
            m_builder.close();
            m_open.pop_back();
        }
        if (m_open.empty() && m_snapshot.parents[row] != -1)
            return bad(row, "its parent is not open");
        const std::int32_t value = m_snapshot.values[row];
        if (!m_strings.has(value))
            return bad(row, noSuchString);
        if (!use(value))
            return tooLarge();
        const std::int32_t attributes = m_snapshot.attributeCounts[row];
        if (attributes < 0 || (attributes > 0 && m_snapshot.kinds[row] != Snapshot::element))
            return bad(row, "no element has that many attributes");
        switch (m_snapshot.kinds[row]) {
        case Snapshot::text:
            m_builder.text(m_strings.text(value));
            return {};
        case Snapshot::comment:
            m_builder.comment(m_strings.text(value));
            return {};
        case Snapshot::element:
            m_builder.open(m_strings.name(value));
            m_open.push_back(static_cast<std::int32_t>(row));
            if (m_open.size() > m_limits.depth)
                return Error{ErrorCode::TooDeep, {}, std::to_string(m_limits.depth)};
            return addAttributes(row, attributes);
        default:
            return bad(row, "neither element, text nor comment");
        }
    }

    std::optional<Error> addAttributes(std::size_t row, std::int32_t count)
    {
        for (std::int32_t i = 0; i < count; ++i, m_nextAttribute += 2) {
            if (m_nextAttribute + 1 >= m_snapshot.attributes.size())
                return bad(row, "attributes missing");
            const std::int32_t name = m_snapshot.attributes[m_nextAttribute];
            const std::int32_t text = m_snapshot.attributes[m_nextAttribute + 1];
            if (!m_strings.has(name) || !m_strings.has(text))
                return bad(row, noSuchString);
            if (!use(name) || !use(text))
                return tooLarge();
            m_builder.attribute(m_strings.name(name), m_strings.text(text));
        }
        return {};
    }

    const Snapshot& m_snapshot;
    const Limits& m_limits;
    DocumentBuilder& m_builder;
    Strings m_strings;
    std::size_t m_bytesLeft;
    std::vector<std::int32_t> m_open; // rows of the open elements
    std::size_t m_nextAttribute = 0;
};

} // namespace

Result<Document> documentFromSnapshot(const Snapshot& snapshot, const Limits& limits)
{
    const std::size_t rows = snapshot.kinds.size();
    if (snapshot.parents.size() != rows || snapshot.values.size() != rows ||
        snapshot.attributeCounts.size() != rows || (!snapshot.boxes.empty() && snapshot.boxes.size() != rows))
        return bad(0, "columns of different length");
    if (rows > limits.nodes)
        return Error{ErrorCode::TooManyNodes, {}, std::to_string(limits.nodes)};
    DocumentBuilder builder;
    std::size_t bytes = 0;
    for (const std::string_view text : snapshot.strings)
        bytes += text.size();
    builder.reserve(rows, snapshot.attributes.size() / 2, bytes);
    if (std::optional<Error> error = Rows(snapshot, limits, builder).addAll())
        return *std::move(error);
    if (!builder.fits())
        return Error{ErrorCode::TooLarge, {}, "4 GB"};
    if (!snapshot.boxes.empty())
        builder.setBoxes(snapshot.boxes);
    return std::move(builder).finish();
}

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

Result<Document> decodeSnapshot(std::string_view bytes, const Limits& limits)
{
    Reader reader(bytes);
    if (!reader.takeMagic(snapshotMagic))
        return bad(0, "these bytes are no snapshot");
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
    if (!reader.isGood())
        return bad(0, wrongLength);
    return documentFromSnapshot(snapshot, limits);
}

Result<ComputedStyles> decodeStyles(std::string_view bytes, std::uint32_t nodes)
{
    Reader reader(bytes);
    if (!reader.takeMagic(stylesMagic))
        return bad(0, "these bytes are no styles");
    const std::size_t rows = reader.count();
    const std::size_t strings = reader.count();
    const std::vector<std::int32_t> indices = reader.column<std::int32_t>(rows);
    const std::vector<std::int32_t> lengths = reader.column<std::int32_t>(strings);
    const std::vector<std::string_view> texts = reader.strings(lengths);
    if (!reader.isGood())
        return bad(0, wrongLength);
    if (rows + 1 != nodes)
        return bad(0, "another number of nodes");
    ComputedStyles styles;
    styles.texts.reserve(strings + 1);
    styles.texts.emplace_back();
    for (const std::string_view text : texts)
        styles.texts.emplace_back(text);
    styles.numbers.assign(nodes, 0);
    for (std::size_t row = 0; row < rows; ++row) {
        if (indices[row] < -1 || (indices[row] >= 0 && static_cast<std::size_t>(indices[row]) >= strings))
            return bad(row, noSuchString);
        styles.numbers[row + 1] = static_cast<std::uint32_t>(indices[row] + 1);
    }
    return styles;
}

} // namespace tagseam
