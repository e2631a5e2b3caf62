// SPDX-License-Identifier: MIT
// Text -> lines of 80 characters, and the words in them (Kohlschuetter and Nejdl, CIKM 2008).
#include "core/methods/textdensity/wrappedtext.h"

#include "core/base/ascii.h"
#include "core/base/utf8.h"
#include "core/base/words.h"

#include <cstddef>

namespace tagseam {

namespace {

class LineWrapper {
  public:
    void add(std::string_view run)
    {
        const auto letters = static_cast<std::uint32_t>(letterCount(run));
        const std::uint32_t space = m_letters > 0 ? 1 : 0;
        if (m_letters > 0 && m_letters + space + letters > wrapWidth)
            endLine();
        if (letters > wrapWidth) {
            addLong(run);
            return;
        }
        m_letters += (m_letters > 0 ? 1 : 0) + letters;
        m_words += wordsIn(run);
    }
    WrappedText finish(CountedLines lines) const
    {
        const bool isLastCounted = m_letters > 0 && (m_complete.lines == 0 || lines == CountedLines::All);
        return isLastCounted ? WrappedText{m_complete.words + m_words, m_complete.lines + 1} : m_complete;
    }

  private:
    void endLine()
    {
        m_complete.words += m_words;
        ++m_complete.lines;
        m_words = 0;
        m_letters = 0;
    }
    // Starts on an empty line.
    void addLong(std::string_view run)
    {
        std::size_t begin = 0;
        for (std::size_t at = 0; at < run.size();) {
            if (m_letters == wrapWidth) {
                m_words = wordsIn(run.substr(begin, at - begin));
                endLine();
                begin = at;
            }
            at += firstLetter(run.substr(at)).size();
            ++m_letters;
        }
        m_words = wordsIn(run.substr(begin));
    }

    WrappedText m_complete;
    double m_words = 0;          // words of the line that is not complete
    std::uint32_t m_letters = 0; // its letters, with a space between two runs
};

} // namespace

WrappedText wrapText(std::string_view text, CountedLines lines)
{
    LineWrapper wrapper;
    for (std::size_t at = 0; at < text.size();) {
        std::size_t end = at;
        while (end < text.size() && !isSpace(text[end]))
            ++end;
        if (end > at)
            wrapper.add(text.substr(at, end - at));
        at = end + 1;
    }
    return wrapper.finish(lines);
}

} // namespace tagseam
