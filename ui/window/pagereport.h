// SPDX-License-Identifier: MIT
// Writes the explanation of the page as Markdown for a bug tracker.
#pragma once

#include "ui/session/analysis/pagesession.h"

#include <QString>

class QMimeData;
class QPixmap;

namespace tagseam {

class ExplainTab;

/// Page, link, options, the result, each level, the selected node, and the text of `tab`: the shown tab of
/// the Explain dock, or nullptr. `picture` is the name of the picture's file, or empty. Requires an analysis.
/// In the language of the window. Texts of the page are escaped: see markdownEscaped().
QString reportMarkdown(const PageSession& session, const ExplainTab* tab, const QString& link,
                       const QString& picture);

/// The report for the clipboard: as Markdown, and as rich text with the picture in it.
QMimeData* reportData(const QString& markdown, const QPixmap& picture);

/// The file to which saveReport() writes the picture: beside `path`, with another extension.
QString reportPicture(const QString& path);
/// Writes `path`, and the picture as PNG, both or none; existing files are overwritten. Returns an error
/// message, empty on success. A report whose name ends in ".png" is rejected, because that is the name of the
/// picture.
QString saveReport(const PageSession& session, const ExplainTab* tab, const QString& link,
                   const QPixmap& picture, const QString& path);

} // namespace tagseam
