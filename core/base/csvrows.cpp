// SPDX-License-Identifier: MIT
// Reads rows and writes fields of CSV as RFC 4180 defines it.
#include "core/base/csvrows.h"

#include "core/base/ascii.h"

#include <algorithm>
#include <array>
#include <utility>

namespace tagseam {

namespace {

// True for "-2", "+3.5", "-1,000", "-12.5 %".
bool isSignedNumber(std::string_view text)
{
    if (!text.starts_with('-') && !text.starts_with('+'))
        return false;
    const std::size_t end = std::min(text.find_first_not_of("0123456789.,", 1), text.size());
    const std::string_view unit = text.substr(end);
    return text.substr(0, end).find_first_of("0123456789") != std::string_view::npos &&
           (unit.empty() || unit == "%" || unit == " %");
}

// Returns the separator of the first row: a comma, else a semicolon, else a tab, outside quotation marks.
char separatorOf(std::string_view text)
{
    bool isQuoted = false;
    bool hasSemicolon = false;
    bool hasTab = false;
    for (const char c : text) {
        isQuoted = isQuoted != (c == '"');
        if (!isQuoted && c == ',')
            return ',';
        if (!isQuoted && c == '\n')
            break;
        hasSemicolon = hasSemicolon || (!isQuoted && c == ';');
        hasTab = hasTab || (!isQuoted && c == '\t');
    }
    return hasSemicolon ? ';' : hasTab ? '\t' : ',';
}

} // namespace

CsvRows::CsvRows(std::string_view text) : m_text(text), m_separator(separatorOf(text))
{
    const std::string_view line = text.substr(0, text.find('\n'));
    if (!startsWithIgnoringCase(line, "sep=") || trimmed(line).size() > 5 || line.size() < 5)
        return;
    m_separator = line[4];
    m_at = std::min(line.size() + 1, text.size());
    m_nextLine = 2;
}

Result<std::vector<std::string>> CsvRows::next()
{
    ++m_number;
    m_line = m_nextLine;
    const std::size_t begin = m_at;
    std::vector<std::string> row;
    while (true) {
        const bool isQuoted = !isAtEnd() && m_text[m_at] == '"';
        Result<std::string> field = isQuoted ? quoted() : plain();
        if (!field)
            return field.error();
        row.push_back(*std::move(field));
        const char end = isAtEnd() ? '\n' : m_text[m_at++];
        if (end == '\r' && !isAtEnd() && m_text[m_at] == '\n')
            ++m_at;
        if (end == m_separator)
            continue;
        m_nextLine += static_cast<std::size_t>(std::ranges::count(m_text.substr(begin, m_at - begin), '\n'));
        return row;
    }
}

bool CsvRows::isFieldEnd() const
{
    const char c = isAtEnd() ? '\n' : m_text[m_at];
    return c == m_separator || c == '\n' ||
           (c == '\r' && (m_at + 1 == m_text.size() || m_text[m_at + 1] == '\n'));
}

Error CsvRows::error(std::string what) const
{
    return {ErrorCode::BadGroundTruth, "row " + std::to_string(m_number), std::move(what)};
}

Result<std::string> CsvRows::plain()
{
    const std::size_t begin = m_at;
    for (; !isFieldEnd(); ++m_at) {
        if (m_text[m_at] == '"')
            return error("a quotation mark within a field that is not quoted");
        if (m_text[m_at] == '\0')
            return error("a NUL");
    }
    return std::string(m_text.substr(begin, m_at - begin));
}

Result<std::string> CsvRows::quoted()
{
    std::string field;
    for (++m_at; !isAtEnd(); ++m_at) {
        if (m_text[m_at] == '\0')
            return error("a NUL");
        if (m_text[m_at] == '"') {
            ++m_at;
            if (isFieldEnd())
                return field;
            if (m_text[m_at] != '"')
                return error("text after a quoted field");
        }
        field += m_text[m_at];
    }
    return error("a quotation mark that is never closed");
}

Result<CsvColumns> findColumns(const std::vector<std::string>& row, std::span<const std::string_view> names)
{
    CsvColumns columns(names.size());
    for (std::size_t i = 0; i < row.size(); ++i) {
        const auto name = std::ranges::find(names, lowerCase(trimmed(row[i])));
        if (name == names.end())
            continue;
        std::optional<std::size_t>& column = columns[static_cast<std::size_t>(name - names.begin())];
        if (column)
            return Error{ErrorCode::BadGroundTruth, "row 1", "two columns \"" + std::string(*name) + "\""};
        column = i;
    }
    return columns;
}

std::string csvField(std::string_view text)
{
    const bool needsQuotes = text.find_first_of(",\"\r\n") != std::string_view::npos;
    std::string out;
    if (needsQuotes)
        out += '"';
    for (const char c : text) {
        if (c == '"')
            out += '"';
        if (c != '\0')
            out += c;
    }
    if (needsQuotes)
        out += '"';
    return out;
}

std::string spreadsheetText(std::string_view text)
{
    // The last four are the wide forms of the first four, which spreadsheets take for them.
    constexpr std::array<std::string_view, 11> begins{"=",  "+",  "-",  "@",  "\t", "\r",
                                                      "\n", "＝", "＋", "－", "＠"};
    text.remove_prefix(std::min(text.find_first_not_of('\0'), text.size())); // as csvField() does
    const bool isFormula =
        !isSignedNumber(text) && std::ranges::any_of(begins, [text](std::string_view begin) {
            return text.starts_with(begin) && text != begin;
        });
    return (isFormula ? "'" : "") + std::string(text);
}

std::string spreadsheetField(std::string_view text)
{
    return csvField(spreadsheetText(text));
}

} // namespace tagseam
