// SPDX-License-Identifier: MIT
// The window's two sources of one page: which is shown, and how they compare.
#include "ui/browser/pageview.h"
#include "ui/tools/page/compareview.h"
#include "ui/window/mainwindow.h"

#include <QAction>
#include <QDockWidget>
#include <QScrollArea>

namespace tagseam {

void MainWindow::makeCompareView()
{
    m_compare = new CompareView(m_session, this);
    auto* dock = makeDock(QT_TR_NOOP("Compare"), "compareDock", scrolling(m_compare));
    // Where it leaves the pages their room; a tab of its own beside the levels.
    tabifyDockWidget(findChild<QDockWidget*>(QStringLiteral("levelsDock")), dock);
    dock->hide();
    connect(dock->toggleViewAction(), &QAction::triggered, dock, [dock](bool isShown) {
        if (isShown)
            dock->raise();
    });
}

void MainWindow::connectSources()
{
    connect(m_loader, &PageLoader::sourceRead, this,
            [this](Result<Document>* source) { m_session->setSource(std::move(*source)); });
    connect(m_session, &PageSession::sourceChanged, this, &MainWindow::showSource);
    connect(m_session, &PageSession::sourceRefused, this, [this](const Wording& reason) {
        m_session->notifier()->refuse(reason);
        settleWhenShown(); // what waited for it need not any more
    });
    connect(m_session, &PageSession::sourceWritten, m_loader, &PageLoader::showSource);
    connect(m_loader, &PageLoader::sourceShown, this, [this] {
        m_isSourceShown = true;
        if (!m_session->isSource())
            return;
        m_original->pageReady(true);
        if (m_session->hasAnalysis())
            shareAnchors();
        settleWhenShown();
    });
    connect(m_loader, &PageLoader::sourceLost, this, [this] {
        m_isSourceShown = false;
        if (m_session->isSource())
            m_session->requestSource(m_loader->baseUrl().toStdString());
    });
}

// The page as opened stays where it is, unseen; that of the source is written once for each page.
void MainWindow::showSource()
{
    updateOriginalTitle();
    if (!m_session->isSource()) {
        m_original->setPage(m_loader->page());
        if (m_loader->isShown())
            m_original->pageReady(m_loader->isStamped());
        return;
    }
    m_original->setPage(m_loader->sourcePage());
    if (m_isSourceShown)
        m_original->pageReady(true);
    else
        m_session->requestSource(m_loader->baseUrl().toStdString());
}

} // namespace tagseam
