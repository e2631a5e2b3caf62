// SPDX-License-Identifier: MIT
// What is explained, as Markdown for a bug tracker.
#pragma once

#include "ui/pagesession.h"

#include <QString>

class QMimeData;
class QPixmap;

namespace tagseam {

class ExplainView;

/// Page, link, switches, what came of them, each level, the selected node, and what the Explain dock shows.
/// `picture`: name of the picture's file, or empty for none. Only with an analysis. In the language of the
/// window.
QString reportMarkdown(const PageSession& session, const ExplainView& explain, const QString& link,
                       const QString& picture);

/// For the clipboard: as Markdown, and as rich text with the picture in it.
QMimeData* reportData(const QString& markdown, const QPixmap& picture);

/// Writes `path`, and the picture beside it as PNG, both or none. The sentence that says why not, or empty.
QString saveReport(const PageSession& session, const ExplainView& explain, const QString& link,
                   const QPixmap& picture, const QString& path);

} // namespace tagseam
