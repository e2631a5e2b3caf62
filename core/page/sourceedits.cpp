// SPDX-License-Identifier: MIT
// Changes of a page, made in its source.
#include "core/page/sourceedits.h"

#include "core/base/ascii.h"
#include "core/base/encoding.h"
#include "core/page/serializehtml.h"
#include "core/page/snapshotbytes.h"

#include <algorithm>
#include <cstddef>
#include <set>
#include <stop_token>
#include <utility>

namespace tagseam {

namespace {

using Kind = PageEdit::Kind;
using Place = PageEdit::Place;

constexpr std::string_view blanks = " \t\r\f";

// One attribute in a start tag, with the white space before it.
struct AttributePlace {
    std::string name;
    std::size_t begin = 0;
    std::size_t end = 0;
};

// Returns the attributes of the start tag at `begin`.
std::vector<AttributePlace> attributesIn(std::string_view source, const SourcePlace& tag)
{
    std::vector<AttributePlace> attributes;
    const auto skip = [&](std::size_t at, auto isSkipped) {
        while (at < tag.tagEnd && isSkipped(source[at]))
            ++at;
        return at;
    };
    const auto isOfName = [](char c) { return !isSpace(c) && c != '/' && c != '>' && c != '='; };
    std::size_t at = skip(tag.begin + 1, [](char c) { return !isSpace(c) && c != '/' && c != '>'; });
    while (at < tag.tagEnd) {
        const std::size_t begin = at;
        const std::size_t name = skip(at, [](char c) { return isSpace(c) || c == '/'; });
        at = skip(name, isOfName);
        if (at == name)
            break;
        AttributePlace attribute{lowerCase(source.substr(name, at - name)), begin, at};
        const std::size_t equals = skip(at, isSpace);
        if (equals < tag.tagEnd && source[equals] == '=') {
            at = skip(equals + 1, isSpace);
            const char quote = at < tag.tagEnd ? source[at] : '>';
            if (quote == '"' || quote == '\'')
                at = std::min(source.find(quote, at + 1), tag.tagEnd - 1) + 1;
            else
                at = skip(at, [](char c) { return !isSpace(c) && c != '>'; });
            attribute.end = at;
        }
        attributes.push_back(std::move(attribute));
    }
    return attributes;
}

std::string attributeText(const std::string& name, std::string_view value)
{
    std::string text = ' ' + name + "=\"";
    for (const char c : value)
        text += c == '&' ? "&amp;" : c == '"' ? "&quot;" : std::string(1, c);
    return text + '"';
}

// Writes the changes of one edit into the text.
class SourceEditor {
  public:
    SourceEditor(const PlacedSource& source, const PageEdit& edit) : m_source(source), m_edit(edit) {}

    std::optional<std::string> run()
    {
        const bool isMove = m_edit.kind == Kind::Move;
        const auto isThere = [&](NodeId node) { return m_source.places[node.value].isThere(); };
        const auto isOpen = [&](NodeId node) { // it ends where the parser sees fit
            return m_source.page.isElement(node) && !m_source.places[node.value].hasEndTag() &&
                   !isVoidName(m_source.page.name(node));
        };
        if ((m_edit.kind == Kind::Wrap && std::ranges::any_of(m_edit.nodes, isOpen)) ||
            !std::ranges::all_of(m_edit.nodes, isThere) || (isMove && !isThere(m_edit.target)))
            return std::nullopt;
        std::string moved;
        std::size_t end = 0;          // past the subtree that was removed last, with all in it
        std::set<std::size_t> begins; // misnested elements are several nodes of one tag
        for (const NodeId node : m_edit.nodes) {
            const SourcePlace& place = m_source.places[node.value];
            if (!begins.insert(place.begin).second)
                continue;
            if (m_edit.kind != Kind::Remove && !isMove) {
                change(node, place);
            } else if (place.begin >= end) {
                moved += text().substr(place.begin, place.end - place.begin);
                removeLines(place.begin, place.end);
                end = place.end;
            }
        }
        if (isMove)
            putMoved(moved);
        return spliced();
    }

  private:
    struct Splice {
        std::size_t at;
        std::size_t erased;
        std::string text;
    };

    std::string_view text() const { return m_source.utf8; }
    void replace(std::size_t begin, std::size_t end, std::string by)
    {
        m_splices.push_back({begin, end - begin, std::move(by)});
    }

