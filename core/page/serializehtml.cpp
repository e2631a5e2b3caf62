// SPDX-License-Identifier: MIT
// Document and KeepMask -> HTML.
#include "core/page/serializehtml.h"

#include "core/base/ascii.h"
#include "core/base/url.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cassert>
#include <span>
#include <vector>

namespace tagseam {

namespace {

// The base address around a frame is written once for each frame: a long base of a page must not be
// multiplied.
constexpr std::size_t longestAddress = std::size_t{8} << 10U; // bytes; beyond, frames do not start from it
constexpr std::size_t mostBases = std::size_t{16} << 20U;     // bytes, of all frames; beyond, no base is
                                                              // written

// True if a browser built the page, and not a parser from bytes.
bool isRendered(const Document& document)
{
    return document.encoding().empty();
}

// True for elements whose text was read without entities; libxml2 knows only the first two.
bool isRawText(const Document& document, NodeId element)
{
    static constexpr std::array<std::string_view, 7> names{"style",   "script",   "xmp",      "iframe",
                                                           "noembed", "noframes", "plaintext"};
    const auto known = std::span(names).first(document.parser() == Parser::Html5 ? names.size() : 2);
    return std::ranges::find(known, document.name(element)) != known.end();
}

// Returns the prefix that libxml2 removed: it reads "a::b" as ":b", and "a:1" as "1". A tag begins with a
// letter, so a prefix is restored.
std::string_view prefixOf(std::string_view name)
{
    const bool isTag =
        !name.empty() && ((name[0] >= 'a' && name[0] <= 'z') || (name[0] >= 'A' && name[0] <= 'Z'));
    return isTag ? std::string_view() : std::string_view("x:");
}

bool containsIgnoringCase(std::string_view text, std::string_view part)
{
    const auto isSame = [](char a, char b) { return lowerCase(a) == lowerCase(b); };
    return !std::ranges::search(text, part, isSame).empty();
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

// True if the children of this element are the document of a frame. Other children of an `iframe` of a
// rendered page are text.
bool holdsFrame(const Document& document, NodeId node)
{
    if (!isRendered(document) || (document.name(node) != "iframe" && document.name(node) != "frame"))
        return false;
    for (NodeId child = document.firstChild(node); child != noNode; child = document.nextSibling(child)) {
        if (document.isElement(child))
            return true;
    }
    return false;
}

// True for a shadow root as the page-side script captures it: the first child of its host, with no other
// attribute. A `template` that the page itself has, in a browser that makes no shadow root of it, has no
// child nodes: its content is a tree of its own.
bool isCapturedShadowRoot(const Document& document, NodeId node)
{
    return isRendered(document) && document.name(node) == "template" && document.attributeCount(node) == 1 &&
           document.hasAttribute(node, "shadowrootmode") && document.firstChild(node) != noNode &&
           document.firstChild(document.parent(node)) == node;
}

// Returns the element whose href is the base of a document's addresses: the first `base` that has one,
// outside frames and shadow trees. `root`: the document node or the frame; `base`: the number of that name.
NodeId baseElement(const Document& document, NodeId root, NameId base)
{
    const NodeId end = base == noName ? root : document.subtreeEnd(root);
    for (NodeId node{root.value + 1}; node < end;) {
        if (document.nameId(node) == base && !document.attribute(node, "href").empty())
            return node;
        const bool isElsewhere =
            document.isElement(node) && (document.name(node) == "template" || holdsFrame(document, node));
        node = isElsewhere ? document.subtreeEnd(node) : NodeId{node.value + 1};
    }
    return noNode;
}

// True if the frame's content came from the address in its `src`.
bool hasAddress(const Document& document, NodeId frame)
{
    const std::string_view source = trimmed(document.attribute(frame, "src"));
    return !source.empty() && !startsWithIgnoringCase(source, "about:") &&
           !startsWithIgnoringCase(source, "javascript:") && !document.hasAttribute(frame, "srcdoc");
}

class HtmlWriter {
  public:
    HtmlWriter(const Document& document, const KeepMask& mask, const SerializeOptions& options)
        : m_document(document), m_mask(mask), m_options(options), m_baseName(document.nameId("base"))
    {
        m_baseElement = baseElement(document, NodeId{0}, m_baseName);
        m_base =
            m_baseElement == noNode ? options.baseUrl : joinUrl(addressOf(m_baseElement), options.baseUrl);
        m_isBaseWritten = m_baseElement != noNode && mask[m_baseElement.value];
        m_hasCharset = !options.nameEncoding; // then no encoding is wanted
        m_hasHead = !options.nameEncoding && options.baseUrl.empty();
        for (NodeId node{0}; node.value < document.size();) {
            const NodeId at = node;
            if (document.isElement(at) && holdsFrame(document, at))
                node = document.subtreeEnd(at); // has a head of its own
            else
                ++node.value;
            if (!document.isElement(at) || !mask[at.value])
                continue;
            const std::string_view name = document.name(at);
            m_hasHead = m_hasHead || name == "head";
            // A browser looks for the encoding only in the head.
            m_hasCharset =
                m_hasCharset || (name == "meta" && document.name(document.parent(at)) == "head" &&
                                 (document.hasAttribute(at, "charset") || isContentType(document, at)));
        }
    }

    std::string write()
    {
        if (!m_document.doctype().empty())
            m_html.append("<!DOCTYPE ").append(m_document.doctype()).append(">\n");
        return write(NodeId{1}, NodeId{static_cast<std::uint32_t>(m_document.size())});
    }

    // Writes the nodes [first, end): whole subtrees.
    std::string write(NodeId first, NodeId end)
    {
        std::vector<NodeId> open;
        for (NodeId node = first; node < end;) {
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
            node = isContentExcluded(node) ? m_document.subtreeEnd(node) : NodeId{node.value + 1};
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

    // True for a frame nested too deep, and for `noscript` where it was not shown.
    bool isContentExcluded(NodeId node) const
    {
        return m_frames.size() > deepestFrame ||
               (m_options.didScriptsRun && isRendered(m_document) && m_document.name(node) == "noscript");
    }

    // Returns the next node to write after a pruned subtree, of which only the style sheets may be written,
    // directly into the nearest kept ancestor.
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
        const bool isFrame = holdsFrame(m_document, node);
        m_html.append("<").append(prefixOf(name)).append(name);
        const bool isBase = node == (m_frames.empty() ? m_baseElement : m_frames.back().baseElement);
        const bool isMeta = name == "meta";
        const bool isTypeMeta = isMeta && isContentType(m_document, node);
        const bool isShadowRoot = isCapturedShadowRoot(m_document, node);
        const bool isTemplate = isRendered(m_document) && name == "template" && !isShadowRoot;
        const std::uint32_t count = m_document.attributeCount(node);
        for (std::uint32_t i = 0; i < count; ++i) {
            const auto [key, value] = m_document.attribute(node, i);
            if (isBase && key == "href" && !address().empty())
                writeAttribute(key, joinUrl(trimmed(value), address()));
            else if (isMeta && key == "charset" && m_options.nameEncoding)
                writeAttribute(key, "utf-8");
            else if (isTypeMeta && key == "content" && m_options.nameEncoding)
                writeAttribute(key, "text/html; charset=utf-8");
            else if (isTemplate && (key == "shadowrootmode" || key == "shadowroot"))
                continue; // or a browser would make a shadow root of it, which hides what is in its host
            else if (key != stampAttribute && !(isFrame && (key == "srcdoc" || isFrameSource(name, key))))
                writeAttribute(key, value);
            if (isShadowRoot)
                writeAttribute("shadowroot", value); // the attribute that Chromium before 111 reads
        }
        if (m_options.stampNodes)
            writeAttribute(stampAttribute, fmt::format_int(node.value).c_str());
        if (isFrame) {
            enterFrame(node);
            return; // the tag is closed when its content is known
        }
        m_html.append(">");
        if (!m_frames.empty()) {
            if (name == "head")
                completeFrameHead();
        } else if (name == "head") {
            completeHead();
        } else if (name == "html" && !m_hasHead) {
            m_html.append("<head>");
            completeHead();
            m_html.append("</head>");
            m_hasHead = true;
        }
        const NodeId child = m_document.firstChild(node);
        const bool ateNewline = m_document.parser() == Parser::Html5 &&
                                (name == "pre" || name == "textarea" || name == "listing");
        if (ateNewline && child != noNode && m_document.text(child).starts_with('\n'))
            m_html.append("\n");
    }

    // A `frame` has no `srcdoc`: its content becomes its address.
    static bool isFrameSource(std::string_view element, std::string_view attribute)
    {
        return element == "frame" && attribute == "src";
    }

    std::string_view addressOf(NodeId base) const { return trimmed(m_document.attribute(base, "href")); }

    // The address that the written document came from.
    const std::string& address() const
    {
        return m_frames.empty() ? m_options.baseUrl : m_frames.back().address;
    }

    void enterFrame(NodeId node)
    {
        const bool isDataUrl = m_document.name(node) == "frame";
        std::string around = m_frames.empty() ? m_base : m_frames.back().base;
        if (around.size() > longestAddress)
            around.clear();
        if (!isAbsoluteUrl(around)) // addresses in a srcdoc are resolved against it; a data: URL has no base
            around = isDataUrl ? resolveUrl(around, m_options.address) : std::string();
        const NodeId base = baseElement(m_document, node, m_baseName);
        Frame frame{node, base, m_html.size(), around, {}, isDataUrl};
        if (hasAddress(m_document, node)) {
            frame.address = joinUrl(trimmed(m_document.attribute(node, "src")), around);
            frame.isBaseWanted = true;
        }
        frame.base = base == noNode ? frame.address : joinUrl(addressOf(base), frame.address);
        if (base != noNode)
            frame.isBaseWanted = !m_mask[base.value];
        m_frames.push_back(std::move(frame));
    }

    // Addresses in a frame start from the frame's own address, which is lost when its content is written
    // inline.
    void completeFrameHead()
    {
        Frame& frame = m_frames.back();
        if (frame.isBaseWanted && frame.base.size() <= m_basesLeft) {
            writeBase(frame.base);
            m_basesLeft -= frame.base.size();
        }
        frame.isBaseWanted = false;
    }

    void writeBase(std::string_view href)
    {
        if (href.empty())
            return;
        m_html.append("<base");
        writeAttribute("href", href);
        m_html.append(">");
    }

    void closeFrame()
    {
        const Frame frame = m_frames.back();
        m_frames.pop_back();
        const std::string content = m_html.substr(frame.begin);
        m_html.resize(frame.begin);
        if (m_document.name(frame.element) == "frame") {
            writeAttribute("src",
                           "data:text/html;charset=utf-8," + percentEncoded(content, "-._~/:;=,!*'()"));
            m_html.append(">");
        } else {
            writeAttribute("srcdoc", content);
            m_html.append("></iframe>");
        }
    }

    // The page's own address and the content of its HTTP header must now be written in the page.
    void completeHead()
    {
        if (!m_hasCharset)
            m_html.append("<meta charset=\"utf-8\">");
        m_hasCharset = true;
        if (!m_isBaseWritten)
            writeBase(m_base);
        m_isBaseWritten = true;
    }

    void closeTag(NodeId node)
    {
        if (!m_frames.empty() && m_frames.back().element == node) {
            closeFrame();
            return;
        }
        const std::string_view name = m_document.name(node);
        if (!isVoidName(name))
            m_html.append("</").append(prefixOf(name)).append(name).append(">");
    }

    void writeAttribute(std::string_view name, std::string_view value)
    {
        m_html.append(" ").append(name).append("=\"");
        writeEscaped(value, true);
        m_html.append("\"");
    }

    void writeText(NodeId node)
    {
        const NodeId parent = m_document.parent(node);
        const bool isOfFrame = !m_frames.empty() && m_frames.back().element == parent;
        if (!isOfFrame && isRawText(m_document, parent))
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
    struct Frame {
        NodeId element;
        NodeId baseElement;        // the `base` in use, or noNode
        std::size_t begin = 0;     // begin of its content in m_html
        std::string address;       // address of its document: relative to the document around it, or absolute
        std::string base;          // base of the addresses in it: relative to the document around it, or
                                   // absolute
        bool isBaseWanted = false; // and not written yet
    };
    std::string m_html;
    std::vector<Frame> m_frames; // the open frames
    bool m_hasHead = false;
    NameId m_baseName;
    NodeId m_baseElement;                // the page's `base`, or noNode
    std::size_t m_basesLeft = mostBases; // bytes
    std::string m_base;                  // base of the addresses in the page
    bool m_isBaseWritten = false;
    bool m_hasCharset = false;
};

} // namespace

bool isVoidName(std::string_view name)
{
    static constexpr std::array<std::string_view, 18> names{
        "area", "base",  "basefont", "bgsound", "br",   "col",   "embed",  "frame", "hr",
        "img",  "input", "keygen",   "link",    "meta", "param", "source", "track", "wbr"};
    return std::ranges::find(names, name) != names.end();
}

std::string serializeHtml(const Document& document, const KeepMask& mask, const SerializeOptions& options)
{
    assert(mask.size() == document.size());
    return HtmlWriter(document, mask, options).write();
}

std::string serializeHtml(const Document& document, const SerializeOptions& options)
{
    return serializeHtml(document, KeepMask(document.size(), true), options);
}

std::string outerHtml(const Document& document, NodeId node)
{
    const KeepMask all(document.size(), true);
    SerializeOptions options;
    options.nameEncoding = false;
    return HtmlWriter(document, all, options).write(node, document.subtreeEnd(node));
}

} // namespace tagseam
