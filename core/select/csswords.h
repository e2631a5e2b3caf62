// SPDX-License-Identifier: MIT
// The words of a CSS selector (CSS Syntax Level 3, section 4), read one at a time.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace tagseam::css {

/// A place in the text of a selector; each reader stays where it is when its word is not there.
class Words {
  public:
    explicit Words(std::string_view text) : m_text(text) {}

    bool isAtEnd() const { return m_at >= m_text.size(); }
    std::size_t at() const { return m_at; }
    /// The byte so far ahead; 0 behind the end.
    char peek(std::size_t ahead = 0) const;
    bool accept(char c);
    bool accept(std::string_view sign);
    bool acceptIgnoringCase(std::string_view word);

    /// Comments say nothing, and separate nothing.
    void skipComments();
    /// Blanks and comments; true when there was a blank.
    bool skipBlanks();

    /// Section 4.3.9: with escapes resolved.
    bool startsIdentifier() const;
    std::optional<std::string> identifier();
    /// Section 4.3.5. Nothing where no quotation mark is or the string does not end.
    std::optional<std::string> string();
    /// Digits without sign; what is more than 1,000,000,000 is that.
    std::optional<std::int32_t> digits();

  private:
    bool isEscape(std::size_t ahead) const;
    void appendEscaped(std::string& text);

    std::string_view m_text;
    std::size_t m_at = 0;
};

} // namespace tagseam::css
