// SPDX-License-Identifier: MIT
// UTF-8 text -> the tree that HTML5 prescribes.
#include "core/page/html5tree.h"

#include "core/base/ascii.h"

#include <gumbo.h>

#include <algorithm>
#include <array>
#include <csetjmp>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

namespace tagseam {

namespace {

// Chromium's HTMLConstructionSite, maximumHTMLParserDOMTreeDepth: the deepest element that has content.
constexpr std::size_t deepestWithContent = 512;

// The memory of one parse. Gumbo asks for all of it here, so that nothing has to be freed node by node, which
// Gumbo does recursively, and so that a parse can be left at any allocation: Gumbo has no way to stop it.
class Arena {
  public:
    Arena(const Limits& limits, const std::stop_token& stop) : m_limits(limits), m_stop(stop) {}
    ~Arena()
    {
        for (Piece* piece = m_pieces; piece != nullptr;)
            std::free(std::exchange(piece, piece->next));
    }
    Arena(const Arena&) = delete;
    Arena& operator=(const Arena&) = delete;

    /// Parses; nullptr after an error.
    GumboOutput* parse(std::string_view utf8)
    {
        GumboOptions options = kGumboDefaultOptions;
        options.allocator = [](void* arena, std::size_t size) {
            return static_cast<Arena*>(arena)->allocate(size);
        };
        options.deallocator = [](void* arena, void* memory) { static_cast<Arena*>(arena)->release(memory); };
        options.userdata = this;
        options.max_errors = 0;
        // From here to leave() there are only functions of Gumbo, in C, and functions without objects that
        // would have to be destroyed.
        if (setjmp(m_exit) != 0) // NOLINT(cert-err52-cpp)
            return nullptr;
        return gumbo_parse_with_options(&options, utf8.data(), utf8.size());
    }
    Error error() const
    {
        switch (m_problem) {
        case ErrorCode::TooManyNodes:
            return {m_problem, {}, std::to_string(m_limits.nodes)};
        case ErrorCode::TooManyAttributes:
            return {m_problem, {}, std::to_string(attributeLimit(m_limits))};
        case ErrorCode::TooLarge:
            return {m_problem, {}, "the memory"};
        default:
            return {m_problem, {}, {}};
        }
    }

  private:
    // Memory of malloc(): a block that small allocations share, or one large allocation, which Gumbo frees
    // when it has outgrown it.
    struct Piece {
        Piece* next;
        Piece* previous;
    };
    static constexpr std::size_t blockSize = std::size_t{1} << 18U;
    static constexpr std::size_t largeSize = std::size_t{1} << 12U;
    static constexpr std::size_t headSize = 16; // before each allocation: whether it is large

    void* allocate(std::size_t size)
    {
        count(size);
        const std::size_t all = headSize + (size + 15) / 16 * 16;
        const bool isLarge = all >= largeSize;
        if (isLarge)
            return started(newPiece(all), true);
        if (m_left < all) {
            m_at = newPiece(blockSize);
            m_left = blockSize;
        }
        m_left -= all;
        return started(std::exchange(m_at, m_at + all), false);
    }
    static void* started(std::byte* at, bool isLarge)
    {
        *reinterpret_cast<std::uintptr_t*>(at) = isLarge ? 1 : 0;
        return at + headSize;
    }
    std::byte* newPiece(std::size_t size)
    {
        auto* piece = static_cast<Piece*>(std::malloc(sizeof(Piece) + size));
        if (piece == nullptr)
            leave(ErrorCode::TooLarge);
        *piece = {m_pieces, nullptr};
        if (m_pieces != nullptr)
            m_pieces->previous = piece;
        m_pieces = piece;
        return reinterpret_cast<std::byte*>(piece + 1);
    }
    void release(void* memory)
    {
        if (memory == nullptr)
            return;
        std::byte* at = static_cast<std::byte*>(memory) - headSize;
        if (*reinterpret_cast<std::uintptr_t*>(at) == 0)
            return; // ends with the arena
        Piece* piece = reinterpret_cast<Piece*>(at) - 1;
        (piece->previous != nullptr ? piece->previous->next : m_pieces) = piece->next;
        if (piece->next != nullptr)
            piece->next->previous = piece->previous;
        std::free(piece);
    }
    // Nodes and attributes are told by their size. Other allocations of that size count as well, so that the
    // limits here are twice as high; TreeCopy has the exact ones.
    void count(std::size_t size)
    {
        m_nodes += size == sizeof(GumboNode) ? 1U : 0U;
        m_attributes += size == sizeof(GumboAttribute) ? 1U : 0U;
        if (m_nodes > 2 * std::uint64_t{m_limits.nodes} + 1000)
            leave(ErrorCode::TooManyNodes);
        if (m_attributes > 2 * attributeLimit(m_limits))
            leave(ErrorCode::TooManyAttributes);
        if (m_stop.stop_requested())
            leave(ErrorCode::Stopped);
    }
    [[noreturn]] void leave(ErrorCode problem)
    {
        m_problem = problem;
        std::longjmp(m_exit, 1); // NOLINT(cert-err52-cpp)
    }

