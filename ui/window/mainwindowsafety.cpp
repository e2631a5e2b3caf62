// SPDX-License-Identifier: MIT
// The window when a page misbehaves: what was blocked, and pages that come back after their renderer is gone.
#include "ui/browser/blockedview.h"
#include "ui/browser/pageview.h"
#include "ui/window/mainwindow.h"

#include <QAction>
#include <QToolBar>
#include <QToolButton>

namespace tagseam {

void MainWindow::connectSafety()
{
    connect(m_loader->blocked(), &BlockLog::changed, this, &MainWindow::updateBlocked);
    connect(m_loader, &PageLoader::pagesReplaced, this, [this] {
        m_isSourceShown = false;
        m_original->setPage(m_session->isSource() ? m_loader->sourcePage() : m_loader->page());
        m_pruned->setPage(m_loader->prunedPage());
    });
    connect(m_loader, &PageLoader::lost, this, [this](const Wording& sentence) {
        showPlace(m_loader->place());
        if (sentence)
            m_session->notifier()->refuse([sentence] {
                return tr("%1 It is shown as it was captured, without scripts.").arg(sentence());
            });
        m_session->requestWhole(m_loader->baseUrl().toStdString());
        if (m_session->isSource() && !m_isSourceShown)
            m_session->requestSource(m_loader->baseUrl().toStdString());
    });
    connect(m_session, &PageSession::wholeReady, m_loader, &PageLoader::showStamped);
    connect(m_loader, &PageLoader::stampedShown, this, [this] {
        if (!m_session->isSource())
            m_original->pageReady(true);
        if (m_session->hasAnalysis())
            shareAnchors();
        settleWhenShown();
    });
    connect(m_loader, &PageLoader::prunedLost, this, &MainWindow::updatePruned);
    connect(m_loader, &PageLoader::givenUp, this, [this](const Wording& sentence) {
        m_session->notifier()->refuse([sentence] {
            return tr("%1 That was three times in ten seconds, so it is not shown again by itself; what was "
                      "found out about it stays. Reload tries once more.")
                .arg(sentence());
        });
        settleWhenShown();
    });
}

void MainWindow::makeBlockedButton(QToolBar* bar)
{
    m_blocked = bar->addAction(QString());
    m_blocked->setObjectName(QStringLiteral("blocked"));
    if (auto* button = qobject_cast<QToolButton*>(bar->widgetForAction(m_blocked))) {
        button->setAutoRaise(false);
        button->setFocusPolicy(Qt::TabFocus);
    }
    connect(m_blocked, &QAction::triggered, this, [this] {
        if (m_blockedView == nullptr)
            m_blockedView = new BlockedView(m_loader->blocked(), this);
        m_blockedView->show();
        m_blockedView->raise();
        m_blockedView->activateWindow();
    });
}

void MainWindow::updateBlocked()
{
    const int count = m_loader->blocked()->count();
    m_blocked->setText(tr("%n blocked", nullptr, count));
    m_blocked->setToolTip(count == 0 ? tr("The page has tried nothing that it may not do.")
                                     : tr("What the page tried and was not let do"));
    m_blocked->setEnabled(count > 0);
}

} // namespace tagseam
