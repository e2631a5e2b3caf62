// SPDX-License-Identifier: MIT
// A page that cannot navigate, and the filter of its requests.
#include "ui/browser/guard/stillpage.h"

#include "ui/browser/guard/archivescheme.h"
#include "ui/browser/guard/pagescheme.h"
#include "ui/session/page/pageaddress.h"

#include <QMetaEnum>
#include <QNetworkProxy>
#include <QTimer>
#include <QUuid>
#include <QWebEngineDownloadRequest>
#include <QWebEngineFileSystemAccessRequest>
#include <QWebEngineFullScreenRequest>
#include <QWebEngineLoadingInfo>
#include <QWebEngineNewWindowRequest>
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
#include <QWebEnginePermission>
#else
#include <QWebEngineQuotaRequest>
#endif
#include <QWebEngineRegisterProtocolHandlerRequest>
#include <QWebEngineUrlRequestInfo>

#include <algorithm>
#include <array>
#include <csignal>

namespace tagseam {

namespace {

constexpr int reopenMilliseconds = 50; // time until a lost page is requested again

// True for addresses that a page makes itself.
bool isOfThePage(const QUrl& url)
{
    static const QStringList schemes{"data", "blob", "about"};
    return schemes.contains(url.scheme());
}

// Returns the address as the user knows it. The program serves files and archives at addresses of its own.
QString shownAddress(const QUrl& url)
{
    if (url.scheme() == QLatin1String(archiveScheme))
        return originalUrl(url).toDisplayString();
    if (url.scheme() == QLatin1String("tagseam"))
        return url.path(QUrl::FullyDecoded);
    return url.toDisplayString();
}

} // namespace

NetworkSwitch::NetworkSwitch(BlockLog* log, const PageSchemeHandler* files, QObject* parent)
    : QWebEngineUrlRequestInterceptor(parent), m_log(log), m_files(files), m_names(new NameResolution(this))
{
    connect(m_names, &NameResolution::refused, this,
            [this](const QString& name) { m_log->add(BlockedKind::Name, name); });
}

void NetworkSwitch::setOpen(bool isOpen)
{
    m_names->setAllowed(isOpen);
    if (!isOpen)
        return;
    for (const char* scheme : {"http", "https"}) {
        QUrl any(QStringLiteral("http://example.org/"));
        any.setScheme(QLatin1String(scheme));
        for (const QNetworkProxy& proxy : QNetworkProxyFactory::systemProxyForQuery(QNetworkProxyQuery(any)))
            m_names->allow(proxy.hostName());
    }
}

// True if the archive may answer: for its own page, and for the copies that the program makes of it.
bool NetworkSwitch::isOfItsArchive(const QUrl& url, const QUrl& initiator) const
{
    const QLatin1String scheme("tagseam-archive");
    return url.scheme() == scheme &&
           (initiator.isEmpty() || initiator.scheme() == scheme || m_files->isCopy(initiator));
}

bool NetworkSwitch::isExpected(const QUrl& url)
{
    using Use = QWebEngineUrlRequestInfo::ResourceType;
    constexpr std::array uses{Use::ResourceTypeImage, Use::ResourceTypeStylesheet,
                              Use::ResourceTypeFontResource};
    return m_expected.remove(url) &&
           std::ranges::any_of(uses, [&](Use use) { return m_files->mayServe(url, use); });
}

void NetworkSwitch::interceptRequest(QWebEngineUrlRequestInfo& info)
{
    const QUrl url = info.requestUrl();
    if (const QUrl other = m_detour ? m_detour(url) : QUrl(); !other.isEmpty()) {
        info.redirect(other);
        return;
    }
    if (isOfThePage(url) || isOfItsArchive(url, info.initiator()))
        return;
    const bool isServed = url.scheme() == QLatin1String("tagseam");
    // A page held by the program is served to itself only: no other page may fetch it.
    const bool isStranger = !info.initiator().isEmpty() && info.initiator().host() != url.host();
    if (isServed ? !isStranger && (m_files->mayServe(url, info.resourceType()) || isExpected(url))
                 : isOpen() && (isWebUrl(url) || url.scheme().startsWith(QLatin1String("ws")))) {
        if (!isServed)
            m_names->allow(url.host(QUrl::FullyEncoded));
        return;
    }
    info.block(true);
    if (m_files->isCopy(info.firstPartyUrl())) // the original page has tried it already
        return;
    const bool isFile = isServed || url.scheme() == QLatin1String("file");
    m_log->add(isFile ? BlockedKind::FileRead : BlockedKind::Request, shownAddress(url));
}

QString LoadProblem::text() const
{
    // From Chromium's net/base/net_error_list.h.
    constexpr int aborted = -3;
    constexpr int firstOfCertificates = -200;
    constexpr int lastOfCertificates = -299;
    switch (code) {
    case 0:
    case aborted:
        return {};
    case -7:
    case -118:
        return StillPage::tr("the server did not answer in time");
    case -21:
    case -106:
        return StillPage::tr("there is no network");
    case -100:
    case -101:
    case -324:
        return StillPage::tr("the server closed the connection");
    case -102:
    case -109:
        return StillPage::tr("no server answers at this address");
    case -105:
    case -137:
        return StillPage::tr("the server name is unknown");
    case -310:
        return StillPage::tr("too many redirects");
    default:
        break;
    }
    if (code > 0)
        return StillPage::tr("the server answers with status %1").arg(code);
    if (code <= firstOfCertificates && code >= lastOfCertificates)
        return StillPage::tr("the certificate of the server is not valid (%1)").arg(name);
    return name;
}

StillPage::StillPage(QWebEngineProfile* profile, BlockLog* log) : QWebEnginePage(profile), m_log(log)
{
    connect(this, &QWebEnginePage::loadingChanged, this, [this](const QWebEngineLoadingInfo& info) {
        if (info.status() == QWebEngineLoadingInfo::LoadStartedStatus)
            return;
        const bool isOk = info.status() == QWebEngineLoadingInfo::LoadSucceededStatus;
        const bool isOfPageBefore = info.url() == m_urlBefore && m_urlBefore != m_url;
        if (isOfPageBefore || (isOk && !m_hasBegun))
            return openAgain(reopenMilliseconds);
        if (info.status() == QWebEngineLoadingInfo::LoadFailedStatus)
            m_loadProblem = {info.errorCode(), info.errorString()};
        emit loaded(isOk);
    });
    // Without an answer no window opens.
    connect(this, &QWebEnginePage::newWindowRequested, this,
            [this](const QWebEngineNewWindowRequest& request) {
                const QUrl wanted = request.requestedUrl();
                refuse(BlockedKind::Window, shownAddress(wanted.isEmpty() ? url() : wanted));
            });
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0) // Debian 13
    connect(this, &QWebEnginePage::permissionRequested, this, [this](const QWebEnginePermission& permission) {
        permission.deny();
        const auto types = QMetaEnum::fromType<QWebEnginePermission::PermissionType>();
        refuse(BlockedKind::Device, types.valueToKey(static_cast<int>(permission.permissionType())));
    });
#else
    connect(this, &QWebEnginePage::featurePermissionRequested, this,
            [this](const QUrl& origin, Feature feature) {
                setFeaturePermission(origin, feature, PermissionDeniedByUser);
                refuse(BlockedKind::Device, QMetaEnum::fromType<Feature>().valueToKey(feature));
            });
    connect(this, &QWebEnginePage::quotaRequested, this, [this](QWebEngineQuotaRequest request) {
        request.reject();
        refuse(BlockedKind::Device, QStringLiteral("Quota"));
    });
#endif
    connect(this, &QWebEnginePage::fullScreenRequested, this, [this](QWebEngineFullScreenRequest request) {
        request.reject();
        refuse(BlockedKind::Device, QStringLiteral("FullScreen"));
    });
    connect(this, &QWebEnginePage::printRequested, this,
            [this] { refuse(BlockedKind::Device, QStringLiteral("Print")); });
    connect(this, &QWebEnginePage::registerProtocolHandlerRequested, this,
            [this](QWebEngineRegisterProtocolHandlerRequest request) {
                request.reject();
                refuse(BlockedKind::Device, QStringLiteral("RegisterProtocolHandler"));
            });
    connect(this, &QWebEnginePage::fileSystemAccessRequested, this,
            [this](QWebEngineFileSystemAccessRequest request) {
                request.reject();
                refuse(BlockedKind::FileChoice, shownAddress(url()));
            });
}

