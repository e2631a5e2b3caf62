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
#include <QWebEngineFullScreenRequest>
#include <QWebEngineScript>
#include <QWebEngineScriptCollection>
#include <QWebEngineSettings>
#include <QWebEngineUrlRequestInfo>

#include <cstring>

namespace tagseam {

namespace {

constexpr const char* byteOrderMark = "\xEF\xBB\xBF"; // wins over whatever the page says of its encoding

std::vector<std::int32_t> column(const QVariant& value)
{
    const QByteArray bytes = value.toByteArray();
    std::vector<std::int32_t> numbers(static_cast<std::size_t>(bytes.size()) / sizeof(std::int32_t));
    std::memcpy(numbers.data(), bytes.constData(), numbers.size() * sizeof(std::int32_t));
    return numbers;
}

// What capture() of inspect.js returns.
Snapshot snapshotFrom(const QVariantList& list)
{
    Snapshot snapshot;
    if (list.size() != 7)
        return snapshot;
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
    return snapshot;
}

QWebEngineScript inspector()
{
    QFile file(QStringLiteral(":/page/inspect.js"));
    [[maybe_unused]] const bool isOpen = file.open(QIODevice::ReadOnly);
    Q_ASSERT(isOpen);
    QWebEngineScript script;
    script.setName(QStringLiteral("inspect"));
    script.setSourceCode(QString::fromUtf8(file.readAll()));
    script.setInjectionPoint(QWebEngineScript::DocumentCreation);
    script.setWorldId(QWebEngineScript::ApplicationWorld);
    return script;
}

bool isLocal(const QUrl& url)
{
    static const QStringList schemes{"tagseam", "data", "blob", "about", "qrc"};
    return schemes.contains(url.scheme());
}

} // namespace

void NetworkSwitch::interceptRequest(QWebEngineUrlRequestInfo& info)
{
    if (isLocal(info.requestUrl()))
        return;
    if (m_isOpen && info.requestUrl().scheme() != QLatin1String("file"))
        return;
    info.block(true);
    ++m_refused;
    emit refusedChanged();
}

StillPage::StillPage(QWebEngineProfile* profile, QObject* parent) : QWebEnginePage(profile, parent)
{
    connect(this, &QWebEnginePage::loadFinished, this, [this] { m_isOpening = false; });
    connect(this, &QWebEnginePage::featurePermissionRequested, this,
            [this](const QUrl& origin, Feature feature) {
                setFeaturePermission(origin, feature, PermissionDeniedByUser);
            });
    connect(this, &QWebEnginePage::fullScreenRequested, this,
            [](QWebEngineFullScreenRequest request) { request.reject(); });
}

void StillPage::open(const QUrl& url)
{
    m_isOpening = true;
    load(url);
}

bool StillPage::acceptNavigationRequest(const QUrl& url, NavigationType type, bool isMainFrame)
{
    if (!isMainFrame)
        return true;
    return m_isOpening && (type == NavigationTypeTyped || type == NavigationTypeRedirect ||
                           type == NavigationTypeReload || url.scheme() == QLatin1String("tagseam"));
}

PageLoader::PageLoader(QObject* parent)
    : QObject(parent), m_profile(new QWebEngineProfile(this)), m_scheme(new PageSchemeHandler(this)),
      m_network(new NetworkSwitch(this)), m_page(new StillPage(m_profile, this)),
      m_prunedPage(new StillPage(m_profile, this))
{
    m_profile->installUrlSchemeHandler("tagseam", m_scheme);
    m_profile->setUrlRequestInterceptor(m_network);
    m_profile->scripts()->insert(inspector());
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
    connect(&m_timeout, &QTimer::timeout, this, [this] {
        emit timedOut();
        capture();
    });
    connect(m_page, &QWebEnginePage::loadProgress, this, &PageLoader::progress);
    connect(m_page, &QWebEnginePage::loadFinished, this, &PageLoader::loadFinished);
    connect(m_page, &QWebEnginePage::renderProcessTerminated, this, [this] {
        fail(tr("%1 made the renderer end. The analysis that was there stays.").arg(m_address));
    });
    connect(m_prunedPage, &QWebEnginePage::loadFinished, this, [this](bool isOk) {
        if (!isOk)
            return;
        m_prunedPage->runJavaScript(QStringLiteral("tagseam.indexStamps('%1')")
                                        .arg(QLatin1String(stampAttribute.data(), stampAttribute.size())),
                                    QWebEngineScript::ApplicationWorld,
                                    [this](const QVariant&) { emit prunedShown(); });
    });
}

PageLoader::~PageLoader()
{
    // Pages before their profile.
    delete m_prunedPage;
    delete m_page;
}

void PageLoader::load(const QString& address)
{
    ++m_generation;
    m_timeout.stop();
    m_address = address;
    m_isLoading = true;
    m_network->resetCount();
    m_page->settings()->setAttribute(QWebEngineSettings::JavascriptEnabled, m_areScriptsOn);
    emit started(address);

    const QUrl url(address);
    if (url.scheme() == QLatin1String("http") || url.scheme() == QLatin1String("https")) {
        m_filePath.clear();
        m_timeout.start();
        m_page->open(url);
    } else if (url.isLocalFile()) {
        loadFile(url.toLocalFile());
    } else {
        loadFile(address);
    }
}

void PageLoader::reload()
{
    if (!m_address.isEmpty())
        load(m_address);
}

void PageLoader::loadFile(const QString& path)
{
    const bool isResource = path.startsWith(QLatin1String(":/"));
    const QString absolute = isResource ? path.mid(1) : QFileInfo(path).absoluteFilePath();
    QFile file(path);
    if (QFileInfo(path).isDir()) {
        fail(tr("%1 is a folder, not a page.").arg(path));
        return;
    }
    if (!file.open(QIODevice::ReadOnly)) {
        fail(tr("%1 cannot be read (%2).").arg(path, file.errorString()));
        return;
    }
    const QByteArray bytes = file.readAll();
    const Result<std::string> unpacked = unpackGzip(bytes.toStdString());
    if (!unpacked) {
        fail(sentence(unpacked.error(), path));
        return;
    }
    const Result<DecodedText> decoded = decodeText(*unpacked);
    if (!decoded) {
        fail(sentence(decoded.error(), path));
        return;
    }
    m_filePath = absolute;
    m_timeout.start();
    m_page->open(m_scheme->put(QStringLiteral("page"), absolute,
                               byteOrderMark + QByteArray::fromStdString(decoded->utf8), !isResource));
}

void PageLoader::loadFinished(bool isOk)
{
    if (!m_isLoading || !m_timeout.isActive())
        return;
    if (isOk) {
        capture();
    } else {
        fail(tr("%1 could not be loaded%2.")
                 .arg(m_address, m_network->isOpen() ? QString() : tr(": the network is switched off")));
    }
}

void PageLoader::capture()
{
    m_timeout.stop();
    const int generation = m_generation;
    m_page->runJavaScript(QStringLiteral("tagseam.capture()"), QWebEngineScript::ApplicationWorld,
                          [this, generation](const QVariant& result) {
                              if (generation != m_generation)
                                  return;
                              Result<Document> document = documentFromSnapshot(snapshotFrom(result.toList()));
                              if (!document) {
                                  fail(sentence(document.error(), m_address));
                                  return;
                              }
                              m_isLoading = false;
                              emit captured(&*document);
                          });
}

void PageLoader::fail(const QString& sentence)
{
    m_timeout.stop();
    m_isLoading = false;
    emit failed(sentence);
}

void PageLoader::showPruned(const QByteArray& html)
{
    const bool isFile = !m_filePath.isEmpty();
    m_prunedPage->open(m_scheme->put(QStringLiteral("pruned"),
                                     isFile ? m_filePath : QStringLiteral("/page.html"), byteOrderMark + html,
                                     isFile && !m_address.startsWith(QLatin1String(":/"))));
}

QString PageLoader::baseUrl() const
{
    return m_filePath.isEmpty() ? m_page->url().toString(QUrl::FullyEncoded) : QString();
}

QString sentence(const Error& error, const QString& name)
{
    const QString where = error.where.empty() ? name : QString::fromStdString(error.where);
    const QString detail = QString::fromStdString(error.detail);
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
        return PageLoader::tr("%1 is gzip that cannot be unpacked (%2).").arg(where, detail);
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
