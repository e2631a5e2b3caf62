// SPDX-License-Identifier: MIT
// Saves the page that is shown to files, and copies it.
#include "ui/browser/save/pagesaver.h"

#include "core/compare/unifieddiff.h"
#include "core/page/markdown.h"
#include "core/page/serializehtml.h"
#include "ui/browser/load/pageloader.h"
#include "ui/browser/save/archiver.h"
#include "ui/browser/show/browser.h"
#include "ui/session/analysis/pageediting.h"
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

namespace {

// Returns a text as one word of a shell.
QString quoted(const std::string& text)
{
    return '\'' + QString::fromStdString(text).replace('\'', QLatin1String("'\\''")) + '\'';
}

} // namespace

// Returns the source with the edits; nothing for a page without a source.
std::optional<EditedSource> PageSaver::editedSource() const
{
    PageReading reading;
    reading.encoding = m_session->trees()->hasSource() ? m_session->trees()->source().encoding() : "";
    const Result<PlacedSource> placed = placedSource(m_browser->loader()->bytes(), reading);
    if (!placed)
        return std::nullopt;
    const PageEditing& editing = *m_session->editing();
    return tagseam::editedSource(*placed, editing.before(), editing.list());
}

void PageSaver::saveEdited()
{
    if (!m_session->editing()->isEdited())
        return m_session->notifier()->tell(tr("The page was not edited."));
    const QString path = QFileDialog::getSaveFileName(
        m_window, tr("Save the edited page"), m_session->trees()->fileName(QStringLiteral("-edited.html")));
    if (path.isEmpty() || !m_session->editing()->isEdited())
        return;
    const std::optional<EditedSource> edited = editedSource();
    if (const auto bytes = edited && edited->isComplete() ? bytesOf(edited->source) : std::nullopt)
        return saveFile(path, *bytes, m_session->notifier());
    SerializeOptions options;
    options.baseUrl = m_browser->loader()->savedBaseUrl().toStdString();
    options.didScriptsRun = m_session->trees()->didScriptsRun();
    saveFile(path, serializeHtml(m_session->trees()->document(), options), m_session->notifier());
}

void PageSaver::copyChanges()
{
    const PageEditing& editing = *m_session->editing();
    if (!editing.isEdited())
        return m_session->notifier()->tell(tr("The page was not edited."));
    const PageLoader& loader = *m_browser->loader();
    const std::optional<EditedSource> edited = editedSource();
    QString text = tr("Changes of %1:").arg(loader.place().shownText()) + QStringLiteral("\n\n");
    QString arguments;
    for (std::size_t i = 0; i < editing.edits().size(); ++i) {
        const bool isMissing = edited && edited->texts[i].empty();
        text += QStringLiteral("- %1%2\n")
                    .arg(editing.edits()[i].what,
                         isMissing ? ' ' + tr("(not in the source: a script or the browser made it)")
                                   : QString());
        if (edited && !isMissing)
            arguments += QLatin1String(" --edit ") + quoted(edited->texts[i]);
    }
    const bool isFile = loader.place().kind == PageAddress::Kind::File && loader.place().entry.isEmpty();
    if (isFile && !arguments.isEmpty())
        text += QStringLiteral("\n    tagseam-cli edit %1%2 --diff\n")
                    .arg(quoted(loader.place().path), arguments);
    if (const auto bytes = edited ? bytesOf(edited->source) : std::nullopt)
        text += '\n' + QString::fromStdString(
                           unifiedDiff(loader.bytes(), *bytes, loader.place().name().toStdString()));
    QGuiApplication::clipboard()->setText(text);
    m_session->notifier()->hint(tr("Copied: the changes as a list, for the command line, and as a patch."));
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
