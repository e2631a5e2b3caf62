// SPDX-License-Identifier: MIT
// Bytes as served -> Document, by libxml2's HTML parser.
#include "core/page/parsehtml.h"

#include "core/page/encoding.h"

#include <libxml/HTMLparser.h>
#include <libxml/SAX2.h>
#include <libxml/parserInternals.h>
#include <zlib.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <limits>
#include <memory>
#include <optional>
#include <utility>

namespace tagseam {

namespace {

constexpr int options = HTML_PARSE_RECOVER | HTML_PARSE_NOERROR | HTML_PARSE_NOWARNING | HTML_PARSE_NONET |
                        HTML_PARSE_NODEFDTD | HTML_PARSE_IGNORE_ENC;

using ContextHandle =
    std::unique_ptr<htmlParserCtxt, decltype([](htmlParserCtxtPtr context) { htmlFreeParserCtxt(context); })>;
using DocHandle = std::unique_ptr<xmlDoc, decltype([](xmlDocPtr doc) { xmlFreeDoc(doc); })>;
using XmlString = std::unique_ptr<xmlChar, decltype([](xmlChar* text) { xmlFree(text); })>;

Error tooLarge(std::string where, std::size_t limit)
{
    return {ErrorCode::TooLarge, std::move(where), sizeText(limit)};
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

// Returns true when the node was opened, so that its children come next.
bool addNode(DocumentBuilder& builder, const xmlNode* node)
{
    switch (node->type) {
    case XML_ELEMENT_NODE:
        if (node->ns != nullptr && node->ns->prefix != nullptr)
            builder.open(std::string(view(node->ns->prefix)).append(":").append(view(node->name)));
        else
            builder.open(view(node->name));
        addAttributes(builder, node);
        return true;
    case XML_TEXT_NODE:
    case XML_CDATA_SECTION_NODE:
        builder.text(view(node->content));
        return false;
    case XML_COMMENT_NODE:
        builder.comment(view(node->content));
        return false;
    default:
        return false; // document type and processing instructions: no part of any sequence
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

// libxml2's own tree takes some 120 bytes a node: it is not let grow beyond the limits either. Texts are
// counted later, in the Document: here they come in pieces.
struct Guard {
    const Limits& limits;
    std::uint32_t elements = 0;
    std::optional<Error> error;
};

void startGuardedElement(void* parser, const xmlChar* name, const xmlChar** attributes)
{
    auto* context = static_cast<htmlParserCtxtPtr>(parser);
    Guard& guard = *static_cast<Guard*>(context->_private);
    xmlSAX2StartElement(context, name, attributes);
    if (++guard.elements > guard.limits.nodes)
        guard.error = tooManyNodes(guard.limits);
    else if (context->nodeNr > 0 && static_cast<std::uint32_t>(context->nodeNr) > guard.limits.depth)
        guard.error = tooDeep(guard.limits);
    if (guard.error)
        xmlStopParser(context);
}

DocHandle parse(const std::string& utf8, Guard& guard)
{
    const ContextHandle context(htmlCreateMemoryParserCtxt(utf8.data(), static_cast<int>(utf8.size())));
    if (!context)
        return nullptr;
    htmlCtxtUseOptions(context.get(), options);
    context->_private = &guard;
    context->sax->startElement = startGuardedElement;
    // libxml2 2.9 has no HTML_PARSE_HUGE: htmlCtxtUseOptions() would ignore the flag, its tree builder obeys
    // it.
    context->options |= XML_PARSE_HUGE;
    xmlSwitchToEncoding(context.get(), xmlFindCharEncodingHandler("UTF-8"));
    htmlParseDocument(context.get());
    return DocHandle(std::exchange(context->myDoc, nullptr));
}

// Walks the tree by its own links: no stack that the page could make deep. Its depth is the Guard's matter.
std::optional<Error> addTree(DocumentBuilder& builder, const xmlDoc* doc, const Limits& limits)
{
    const xmlNode* node = doc->children;
    while (node != nullptr) {
        const bool isOpen = addNode(builder, node);
        if (builder.size() - 1 > limits.nodes) // without the document node
            return tooManyNodes(limits);
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

Result<Document> parseHtml(std::string_view bytes, std::string_view encodingHint, const Limits& limits)
{
    const std::size_t byteLimit = std::min(limits.bytes, pageSizeLimit);
    std::string unpacked;
    if (bytes.starts_with("\x1f\x8b")) {
        Result<std::string> result = unpackGzip(std::string(bytes), byteLimit);
        if (!result)
            return result.error();
        unpacked = *std::move(result);
        bytes = unpacked;
    }
    if (bytes.size() > byteLimit)
        return tooLarge({}, byteLimit);
    Result<DecodedText> decoded = decodeText(bytes, encodingHint);
    if (!decoded)
        return decoded.error();
    const std::string& text = decoded->utf8;
    if (text.size() > pageSizeLimit)
        return tooLarge({}, pageSizeLimit);

    DocumentBuilder builder;
    builder.setEncoding(decoded->encoding);
    Guard guard{limits, 0, {}};
    const DocHandle doc = parse(text, guard);
    if (guard.error)
        return *guard.error;
    if (doc) {
        builder.setDoctype(doctypeOf(doc.get()));
        if (const std::optional<Error> error = addTree(builder, doc.get(), limits))
            return *error;
    }
    if (!builder.fits())
        return Error{ErrorCode::TooLarge, {}, "4 GB"};
    return std::move(builder).finish();
}

Result<std::string> readBytes(const std::string& path, std::size_t limit)
{
    const bool isStandardInput = path == "-";
    const std::unique_ptr<std::FILE, int (*)(std::FILE*)> opened(
        isStandardInput ? nullptr : std::fopen(path.c_str(), "rb"), std::fclose);
    std::FILE* file = isStandardInput ? stdin : opened.get();
    if (file == nullptr)
        return Error{ErrorCode::CannotRead, path, std::strerror(errno)}; // NOLINT(concurrency-mt-unsafe)

    std::string bytes;
    std::array<char, 65536> buffer{};
    for (;;) {
        const std::size_t count = std::fread(buffer.data(), 1, buffer.size(), file);
        bytes.append(buffer.data(), count);
        if (bytes.size() > limit)
            return tooLarge(path, limit);
        if (count < buffer.size())
            break;
    }
    if (std::ferror(file) != 0)
        return Error{ErrorCode::CannotRead, path, std::strerror(errno)}; // NOLINT(concurrency-mt-unsafe)
    return bytes;
}

Result<std::string> unpackGzip(std::string bytes, std::size_t limit)
{
    if (!bytes.starts_with("\x1f\x8b"))
        return bytes;
    z_stream stream{};
    if (inflateInit2(&stream, 15 + 16) != Z_OK) // 15: largest window, 16: gzip framing
        return Error{ErrorCode::BadArchive, {}, "zlib could not start"};
    const std::unique_ptr<z_stream, int (*)(z_stream*)> guard(&stream, inflateEnd);

    std::string unpacked;
    std::array<char, 65536> buffer{};
    stream.next_in = reinterpret_cast<Bytef*>(bytes.data());
    stream.avail_in = static_cast<uInt>(bytes.size());
    for (;;) {
        stream.next_out = reinterpret_cast<Bytef*>(buffer.data());
        stream.avail_out = static_cast<uInt>(buffer.size());
        const int status = inflate(&stream, Z_NO_FLUSH);
        unpacked.append(buffer.data(), buffer.size() - stream.avail_out);
        if (unpacked.size() > limit)
            return tooLarge({}, limit);
        if (status == Z_STREAM_END) {
            const bool hasMore =
                stream.avail_in > 2 && stream.next_in[0] == 0x1f && stream.next_in[1] == 0x8b;
            if (!hasMore || inflateReset(&stream) != Z_OK)
                return unpacked;
        } else if (status == Z_BUF_ERROR ||
                   (status == Z_OK && stream.avail_in == 0 && stream.avail_out > 0)) {
            if (unpacked.empty())
                return Error{ErrorCode::BadArchive, {}, "it ends before the first byte"};
            return unpacked;
        } else if (status != Z_OK) {
            return Error{ErrorCode::BadArchive, {}, stream.msg != nullptr ? stream.msg : "damaged data"};
        }
    }
}

} // namespace tagseam
