// SPDX-License-Identifier: MIT
// Reads rows and writes fields of CSV as RFC 4180 defines it.
#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tagseam {

/// The rows of a text, one after the other. A row ends with LF, CRLF or the text. Fields are separated by
/// commas; or by semicolons or tabs, as spreadsheets write them in many languages, if the first row has these
/// and no comma. A line "sep=;" before the first row names the separator.
class CsvRows {
  public:
    explicit CsvRows(std::string_view text);

    bool isAtEnd() const { return m_at == m_text.size(); }
    std::size_t number() const { return m_number; } ///< number of the row read last, from 1
    std::size_t line() const { return m_line; }     ///< line in which the row begins, from 1

    /// Reads the next row. Errors: BadGroundTruth (where: "row 7"): quotation marks out of place, NUL.
    Result<std::vector<std::string>> next();

  private:
    bool isFieldEnd() const;
    Error error(std::string what) const;
    Result<std::string> plain();
    Result<std::string> quoted();

    std::string_view m_text;
    char m_separator = ',';
    std::size_t m_at = 0;
    std::size_t m_number = 0;
    std::size_t m_line = 0;
    std::size_t m_nextLine = 1;
};

/// Finds the columns with these names in a first row, ignoring case and the blanks around them; nothing for a
/// name that is missing. Errors: BadGroundTruth (where: "row 1"): two columns of one name.
using CsvColumns = std::vector<std::optional<std::size_t>>;
Result<CsvColumns> findColumns(const std::vector<std::string>& row, std::span<const std::string_view> names);

/// Returns the text as a field: in quotation marks if needed, without NUL, which no field may have.
std::string csvField(std::string_view text);
/// Returns the text as a cell that a spreadsheet does not compute: with an apostrophe before =, +, -, @, a
/// tab or a line end at the beginning, unless the text is a number or a single character. For tables that
/// only people read; the CSV that this program reads has csvField().
std::string spreadsheetText(std::string_view text);
std::string spreadsheetField(std::string_view text);

} // namespace tagseam
