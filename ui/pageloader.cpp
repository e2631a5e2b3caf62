// SPDX-License-Identifier: MIT
// URL or file -> a shown page, and the snapshot of its live DOM.
#include "ui/pageloader.h"

#include "core/page/encoding.h"
#include "core/page/parsehtml.h"
#include "core/page/serializehtml.h"
#include "core/page/snapshot.h"
#include "ui/pagescheme.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QWebEngineScript>
#include <QWebEngineSettings>

#include <cstring>
#include <utility>

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
    : QObject(parent), m_scheme(new PageSchemeHandler(this)), m_blocked(new BlockLog(this)),
      m_network(new NetworkSwitch(m_blocked, m_scheme, this))
{
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
    m_clock.start();
    makeRoom();
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
    ++m_generation;
    ++m_prunedGeneration;
}

void PageLoader::setPatience(int timeoutMilliseconds, int answerMilliseconds)
{
    m_timeout.setInterval(timeoutMilliseconds);
    m_answerTimeout.setInterval(answerMilliseconds);
    m_watchdog->setPatience(answerMilliseconds);
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
    m_pending = {address, {}, {}, m_areScriptsOn, m_network->isOpen()};
    m_isLoading = true;
    m_blocked->clear();
    emit started(address);
    if (isWeb(address)) {
        m_pending.url = QUrl(address);
        leavePage();
        m_timeout.start();
        m_page->open(m_pending.url);
    } else {
        loadFile(address);
    }
}

// What is shown gives way to the page that was asked for, and has nothing in common with it.
void PageLoader::leavePage()
{
    m_afterEnd = {};
    m_isStamped = false;
    m_isStampedAwaited = false;
    m_isPrunedAwaited = false;
    m_losses.clear();
    m_prunedLosses.clear();
    m_scheme->clear();
    enterRoom(m_pending.areScriptsOn);
    // So that a page that stays because the next one never comes is not taken for it.
    m_page->runJavaScript(QStringLiteral("globalThis.isLeft = true"), QWebEngineScript::ApplicationWorld);
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
    leavePage();
    m_pending.filePath = absolute;
    m_pending.url = m_scheme->put(QStringLiteral("page"), absolute,
                                  byteOrderMark + QByteArray::fromStdString(decoded->utf8), !isResource);
    m_timeout.start();
    m_page->open(m_pending.url);
}

void PageLoader::loadFinished(bool isOk)
{
    if (m_isStamped && isOk && m_page->hasBegun()) {
        indexStamps(m_page, m_generation, &PageLoader::stampedShown);
        return;
    }
    if (!m_isLoading || !m_timeout.isActive() || (isOk && !m_page->hasBegun()))
        return;
    if (!isOk && m_page->takeRefusal()) {
        awaitPage();
        return;
    }
    if (isOk)
        capture(false);
    else
        failAndGoBack([address = m_pending.address, isOpen = m_network->isOpen()] {
            return (isOpen ? tr("%1 could not be loaded.")
                           : tr("%1 could not be loaded: the network is switched off."))
                .arg(address);
        });
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

void PageLoader::capture(bool isLate)
{
    m_timeout.stop();
    m_answerTimeout.start();
    m_page->settle();
    m_page->runJavaScript(inspector(), QWebEngineScript::ApplicationWorld);
    m_page->runJavaScript(QStringLiteral("globalThis.isLeft ? 'left' : tagseam.capture()"),
                          QWebEngineScript::ApplicationWorld,
                          [this, generation = m_generation, isLate](const QVariant& result) {
                              if (generation != m_generation)
                                  return;
                              m_answerTimeout.stop();
                              if (result.toString() == QLatin1String("left"))
                                  failAndGoBack([address = m_pending.address] {
                                      return tr("%1 sent nothing for %2 seconds.")
                                          .arg(address, QString::number(timeoutSeconds));
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
    m_source = m_pending;
    m_watchdog->setAsking(m_source.areScriptsOn);
    if (isWeb(m_source.address))
        m_source.url = m_page->url(); // after redirects
    emit captured(&*document);
    if (isLate)
        emit timedOut();
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
    m_room->setUsed(); // its end may be told when the next page is there already
    m_afterEnd = then;
    m_page->endRenderer();
}

// The view may show an error page by now, or nothing: the page that was there is shown again, as captured.
// Not by loading it: it would be another one, and what the person had selected in it would be gone.
void PageLoader::failAndGoBack(const Wording& sentence)
{
    fail(sentence);
    if (m_source.address.isEmpty())
        return;
    // Not from within a signal of the page.
    QTimer::singleShot(0, this, [this, generation = m_generation] {
        if (generation == m_generation)
            goBack();
    });
}

void PageLoader::goBack()
{
    m_source.areScriptsOn = false;
    m_areScriptsOn = false;
    m_network->setOpen(m_source.isNetworkOpen);
    m_pending = m_source;
    enterRoom(false);
    emit lost({});
    emit prunedLost();
}

void PageLoader::showStamped(const QByteArray& html)
{
    ++m_generation;
    m_isStamped = true;
    m_isStampedAwaited = true;
    m_watchdog->setAsking(false);
    m_page->settings()->setAttribute(QWebEngineSettings::JavascriptEnabled, false);
    m_page->open(putStamped(QStringLiteral("copy"), html));
}

void PageLoader::showPruned(const QByteArray& html)
{
    ++m_prunedGeneration;
    m_isPrunedAwaited = true;
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
    page->runJavaScript(inspector(), QWebEngineScript::ApplicationWorld);
    page->runJavaScript(
        QStringLiteral("tagseam.indexStamps('%1')")
            .arg(QLatin1String(stampAttribute.data(), static_cast<qsizetype>(stampAttribute.size()))),
        QWebEngineScript::ApplicationWorld, [this, asked = generation, &generation, shown](const QVariant&) {
            if (asked != generation) // an older page answers
                return;
            (shown == &PageLoader::prunedShown ? m_isPrunedAwaited : m_isStampedAwaited) = false;
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
