// SPDX-License-Identifier: MIT
// What a page needs to look as it does: the addresses that its HTML and its style sheets name.
#include "core/page/references.h"

#include "core/page/ascii.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <unordered_set>
#include <utility>

namespace tagseam {

namespace {

// Each address once, in order of appearance.
class References {
  public:
    void add(std::string_view address)
    {
        address = trimmed(address);
        constexpr std::array<std::string_view, 5> notFetched{"data:", "javascript:", "about:", "blob:", "#"};
        const bool isFetched = !address.empty() && std::ranges::none_of(notFetched, [&](auto scheme) {
            return startsWithIgnoringCase(address, scheme);
        });
        if (isFetched && m_known.emplace(address).second)
            m_list.emplace_back(address);
    }

    std::vector<std::string> take() && { return std::move(m_list); }

  private:
    std::vector<std::string> m_list;
    std::unordered_set<std::string> m_known;
};

void appendUtf8(std::string& text, std::uint32_t code)
{
    if (code == 0 || code > 0x10FFFF || (code >= 0xD800 && code < 0xE000))
        code = 0xFFFD;
    const auto byte = [&](std::uint32_t value) { text += static_cast<char>(value); };
    if (code < 0x80) {
        byte(code);
    } else if (code < 0x800) {
        byte(0xC0U | code >> 6U);
        byte(0x80U | (code & 0x3FU));
    } else if (code < 0x10000) {
        byte(0xE0U | code >> 12U);
        byte(0x80U | (code >> 6U & 0x3FU));
        byte(0x80U | (code & 0x3FU));
    } else {
        byte(0xF0U | code >> 18U);
        byte(0x80U | (code >> 12U & 0x3FU));
        byte(0x80U | (code >> 6U & 0x3FU));
        byte(0x80U | (code & 0x3FU));
    }
}

// CSS Syntax Level 3, as much of its tokenizer as tells comments, strings and url() apart
// (sections 4.3.2, 4.3.5 to 4.3.7).
class StyleScanner {
  public:
    explicit StyleScanner(std::string_view css) : m_css(css) {}

    void scan(References& references)
    {
        bool isImport = false; // what comes next is the string of an @import
        while (m_at < m_css.size()) {
            const char c = m_css[m_at];
            if (m_css.substr(m_at).starts_with("/*")) {
                const std::size_t end = m_css.find("*/", m_at + 2);
                m_at = end == std::string_view::npos ? m_css.size() : end + 2;
            } else if (c == '"' || c == '\'') {
                const std::string text = quoted();
                if (isImport)
                    references.add(text);
                isImport = false;
            } else if (startsWithIgnoringCase(m_css.substr(m_at), "url(") && !isInName()) {
                m_at += 4;
                references.add(address());
                isImport = false;
            } else if (startsWithIgnoringCase(m_css.substr(m_at), "@import")) {
                isImport = true;
                m_at += 7;
            } else {
                isImport = isImport && isBlank(c);
                m_at += c == '\\' ? 2 : 1;
            }
        }
    }

  private:
    // "curl(": the end of a longer name.
    bool isInName() const
    {
        if (m_at == 0)
            return false;
        const char before = m_css[m_at - 1];
        return isAlnum(before) || before == '-' || before == '_';
    }

    void skipSpace()
    {
        while (m_at < m_css.size() && isBlank(m_css[m_at]))
            ++m_at;
    }

    // Behind "url(": a string or the rest up to the bracket.
    std::string address()
    {
        skipSpace();
        if (m_at < m_css.size() && (m_css[m_at] == '"' || m_css[m_at] == '\''))
            return quoted();
        std::string text;
        while (m_at < m_css.size() && m_css[m_at] != ')') {
            if (m_css[m_at] == '\\')
                escaped(text);
            else
                text += m_css[m_at++];
        }
        return text;
    }

    std::string quoted()
    {
        const char quote = m_css[m_at++];
        std::string text;
        while (m_at < m_css.size() && m_css[m_at] != quote && m_css[m_at] != '\n') {
            if (m_css[m_at] == '\\')
                escaped(text);
            else
                text += m_css[m_at++];
        }
        if (m_at < m_css.size() && m_css[m_at] == quote)
            ++m_at;
        return text;
    }

