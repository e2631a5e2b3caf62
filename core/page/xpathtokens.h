// SPDX-License-Identifier: MIT
// The words of an XPath 1.0 expression (section 3.7).
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace tagseam::xpath {

enum class TokenKind : std::uint8_t {
    End,
    Name,     ///< also "svg:a": pages have no namespaces, so the colon is part of the name
    Star,     ///< any element or attribute; the one that multiplies is an Operator
    Number,   ///< text: digits, at most one point
    Literal,  ///< text: what stands between the quotation marks
    Operator, ///< or and = != < <= > >= + - * div mod |
    Slash,
    DoubleSlash,
    Dot,
    DoubleDot,
    At,
    Comma,
    Axis, ///< "::"
    Open,
    Close,
    OpenBracket,
    CloseBracket,
    Bad, ///< text: what is wrong with it
};

struct Token {
    TokenKind kind = TokenKind::End;
    std::string_view text;
    std::size_t at = 0; ///< byte of the expression where it begins
};

/// One token after the other; a copy looks ahead. Cost: linear in the expression.
class Tokens {
  public:
    explicit Tokens(std::string_view expression) : m_expression(expression) {}
    Token next();

  private:
    Token read();
    Token take(TokenKind kind, std::size_t length);
    Token literal();
    Token number();
    Token name();
    bool startsWith(std::string_view text) const { return m_expression.substr(m_at).starts_with(text); }
    char letter(std::size_t ahead) const;

    std::string_view m_expression;
    std::size_t m_at = 0;
    bool m_isOperand = true; // whether an operand comes next: then "*" and "div" are names
};

/// White space of XML: a form feed is none, as it is for HTML and CSS.
inline constexpr std::string_view spaces = " \t\r\n";
constexpr bool isSpace(char c)
{
    return spaces.find(c) != std::string_view::npos;
}
constexpr std::string_view withoutSpaceAround(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(spaces);
    return first == std::string_view::npos ? std::string_view()
                                           : text.substr(first, text.find_last_not_of(spaces) - first + 1);
}

/// Of names in ASCII; every byte beyond ASCII may stand in a name too.
bool isNameStart(char c);
bool isNameByte(char c);

} // namespace tagseam::xpath