    void change(NodeId node, const SourcePlace& place)
    {
        if (m_edit.kind == Kind::Attribute)
            return changeAttribute(place);
        if (m_edit.kind == Kind::Wrap) {
            replace(place.begin, place.begin,
                    '<' + m_edit.name + (m_edit.value ? attributeText("class", *m_edit.value) : "") + '>');
            replace(place.end, place.end, "</" + m_edit.name + '>');
            return;
        }
        const bool isTag = m_edit.kind == Kind::Tag;
        if (isTag)
            replaceName(place.begin + 1);
        else
            removeLines(place.begin, place.tagEnd);
        if (place.hasEndTag() && isTag)
            replaceName(place.endTag + 2);
        else if (place.hasEndTag())
            removeLines(place.endTag, place.end);
        else if (isTag && !isVoidName(m_source.page.name(node)) && !isVoidName(m_edit.name))
            replace(place.end, place.end, "</" + m_edit.name + '>'); // the old name may need none
    }

    void replaceName(std::size_t at)
    {
        const std::size_t end = text().find_first_of(" \t\r\n\f/>", at);
        replace(at, end, m_edit.name);
    }

    void changeAttribute(const SourcePlace& tag)
    {
        const std::vector<AttributePlace> all = attributesIn(text(), tag);
        const auto known = std::ranges::find(all, m_edit.name, &AttributePlace::name);
        const std::string written = m_edit.value ? attributeText(m_edit.name, *m_edit.value) : std::string();
        if (known != all.end())
            return replace(known->begin, known->end, written);
        std::size_t end = tag.tagEnd - 1; // before ">", or " />"
        while (end > tag.begin && (text()[end - 1] == '/' || isSpace(text()[end - 1])))
            --end;
        replace(end, end, written);
    }

    // Returns the indentation of a line when nothing else stands before a place.
    std::optional<std::string_view> indentBefore(std::size_t at) const
    {
        const std::size_t lineBreak = at == 0 ? std::string_view::npos : text().rfind('\n', at - 1);
        const std::size_t line = lineBreak == std::string_view::npos ? 0 : lineBreak + 1;
        const std::string_view indent = text().substr(line, at - line);
        return indent.find_first_not_of(blanks) == std::string_view::npos ? std::optional(indent)
                                                                          : std::nullopt;
    }

    // Removes a range, with its lines where nothing else stands in them.
    void removeLines(std::size_t begin, std::size_t end)
    {
        const std::optional<std::string_view> indent = indentBefore(begin);
        const std::size_t next = text().find_first_not_of(blanks, end);
        if (indent && next != std::string_view::npos && text()[next] == '\n')
            return replace(begin - indent->size(), next + 1, {});
        replace(begin, end, {});
    }

    void putMoved(const std::string& moved)
    {
        const SourcePlace& target = m_source.places[m_edit.target.value];
        const std::size_t at = m_edit.place == Place::Before  ? target.begin
                               : m_edit.place == Place::After ? target.end
                                                              : target.endTag;
        const bool isAfter = m_edit.place == Place::After;
        const std::optional<std::string_view> indent = indentBefore(isAfter ? target.begin : at);
        const std::string gap = indent && at > 0 ? '\n' + std::string(*indent) : std::string();
        replace(at, at, isAfter ? gap + moved : moved + gap);
    }

    std::string spliced()
    {
        std::ranges::stable_sort(m_splices, {}, &Splice::at);
        std::string result;
        std::size_t at = 0;
        for (const Splice& each : m_splices) {
            if (each.at > at) {
                result.append(text().substr(at, each.at - at));
                at = each.at;
            }
            result += each.text;
            at = std::max(at, each.at + each.erased);
        }
        return result.append(text().substr(at));
    }

