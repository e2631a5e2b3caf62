// SPDX-License-Identifier: MIT
// Document and blocks of text -> Markdown.
#include "core/page/markdown.h"

#include "core/base/ascii.h"
#include "core/base/oneof.h"
#include "core/base/spaces.h"

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace tagseam {

namespace {

bool isPunctuation(char c)
{
    return c > ' ' && c < 127 && !isAlnum(c);
}

// --- a line of text ---------------------------------------------------------------------------------------

// The elements around a text that Markdown has marks for.
struct Style {
    NodeId link = noNode;
    bool isStrong = false;
    bool isEmphasis = false;
    bool isCode = false;
    bool operator==(const Style&) const = default;
};

// A text of one style, or a picture.
struct Run {
    Style style;
    std::string text;
    bool hasSpaceBefore = false;
    bool hasLineBefore = false;
    NodeId picture = noNode;
};

std::string fencedBy(std::string_view text)
{
    std::size_t most = 0;
    std::size_t run = 0;
    for (const char c : text) {
        run = c == '`' ? run + 1 : 0;
        most = std::max(most, run);
    }
    return std::string(most + 1, '`');
}

std::string codeSpan(const std::string& text)
{
    const std::string fence = fencedBy(text);
    const bool isPadded = text.front() == '`' || text.back() == '`';
    const std::string pad = isPadded ? " " : "";
    return fence + pad + text + pad + fence;
}

// Escapes what is a mark anywhere, and, at the begin of a line, what is one there.
std::string escaped(std::string_view text, bool isAtBegin)
{
    std::string out;
    std::size_t digits = 0;
    while (isAtBegin && digits < text.size() && isDigit(text[digits]))
        ++digits;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        const bool isMark = std::string_view("\\`*_[]<>&~|").find(c) != std::string_view::npos;
        const bool isMarkOfLine =
            isAtBegin && i == 0 && std::string_view("#+-=:").find(c) != std::string_view::npos;
        const bool isNumber = digits > 0 && i == digits && (c == '.' || c == ')');
        if (isMark || isMarkOfLine || isNumber)
            out += '\\';
        out += c;
    }
    return out;
}

std::string onOneLine(std::string_view text)
{
    std::string line(trimmed(text));
    std::ranges::replace_if(line, isSpace, ' ');
    return line;
}

// Headings and cells of tables have one line.
std::string withoutBreaks(std::string text)
{
    for (std::size_t at = text.find("\\\n"); at != std::string::npos; at = text.find("\\\n", at))
        text.replace(at, 2, " ");
    return text;
}

// Returns the text without the no-break spaces at its ends: a mark of emphasis beside one would be none.
std::string_view withoutFixedSpaces(std::string_view text)
{
    constexpr std::string_view fixed = "\xc2\xa0";
    while (text.starts_with(fixed))
        text.remove_prefix(fixed.size());
    while (text.ends_with(fixed))
        text.remove_suffix(fixed.size());
    return text;
}

// An address in angle brackets, which may have spaces and parentheses.
std::string linkTarget(std::string_view address)
{
    std::string out = "<";
    for (const char c : trimmed(address)) {
        if (c == '<')
            out += "%3C";
        else if (c == '>')
            out += "%3E";
        else if (c == '\\')
            out += "%5C";
        else if (!isSpace(c) || c == ' ')
            out += c;
    }
    return out + '>';
}

class Line {
  public:
    explicit Line(const Document& page) : m_page(page) {}

    void add(const BlockText& text)
    {
        if (text.before == Gap::Line)
            m_hasLine = true;
        else if (text.before == Gap::Space)
            m_hasSpace = true;
        const Style style = styleOf(text.node);
        const std::string_view bytes = m_page.text(text.node);
        for (std::size_t at = 0; at < bytes.size();) {
            const bool isAtBegin = m_runs.empty() || m_hasLine;
            const std::size_t space = isAtBegin ? anySpaceAt(bytes, at) : isBlank(bytes[at]) ? 1 : 0;
            if (space > 0) {
                m_hasSpace = true;
                at += space;
                continue;
            }
            addByte(style, bytes[at++]);
        }
    }

    void addPicture(NodeId node)
    {
        m_runs.push_back({styleOf(node), {}, true, std::exchange(m_hasLine, false), node});
        m_hasSpace = true;
    }

    // Returns the runs with their marks.
    std::string text() const
    {
        std::string out;
        bool isAtBegin = true;
        for (std::size_t i = 0; i < m_runs.size(); ++i) {
            const Run& run = m_runs[i];
            const bool isSameLink = i > 0 && m_runs[i - 1].style.link == run.style.link;
            if (i > 0 && m_runs[i - 1].style.link != noNode && !isSameLink)
                out += endOfLink(m_runs[i - 1].style.link);
            if (i > 0 && run.hasLineBefore) {
                out += "\\\n";
                isAtBegin = true;
            } else if (i > 0 && run.hasSpaceBefore) {
                out += ' ';
            }
            if (run.style.link != noNode && !isSameLink) {
                if (out.ends_with('!')) // otherwise it makes a picture of the link
                    out.insert(out.size() - 1, 1, '\\');
                out += '[';
            }
            out += marked(i, isAtBegin && run.style.link == noNode);
            isAtBegin = false;
        }
        if (!m_runs.empty() && m_runs.back().style.link != noNode)
            out += endOfLink(m_runs.back().style.link);
        return out;
    }

  private:
    void addByte(const Style& style, char byte)
    {
        const bool isGap = m_hasSpace || m_hasLine;
        if (m_runs.empty() || m_runs.back().style != style || m_runs.back().picture != noNode || m_hasLine)
            m_runs.push_back({style, {}, m_hasSpace, m_hasLine, noNode});
        else if (isGap)
            m_runs.back().text += ' ';
        m_hasSpace = m_hasLine = false;
        m_runs.back().text += byte;
    }

    Style styleOf(NodeId text) const
    {
        Style style;
        for (NodeId node = m_page.parent(text); node != noNode && node != m_page.body();
             node = m_page.parent(node)) {
            const std::string_view name = m_page.name(node);
            style.isStrong = style.isStrong || isOneOf(name, {"strong", "b"});
            style.isEmphasis = style.isEmphasis || isOneOf(name, {"em", "i", "cite", "var"});
            style.isCode = style.isCode || isOneOf(name, {"code", "kbd", "samp", "tt"});
            if (style.link == noNode && name == "a" && hasAddress(node))
                style.link = node;
            // The marks of a heading and of a cell with a title are enough.
            if (name == "th" || (name.size() == 2 && name[0] == 'h' && isDigit(name[1])))
                style.isStrong = false;
        }
        if (style.isCode) // a span of code has no marks in it
            style.isStrong = style.isEmphasis = false;
        return style;
    }

    bool hasAddress(NodeId link) const
    {
        const std::string_view address = trimmed(m_page.attribute(link, "href"));
        return !address.empty() && !startsWithIgnoringCase(address, "javascript:");
    }

    std::string endOfLink(NodeId link) const
    {
        return "](" + linkTarget(m_page.attribute(link, "href")) + ')';
    }

    // A mark of emphasis is one only where no letter or digit stands on its other side, and beside
    // punctuation only where a space does.
    bool isEmphasised(std::size_t i) const
    {
        const Run& run = m_runs[i];
        const std::string_view inside = withoutFixedSpaces(run.text);
        if (inside.empty())
            return false;
        const bool hasSpaceAtBegin = inside.data() != run.text.data();
        const bool hasSpaceAtEnd = !run.text.ends_with(inside);
        const auto isApart = [](bool hasGap, char within, std::optional<char> outside) {
            return hasGap || !outside || (isPunctuation(*outside) && !isPunctuation(within));
        };
        const bool isFirst = i == 0 || m_runs[i - 1].picture != noNode;
        const bool isLast = i + 1 == m_runs.size() || m_runs[i + 1].picture != noNode;
        return isApart(hasSpaceAtBegin || run.hasSpaceBefore || run.hasLineBefore, inside.front(),
                       isFirst ? std::nullopt : std::optional(m_runs[i - 1].text.back())) &&
               isApart(hasSpaceAtEnd ||
                           (!isLast && (m_runs[i + 1].hasSpaceBefore || m_runs[i + 1].hasLineBefore)),
                       inside.back(), isLast ? std::nullopt : std::optional(m_runs[i + 1].text.front()));
    }

    std::string marked(std::size_t i, bool isAtBegin) const
    {
        const Run& run = m_runs[i];
        if (run.picture != noNode)
            return "![" + escaped(onOneLine(m_page.attribute(run.picture, "alt")), false) + "](" +
                   linkTarget(m_page.attribute(run.picture, "src")) + ')';
        if (run.style.isCode)
            return codeSpan(run.text);
        std::string mark;
        if ((run.style.isStrong || run.style.isEmphasis) && isEmphasised(i))
            mark = std::string((run.style.isStrong ? 2 : 0) + (run.style.isEmphasis ? 1 : 0), '*');
        const std::string text = escaped(run.text, isAtBegin && mark.empty());
        const std::string_view inside = mark.empty() ? std::string_view(text) : withoutFixedSpaces(text);
        const auto begin = static_cast<std::size_t>(inside.data() - text.data());
        return text.substr(0, begin) + mark + std::string(inside) + mark + text.substr(begin + inside.size());
    }

    const Document& m_page;
    std::vector<Run> m_runs;
    bool m_hasSpace = false;
    bool m_hasLine = false;
};

// --- the elements around a block --------------------------------------------------------------------------

// A quote or an item of a list.
struct Indent {
    NodeId node;
    std::string first; // begin of the first line
    std::string rest;  // begin of the others
};

class Writer {
  public:
    Writer(const Document& page, std::span<const TextBlock> blocks, const KeepMask& kept)
        : m_page(page), m_blocks(blocks), m_number(page.size(), 0), m_hasOtherMark(page.size(), false)
    {
        const NodeId body = page.body() == noNode ? NodeId{0} : page.body();
        std::vector<std::uint32_t> counts(page.size(), 0); // items and cells so far, indexed by parent
        for (NodeId node{body.value + 1}; node < page.subtreeEnd(body); ++node.value) {
            if (isOneOf(page.name(node), {"li", "td", "th"}))
                m_number[node.value] = counts[page.parent(node).value]++;
            if (kept[node.value] && isPicture(node))
                m_pictures.push_back(node);
        }
    }

    std::string write() &&
    {
        for (std::size_t i = 0; i < m_blocks.size();) {
            addPicturesBefore(m_blocks[i].first());
            if (const std::size_t end = endOfTable(i); end > i) {
                addTable(i, end);
                i = end;
            } else {
                addBlock(m_blocks[i++]);
            }
        }
        addPicturesBefore(NodeId{m_page.size()});
        return std::move(m_out);
    }

  private:
    // A picture whose address is its bytes mostly stands for another one that a script loads.
    bool isPicture(NodeId node) const
    {
        const std::string_view address = trimmed(m_page.attribute(node, "src"));
        return m_page.isElement(node) && m_page.name(node) == "img" &&
               hasInk(m_page.attribute(node, "alt")) && !address.empty() &&
               !startsWithIgnoringCase(address, "data:");
    }

    NodeId ancestor(NodeId node, std::initializer_list<std::string_view> names) const
    {
        while (node != noNode && !isOneOf(m_page.name(node), names))
            node = m_page.parent(node);
        return node;
    }

    std::vector<Indent> indentsOf(NodeId node) const
    {
        std::vector<Indent> indents;
        for (; node != noNode && node != m_page.body(); node = m_page.parent(node)) {
            const std::string_view name = m_page.name(node);
            if (name == "blockquote")
                indents.push_back({node, "> ", "> "});
            if (name != "li")
                continue;
            const NodeId list = m_page.parent(node);
            const bool isOther = m_hasOtherMark[list.value];
            const std::string mark = isOrdered(list) ? std::to_string(firstOf(list) + m_number[node.value]) +
                                                           (isOther ? ") " : ". ")
                                                     : (isOther ? "* " : "- ");
            indents.push_back({node, mark, std::string(mark.size(), ' ')});
        }
        std::ranges::reverse(indents);
        return indents;
    }

    bool isOrdered(NodeId list) const { return m_page.name(list) == "ol"; }

    // Two lists that follow each other would be one, if they had the same marks.
    void tellApart(NodeId list, NodeId before)
    {
        if (list != before && isOrdered(list) == isOrdered(before))
            m_hasOtherMark[list.value] = !m_hasOtherMark[before.value];
    }

    std::uint32_t firstOf(NodeId list) const
    {
        const std::string_view start = m_page.attribute(list, "start");
        std::uint32_t first = 1;
        std::from_chars(start.data(), start.data() + start.size(), first);
        return first;
    }

    // Writes lines at their place, apart from what is before: the items of a list by a line break alone.
    void addLines(NodeId node, std::string_view lines)
    {
        std::vector<Indent> indents = indentsOf(node);
        std::size_t common = 0;
        std::string begin; // begin of all lines, as both have it
        while (common < std::min(indents.size(), m_indents.size()) &&
               indents[common].node == m_indents[common].node)
            begin += indents[common++].rest;
        if (common < std::min(indents.size(), m_indents.size()) &&
            m_page.name(indents[common].node) == "li" && m_page.name(m_indents[common].node) == "li") {
            tellApart(m_page.parent(indents[common].node), m_page.parent(m_indents[common].node));
            indents = indentsOf(node);
        }
        const bool isNextItem = common < indents.size() && common < m_indents.size() &&
                                m_page.name(indents[common].node) == "li" &&
                                m_page.parent(indents[common].node) == m_page.parent(m_indents[common].node);
        const bool isSublist = common == m_indents.size() && common > 0 && common < indents.size() &&
                               m_page.name(indents[common].node) == "li";
        if (!m_out.empty() && !isNextItem && !isSublist)
            m_out += std::string(withoutSpaceAtEnd(begin)) + '\n';
        std::string first = begin;
        for (std::size_t i = common; i < indents.size(); ++i) {
            first += indents[i].first;
            begin += indents[i].rest;
        }
        for (bool isFirst = true; !lines.empty(); isFirst = false) {
            const std::size_t end = std::min(lines.find('\n'), lines.size());
            m_out += std::string(
                         withoutSpaceAtEnd((isFirst ? first : begin) + std::string(lines.substr(0, end)))) +
                     '\n';
            lines.remove_prefix(std::min(end + 1, lines.size()));
        }
        m_indents = indents;
    }

    void addPicturesBefore(NodeId node)
    {
        for (; m_picture < m_pictures.size() && m_pictures[m_picture] < node; ++m_picture) {
            Line line(m_page);
            line.addPicture(m_pictures[m_picture]);
            addLines(m_page.parent(m_pictures[m_picture]), line.text());
        }
    }

    std::string lineOf(const TextBlock& block)
    {
        Line line(m_page);
        for (const BlockText& text : block.texts) {
            for (; m_picture < m_pictures.size() && m_pictures[m_picture] < text.node; ++m_picture)
                line.addPicture(m_pictures[m_picture]);
            line.add(text);
        }
        return line.text();
    }

    void addBlock(const TextBlock& block)
    {
        if (const NodeId code = ancestor(block.container, {"pre"}); code != noNode) {
            const std::string text = textOf(m_page, block, LineBreaks::Keep);
            const std::string fence = std::max(fencedBy(text), std::string("```"));
            addLines(block.container, fence + '\n' + text + '\n' + fence);
            return;
        }
        std::string line = lineOf(block);
        const NodeId heading = ancestor(block.container, {"h1", "h2", "h3", "h4", "h5", "h6"});
        if (heading != noNode) {
            line = withoutBreaks(std::move(line));
            if (line.ends_with('#')) // otherwise it closes the heading
                line.insert(line.find_last_not_of('#') + 1, 1, '\\');
            line = std::string(static_cast<std::size_t>(m_page.name(heading)[1] - '0'), '#') + ' ' + line;
        }
        addLines(block.container, line);
    }

    // --- tables -------------------------------------------------------------------------------------------

    // Returns the end of the blocks of a table with short texts; `begin` where none begins.
    std::size_t endOfTable(std::size_t begin) const
    {
        constexpr std::size_t longest = 300; // bytes of a cell
        const NodeId table = ancestor(m_blocks[begin].container, {"table"});
        const bool isWithin = begin > 0 && m_blocks[begin - 1].first() > table &&
                              m_page.name(m_blocks[begin - 1].container) != "caption";
        if (table == noNode || isWithin)
            return begin;
        std::size_t end = begin;
        std::size_t cells = 0; // in the row with most
        std::size_t rows = 0;
        std::size_t inRow = 0;
        NodeId row = noNode;
        for (; end < m_blocks.size() && m_blocks[end].first() < m_page.subtreeEnd(table); ++end) {
            const TextBlock& block = m_blocks[end];
            if (!isOneOf(m_page.name(block.container), {"td", "th"}) ||
                ancestor(block.container, {"table"}) != table ||
                (end > begin && m_blocks[end - 1].container == block.container) ||
                textOf(m_page, block).size() > longest)
                return begin;
            const NodeId own = m_page.parent(block.container);
            inRow = own == row ? inRow + 1 : 1;
            rows += own == row ? 0 : 1;
            row = own;
            cells = std::max(cells, inRow);
        }
        return rows > 1 && cells > 1 ? end : begin;
    }

    void addTable(std::size_t begin, std::size_t end)
    {
        std::vector<std::vector<std::string>> rows;
        std::size_t columns = 0;
        NodeId row = noNode;
        bool hasTitles = true; // the cells of the first row are titles
        for (std::size_t i = begin; i < end; ++i) {
            const NodeId cell = m_blocks[i].container;
            if (m_page.parent(cell) != row)
                rows.emplace_back();
            row = m_page.parent(cell);
            hasTitles = hasTitles && (rows.size() > 1 || m_page.name(cell) == "th");
            const std::size_t column = std::max<std::size_t>(m_number[cell.value], rows.back().size());
            rows.back().resize(column + 1);
            rows.back()[column] = withoutBreaks(lineOf(m_blocks[i]));
            columns = std::max(columns, column + 1);
        }
        if (!hasTitles)
            rows.insert(rows.begin(), std::vector<std::string>{});
        std::string lines;
        for (std::size_t i = 0; i < rows.size(); ++i) {
            rows[i].resize(columns);
            lines += "|";
            for (const std::string& cell : rows[i])
                lines += " " + cell + " |";
            lines += '\n';
            for (std::size_t column = 0; i == 0 && column < columns; ++column)
                lines += column == 0 ? "| --- |" : " --- |";
            lines += i == 0 ? "\n" : "";
        }
        addLines(ancestor(m_blocks[begin].container, {"table"}), lines);
    }

    const Document& m_page;
    std::span<const TextBlock> m_blocks;
    std::vector<std::uint32_t>
        m_number; // place of an item in its list or a cell in its row, from 0; indexed by node
    std::vector<bool> m_hasOtherMark; // a list that follows another one; indexed by node
    std::vector<NodeId> m_pictures;   // kept pictures with an alternative text
    std::size_t m_picture = 0;        // the next one
    std::vector<Indent> m_indents;    // around the last lines
    std::string m_out;
};

} // namespace

std::string markdownOf(const Document& document, std::span<const TextBlock> blocks, const KeepMask& kept)
{
    return Writer(document, blocks, kept).write();
}

std::string markdownOf(const Document& document, const KeepMask& kept)
{
    return markdownOf(document, textBlocks(document, readableNodes(document, NoscriptTexts::IfMost), &kept),
                      kept);
}

} // namespace tagseam
