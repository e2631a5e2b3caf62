// SPDX-License-Identifier: MIT
// Finds the resources that a page needs for its looks: the addresses in its HTML and its style sheets.
#include "core/page/references.h"

#include "core/base/ascii.h"
#include "core/base/utf8.h"
#include "core/page/referencelist.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace tagseam {

namespace {

// HTML standard, section 4.8.4.2: candidates are separated by commas that follow white space or a descriptor;
// a comma within an address belongs to the address.
void addSourceSet(ReferenceList& references, std::string_view set)
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
        std::size_t depth = 0; // nesting of brackets, in which a comma does not separate
        while (!isAlone && at < set.size() && (set[at] != ',' || depth > 0)) {
            depth += set[at] == '(' ? 1 : 0;
            depth -= set[at] == ')' && depth > 0 ? 1 : 0;
            ++at;
        }
    }
}

void addStyle(ReferenceList& references, std::string_view css)
{
    for (const std::string& address : styleReferences(css))
        references.add(address);
}

struct ReferencePlace {
    std::string_view element; // empty: any
    std::string_view attribute;
};

constexpr std::array<ReferencePlace, 16> places{{{"img", "src"},
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

void addElement(ReferenceList& references, const Document& page, NodeId node)
{
    const std::string_view name = page.name(node);
    if (name == "link" && isLinkToShow(page, node))
        references.add(page.attribute(node, "href"));
    for (std::uint32_t i = 0; i < page.attributeCount(node); ++i) {
        const auto [key, value] = page.attribute(node, i);
        if (key == "style")
            addStyle(references, value);
        else if ((key == "srcset" && (name == "img" || name == "source")) ||
                 (key == "imagesrcset" && name == "link"))
            addSourceSet(references, value);
        else if (std::ranges::any_of(places, [&, attribute = key](const ReferencePlace& place) {
                     return place.attribute == attribute && (place.element.empty() || place.element == name);
                 }))
            references.add(value);
    }
}

// The rules of the tokenizer of CSS Syntax Level 3 that distinguish comments, strings and url() (sections
// 4.3.2, 4.3.5 to 4.3.7).
class StyleScanner {
  public:
    explicit StyleScanner(std::string_view css) : m_css(css) {}

    void scan(ReferenceList& references)
    {
        bool isImport = false; // the next string belongs to an @import
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
    // True inside a longer name, as in "curl(".
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

    // Reads a string, or the rest up to the bracket, after "url(".
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

    // Reads an escape at a backslash: up to six hexadecimal digits and one white space, a line end (nothing),
    // or any character.
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

} // namespace

std::vector<std::string> pageReferences(const Document& page)
{
    ReferenceList references;
    for (NodeId node{1}; node.value < page.size(); ++node.value) {
        if (page.isElement(node))
            addElement(references, page, node);
        else if (page.kind(node) == NodeKind::Text && page.name(page.parent(node)) == "style")
            addStyle(references, page.text(node));
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

std::vector<std::string> styleReferences(std::string_view css)
{
    ReferenceList references;
    StyleScanner(css).scan(references);
    return std::move(references).take();
}

} // namespace tagseam
