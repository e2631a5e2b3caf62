// SPDX-License-Identifier: MIT
// Bytes as served -> Document, with libxml2's HTML parser.
#include "core/page/parsehtml.h"

#include "core/base/ascii.h"
#include "core/base/encoding.h"
#include "core/base/utf8.h"
#include "core/page/charrefs.h"
#include "core/page/snapshotbytes.h"

#include <libxml/HTMLparser.h>
#include <libxml/SAX2.h>
#include <libxml/parserInternals.h>

#include <algorithm>
#include <memory>
#include <mutex>
#include <optional>
#include <unordered_map>
#include <utility>

namespace tagseam {

namespace {

constexpr int options = HTML_PARSE_RECOVER | HTML_PARSE_NOERROR | HTML_PARSE_NOWARNING | HTML_PARSE_NONET |
                        HTML_PARSE_NODEFDTD | HTML_PARSE_IGNORE_ENC;

using ContextHandle =
    std::unique_ptr<htmlParserCtxt, decltype([](htmlParserCtxtPtr context) { htmlFreeParserCtxt(context); })>;
using DocHandle = std::unique_ptr<xmlDoc, decltype([](xmlDocPtr doc) { xmlFreeDoc(doc); })>;
using XmlString = std::unique_ptr<xmlChar, decltype([](xmlChar* text) { xmlFree(text); })>;

Error tooLarge(std::size_t limit)
{
    return {ErrorCode::TooLarge, {}, sizeText(limit)};
}

std::string_view view(const xmlChar* text)
{
    return text != nullptr ? std::string_view(reinterpret_cast<const char*>(text)) : std::string_view();
}

std::string doctypeOf(xmlDocPtr doc)
{
    const xmlDtd* dtd = xmlGetIntSubset(doc);
    if (dtd == nullptr)
        return {};
    std::string doctype(view(dtd->name));
    if (dtd->ExternalID != nullptr)
        doctype.append(" PUBLIC \"").append(view(dtd->ExternalID)).append("\"");
    else if (dtd->SystemID != nullptr)
        doctype.append(" SYSTEM");
    if (dtd->SystemID != nullptr)
        doctype.append(" \"").append(view(dtd->SystemID)).append("\"");
    return doctype;
}

void addAttributes(DocumentBuilder& builder, const xmlNode* element)
{
    for (const xmlAttr* attribute = element->properties; attribute != nullptr; attribute = attribute->next) {
        const xmlNode* value = attribute->children;
        const bool isPlain = value != nullptr && value->next == nullptr && value->type == XML_TEXT_NODE;
        if (isPlain || value == nullptr) {
            builder.attribute(view(attribute->name),
                              value != nullptr ? view(value->content) : std::string_view());
        } else {
            const XmlString joined(xmlNodeListGetString(element->doc, value, 1));
            builder.attribute(view(attribute->name), view(joined.get()));
        }
    }
}

bool isRawInHtml5(std::string_view name)
{
    return name == "iframe" || name == "noembed" || name == "noframes" || name == "xmp";
}

using RawStarts = std::unordered_map<const xmlNode*, std::size_t>; // bytes before the ">" of start tags

// Takes the source between tags that HTML5 reads as text, in document order.
class RawContents {
  public:
    RawContents(std::string_view source, const RawStarts& starts) : m_source(source), m_starts(starts) {}

    // Returns the content of an element; empty for one that is within another such text.
    std::string_view of(const xmlNode* element)
    {
        const auto start = m_starts.find(element);
        if (start == m_starts.end() || start->second < m_end)
            return {};
        const std::string end = std::string("</").append(view(element->name));
        const std::size_t begin = m_source.find('>', start->second);
        if (begin == std::string_view::npos)
            return {};
        std::size_t at = begin + 1;
        while (at < m_source.size() && !equalsIgnoringCase(m_source.substr(at, end.size()), end))
            at = std::min(m_source.find("</", at + 1), m_source.size());
        m_end = at;
        return m_source.substr(begin + 1, at - begin - 1);
    }