    // At a backslash: up to six hexadecimal digits and one white space, a line end (nothing), or any
    // character.
    void escaped(std::string& text)
    {
        constexpr std::size_t mostDigits = 6;
        std::uint32_t code = 0;
        std::size_t digits = 0;
        ++m_at;
        for (; digits < mostDigits && m_at < m_css.size(); ++digits, ++m_at) {
            const int value = hexValue(m_css[m_at]);
            if (value < 0)
                break;
            code = code * 16 + static_cast<std::uint32_t>(value);
        }
        if (digits > 0) {
            appendUtf8(text, code);
            if (m_at < m_css.size() && isBlank(m_css[m_at]))
                ++m_at;
        } else if (m_at < m_css.size()) {
            if (m_css[m_at] != '\n')
                text += m_css[m_at];
            ++m_at;
        }
    }

    std::string_view m_css;
    std::size_t m_at = 0;
};

// HTML standard, section 4.8.4.2: candidates are parted by commas that follow white space or a descriptor; a
// comma within an address belongs to it.
void addSourceSet(References& references, std::string_view set)
{
    const auto isGap = [](char c) { return isBlank(c) || c == ','; };
    std::size_t at = 0;
    while (at < set.size()) {
        while (at < set.size() && isGap(set[at]))
            ++at;
        const std::size_t begin = at;
        while (at < set.size() && !isBlank(set[at]))
            ++at;
        std::string_view address = set.substr(begin, at - begin);
        const bool isAlone = address.ends_with(','); // without descriptor
        while (address.ends_with(','))
            address.remove_suffix(1);
        references.add(address);
        std::size_t depth = 0; // of brackets, in which a comma parts nothing
        while (!isAlone && at < set.size() && (set[at] != ',' || depth > 0)) {
            depth += set[at] == '(' ? 1 : 0;
            depth -= set[at] == ')' && depth > 0 ? 1 : 0;
            ++at;
        }
    }
}

struct Place {
    std::string_view element; // empty: any
    std::string_view attribute;
};

constexpr std::array<Place, 16> places{{{"img", "src"},
                                        {"input", "src"},
                                        {"iframe", "src"},
                                        {"frame", "src"},
                                        {"embed", "src"},
                                        {"object", "data"},
                                        {"video", "poster"},
                                        {"image", "href"},
                                        {"image", "xlink:href"},
                                        {"use", "href"},
                                        {"use", "xlink:href"},
                                        {"feimage", "href"},
                                        {"feImage", "href"},
                                        {"feImage", "xlink:href"},
                                        {"", "background"},
                                        {"", "lowsrc"}}};

bool isLinkToShow(const Document& page, NodeId node)
{
    const std::string_view relation = page.attribute(node, "rel");
    std::size_t at = 0;
    while (at < relation.size()) {
        while (at < relation.size() && isBlank(relation[at]))
            ++at;
        const std::size_t begin = at;
        while (at < relation.size() && !isBlank(relation[at]))
            ++at;
        const std::string_view word = relation.substr(begin, at - begin);
        if (equalsIgnoringCase(word, "stylesheet") || equalsIgnoringCase(word, "icon"))
            return true;
    }
    return false;
}

void addElement(References& references, const Document& page, NodeId node)
{
    const std::string_view name = page.name(node);
    if (name == "link" && isLinkToShow(page, node))
        references.add(page.attribute(node, "href"));
    for (std::uint32_t i = 0; i < page.attributeCount(node); ++i) {
        const auto [key, value] = page.attribute(node, i);
        if (key == "style")
            StyleScanner(value).scan(references);
        else if ((key == "srcset" && (name == "img" || name == "source")) ||
                 (key == "imagesrcset" && name == "link"))
            addSourceSet(references, value);
        else if (std::ranges::any_of(places, [&, attribute = key](const Place& place) {
                     return place.attribute == attribute && (place.element.empty() || place.element == name);
                 }))
            references.add(value);
    }
}

} // namespace

std::vector<std::string> styleReferences(std::string_view css)
{
    References references;
    StyleScanner(css).scan(references);
    return std::move(references).take();
}

std::vector<std::string> pageReferences(const Document& page)
{
    References references;
    for (NodeId node{1}; node.value < page.size(); ++node.value) {
        if (page.isElement(node))
            addElement(references, page, node);
        else if (page.kind(node) == NodeKind::Text && page.name(page.parent(node)) == "style")
            StyleScanner(page.text(node)).scan(references);
    }
    return std::move(references).take();
}

std::string_view baseReference(const Document& page)
{
    const NameId base = page.nameId("base");
    for (NodeId node{1}; base != noName && node.value < page.size(); ++node.value) {
        if (page.nameId(node) == base && page.hasAttribute(node, "href"))
            return page.attribute(node, "href");
    }
    return {};
}

} // namespace tagseam
