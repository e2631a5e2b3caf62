// SPDX-License-Identifier: MIT
// The window's File > Freeze page.
#include "ui/browser/freezer.h"
#include "ui/widgets/workbar.h"
#include "ui/window/mainwindow.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QStatusBar>

namespace tagseam {

void MainWindow::connectFreezer()
{
    connect(m_freezer, &Freezer::progress, this,
            [this](int done, int total) { m_freezing->setProgress(done, total); });
    connect(m_freezing, &WorkBar::cancelled, m_freezer, &Freezer::cancel);
    connect(m_freezer, &Freezer::cancelled, this, [this] {
        m_freezing->end();
        m_session->notifier()->tell([] { return tr("Not frozen: nothing was written."); });
    });
    connect(m_freezer, &Freezer::frozen, this, [this](const Manifest& manifest) {
        m_freezing->end();
        const int missing = static_cast<int>(manifest.missing.size());
        if (missing == 0) {
            m_session->notifier()->tell([] { return tr("Frozen: the page and all that it shows."); });
            return;
        }
        QStringList addresses;
        for (const std::string& address : manifest.missing)
            addresses.append(QString::fromStdString(address).toHtmlEscaped());
        constexpr qsizetype most = 5; // named in the message; all of them are in the manifest
        m_session->notifier()->hint([missing, addresses] {
            return tr("Frozen, but %n thing(s) that the page shows could not be had:", nullptr, missing) +
                   QStringLiteral(" ") + addresses.mid(0, most).join(QStringLiteral(", ")) +
                   (addresses.size() > most ? QStringLiteral(" …") : QString());
        });
    });
    connect(m_freezer, &Freezer::failed, this, [this](const QString& sentence) {
        m_freezing->end();
        m_session->notifier()->refuse([sentence] { return sentence; });
    });
    connect(m_session, &PageSession::documentChanged, this, [this] {
        if (m_session->isSwitching() || !m_freezer->isFreezing() || m_freezer->isWriting())
            return; // what is written needs the page no more
        m_freezer->cancel();
        m_session->notifier()->tell([] { return tr("The page before was not frozen: another one came."); });
    });
}

void MainWindow::freezePage()
{
    if (!m_session->hasDocument())
        return;
    QString path = QFileDialog::getSaveFileName(
        this, tr("Freeze the page"), fileNameFor(QStringLiteral(".mhtml")), tr("Web archive (*.mhtml)"));
    if (path.isEmpty() || !m_session->hasDocument()) // another page may have come
        return;
    if (QFileInfo(path).suffix().isEmpty())
        path += QStringLiteral(".mhtml");
    m_freezing->begin([] { return tr("freezing: %v of %m"); });
    m_freezer->freeze(m_session->rendered(), path);
}

} // namespace tagseam