  private:
    std::string_view m_source;
    const RawStarts& m_starts;
    std::size_t m_end = 0; // the end of the last text
};

// Returns true when the node was opened, so that its children come next.
bool addNode(DocumentBuilder& builder, const xmlNode* node, RawContents& raw)
{
    switch (node->type) {
    case XML_ELEMENT_NODE:
        if (node->ns != nullptr && node->ns->prefix != nullptr)
            builder.open(std::string(view(node->ns->prefix)).append(":").append(view(node->name)));
        else
            builder.open(view(node->name));
        addAttributes(builder, node);
        if (const std::string_view content = raw.of(node); !content.empty())
            builder.rawContent(content);
        return true;
    case XML_TEXT_NODE:
    case XML_CDATA_SECTION_NODE:
        builder.text(view(node->content));
        return false;
    case XML_COMMENT_NODE:
        builder.comment(view(node->content));
        return false;
    default:
        return false; // document types and processing instructions belong to no sequence
    }
}

Error tooManyNodes(const Limits& limits)
{
    return {ErrorCode::TooManyNodes, {}, std::to_string(limits.nodes)};
}

Error tooDeep(const Limits& limits)
{
    return {ErrorCode::TooDeep, {}, std::to_string(limits.depth)};
}

Error stopped()
{
    return {ErrorCode::Stopped, {}, {}};
}

// Returns the character that HTML5 has instead of one from U+0080 to U+009F; empty for all other texts.
// libxml2 delivers a numeric character reference by itself, and such a control character comes from hardly
// anything else.
std::string characterInstead(const xmlChar* text, int length)
{
    std::string character;
    if (length == 2 && text[0] == 0xC2 && text[1] < 0xA0)
        appendUtf8(character, referencedCodePoint(text[1]));
    return character;
}

// Stops libxml2 beyond the limits: its own tree takes some 120 bytes a node. Texts are counted later, in the
// Document: libxml2 delivers them in pieces, and the nodes between two texts are counted. The class wraps
// each of libxml2's handlers that makes a node, and checks the limits first.
class Guard {
  public:
    Guard(const Limits& limits, const std::stop_token& stop) : m_limits(limits), m_stop(stop) {}

    void attach(htmlParserCtxtPtr context)
    {
        context->_private = this;
        xmlSAXHandler& sax = *context->sax;
        sax.startElement = startElement;
        sax.endElement = endElement;
        sax.characters = characters;
        sax.cdataBlock = cdataBlock;
        sax.comment = comment;
        sax.processingInstruction = processingInstruction;
        sax.error = unexpectedEndTag;
    }
    const std::optional<Error>& error() const { return m_error; }
    const RawStarts& rawStarts() const { return m_rawStarts; }

  private:
    static Guard& of(void* parser)
    {
        return *static_cast<Guard*>(static_cast<htmlParserCtxtPtr>(parser)->_private);
    }

    // True if the parser may make a node; otherwise the parser ends.
    bool mayGoOn(void* parser, std::optional<Error> refusal = {})
    {
        if (m_error)
            return false; // the parser closes the open elements
        m_error = m_stop.stop_requested() ? stopped() : std::move(refusal);
        if (m_error)
            xmlStopParser(static_cast<htmlParserCtxtPtr>(parser));
        return !m_error;
    }
    // Notes where the start tag of an element ends whose content HTML5 reads as text.
    void noteRaw(htmlParserCtxtPtr context, std::string_view name)
    {
        if (!isRawInHtml5(name) || context->node == nullptr)
            return;
        const xmlParserInput& input = *context->input;
        m_rawStarts[context->node] =
            static_cast<std::size_t>(input.consumed) + static_cast<std::size_t>(input.cur - input.base);
    }
    std::optional<Error> count(const xmlChar** attributes = nullptr)
    {
        for (; attributes != nullptr && *attributes != nullptr; attributes += 2) // name, value
            ++m_attributes;
        if (++m_nodes > m_limits.nodes)
            return tooManyNodes(m_limits);
        if (m_attributes > attributeLimit(m_limits))
            return Error{ErrorCode::TooManyAttributes, {}, std::to_string(attributeLimit(m_limits))};
        return {};
    }

    static void startElement(void* parser, const xmlChar* name, const xmlChar** attributes)
    {
        Guard& guard = of(parser);
        if (!guard.mayGoOn(parser, guard.count(attributes)))
            return;
        xmlSAX2StartElement(parser, name, attributes);
        guard.noteRaw(static_cast<htmlParserCtxtPtr>(parser), view(name));
        const int depth = static_cast<htmlParserCtxtPtr>(parser)->nodeNr;
        if (depth > 0 && static_cast<std::uint32_t>(depth) > guard.m_limits.depth)
            guard.mayGoOn(parser, tooDeep(guard.m_limits));
    }
    static void endElement(void* parser, const xmlChar* name)
    {
        if (of(parser).mayGoOn(parser))
            xmlSAX2EndElement(parser, name);
    }
    static void characters(void* parser, const xmlChar* text, int length)
    {
        if (!of(parser).mayGoOn(parser))
            return;
        if (const std::string character = characterInstead(text, length); !character.empty())
            xmlSAX2Characters(parser, reinterpret_cast<const xmlChar*>(character.data()),
                              static_cast<int>(character.size()));
        else
            xmlSAX2Characters(parser, text, length);
    }
    static void cdataBlock(void* parser, const xmlChar* text, int length)
    {
        if (of(parser).mayGoOn(parser))
            xmlSAX2CDataBlock(parser, text, length);
    }
    static void comment(void* parser, const xmlChar* text)
    {
        Guard& guard = of(parser);
        if (guard.mayGoOn(parser, guard.count()))
            xmlSAX2Comment(parser, text);
    }
    static void processingInstruction(void* parser, const xmlChar* target, const xmlChar* data)
    {
        Guard& guard = of(parser);
        if (guard.mayGoOn(parser, guard.count()))
            xmlSAX2ProcessingInstruction(parser, target, data);
    }
    // End tags that close nothing call no other handler. This is the only error handler that may end the
    // parser: its caller holds no pointer into the input.
    static void unexpectedEndTag(void* parser, const char* /*format*/, ...)
    {
        const auto* context = static_cast<htmlParserCtxtPtr>(parser);
        if (context->lastError.code == XML_ERR_TAG_NAME_MISMATCH)
            of(parser).mayGoOn(parser);
    }

