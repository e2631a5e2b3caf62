// SPDX-License-Identifier: MIT
// Captures pages one after the other without a window.
#include "ui/browser/save/archivingrun.h"

#include "core/archive/manifest.h"
#include "core/base/readbytes.h"
#include "core/base/sha256.h"
#include "core/page/snapshotbytes.h"
#include "ui/browser/load/pageloader.h"
#include "ui/browser/save/archiver.h"
#include "ui/session/page/pageaddress.h"
#include "ui/session/page/savefile.h"
#include "ui/widgets/errortext.h"

#include <QFileInfo>
#include <QRegularExpression>
#include <QTimer>
#include <QUrl>
#include <QWebEngineView>

#include <algorithm>
#include <utility>

namespace tagseam {

ArchivingRun::ArchivingRun(const QSize& viewport, QObject* parent)
    : QObject(parent), m_loader(std::make_unique<PageLoader>()), m_view(std::make_unique<QWebEngineView>()),
      m_archiver(new Archiver(m_loader.get(), m_loader.get()))
{
    m_view->setPage(m_loader->page());
    m_view->resize(viewport);
    connect(m_loader.get(), &PageLoader::pagesReplaced, this, [this] { m_view->setPage(m_loader->page()); });
    connect(m_loader.get(), &PageLoader::choiceNeeded, this, [this](PageChoices* choices) {
        end(Saving::NotRead, tr("%1 contains %n pages: name one of them by its address.", nullptr,
                                static_cast<int>(choices->choices.size()))
                                 .arg(choices->address.text()));
    });
    connect(m_loader.get(), &PageLoader::captured, this, [this](Document* document) {
        if (!m_page)
            return;
        m_page->nodes = document->size() - 1;
        m_page->excluded = m_loader->excluded();
        m_page->findings = findingText(m_loader->findings(), m_page->address);
        if (!m_isDom) {
            m_archiver->archive(*document, m_page->path);
            return;
        }
        m_document = std::move(*document);
        if (!m_loader->readStyles(m_document.size()))
            writeDom({}, tr("%1 no longer exists: its styles cannot be read.").arg(m_page->address));
    });
    connect(m_loader.get(), &PageLoader::stylesRead, this,
            [this](const ComputedStyles* styles) { writeDom(encodeStyles(*styles), {}); });
    connect(m_loader.get(), &PageLoader::stylesFailed, this,
            [this](const QString& sentence) { writeDom({}, sentence); });
    connect(m_loader.get(), &PageLoader::failed, this,
            [this](const QString& sentence) { end(Saving::NotRead, sentence); });
    connect(m_archiver, &Archiver::failed, this,
            [this](const QString& sentence) { end(Saving::NotRead, sentence); });
    connect(m_archiver, &Archiver::notWritten, this,
            [this](const QString& sentence) { end(Saving::NotWritten, sentence); });
    connect(m_archiver, &Archiver::archived, this, [this](const Manifest& manifest) {
        m_page->missing = static_cast<int>(manifest.missing.size());
        end(Saving::Saved);
    });
}

ArchivingRun::~ArchivingRun()
{
    m_archiver->cancel();
    m_loader->retire();
}

void ArchivingRun::start(const QStringList& addresses, const QStringList& paths)
{
    m_view->setVisible(!m_isDom); // without a window, too, a page is laid out so that its tree can be read
    m_addresses = addresses;
    m_paths = paths;
    m_at = 0;
    next();
}

void ArchivingRun::startTrees(const QStringList& addresses, const QStringList& paths)
{
    m_isDom = true;
    start(addresses, paths);
}

// `styles` is the stream of computed styles; it is empty when they could not be read, and `failure` then says
// why.
void ArchivingRun::writeDom(const std::string& styles, const QString& failure)
{
    if (!m_page)
        return;
    if (const std::optional<Error> error =
            writeWhole(m_page->path, encodeSnapshot(snapshotOf(m_document)) + styles))
        return end(Saving::NotWritten, errorText(*error, m_page->path));
    end(failure.isEmpty() ? Saving::Saved : Saving::NotRead, failure);
}

QString ArchivingRun::fileName(const QString& address)
{
    constexpr qsizetype longest = 60; // length of the readable part, in characters
    static const QRegularExpression scheme(QStringLiteral("^[A-Za-z][A-Za-z0-9+.-]*:/*"));
    static const QRegularExpression odd(QStringLiteral("[^A-Za-z0-9.]+"));
    QString name = QString(address).remove(scheme).replace(odd, QStringLiteral("-")).left(longest);
    while (name.startsWith('-') || name.startsWith('.'))
        name.remove(0, 1);
    const QString hash = QString::fromStdString(sha256(address.toStdString())).left(8);
    return QStringLiteral("%1-%2.mhtml").arg(name.isEmpty() ? QStringLiteral("page") : name, hash);
}

void ArchivingRun::next()
{
    emit progress(static_cast<int>(m_at), static_cast<int>(m_addresses.size()), m_addresses.value(m_at));
    if (m_at == m_addresses.size()) {
        emit finished();
        return;
    }
    m_page = Captured{m_addresses[m_at], m_paths[m_at]};
    PageAddress place = PageAddress::fromText(m_page->address);
    place.encoding = m_encoding;
    if (isArchived(place.text(), m_page->path))
        return end(Saving::WasThere);
    if (const std::optional<Error> error = placeProblem())
        return end(Saving::NotWritten, errorText(*error, m_page->path));
    const bool isWeb = place.isWeb(); // scripts and network are off for files, which are not trusted
    m_loader->setScriptsOn(isWeb);
    m_loader->setNetworkOn(isWeb);
    m_loader->load(place);
}

// Returns the reason why the file of the page could not be written.
std::optional<Error> ArchivingRun::placeProblem() const
{
    std::optional<Error> error;
    if (m_isDom)
        error = makeFolder(QFileInfo(m_page->path).absolutePath());
    return error ? error : writeProblem(m_page->path);
}

void ArchivingRun::end(Saving saving, const QString& failure)
{
    if (!m_page)
        return; // the loader goes back to the page before, which was not requested
    m_page->saving = saving;
    m_page->failure = failure;
    m_worst = std::max(m_worst, saving);
    const Captured page = *std::exchange(m_page, std::nullopt);
    ++m_at;
    emit captured(page);
    QTimer::singleShot(0, this, &ArchivingRun::next); // must not run from within a signal of the loader
}

bool ArchivingRun::isArchived(const QString& address, const QString& path) const
{
    if (m_isDom) {
        const Result<std::string> bytes = readBytes(path.toStdString());
        if (!bytes || !isSnapshot(*bytes))
            return false;
        const Result<Document> dom = decodeSnapshot(*bytes);
        return dom && dom->hasComputedStyles();
    }
    const Result<std::string> json = readBytes(path.toStdString() + ".json");
    if (!json)
        return false;
    const Result<Manifest> manifest = readManifest(*json);
    if (!manifest || manifest->requestedUrl != address.toStdString())
        return false;
    const Result<std::string> bytes = readBytes(path.toStdString());
    return bytes && sha256(*bytes) == manifest->fileSha256;
}

} // namespace tagseam
