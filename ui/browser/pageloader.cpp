// SPDX-License-Identifier: MIT
// URL or file -> a shown page, and the snapshot of its live DOM.
#include "ui/browser/pageloader.h"

#include "core/corpus/pages/annotatedtree.h"
#include "ui/browser/archivescheme.h"
#include "ui/browser/pagescheme.h"
#include "ui/browser/sourcereader.h"

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

// Reasons that errors of core give in words, for their translation; those of zlib, brotli and of the system
// stay as they are. Tests of core look here for what they meet.
[[maybe_unused]] constexpr const char* coreReasons[] = {
    QT_TRANSLATE_NOOP("tagseam::PageLoader", "the page gave no answer"),
    // of contentencoding
    QT_TRANSLATE_NOOP("tagseam::PageLoader", "zlib could not start"),
    QT_TRANSLATE_NOOP("tagseam::PageLoader", "brotli could not start"),
    QT_TRANSLATE_NOOP("tagseam::PageLoader", "it ends before the first byte"),
    QT_TRANSLATE_NOOP("tagseam::PageLoader", "damaged data"),
    QT_TRANSLATE_NOOP("tagseam::PageLoader", "packed as zstd"),
    QT_TRANSLATE_NOOP("tagseam::PageLoader", "unknown content coding"),
    QT_TRANSLATE_NOOP("tagseam::PageLoader", "more codings than can be meant"),
    // of archive and mhtml
    QT_TRANSLATE_NOOP("tagseam::PageLoader", "neither MHTML nor WARC"),
    QT_TRANSLATE_NOOP("tagseam::PageLoader", "its header has no end"),
    QT_TRANSLATE_NOOP("tagseam::PageLoader", "a multipart names no boundary"),
    QT_TRANSLATE_NOOP("tagseam::PageLoader", "it has no part"),
    QT_TRANSLATE_NOOP("tagseam::PageLoader", "unknown transfer encoding"),
    // of warc and recordreader
    QT_TRANSLATE_NOOP("tagseam::PageLoader", "it holds no response"),
    QT_TRANSLATE_NOOP("tagseam::PageLoader", "a record has no end of its headers"),
    QT_TRANSLATE_NOOP("tagseam::PageLoader", "a record ends early"),
    QT_TRANSLATE_NOOP("tagseam::PageLoader", "a record does not say its length"),
    QT_TRANSLATE_NOOP("tagseam::PageLoader", "the file became shorter"),
    QT_TRANSLATE_NOOP("tagseam::PageLoader", "100 times its packed size"),
    // of manifest
    QT_TRANSLATE_NOOP("tagseam::PageLoader", "no JSON"),
    QT_TRANSLATE_NOOP("tagseam::PageLoader", "no JSON object"),
    QT_TRANSLATE_NOOP("tagseam::PageLoader", "missing"),
    QT_TRANSLATE_NOOP("tagseam::PageLoader", "no text"),
    QT_TRANSLATE_NOOP("tagseam::PageLoader", "no object"),
    QT_TRANSLATE_NOOP("tagseam::PageLoader", "no list of texts"),
    QT_TRANSLATE_NOOP("tagseam::PageLoader", "neither true nor false"),
    QT_TRANSLATE_NOOP("tagseam::PageLoader", "no whole number from 0 to 4294967295"),
    QT_TRANSLATE_NOOP("tagseam::PageLoader", "another one than tagseam.manifest/1"),
    QT_TRANSLATE_NOOP("tagseam::PageLoader", "no time in UTC as 2026-11-21T19:30:00Z"),
    QT_TRANSLATE_NOOP("tagseam::PageLoader", "no 64 hexadecimal digits"),
    // of snapshot
    QT_TRANSLATE_NOOP("tagseam::PageLoader", "the bytes end early or late"),
    QT_TRANSLATE_NOOP("tagseam::PageLoader", "no such string"),
    QT_TRANSLATE_NOOP("tagseam::PageLoader", "attributes of no element"),
    QT_TRANSLATE_NOOP("tagseam::PageLoader", "its parent is not open"),
    QT_TRANSLATE_NOOP("tagseam::PageLoader", "no element has that many attributes"),
    QT_TRANSLATE_NOOP("tagseam::PageLoader", "neither element, text nor comment"),
    QT_TRANSLATE_NOOP("tagseam::PageLoader", "attributes missing"),
    QT_TRANSLATE_NOOP("tagseam::PageLoader", "columns of different length"),
    QT_TRANSLATE_NOOP("tagseam::PageLoader", "these bytes are no snapshot"),
    QT_TRANSLATE_NOOP("tagseam::PageLoader", "these bytes are no styles"),
    QT_TRANSLATE_NOOP("tagseam::PageLoader", "another number of nodes"),
    QT_TRANSLATE_NOOP("tagseam::PageLoader", "more styles than nodes"),
};

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
    connect(&m_timeout, &QTimer::timeout, this, [this] { capture(true); });
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
    if (!m_isLoading || !m_timeout.isActive() || (isOk && !m_page->hasBegun()))
        return;
    if (!isOk && m_page->takeRefusal())
        awaitPage();
    else if (!isOk)
        loadFailed();
    else if (m_content.isXhtml)
        checkXhtml();
    else
        capture(false);
}