void StillPage::open(const QUrl& url)
{
    m_isOpening = true;
    m_hasBegun = false;
    m_isStorming = false;
    m_hasRefused = false;
    m_loadProblem = {};
    m_wishes = {mostWishesPerSecond, mostWishesWhileLoading};
    m_messages = {mostMessagesPerSecond, mostMessagesWhileLoading};
    m_urlBefore = std::exchange(m_url, url);
    ++m_openings;
    load(url);
}

// Qt WebEngine loses a page that is requested while the one before ends.
void StillPage::openAgain(int milliseconds)
{
    QTimer::singleShot(milliseconds, this, [this, milliseconds, opening = m_openings] {
        if (opening != m_openings || !m_isOpening)
            return;
        if (!isLoading())
            load(m_url);
        openAgain(2 * milliseconds);
    });
}

void StillPage::endRenderer()
{
    if (renderProcessPid() > 0)
        ::kill(static_cast<pid_t>(renderProcessPid()), SIGKILL);
}

bool StillPage::acceptNavigationRequest(const QUrl& url, NavigationType type, bool isMainFrame)
{
    if (!isMainFrame)
        return true;
    const bool isWanted =
        m_isOpening && (url == m_url || (type == NavigationTypeRedirect && isWebUrl(m_url) && isWebUrl(url)));
    m_hasBegun = m_hasBegun || isWanted;
    m_hasRefused = m_hasRefused || !isWanted;
    if (!isWanted)
        refuse(BlockedKind::Navigation, shownAddress(url));
    return isWanted;
}

