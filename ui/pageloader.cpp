// SPDX-License-Identifier: MIT
// URL or file -> a shown page, and the snapshot of its live DOM.
#include "ui/pageloader.h"

#include "core/page/encoding.h"
#include "core/page/parsehtml.h"
#include "core/page/serializehtml.h"
#include "ui/pagescheme.h"

#include <QFile>
#include <QFileInfo>
#include <QWebEngineScript>
#include <QWebEngineSettings>

#include <algorithm>

namespace tagseam {

namespace {

constexpr const char* byteOrderMark = "\xEF\xBB\xBF"; // wins over whatever the page says of its encoding

// What a renderer lays out at the least while other programs work, too: a large page is no hung one.
constexpr qint64 bytesPerMillisecond = 500;

// Reasons that errors give in words, for their translation; those of zlib and of the system stay as they are.
[[maybe_unused]] constexpr const char* coreReasons[] = {
    QT_TRANSLATE_NOOP("tagseam::PageLoader", "the page gave no answer"),
    QT_TRANSLATE_NOOP("tagseam::PageLoader", "zlib could not start"),
    QT_TRANSLATE_NOOP("tagseam::PageLoader", "it ends before the first byte"),
    QT_TRANSLATE_NOOP("tagseam::PageLoader", "damaged data")};

} // namespace

PageLoader::PageLoader(QObject* parent)
    : QObject(parent), m_scheme(new PageSchemeHandler(this)), m_blocked(new BlockLog(this)),
      m_network(new NetworkSwitch(m_blocked, this)), m_capture(new PageCapture(this)),
      m_profile(std::make_unique<QWebEngineProfile>()),
      m_page(std::make_unique<StillPage>(m_profile.get(), m_blocked)),
      m_prunedPage(std::make_unique<StillPage>(m_profile.get(), m_blocked))
{
    m_profile->installUrlSchemeHandler("tagseam", m_scheme);
    m_profile->setUrlRequestInterceptor(m_network);
    QWebEngineSettings* settings = m_profile->settings();
    settings->setAttribute(QWebEngineSettings::JavascriptCanOpenWindows, false);
    settings->setAttribute(QWebEngineSettings::LocalContentCanAccessFileUrls, false);
    settings->setAttribute(QWebEngineSettings::PluginsEnabled, false);
    settings->setAttribute(QWebEngineSettings::FullScreenSupportEnabled, false);
    settings->setAttribute(QWebEngineSettings::AutoLoadIconsForPage, false);
    settings->setAttribute(QWebEngineSettings::WebRTCPublicInterfacesOnly, true);
    settings->setAttribute(QWebEngineSettings::PlaybackRequiresUserGesture, true);
    m_prunedPage->settings()->setAttribute(QWebEngineSettings::JavascriptEnabled, false);

    connectCapture();
    m_timeout.setSingleShot(true);
    m_timeout.setInterval(timeoutSeconds * 1000);
    connect(&m_timeout, &QTimer::timeout, this, [this] { capture(true); });
    m_answerTimeout.setSingleShot(true);
    connect(&m_answerTimeout, &QTimer::timeout, this, [this] {
        endThen([this] {
            failAndGoBack([address = m_pending.address, seconds = m_answerTimeout.interval() / 1000] {
                return tr("%1 did not answer for %2 seconds: a script of it may be caught in a loop. It was "
                          "ended.")
                    .arg(address, QString::number(seconds));
            });
        });
    });
    connect(m_page.get(), &QWebEnginePage::loadProgress, this, &PageLoader::progress);
    connect(m_page.get(), &QWebEnginePage::loadFinished, this, &PageLoader::loadFinished);
    connect(m_page.get(), &QWebEnginePage::renderProcessTerminated, this, [this] {
        if (m_afterEnd) // not from within the signal: the page is still being taken down
            QTimer::singleShot(0, this, std::exchange(m_afterEnd, {}));
        else if (m_isLoading)
            failAndGoBack(
                [address = m_pending.address] { return tr("%1 made the renderer end.").arg(address); });
    });
    connect(m_prunedPage.get(), &QWebEnginePage::loadFinished, this, [this](bool isOk) {
        if (isOk && m_prunedPage->hasBegun()) // settled too early, the next one would be refused
            indexStamps(m_prunedPage.get(), m_prunedGeneration, &PageLoader::prunedShown);
    });
}

PageLoader::~PageLoader()
{
    retire();
}

void PageLoader::retire()
{
    // A page that is deleted answers all that it still owes: nobody is there to hear it.
    blockSignals(true);
    m_timeout.stop();
    m_answerTimeout.stop();
    m_capture->cancel();
    ++m_generation;
    ++m_prunedGeneration;
}

void PageLoader::setPatience(int timeoutMilliseconds, int answerMilliseconds)
{
    m_timeout.setInterval(timeoutMilliseconds);
    m_answerPatience = answerMilliseconds;
}

void PageLoader::setLimits(const Limits& limits)
{
    m_limits = limits;
    m_timeout.setInterval(static_cast<int>(limits.seconds) * 1000);
}

bool PageLoader::isWeb(const QString& address)
{
    return StillPage::isWeb(QUrl(address));
}

void PageLoader::load(const QString& address)
{
    if (m_answerTimeout.isActive()) { // the page is busy, perhaps for ever
        endThen([this, address] { load(address); });
        return;
    }
    ++m_generation;
    m_timeout.stop();
    m_capture->cancel();
    m_pending = {address, {}, {}, m_areScriptsOn, m_network->isOpen()};
    m_pageBytes = 0;
    m_isLoading = true;
    m_blocked->clear();
    m_isStamped = false;
    m_page->settings()->setAttribute(QWebEngineSettings::JavascriptEnabled, m_areScriptsOn);
    // So that a page that stays because the next one never comes is not taken for it.
    m_page->runJavaScript(QStringLiteral("globalThis.isLeft = true"), QWebEngineScript::ApplicationWorld);
    emit started(address);
    if (isWeb(address)) {
        m_scheme->clear();
        m_pending.url = QUrl(address);
        m_timeout.start();
        m_page->open(m_pending.url);
    } else {
        loadFile(address);
    }
}

void PageLoader::loadFile(const QString& path)
{
    const bool isResource = path.startsWith(QLatin1String(":/"));
    const QString absolute = isResource ? path.mid(1) : QFileInfo(path).absoluteFilePath();
    if (QFileInfo(path).isDir()) {
        fail([path] { return tr("%1 is a folder, not a page.").arg(path); });
        return;
    }
    if (QFileInfo::exists(path) && !QFileInfo(path).isFile()) {
        fail([path] { return tr("%1 is not a file.").arg(path); });
        return;
    }
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        fail([path, reason = file.errorString()] { return tr("%1 cannot be read (%2).").arg(path, reason); });
        return;
    }
    constexpr qint64 limit = qint64{1} << 30; // bytes, as core's readBytes()
    if (file.size() > limit) {
        fail([path] { return tr("%1 is larger than %2.").arg(path, QStringLiteral("1024 MB")); });
        return;
    }
    const Result<std::string> unpacked = unpackGzip(file.readAll().toStdString());
    if (!unpacked) {
        fail([error = unpacked.error(), path] { return sentence(error, path); });
        return;
    }
    const Result<DecodedText> decoded = decodeText(*unpacked);
    if (!decoded) {
        fail([error = decoded.error(), path] { return sentence(error, path); });
        return;
    }
    m_pending.filePath = absolute;
    m_pageBytes = static_cast<qint64>(decoded->utf8.size());
    m_pending.url = m_scheme->put(QStringLiteral("page"), absolute,
                                  byteOrderMark + QByteArray::fromStdString(decoded->utf8), !isResource);
    m_timeout.start();
    m_page->open(m_pending.url);
}

