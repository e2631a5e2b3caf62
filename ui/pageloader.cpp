// SPDX-License-Identifier: MIT
// URL or file -> a shown page, and the snapshot of its live DOM.
#include "ui/pageloader.h"

#include "core/page/serializehtml.h"
#include "core/page/snapshot.h"
#include "ui/archivescheme.h"
#include "ui/pagescheme.h"
#include "ui/sourcereader.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QWebEngineScript>
#include <QWebEngineSettings>

#include <cstring>

namespace tagseam {

namespace {

constexpr const char* byteOrderMark = "\xEF\xBB\xBF"; // wins over whatever the page says of its encoding

// Reasons that errors give in words, for their translation; those of zlib and of the system stay as they are.
constexpr const char* noAnswer = QT_TRANSLATE_NOOP("tagseam::PageLoader", "the page gave no answer");
[[maybe_unused]] constexpr const char* coreReasons[] = {
    QT_TRANSLATE_NOOP("tagseam::PageLoader", "zlib could not start"),
    QT_TRANSLATE_NOOP("tagseam::PageLoader", "it ends before the first byte"),
    QT_TRANSLATE_NOOP("tagseam::PageLoader", "damaged data")};

std::vector<std::int32_t> column(const QVariant& value)
{
    const QByteArray bytes = value.toByteArray();
    std::vector<std::int32_t> numbers(static_cast<std::size_t>(bytes.size()) / sizeof(std::int32_t));
    std::memcpy(numbers.data(), bytes.constData(), numbers.size() * sizeof(std::int32_t));
    return numbers;
}

// What capture() of inspect.js returns.
Result<Document> documentFrom(const QVariantList& list)
{
    if (list.size() != 7)
        return Error{ErrorCode::BadSnapshot, {}, noAnswer};
    Snapshot snapshot;
    snapshot.kinds = column(list[0]);
    snapshot.parents = column(list[1]);
    snapshot.values = column(list[2]);
    snapshot.attributeCounts = column(list[3]);
    snapshot.attributes = column(list[4]);
    const QJsonArray strings = QJsonDocument::fromJson(list[5].toString().toUtf8()).array();
    snapshot.strings.reserve(static_cast<std::size_t>(strings.size()));
    for (const auto& text : strings)
        snapshot.strings.push_back(text.toString().toStdString());
    snapshot.doctype = list[6].toString().toStdString();
    return documentFromSnapshot(snapshot);
}

// Run before the first question to a page, rather than kept among the profile's scripts: Qt WebEngine 6.4
// does not hand these to the renderer that follows one that was ended.
QString inspector()
{
    QFile file(QStringLiteral(":/page/inspect.js"));
    [[maybe_unused]] const bool isOpen = file.open(QIODevice::ReadOnly);
    Q_ASSERT(isOpen);
    return QString::fromUtf8(file.readAll());
}

} // namespace

PageLoader::PageLoader(QObject* parent)
    : QObject(parent), m_scheme(new PageSchemeHandler(this)), m_archives(new ArchiveSchemeHandler(this)),
      m_reader(new PageReader(this)), m_sources(new SourceReader(this)), m_blocked(new BlockLog(this)),
      m_network(new NetworkSwitch(m_blocked, this)), m_profile(std::make_unique<QWebEngineProfile>()),
      m_page(std::make_unique<StillPage>(m_profile.get(), m_blocked)),
      m_prunedPage(std::make_unique<StillPage>(m_profile.get(), m_blocked))
{
    m_profile->installUrlSchemeHandler("tagseam", m_scheme);
    m_profile->installUrlSchemeHandler(archiveScheme, m_archives);
    m_profile->setUrlRequestInterceptor(m_network);
    m_network->setDetour([this](const QUrl& url) { return m_archives->detour(url); });
    connectReader();
    QWebEngineSettings* settings = m_profile->settings();
    settings->setAttribute(QWebEngineSettings::JavascriptCanOpenWindows, false);
    settings->setAttribute(QWebEngineSettings::LocalContentCanAccessFileUrls, false);
    settings->setAttribute(QWebEngineSettings::PluginsEnabled, false);
    settings->setAttribute(QWebEngineSettings::FullScreenSupportEnabled, false);
    settings->setAttribute(QWebEngineSettings::AutoLoadIconsForPage, false);
    settings->setAttribute(QWebEngineSettings::WebRTCPublicInterfacesOnly, true);
    settings->setAttribute(QWebEngineSettings::PlaybackRequiresUserGesture, true);
    m_prunedPage->settings()->setAttribute(QWebEngineSettings::JavascriptEnabled, false);

    m_timeout.setSingleShot(true);
    m_timeout.setInterval(timeoutSeconds * 1000);
    connect(&m_timeout, &QTimer::timeout, this, [this] { capture(true); });
    m_answerTimeout.setSingleShot(true);
    m_answerTimeout.setInterval(answerSeconds * 1000);
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
    m_reader->stop();
    m_sources->stop();
    m_timeout.stop();
    m_answerTimeout.stop();
    ++m_generation;
    ++m_prunedGeneration;
}

void PageLoader::setPatience(int timeoutMilliseconds, int answerMilliseconds)
{
    m_timeout.setInterval(timeoutMilliseconds);
    m_answerTimeout.setInterval(answerMilliseconds);
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

void PageLoader::loadFinished(bool isOk)
{
    if (m_isStamped && isOk && m_page->hasBegun()) {
        indexStamps(m_page.get(), m_generation, &PageLoader::stampedShown);
        return;
    }
    if (!m_isLoading || !m_timeout.isActive() || (isOk && !m_page->hasBegun()))
        return;
    if (!isOk)
        loadFailed();
    else if (m_content.isXhtml)
        checkXhtml();
    else
        capture(false);
}

void PageLoader::capture(bool isLate)
{
    m_timeout.stop();
    m_secondsWaited = static_cast<int>(m_waiting.elapsed() / 1000);
    m_answerTimeout.start();
    m_page->settle();
    m_page->runJavaScript(inspector(), QWebEngineScript::ApplicationWorld);
    m_page->runJavaScript(
        QStringLiteral("globalThis.isLeft ? 'left' : tagseam.capture()"), QWebEngineScript::ApplicationWorld,
        [this, generation = m_generation, isLate](const QVariant& result) {
            if (generation != m_generation)
                return;
            m_answerTimeout.stop();
            if (result.toString() == QLatin1String("left"))
                failAndGoBack([address = m_pending.address, seconds = m_secondsWaited] {
                    return tr("%1 sent nothing for %2 seconds.").arg(address, QString::number(seconds));
                });
            else
                take(result.toList(), isLate);
        });
}

void PageLoader::take(const QVariantList& list, bool isLate)
{
    Result<Document> document = documentFrom(list);
    if (!document) {
        failAndGoBack(
            [error = document.error(), address = m_pending.address] { return sentence(error, address); });
        return;
    }
    m_isLoading = false;
    m_isGoingBack = false;
    m_source = m_pending;
    if (m_source.place.isWeb())
        m_source.url = m_page->url(); // after redirects
    emit captured(&*document);
    if (isLate)
        emit timedOut();
    if (!m_source.xmlProblem.isEmpty())
        emit readAsHtml(m_source.xmlProblem);
    readSource();
}

void PageLoader::fail(const Wording& sentence)
{
    m_failure = sentence;
    m_timeout.stop();
    m_answerTimeout.stop();
    ++m_generation;
    m_isLoading = false;
    emit failed(sentence());
}

void PageLoader::endThen(const std::function<void()>& then)
{
    ++m_generation;
    m_answerTimeout.stop();
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
    load(m_source.place, m_source.given);
}

void PageLoader::showStamped(const QByteArray& html)
{
    ++m_generation;
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
    const bool hasFolder = m_source.place.kind == PageAddress::Kind::File;
    return m_scheme->put(host, isFile ? m_source.filePath : QStringLiteral("/page.html"),
                         byteOrderMark + html, hasFolder);
}

void PageLoader::indexStamps(StillPage* page, const int& generation, void (PageLoader::*shown)())
{
    page->settle();
    page->runJavaScript(inspector(), QWebEngineScript::ApplicationWorld);
    page->runJavaScript(
        QStringLiteral("tagseam.indexStamps('%1')")
            .arg(QLatin1String(stampAttribute.data(), static_cast<qsizetype>(stampAttribute.size()))),
        QWebEngineScript::ApplicationWorld, [this, asked = generation, &generation, shown](const QVariant&) {
            if (asked == generation) // else an older page answers
                emit(this->*shown)();
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
