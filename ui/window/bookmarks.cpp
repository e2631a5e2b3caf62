// SPDX-License-Identifier: MIT
// Writes the state of the window as a bookmark and as reports.
#include "ui/window/bookmarks.h"

#include "ui/browser/load/pageloader.h"
#include "ui/session/questions/explaintab.h"
#include "ui/window/explainview.h"
#include "ui/window/pagereport.h"

#include <QClipboard>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMessageBox>
#include <QMimeData>
#include <QPixmap>

namespace tagseam {

Bookmarks::Bookmarks(const QList<Pane*>& panes, ExplainView* explain, PageSession* session,
                     const PageLoader* loader, QWidget* window)
    : QObject(window), m_panes(panes), m_explain(explain), m_session(session), m_loader(loader),
      m_window(window)
{
}

QString Bookmarks::goTo(const Bookmark& bookmark)
{
    const BookmarkTarget target = targetOf(bookmark, *m_session);
    if (!target.problem.isEmpty())
        return target.problem;
    QStringList known;
    for (const Pane* each : m_panes)
        known << each->objectName() << each->tabNames();
    if (!bookmark.tab.isEmpty() && !known.contains(bookmark.tab))
        return tr("There is no tool “%1”. The tools are: %2.")
            .arg(bookmark.tab, known.join(QStringLiteral(", ")));
    if (bookmark.step > 0) {
        m_session->setStepping(true);
        m_session->cursor()->step([&](Stepper& stepper) { stepper.seek(bookmark.step - 1); });
    }
    if (!bookmark.content.isEmpty())
        m_session->selection()->setContent(target.content.empty()
                                               ? m_session->selection()->nodesOf(target.contentPositions)
                                               : target.content);
    if (target.node != noNode)
        m_session->selection()->select(target.node);
    if (bookmark.level > 0)
        m_session->selection()->selectLevel(bookmark.level - 1);
    if (bookmark.range.size() > 0)
        m_session->selection()->selectRange(bookmark.range);
    if (bookmark.isDetected)
        m_session->kept()->setDetectionWanted(true);
    if (!bookmark.tab.isEmpty())
        emit tabWanted(bookmark.tab);
    if (bookmark.tab == QLatin1String("step") && bookmark.step == 0 && bookmark.level > 0)
        stepToSplit(bookmark.level - 1);
    return {};
}

// Steps to the accepted split of a level, or to the start of a level without one.
void Bookmarks::stepToSplit(std::uint32_t level)
{
    const SearchTrace& trace = m_session->runner()->analysis().trace;
    const Level& of = trace.levels[level];
    const CandidateSplit* split = trace.acceptedSplit(of);
    m_session->stepTo(level, split == nullptr ? of.firstAttempt : of.attemptEnd() - 1,
                      split == nullptr ? Position{0} : split->split);
}

Bookmark Bookmarks::present() const
{
    QString name;
    for (const Pane* each : m_panes) {
        if (const QString shown = each->shownTab(); !shown.isEmpty()) // the last one belongs to its workspace
            name = shown;
    }
    return bookmarkOf(*m_session, name, m_session->selection()->content());
}

QString Bookmarks::link() const
{
    const QString bookmark = present().text();
    QString page = m_loader->place().shownText();
    if (bookmark.isEmpty())
        return page;
    const bool hasEntry = page.contains(QLatin1String("#entry=")); // the page of an archive
    return page + (hasEntry ? '&' : '#') + bookmark;
}

void Bookmarks::copyLink()
{
    QGuiApplication::clipboard()->setText(link());
    m_session->notifier()->hint(tr("Copied: a bookmark of this page in its current state."));
}

bool Bookmarks::canReport()
{
    if (!m_session->runner()->hasAnalysis())
        m_session->notifier()->refuse(tr("There is nothing to report before a page is analysed."));
    return m_session->runner()->hasAnalysis();
}

void Bookmarks::copyReport()
{
    if (!canReport())
        return;
    const QString markdown = reportMarkdown(*m_session, m_explain->tabInSight(), link(), {});
    QGuiApplication::clipboard()->setMimeData(reportData(markdown, m_window->grab()));
    m_session->notifier()->hint(
        tr("Copied: a report in Markdown; where formatted text is pasted, with a picture of the window."));
}

void Bookmarks::saveReport()
{
    if (!canReport())
        return;
    QFileDialog dialog(m_window, tr("Save report"), QString(), tr("Markdown (*.md)"));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(QStringLiteral("md"));
    dialog.selectFile(m_session->trees()->fileName(QStringLiteral("-report.md")));
    if (dialog.exec() != QDialog::Accepted || !canReport()) // another page may have come
        return;
    const QString path = dialog.selectedFiles().value(0);
    // The dialog has asked about the file of the report only.
    const QString pictureFile = reportPicture(path);
    const QString question =
        tr("%1 exists already, and the picture of the report would overwrite it. Choose another name.");
    if (QFileInfo::exists(pictureFile) && pictureFile != path &&
        QMessageBox::question(m_window, tr("Save report"), question.arg(QFileInfo(pictureFile).fileName()),
                              QMessageBox::Save | QMessageBox::Cancel) != QMessageBox::Save)
        return;
    QString problem =
        tagseam::saveReport(*m_session, m_explain->tabInSight(), link(), m_window->grab(), path);
    if (!problem.isEmpty())
        m_session->notifier()->refuse(problem);
    else
        m_session->notifier()->hint(tr("Saved: %1, and its picture beside it.").arg(path.toHtmlEscaped()));
}

} // namespace tagseam
