// SPDX-License-Identifier: MIT
// Saves the page that is shown to files, and copies it.
#include "ui/browser/save/pagesaver.h"

#include "core/page/markdown.h"
#include "core/page/serializehtml.h"
#include "ui/browser/load/pageloader.h"
#include "ui/browser/save/archiver.h"
#include "ui/browser/show/browser.h"
#include "ui/session/analysis/pagesession.h"
#include "ui/session/page/savefile.h"
#include "ui/session/questions/detectionquestion.h"
#include "ui/session/questions/explainer.h"
#include "ui/widgets/workbar.h"

#include <QClipboard>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>

namespace tagseam {

PageSaver::PageSaver(Browser* browser, const Explainer* explainer, QWidget* window)
    : QObject(window), m_browser(browser), m_explainer(explainer), m_session(browser->session()),
      m_window(window), m_archiver(new Archiver(browser->loader(), this)), m_archiving(new WorkBar(window))
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
    saveFile(path, pruned(Format::Html), m_session->notifier());
}

void PageSaver::copyPruned(Format format)
{
    if (m_session->runner()->hasAnalysis())
        QGuiApplication::clipboard()->setText(QString::fromStdString(pruned(format)));
}

std::string PageSaver::pruned(Format format) const
{
    const Document& page = m_session->trees()->document();
    const KeepMask& kept = m_session->kept()->mask();
    if (format == Format::Html) {
        SerializeOptions options;
        options.baseUrl = m_browser->loader()->savedBaseUrl().toStdString();
        options.didScriptsRun = m_session->trees()->didScriptsRun();
        return serializeHtml(page, kept, options);
    }
    // Blocks that a script would show are content although a reader does not see them yet.
    const ContentDetection* answer =
        m_session->kept()->isDetected() ? answerOf(*m_explainer->detection()) : nullptr;
    if (answer == nullptr)
        return format == Format::Text ? plainText(page, kept) : markdownOf(page, kept);
    const std::vector<TextBlock> blocks = blocksOfContent(page, answer->content);
    return format == Format::Text ? plainText(page, blocks) : markdownOf(page, blocks, kept);
}

} // namespace tagseam
