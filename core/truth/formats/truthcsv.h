// SPDX-License-Identifier: MIT
// Ground truth as CSV: one XPath a row.
#pragma once

#include "core/base/result.h"
#include "core/truth/formats/truthpages.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tagseam {

/// RFC 4180 in UTF-8 (a byte order mark is passed over), rows ended by CR LF or LF. The first row names the
/// columns, in any order and case; others than these are passed over:
/// - page: what the collection calls the page, often a file below its folder; may be empty, and missing as a
///   column, for a file about one page;
/// - label: main, record, navigation, advertisement, header, footer, sidebar, noise, or one's own;
/// - mark: rows of one page with the same mark are one mark in several parts; may be empty (a mark by
/// itself),
///   and missing as a column;
/// - xpath: absolute, as followPath() takes it.
/// Errors: TooLarge, Empty; BadTruth (where: "row 7", from 1, the row with the names is 1; a quoted field
/// with line ends is in one row): a column is missing or there twice, a row has more or fewer fields, a quote
/// is not closed, or stands within a field that is not quoted, or text behind a quoted one; no label or
/// xpath; one mark with two labels; a NUL. O(bytes * log marks).
Result<std::vector<TruthPage>> readTruthCsv(std::string_view bytes);

/// The same with the columns page,label,mark,xpath and CR LF. Marks without id whose XPaths are several get
/// one; addresses and texts of search results are no part of it.
std::string writeTruthCsv(std::span<const TruthPage> pages);

} // namespace tagseam
