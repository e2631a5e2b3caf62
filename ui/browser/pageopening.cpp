// SPDX-License-Identifier: MIT
// PageLoader up to the page's being opened: what an address comes to, and how its bytes reach the browser.
#include "ui/browser/archivescheme.h"
#include "ui/browser/pageloader.h"
#include "ui/browser/pagescheme.h"
#include "ui/browser/sourcereader.h"

#include <QTimer>
#include <QWebEngineScript>

#include <utility>

namespace tagseam {

namespace {

// What Blink puts into a document that is no XML from some point on.
constexpr const char* parserError =
    "(() => { const box = document.getElementsByTagNameNS('http://www.w3.org/1999/xhtml', 'parsererror')[0];"
    " return box ? (box.querySelector('div') || box).textContent.trim() || 'XML' : ''; })()";
constexpr int quotedProblem = 200;        // characters
constexpr int downloadMilliseconds = 300; // until it is known that what came is one

} // namespace

void PageLoader::connectReader()
{
    connect(m_reader, &PageReader::progress, this, &PageLoader::progress);
    connect(m_sources, &SourceReader::read, this, &PageLoader::sourceRead);
    connect(m_reader, &PageReader::finished, this, [this](PageRead* page) {
        if (auto* content = std::get_if<PageContent>(page)) {
            openContent(std::move(*content));
        } else if (auto* choices = std::get_if<PageChoices>(page)) {
            m_state = isAway() ? State::Away : State::Idle;
            if (isAway())
                goBack();
            if (!choices->input.empty())
                m_given[m_pending.place.kind] = QByteArray::fromStdString(choices->input);
            emit choiceNeeded(choices);
        } else {
            fail(std::get<Wording>(*page));
        }
    });
}

void PageLoader::load(const QString& address)
{
    load(PageAddress::fromText(address));
}

void PageLoader::load(PageAddress place, const QByteArray& given) // a copy: it may be that of m_pending
{
    const PageAddress address = std::move(place);
    giveUpStyles([] { return tr("Another page was opened."); });
    if (m_answerTimeout.isActive()) { // the page is busy, perhaps for ever
        endThen([this, address, given] { load(address, given); });
        return;
    }
    if (!given.isNull())
        m_given[address.kind] = given;
    const auto known = m_given.find(address.kind);
    const QByteArray content = known == m_given.end() ? QByteArray() : known->second;
    ++m_generation;
    m_failure.cause = Failure::Cause::Page;
    m_timeout.stop();
    m_capture->cancel(); // what it has of the page may still be decoded
    m_reader->stop();
    m_sources->stop();
    m_state = isAway() ? State::ReadingAway : State::Reading;
    m_pending = {};
    m_pending.place = address;
    m_pending.address = address.text();
    m_pending.areScriptsOn = m_areScriptsOn;
    m_pending.isNetworkOpen = m_isNetworkOn;
    emit started(m_pending.address);
    if (address.kind == PageAddress::Kind::Unknown || address.kind == PageAddress::Kind::None)
        fail([scheme = elided(address.scheme)] {
            return tr("Files and http or https addresses open here, but not '%1'.").arg(scheme);
        });
    else if (address.kind == PageAddress::Kind::Clipboard && content.isNull())
        fail([] { return tr("Nothing was taken from the clipboard yet."); });
    else if (address.isWeb())
        openWeb();
    else
        m_reader->read(address, content.isNull() ? std::nullopt : std::optional(content.toStdString()),
                       m_limits);
}

// What is shown gives way to the page that was asked for, and has nothing in common with it.
void PageLoader::leavePage()
{
    m_capture->cancel();
    m_blocked->clear();
    m_afterEnd = {};
    m_isStamped = false;
    m_state = State::Building;
    for (ShownCopy* copy : {m_wholeCopy, m_prunedCopy, m_sourceCopy}) {
        copy->drop();
        copy->forgetLosses();
    }
    m_scheme->clear();
    m_archives->clear();
    m_network->setOpen(m_pending.isNetworkOpen);
    enterRoom(m_pending.areScriptsOn);
    // So that a page that stays because the next one never comes is not taken for it.
    m_page->runJavaScript(QStringLiteral("globalThis.isLeft = true"), QWebEngineScript::ApplicationWorld);
    m_timeout.start(m_patience);
    m_waiting.start();
}

void PageLoader::openWeb()
{
    m_content = {};
    m_pending.url = m_pending.place.url;
    leavePage();
    m_page->open(m_pending.url);
}

void PageLoader::openContent(PageContent content)
{
    m_content = std::move(content);
    m_pending.place = m_content.address; // of a folder the page in it
    m_pending.address = m_pending.place.text();
    if (!m_content.input.empty())
        m_given[m_pending.place.kind] = QByteArray::fromStdString(std::exchange(m_content.input, {}));
    openAs(m_content.isXhtml);
}

void PageLoader::openAs(bool isXhtml)
{
    const PageAddress& place = m_pending.place;
    const QByteArray html = byteOrderMark + QByteArray::fromStdString(m_content.utf8);
    if (!isXhtml) // else it may be wanted again, as HTML
        m_content.utf8 = {};
    const QByteArray type = isXhtml ? "application/xhtml+xml" : "text/html";
    leavePage();
    m_pending.isCut = m_content.isCut;
    m_pending.archive = m_content.archive;
    m_pending.entry = m_content.entry;
    m_pending.addresses = m_content.addresses;
    if (m_pending.archive) {
        m_pending.original = QUrl(QString::fromStdString(m_pending.archive->entries()[m_pending.entry].url));
        m_pending.url = serveArchive(m_pending, html, isXhtml);
        m_page->open(m_pending.url);
        return;
    }
    const bool isFile = place.kind == PageAddress::Kind::File;
    const QByteArray path = QByteArray::fromStdString(place.path);
    m_pending.filePath = isFile                                      ? path
                         : place.kind == PageAddress::Kind::Resource ? path.mid(1)
                                                                     : QByteArray("/page.html");
    m_pending.url = m_scheme->put(QStringLiteral("page"), m_pending.filePath, html, isFile, type);
    m_page->open(m_pending.url);
}

QUrl PageLoader::serveArchive(const Source& source, const QByteArray& html, bool isXhtml)
{
    if (source.archive)
        return m_archives->put(source.archive, source.addresses, source.entry, html, isXhtml);
    m_archives->clear();
    return {};
}

// XML ends at its first error. A page that is none is still a page: browsers that got it as HTML showed it.
void PageLoader::checkXhtml()
{
    m_page->runJavaScript(QLatin1String(parserError), QWebEngineScript::ApplicationWorld,
                          [this, generation = m_generation](const QVariant& result) {
                              if (generation != m_generation || !m_timeout.isActive())
                                  return;
                              const QString problem = result.toString().simplified();
                              if (problem.isEmpty()) {
                                  capture(Taken::Loaded);
                                  return;
                              }
                              m_pending.xmlProblem = problem.left(quotedProblem);
                              m_content.isXhtml = false;
                              m_timeout.stop(); // what finishes now is the page before
                              QTimer::singleShot(0, this, [this, again = ++m_generation] {
                                  if (again == m_generation)
                                      openAs(false);
                              });
                          });
}

bool PageLoader::triesHttp()
{
    const PageAddress& place = m_pending.place;
    if (!place.isGuessed || place.url.scheme() != QLatin1String("https"))
        return false;
    m_timeout.stop();
    m_state = State::Explaining;
    PageAddress plain = place;
    plain.url.setScheme(QStringLiteral("http"));
    // Not from within a signal of the page, which may go for it.
    QTimer::singleShot(0, this, [this, plain, generation = ++m_generation] {
        if (generation == m_generation)
            load(plain);
    });
    return true;
}

void PageLoader::nothingCame()
{
    m_answerTimeout.stop();
    if (m_pending.taken != Taken::OnDemand && triesHttp())
        return;
    // The browser has given up the page already, or the answer came from the page before.
    if (m_page->loadProblem().code != 0 || m_secondsWaited == 0) {
        sayWhyNot(downloadMilliseconds);
        return;
    }
    fail([name = m_pending.shownName(), seconds = m_secondsWaited] {
        return tr("%1 sent nothing for %2 seconds.").arg(name, QString::number(seconds));
    });
}

void PageLoader::loadFailed()
{
    if (triesHttp())
        return;
    m_timeout.stop();
    sayWhyNot(downloadMilliseconds);
}

// The page says why only when all have been told that it has failed; that it became a download is told later.
void PageLoader::sayWhyNot(int patience)
{
    constexpr int step = 20;
    if (m_state != State::Retaking)
        m_state = State::Explaining;
    QTimer::singleShot(step, this, [this, patience, generation = ++m_generation] {
        if (generation != m_generation)
            return;
        const LoadProblem why = m_page->loadProblem();
        const bool isDownload = m_blocked->hasAny(BlockedKind::Download);
        if (why.text().isEmpty() && !isDownload && patience > 0) {
            sayWhyNot(patience - step);
            return;
        }
        fail([name = m_pending.shownName(), why, isDownload, isOpen = m_network->isOpen()] {
            const QString reason = !isOpen      ? tr("the network is switched off")
                                   : isDownload ? tr("it is a file to be saved, not a page")
                                                : why.text();
            return reason.isEmpty() ? tr("%1 could not be loaded.").arg(name)
                                    : tr("%1 could not be loaded: %2.").arg(name, reason);
        });
    });
}

void PageLoader::cancel()
{
    if (!isLoading())
        return;
    m_failure.cause = Failure::Cause::Person;
    const Wording said = [name = m_pending.shownName(), isTakenAgain = m_pending.taken == Taken::Again] {
        return (isTakenAgain ? tr("%1 was not taken again: you cancelled it.")
                             : tr("%1 was not loaded: you cancelled it."))
            .arg(name);
    };
    const bool isUntouched = isReading() || m_state == State::Retaking; // the page before is still there
    m_reader->stop();
    if (!isUntouched && m_answerTimeout.isActive()) {
        endThen([this, said] { fail(said); });
        return;
    }
    if (!isUntouched)
        m_page->triggerAction(QWebEnginePage::Stop);
    fail(said);
}

void PageLoader::takeNow()
{
    if (!m_timeout.isActive())
        return;
    capture(Taken::OnDemand);
}

int PageLoader::secondsLeft() const
{
    return m_timeout.isActive() ? (m_timeout.remainingTime() + 999) / 1000 : -1;
}

void PageLoader::readSource()
{
    if (m_source.place.isWeb()) {
        m_sources->readWeb(m_page, m_limits, m_answerPatience);
        return;
    }
    m_sources->readBytes(m_content.bytes, m_content.encodingHint, m_limits);
}

QString PageLoader::baseUrl() const
{
    return m_source.filePath.isEmpty() ? m_source.url.toString(QUrl::FullyEncoded) : QString();
}

QString PageLoader::savedBaseUrl() const
{
    if (m_source.archive)
        return m_source.original.toString(QUrl::FullyEncoded);
    return m_source.place.kind == PageAddress::Kind::File ? fileUrl(m_source.place.path) : baseUrl();
}

} // namespace tagseam
