// SPDX-License-Identifier: MIT
// Loads a URL or file into a page, and captures a snapshot of its live DOM.
#include "ui/browser/load/pageloader.h"

#include "ui/browser/guard/archivescheme.h"
#include "ui/browser/guard/pagescheme.h"
#include "ui/browser/load/sourcereader.h"
#include "ui/widgets/errortext.h"

#include <QFile>
#include <QTimer>
#include <QWebEngineProfile>
#include <QWebEngineScript>
#include <QWebEngineSettings>

#include <algorithm>
#include <memory>
#include <utility>

namespace tagseam {

namespace {

// Least speed of layout in a renderer while other programs work, too. It keeps a large page from being taken
// for a hung one.
constexpr qint64 bytesPerMillisecond = 500;

// Least speed at which a browser builds a page from its bytes while other programs work, too: it took 51 s
// for 19 MB.
constexpr qint64 bytesBuiltPerMillisecond = 200;

// Blink inserts this element at the point from which a document is not well-formed XML.
constexpr const char* parserError =
    "document.getElementsByTagNameNS('http://www.w3.org/1999/xhtml', 'parsererror').length > 0";
constexpr int downloadMilliseconds = 300; // time until it is known that the response is a download

QString said(RendererEnd why, const QString& address, int seconds)
{
    constexpr std::size_t gigabyte = std::size_t{1} << 30U;
    switch (why) {
    case RendererEnd::Crashed:
        return PageLoader::tr("%1 crashed the renderer process.").arg(address);
    case RendererEnd::Hung:
        return PageLoader::tr(
                   "%1 did not respond for %2 seconds and was stopped. A script may be in an endless loop.")
            .arg(address, QString::number(seconds));
    case RendererEnd::Memory:
        return PageLoader::tr("%1 used more than %2 GB of memory and was stopped.")
            .arg(address, QString::number(Watchdog::mostBytes / gigabyte));
    case RendererEnd::Storm:
        return PageLoader::tr("%1 kept asking for dialogs, windows or other addresses and was stopped.")
            .arg(address);
    }
    return {};
}

} // namespace

PageLoader::PageLoader(QObject* parent)
    : QObject(parent), m_scheme(new PageSchemeHandler(this)), m_archives(new ArchiveSchemeHandler(this)),
      m_reader(new PageReader(this)), m_sources(new SourceReader(this)), m_blocked(new BlockLog(this)),
      m_network(new NetworkSwitch(m_blocked, m_scheme, this)), m_live(new LivePage(this)),
      m_copies(new PageCopies(this))
{
    m_network->setDetour([this](const QUrl& url) { return m_archives->detour(url); });
    connectReader();
    connectLivePage();
    connect(m_copies, &PageCopies::shown, this, &PageLoader::copyShown);
    connect(m_copies, &PageCopies::ended, this, &PageLoader::copyEnded);
    m_timeout.setSingleShot(true);
    connect(&m_timeout, &QTimer::timeout, this, [this] { capture(Taken::TimedOut); });
    m_aheadTimer.setSingleShot(true);
    connect(&m_aheadTimer, &QTimer::timeout, this, &PageLoader::sendAhead);
    makeProfile();
}

PageLoader::~PageLoader()
{
    retire();
    // Destroyed first, because its pages may still send signals that need the other members.
    m_profile.reset();
}

void PageLoader::retire()
{
    // A page that is deleted answers all open questions; nobody is left to receive the answers.
    blockSignals(true);
    m_reader->stop();
    dropSource();
    m_timeout.stop();
    m_live->cancel();
    m_live->forgetEnd();
    ++m_generation;
    m_copies->drop();
}

void PageLoader::setPatience(int timeoutMilliseconds, int answerMilliseconds)
{
    m_patience = timeoutMilliseconds;
    m_live->setPatience(answerMilliseconds);
}

void PageLoader::setLimits(const Limits& limits)
{
    m_limits = limits;
    m_patience = static_cast<int>(limits.seconds) * 1000;
    if (m_timeout.isActive())
        m_timeout.start(std::max(0, m_patience - static_cast<int>(m_waiting.elapsed())));
}

void PageLoader::loadFinished(bool isOk)
{
    if (!m_timeout.isActive())
        return;
    if (!isOk && page()->takeRefusal())
        awaitPage();
    else if (!isOk)
        loadFailed();
    else if (m_content.isXhtml)
        checkXhtml();
    else
        capture(Taken::Loaded);
}

// A page that tried to navigate while it loaded continues, but the signal that it has loaded may never come.
void PageLoader::awaitPage()
{
    constexpr int askMilliseconds = 200;
    const auto isOver = [this, generation = m_generation] {
        return generation != m_generation || !m_timeout.isActive();
    };
    QTimer::singleShot(askMilliseconds, this, [this, isOver] {
        if (isOver())
            return;
        page()->runJavaScript(QStringLiteral("document.readyState"), QWebEngineScript::ApplicationWorld,
                              [this, isOver](const QVariant& state) {
                                  if (isOver())
                                      return;
                                  if (state.toString() == QLatin1String("complete"))
                                      capture(Taken::Loaded);
                                  else
                                      awaitPage();
                              });
    });
}

void PageLoader::connectLivePage()
{
    connect(m_live, &LivePage::progress, this, &PageLoader::progress);
    connect(m_live, &LivePage::taken, this, &PageLoader::take);
    connect(m_live, &LivePage::left, this, &PageLoader::nothingCame);
    connect(m_live, &LivePage::stylesRead, this, &PageLoader::stylesRead);
    connect(m_live, &LivePage::failed, this, [this](const Error& error) {
        if (isLoading())
            fail(errorText(error, m_pending.shownName()));
        else
            emit stylesFailed(errorText(error, m_source.shownName()));
    });
    connect(m_live, &LivePage::late, this, &PageLoader::answerIsLate);
    connect(m_live, &LivePage::ended, this, &PageLoader::pageEnded);
}

void PageLoader::capture(Taken how, NodeId kept)
{
    m_state = how == Taken::Again ? State::Retaking : State::Taking;
    m_timeout.stop();
    m_secondsWaited = static_cast<int>((m_waiting.elapsed() + 500) / 1000);
    m_pending.taken = how;
    m_live->capture({m_limits, m_isInsideOn, kept},
                    static_cast<int>(static_cast<qint64>(m_content.bytes.size()) / bytesPerMillisecond));
}

void PageLoader::take(Capture* capture)
{
    m_state = State::Idle;
    m_pending.isRendered = true;
    m_source = m_pending;
    m_live->setAsking(m_source.areScriptsOn);
    if (m_source.place.isWeb())
        m_source.url = page()->url(); // the URL after redirects
    m_keptNode = capture->kept;
    m_foreignFrames = capture->foreignFrames;
    m_closedRoots = capture->closedRoots;
    m_excluded = capture->excluded;
    emit captured(&capture->document);
    if (isLate())
        emit timedOut();
    if (!wasTakenAgain())
        readSource();
}

bool PageLoader::takeAgain(NodeId kept)
{
    if (!isLive())
        return false;
    ++m_generation;
    m_pending = m_source;
    m_failure.cause = Failure::Cause::Page;
    m_state = State::Retaking;
    emit started(m_source.address);
    capture(Taken::Again, kept);
    return true;
}

bool PageLoader::readStyles(std::uint32_t nodes)
{
    if (!isLive())
        return false;
    m_live->readStyles(nodes);
    return true;
}

void PageLoader::cancelStyles()
{
    if (!isLoading())
        m_live->cancel();
}

bool PageLoader::isLive() const
{
    return m_state == State::Idle && !m_isStamped && !m_source.address.isEmpty() && m_live->hasRenderer();
}

// True if page() is already for another page than m_source, which is not captured yet. A page that is
// recaptured remains the same page.
bool PageLoader::isLeaving() const
{
    return m_state == State::Building || m_state == State::Explaining || m_state == State::Taking;
}

// True if page() does not show m_source.
bool PageLoader::isAway() const
{
    return m_state == State::Away || m_state == State::ReadingAway || isLeaving();
}

// At this point page() may show the error page of a browser, half of a page, or nothing. The page before is
// then shown again from its capture. It is not loaded again: that could give another page, without what the
// user had selected.
void PageLoader::fail(const QString& sentence)
{
    m_timeout.stop();
    m_live->cancel();
    page()->settle();
    ++m_generation;
    if (isLeaving() && m_sourcePatience && m_failure.cause != Failure::Cause::Person) {
        if (m_sources->isReading()) { // takeSource() continues
            m_pending.failure = sentence;
            m_state = State::Explaining;
            return;
        }
        sendAhead();
    }
    m_failure.sentence = sentence;
    m_failure.place = m_pending.place;
    m_failure.isSourceLeft = m_pending.isSourceAhead && !m_pending.isRendered;
    if (isLeaving())
        dropSource();
    m_state = isAway() ? State::Away : State::Idle;
    if (!m_source.address.isEmpty()) { // The state of that page is restored.
        m_pending = m_source;
        m_areScriptsOn = m_source.areScriptsOn && m_state == State::Idle;
        m_isNetworkOn = m_source.isNetworkOpen;
    }
    if (m_failure.isSourceLeft)
        m_failure.sentence += ' ' + tr("Only its source tree is shown.");
    emit failed(m_failure.sentence);
    if (isAway())
        QTimer::singleShot(
            0, this, [this, generation = m_generation] { // must not run from within a signal of the page
                if (generation == m_generation)
                    goBack();
            });
}

void PageLoader::goBack()
{
    if (m_source.address.isEmpty())
        return;
    m_source.areScriptsOn = false;
    m_areScriptsOn = false;
    serveArchive(m_source);
    enterProfile(false, m_source.isNetworkOpen);
    emit lost({});
    emit copyLost(Copy::Pruned);
}

// Terminates the renderer and calls `then` when it is gone, unless something else was requested meanwhile.
void PageLoader::endThen(const std::function<void()>& then)
{
    ++m_generation;
    if (isLeaving())
        dropSource();
    m_live->cancel();
    if (!m_live->hasRenderer()) {
        then();
        return;
    }
    m_state = isLoading() ? State::Taking : State::Away;
    m_profile->setUsed(); // the end of the renderer may be reported when the next page has come
    m_live->end([this, then, generation = m_generation] {
        if (generation == m_generation)
            then();
    });
}

void PageLoader::answerIsLate(int seconds)
{
    const Source& asked = isLoading() ? m_pending : m_source;
    const QString sentence =
        (asked.areScriptsOn
             ? tr("%1 did not respond for %2 seconds and was stopped. A script may be in an endless loop.")
             : tr("%1 did not respond for %2 seconds and was stopped. The page may be too large or too "
                  "deeply nested."))
            .arg(asked.shownName(), QString::number(seconds));
    m_failure.cause = asked.areScriptsOn ? Failure::Cause::Script : Failure::Cause::Page;
    if (!isLoading())
        giveUpStyles(sentence);
    endThen([this, sentence] { fail(sentence); });
}

void PageLoader::giveUpStyles(const QString& sentence)
{
    if (isLoading() || !m_live->isAsked())
        return;
    m_live->cancel();
    emit stylesFailed(sentence);
}

QString PageLoader::fetch(const QUrl& url)
{
    m_network->expect(url);
    return page()->fetch(url);
}

// Not while another page uses the profile: its permissions would let a copy fetch its resources. If that page
// fails to load, goBack() requests the copies again.
void PageLoader::show(Copy copy, const QByteArray& html, const PageAddress& of)
{
    if (isLeaving())
        return;
    if (copy == Copy::Rendered)
        leaveLivePage();
    m_copies->show(copy, html, [this, &of](const QString& name, const QByteArray& marked) {
        const bool isOfFile = of.kind == PageAddress::Kind::File;
        const QByteArray file = isOfFile ? QByteArray::fromStdString(of.path) : m_source.filePath;
        const bool hasFolder = isOfFile || m_source.place.kind == PageAddress::Kind::File;
        return m_scheme->put(name, file.isEmpty() ? QByteArray("/page.html") : file, byteOrderMark + marked,
                             hasFolder);
    });
}

// A copy of the page takes its place.
void PageLoader::leaveLivePage()
{
    ++m_generation;
    m_live->cancel();
    if (isAway())
        m_state = m_state == State::ReadingAway ? State::Reading : State::Idle;
    m_isStamped = true;
    m_live->setAsking(false);
    page()->settings()->setAttribute(QWebEngineSettings::JavascriptEnabled, false);
}

// --- From the address to the opened page: what an address refers to, and how its bytes reach the browser.
// ---

void PageLoader::connectReader()
{
    connect(m_reader, &PageReader::progress, this, &PageLoader::progress);
    connect(m_sources, &SourceReader::read, this,
            [this](Result<Document>* source) { takeSource(std::move(*source)); });
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
            fail(std::get<QString>(*page));
        }
    });
}

