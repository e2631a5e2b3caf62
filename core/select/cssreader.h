// SPDX-License-Identifier: MIT
// The state of reading a CSS selector: the place in its text, the open brackets, and the first fault.
#pragma once

#include "core/base/result.h"
#include "core/select/csswords.h"
#include "core/select/selectorwork.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace tagseam::css {

class Reader {
  protected:
    explicit Reader(std::string_view text) : m_text(text), m_words(text) {}

    std::string letterHere() const { return quotedLetter(m_text, m_words.at()); }

    /// Records a fault and returns false. Only the first call counts; `at`: byte of the text.
    bool fail(const std::string& what) { return fail(what, m_words.at()); }
    bool fail(const std::string& what, std::size_t at)
    {
        if (!m_error)
            m_error = selectorError(m_text, what, at);
        return false;
    }
    bool expect(char c)
    {
        return m_words.accept(c) || fail(std::string("'") + c + "' is missing before " + letterHere());
    }
    std::string name(const std::string& of)
    {
        std::optional<std::string> name = m_words.identifier();
        if (!name)
            fail("the name of " + of + " is missing before " + letterHere());
        return name.value_or(std::string());
    }
    bool open()
    {
        const std::size_t at = m_words.at();
        m_words.accept('(');
        return ++m_nesting <= selectorNestingLimit ||
               fail("brackets are nested more than " + std::to_string(selectorNestingLimit) + " deep", at);
    }
    void close()
    {
        m_words.skipBlanks();
        expect(')');
        --m_nesting;
    }

    std::string_view m_text;
    Words m_words;
    std::optional<Error> m_error;

  private:
    unsigned m_nesting = 0;
};

} // namespace tagseam::css
