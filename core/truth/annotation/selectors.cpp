// SPDX-License-Identifier: MIT
// The data of a page that every mark needs, prepared once.
#include "core/truth/annotation/selectors.h"

#include "core/base/ascii.h"
#include "core/base/sha256.h"
#include "core/base/utf8.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace tagseam {

namespace {

constexpr std::size_t valueBytes = 200;

// The number of bytes that index long texts. A quote of exactLetters has more, without white space: at most
// every other letter is a space.
constexpr std::size_t startBytes = 240;

std::string foldedValue(std::string_view value)
{
    std::string out;
    for (const char c : trimmed(value)) {
        const char each = isBlank(c) ? ' ' : c;
        if (each == ' ' && out.ends_with(' '))
            continue;
        if (out.size() >= valueBytes && !isUtf8Continuation(each))
            break;
        out += each;
    }
    return out;
}

} // namespace

std::string startTagOf(const Document& document, NodeId node)
{
    if (!document.isElement(node))
        return document.kind(node) == NodeKind::Text ? "#text" : "#comment";
    constexpr std::array<std::string_view, 8> telling{"id",   "class", "name", "type",
                                                      "href", "src",   "alt",  "role"};
    std::string tag(document.name(node));
    for (const std::string_view attribute : telling) {
        if (document.hasAttribute(node, attribute))
            tag += fmt::format(" {}=\"{}\"", attribute, foldedValue(document.attribute(node, attribute)));
    }
    return tag;
}

std::string_view nameInStartTag(std::string_view startTag)
{
    return startTag.substr(0, startTag.find(' '));
}

PageSelectors::PageSelectors(const Document& document)
    : m_document(document), m_text(document), m_domText(document), m_children(document)
{
    for (NodeId node{1}; node.value < document.size(); ++node.value) {
        const Extent extent = m_text.extentOf(node);
        if (extent.isEmpty()) {
            m_textless.push_back({PageText::hash(startTagOf(document, node)), node});
            continue;
        }
        m_whole.push_back({m_text.hash(extent), node});
        if (extent.end - extent.begin > startBytes)
            m_starts.push_back({keyOf(extent), node});
    }
    std::ranges::sort(m_whole);
    std::ranges::sort(m_starts);
    std::ranges::sort(m_textless);
}

std::uint64_t PageSelectors::keyOf(std::string_view text)
{
    return PageText::hash(text.substr(0, startBytes));
}

std::uint64_t PageSelectors::keyOf(Extent extent) const
{
    extent.end = extent.begin + static_cast<std::uint32_t>(startBytes);
    return m_text.hash(extent);
}

std::string PageSelectors::nameOf(NodeId node) const
{
    return m_document.isElement(node) ? std::string(m_document.name(node)) : startTagOf(m_document, node);
}

const std::string& PageSelectors::wholeTextOf(Extent extent) const
{
    std::string& text = m_wholeTexts[extent];
    if (text.empty())
        text = fmt::format("{}:{:.16}", extent.end - extent.begin, sha256(m_text.bytes(extent)));
    return text;
}

bool PageSelectors::isAlike(NodeId node, const Likeness& likeness) const
{
    const bool isNamed = m_document.isElement(node) ? m_document.name(node) == likeness.name
                                                    : startTagOf(m_document, node) == likeness.name;
    if (!likeness.name.empty() && !isNamed)
        return false;
    const Extent extent = m_text.extentOf(node);
    if (extent.isEmpty())
        return likeness.text.empty() &&
               (likeness.startTag.empty() || startTagOf(m_document, node) == likeness.startTag);
    const std::string_view text = m_text.bytes(extent);
    if (likeness.wholeText.empty())
        return text == likeness.text;
    const std::string length = fmt::format("{}:", text.size()); // compared first, because the digest is
                                                                // expensive
    return text.starts_with(likeness.text) && likeness.wholeText.starts_with(length) &&
           wholeTextOf(extent) == likeness.wholeText;
}

std::vector<NodeId> PageSelectors::alike(const Likeness& likeness) const
{
    const bool isTextless = likeness.text.empty();
    const bool isCut = !likeness.wholeText.empty();
    if (isCut && likeness.text.size() < startBytes)
        return {}; // not one of our quotes
    const std::uint64_t key = isTextless ? PageText::hash(likeness.startTag)
                              : isCut    ? keyOf(std::string_view(likeness.text))
                                         : PageText::hash(likeness.text);
    const std::vector<Keyed>& from = isTextless ? m_textless : isCut ? m_starts : m_whole;
    std::vector<NodeId> nodes;
    for (auto each = std::ranges::lower_bound(from, key, {}, &Keyed::key);
         each != from.end() && each->key == key; ++each) {
        if (isAlike(each->node, likeness))
            nodes.push_back(each->node);
    }
    return nodes; // sorted, as Keyed is
}

PageSelectors::Likeness PageSelectors::likenessOf(NodeId node) const
{
    const Extent extent = m_text.extentOf(node);
    Likeness likeness;
    likeness.name = nameOf(node);
    likeness.startTag = startTagOf(m_document, node);
    const std::string exact = squeezed(m_text.folded(extent, exactLetters));
    likeness.text = exact;
    if (exact.size() < extent.end - extent.begin)
        likeness.wholeText = wholeTextOf(extent);
    return likeness;
}

} // namespace tagseam