    const Limits& m_limits;
    const std::stop_token& m_stop;
    Piece* m_pieces = nullptr; // the newest first
    std::byte* m_at = nullptr; // in the newest block: what is left of it
    std::size_t m_left = 0;
    std::uint64_t m_nodes = 0;
    std::uint64_t m_attributes = 0;
    ErrorCode m_problem = ErrorCode::Stopped;
    std::jmp_buf m_exit{};
};

std::string_view view(const GumboStringPiece& piece)
{
    return {piece.data, piece.length};
}

std::string nameOf(const GumboElement& element)
{
    GumboStringPiece tag = element.original_tag;
    gumbo_tag_from_original_text(&tag);
    if (element.tag_namespace == GUMBO_NAMESPACE_SVG && tag.length > 0) {
        if (const char* name = gumbo_normalize_svg_tagname(&tag))
            return name;
    }
    if (element.tag != GUMBO_TAG_UNKNOWN)
        return gumbo_normalized_tagname(element.tag);
    return lowerCase(view(tag));
}

std::string nameOf(const GumboAttribute& attribute)
{
    switch (attribute.attr_namespace) {
    case GUMBO_ATTR_NAMESPACE_XLINK:
        return std::string("xlink:") + attribute.name;
    case GUMBO_ATTR_NAMESPACE_XML:
        return std::string("xml:") + attribute.name;
    case GUMBO_ATTR_NAMESPACE_XMLNS:
        return std::string_view(attribute.name) == "xmlns" ? "xmlns" : std::string("xmlns:") + attribute.name;
    case GUMBO_ATTR_NAMESPACE_NONE:
        break;
    }
    return attribute.name;
}

std::string doctypeOf(const GumboDocument& document)
{
    if (!document.has_doctype)
        return {};
    const std::string_view publicId = document.public_identifier;
    const std::string_view systemId = document.system_identifier;
    std::string text = document.name;
    if (!publicId.empty())
        text.append(" PUBLIC \"").append(publicId).append("\"");
    else if (!systemId.empty())
        text.append(" SYSTEM");
    if (!systemId.empty())
        text.append(" \"").append(systemId).append("\"");
    return text;
}

const GumboVector* childrenOf(const GumboNode& node)
{
    switch (node.type) {
    case GUMBO_NODE_DOCUMENT:
        return &node.v.document.children;
    case GUMBO_NODE_ELEMENT:
    case GUMBO_NODE_TEMPLATE:
        return &node.v.element.children;
    default:
        return nullptr;
    }
}

const GumboNode& childOf(const GumboVector& children, std::size_t index)
{
    return *static_cast<const GumboNode*>(children.data[index]);
}

// Copies Gumbo's tree into a builder, without recursion.
class TreeCopy {
  public:
    TreeCopy(DocumentBuilder& builder, const Limits& limits, const std::stop_token& stop,
             std::string_view source, std::vector<SourcePlace>* places)
        : m_builder(builder), m_limits(limits), m_stop(stop), m_source(source), m_places(places)
    {
    }

    Result<bool> write(const GumboNode& document)
    {
        struct Level {
            const GumboVector* children;
            std::size_t next;
            bool isOpen; // in the builder
        };
        std::vector<Level> levels{{childrenOf(document), 0, false}};
        while (!levels.empty()) {
            Level& level = levels.back();
            if (level.next == level.children->length) {
                flushText();
                if (level.isOpen)
                    m_builder.close();
                levels.pop_back();
                continue;
            }
            const GumboNode& node = childOf(*level.children, level.next++);
            if (std::optional<Error> error = add(node, levels.size()))
                return *std::move(error);
            const bool isEmptied = node.type == GUMBO_NODE_TEMPLATE && !isShadowRoot(node);
            if (isEmptied)
                m_builder.close();
            if (isEmptied || (node.type != GUMBO_NODE_ELEMENT && node.type != GUMBO_NODE_TEMPLATE))
                continue;
            const bool isFlat = levels.size() > deepestWithContent;
            if (isFlat)
                m_builder.close();
            levels.push_back({childrenOf(node), 0, !isFlat});
        }
        if (std::optional<Error> error = excess())
            return *std::move(error);
        return true;
    }