QString StillPage::fetch(const QUrl& url)
{
    const QString name = QUuid::createUuid().toString(QUuid::Id128); // a name that no page can guess
    m_fetches.append(name);
    download(url, name);
    return name;
}

bool StillPage::takeFetched(QWebEngineDownloadRequest* download)
{
    const QString name = download->suggestedFileName();
    const auto found =
        std::ranges::find_if(m_fetches, [&](const QString& wanted) { return name.startsWith(wanted); });
    if (found == m_fetches.end()) {
        refuse(BlockedKind::Download, shownAddress(download->url()));
        return false;
    }
    m_fetches.erase(found);
    emit fetched(download);
    return true;
}

void StillPage::javaScriptAlert(const QUrl&, const QString& text)
{
    refuse(BlockedKind::Dialog, text);
}

bool StillPage::javaScriptConfirm(const QUrl&, const QString& text)
{
    const bool isLeft = m_isOpening && !m_hasBegun; // the page before asks whether it may be left
    if (!isLeft)
        refuse(BlockedKind::Dialog, text);
    return isLeft;
}

bool StillPage::javaScriptPrompt(const QUrl&, const QString& text, const QString&, QString*)
{
    refuse(BlockedKind::Dialog, text);
    return false;
}

void StillPage::javaScriptConsoleMessage(JavaScriptConsoleMessageLevel, const QString& message, int,
                                         const QString&)
{
    // Blink blocks a file without asking, and guard.js cannot ask: they only report it here. A page that
    // writes this message itself harms nobody else.
    static const QString ofFile = QStringLiteral("Not allowed to load local resource: ");
    static const QString ofGuard = QStringLiteral("tagseam-blocked: ");
    if (message.startsWith(ofFile))
        m_log->add(BlockedKind::FileRead, message.mid(ofFile.size()));
    else if (message.startsWith(ofGuard))
        m_log->add(BlockedKind::Device, message.mid(ofGuard.size()));
    count(m_messages);
}

QStringList StillPage::chooseFiles(FileSelectionMode, const QStringList&, const QStringList&)
{
    refuse(BlockedKind::FileChoice, shownAddress(url()));
    return {};
}

void StillPage::refuse(BlockedKind kind, const QString& what)
{
    m_log->add(kind, what);
    count(m_wishes);
}

void StillPage::count(Rate& rate)
{
    if (!rate.isStorm(m_isOpening) || m_isStorming)
        return;
    m_isStorming = true;
    emit storming();
}

bool StillPage::Rate::isStorm(bool isLoading)
{
    constexpr qint64 window = stormSeconds * 1000;
    if (!began.isValid() || began.elapsed() > window) {
        began.start();
        count = 0;
    }
    ++total;
    return ++count > mostPerSecond * stormSeconds || (isLoading && total > mostWhileLoading);
}

} // namespace tagseam