// A page that wanted away while it loaded goes on, but what says that it is there may never come.
void PageLoader::awaitPage()
{
    constexpr int askMilliseconds = 200;
    const auto isOver = [this, generation = m_generation] {
        return generation != m_generation || !m_isLoading || !m_timeout.isActive();
    };
    QTimer::singleShot(askMilliseconds, this, [this, isOver] {
        if (isOver())
            return;
        m_page->runJavaScript(QStringLiteral("document.readyState"), QWebEngineScript::ApplicationWorld,
                              [this, isOver](const QVariant& state) {
                                  if (isOver())
                                      return;
                                  if (state.toString() == QLatin1String("complete"))
                                      capture(false);
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
        if (m_isLoading)
            fail([error, name = m_pending.shownName()] { return sentence(error, name); });
        else
            emit stylesFailed([error, name = m_source.shownName()] { return sentence(error, name); });
    });
    connect(m_capture, &PageCapture::taken, this, &PageLoader::take);
    connect(m_capture, &PageCapture::stylesRead, this, [this](ComputedStyles* styles) {
        m_answerTimeout.stop();
        emit stylesRead(styles);
    });
}

void PageLoader::capture(bool isLate, NodeId kept)
{
    m_timeout.stop();
    m_secondsWaited = static_cast<int>((m_waiting.elapsed() + 500) / 1000);
    m_answerTimeout.start(m_answerPatience + static_cast<int>(static_cast<qint64>(m_content.bytes.size()) /
                                                              bytesPerMillisecond));
    m_page->settle();
    m_pending.isLate = isLate;
    m_capture->take(m_page, {m_limits, m_isInsideOn, kept});
}

void PageLoader::take(Capture* capture)
{
    m_answerTimeout.stop();
    m_isLoading = false;
    m_isAway = false;
    m_source = m_pending;
    m_watchdog->setAsking(m_source.areScriptsOn);
    if (m_source.place.isWeb())
        m_source.url = m_page->url(); // after redirects
    m_keptNode = capture->kept;
    m_foreignFrames = capture->foreignFrames;
    m_closedRoots = capture->closedRoots;
    m_leftOut = capture->leftOut;
    emit captured(&capture->document);
    if (m_source.isLate)
        emit timedOut();
    if (!m_source.xmlProblem.isEmpty())
        emit readAsHtml(m_source.xmlProblem);
    if (!m_isTakenAgain)
        readSource();
}

bool PageLoader::takeAgain(NodeId kept)
{
    if (!isLive())
        return false;
    ++m_generation;
    m_pending = m_source;
    m_isLoading = true;
    m_isTakenAgain = true;
    emit started(m_source.address);
    capture(false, kept);
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
    if (m_isLoading || !m_capture->isRunning())
        return;
    m_answerTimeout.stop();
    m_capture->cancel();
}

bool PageLoader::isLive() const
{
    return !m_isLoading && !m_isStamped && !m_source.address.isEmpty() && m_page->renderProcessPid() > 0;
}

// Whether m_page is for another page than m_source already, which is not captured yet. A page that is taken
// again is still itself.
bool PageLoader::isLeaving() const
{
    return m_isLoading && !isReading() && !m_isTakenAgain;
}

// What m_page shows by now may be the error page of a browser, half of a page, or nothing: then the page that
// was there is shown again, as captured. Not by loading it: it would be another one, and what the person had
// selected in it would be gone.
void PageLoader::fail(const Wording& sentence)
{
    m_failure = sentence;
    m_failedPlace = m_pending.place;
    m_timeout.stop();
    m_answerTimeout.stop();
    m_capture->cancel();
    ++m_generation;
    m_isLoading = false;
    m_isTakenAgain = false;
    if (!m_source.address.isEmpty()) { // all is again as that page has it
        m_pending = m_source;
        m_areScriptsOn = m_source.areScriptsOn && !m_isAway;
        m_isNetworkOn = m_source.isNetworkOpen;
    }
    emit failed(sentence());
    if (m_isAway)
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
    m_isAway = true;
    m_room->setUsed(); // its end may be told when the next page is there already
    m_afterEnd = [this, then, generation = m_generation] {
        if (generation == m_generation)
            then();
    };
    m_page->endRenderer();
}

void PageLoader::answerIsLate()
{
    const Source& asked = m_isLoading ? m_pending : m_source;
    const Wording sentence = [name = asked.shownName(), seconds = m_answerTimeout.interval() / 1000,
                              areScriptsOn = asked.areScriptsOn] {
        return (areScriptsOn
                    ? tr("%1 did not answer for %2 seconds: a script of it may be caught in a loop. It "
                         "was ended.")
                    : tr("%1 did not answer for %2 seconds: it may be too large, or nested too deep. It "
                         "was ended."))
            .arg(name, QString::number(seconds));
    };
    m_isScriptsFault = asked.areScriptsOn;
    if (!m_isLoading)
        giveUpStyles(sentence);
    endThen([this, sentence] { fail(sentence); });
}

void PageLoader::giveUpStyles(const Wording& sentence)
{
    if (m_isLoading || !m_capture->isRunning())
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
    m_isAway = false;
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

QString sentence(const Error& error, const QString& name)
{
    const QString where = error.where.empty() ? name : QString::fromStdString(error.where);
    QString detail = error.detail.empty() ? QString() : PageLoader::tr(error.detail.c_str());
    switch (error.code) {
    case ErrorCode::CannotRead:
        return PageLoader::tr("%1 cannot be read (%2).").arg(where, detail);
    case ErrorCode::Empty:
        return PageLoader::tr("%1 is empty.").arg(where);
    case ErrorCode::NotText:
        return PageLoader::tr("%1 is not text: %2 % of it are control characters.").arg(where, detail);
    case ErrorCode::BrowserTree:
        return PageLoader::tr("%1 is the tree of a browser, as tagseam --capture-dom writes it, and no page: "
                              "tagseam-cli reads it.")
            .arg(where);
    case ErrorCode::UnknownEncoding:
        return PageLoader::tr("No encoding is named %1.").arg(detail);
    case ErrorCode::TooLarge:
        return PageLoader::tr("%1 is larger than %2.").arg(where, detail);
    case ErrorCode::BadArchive:
        return PageLoader::tr("%1 cannot be unpacked (%2).").arg(where, detail);
    case ErrorCode::TooManyNodes:
        return PageLoader::tr("%1 has more than %2 nodes.").arg(where, detail);
    case ErrorCode::TooManyAttributes:
        return PageLoader::tr("%1 has more than %2 attributes.").arg(where, detail);
    case ErrorCode::TooManyEntries:
        return PageLoader::tr("%1 has a list of entries of more than %2.").arg(where, detail);
    case ErrorCode::TooDeep:
        return PageLoader::tr("%1 nests deeper than %2 elements.").arg(where, detail);
    case ErrorCode::BadManifest:
        return PageLoader::tr("The manifest cannot be read (%1: %2).").arg(where, detail);
    case ErrorCode::BadTruth:
        return PageLoader::tr("The ground truth cannot be read (%1: %2).").arg(where, detail);
    case ErrorCode::BadCorpus:
        return PageLoader::tr("%1 is no corpus that can be read (%2).").arg(where, detail);
    case ErrorCode::BadRun:
        return PageLoader::tr("%1 is no run that can be read (%2).").arg(where, detail);
    case ErrorCode::BadSelector:
        return PageLoader::tr("%1 cannot select a node (%2).").arg(where, detail);
    case ErrorCode::BadSetup:
        return PageLoader::tr("%1 is neither a reading nor a switch with a value.").arg(where);
    case ErrorCode::BadSymbol:
        return PageLoader::tr("%1: %2 is not an integer.").arg(where, detail);
    case ErrorCode::BadSnapshot:
        return PageLoader::tr("The page could not be captured (%1: %2).").arg(where, detail);
    case ErrorCode::NoComputedStyles:
        return PageLoader::tr(
                   "%1 has no computed styles; trees that tagseam --capture-dom takes now have them.")
            .arg(where);
    case ErrorCode::Stopped:
        return PageLoader::tr("%1 was left before it was read.").arg(where);
    case ErrorCode::BadAnnotation:
        return PageLoader::tr("%1 is no annotation that can be read (%2).").arg(where, detail);
    case ErrorCode::BadStyleTree:
        return PageLoader::tr("%1 is no site style tree that can be read (%2).").arg(where, detail);
    case ErrorCode::FileChanged:
        return PageLoader::tr("%1 was changed by another program meanwhile: nothing was written.").arg(where);
    case ErrorCode::InUse:
        return PageLoader::tr("%1 is open in another program (%2).").arg(where, detail);
    case ErrorCode::CannotWrite:
        return PageLoader::tr("%1 cannot be written (%2).").arg(where, detail);
    case ErrorCode::SeveralAnnotators:
        return PageLoader::tr("%1 is annotated by %2: choose the annotator whose annotations count.")
            .arg(where, QString::fromStdString(error.detail));
    case ErrorCode::OtherTree:
        return error.detail == tagseam::name(PageTree::Source)
                   ? PageLoader::tr("%1 is the tree of a browser, but was annotated on its source tree.")
                         .arg(where)
                   : PageLoader::tr(
                         "%1 was annotated on its rendered tree, which the run did not have. Run it "
                         "here, or with tagseam-cli and --trees.")
                         .arg(where);
    }
    return detail;
}

} // namespace tagseam
