// SPDX-License-Identifier: MIT
// The text of a page's DOM, which the quotes and positions of W3C's Web Annotation model refer to.
#include "core/truth/annotation/domtext.h"

#include "core/base/ascii.h"
#include "core/base/oneof.h"
#include "core/base/utf8.h"
#include "core/page/charrefs.h"

#include <algorithm>
#include <cstring>
#include <initializer_list>

namespace tagseam {

namespace {

constexpr std::uint32_t letterBlock = 64;       // bytes between two of m_letters
constexpr std::size_t leastContextLetters = 32; // code points

std::string withLineFeeds(std::string_view text)
{
    std::string out;
    out.reserve(text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '\r')
            out += text[i];
        else if (i + 1 == text.size() || text[i + 1] != '\n')
            out += '\n';
    }
    return out;
}

// Removes what libxml2 leaves of "<![endif]>" and "<! x >", which HTML5 reads as comments. Real comments and
// document types are never in a text: "<!-" and "<!D" are quoted source.
std::string withoutBogusComments(std::string_view text)
{
    std::string out;
    for (;;) {
        const std::size_t at = std::min(text.find("<!"), text.size());
        const std::size_t end = text.find('>', at);
        out += text.substr(0, at);
        if (at == text.size())
            return out;
        const bool isQuoted =
            at + 2 < text.size() && std::string_view("-Dd").find(text[at + 2]) != std::string_view::npos;
        if (isQuoted || end == std::string_view::npos) {
            out += "<!";
            text.remove_prefix(at + 2);
        } else {
            text.remove_prefix(end + 1);
        }
    }
}

// Returns the text of a node of libxml2's tree as an HTML5 parser reads it.
std::string parsedText(const Document& document, NodeId node)
{
    const NodeId parent = document.parent(node);
    const std::string_view name = document.name(parent);
    std::string text = withLineFeeds(document.text(node));
    if (text.starts_with('\n') && document.firstChild(parent) == node &&
        isOneOf(name, {"pre", "textarea", "listing"}))
        text.erase(0, 1);
    if (isOneOf(name, {"script", "style"}))
        return text;
    if (text.find("<!") != std::string::npos)
        text = withoutBogusComments(text);
    return text.find('&') == std::string::npos ? text : withLegacyReferences(text);
}

// Returns where `needle` is in `text` from `from` on, or npos. Linear, unlike std::string_view::find().
std::size_t findFrom(std::string_view text, std::string_view needle, std::size_t from)
{
    if (from > text.size())
        return std::string_view::npos;
    const void* const at = ::memmem(text.data() + from, text.size() - from, needle.data(), needle.size());
    return at == nullptr ? std::string_view::npos
                         : static_cast<std::size_t>(static_cast<const char*>(at) - text.data());
}

} // namespace

DomText::DomText(const Document& document) : m_document(document)
{
    const bool isOfHtml5 = document.parser() == Parser::Html5;
    m_begins.reserve(document.size() + std::size_t{1});
    NodeId textless{0};       // no text before this node
    bool isBeforeHead = true; // no element but html so far
    for (NodeId node{0}; node.value < document.size(); ++node.value) {
        m_begins.push_back(static_cast<std::uint32_t>(m_text.size()));
        if (node < textless)
            continue;
        if (document.kind(node) == NodeKind::Text && isOfHtml5)
            m_text += document.text(node);
        else if (document.kind(node) == NodeKind::Text && !(isBeforeHead && document.isBlankText(node)))
            m_text += parsedText(document, node);
        else if (!isOfHtml5 && document.name(node) == "template")
            textless = document.subtreeEnd(node);
        else if (const std::string_view raw = document.rawContent(node); !raw.empty()) {
            m_text += withLineFeeds(raw);
            textless = document.subtreeEnd(node);
        }
        isBeforeHead = isBeforeHead && (!document.isElement(node) || document.name(node) == "html");
    }
    m_begins.push_back(static_cast<std::uint32_t>(m_text.size()));
    std::uint32_t letters = 0;
    for (std::size_t at = 0; at <= m_text.size(); at += letterBlock) {
        m_letters.push_back(letters);
        letters += static_cast<std::uint32_t>(letterCount(std::string_view(m_text).substr(at, letterBlock)));
    }
    m_letters.push_back(letters);
}

DomText::Stretch DomText::stretchOf(NodeId node) const
{
    return {m_begins[node.value], m_begins[m_document.subtreeEnd(node).value]};
}

DomText::Stretch DomText::trimmed(Stretch stretch) const
{
    const std::uint32_t begin = stretch.begin;
    while (stretch.begin < stretch.end && isSpace(m_text[stretch.begin]))
        ++stretch.begin;
    while (stretch.end > stretch.begin && isSpace(m_text[stretch.end - 1]))
        --stretch.end;
    return stretch.isEmpty() ? Stretch{begin, begin} : stretch;
}

