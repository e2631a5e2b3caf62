// SPDX-License-Identifier: MIT
// Markdown of what the window says, in which the text of a page is nothing but text.
#pragma once

#include <QString>
#include <QStringList>

#include <cstddef>
#include <functional>

namespace tagseam {

/// Plain text that Markdown shows as it is, wherever it stands in a line: no link, picture, tag, mention,
/// heading, or further cell or line comes of it. Line breaks and other control characters become spaces.
QString markdownEscaped(const QString& text);
/// Plain text as code, within backticks of which it has fewer in a row. Control characters become spaces.
QString markdownCode(const QString& text);
/// Where a file beside the text is, as the target of a link or a picture: percent-encoded.
QString markdownTarget(const QString& fileName);

/// Rich text of what is said only to who sits before the window: what to click, what a key does.
/// markdownOf() leaves it out.
QString guidance(const QString& richText);
/// Rich text (paragraphs, lists, line breaks, bold, <tt>) as Markdown: a line for each paragraph. Links
/// become their words, but those that show a step or a position go with their words, as guidance() does.
QString markdownOf(const QString& richText);

/// Rows of a table that are written; what has more is for the window.
constexpr std::size_t mostMarkdownRows = 60;
/// Which are excluded of more.
enum class Excluded { Last, Middle };
/// A table of plain texts; empty without rows. `row`: is called for those that are written. Below it stands
/// how many were excluded.
QString markdownTable(const QStringList& head, std::size_t rows,
                      const std::function<QStringList(std::size_t)>& row, Excluded excluded = Excluded::Last);

} // namespace tagseam
