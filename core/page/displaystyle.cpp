// SPDX-License-Identifier: MIT
// A style -> what it says about whether and how an element is displayed.
#include "core/page/displaystyle.h"

#include "core/base/ascii.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>

namespace tagseam {

namespace {

constexpr std::array<std::string_view, 22> blockWords{"block",
                                                      "flex",
                                                      "grid",
                                                      "table",
                                                      "list-item",
                                                      "flow-root",
                                                      "flow",
                                                      "table-row",
                                                      "run-in",
                                                      "table-cell",
                                                      "table-row-group",
                                                      "table-header-group",
                                                      "-webkit-box",
                                                      "-webkit-flex",
                                                      "-ms-flexbox",
                                                      "-moz-box",
                                                      "table-column",
                                                      "table-column-group",
                                                      "table-caption",
                                                      "table-footer-group",
                                                      "-ms-grid",
                                                      "masonry"};

// Returns what one or two words of `display` say; nothing for words that CSS does not know.
std::optional<Display> displayOf(std::string_view value)
{
    if (value == "none")
        return Display::None;
    if (value == "inline" || value == "initial" || value == "contents" || value == "unset" ||
        value == "inline flow" || value == "math" || value == "inline math" || value == "ruby" ||
        value.starts_with("ruby-base"))
        return Display::Inline;
    if (value.starts_with("inline-") || value.starts_with("inline ") || value.starts_with("ruby-text") ||
        value.starts_with("-webkit-inline-") || value.starts_with("-moz-inline-"))
        return Display::Atom;
    const std::string_view first = value.substr(0, value.find(' '));
    return std::ranges::find(blockWords, first) != blockWords.end() ? std::optional(Display::Block)
                                                                    : std::nullopt;
}

// One property, and whether the declaration that counts so far is important.
template <class Value>
struct Declared {
    std::optional<Value> value;
    bool isImportant = false;
    void take(std::optional<Value> other, bool important)
    {
        if (!other || (isImportant && !important))
            return;
        value = other;
        isImportant = important;
    }
};

class DeclarationReader {
  public:
    // `name` and `value` in lower case.
    void take(std::string_view name, std::string_view value, bool isImportant)
    {
        if (name == "display") {
            m_display.take(displayOf(value), isImportant);
        } else if (name == "visibility") {
            const bool isHidden = value == "hidden" || value == "collapse";
            if (isHidden || value == "visible" || value == "initial")
                m_isInvisible.take(isHidden, isImportant);
        } else if (name == "content-visibility") {
            const bool isHidden = value == "hidden";
            if (isHidden || value == "visible" || value == "auto" || value == "initial")
                m_isContentSkipped.take(isHidden, isImportant);
        } else if (name == "white-space") {
            const bool isKept = value == "pre" || value == "pre-wrap" || value == "break-spaces";
            if (isKept || value == "normal" || value == "nowrap" || value == "pre-line" || value == "initial")
                m_isPreformatted.take(isKept, isImportant);
        }
    }
    DisplayStyle style() const
    {
        return {m_display.value.value_or(Display::Unset), m_isInvisible.value, m_isContentSkipped.value,
                m_isPreformatted.value};
    }

  private:
    Declared<Display> m_display;
    Declared<bool> m_isInvisible;
    Declared<bool> m_isContentSkipped;
    Declared<bool> m_isPreformatted;
};

// Reads "name: value", perhaps "!important", after comments.
void readDeclaration(std::string_view text, DeclarationReader& reader)
{
    for (text = trimmed(text); text.starts_with("/*"); text = trimmed(text))
        text.remove_prefix(std::min(text.find("*/", 2), text.size() - 2) + 2);
    const std::size_t colon = text.find(':');
    if (colon == std::string_view::npos)
        return;
    const std::string name = lowerCase(trimmed(text.substr(0, colon)));
    if (name != "display" && name != "visibility" && name != "content-visibility" && name != "white-space")
        return;
    std::string value = lowerCase(trimmed(text.substr(colon + 1)));
    const std::size_t mark = value.find('!');
    const bool isImportant = mark != std::string::npos && trimmed(value.substr(mark + 1)) == "important";
    if (isImportant)
        value.resize(mark);
    reader.take(name, trimmed(value), isImportant);
}

} // namespace

DisplayStyle displayStyleOf(std::string_view style)
{
    DeclarationReader reader;
    std::size_t begin = 0;
    char quote = 0; // quote that is open
    int depth = 0;  // brackets that are open
    for (std::size_t at = 0; at <= style.size(); ++at) {
        const char c = at < style.size() ? style[at] : ';';
        const bool isEnd = at == style.size();
        if (quote != 0)
            quote = c == quote ? 0 : quote;
        else if (c == '"' || c == '\'')
            quote = c;
        else if (c == '(')
            ++depth;
        else if (c == ')' && depth > 0)
            --depth;
        if (isEnd || (c == ';' && quote == 0 && depth == 0)) {
            readDeclaration(style.substr(begin, at - begin), reader);
            begin = at + 1;
        }
    }
    return reader.style();
}

} // namespace tagseam
