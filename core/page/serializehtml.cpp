// SPDX-License-Identifier: MIT
// Document and KeepMask -> HTML.
#include "core/page/serializehtml.h"

#include <fmt/format.h>
#include <libxml/uri.h>

#include <algorithm>
#include <array>
#include <cassert>
#include <memory>
#include <span>
#include <vector>

namespace tagseam {

namespace {

bool isVoid(std::string_view name)
{
    static constexpr std::array<std::string_view, 18> names{
        "area", "base",  "basefont", "bgsound", "br",   "col",   "embed",  "frame", "hr",
        "img",  "input", "keygen",   "link",    "meta", "param", "source", "track", "wbr"};
    return std::ranges::find(names, name) != names.end();
}

// Built by a browser that runs scripts, not by libxml2 from bytes: what each made of the tags must be undone.
bool isRendered(const Document& document)
{
    return document.encoding().empty();
}

// Elements whose text was read without entities; libxml2 knows only the first two.
bool isRawText(const Document& document, NodeId element)
{
    static constexpr std::array<std::string_view, 8> names{"style",   "script",   "xmp",       "iframe",
                                                           "noembed", "noframes", "plaintext", "noscript"};
    const auto known = std::span(names).first(isRendered(document) ? names.size() : 2);
    return std::ranges::find(known, document.name(element)) != known.end();
}

bool containsIgnoringCase(std::string_view text, std::string_view lowerCase)
{
    const auto isSame = [](char c, char lower) {
        return c == lower || (c >= 'A' && c <= 'Z' && c - 'A' + 'a' == lower);
    };
    return !std::ranges::search(text, lowerCase, isSame).empty();
}

bool isStyleSheet(const Document& document, NodeId node)
{
    if (!document.isElement(node))
        return false;
    return document.name(node) == "style" ||
           (document.name(node) == "link" &&
            containsIgnoringCase(document.attribute(node, "rel"), "stylesheet"));
}

bool isContentType(const Document& document, NodeId meta)
{
    return containsIgnoringCase(document.attribute(meta, "http-equiv"), "content-type");
}

class Writer {
  public:
    Writer(const Document& document, const KeepMask& mask, const SerializeOptions& options)
        : m_document(document), m_mask(mask), m_options(options)
    {
        m_hasCharset = !options.nameEncoding; // then none is wanted
        m_hasHead = !options.nameEncoding && options.baseUrl.empty();
        for (NodeId node{0}; node.value < document.size(); ++node.value) {
            if (!document.isElement(node) || !mask[node.value])
                continue;
            const std::string_view name = document.name(node);
            m_hasHead = m_hasHead || name == "head";
            m_hasBase = m_hasBase || (name == "base" && !document.attribute(node, "href").empty());
            // Elsewhere than in the head a browser does not look for it.
            m_hasCharset =
                m_hasCharset || (name == "meta" && document.name(document.parent(node)) == "head" &&
                                 (document.hasAttribute(node, "charset") || isContentType(document, node)));
        }
    }

    std::string write()
    {
        if (!m_document.doctype().empty())
            m_html.append("<!DOCTYPE ").append(m_document.doctype()).append(">\n");
        std::vector<NodeId> open;
        for (NodeId node{1}; node.value < m_document.size();) {
            while (!open.empty() && m_document.subtreeEnd(open.back()) <= node) {
                closeTag(open.back());
                open.pop_back();
            }
            if (!isWritten(node)) {
                node = afterDropped(node);
                continue;
            }
            switch (m_document.kind(node)) {
            case NodeKind::Element:
                openTag(node);
                open.push_back(node);
                break;
            case NodeKind::Text:
                writeText(node);
                break;
            case NodeKind::Comment:
                m_html.append("<!--").append(m_document.text(node)).append("-->");
                break;
            case NodeKind::Document:
                break;
            }
            ++node.value;
        }
        for (; !open.empty(); open.pop_back())
            closeTag(open.back());
        return std::move(m_html);
    }

  private:
    bool isWritten(NodeId node) const
    {
        if (m_mask[node.value])
            return true;
        if (!m_options.keepStyles)
            return false;
        return isStyleSheet(m_document, node) || (m_document.kind(node) == NodeKind::Text &&
                                                  m_document.name(m_document.parent(node)) == "style");
    }