    const PlacedSource& m_source;
    const PageEdit& m_edit;
    std::vector<Splice> m_splices;
};

std::string withoutSpaces(std::string_view text)
{
    std::string rest(text);
    std::erase_if(rest, isSpace);
    return rest;
}

// Returns the next node, but for blank texts, which an edit of the source moves.
NodeId nextOf(const Document& page, NodeId node)
{
    do
        ++node.value;
    while (node.value < page.size() && page.isBlankText(node));
    return node;
}

// True for nodes with the same name, attributes, and text but for white space.
bool areAlike(const Document& left, NodeId here, const Document& right, NodeId there)
{
    if (left.kind(here) != right.kind(there) || left.name(here) != right.name(there) ||
        left.attributeCount(here) != right.attributeCount(there) ||
        withoutSpaces(left.text(here)) != withoutSpaces(right.text(there)))
        return false;
    for (std::uint32_t i = 0; i < left.attributeCount(here); ++i) {
        const auto [name, value] = left.attribute(here, i);
        if (!right.hasAttribute(there, name) || right.attribute(there, name) != value)
            return false;
    }
    return true;
}

// Returns the node of the other tree for each node, noNode for blank texts; nothing unless the trees are the
// same but for white space.
std::optional<std::vector<NodeId>> counterpartsIn(const Document& other, const Document& page)
{
    std::vector<NodeId> counterparts(page.size(), noNode);
    counterparts.front() = NodeId{0};
    NodeId there = nextOf(other, NodeId{0});
    for (NodeId here = nextOf(page, NodeId{0}); here.value < page.size(); here = nextOf(page, here)) {
        if (there.value >= other.size() || !areAlike(page, here, other, there) ||
            counterparts[page.parent(here).value] != other.parent(there))
            return std::nullopt;
        counterparts[here.value] = there;
        there = nextOf(other, there);
    }
    return there.value >= other.size() ? std::optional(std::move(counterparts)) : std::nullopt;
}

} // namespace

Result<PlacedSource> placedSource(std::string_view bytes, const PageReading& reading)
{
    if (isSnapshot(bytes))
        return Error{ErrorCode::BrowserTree, {}, {}};
    Result<DecodedText> decoded = decodeText(bytes, reading.encoding, true);
    if (!decoded)
        return decoded.error();
    PlacedSource source{std::move(decoded->utf8), {}, {}, decoded->encoding, {}};
    for (const std::string_view mark : {"\xEF\xBB\xBF", "\xFF\xFE", "\xFE\xFF"}) {
        if (bytes.starts_with(mark))
            source.mark = mark;
    }
    DocumentBuilder builder;
    const std::stop_token stop;
    const Result<bool> isWritten = writeHtml5Tree(builder, source.utf8, reading.limits, stop, &source.places);
    if (!isWritten)
        return isWritten.error();
    if (!*isWritten)
        return Error{ErrorCode::OtherParser, {}, {}};
    builder.setEncoding(decoded->encoding);
    source.page = std::move(builder).finish();
    source.places.resize(source.page.size());
    for (NodeId node{source.page.size() - 1}; node.value > 0; --node.value) { // descendants come first
        SourcePlace& parent = source.places[source.page.parent(node).value];
        if (parent.isThere() && !parent.hasEndTag())
            parent.end = parent.endTag = std::max(parent.end, source.places[node.value].end);
    }
    return source;
}

std::optional<std::string> bytesOf(const PlacedSource& source)
{
    constexpr std::string_view replacement = "\xEF\xBF\xBD"; // U+FFFD
    std::optional<std::string> bytes = source.utf8.find(replacement) == std::string::npos
                                           ? encodeText(source.utf8, source.encoding)
                                           : std::nullopt;
    if (bytes)
        bytes->insert(0, source.mark);
    return bytes;
}

LineAndColumn lineAndColumn(std::string_view utf8, std::size_t offset)
{
    const std::string_view before = utf8.substr(0, offset);
    const std::size_t line = before.rfind('\n');
    const std::string_view column = before.substr(line == std::string_view::npos ? 0 : line + 1);
    const auto isStart = [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; };
    return {static_cast<std::uint32_t>(std::ranges::count(before, '\n')) + 1,
            static_cast<std::uint32_t>(std::ranges::count_if(column, isStart)) + 1};
}

std::optional<SourceEdit> withSourceEdit(const PlacedSource& source, const PageEdit& edit)
{
    auto made = withEdit(source.page, edit);
    auto* copy = std::get_if<EditOutcome>(&made);
    if (copy == nullptr)
        return std::nullopt;
    const std::optional<std::string> text = SourceEditor(source, edit).run();
    if (!text)
        return std::nullopt;
    PageReading reading;
    reading.encoding = "utf-8";
    Result<PlacedSource> changed = placedSource(*text, reading);
    if (!changed)
        return std::nullopt;
    const std::optional<std::vector<NodeId>> there = counterpartsIn(changed->page, copy->page);
    if (!there)
        return std::nullopt;
    changed->encoding = source.encoding;
    changed->mark = source.mark;
    const auto of = [&](NodeId node) { return node == noNode ? noNode : (*there)[node.value]; };
    std::ranges::transform(copy->nodes, copy->nodes.begin(), of);
    return SourceEdit{*std::move(changed), std::move(copy->nodes), of(copy->edited)};
}

} // namespace tagseam
