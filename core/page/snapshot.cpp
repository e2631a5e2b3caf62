// SPDX-License-Identifier: MIT
// The page-side script's record of a rendered DOM -> Document.
#include "core/page/snapshot.h"

#include <fmt/format.h>

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>
#include <unordered_map>

namespace tagseam {

namespace {

constexpr const char* noSuchString = "it refers to a string that does not exist";

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

// Adds the rows to a builder, one after the other.
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
            return badSnapshotRow(0, noSuchString);
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
            return badSnapshotRow(rows, "a node that is not an element has attributes");
        return {};
    }

  private:
    // A string is stored once but still written, compared and hashed once for each row that has it.
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
            return badSnapshotRow(row, "its parent is not open");
        const std::int32_t value = m_snapshot.values[row];
        if (!m_strings.has(value))
            return badSnapshotRow(row, noSuchString);
        if (!use(value))
            return tooLarge();
        const std::int32_t attributes = m_snapshot.attributeCounts[row];
        if (attributes < 0 || (attributes > 0 && m_snapshot.kinds[row] != Snapshot::element))
            return badSnapshotRow(row, "the element does not have that many attributes");
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
            return badSnapshotRow(row, "neither element, text nor comment");
        }
    }

    std::optional<Error> addAttributes(std::size_t row, std::int32_t count)
    {
        for (std::int32_t i = 0; i < count; ++i, m_nextAttribute += 2) {
            if (m_nextAttribute + 1 >= m_snapshot.attributes.size())
                return badSnapshotRow(row, "attributes missing");
            const std::int32_t name = m_snapshot.attributes[m_nextAttribute];
            const std::int32_t text = m_snapshot.attributes[m_nextAttribute + 1];
            if (!m_strings.has(name) || !m_strings.has(text))
                return badSnapshotRow(row, noSuchString);
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

Error badSnapshotRow(std::size_t row, const char* rule)
{
    return {ErrorCode::BadSnapshot, fmt::format("node {}", row + 1), rule};
}

Result<Document> documentFromSnapshot(const Snapshot& snapshot, const Limits& limits)
{
    const std::size_t rows = snapshot.kinds.size();
    if (snapshot.parents.size() != rows || snapshot.values.size() != rows ||
        snapshot.attributeCounts.size() != rows || (!snapshot.boxes.empty() && snapshot.boxes.size() != rows))
        return badSnapshotRow(0, "columns of different length");
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

Snapshot snapshotOf(const Document& document)
{
    Snapshot snapshot;
    std::unordered_map<std::string_view, std::int32_t> known;
    const auto indexOf = [&](std::string_view text) {
        const auto [at, isNew] = known.try_emplace(text, static_cast<std::int32_t>(snapshot.strings.size()));
        if (isNew)
            snapshot.strings.push_back(text);
        return at->second;
    };
    for (NodeId node{1}; node.value < document.size(); ++node.value) {
        const NodeKind kind = document.kind(node);
        const bool isElement = kind == NodeKind::Element;
        snapshot.kinds.push_back(isElement                   ? Snapshot::element
                                 : kind == NodeKind::Comment ? Snapshot::comment
                                                             : Snapshot::text);
        snapshot.parents.push_back(static_cast<std::int32_t>(document.parent(node).value) - 1);
        snapshot.values.push_back(indexOf(isElement ? document.name(node) : document.text(node)));
        const std::uint32_t attributes = isElement ? document.attributeCount(node) : 0;
        snapshot.attributeCounts.push_back(static_cast<std::int32_t>(attributes));
        for (std::uint32_t i = 0; i < attributes; ++i) {
            const AttributeView attribute = document.attribute(node, i);
            snapshot.attributes.push_back(indexOf(attribute.name));
            snapshot.attributes.push_back(indexOf(attribute.value));
        }
        if (document.hasBoxes())
            snapshot.boxes.push_back(document.box(node));
    }
    if (!document.doctype().empty())
        snapshot.doctype = indexOf(document.doctype());
    return snapshot;
}

} // namespace tagseam
