// SPDX-License-Identifier: MIT
// Finds the addresses in a style sheet.
#include "core/base/ascii.h"
#include "core/base/utf8.h"
#include "core/page/referencelist.h"
#include "core/page/references.h"

#include <cstddef>
#include <cstdint>
#include <utility>

namespace tagseam {

namespace {

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

std::vector<std::string> styleReferences(std::string_view css)
{
    ReferenceList references;
    StyleScanner(css).scan(references);
    return std::move(references).take();
}

} // namespace tagseam