void PageLoader::load(const QString& address)
{
    load(PageAddress::fromText(address));
}

void PageLoader::load(PageAddress place,
                      const QByteArray& given) // a copy, because the argument may be a member of m_pending
{
    const PageAddress address = std::move(place);
    giveUpStyles(tr("Another page was opened."));
    if (m_live->isAwaited()) { // the page is busy, perhaps for ever
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
    m_live->cancel(); // its results for the page may still be decoding
    m_reader->stop();
    dropSource();
    if (m_sourcePatience) // a busy machine reads for long, too
        m_aheadTimer.start(*m_sourcePatience);
    m_state = isAway() ? State::ReadingAway : State::Reading;
    m_pending = {};
    m_pending.place = address;
    m_pending.address = address.text();
    m_pending.areScriptsOn = m_areScriptsOn;
    m_pending.isNetworkOpen = m_isNetworkOn;
    emit started(m_pending.address);
    if (address.kind == PageAddress::Kind::Unknown || address.kind == PageAddress::Kind::None)
        fail(tr("Cannot open '%1': Tagseam opens files and http or https addresses.")
                 .arg(elided(address.scheme)));
    else if (address.kind == PageAddress::Kind::Clipboard && content.isNull())
        fail(tr("No page was opened from the clipboard yet."));
    else if (address.isWeb())
        openWeb();
    else
        m_reader->read(address, content.isNull() ? std::nullopt : std::optional(content.toStdString()),
                       m_limits);
}

QByteArray PageLoader::given() const
{
    const auto known = m_given.find(m_pending.place.kind);
    return known == m_given.end() ? QByteArray() : known->second;
}

// Replaces the page that is shown by the requested one. The two have nothing in common.
void PageLoader::leavePage()
{
    m_live->cancel();
    m_live->forgetEnd();
    m_blocked->clear();
    m_isStamped = false;
    m_state = State::Building;
    m_copies->drop();
    m_copies->forgetLosses();
    m_scheme->clear();
    m_archives->clear();
    enterProfile(m_pending.areScriptsOn, m_pending.isNetworkOpen);
    // Marks the page as left, so that it is not taken for the next page if that never comes.
    page()->runJavaScript(QStringLiteral("globalThis.isLeft = true"), QWebEngineScript::ApplicationWorld);
    m_timeout.start(m_patience +
                    static_cast<int>(static_cast<qint64>(m_content.bytes.size()) / bytesBuiltPerMillisecond));
    m_waiting.start();
}

void PageLoader::openWeb()
{
    m_content = {};
    m_pending.url = m_pending.place.url;
    leavePage();
    page()->open(m_pending.url);
}

void PageLoader::openContent(PageContent content)
{
    m_content = std::move(content);
    m_pending.place = m_content.address; // for a folder, the page in it
    m_pending.address = m_pending.place.text();
    if (!m_content.input.empty())
        m_given[m_pending.place.kind] = QByteArray::fromStdString(std::exchange(m_content.input, {}));
    openAs(m_content.isXhtml);
    m_sources->readBytes({m_content.bytes, m_content.findings, m_content.isXhtml}, m_content.encodingHint,
                         m_limits, {m_content.archive, m_content.entry});
}

void PageLoader::openAs(bool isXhtml)
{
    const PageAddress& place = m_pending.place;
    const QByteArray html = byteOrderMark + QByteArray::fromStdString(m_content.utf8);
    if (!isXhtml) // the bytes may be needed again, to read them as HTML
        m_content.utf8 = {};
    const QByteArray type = isXhtml ? "application/xhtml+xml" : "text/html";
    leavePage();
    m_pending.findings = m_content.findings;
    m_pending.archive = m_content.archive;
    m_pending.entry = m_content.entry;
    m_pending.addresses = m_content.addresses;
    if (m_pending.archive) {
        m_pending.original = QUrl(QString::fromStdString(m_pending.archive->entries()[m_pending.entry].url));
        m_pending.url = serveArchive(m_pending, html, isXhtml);
        page()->open(m_pending.url);
        return;
    }
    const bool isFile = place.kind == PageAddress::Kind::File;
    const QByteArray path = QByteArray::fromStdString(place.path);
    m_pending.filePath = isFile                                      ? path
                         : place.kind == PageAddress::Kind::Resource ? path.mid(1)
                                                                     : QByteArray("/page.html");
    m_pending.url = m_scheme->put(QStringLiteral("page"), m_pending.filePath, html, isFile, type);
    page()->open(m_pending.url);
}

QUrl PageLoader::serveArchive(const Source& source, const QByteArray& html, bool isXhtml)
{
    if (source.archive)
        return m_archives->put(source.archive, source.addresses, source.entry, html, isXhtml);
    m_archives->clear();
    return {};
}

// XML parsing ends at the first error. A page that is not well-formed is still shown: browsers that got it as
// HTML showed it.
void PageLoader::checkXhtml()
{
    page()->runJavaScript(QLatin1String(parserError), QWebEngineScript::ApplicationWorld,
                          [this, generation = m_generation](const QVariant& result) {
                              if (generation != m_generation || !m_timeout.isActive())
                                  return;
                              if (!result.toBool()) {
                                  capture(Taken::Loaded);
                                  return;
                              }
                              m_content.isXhtml = false;
                              m_timeout.stop(); // the page that finishes now is the page before
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
    // Must not run from within a signal of the page, which may be deleted.
    QTimer::singleShot(0, this, [this, plain, generation = ++m_generation] {
        if (generation == m_generation)
            load(plain);
    });
    return true;
}

void PageLoader::nothingCame()
{
    if (m_pending.taken != Taken::OnDemand && triesHttp())
        return;
    // The bytes are here, so the page comes: the page before has answered, because a busy browser has not yet
    // put the new one in its place.
    if (m_pending.taken == Taken::OnDemand && !m_pending.place.isWeb() && page()->loadProblem().code == 0) {
        constexpr int askMilliseconds = 50;
        QTimer::singleShot(askMilliseconds, this, [this, generation = m_generation] {
            if (generation == m_generation)
                capture(Taken::OnDemand);
        });
        return;
    }
    // The browser has given up the page already, or the answer came from the page before.
    if (page()->loadProblem().code != 0 || m_secondsWaited == 0) {
        sayWhyNot(downloadMilliseconds);
        return;
    }
    fail((m_pending.place.isWeb() ? tr("%1 sent nothing for %2 seconds.")
                                  : tr("The browser did not begin to build %1 within %2 seconds."))
             .arg(m_pending.shownName(), QString::number(m_secondsWaited)));
}

void PageLoader::loadFailed()
{
    if (triesHttp())
        return;
    m_timeout.stop();
    sayWhyNot(downloadMilliseconds);
}

// Qt WebEngine reports late that the page became a download.
void PageLoader::sayWhyNot(int patience)
{
    constexpr int step = 20;
    if (m_state != State::Retaking)
        m_state = State::Explaining;
    QTimer::singleShot(step, this, [this, patience, generation = ++m_generation] {
        if (generation != m_generation)
            return;
        const LoadProblem why = page()->loadProblem();
        const bool isDownload = m_blocked->hasAny(BlockedKind::Download);
        if (why.text().isEmpty() && !isDownload && patience > 0) {
            sayWhyNot(patience - step);
            return;
        }
        fail([&, name = m_pending.shownName(), isOpen = m_network->isOpen()] {
            const QString reason = !isOpen      ? tr("the network is off")
                                   : isDownload ? tr("it is a download, not a page")
                                                : why.text();
            return reason.isEmpty() ? tr("%1 could not be loaded.").arg(name)
                                    : tr("%1 could not be loaded: %2.").arg(name, reason);
        }());
    });
}

void PageLoader::cancel()
{
    if (!isLoading())
        return;
    m_failure.cause = Failure::Cause::Person;
    const QString said = (m_pending.taken == Taken::Again ? tr("%1 was not recaptured: you cancelled it.")
                                                          : tr("%1 was not loaded: you cancelled it."))
                             .arg(m_pending.shownName());
    const bool isUntouched = isReading() || m_state == State::Retaking; // the page before is still shown
    m_reader->stop();
    if (!isUntouched && m_live->isAwaited()) {
        endThen([this, said] { fail(said); });
        return;
    }
    if (!isUntouched)
        page()->triggerAction(QWebEnginePage::Stop);
    fail(said);
}

void PageLoader::takeNow()
{
    if (!m_timeout.isActive())
        return;
    capture(Taken::OnDemand);
}

int PageLoader::secondsWaited() const
{
    return m_timeout.isActive() ? static_cast<int>(m_waiting.elapsed() / 1000) : m_secondsWaited;
}

int PageLoader::secondsLeft() const
{
    return m_timeout.isActive() ? (m_timeout.remainingTime() + 999) / 1000 : -1;
}

// The bytes of a web page are known after it was rendered; those of other pages are parsed meanwhile.
void PageLoader::readSource()
{
    m_aheadTimer.stop();
    if (m_source.place.isWeb())
        m_sources->readWeb(page(), m_limits, m_live->patience());
    else if (std::optional<Result<Document>> parsed = std::exchange(m_parsed, std::nullopt))
        emit sourceRead(&*parsed);
}

void PageLoader::takeSource(Result<Document> source)
{
    if (isLeaving()) {
        m_parsed = std::move(source);
        if (!m_pending.failure.isEmpty())
            fail(std::exchange(m_pending.failure, {}));
        else if (m_sourcePatience && !m_aheadTimer.isActive())
            sendAhead();
    } else {
        emit sourceRead(&source);
    }
}

// Puts the source tree in the place of the page before, while the browser builds the page. A page that is
// reloaded stays until it is rendered.
void PageLoader::sendAhead()
{
    const bool isReload = m_source.isRendered && m_source.address == m_pending.address;
    if (!isLeaving() || isReload || !m_parsed || !*m_parsed)
        return;
    Document source = **std::exchange(m_parsed, std::nullopt);
    m_pending.isSourceAhead = true;
    m_source = m_pending;
    emit sourceAhead(&source);
}

void PageLoader::setSourceParser(Parser parser)
{
    m_sources->setParser(parser);
}

void PageLoader::readSourceAgain(Parser parser)
{
    m_sources->readAgain(parser);
}

void PageLoader::dropSource()
{
    m_aheadTimer.stop();
    m_sources->stop();
    m_parsed.reset();
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

// --- The end of a renderer, and the profiles that hold the pages. ---

// Makes a profile with empty pages; the pages before are deleted when this returns.
void PageLoader::makeProfile()
{
    m_copies->drop(); // a page that is deleted answers its open questions
    const std::unique_ptr<PageProfile> before =
        std::exchange(m_profile, std::make_unique<PageProfile>(m_scheme, m_archives, m_network, m_blocked));
    m_copies->setProfile(m_profile.get());
    connectPage();
    if (before) {
        leaveProfile(before->dissolve());
        emit pagesReplaced();
    }
}

// Deletes the profile when all that its pages requested has been blocked.
void PageLoader::leaveProfile(std::unique_ptr<QWebEngineProfile> profile)
{
    constexpr int stay = 60'000; // ms
    m_leftProfiles.push_back(std::move(profile));
    QTimer::singleShot(stay, this, [this] { m_leftProfiles.pop_front(); });
}

void PageLoader::connectPage()
{
    m_live->setPage(m_profile->page());
    connect(page(), &StillPage::fetched, this, &PageLoader::fetched);
    connect(page(), &QWebEnginePage::loadProgress, this, &PageLoader::progress);
    connect(page(), &StillPage::loaded, this, &PageLoader::loadFinished);
}

// Makes another profile when the last page could have left anything in this one, or could still ask the
// network for something when that is opened for the next page.
void PageLoader::enterProfile(bool areScriptsOn, bool isNetworkOpen)
{
    if (m_profile->isUsedFor(areScriptsOn || isNetworkOpen))
        makeProfile();
    m_network->setOpen(isNetworkOpen);
    m_profile->setHoldsPage();
    if (areScriptsOn || isNetworkOpen)
        m_profile->setUsed();
    if (areScriptsOn)
        m_profile->guard();
    m_live->setAsking(false);
    page()->settings()->setAttribute(QWebEngineSettings::JavascriptEnabled, areScriptsOn);
}

void PageLoader::pageEnded(RendererEnd why, int seconds)
{
    const bool isOfNext = isLoading() && !isReading(); // otherwise the next page is still being read
    const QString name = (isOfNext ? m_pending : m_source).shownName();
    const QString sentence = said(why, name, seconds);
    if (isOfNext) {
        m_state = State::Taking; // belongs to no page any more
        if (why != RendererEnd::Crashed && m_pending.areScriptsOn)
            m_failure.cause = Failure::Cause::Script;
        fail(sentence);
        return;
    }
    if (m_source.address.isEmpty())
        return;
    giveUpStyles(sentence);
    QTimer::singleShot(0, this, [this, sentence, generation = ++m_generation] {
        if (generation != m_generation || isLeaving())
            return;
        m_copies->drop(Copy::Rendered);
        if (m_copies->isLostTooOften(Copy::Rendered)) {
            emit givenUp(sentence);
            return;
        }
        m_source.areScriptsOn = false;
        if (!isLoading()) {
            m_pending.areScriptsOn = false;
            m_areScriptsOn = false;
        }
        emit lost(sentence);
    });
}

// The next page brings its own copies.
void PageLoader::copyEnded(Copy copy)
{
    if (isLeaving() || m_source.address.isEmpty())
        return;
    m_copies->drop(copy);
    if (m_copies->isLostTooOften(copy))
        emit givenUp(tr("%1 crashed the renderer process.").arg(m_source.shownName()));
    else
        emit copyLost(copy);
}

} // namespace tagseam
