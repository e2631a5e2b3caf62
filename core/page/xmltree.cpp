// SPDX-License-Identifier: MIT
// UTF-8 text -> the tree of XML, by libxml2.
#include "core/page/xmltree.h"

#include "core/base/oneof.h"
#include "core/base/utf8.h"
#include "core/page/libxml2tree.h"

#include <libxml/HTMLparser.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace tagseam {

namespace {

// XML_PARSE_NOENT, which expands entities, even those that name files, must never be one of them.
constexpr int xmlOptions = XML_PARSE_NONET | XML_PARSE_NOWARNING | XML_PARSE_HUGE | XML_PARSE_IGNORE_ENC;

using XmlContext =
    std::unique_ptr<xmlParserCtxt, decltype([](xmlParserCtxtPtr context) { xmlFreeParserCtxt(context); })>;

std::string_view viewOf(const xmlChar* text)
{
    return text != nullptr ? std::string_view(reinterpret_cast<const char*>(text)) : std::string_view();
}

std::string qualified(const xmlChar* prefix, std::string_view name)
{
    return prefix == nullptr ? std::string(name) : std::string(viewOf(prefix)).append(":").append(name);
}

// Returns the text with the references resolved that HTML names, except the five of XML; not within comments
// and CDATA sections.
std::string withNamedReferences(std::string_view text)
{
    constexpr std::size_t longestName = 10;
    std::string out;
    out.reserve(text.size());
    while (!text.empty()) {
        const std::size_t at = std::min(text.find_first_of("&<"), text.size());
        out += text.substr(0, at);
        text.remove_prefix(at);
        std::size_t taken = std::min<std::size_t>(text.size(), 1);
        for (const auto& [begin, end] : {std::pair("<!--", "-->"), std::pair("<![CDATA[", "]]>")}) {
            if (text.starts_with(begin))
                taken = std::min(text.find(end), text.size());
        }
        const std::size_t length = text.starts_with('&') ? text.substr(0, longestName).find(';') : 0;
        const std::string name(length == 0 || length == std::string_view::npos ? std::string_view()
                                                                               : text.substr(1, length - 1));
        const htmlEntityDesc* known = name.empty() || isOneOf(name, {"amp", "lt", "gt", "quot", "apos"})
                                          ? nullptr
                                          : htmlEntityLookup(reinterpret_cast<const xmlChar*>(name.c_str()));
        if (known != nullptr) {
            appendUtf8(out, known->value);
            taken = length + 1;
        } else {
            out += text.substr(0, taken);
        }
        text.remove_prefix(taken);
    }
    return out;
}

// libxml2 gives an ampersand in an attribute as a reference, because it might begin an entity.
std::string withAmpersands(std::string value)
{
    constexpr std::string_view reference = "&#38;";
    for (std::size_t at = value.find(reference); at != std::string::npos; at = value.find(reference, at + 1))
        value.erase(at + 1, reference.size() - 1);
    return value;
}

bool hasXhtmlType(std::string_view utf8)
{
    constexpr std::size_t front = 4096;
    const std::string_view begin = utf8.substr(0, front);
    return begin.find("-//W3C//DTD XHTML") != std::string_view::npos ||
           begin.find("-//WAPFORUM//DTD XHTML") != std::string_view::npos;
}

// Writes a Document from libxml2's events, and stops libxml2 beyond the limits.
class XmlWriter {
  public:
    XmlWriter(DocumentBuilder& builder, const Limits& limits, const std::stop_token& stop)
        : m_builder(builder), m_limits(limits), m_stop(stop)
    {
    }

    Result<std::uint32_t> write(const std::string& utf8)
    {
        setUpLibxml();
        const XmlContext context(xmlNewParserCtxt());
        if (!context)
            return Error{ErrorCode::TooLarge, {}, sizeText(utf8.size())};
        m_context = context.get();
        context->_private = this;
        *context->sax = {};
        context->sax->initialized = XML_SAX2_MAGIC;
        context->sax->startDocument = startDocument;
        context->sax->internalSubset = internalSubset;
        context->sax->startElementNs = startElement;
        context->sax->endElementNs = endElement;
        context->sax->characters = characters;
        context->sax->ignorableWhitespace = characters;
        context->sax->cdataBlock = characters;
        context->sax->comment = comment;
        context->sax->serror = takeFault;
        xmlFreeDoc(xmlCtxtReadMemory(context.get(), utf8.data(), static_cast<int>(utf8.size()), nullptr,
                                     "UTF-8", xmlOptions));
        if (m_error)
            return *m_error;
        const bool isWellFormed = context->wellFormed != 0 && m_nodes > 0;
        return isWellFormed ? 0 : std::max(m_faultyLine, 1U);
    }

  private:
    static XmlWriter& of(void* parser)
    {
        return *static_cast<XmlWriter*>(static_cast<xmlParserCtxtPtr>(parser)->_private);
    }