    const Limits& m_limits;
    const std::stop_token& m_stop;
    std::uint64_t m_nodes = 0;
    std::uint64_t m_attributes = 0;
    RawStarts m_rawStarts;
    std::optional<Error> m_error;
};

// Sets up libxml2 before threads use it. libxml2 2.9 does so when it is first used: two threads that start at
// once would each make the lock of its dictionaries, and one would wait for the other's forever.
void setUpLibxml()
{
    static std::once_flag isDone;
    std::call_once(isDone, [] {
        xmlInitParser();
        xmlDictFree(xmlDictCreate());
    });
}

DocHandle parse(const std::string& utf8, Guard& guard)
{
    setUpLibxml();
    const ContextHandle context(htmlCreateMemoryParserCtxt(utf8.data(), static_cast<int>(utf8.size())));
    if (!context)
        return nullptr;
    htmlCtxtUseOptions(context.get(), options);
    guard.attach(context.get());
    // libxml2 2.9 has no HTML_PARSE_HUGE: htmlCtxtUseOptions() would ignore the flag, but its tree builder
    // obeys it.
    context->options |= XML_PARSE_HUGE;
    xmlSwitchToEncoding(context.get(), xmlFindCharEncodingHandler("UTF-8"));
    htmlParseDocument(context.get());
    return DocHandle(std::exchange(context->myDoc, nullptr));
}

// Walks the tree along its own links, without a stack that grows with the page's depth. The Guard limits the
// depth.
std::optional<Error> addTree(DocumentBuilder& builder, const xmlDoc* doc, RawContents raw,
                             const Limits& limits, const std::stop_token& stop)
{
    const xmlNode* node = doc->children;
    while (node != nullptr) {
        const bool isOpen = addNode(builder, node, raw);
        if (builder.size() - 1 > limits.nodes) // without the document node
            return tooManyNodes(limits);
        if (stop.stop_requested())
            return stopped();
        if (isOpen && node->children != nullptr) {
            node = node->children;
            continue;
        }
        if (isOpen)
            builder.close();
        while (node->next == nullptr) {
            node = node->parent;
            if (node == nullptr || node->type != XML_ELEMENT_NODE)
                return {};
            builder.close();
        }
        node = node->next;
    }
    return {};
}

} // namespace

Result<Document> parseHtml(std::string_view bytes, std::string_view encodingHint, const Limits& limits,
                           const std::stop_token& stop)
{
    const std::size_t byteLimit = std::min(limits.bytes, pageSizeLimit);
    if (bytes.size() > byteLimit)
        return tooLarge(byteLimit);
    if (isSnapshot(bytes))
        return Error{ErrorCode::BrowserTree, {}, {}};
    Result<DecodedText> decoded = decodeText(bytes, encodingHint);
    if (!decoded)
        return decoded.error();
    const std::string& text = decoded->utf8;
    if (text.size() > pageSizeLimit)
        return tooLarge(pageSizeLimit);

    DocumentBuilder builder;
    builder.setEncoding(decoded->encoding);
    Guard guard(limits, stop);
    const DocHandle doc = parse(text, guard);
    if (guard.error())
        return *guard.error();
    if (doc) {
        builder.setDoctype(doctypeOf(doc.get()));
        if (const std::optional<Error> error =
                addTree(builder, doc.get(), {text, guard.rawStarts()}, limits, stop))
            return *error;
    }
    if (!builder.fits())
        return Error{ErrorCode::TooLarge, {}, "4 GB"};
    return std::move(builder).finish();
}

} // namespace tagseam
