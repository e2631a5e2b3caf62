// SPDX-License-Identifier: MIT
// A profile of its own with the pages in it.
#include "ui/browser/guard/pageprofile.h"

#include "ui/browser/guard/archivescheme.h"
#include "ui/browser/guard/pagescheme.h"

#include <QFile>
#include <QWebEngineDownloadRequest>
#include <QWebEngineScript>
#include <QWebEngineScriptCollection>
#include <QWebEngineSettings>
#include <QWebEngineUrlRequestInfo>
#include <QWebEngineUrlRequestInterceptor>

#include <utility>

namespace tagseam {

namespace {

// Runs before the first script of each document, also in frames.
QWebEngineScript script(const QString& path, quint32 world)
{
    QFile file(path);
    [[maybe_unused]] const bool isOpen = file.open(QIODevice::ReadOnly);
    Q_ASSERT(isOpen);
    QWebEngineScript script;
    script.setName(path);
    script.setInjectionPoint(QWebEngineScript::DocumentCreation);
    script.setRunsOnSubFrames(true);
    script.setWorldId(world);
    script.setSourceCode(QString::fromUtf8(file.readAll()));
    return script;
}

// Blocks all requests.
class ClosedDoor : public QWebEngineUrlRequestInterceptor {
  public:
    using QWebEngineUrlRequestInterceptor::QWebEngineUrlRequestInterceptor;
    void interceptRequest(QWebEngineUrlRequestInfo& info) override { info.block(true); }
};

constexpr quint32 guardWorld =
    QWebEngineScript::UserWorld; // neither the world of the page nor that of inspect.js

} // namespace

PageProfile::PageProfile(PageSchemeHandler* scheme, ArchiveSchemeHandler* archives, NetworkSwitch* network,
                         BlockLog* log)
    : m_log(log), m_profile(std::make_unique<QWebEngineProfile>()),
      m_page(std::make_unique<StillPage>(m_profile.get(), log)),
      m_prunedPage(std::make_unique<StillPage>(m_profile.get(), log))
{
    m_profile->installUrlSchemeHandler("tagseam", scheme);
    m_profile->installUrlSchemeHandler(archiveScheme, archives);
    m_profile->installUrlSchemeHandler("cid", archives);
    m_profile->setUrlRequestInterceptor(network);
    QObject::connect(m_profile.get(), &QWebEngineProfile::downloadRequested, m_page.get(),
                     [this](QWebEngineDownloadRequest* download) {
                         if (!m_page->takeFetched(download))
                             download->cancel();
                     });
    restrict();
    m_prunedPage->settings()->setAttribute(QWebEngineSettings::JavascriptEnabled, false);
    for (const StillPage* page :
         {m_page.get(), m_prunedPage.get()}) // a lost renderer loses the guard scripts
        QObject::connect(page, &QWebEnginePage::renderProcessTerminated, page, [this] { m_isUsed = true; });
}

PageProfile::~PageProfile() = default;

std::unique_ptr<QWebEngineProfile> PageProfile::dissolve()
{
    m_profile->setUrlRequestInterceptor(new ClosedDoor(m_profile.get()));
    m_sourcePage.reset();
    m_prunedPage.reset();
    m_page.reset();
    return std::move(m_profile);
}

StillPage* PageProfile::sourcePage()
{
    if (!m_sourcePage) {
        m_sourcePage = std::make_unique<StillPage>(m_profile.get(), m_log);
        m_sourcePage->settings()->setAttribute(QWebEngineSettings::JavascriptEnabled, false);
        QObject::connect(m_sourcePage.get(), &QWebEnginePage::renderProcessTerminated, m_sourcePage.get(),
                         [this] { m_isUsed = true; });
    }
    return m_sourcePage.get();
}

void PageProfile::restrict()
{
    QWebEngineSettings* settings = m_profile->settings();
    for (const auto off :
         {QWebEngineSettings::LocalContentCanAccessFileUrls, QWebEngineSettings::PluginsEnabled,
          QWebEngineSettings::PdfViewerEnabled, QWebEngineSettings::FullScreenSupportEnabled,
          QWebEngineSettings::AutoLoadIconsForPage, QWebEngineSettings::DnsPrefetchEnabled,
          QWebEngineSettings::HyperlinkAuditingEnabled, QWebEngineSettings::JavascriptCanAccessClipboard,
          QWebEngineSettings::JavascriptCanPaste, QWebEngineSettings::ScreenCaptureEnabled,
          QWebEngineSettings::AllowWindowActivationFromJavaScript, QWebEngineSettings::NavigateOnDropEnabled,
          // These features are drawn in the program's own process, where nothing of a page belongs.
          QWebEngineSettings::WebGLEnabled, QWebEngineSettings::Accelerated2dCanvasEnabled})
        settings->setAttribute(off, false);
    // The page blocks windows itself, so that they are counted.
    settings->setAttribute(QWebEngineSettings::JavascriptCanOpenWindows, true);
    settings->setAttribute(QWebEngineSettings::WebRTCPublicInterfacesOnly, true);
    settings->setAttribute(QWebEngineSettings::PlaybackRequiresUserGesture, true);
    settings->setUnknownUrlSchemePolicy(QWebEngineSettings::DisallowUnknownUrlSchemes); // for example mailto:
}

void PageProfile::guard()
{
    if (m_isGuarded)
        return;
    m_isGuarded = true;
    m_page->scripts().insert(script(QStringLiteral(":/page/guard.js"), QWebEngineScript::MainWorld));
    m_page->scripts().insert(script(QStringLiteral(":/page/seats.js"), guardWorld));
}

} // namespace tagseam
