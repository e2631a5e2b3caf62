// SPDX-License-Identifier: MIT
// The words of a CSS selector (CSS Syntax Level 3, section 4), read one at a time.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace tagseam::css {

/// A place in the text of a selector; each reader stays at its place when its word does not follow.
class Words {
  public:
    explicit Words(std::string_view text) : m_text(text) {}

    bool isAtEnd() const { return m_at >= m_text.size(); }
    std::size_t at() const { return m_at; }
    /// The byte `ahead` bytes ahead; 0 after the end.
    char peek(std::size_t ahead = 0) const;
    bool accept(char c);
    bool accept(std::string_view sign);
    bool acceptIgnoringCase(std::string_view word);

    /// Skips comments, which neither mean nor separate anything.
    void skipComments();
    /// Skips blanks and comments; true when there was a blank.
    bool skipBlanks();

    /// Reads an identifier with escapes decoded (section 4.3.9).
    bool startsIdentifier() const;
    std::optional<std::string> identifier();
    /// Reads a string (section 4.3.5). Nothing where no quotation mark is or the string does not end.
    std::optional<std::string> string();
    /// Reads digits without a sign; a number above 1,000,000,000 is read as 1,000,000,000.
    std::optional<std::int32_t> digits();

  private:
    bool isEscape(std::size_t ahead) const;
    void appendEscaped(std::string& text);

    std::string_view m_text;
    std::size_t m_at = 0;
};

} // namespace tagseam::css
