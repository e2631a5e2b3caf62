// SPDX-License-Identifier: MIT
// Converts the texts of the window to Markdown, in which the text of a page stays plain text.
#pragma once

#include <QString>
#include <QStringList>

#include <cstddef>
#include <functional>

namespace tagseam {

/// Returns plain text that Markdown shows unchanged, wherever it is in a line: it produces no link, picture,
/// tag, mention, heading, cell or line. Line breaks and other control characters become spaces.
QString markdownEscaped(const QString& text);
/// Returns plain text as code, within more backticks than it has in a row. Control characters become spaces.
QString markdownCode(const QString& text);
/// The path of a file beside the text as the target of a link or a picture: percent-encoded.
QString markdownTarget(const QString& fileName);

/// Marks rich text that is useful in the window only, such as what to click. markdownOf() leaves it out.
QString guidance(const QString& richText);
/// Converts rich text (paragraphs, lists, line breaks, bold, <tt>) to Markdown, one line for each paragraph.
/// Links become their text; links that show a step or a position are excluded with their text, as guidance()
/// is.
QString markdownOf(const QString& richText);

/// The maximum number of table rows that are written.
constexpr std::size_t mostMarkdownRows = 60;
/// The rows that are excluded of a longer table.
enum class Excluded { Last, Middle };
/// A table of plain texts; empty without rows. `row` is called for the rows that are written. A line below
/// the table gives the number of omitted rows.
QString markdownTable(const QStringList& head, std::size_t rows,
                      const std::function<QStringList(std::size_t)>& row, Excluded excluded = Excluded::Last);

} // namespace tagseam