    // Counts a node; false if the parser ends.
    bool count(std::uint64_t attributes)
    {
        addText();
        if (m_error)
            return false;
        m_attributes += attributes;
        if (m_stop.stop_requested())
            m_error = Error{ErrorCode::Stopped, {}, {}};
        else if (++m_nodes > m_limits.nodes || m_builder.size() - 1 > m_limits.nodes)
            m_error = Error{ErrorCode::TooManyNodes, {}, std::to_string(m_limits.nodes)};
        else if (m_attributes > attributeLimit(m_limits))
            m_error = Error{ErrorCode::TooManyAttributes, {}, std::to_string(attributeLimit(m_limits))};
        else if (m_depth > m_limits.depth)
            m_error = Error{ErrorCode::TooDeep, {}, std::to_string(m_limits.depth)};
        if (m_error)
            xmlStopParser(m_context);
        return !m_error;
    }

    void addText()
    {
        if (!m_text.empty() && m_depth > 0)
            m_builder.text(m_text);
        m_text.clear();
    }

    // Without a document, libxml2 makes one that has the entities which the page declares.
    static void startDocument(void* parser)
    {
        static_cast<xmlParserCtxtPtr>(parser)->myDoc = xmlNewDoc(reinterpret_cast<const xmlChar*>("1.0"));
    }
    static void internalSubset(void* parser, const xmlChar* name, const xmlChar* publicId,
                               const xmlChar* systemId)
    {
        std::string doctype(viewOf(name));
        if (publicId != nullptr)
            doctype.append(" PUBLIC \"").append(viewOf(publicId)).append("\"");
        else if (systemId != nullptr)
            doctype.append(" SYSTEM");
        if (systemId != nullptr)
            doctype.append(" \"").append(viewOf(systemId)).append("\"");
        of(parser).m_builder.setDoctype(std::move(doctype));
    }
    static void startElement(void* parser, const xmlChar* name, const xmlChar* /*prefix*/,
                             const xmlChar* /*uri*/, int namespaces, const xmlChar** ofNamespaces,
                             int attributes, int /*defaulted*/, const xmlChar** ofAttributes)
    {
        XmlWriter& writer = of(parser);
        if (!writer.count(static_cast<std::uint64_t>(namespaces) + static_cast<std::uint64_t>(attributes)))
            return;
        ++writer.m_depth;
        writer.m_builder.open(viewOf(name));
        for (int i = 0; i < namespaces; ++i, ofNamespaces += 2) { // prefix, URI
            const bool hasPrefix = ofNamespaces[0] != nullptr;
            writer.m_builder.attribute(hasPrefix ? "xmlns:" + std::string(viewOf(ofNamespaces[0])) : "xmlns",
                                       viewOf(ofNamespaces[1]));
        }
        for (int i = 0; i < attributes; ++i, ofAttributes += 5) // name, prefix, URI, value, its end
            writer.m_builder.attribute(
                qualified(ofAttributes[1], viewOf(ofAttributes[0])),
                withAmpersands({reinterpret_cast<const char*>(ofAttributes[3]),
                                static_cast<std::size_t>(ofAttributes[4] - ofAttributes[3])}));
    }
    static void endElement(void* parser, const xmlChar* /*name*/, const xmlChar* /*prefix*/,
                           const xmlChar* /*uri*/)
    {
        XmlWriter& writer = of(parser);
        writer.addText();
        if (writer.m_error || writer.m_depth == 0)
            return;
        writer.m_builder.close();
        --writer.m_depth;
    }
    static void characters(void* parser, const xmlChar* text, int length)
    {
        of(parser).m_text.append(reinterpret_cast<const char*>(text), static_cast<std::size_t>(length));
    }
    static void comment(void* parser, const xmlChar* text)
    {
        XmlWriter& writer = of(parser);
        if (writer.count(0))
            writer.m_builder.comment(viewOf(text));
    }

    // Keeps the first fault; libxml2 may go on and find others. The type of the error depends on its version.
    template <class XmlError>
    static void takeFault(void* parser, XmlError error)
    {
        XmlWriter& writer = of(parser);
        if (error->level == XML_ERR_FATAL && writer.m_faultyLine == 0)
            writer.m_faultyLine = static_cast<std::uint32_t>(std::max(error->line, 1));
    }

    DocumentBuilder& m_builder;
    const Limits& m_limits;
    const std::stop_token& m_stop;
    xmlParserCtxtPtr m_context = nullptr;
    std::string m_text; // the text that is not yet added
    std::uint64_t m_nodes = 0;
    std::uint64_t m_attributes = 0;
    std::uint64_t m_depth = 0;
    std::uint32_t m_faultyLine = 0; // 0 while there is no fault
    std::optional<Error> m_error;
};

} // namespace

Result<std::uint32_t> writeXmlTree(DocumentBuilder& builder, const std::string& utf8, const Limits& limits,
                                   const std::stop_token& stop)
{
    XmlWriter writer(builder, limits, stop);
    return hasXhtmlType(utf8) ? writer.write(withNamedReferences(utf8)) : writer.write(utf8);
}

} // namespace tagseam
