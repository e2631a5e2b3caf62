// SPDX-License-Identifier: MIT
// UTF-8 text -> the tree of libxml2's HTML parser.
#include "core/page/libxml2tree.h"

#include "core/base/ascii.h"
#include "core/base/utf8.h"
#include "core/page/charrefs.h"

#include <libxml/HTMLparser.h>
#include <libxml/HTMLtree.h>
#include <libxml/SAX2.h>
#include <libxml/parserInternals.h>

#include <algorithm>
#include <deque>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace tagseam {

namespace {

constexpr int options = HTML_PARSE_RECOVER | HTML_PARSE_NOERROR | HTML_PARSE_NOWARNING | HTML_PARSE_NONET |
                        HTML_PARSE_NODEFDTD | HTML_PARSE_IGNORE_ENC;

using ContextHandle =
    std::unique_ptr<htmlParserCtxt, decltype([](htmlParserCtxtPtr context) { htmlFreeParserCtxt(context); })>;
using DocHandle = std::unique_ptr<xmlDoc, decltype([](xmlDocPtr doc) { xmlFreeDoc(doc); })>;
using XmlString = std::unique_ptr<xmlChar, decltype([](xmlChar* text) { xmlFree(text); })>;

std::string_view view(const xmlChar* text)
{
    return text != nullptr ? std::string_view(reinterpret_cast<const char*>(text)) : std::string_view();
}

std::string_view view(const xmlChar* text, int length)
{
    return {reinterpret_cast<const char*>(text), static_cast<std::size_t>(length)};
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

bool isRawInHtml5(std::string_view name)
{
    return name == "iframe" || name == "noembed" || name == "noframes" || name == "xmp";
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

// Writes a Document from libxml2's events, and stops libxml2 beyond the limits. libxml2's own tree, at some
// 120 bytes a node, would be copied and thrown away. Where the parser asks its tree, it finds the nodes of a
// Frame. The Document is the one of that tree, with its oddities: see openAtRoot().
class TreeWriter {
  public:
    // `source`: the text that libxml2 parses.
    TreeWriter(DocumentBuilder& builder, std::string_view source, const Limits& limits,
               const std::stop_token& stop)
        : m_builder(builder), m_source(source), m_limits(limits), m_stop(stop)
    {
    }

    void attach(htmlParserCtxtPtr context)
    {
        m_context = context;
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
    // Adds what is left after the last event.
    void finish()
    {
        addText();
        closeRoot();
    }
    const std::optional<Error>& error() const { return m_error; }

  private:
    // An open element, as far as the parser looks at it: its last child that is no comment decides whether
    // white space after it counts.
    struct Frame {
        xmlNode element{};
        xmlNode last{};
    };

    static TreeWriter& of(void* parser)
    {
        return *static_cast<TreeWriter*>(static_cast<htmlParserCtxtPtr>(parser)->_private);
    }

    // True if the parser may make a node; otherwise the parser ends.
    bool mayGoOn(std::optional<Error> refusal = {})
    {
        if (m_error)
            return false; // the parser closes the open elements
        m_error = m_stop.stop_requested() ? stopped() : std::move(refusal);
        if (m_error)
            xmlStopParser(m_context);
        return !m_error;
    }
    // Counts a node that is no text, and its attributes. Texts come in pieces, and count in the Document.
    std::optional<Error> count(const xmlChar** attributes = nullptr)
    {
        for (; attributes != nullptr && *attributes != nullptr; attributes += 2) // name, value
            ++m_attributes;
        if (++m_nodes > m_limits.nodes || m_builder.size() - 1 > m_limits.nodes) // without the document node
            return tooManyNodes(m_limits);
        if (m_attributes > attributeLimit(m_limits))
            return Error{ErrorCode::TooManyAttributes, {}, std::to_string(attributeLimit(m_limits))};
        return {};
    }

    // True if no element is open.
    bool isOutside() const { return m_context->node == nullptr; }
    Frame& top() { return m_frames[static_cast<std::size_t>(m_context->nodeNr) - 1]; }
    // Notes a child of the open element.
    void setLast(xmlElementType type, const xmlChar* name)
    {
        Frame& frame = top();
        frame.last.type = type;
        frame.last.name = name;
        frame.element.last = &frame.last;
    }

    // Returns the part of a name that libxml2's tree keeps: "p" of "o:p".
    const xmlChar* localName(const xmlChar* name)
    {
        if (view(name).find(':') == std::string_view::npos)
            return name;
        xmlChar* prefix = nullptr;
        const XmlString local(xmlSplitQName(m_context, name, &prefix));
        xmlFree(prefix);
        return local != nullptr ? xmlDictLookup(m_context->dict, local.get(), -1) : nullptr;
    }
    void push()
    {
        const auto depth = static_cast<std::size_t>(m_context->nodeNr);
        if (depth == m_frames.size())
            m_frames.emplace_back().element.type = XML_ELEMENT_NODE;
        m_frames[depth].element.last = nullptr;
        nodePush(m_context, &m_frames[depth].element);
    }
    // An element outside all others: the first, or what follows the end of html. libxml2 puts the latter at
    // the end of the first node of the page if that is an element, before any comment that followed it; else
    // beside it.
    void openAtRoot()
    {
        const bool isInFirst = m_first == XML_ELEMENT_NODE && xmlGetIntSubset(m_context->myDoc) == nullptr;
        if (!isInFirst)
            closeRoot();
        if (m_first == 0)
            m_first = XML_ELEMENT_NODE;
        m_isRoot.push_back(!m_isRootOpen);
        m_isRootOpen = true;
    }
    void closeRoot()
    {
        if (m_isRootOpen)
            m_builder.close();
        m_isRootOpen = false;
        for (const std::string& text : m_afterRoot)
            m_builder.comment(text);
        m_afterRoot.clear();
    }
    void addAttributes(const xmlChar** attributes)
    {
        for (; attributes != nullptr && *attributes != nullptr; attributes += 2) {
            const bool isBoolean = attributes[1] == nullptr && htmlIsBooleanAttr(attributes[0]) != 0;
            m_builder.attribute(view(attributes[0]), view(attributes[isBoolean ? 0 : 1]));
        }
    }
    void addText()
    {
        if (!m_hasText)
            return;
        m_builder.text(m_text);
        m_text.clear();
        m_hasText = false;
    }
    // Adds the source between the tags of the element just opened, which HTML5 reads as text; nothing within
    // another such text.
    void addRawContent(const xmlChar* name)
    {
        const xmlParserInput& input = *m_context->input;
        const std::size_t start = input.consumed + static_cast<std::size_t>(input.cur - input.base);
        const std::size_t before = start < m_rawEnd ? std::string_view::npos : m_source.find('>', start);
        if (before == std::string_view::npos)
            return;
        const std::size_t begin = before + 1;
        const std::string end = std::string("</").append(view(name));
        m_rawEnd = begin;
        while (m_rawEnd < m_source.size() && !equalsIgnoringCase(m_source.substr(m_rawEnd, end.size()), end))
            m_rawEnd = std::min(m_source.find("</", m_rawEnd + 1), m_source.size());
        if (m_rawEnd > begin)
            m_builder.rawContent(m_source.substr(begin, m_rawEnd - begin));
    }
    void appendText(xmlElementType type, std::string_view text)
    {
        if (!mayGoOn() || isOutside())
            return;
        if (m_hasText && m_textType != type)
            addText();
        m_text.append(text);
        m_textType = type;
        m_hasText = true;
        setLast(type, xmlStringText);
    }

    static void startElement(void* parser, const xmlChar* name, const xmlChar** attributes)
    {
        TreeWriter& writer = of(parser);
        writer.addText();
        if (!writer.mayGoOn(writer.count(attributes)))
            return;
        const xmlChar* local = writer.localName(name);
        if (local == nullptr)
            return;
        if (writer.isOutside())
            writer.openAtRoot();
        else
            writer.setLast(XML_ELEMENT_NODE, local);
        writer.push();
        writer.m_builder.open(view(local));
        writer.addAttributes(attributes);
        if (isRawInHtml5(view(name)))
            writer.addRawContent(name);
        const int depth = writer.m_context->nodeNr;
        if (depth > 0 && static_cast<std::uint32_t>(depth) > writer.m_limits.depth)
            writer.mayGoOn(tooDeep(writer.m_limits));
    }
    static void endElement(void* parser, const xmlChar* /*name*/)
    {
        TreeWriter& writer = of(parser);
        writer.addText();
        if (!writer.mayGoOn() || writer.isOutside())
            return;
        nodePop(writer.m_context);
        if (!writer.isOutside()) {
            writer.m_builder.close();
            return;
        }
        if (!writer.m_isRoot.back()) // the root stays open for what may follow it
            writer.m_builder.close();
        writer.m_isRoot.pop_back();
    }
    static void characters(void* parser, const xmlChar* text, int length)
    {
        const std::string instead = characterInstead(text, length);
        of(parser).appendText(XML_TEXT_NODE, instead.empty() ? view(text, length) : instead);
    }
    static void cdataBlock(void* parser, const xmlChar* text, int length)
    {
        of(parser).appendText(XML_CDATA_SECTION_NODE, view(text, length));
    }
    static void comment(void* parser, const xmlChar* text)
    {
        TreeWriter& writer = of(parser);
        writer.addText();
        if (!writer.mayGoOn(writer.count()))
            return;
        if (writer.isOutside() && writer.m_isRootOpen)
            writer.m_afterRoot.emplace_back(view(text));
        else
            writer.m_builder.comment(view(text));
        if (writer.m_first == 0)
            writer.m_first = XML_COMMENT_NODE;
    }
    // A processing instruction belongs to no sequence, but parts texts.
    static void processingInstruction(void* parser, const xmlChar* target, const xmlChar* /*data*/)
    {
        TreeWriter& writer = of(parser);
        writer.addText();
        if (!writer.mayGoOn(writer.count()))
            return;
        if (!writer.isOutside())
            writer.setLast(XML_PI_NODE, target);
        if (writer.m_first == 0)
            writer.m_first = XML_PI_NODE;
    }
    // End tags that close nothing call no other handler. This is the only error handler that may end the
    // parser: its caller holds no pointer into the input.
    static void unexpectedEndTag(void* parser, const char* /*format*/, ...)
    {
        const auto* context = static_cast<htmlParserCtxtPtr>(parser);
        if (context->lastError.code == XML_ERR_TAG_NAME_MISMATCH)
            of(parser).mayGoOn();
    }

    DocumentBuilder& m_builder;
    std::string_view m_source;
    std::size_t m_rawEnd = 0; // in the source: the end of the last raw content
    const Limits& m_limits;
    const std::stop_token& m_stop;
    htmlParserCtxtPtr m_context = nullptr;
    std::deque<Frame> m_frames; // indexed by depth; used again
    std::string m_text;         // the text that is not yet added
    xmlElementType m_textType = XML_TEXT_NODE;
    bool m_hasText = false;
    int m_first = 0;                      // type of the first node of the page
    bool m_isRootOpen = false;            // in the builder
    std::vector<bool> m_isRoot;           // for the open element outside all others
    std::vector<std::string> m_afterRoot; // comments after the end of the root
    std::uint64_t m_nodes = 0;
    std::uint64_t m_attributes = 0;
    std::optional<Error> m_error;
};

// Returns the document type, in a document without nodes; nullptr for lack of memory.
DocHandle parse(const std::string& utf8, TreeWriter& writer)
{
    setUpLibxml();
    const ContextHandle context(htmlCreateMemoryParserCtxt(utf8.data(), static_cast<int>(utf8.size())));
    if (!context)
        return nullptr;
    htmlCtxtUseOptions(context.get(), options);
    writer.attach(context.get());
    // libxml2 2.9 has no HTML_PARSE_HUGE: htmlCtxtUseOptions() would ignore the flag, but its tree builder
    // obeys it.
    context->options |= XML_PARSE_HUGE;
    xmlSwitchToEncoding(context.get(), xmlFindCharEncodingHandler("UTF-8"));
    htmlParseDocument(context.get());
    writer.finish();
    return DocHandle(std::exchange(context->myDoc, nullptr));
}

} // namespace

// libxml2 2.9 does so when it is first used: two threads that start at once would each make the lock of its
// dictionaries, and one would wait for the other's forever.
void setUpLibxml()
{
    static std::once_flag isDone;
    std::call_once(isDone, [] {
        xmlInitParser();
        xmlDictFree(xmlDictCreate());
    });
}

Result<bool> writeLibxml2Tree(DocumentBuilder& builder, const std::string& utf8, const Limits& limits,
                              const std::stop_token& stop)
{
    TreeWriter writer(builder, utf8, limits, stop);
    const DocHandle doc = parse(utf8, writer);
    if (writer.error())
        return *writer.error();
    if (builder.size() - 1 > limits.nodes) // without the document node
        return tooManyNodes(limits);
    if (doc)
        builder.setDoctype(doctypeOf(doc.get()));
    return true;
}

} // namespace tagseam
