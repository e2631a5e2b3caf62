// SPDX-License-Identifier: MIT
// The ways to open a page.
#include "ui/browser/open/opener.h"

#include "ui/browser/load/pageloader.h"
#include "ui/browser/open/entrychooser.h"
#include "ui/browser/show/browser.h"
#include "ui/session/analysis/pageediting.h"

#include <QClipboard>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMimeData>
#include <QSettings>

#include <utility>

namespace tagseam {

namespace {

constexpr int mostRecent = 12;
const QString recentKey = QStringLiteral("recentPages");

// Plain text without tags is not a page.
bool looksLikeHtml(const QString& text)
{
    const QString trimmed = text.trimmed();
    return trimmed.startsWith('<') && trimmed.contains('>');
}

} // namespace

Opener::Opener(Browser* browser, bool isRemembering, QWidget* window)
    : QObject(window), m_browser(browser), m_loader(browser->loader()), m_session(browser->session()),
      m_window(window), m_isRemembering(isRemembering)
{
    connect(m_loader, &PageLoader::captured, this, &Opener::remember);
    connect(m_loader, &PageLoader::failed, this, [this](const QString& sentence) {
        tellFailure();
        emit failed(sentence);
    });
    connect(m_loader, &PageLoader::choiceNeeded, this,
            [this](PageChoices* choices) { choosePage(std::move(*choices)); });
    connect(m_session->runner(), &AnalysisRunner::analysisCancelled, this,
            [this] { m_bookmark.reset(); }); // the numbers of the bookmark belong to another analysis
    connect(browser, &Browser::settled, this, [this] { m_bookmark ? goToBookmark() : emit settled(); });
}

void Opener::open(const QString& address)
{
    const MarkedAddress marked = splitBookmark(address);
    if (!marked.bad.isEmpty())
        return m_session->notifier()->refuse(
            marked.bad.startsWith(QLatin1String("setup="))
                ? tr("“%1” is not a valid setup. Write a variant, or OPTION=VALUE as in tagseam-cli, "
                     "separated by commas: setup=jidm-2013,min-difference=0.3,label-attributes=class.")
                      .arg(marked.bad)
                : tr("“%1” is not a valid part of a bookmark. The manual lists the valid parts.")
                      .arg(marked.bad));
    const PageAddress place = PageAddress::fromText(marked.page);
    if (marked.bookmark != Bookmark{})
        openAt(place, marked.bookmark);
    else if (place.kind != PageAddress::Kind::None)
        openPage(place);
}

void Opener::openPage(const PageAddress& address, const QByteArray& given)
{
    openWith(address, given, std::nullopt);
}

void Opener::openAt(const PageAddress& address, const Bookmark& bookmark)
{
    const bool isOfShown = address.kind == PageAddress::Kind::None;
    const bool isShown = m_session->runner()->hasAnalysis() && !m_loader->isLoading() &&
                         (isOfShown || address == m_loader->requestedPlace());
    if (isOfShown && !isShown)
        return m_session->notifier()->refuse(
            tr("“#%1” refers to the page that is shown, but no page is open. Open a page first.")
                .arg(bookmark.text()));
    if (!isShown)
        return openWith(address, {}, bookmark);
    m_session->notifier()->clear(); // removes a message about a page that failed to load
    m_bookmark = bookmark;
    if (!isOfShown || !bookmark.setup.isEmpty() || bookmark.source)
        m_session->runner()->setOptions(optionsOf(bookmark));
    if (!isOfShown)
        m_session->kept()->setDetectionWanted(bookmark.isDetected);
    m_browser->settle();
}

void Opener::openWith(const PageAddress& address, const QByteArray& given,
                      const std::optional<Bookmark>& bookmark)
{
    if (address.text() != m_loader->address() || !given.isNull()) {
        // Web pages are of little use without scripts; files are not trusted with them.
        m_loader->setScriptsOn(address.isWeb());
        m_loader->setNetworkOn(address.isWeb());
    }
    openAsSwitched(address, given, bookmark);
}

void Opener::openAsSwitched(const PageAddress& address, const QByteArray& given,
                            const std::optional<Bookmark>& bookmark)
{
    m_bookmark = bookmark; // the bookmark before belonged to another page or to an older state of this page
    m_browser->load(address, given,
                    bookmark ? std::optional(optionsOf(*bookmark)) : std::optional<AnalysisOptions>());
}

void Opener::openLike(const Opener& other, const Bookmark& bookmark)
{
    const PageLoader& shown = *other.m_loader;
    m_loader->setScriptsOn(shown.areScriptsOn());
    m_loader->setNetworkOn(shown.isNetworkOn());
    m_loader->setInsideOn(shown.isInsideOn());
    if (shown.requestedPlace().kind != PageAddress::Kind::None)
        openAsSwitched(shown.requestedPlace(), shown.given(),
                       shown.isLoading() ? other.m_bookmark : std::optional(bookmark));
}

void Opener::reload()
{
    openPage(m_loader->requestedPlace());
}

void Opener::setScriptsOn(bool isOn)
{
    m_loader->setScriptsOn(isOn);
    openAsSwitched(m_loader->requestedPlace());
}

void Opener::setNetworkOn(bool isOn)
{
    m_loader->setNetworkOn(isOn);
    openAsSwitched(m_loader->requestedPlace());
}

void Opener::tellFailure()
{
    const bool hasBefore = m_session->trees()->hasDocument();
    m_failedBookmark = std::exchange(m_bookmark, std::nullopt);
    const PageAddress::Kind kind = m_loader->failedPlace().kind;
    const bool hasAddress = kind == PageAddress::Kind::Web || kind == PageAddress::Kind::File ||
                            kind == PageAddress::Kind::Unknown;
    m_session->notifier()->refuseOffering(
        m_loader->failure(),
        [&, isScriptsFault = m_loader->isScriptsFault()] {
            QStringList links;
            if (isScriptsFault)
                links += QStringLiteral("<a href=\"without\">%1</a>").arg(tr("Open it without scripts"));
            if (hasBefore && hasAddress)
                links += QStringLiteral("<a href=\"again\">%1</a>").arg(tr("Try again")) +
                         QStringLiteral(" · <a href=\"edit\">%1</a>").arg(tr("Edit the address"));
            return links.join(QStringLiteral(" · "));
        }(),
        [this](const QString& link) { followFailure(link); });
}

void Opener::followFailure(const QString& link)
{
    const PageAddress place = m_loader->failedPlace();
    if (link == QLatin1String("again")) {
        openWith(place, {}, m_failedBookmark);
    } else if (link == QLatin1String("without")) {
        m_loader->setScriptsOn(false);
        m_loader->setNetworkOn(place.isWeb());
        openAsSwitched(place, {}, m_failedBookmark);
    } else {
        emit addressWanted(place.shownText());
    }
}

void Opener::chooseFile()
{
    const PageAddress& shown = m_loader->place();
    const bool isFile = shown.kind == PageAddress::Kind::File;
    const QString folder = isFile ? QFileInfo(QString::fromStdString(shown.path)).absolutePath() : QString();
    const QString path = QFileDialog::getOpenFileName(
        m_window, tr("Open a page"), folder,
        tr("Pages (*.html *.htm *.xhtml *.xht *.mhtml *.mht *.warc *.gz);;All files (*)"));
    if (!path.isEmpty())
        openPage(PageAddress::ofFile(path.toStdString()));
}

void Opener::openClipboard()
{
    PageAddress clipboard;
    clipboard.kind = PageAddress::Kind::Clipboard;
    const QMimeData* content = QGuiApplication::clipboard()->mimeData();
    if (content != nullptr && content->hasHtml())
        return openPage(clipboard, byteOrderMark + content->html().toUtf8());
    if (content != nullptr && content->hasUrls())
        return open(content->urls().first().toString(QUrl::FullyEncoded));
    const QString text = content != nullptr ? content->text() : QString();
    if (looksLikeHtml(text))
        return openPage(clipboard, byteOrderMark + text.toUtf8());
    if (!text.trimmed().isEmpty() && !text.trimmed().contains('\n'))
        return open(text);
    const QString problem = text.trimmed().isEmpty()
                                ? tr("The clipboard contains neither a page nor the address of a page.")
                                : tr("The text in the clipboard is neither HTML nor an address.");
    m_session->notifier()->refuse(problem);
    emit failed(problem);
}

void Opener::choosePage(PageChoices choices)
{
    const std::optional<Bookmark> bookmark =
        std::exchange(m_bookmark, std::nullopt); // the bookmark of the chosen page
    if (m_session->notifier()->isUnattended()) {
        const QString problem = tr("%1 contains %n pages; choose one by --entry and its number or address.",
                                   nullptr, static_cast<int>(choices.choices.size()))
                                    .arg(choices.address.name());
        m_session->notifier()->refuse(problem);
        emit failed(problem);
        return;
    }
    auto* chooser = new EntryChooser(std::move(choices), m_window);
    connect(chooser, &EntryChooser::chosen, this,
            [this, bookmark](const PageAddress& address) { openWith(address, {}, bookmark); });
    chooser->open();
}

void Opener::remember()
{
    const PageAddress::Kind kind = m_loader->place().kind;
    if (!m_isRemembering || (kind != PageAddress::Kind::Web && kind != PageAddress::Kind::File))
        return;
    QStringList pages = recentPages();
    pages.removeAll(m_loader->address());
    pages.prepend(m_loader->address());
    QSettings().setValue(recentKey, pages.mid(0, mostRecent));
}

QStringList Opener::recentPages() const
{
    return QSettings().value(recentKey).toStringList();
}

void Opener::goToBookmark()
{
    Bookmark bookmark = *std::exchange(m_bookmark, std::nullopt);
    QString problem;
    if (makeEdits(bookmark, problem)) {
        m_bookmark = bookmark;
        return;
    }
    if (!problem.isEmpty())
        m_session->notifier()->refuse(problem);
    else if (m_session->runner()->hasAnalysis())
        emit bookmarkDue(bookmark);
    m_browser->settle();
}

// They come first: they name nodes, while positions and levels refer to the changed page.
bool Opener::makeEdits(Bookmark& bookmark, QString& problem)
{
    const bool isInItsTree = !bookmark.source || *bookmark.source == m_session->trees()->shown();
    if (!m_session->runner()->hasAnalysis() || !isInItsTree)
        return false;
    if (!bookmark.changes.isEmpty()) {
        problem = m_session->editing()->make(std::exchange(bookmark.changes, {}));
        return problem.isEmpty();
    }
    if (bookmark.edits.empty())
        return false;
    AnalysisOptions options = m_session->runner()->wantedOptions();
    options.path.edits = editsOf(bookmark, *m_session, problem);
    if (!problem.isEmpty())
        return false;
    bookmark.edits.clear();
    m_session->runner()->setOptions(options);
    return m_session->runner()->isAnalysing();
}

} // namespace tagseam
