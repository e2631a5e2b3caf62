// SPDX-License-Identifier: MIT
// The window: states that addresses hold, and reports of what is shown.
#include "core/explain/setuptext.h"
#include "ui/explainer.h"
#include "ui/mainwindow.h"
#include "ui/report.h"
#include "ui/views/explainview.h"
#include "ui/views/messagebar.h"

#include <QClipboard>
#include <QDockWidget>
#include <QFileDialog>
#include <QGuiApplication>
#include <QMenu>
#include <QMimeData>

#include <utility>

namespace tagseam {

void MainWindow::open(const QString& address)
{
    const MarkedAddress marked = splitBookmark(address);
    if (!marked.bad.isEmpty())
        return m_message->showProblem([bad = marked.bad] {
            return tr("“%1” is no part of a bookmark: see the help for what may follow #.").arg(bad);
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
        return; // of no page
    if (!isShown)
        openPage(address);
    if (address.kind != PageAddress::Kind::None || !bookmark.setup.isEmpty() || bookmark.source)
        applySetup(bookmark);
    m_bookmark = bookmark;
    if (isShown)
        settleWhenShown();
}

void MainWindow::applySetup(const Bookmark& bookmark)
{
    const Result<Setup> setup = setupFromText(bookmark.setup.toStdString(), {});
    if (!setup)
        return;
    AnalysisOptions options;
    options.path = setup->path;
    options.search = setup->search;
    options.keep = setup->keep;
    options.source = bookmark.source.value_or(PageSource::Rendered);
    m_session->setOptions(options);
}

void MainWindow::goToBookmark()
{
    const Bookmark bookmark = *std::exchange(m_bookmark, std::nullopt);
    QString problem = m_session->hasAnalysis() ? goTo(bookmark) : QString();
    if (!problem.isEmpty())
        m_message->showProblem([problem] { return problem; });
    settleWhenShown();
}

QString MainWindow::goTo(const Bookmark& bookmark)
{
    if (QString problem = problemOf(bookmark, *m_session); !problem.isEmpty())
        return problem;
    const QStringList tabs = m_explain->tabNames();
    if (!bookmark.tab.isEmpty() && !tabs.contains(bookmark.tab))
        return tr("There is no tab “%1” to explain, but %2.")
            .arg(bookmark.tab, tabs.join(QStringLiteral(", ")));
    if (bookmark.step > 0) {
        m_session->setStepping(true);
        m_session->step([&](Stepper& stepper) { stepper.seek(bookmark.step - 1); });
    }
    if (const NodeId node = nodeOf(bookmark, *m_session); node != noNode)
        m_session->select(node);
    if (bookmark.level > 0)
        m_session->selectLevel(bookmark.level - 1);
    if (bookmark.range.size() > 0)
        m_session->selectRange(bookmark.range);
    if (!bookmark.tab.isEmpty())
        showExplain(bookmark.tab);
    return {};
}

QString MainWindow::linkToState() const
{
    const auto* dock = findChild<QDockWidget*>(QStringLiteral("explainDock"));
    const bool isExplaining = dock->isVisible() && !dock->visibleRegion().isEmpty();
    const QWidget* tab = m_explain->tabs()->currentWidget();
    const QString name = isExplaining && tab != nullptr ? tab->objectName() : QString();
    const QString bookmark = bookmarkOf(*m_session, name).text();
    QString page = m_loader->place().shownText();
    if (bookmark.isEmpty())
        return page;
    const bool hasEntry = page.contains(QLatin1String("#entry=")); // which page of an archive
    return page + (hasEntry ? '&' : '#') + bookmark;
}

void MainWindow::makeReportActions(QMenu* menu)
{
    named(menu->addAction(QString(), Qt::CTRL | Qt::SHIFT | Qt::Key_L, this,
                          [this] {
                              QGuiApplication::clipboard()->setText(linkToState());
                              m_message->showHint(
                                  [] { return tr("Copied: the address of this page with what is shown."); });
                          }),
          QT_TR_NOOP("Copy &link to what is shown"));
    named(menu->addAction(QString(), Qt::CTRL | Qt::SHIFT | Qt::Key_M, this, &MainWindow::copyReport),
          QT_TR_NOOP("Cop&y report"));
    named(menu->addAction(QString(), this, &MainWindow::saveReport), QT_TR_NOOP("Save repor&t…"));
}

void MainWindow::copyReport()
{
    if (!m_session->hasAnalysis())
        return m_message->showProblem(
            [] { return tr("There is nothing to report before a page is analysed."); });
    const QString markdown = reportMarkdown(*m_session, *m_explain, linkToState(), {});
    QGuiApplication::clipboard()->setMimeData(reportData(markdown, grab()));
    m_message->showHint([] {
        return tr(
            "Copied: a report in Markdown; where formatted text is pasted, with a picture of the window.");
    });
}

void MainWindow::saveReport()
{
    if (!m_session->hasAnalysis())
        return m_message->showProblem(
            [] { return tr("There is nothing to report before a page is analysed."); });
    const QString path = QFileDialog::getSaveFileName(this, tr("Save report"), QStringLiteral("report.md"),
                                                      tr("Markdown (*.md)"));
    if (path.isEmpty())
        return;
    QString problem = tagseam::saveReport(*m_session, *m_explain, linkToState(), grab(), path);
    if (!problem.isEmpty())
        m_message->showProblem([problem] { return problem; });
    else
        m_message->showHint(
            [path] { return tr("Saved: %1, and its picture beside it.").arg(path.toHtmlEscaped()); });
}

} // namespace tagseam
