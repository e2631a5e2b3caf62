// SPDX-License-Identifier: MIT
// URL or file -> a shown page, and the snapshot of its live DOM.
#include "ui/browser/pageloader.h"

#include "ui/browser/archivescheme.h"
#include "ui/browser/pagescheme.h"
#include "ui/browser/sourcereader.h"
#include "ui/widgets/errortext.h"

#include <QFile>
#include <QWebEngineProfile>
#include <QWebEngineScript>
#include <QWebEngineSettings>

#include <algorithm>
#include <utility>

namespace tagseam {

namespace {

// What a renderer lays out at the least while other programs work, too: a large page is no hung one.
constexpr qint64 bytesPerMillisecond = 500;

} // namespace

PageLoader::PageLoader(QObject* parent)
    : QObject(parent), m_scheme(new PageSchemeHandler(this)), m_archives(new ArchiveSchemeHandler(this)),
      m_reader(new PageReader(this)), m_sources(new SourceReader(this)), m_blocked(new BlockLog(this)),
      m_network(new NetworkSwitch(m_blocked, m_scheme, this)), m_capture(new PageCapture(this)),
      m_wholeCopy(new ShownCopy(QStringLiteral("whole"), this)),
      m_prunedCopy(new ShownCopy(QStringLiteral("pruned"), this)),
      m_sourceCopy(new ShownCopy(QStringLiteral("source"), this))
{
    m_network->setDetour([this](const QUrl& url) { return m_archives->detour(url); });
    m_network->setOpen(false);
    connectReader();
    connectCapture();
    connectCopies();
    m_timeout.setSingleShot(true);
    connect(&m_timeout, &QTimer::timeout, this, [this] { capture(Taken::TimedOut); });
    m_answerTimeout.setSingleShot(true);
    connect(&m_answerTimeout, &QTimer::timeout, this, &PageLoader::answerIsLate);
    makeRoom();
}

PageLoader::~PageLoader()
{
    retire();
    m_room.reset(); // what its pages still tell, they tell while all is there
}

void PageLoader::retire()
{
    // A page that is deleted answers all that it still owes: nobody is there to hear it.
    blockSignals(true);
    m_reader->stop();
    m_sources->stop();
    m_timeout.stop();
    m_answerTimeout.stop();
    m_capture->cancel();
    m_afterEnd = {};
    ++m_generation;
    for (ShownCopy* copy : {m_wholeCopy, m_prunedCopy, m_sourceCopy})
        copy->drop();
}

void PageLoader::setPatience(int timeoutMilliseconds, int answerMilliseconds)
{
    m_patience = timeoutMilliseconds;
    m_watchdog->setPatience(answerMilliseconds);
    m_answerPatience = answerMilliseconds;
}

void PageLoader::setLimits(const Limits& limits)
{
    m_limits = limits;
    m_patience = static_cast<int>(limits.seconds) * 1000;
}

void PageLoader::loadFinished(bool isOk)
{
    if (!m_timeout.isActive() || (isOk && !m_page->hasBegun()))
        return;
    if (!isOk && m_page->takeRefusal())
        awaitPage();
    else if (!isOk)
        loadFailed();
    else if (m_content.isXhtml)
        checkXhtml();
    else
        capture(Taken::Loaded);
}

// A page that wanted away while it loaded goes on, but what says that it is there may never come.
void PageLoader::awaitPage()
{
    constexpr int askMilliseconds = 200;
    const auto isOver = [this, generation = m_generation] {
        return generation != m_generation || !m_timeout.isActive();
    };
    QTimer::singleShot(askMilliseconds, this, [this, isOver] {
        if (isOver())
            return;
        m_page->runJavaScript(QStringLiteral("document.readyState"), QWebEngineScript::ApplicationWorld,
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

void PageLoader::connectCapture()
{
    connect(m_capture, &PageCapture::busyFor, this,
            [this](int milliseconds) { m_answerTimeout.start(m_answerPatience + milliseconds); });
    connect(m_capture, &PageCapture::progress, this, [this](int percent) {
        if (percent < 100)
            m_answerTimeout.start(m_answerPatience); // it answers
        else
            m_answerTimeout.stop(); // the rest is up to this program
        emit progress(percent);
    });
    connect(m_capture, &PageCapture::left, this, &PageLoader::nothingCame);
    connect(m_capture, &PageCapture::failed, this, [this](const Error& error) {
        m_answerTimeout.stop();
        if (isLoading())
            fail([error, name = m_pending.shownName()] { return errorText(error, name); });
        else
            emit stylesFailed([error, name = m_source.shownName()] { return errorText(error, name); });
    });
    connect(m_capture, &PageCapture::taken, this, &PageLoader::take);
    connect(m_capture, &PageCapture::stylesRead, this, [this](ComputedStyles* styles) {
        m_answerTimeout.stop();
        emit stylesRead(styles);
    });
}

void PageLoader::capture(Taken how, NodeId kept)
{
    m_state = how == Taken::Again ? State::Retaking : State::Taking;
    m_timeout.stop();
    m_secondsWaited = static_cast<int>((m_waiting.elapsed() + 500) / 1000);
    m_answerTimeout.start(m_answerPatience + static_cast<int>(static_cast<qint64>(m_content.bytes.size()) /
                                                              bytesPerMillisecond));
    m_page->settle();
    m_pending.taken = how;
    m_capture->take(m_page, {m_limits, m_isInsideOn, kept});
}

void PageLoader::take(Capture* capture)
{
    m_answerTimeout.stop();
    m_state = State::Idle;
    m_source = m_pending;
    m_watchdog->setAsking(m_source.areScriptsOn);
    if (m_source.place.isWeb())
        m_source.url = m_page->url(); // after redirects
    m_keptNode = capture->kept;
    m_foreignFrames = capture->foreignFrames;
    m_closedRoots = capture->closedRoots;
    m_leftOut = capture->leftOut;
    emit captured(&capture->document);
    if (isLate())
        emit timedOut();
    if (!m_source.xmlProblem.isEmpty())
        emit readAsHtml(m_source.xmlProblem);
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
    m_answerTimeout.start(m_answerPatience);
    m_capture->readStyles(m_page, nodes);
    return true;
}

void PageLoader::cancelStyles()
{
    if (isLoading() || !m_capture->isRunning())
        return;
    m_answerTimeout.stop();
    m_capture->cancel();
}

bool PageLoader::isLive() const
{
    return m_state == State::Idle && !m_isStamped && !m_source.address.isEmpty() &&
           m_page->renderProcessPid() > 0;
}

// Whether m_page is for another page than m_source already, which is not captured yet. A page that is taken
// again is still itself.
bool PageLoader::isLeaving() const
{
    return m_state == State::Building || m_state == State::Explaining || m_state == State::Taking;
}

// m_page does not show m_source.
bool PageLoader::isAway() const
{
    return m_state == State::Away || m_state == State::ReadingAway || isLeaving();
}

// What m_page shows by now may be the error page of a browser, half of a page, or nothing: then the page that
// was there is shown again, as captured. Not by loading it: it would be another one, and what the person had
// selected in it would be gone.
void PageLoader::fail(const Wording& sentence)
{
    m_failure.sentence = sentence;
    m_failure.place = m_pending.place;
    m_timeout.stop();
    m_answerTimeout.stop();
    m_capture->cancel();
    ++m_generation;
    m_state = isAway() ? State::Away : State::Idle;
    if (!m_source.address.isEmpty()) { // all is again as that page has it
        m_pending = m_source;
        m_areScriptsOn = m_source.areScriptsOn && m_state == State::Idle;
        m_isNetworkOn = m_source.isNetworkOpen;
    }
    emit failed(sentence());
    if (isAway())
        QTimer::singleShot(0, this,
                           [this, generation = m_generation] { // not from within a signal of the page
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
    m_network->setOpen(m_source.isNetworkOpen);
    serveArchive(m_source);
    enterRoom(false);
    emit lost({});
    emit prunedLost();
}

// Ends the renderer, and goes on when it is gone, unless something else was asked for by then.
void PageLoader::endThen(const std::function<void()>& then)
{
    ++m_generation;
    m_answerTimeout.stop();
    m_capture->cancel();
    if (m_page->renderProcessPid() <= 0) {
        then();
        return;
    }
    m_state = isLoading() ? State::Taking : State::Away;
    m_room->setUsed(); // its end may be told when the next page is there already
    m_afterEnd = [this, then, generation = m_generation] {
        if (generation == m_generation)
            then();
    };
    m_page->endRenderer();
}

void PageLoader::answerIsLate()
{
    const Source& asked = isLoading() ? m_pending : m_source;
    const Wording sentence = [name = asked.shownName(), seconds = m_answerTimeout.interval() / 1000,
                              areScriptsOn = asked.areScriptsOn] {
        return (areScriptsOn
                    ? tr("%1 did not answer for %2 seconds: a script of it may be caught in a loop. It "
                         "was ended.")
                    : tr("%1 did not answer for %2 seconds: it may be too large, or nested too deep. It "
                         "was ended."))
            .arg(name, QString::number(seconds));
    };
    m_failure.cause = asked.areScriptsOn ? Failure::Cause::Script : Failure::Cause::Page;
    if (!isLoading())
        giveUpStyles(sentence);
    endThen([this, sentence] { fail(sentence); });
}

void PageLoader::giveUpStyles(const Wording& sentence)
{
    if (isLoading() || !m_capture->isRunning())
        return;
    m_answerTimeout.stop();
    m_capture->cancel();
    emit stylesFailed(sentence);
}

QString PageLoader::fetch(const QUrl& url)
{
    m_network->expect(url);
    return m_page->fetch(url);
}

void PageLoader::connectCopies()
{
    connect(m_wholeCopy, &ShownCopy::shown, this, &PageLoader::stampedShown);
    connect(m_prunedCopy, &ShownCopy::shown, this, &PageLoader::prunedShown);
    connect(m_sourceCopy, &ShownCopy::shown, this, &PageLoader::sourceShown);
}

void PageLoader::showStamped(const QByteArray& html)
{
    if (isLeaving())
        return;
    ++m_generation;
    m_capture->cancel();
    if (isAway())
        m_state = m_state == State::ReadingAway ? State::Reading : State::Idle;
    m_isStamped = true;
    m_watchdog->setAsking(false);
    m_page->settings()->setAttribute(QWebEngineSettings::JavascriptEnabled, false);
    show(m_wholeCopy, html);
}

void PageLoader::showPruned(const QByteArray& html)
{
    show(m_prunedCopy, html);
}

QWebEnginePage* PageLoader::sourcePage()
{
    const bool isNew = !m_room->hasSourcePage();
    StillPage* page = m_room->sourcePage();
    if (isNew)
        connectSourcePage();
    return page;
}

void PageLoader::showSource(const QByteArray& html)
{
    sourcePage();
    show(m_sourceCopy, html);
}

// Not while another page has the room: what this one names would be fetched by that one's leave. If that page
// does not come, goBack() asks for the copies anew.
void PageLoader::show(ShownCopy* copy, const QByteArray& html)
{
    if (isLeaving())
        return;
    copy->show(html, [this, copy](const QByteArray& marked) {
        const bool isFile = !m_source.filePath.isEmpty();
        const bool hasFolder = m_source.place.kind == PageAddress::Kind::File;
        return m_scheme->put(copy->name(), isFile ? m_source.filePath : QByteArray("/page.html"),
                             byteOrderMark + marked, hasFolder);
    });
}

} // namespace tagseam
