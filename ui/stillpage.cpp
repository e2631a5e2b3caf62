// SPDX-License-Identifier: MIT
// A page that stays where it was put, and the switch for its requests.
#include "ui/stillpage.h"

#include <QMetaEnum>
#include <QWebEngineFullScreenRequest>
#include <QWebEngineUrlRequestInfo>

#include <csignal>

namespace tagseam {

namespace {

bool isLocal(const QUrl& url)
{
    static const QStringList schemes{"tagseam", "tagseam-archive", "data", "blob", "about", "qrc"};
    return schemes.contains(url.scheme());
}

// Whether a page asks for what the program holds for others. The pruned page is one of the program, and may
// ask for what the archive of the original holds.
bool isOfAnotherPage(const QUrl& url, const QUrl& initiator)
{
    const bool isHeld = url.scheme() == QLatin1String("tagseam");
    const bool isArchived = url.scheme() == QLatin1String("tagseam-archive");
    const bool isFromHeld = initiator.scheme() == QLatin1String("tagseam");
    const bool isFromArchived = initiator.scheme() == QLatin1String("tagseam-archive");
    return !initiator.isEmpty() &&
           ((isHeld && !isFromHeld) || (isArchived && !isFromHeld && !isFromArchived));
}

} // namespace

NetworkSwitch::NetworkSwitch(BlockLog* log, QObject* parent)
    : QWebEngineUrlRequestInterceptor(parent), m_log(log)
{
}

void NetworkSwitch::interceptRequest(QWebEngineUrlRequestInfo& info)
{
    const QUrl url = info.requestUrl();
    if (const QUrl other = m_detour ? m_detour(url) : QUrl(); !other.isEmpty()) {
        info.redirect(other);
        return;
    }
    // Pages held by the program are for themselves: no other page may fetch them.
    const bool isOwn = isOfAnotherPage(url, info.initiator());
    if (isLocal(url) && !isOwn)
        return;
    const bool isFile = url.scheme() == QLatin1String("file");
    if (m_isOpen && !isOwn && !isFile)
        return;
    info.block(true);
    m_log->add(isOwn || isFile ? BlockedKind::FileRead : BlockedKind::Request, url.toDisplayString());
}

StillPage::StillPage(QWebEngineProfile* profile, BlockLog* log) : QWebEnginePage(profile), m_log(log)
{
    connect(this, &QWebEnginePage::featurePermissionRequested, this,
            [this](const QUrl& origin, Feature feature) {
                setFeaturePermission(origin, feature, PermissionDeniedByUser);
                m_log->add(BlockedKind::Device, QMetaEnum::fromType<Feature>().valueToKey(feature));
            });
    connect(this, &QWebEnginePage::fullScreenRequested, this, [this](QWebEngineFullScreenRequest request) {
        request.reject();
        m_log->add(BlockedKind::Device, QStringLiteral("FullScreen"));
    });
}

void StillPage::open(const QUrl& url)
{
    m_isOpening = true;
    m_hasBegun = false;
    m_url = url;
    load(url);
}

void StillPage::endRenderer()
{
    if (renderProcessPid() > 0)
        ::kill(static_cast<pid_t>(renderProcessPid()), SIGKILL);
}

bool StillPage::isWeb(const QUrl& url)
{
    return url.scheme() == QLatin1String("http") || url.scheme() == QLatin1String("https"); // lower case
}

bool StillPage::acceptNavigationRequest(const QUrl& url, NavigationType type, bool isMainFrame)
{
    if (!isMainFrame)
        return true;
    const bool isWanted =
        m_isOpening && (url == m_url || (type == NavigationTypeRedirect && isWeb(m_url) && isWeb(url)));
    m_hasBegun = m_hasBegun || isWanted;
    if (!isWanted)
        m_log->add(BlockedKind::Navigation, url.toDisplayString());
    return isWanted;
}

QWebEnginePage* StillPage::createWindow(WebWindowType)
{
    m_log->add(BlockedKind::Window, url().toDisplayString());
    return nullptr;
}

void StillPage::javaScriptAlert(const QUrl&, const QString& text)
{
    m_log->add(BlockedKind::Dialog, text);
}

bool StillPage::javaScriptConfirm(const QUrl&, const QString& text)
{
    if (!m_isOpening)
        m_log->add(BlockedKind::Dialog, text);
    return m_isOpening;
}

bool StillPage::javaScriptPrompt(const QUrl&, const QString& text, const QString&, QString*)
{
    m_log->add(BlockedKind::Dialog, text);
    return false;
}

QStringList StillPage::chooseFiles(FileSelectionMode, const QStringList&, const QStringList&)
{
    m_log->add(BlockedKind::FileChoice, url().toDisplayString());
    return {};
}

} // namespace tagseam
