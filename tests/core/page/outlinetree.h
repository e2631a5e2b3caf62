// SPDX-License-Identifier: MIT
// Trees written as text: `table(tr(td('a') td[class=b]) <!--note-->)`.
#pragma once

#include "tests/core/page/testpages.h"

namespace tagseam::test {

/// A tree as outline() writes it, with attributes as `p[class=a]`. The end closes what is open.
class OutlineReader {
  public:
    explicit OutlineReader(std::string_view text) : m_text(text) {}

    Document read(Parser parser)
    {
        DocumentBuilder builder;
        builder.setParser(parser);
        while (m_at < m_text.size()) {
            const char c = m_text[m_at];
            if (c == ' ' || c == '(') {
                ++m_at;
            } else if (c == ')') {
                builder.close();
                ++m_at;
            } else if (c == '\'') {
                builder.text(upTo("'", 1));
            } else if (c == '<') {
                builder.comment(upTo("-->", 4));
            } else {
                element(builder);
            }
        }
        return std::move(builder).finish();
    }

  private:
    std::string_view upTo(std::string_view end, std::size_t skipped)
    {
        const std::size_t from = m_at + skipped;
        const std::size_t to = m_text.find(end, from);
        m_at = to + end.size();
        return m_text.substr(from, to - from);
    }

    void element(DocumentBuilder& builder)
    {
        const std::size_t end = m_text.find_first_of(" ()[", m_at);
        builder.open(m_text.substr(m_at, end - m_at));
        m_at = std::min(end, m_text.size());
        while (m_at < m_text.size() && m_text[m_at] == '[') {
            const std::string_view both = upTo("]", 1);
            builder.attribute(both.substr(0, both.find('=')), both.substr(both.find('=') + 1));
        }
        if (m_at >= m_text.size() || m_text[m_at] != '(')
            builder.close();
    }

    std::string_view m_text;
    std::size_t m_at = 0;
};

inline Document tree(std::string_view outline, Parser parser = Parser::Html5)
{
    return OutlineReader(outline).read(parser);
}

} // namespace tagseam::test
