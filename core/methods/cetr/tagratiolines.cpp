// SPDX-License-Identifier: MIT
// Document -> the lines of its body, with the characters and tags of each (Weninger, Hsu and Han, WWW 2010).
#include "core/methods/cetr/tagratiolines.h"

#include "core/base/words.h"
#include "core/page/bodywalk.h"
#include "core/page/serializehtml.h"

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <utility>

namespace tagseam {

namespace {

class TagRatioLineWriter {
  public:
    void addTag() { ++m_line.tags; }
    void addText(NodeId node, std::string_view text)
    {
        for (std::size_t at = 0;;) {
            const std::size_t end = std::min(text.find('\n', at), text.size());
            addPiece(node, text.substr(at, end - at));
            if (end == text.size())
                return;
            endLine();
            at = end + 1;
        }
    }
    TagRatioLines finish() &&
    {
        endLine();
        return std::move(m_lines);
    }

  private:
    void addPiece(NodeId node, std::string_view piece)
    {
        const std::uint32_t characters = charactersIn(piece);
        if (characters == 0)
            return;
        m_line.characters += characters;
        m_lines.pieces.push_back({node, static_cast<std::uint32_t>(m_lines.lines.size()), characters});
    }
    void endLine()
    {
        if (m_line != TagRatioLine{})
            m_lines.lines.push_back(m_line);
        m_line = {};
    }

    TagRatioLines m_lines;
    TagRatioLine m_line; // not in m_lines yet
};

} // namespace

TagRatioLines tagRatioLines(const Document& page, const KeepMask* within, const std::stop_token& stop)
{
    TagRatioLineWriter writer;
    walkBody(page, within, stop, [&](WalkEvent event, NodeId node) {
        if (event == WalkEvent::Text)
            writer.addText(node, page.text(node));
        else if (event == WalkEvent::Start || !isVoidName(page.name(node)))
            writer.addTag();
    });
    return std::move(writer).finish();
}

} // namespace tagseam
