// SPDX-License-Identifier: MIT
// The window: states that addresses hold, and reports of what is shown.
#include "core/explain/setuptext.h"
#include "ui/session/explainer.h"
#include "ui/session/explaintab.h"
#include "ui/tools/annotate/annotateview.h"
#include "ui/window/explainview.h"
#include "ui/window/mainwindow.h"
#include "ui/window/report.h"

#include <QClipboard>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QPixmap>

#include <utility>

namespace tagseam {

namespace {

AnalysisOptions optionsOf(const Bookmark& bookmark)
{
    const Result<Setup> named = setupFromText(bookmark.setup.toStdString(), {}); // see splitBookmark()
    const Setup setup = named ? *named : Setup{};
    return {bookmark.source.value_or(PageSource::Rendered), setup.path, setup.search, setup.keep};
}

} // namespace

void MainWindow::open(const QString& address)
{
    const MarkedAddress marked = splitBookmark(address);
    if (!marked.bad.isEmpty())
        return m_session->notifier()->refuse([bad = marked.bad] {
            return bad.startsWith(QLatin1String("setup="))
                       ? tr("“%1” is no setup: a reading, or SWITCH=VALUE as the options of tagseam-cli are "
                            "spelled, joined by commas, as in setup=jidm-2013,advantage=0.3,style=class.")
                             .arg(bad)
                       : tr("“%1” is no part of a bookmark: see the help for what may follow #.").arg(bad);
        });
    const PageAddress place = PageAddress::fromText(marked.page);
    if (marked.bookmark != Bookmark{})
        openAt(place, marked.bookmark);
    else if (place.kind != PageAddress::Kind::None)
        openPage(place);
}

void MainWindow::openAt(const PageAddress& address, const Bookmark& bookmark)
{
    const bool isShown = m_session->hasAnalysis() && !m_loader->isLoading() &&
                         (address.kind == PageAddress::Kind::None || address == m_loader->requestedPlace());
    if (address.kind == PageAddress::Kind::None && !isShown)
        return m_session->notifier()->refuse([bookmark] {
            return tr("“#%1” is of the page that is shown, and none is.").arg(bookmark.text());
        });
    if (!isShown)
        return openWith(address, {}, bookmark);
    m_session->notifier()->clear(); // of a page that did not come, perhaps
    m_bookmark = bookmark;
    m_isSetupDue = false;
    if (address.kind != PageAddress::Kind::None || !bookmark.setup.isEmpty() || bookmark.source)
        applySetup(bookmark);
    if (address.kind != PageAddress::Kind::None)
        m_session->setCureWanted(bookmark.isCured);
    settleWhenShown();
}

void MainWindow::applySetup(const Bookmark& bookmark)
{
    m_session->setOptions(optionsOf(bookmark));
}

// Not before the page is captured: one that fails leaves the page before as it is.
void MainWindow::takeSetup()
{
    if (m_bookmark && std::exchange(m_isSetupDue, false))
        m_session->setNextOptions(optionsOf(*m_bookmark));
}

// Applies the what-ifs first: they name nodes, while positions and levels are those of the changed page.
QString MainWindow::takeEdits(const Bookmark& bookmark)
{
    QString problem;
    AnalysisOptions options = m_session->options();
    options.path.edits = editsOf(bookmark, *m_session, problem);
    if (problem.isEmpty())
        m_session->setOptions(options);
    return problem;
}

void MainWindow::goToBookmark()
{
    Bookmark bookmark = *std::exchange(m_bookmark, std::nullopt);
    QString problem;
    const bool isInItsTree = !bookmark.source || *bookmark.source == m_session->options().source;
    if (m_session->hasAnalysis() && isInItsTree && !bookmark.edits.empty()) {
        problem = takeEdits(bookmark);
        bookmark.edits.clear();
        if (problem.isEmpty() && m_session->isAnalysing()) {
            m_bookmark = bookmark;
            return;
        }
    }
    if (m_session->hasAnalysis() && problem.isEmpty())
        problem = goTo(bookmark);
    if (!problem.isEmpty())
        m_session->notifier()->refuse([problem] { return problem; });
    settleWhenShown();
}

QString MainWindow::goTo(const Bookmark& bookmark)
{
    const BookmarkTarget target = targetOf(bookmark, *m_session);
    if (!target.problem.isEmpty())
        return target.problem;
    const QStringList tabs = m_explain->tabNames() + m_annotate->tabNames();
    if (!bookmark.tab.isEmpty() && !tabs.contains(bookmark.tab))
        return tr("There is no tab “%1”, but %2.").arg(bookmark.tab, tabs.join(QStringLiteral(", ")));
    if (bookmark.step > 0) {
        m_session->setStepping(true);
        m_session->step([&](Stepper& stepper) { stepper.seek(bookmark.step - 1); });
    }
    if (!bookmark.content.isEmpty())
        m_explainer->setContent(target.content.empty() ? m_explainer->nodesOf(target.contentPositions)
                                                       : target.content);
    if (target.node != noNode)
        m_session->select(target.node);
    if (bookmark.level > 0)
        m_session->selectLevel(bookmark.level - 1);
    if (bookmark.range.size() > 0)
        m_session->selectRange(bookmark.range);
    if (bookmark.isCured)
        m_session->setCureWanted(true);
    if (!bookmark.tab.isEmpty())
        showTab(bookmark.tab);
    return {};
}

QString MainWindow::linkToState() const
{
    const ExplainTab* tab = m_explain->shownTab();
    const QString explained = tab != nullptr ? tab->objectName() : QString();
    const QString name = m_session->isAnnotating() ? m_annotate->currentTab() : explained;
    const QString bookmark = bookmarkOf(*m_session, name, m_explainer->content()).text();
    QString page = m_loader->place().shownText();
    if (bookmark.isEmpty())
        return page;
    const bool hasEntry = page.contains(QLatin1String("#entry=")); // which page of an archive
    return page + (hasEntry ? '&' : '#') + bookmark;
}

void MainWindow::makeReportActions(QMenu* menu)
{
    named(menu->addAction(QString(), Qt::CTRL | Qt::SHIFT | Qt::Key_L, this, &MainWindow::copyLink),
          QT_TR_NOOP("Copy &link to what is shown"));
    named(menu->addAction(QString(), Qt::CTRL | Qt::SHIFT | Qt::Key_M, this, &MainWindow::copyReport),
          QT_TR_NOOP("Cop&y report"));
    named(menu->addAction(QString(), this, &MainWindow::saveReport), QT_TR_NOOP("Save repor&t…"))
        ->setObjectName(QStringLiteral("saveReport"));
}

void MainWindow::copyLink()
{
    QGuiApplication::clipboard()->setText(linkToState());
    m_session->notifier()->hint([] { return tr("Copied: the address of this page with what is shown."); });
}

bool MainWindow::canReport()
{
    if (!m_session->hasAnalysis())
        m_session->notifier()->refuse(
            [] { return tr("There is nothing to report before a page is analysed."); });
    return m_session->hasAnalysis();
}

void MainWindow::copyReport()
{
    if (!canReport())
        return;
    const QString markdown = reportMarkdown(*m_session, m_explain->shownTab(), linkToState(), {});
    QGuiApplication::clipboard()->setMimeData(reportData(markdown, grab()));
    m_session->notifier()->hint([] {
        return tr(
            "Copied: a report in Markdown; where formatted text is pasted, with a picture of the window.");
    });
}

void MainWindow::saveReport()
{
    if (!canReport())
        return;
    QFileDialog dialog(this, tr("Save report"), QString(), tr("Markdown (*.md)"));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(QStringLiteral("md"));
    dialog.selectFile(fileNameFor(QStringLiteral("-report.md")));
    if (dialog.exec() != QDialog::Accepted || !canReport()) // another page may have come
        return;
    const QString path = dialog.selectedFiles().value(0);
    // The dialog has asked about the report alone.
    const QString pictureFile = reportPicture(path);
    const QString question = tr("%1 is there already: the picture of the report would take its place.");
    if (QFileInfo::exists(pictureFile) && pictureFile != path &&
        QMessageBox::question(this, tr("Save report"), question.arg(QFileInfo(pictureFile).fileName()),
                              QMessageBox::Save | QMessageBox::Cancel) != QMessageBox::Save)
        return;
    QString problem = tagseam::saveReport(*m_session, m_explain->shownTab(), linkToState(), grab(), path);
    if (!problem.isEmpty())
        m_session->notifier()->refuse([problem] { return problem; });
    else
        m_session->notifier()->hint(
            [path] { return tr("Saved: %1, and its picture beside it.").arg(path.toHtmlEscaped()); });
}

} // namespace tagseam