  private:
    // True for a template whose content a browser shows as the shadow tree of its parent (HTML, 13.2.6.4.4).
    static bool isShadowRoot(const GumboNode& node)
    {
        const GumboAttribute* mode = gumbo_get_attribute(&node.v.element.attributes, "shadowrootmode");
        return mode != nullptr &&
               (equalsIgnoringCase(mode->value, "open") || equalsIgnoringCase(mode->value, "closed"));
    }

    std::optional<Error> add(const GumboNode& node, std::size_t depth)
    {
        switch (node.type) {
        case GUMBO_NODE_TEXT:
        case GUMBO_NODE_WHITESPACE:
        case GUMBO_NODE_CDATA:
            m_text += node.v.text.text; // neighbours are one text
            m_textPlace = joined(m_textPlace, placeOf(node.v.text.original_text));
            return {};
        case GUMBO_NODE_COMMENT:
            flushText();
            setPlace(m_builder.comment(node.v.text.text), placeOf(node.v.text.original_text));
            break;
        case GUMBO_NODE_ELEMENT:
        case GUMBO_NODE_TEMPLATE:
            flushText();
            setPlace(m_builder.open(nameOf(node.v.element)), placeOf(node.v.element));
            addAttributes(node.v.element.attributes);
            if (depth > m_limits.depth)
                return Error{ErrorCode::TooDeep, {}, std::to_string(m_limits.depth)};
            break;
        case GUMBO_NODE_DOCUMENT:
            break;
        }
        return excess();
    }
    std::optional<Error> excess() const
    {
        if (m_builder.size() - 1 > m_limits.nodes) // without the document node
            return Error{ErrorCode::TooManyNodes, {}, std::to_string(m_limits.nodes)};
        if (m_attributes > attributeLimit(m_limits))
            return Error{ErrorCode::TooManyAttributes, {}, std::to_string(attributeLimit(m_limits))};
        if (m_stop.stop_requested())
            return Error{ErrorCode::Stopped, {}, {}};
        return {};
    }
    void addAttributes(const GumboVector& attributes)
    {
        for (std::size_t i = 0; i < attributes.length; ++i) {
            const auto& attribute = *static_cast<const GumboAttribute*>(attributes.data[i]);
            m_builder.attribute(nameOf(attribute), attribute.value);
        }
        m_attributes += attributes.length;
    }
    void flushText()
    {
        if (!m_text.empty())
            setPlace(m_builder.text(m_text), m_textPlace);
        m_text.clear();
        m_textPlace = {};
    }

    SourcePlace placeOf(const GumboStringPiece& piece) const
    {
        if (piece.length == 0 || m_places == nullptr)
            return {};
        const auto begin = static_cast<std::size_t>(piece.data - m_source.data());
        const std::size_t end = begin + piece.length;
        return {begin, end, end, end};
    }
    SourcePlace placeOf(const GumboElement& element) const
    {
        SourcePlace place = placeOf(element.original_tag);
        const SourcePlace endTag = placeOf(element.original_end_tag);
        if (place.isThere() && endTag.begin >= place.tagEnd) {
            place.endTag = endTag.begin;
            place.end = endTag.end;
        }
        return place;
    }
    static SourcePlace joined(const SourcePlace& first, const SourcePlace& second)
    {
        if (!first.isThere() || !second.isThere())
            return first.isThere() ? first : second;
        return {first.begin, second.end, second.end, second.end};
    }
    void setPlace(NodeId node, const SourcePlace& place)
    {
        if (m_places == nullptr)
            return;
        m_places->resize(node.value + 1);
        m_places->back() = place;
    }

