// SPDX-License-Identifier: MIT
// Reads the words of a CSS selector.
#include "core/select/csswords.h"

#include "core/base/ascii.h"
#include "core/base/utf8.h"

#include <algorithm>

namespace tagseam::css {

namespace {

// Section 4.2. A zero byte is read as U+FFFD, which is beyond ASCII, but zero bytes do not occur in practice.
bool isIdentifierStart(char c)
{
    return isAlpha(c) || c == '_' || static_cast<unsigned char>(c) >= 0x80;
}

bool isIdentifierByte(char c)
{
    return isIdentifierStart(c) || isDigit(c) || c == '-';
}

bool isNewline(char c)
{
    return c == '\n' || c == '\r' || c == '\f';
}

} // namespace

char Words::peek(std::size_t ahead) const
{
    return m_at + ahead < m_text.size() ? m_text[m_at + ahead] : '\0';
}

bool Words::accept(char c)
{
    if (isAtEnd() || peek() != c)
        return false;
    ++m_at;
    return true;
}

bool Words::accept(std::string_view sign)
{
    if (!m_text.substr(m_at).starts_with(sign))
        return false;
    m_at += sign.size();
    return true;
}

bool Words::acceptIgnoringCase(std::string_view word)
{
    if (!startsWithIgnoringCase(m_text.substr(m_at), word))
        return false;
    m_at += word.size();
    return true;
}

void Words::skipComments()
{
    while (accept("/*")) {
        const std::size_t end = m_text.find("*/", m_at);
        m_at = end == std::string_view::npos ? m_text.size() : end + 2;
    }
}

bool Words::skipBlanks()
{
    bool isBlankThere = false;
    skipComments();
    while (!isAtEnd() && isBlank(peek())) {
        isBlankThere = true;
        ++m_at;
        skipComments();
    }
    return isBlankThere;
}

// Section 4.3.8. A backslash at the end of the text is not an escape: it stands for no character.
bool Words::isEscape(std::size_t ahead) const
{
    return peek(ahead) == '\\' && m_at + ahead + 1 < m_text.size() && !isNewline(peek(ahead + 1));
}

// Section 4.3.7: up to six hexadecimal digits and one blank, or the letter as it is.
void Words::appendEscaped(std::string& text)
{
    ++m_at; // the backslash
    std::uint32_t code = 0;
    int count = 0;
    for (; count < 6 && hexValue(peek()) >= 0; ++count, ++m_at)
        code = code * 16 + static_cast<std::uint32_t>(hexValue(peek()));
    if (count > 0) {
        appendUtf8(text, code);
        if (!accept("\r\n") && isBlank(peek()) && !isAtEnd())
            ++m_at;
        return;
    }
    const std::string_view letter = firstLetter(m_text.substr(m_at));
    text.append(letter);
    m_at += letter.size();
}

bool Words::startsIdentifier() const
{
    if (peek() == '-')
        return isIdentifierStart(peek(1)) || peek(1) == '-' || isEscape(1);
    return isIdentifierStart(peek()) || isEscape(0);
}

std::optional<std::string> Words::identifier()
{
    if (!startsIdentifier())
        return {};
    std::string name;
    while (!isAtEnd()) {
        if (isEscape(0))
            appendEscaped(name);
        else if (isIdentifierByte(peek()))
            name += m_text[m_at++];
        else
            break;
    }
    return name;
}

std::optional<std::string> Words::string()
{
    const char mark = peek();
    if (mark != '"' && mark != '\'')
        return {};
    const std::size_t begin = m_at++;
    std::string text;
    while (!isAtEnd()) {
        if (accept(mark))
            return text;
        if (isEscape(0)) {
            appendEscaped(text);
        } else if (peek() == '\\') { // before a line's end: the string continues after it
            ++m_at;
            if (!accept("\r\n") && !isAtEnd())
                ++m_at;
        } else if (isNewline(peek())) {
            break;
        } else {
            text += m_text[m_at++];
        }
    }
    m_at = begin;
    return {};
}

std::optional<std::int32_t> Words::digits()
{
    constexpr std::int64_t most = 1'000'000'000;
    if (!isDigit(peek()))
        return {};
    std::int64_t number = 0;
    for (; isDigit(peek()); ++m_at)
        number = std::min(most, number * 10 + (peek() - '0'));
    return static_cast<std::int32_t>(number);
}

} // namespace tagseam::css
