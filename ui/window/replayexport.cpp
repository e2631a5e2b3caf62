// SPDX-License-Identifier: MIT
// Exports the run as a page that replays it.
#include "ui/window/replayexport.h"

#include "core/teach/replay.h"
#include "ui/session/analysis/pagesession.h"
#include "ui/session/page/pageaddress.h"
#include "ui/session/page/savefile.h"
#include "ui/widgets/language.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QFileInfo>

namespace tagseam {

namespace {

struct ReplayExport {
    Q_DECLARE_TR_FUNCTIONS(ReplayExport)
};

} // namespace

void exportReplay(const PageSession& session, QWidget* window)
{
    if (!session.runner()->hasAnalysis())
        return;
    if (session.isAsking()) {
        session.notifier()->tell(ReplayExport::tr(
            "The replay cannot be exported while a question waits, because it would show the answer."));
        return;
    }
    QString path = QFileDialog::getSaveFileName(window, ReplayExport::tr("Export replay"),
                                                session.trees()->fileName(QStringLiteral("-replay.html")),
                                                ReplayExport::tr("HTML page (*.html)"));
    if (path.isEmpty() || !session.runner()->hasAnalysis())
        return;
    if (QFileInfo(path).suffix().isEmpty())
        path += QStringLiteral(".html");
    ReplayOptions options;
    options.address = PageAddress::fromText(session.trees()->address()).shownText().toStdString();
    options.path = session.runner()->setup().path;
    options.language = Language::instance()->code().toStdString();
    const Result<std::string> html =
        replayHtml(session.trees()->document(), session.runner()->analysis().sequence,
                   session.runner()->analysis().trace, options);
    if (!html) {
        session.notifier()->refuse(ReplayExport::tr("The search is too large for a replay, which can have at "
                                                    "most %1 positions and %2 candidate splits.")
                                       .arg(maxReplayPositions)
                                       .arg(maxReplayCandidateSplits));
        return;
    }
    saveFile(path, *html, session.notifier());
}

} // namespace tagseam
