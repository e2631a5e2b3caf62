// SPDX-License-Identifier: MIT
// Ground truth as CSV: one XPath for each row.
#pragma once

#include "core/base/result.h"
#include "core/truth/formats/groundtruthpages.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tagseam {

/// Reads RFC 4180 in UTF-8 (a byte order mark is skipped), also with semicolons or tabs (CsvRows), rows ended
/// by CR LF or LF. The first row names the columns, in any order and case; other columns than these are
/// ignored:
/// - page: the collection's name of the page, often a file below its folder; may be empty, and missing as a
///   column, for a file about one page;
/// - label: main, record, navigation, advertisement, header, footer, sidebar, noise, or one's own;
/// - mark: rows of one page with the same mark are one mark in several places; may be empty (a mark by
///   itself), and missing as a column;
/// - xpath: absolute, as for followPath().
/// Errors: TooLarge, Empty; BadGroundTruth (where: "row 7", from 1, the row with the names is 1; a quoted
/// field with line ends is in one row): a column is missing or occurs twice, a row has more or fewer fields,
/// a quote is not closed, or stands within a field that is not quoted, or text after a quoted one; no label
/// or xpath; one mark with two labels; a NUL. O(bytes * log marks).
Result<std::vector<GroundTruthPage>> readGroundTruthCsv(std::string_view bytes);

/// Writes the columns page,label,mark,xpath with CR LF. Marks without id that have several XPaths get one;
/// addresses and texts of search results are omitted.
std::string writeGroundTruthCsv(std::span<const GroundTruthPage> pages);

} // namespace tagseam