NodeId DomText::nodeAt(std::uint32_t byte) const
{
    // The nodes after the text node begin after its last byte.
    const auto after = std::upper_bound(m_begins.begin(), m_begins.end() - 1, byte);
    return {static_cast<std::uint32_t>(std::max<std::ptrdiff_t>(after - m_begins.begin() - 1, 0))};
}

std::vector<NodeId> DomText::nodesOf(Stretch stretch) const
{
    const auto [first, last] = std::equal_range(m_begins.begin(), m_begins.end() - 1, stretch.begin);
    std::vector<NodeId> nodes;
    for (auto each = first; each != last; ++each) {
        const NodeId node{static_cast<std::uint32_t>(each - m_begins.begin())};
        if (node.value > 0 && stretchOf(node) == stretch)
            nodes.push_back(node);
    }
    return nodes;
}

std::uint32_t DomText::lettersBefore(std::uint32_t byte) const
{
    const std::uint32_t block = byte / letterBlock;
    return m_letters[block] + static_cast<std::uint32_t>(letterCount(bytes({block * letterBlock, byte})));
}

// Returns the byte at which a letter begins, or the end of the text.
std::uint32_t DomText::byteOf(std::uint32_t letter) const
{
    // The last block before which there are at most as many letters.
    const auto after = std::upper_bound(m_letters.begin(), m_letters.end() - 1, letter);
    const auto block = static_cast<std::uint32_t>(after - m_letters.begin() - 1);
    return forth(block * letterBlock, letter - m_letters[block]);
}

std::uint32_t DomText::back(std::uint32_t byte, std::size_t letters) const
{
    for (; letters > 0 && byte > 0; --letters) {
        --byte;
        while (byte > 0 && isUtf8Continuation(m_text[byte]))
            --byte;
    }
    return byte;
}

// A block may begin within a letter, which counts in the block before.
std::uint32_t DomText::forth(std::uint32_t byte, std::size_t letters) const
{
    const auto skipContinuation = [&] {
        while (byte < m_text.size() && isUtf8Continuation(m_text[byte]))
            ++byte;
    };
    skipContinuation();
    for (; letters > 0 && byte < m_text.size(); --letters) {
        ++byte;
        skipContinuation();
    }
    return byte;
}

TextSpan DomText::spanOf(Stretch stretch) const
{
    return {lettersBefore(stretch.begin), lettersBefore(stretch.end)};
}

std::optional<DomText::Stretch> DomText::stretchOf(TextSpan span) const
{
    if (span.start > span.end || span.end > m_letters.back())
        return std::nullopt;
    return Stretch{byteOf(span.start), byteOf(span.end)};
}

std::optional<DomText::Stretch> DomText::stretchOfUtf16(TextSpan span) const
{
    std::optional<std::uint32_t> begin;
    std::uint32_t units = 0;
    for (std::uint32_t byte = 0; units <= span.end; ++byte) {
        if (byte < m_text.size() && isUtf8Continuation(m_text[byte]))
            continue;
        if (units == span.start)
            begin = byte;
        if (units == span.end)
            return begin ? std::optional(Stretch{*begin, byte}) : std::nullopt;
        if (byte >= m_text.size())
            break;
        units += static_cast<unsigned char>(m_text[byte]) >= 0xF0 ? 2 : 1;
    }
    return std::nullopt;
}

TextQuote DomText::quoteOf(Stretch stretch) const
{
    const TextSpan span = spanOf(stretch);
    if (stretch.isEmpty())
        return {};
    for (std::size_t letters = leastContextLetters; span.end - span.start + 2 * letters <= quoteLetters;
         letters *= 2) {
        const Stretch whole{back(stretch.begin, letters), forth(stretch.end, letters)};
        const std::string_view needle = bytes(whole);
        if (findFrom(m_text, needle, findFrom(m_text, needle, 0) + 1) == std::string_view::npos)
            return {std::string(bytes(stretch)), std::string(bytes({whole.begin, stretch.begin})),
                    std::string(bytes({stretch.end, whole.end}))};
    }
    return {};
}

std::vector<DomText::Stretch> DomText::find(const TextQuote& quote, std::size_t most) const
{
    const std::string needle = quote.prefix + quote.exact + quote.suffix;
    std::vector<Stretch> found;
    for (std::size_t at = findFrom(m_text, needle, 0); at != std::string_view::npos && found.size() < most;
         at = findFrom(m_text, needle, at + 1)) {
        const auto begin = static_cast<std::uint32_t>(at + quote.prefix.size());
        found.push_back({begin, begin + static_cast<std::uint32_t>(quote.exact.size())});
    }
    return found;
}

} // namespace tagseam