void PageLoader::loadFinished(bool isOk)
{
    if (m_isStamped && isOk && m_page->hasBegun()) {
        indexStamps(m_page.get(), m_generation, &PageLoader::stampedShown);
        return;
    }
    if (!m_isLoading || !m_timeout.isActive() || (isOk && !m_page->hasBegun()))
        return;
    if (isOk)
        capture(false);
    else
        failAndGoBack([address = m_pending.address, isOpen = m_network->isOpen()] {
            return (isOpen ? tr("%1 could not be loaded.")
                           : tr("%1 could not be loaded: the network is switched off."))
                .arg(address);
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
    connect(m_capture, &PageCapture::left, this, [this] {
        failAndGoBack([address = m_pending.address, seconds = m_timeout.interval() / 1000] {
            return tr("%1 sent nothing for %2 seconds.").arg(address, QString::number(seconds));
        });
    });
    connect(m_capture, &PageCapture::failed, this, [this](const Error& error) {
        m_answerTimeout.stop();
        if (m_isLoading)
            failAndGoBack([error, address = m_pending.address] { return sentence(error, address); });
        else
            emit stylesFailed([error, address = m_source.address] { return sentence(error, address); });
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
    m_answerTimeout.start(m_answerPatience + static_cast<int>(m_pageBytes / bytesPerMillisecond));
    m_page->settle();
    m_isLate = isLate;
    m_capture->take(m_page.get(), {m_limits, m_isInsideOn, kept});
}

void PageLoader::take(Capture* capture)
{
    m_answerTimeout.stop();
    m_isLoading = false;
    m_isGoingBack = false;
    m_source = m_pending;
    if (isWeb(m_source.address))
        m_source.url = m_page->url(); // after redirects
    m_keptNode = capture->kept;
    m_foreignFrames = capture->foreignFrames;
    m_closedRoots = capture->closedRoots;
    emit captured(&capture->document);
    if (m_isLate)
        emit timedOut();
}

bool PageLoader::takeAgain(NodeId kept)
{
    if (!isLive())
        return false;
    ++m_generation;
    m_pending = m_source;
    m_isLoading = true;
    emit started(m_source.address);
    capture(false, kept);
    return true;
}

bool PageLoader::readStyles(std::uint32_t nodes)
{
    if (!isLive())
        return false;
    m_answerTimeout.start(m_answerPatience);
    m_capture->readStyles(m_page.get(), nodes);
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

void PageLoader::fail(const Wording& sentence)
{
    m_failure = sentence;
    m_timeout.stop();
    m_answerTimeout.stop();
    m_capture->cancel();
    ++m_generation;
    m_isLoading = false;
    emit failed(sentence());
}

void PageLoader::endThen(const std::function<void()>& then)
{
    ++m_generation;
    m_answerTimeout.stop();
    m_capture->cancel();
    if (m_page->renderProcessPid() <= 0) {
        then();
        return;
    }
    m_afterEnd = then;
    m_page->endRenderer();
}

// The view may show an error page by now, or nothing: the page that was there is shown again.
void PageLoader::failAndGoBack(const Wording& sentence)
{
    fail(sentence);
    if (m_source.address.isEmpty() || m_isGoingBack)
        return;
    m_isGoingBack = true;
    m_areScriptsOn = m_source.areScriptsOn;
    m_network->setOpen(m_source.isNetworkOpen);
    load(m_source.address);
}

void PageLoader::showStamped(const QByteArray& html)
{
    ++m_generation;
    m_capture->cancel();
    m_isStamped = true;
    m_page->settings()->setAttribute(QWebEngineSettings::JavascriptEnabled, false);
    m_page->open(putStamped(QStringLiteral("page"), html));
}

void PageLoader::showPruned(const QByteArray& html)
{
    ++m_prunedGeneration;
    m_prunedPage->open(putStamped(QStringLiteral("pruned"), html));
}

QUrl PageLoader::putStamped(const QString& host, const QByteArray& html)
{
    const bool isFile = !m_source.filePath.isEmpty();
    const bool hasFolder = isFile && !m_source.address.startsWith(QLatin1String(":/"));
    return m_scheme->put(host, isFile ? m_source.filePath : QStringLiteral("/page.html"),
                         byteOrderMark + html, hasFolder);
}

void PageLoader::indexStamps(StillPage* page, const int& generation, void (PageLoader::*shown)())
{
    page->settle();
    page->runJavaScript(PageCapture::inspector(), QWebEngineScript::ApplicationWorld);
    page->runJavaScript(
        QStringLiteral("tagseam.indexStamps('%1')")
            .arg(QLatin1String(stampAttribute.data(), static_cast<qsizetype>(stampAttribute.size()))),
        QWebEngineScript::ApplicationWorld, [this, asked = generation, &generation, shown](const QVariant&) {
            if (asked == generation) // else an older page answers
                emit(this->*shown)();
        });
}

QString PageLoader::baseUrl() const
{
    return m_source.filePath.isEmpty() ? m_source.url.toString(QUrl::FullyEncoded) : QString();
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
    case ErrorCode::UnknownEncoding:
        return PageLoader::tr("No encoding is named %1.").arg(detail);
    case ErrorCode::TooLarge:
        return PageLoader::tr("%1 is larger than %2.").arg(where, detail);
    case ErrorCode::BadArchive:
        return PageLoader::tr("%1 cannot be unpacked (%2).").arg(where, detail);
    case ErrorCode::TooManyNodes:
        return PageLoader::tr("%1 has more than %2 nodes.").arg(where, detail);
    case ErrorCode::TooDeep:
        return PageLoader::tr("%1 nests deeper than %2 elements.").arg(where, detail);
    case ErrorCode::BadManifest:
        return PageLoader::tr("The manifest cannot be read (%1: %2).").arg(where, detail);
    case ErrorCode::BadSymbol:
        return PageLoader::tr("%1: %2 is not an integer.").arg(where, detail);
    case ErrorCode::BadSnapshot:
        return PageLoader::tr("The page could not be captured (%1: %2).").arg(where, detail);
    case ErrorCode::CannotWrite:
        return PageLoader::tr("%1 cannot be written (%2).").arg(where, detail);
    }
    return detail;
}

} // namespace tagseam
