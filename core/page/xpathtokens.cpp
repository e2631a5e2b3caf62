// SPDX-License-Identifier: MIT
// The words of an XPath 1.0 expression.
#include "core/page/xpathtokens.h"

#include "core/page/ascii.h"

#include <algorithm>
#include <array>

namespace tagseam::xpath {

bool isNameStart(char c)
{
    return isAlpha(c) || c == '_' || static_cast<unsigned char>(c) >= 0x80;
}

bool isNameByte(char c)
{
    return isNameStart(c) || isDigit(c) || c == '-' || c == '.';
}

char Tokens::letter(std::size_t ahead) const
{
    return m_at + ahead < m_expression.size() ? m_expression[m_at + ahead] : '\0';
}

Token Tokens::take(TokenKind kind, std::size_t length)
{
    const Token token{kind, m_expression.substr(m_at, length), m_at};
    m_at += length;
    return token;
}

Token Tokens::next()
{
    while (m_at < m_expression.size() && isSpace(m_expression[m_at]))
        ++m_at;
    const Token token = read();
    switch (token.kind) { // section 3.7: after these an operand comes, otherwise an operator
    case TokenKind::At:
    case TokenKind::Axis:
    case TokenKind::Open:
    case TokenKind::OpenBracket:
    case TokenKind::Comma:
    case TokenKind::Operator:
    case TokenKind::Slash:
    case TokenKind::DoubleSlash:
        m_isOperand = true;
        break;
    default:
        m_isOperand = false;
    }
    return token;
}

Token Tokens::read()
{
    struct Sign {
        std::string_view text;
        TokenKind kind;
    };
    using enum TokenKind;
    static constexpr std::array<Sign, 20> signs{{
        {"//", DoubleSlash}, {"/", Slash},        {"..", DoubleDot}, {"::", Axis},    {"!=", Operator},
        {"<=", Operator},    {">=", Operator},    {"<", Operator},   {">", Operator}, {"=", Operator},
        {"+", Operator},     {"-", Operator},     {"|", Operator},   {"(", Open},     {")", Close},
        {"[", OpenBracket},  {"]", CloseBracket}, {"@", At},         {",", Comma},    {"$", Bad},
    }};
    if (m_at >= m_expression.size())
        return {End, {}, m_at};
    const char c = m_expression[m_at];
    if (isDigit(c) || (c == '.' && isDigit(letter(1))))
        return number();
    if (c == '"' || c == '\'')
        return literal();
    if (isNameStart(c))
        return name();
    if (c == '*')
        return take(m_isOperand ? Star : Operator, 1);
    const auto* const found =
        std::ranges::find_if(signs, [&](const Sign& sign) { return startsWith(sign.text); });
    if (found == signs.end())
        return c == '.' ? take(Dot, 1) : Token{Bad, "this letter stands in no XPath", m_at};
    return found->kind == Bad ? Token{Bad, "there are no variables here", m_at}
                              : take(found->kind, found->text.size());
}

Token Tokens::literal()
{
    const std::size_t end = m_expression.find(m_expression[m_at], m_at + 1);
    if (end == std::string_view::npos)
        return {TokenKind::Bad, "this quotation mark is not closed", m_at};
    const Token token{TokenKind::Literal, m_expression.substr(m_at + 1, end - m_at - 1), m_at};
    m_at = end + 1;
    return token;
}

Token Tokens::number()
{
    std::size_t length = 0;
    while (isDigit(letter(length)))
        ++length;
    if (letter(length) == '.')
        ++length;
    while (isDigit(letter(length)))
        ++length;
    return take(TokenKind::Number, length);
}

Token Tokens::name()
{
    static constexpr std::array<std::string_view, 4> operators{"or", "and", "div", "mod"};
    const auto nameEnd = [&](std::size_t from) {
        while (m_at + from < m_expression.size() && isNameByte(letter(from)))
            ++from;
        return from;
    };
    std::size_t length = nameEnd(0);
    if (!m_isOperand) {
        const bool isOperator =
            std::ranges::find(operators, m_expression.substr(m_at, length)) != operators.end();
        return isOperator ? take(TokenKind::Operator, length)
                          : Token{TokenKind::Bad, "an operator is missing before this name", m_at};
    }
    if (letter(length) == ':' && letter(length + 1) == '*')
        return {TokenKind::Bad, "there are no namespaces here", m_at};
    if (letter(length) == ':' && isNameStart(letter(length + 1)))
        length = nameEnd(length + 1);
    return take(TokenKind::Name, length);
}

} // namespace tagseam::xpath