    DocumentBuilder& m_builder;
    const Limits& m_limits;
    const std::stop_token& m_stop;
    std::string_view m_source;
    std::vector<SourcePlace>* m_places;
    std::string m_text;
    SourcePlace m_textPlace;
    std::uint64_t m_attributes = 0;
};

// Elements without content, and those that need no end tag because they do not nest by themselves.
constexpr std::array<std::string_view, 38> uncounted{
    "area",  "base",   "basefont", "bgsound", "body", "br",    "col",   "colgroup", "dd",     "dt",
    "embed", "frame",  "head",     "hr",      "html", "img",   "input", "keygen",   "li",     "link",
    "meta",  "option", "p",        "param",   "rb",   "rp",    "rt",    "rtc",      "source", "tbody",
    "td",    "tfoot",  "th",       "thead",   "tr",   "track", "wbr",   "optgroup"};

// True if more elements may be open at once than this parser takes: start tags less their end tags. Tags in
// comments and scripts count as well, of which no page has so many that it does not close.
bool isNestedTooDeep(std::string_view utf8)
{
    if (std::ranges::count(utf8, '<') <= std::ptrdiff_t{mostNested})
        return false;
    constexpr std::size_t longestName = 16;
    std::unordered_map<std::string, std::uint32_t> open;
    std::uint32_t all = 0;
    for (std::size_t at = utf8.find('<'); at != std::string_view::npos; at = utf8.find('<', at + 1)) {
        const bool isEnd = at + 1 < utf8.size() && utf8[at + 1] == '/';
        const std::size_t begin = at + (isEnd ? 2 : 1);
        std::size_t end = begin;
        while (end < utf8.size() && end - begin < longestName && isAlnum(utf8[end]))
            ++end;
        if (end == begin)
            continue;
        std::string name = lowerCase(utf8.substr(begin, end - begin));
        if (std::ranges::find(uncounted, name) != uncounted.end())
            continue;
        std::uint32_t& count = open[std::move(name)];
        if (!isEnd && ++count > 0 && ++all > mostNested)
            return true;
        if (isEnd && count > 0) {
            --count;
            --all;
        }
    }
    return false;
}

// Returns the tag of the document type at the front of a page, after white space and comments; empty without
// one.
std::string_view doctypeTag(std::string_view utf8)
{
    std::size_t at = 0;
    while (at < utf8.size()) {
        const std::string_view rest = utf8.substr(at);
        if (isSpace(rest.front())) {
            ++at;
        } else if (rest.starts_with("<!--")) {
            const std::size_t end = utf8.find("-->", at + 4);
            if (end == std::string_view::npos)
                return {};
            at = end + 3;
        } else {
            const std::size_t end = utf8.find('>', at);
            return startsWithIgnoringCase(rest, "<!doctype") && end != std::string_view::npos
                       ? utf8.substr(at, end + 1 - at)
                       : std::string_view();
        }
    }
    return {};
}

// A document type, and whether Gumbo takes a page with it for one in quirks mode, where a table may be in a
// paragraph.
struct Doctype {
    std::string name;
    std::string publicId;
    std::string systemId;
    std::string text;
    bool isQuirks = false;
};

Doctype readDoctype(std::string_view tag)
{
    if (tag.empty())
        return {};
    const Limits limits;
    const std::stop_token stop;
    Arena arena(limits, stop);
    const GumboOutput* output = arena.parse(tag);
    if (output == nullptr)
        return {};
    const GumboDocument& document = output->document->v.document;
    return {document.name, document.public_identifier, document.system_identifier, doctypeOf(document),
            document.doc_type_quirks_mode == GUMBO_DOCTYPE_QUIRKS};
}

// True for a document type that means quirks mode although Gumbo 0.10 does not know: it compares the public
// identifier, such as "-//W3C//DTD HTML 4.0 Transitional//EN", with the beginning of itself instead of with
// those that the standard lists, which end in "//".
bool isMissedQuirks(const Doctype& doctype)
{
    const std::size_t end = doctype.publicId.rfind("//");
    if (doctype.isQuirks || end == std::string::npos || doctype.publicId.find('"') != std::string::npos)
        return false;
    std::string tag = "<!DOCTYPE html PUBLIC \"" + doctype.publicId.substr(0, end + 2) + '"';
    if (!doctype.systemId.empty())
        tag += " \"x\"";
    return readDoctype(tag + '>').isQuirks;
}

} // namespace

Result<bool> writeHtml5Tree(DocumentBuilder& builder, std::string_view utf8, const Limits& limits,
                            const std::stop_token& stop, std::vector<SourcePlace>* places)
{
    if (isNestedTooDeep(utf8))
        return false;
    const std::string_view tag = doctypeTag(utf8);
    const Doctype doctype = readDoctype(tag);
    std::string withoutType; // the page in quirks mode
    if (isMissedQuirks(doctype)) {
        withoutType = utf8;
        withoutType.replace(static_cast<std::size_t>(tag.data() - utf8.data()), tag.size(), tag.size(), ' ');
        utf8 = withoutType;
    }
    Arena arena(limits, stop);
    const GumboOutput* output = arena.parse(utf8);
    if (output == nullptr)
        return arena.error();
    builder.setDoctype(doctype.text);
    builder.reserve(0, 0, utf8.size());
    return TreeCopy(builder, limits, stop, utf8, places).write(*output->document);
}

} // namespace tagseam
