// SPDX-License-Identifier: MIT
// What is explained, as Markdown for a bug tracker.
#pragma once

#include "ui/session/pagesession.h"

#include <QString>

class QMimeData;
class QPixmap;

namespace tagseam {

class ExplainTab;

/// Page, link, switches, what came of them, each level, the selected node, and what `tab` says: that of the
/// Explain dock which is shown, or nullptr. `picture`: name of the picture's file, or empty for none. Only
/// with an analysis. In the language of the window. What the page says is text in it, and nothing else: see
/// markdownEscaped().
QString reportMarkdown(const PageSession& session, const ExplainTab* tab, const QString& link,
                       const QString& picture);

/// For the clipboard: as Markdown, and as rich text with the picture in it.
QMimeData* reportData(const QString& markdown, const QPixmap& picture);

/// Where saveReport() writes the picture: beside `path`, with the same name but for the extension.
QString reportPicture(const QString& path);
/// Writes `path`, and the picture as PNG, both or none; over what is there. The sentence that says why not,
/// or empty. A report whose name ends in ".png" is refused: that is the picture's.
QString saveReport(const PageSession& session, const ExplainTab* tab, const QString& link,
                   const QPixmap& picture, const QString& path);

} // namespace tagseam
