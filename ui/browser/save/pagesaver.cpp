// SPDX-License-Identifier: MIT
// Saves the page that is shown to files.
#include "ui/browser/save/pagesaver.h"

#include "core/page/serializehtml.h"
#include "ui/browser/load/pageloader.h"
#include "ui/browser/save/archiver.h"
#include "ui/browser/show/browser.h"
#include "ui/session/analysis/pagesession.h"
#include "ui/session/page/savefile.h"
#include "ui/widgets/workbar.h"

#include <QFileDialog>
#include <QFileInfo>

namespace tagseam {

PageSaver::PageSaver(Browser* browser, QWidget* window)
    : QObject(window), m_browser(browser), m_session(browser->session()), m_window(window),
      m_archiver(new Archiver(browser->loader(), this)), m_archiving(new WorkBar(window))
{
    connect(m_archiver, &Archiver::progress, m_archiving, &WorkBar::setProgress);
    connect(m_archiving, &WorkBar::cancelled, m_archiver, &Archiver::cancel);
    connect(m_archiver, &Archiver::cancelled, this, [this] {
        m_archiving->end();
        m_session->notifier()->tell(tr("Not archived: nothing was written."));
    });
    connect(m_archiver, &Archiver::archived, this, [this](const Manifest& manifest) {
        m_archiving->end();
        const int missing = static_cast<int>(manifest.missing.size());
        if (missing == 0)
            return m_session->notifier()->tell(tr("Archived: the page and everything it shows."));
        QStringList addresses;
        for (const std::string& address : manifest.missing)
            addresses.append(QString::fromStdString(address).toHtmlEscaped());
        constexpr qsizetype most = 5; // number of resources named in the message; the manifest lists all
        m_session->notifier()->hint(
            tr("Archived, but %n resources of the page could not be fetched:", nullptr, missing) +
            QStringLiteral(" ") + addresses.mid(0, most).join(QStringLiteral(", ")) +
            (addresses.size() > most ? QStringLiteral(" …") : QString()));
    });
    for (const auto failed : {&Archiver::failed, &Archiver::notWritten})
        connect(m_archiver, failed, this, [this](const QString& sentence) {
            m_archiving->end();
            m_session->notifier()->refuse(sentence);
        });
    connect(m_session->trees(), &PageTrees::documentChanged, this, [this] {
        if (m_session->trees()->isSwitching() || !m_archiver->isArchiving() || m_archiver->isWriting())
            return; // writing no longer needs the page
        m_archiver->cancel();
        m_session->notifier()->tell(tr("Saving stopped: another page was opened."));
    });
}

void PageSaver::archive()
{
    if (!m_session->trees()->hasDocument())
        return;
    if (!m_session->trees()->hasRendered()) {
        m_session->notifier()->refuse(tr("Only a rendered page can be archived."));
        return;
    }
    QString path = QFileDialog::getSaveFileName(m_window, tr("Save archive"),
                                                m_session->trees()->fileName(QStringLiteral(".mhtml")),
                                                tr("Web archive (*.mhtml)"));
    if (path.isEmpty() || !m_session->trees()->hasRendered()) // another page may have come
        return;
    if (QFileInfo(path).suffix().isEmpty())
        path += QStringLiteral(".mhtml");
    m_archiving->begin(tr("archiving: %v of %m"));
    m_archiver->archive(m_session->trees()->rendered(), path);
}

void PageSaver::savePruned()
{
    if (!m_session->runner()->hasAnalysis())
        return;
    const QString path = QFileDialog::getSaveFileName(
        m_window, tr("Save the pruned page"), m_session->trees()->fileName(QStringLiteral("-pruned.html")));
    if (path.isEmpty() || !m_session->runner()->hasAnalysis())
        return;
    SerializeOptions options;
    options.baseUrl = m_browser->loader()->savedBaseUrl().toStdString();
    options.didScriptsRun = m_session->trees()->didScriptsRun();
    saveFile(path, serializeHtml(m_session->trees()->document(), m_session->kept()->mask(), options),
             m_session->notifier());
}

} // namespace tagseam
