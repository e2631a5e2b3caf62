// SPDX-License-Identifier: MIT
// What reads an XPath: the token at hand, the brackets that are open, and the first thing wrong.
#pragma once

#include "core/page/selectorwork.h"
#include "core/page/xpathtokens.h"
#include "core/result.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace tagseam::xpath {

/// After an error all that comes is the end, so that every loop over tokens ends.
class Reader {
  protected:
    explicit Reader(std::string_view text) : m_text(text), m_tokens(text) { advance(); }

    bool is(TokenKind kind) const { return m_token.kind == kind; }
    void advance()
    {
        if (m_error)
            return;
        m_token = m_tokens.next();
        if (is(TokenKind::Bad))
            fail(std::string(m_token.text));
    }
    bool accept(TokenKind kind)
    {
        const bool isThere = is(kind);
        if (isThere)
            advance();
        return isThere;
    }
    void expect(TokenKind kind, const std::string& sign)
    {
        if (!accept(kind))
            fail("'" + sign + "' is missing");
    }
    bool open(TokenKind bracket)
    {
        if (!is(bracket))
            return false;
        if (++m_nesting > selectorNestingLimit)
            fail("brackets are nested more than " + std::to_string(selectorNestingLimit) + " deep");
        advance();
        return !m_error;
    }
    void close(TokenKind bracket, const std::string& sign)
    {
        expect(bracket, sign);
        --m_nesting;
    }
    /// False once there are too many operands.
    bool countPart()
    {
        if (++m_parts > selectorPartLimit)
            fail("more than " + std::to_string(selectorPartLimit) + " parts");
        return !m_error;
    }

    /// Only the first call counts; `at`: byte of the text.
    void fail(const std::string& what) { fail(what, m_token.at); }
    void fail(const std::string& what, std::size_t at)
    {
        if (!m_error)
            m_error = selectorError(m_text, what, at);
        m_token = {TokenKind::End, {}, m_text.size()};
    }

    std::string_view m_text;
    Tokens m_tokens;
    Token m_token;
    std::optional<Error> m_error;

  private:
    std::size_t m_parts = 0;
    unsigned m_nesting = 0;
};

} // namespace tagseam::xpath