    // Of a dropped subtree only the style sheets may be written, straight into the nearest kept ancestor.
    NodeId afterDropped(NodeId node) const
    {
        const NodeId end = m_document.subtreeEnd(node);
        if (!m_options.keepStyles)
            return end;
        for (++node.value; node < end; ++node.value) {
            if (isStyleSheet(m_document, node))
                return node;
        }
        return end;
    }

    void openTag(NodeId node)
    {
        const std::string_view name = m_document.name(node);
        m_html.append("<").append(name);
        const bool isMeta = name == "meta";
        const bool isTypeMeta = isMeta && isContentType(m_document, node);
        const std::uint32_t count = m_document.attributeCount(node);
        for (std::uint32_t i = 0; i < count; ++i) {
            const auto [key, value] = m_document.attribute(node, i);
            if (name == "base" && key == "href" && !value.empty())
                writeAttribute(key, resolved(value));
            else if (isMeta && key == "charset" && m_options.nameEncoding)
                writeAttribute(key, "utf-8");
            else if (isTypeMeta && key == "content" && m_options.nameEncoding)
                writeAttribute(key, "text/html; charset=utf-8");
            else if (key != stampAttribute)
                writeAttribute(key, value);
        }
        if (m_options.stampNodes)
            writeAttribute(stampAttribute, fmt::format_int(node.value).c_str());
        m_html.append(">");
        if (name == "head") {
            completeHead();
        } else if (name == "html" && !m_hasHead) {
            m_html.append("<head>");
            completeHead();
            m_html.append("</head>");
            m_hasHead = true;
        }
        const NodeId child = m_document.firstChild(node);
        const bool ateNewline =
            isRendered(m_document) && (name == "pre" || name == "textarea" || name == "listing");
        if (ateNewline && child != noNode && m_document.text(child).starts_with('\n'))
            m_html.append("\n");
    }

    // What the page's own address and its HTTP header said must now stand in the page.
    void completeHead()
    {
        if (!m_hasCharset)
            m_html.append("<meta charset=\"utf-8\">");
        m_hasCharset = true;
        if (!m_hasBase && !m_options.baseUrl.empty()) {
            m_html.append("<base");
            writeAttribute("href", m_options.baseUrl);
            m_html.append(">");
        }
        m_hasBase = true;
    }

    // A relative base starts from the page's own address.
    std::string resolved(std::string_view href) const
    {
        if (m_options.baseUrl.empty())
            return std::string(href);
        const std::unique_ptr<xmlChar, decltype([](xmlChar* text) { xmlFree(text); })> absolute(
            xmlBuildURI(reinterpret_cast<const xmlChar*>(std::string(href).c_str()),
                        reinterpret_cast<const xmlChar*>(m_options.baseUrl.c_str())));
        return absolute ? reinterpret_cast<const char*>(absolute.get()) : std::string(href);
    }

    void closeTag(NodeId node)
    {
        const std::string_view name = m_document.name(node);
        if (!isVoid(name))
            m_html.append("</").append(name).append(">");
    }

    void writeAttribute(std::string_view name, std::string_view value)
    {
        m_html.append(" ").append(name).append("=\"");
        writeEscaped(value, true);
        m_html.append("\"");
    }

    void writeText(NodeId node)
    {
        if (isRawText(m_document, m_document.parent(node)))
            m_html.append(m_document.text(node));
        else
            writeEscaped(m_document.text(node), false);
    }

    void writeEscaped(std::string_view text, bool isAttribute)
    {
        for (std::size_t i = 0; i < text.size(); ++i) {
            const char c = text[i];
            if (c == '&')
                m_html.append("&amp;");
            else if (c == '\xC2' && i + 1 < text.size() && text[i + 1] == '\xA0') {
                m_html.append("&nbsp;");
                ++i;
            } else if (isAttribute && c == '"')
                m_html.append("&quot;");
            else if (!isAttribute && c == '<')
                m_html.append("&lt;");
            else if (!isAttribute && c == '>')
                m_html.append("&gt;");
            else
                m_html += c;
        }
    }

    const Document& m_document;
    const KeepMask& m_mask;
    const SerializeOptions& m_options;
    std::string m_html;
    bool m_hasHead = false;
    bool m_hasBase = false;
    bool m_hasCharset = false;
};

} // namespace

std::string serializeHtml(const Document& document, const KeepMask& mask, const SerializeOptions& options)
{
    assert(mask.size() == document.size());
    return Writer(document, mask, options).write();
}

std::string serializeHtml(const Document& document, const SerializeOptions& options)
{
    return serializeHtml(document, KeepMask(document.size(), true), options);
}

} // namespace tagseam
