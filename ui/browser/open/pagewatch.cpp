// SPDX-License-Identifier: MIT
// Watches the page that is open: loads it again when it changes, and leads back to the version before.
#include "ui/browser/open/pagewatch.h"

#include "ui/browser/load/pageloader.h"
#include "ui/browser/show/browser.h"
#include "ui/browser/show/pagepair.h"
#include "ui/browser/show/pageview.h"
#include "ui/session/questions/explainer.h"
#include "ui/session/words/differencetext.h"

#include <QApplication>
#include <QCryptographicHash>
#include <QFileInfo>
#include <QWebEngineView>

#include <utility>

namespace tagseam {

namespace {

constexpr int settleMilliseconds = 150; // time without a change after which a file is read
constexpr int patienceMilliseconds = 10'000;

} // namespace

PageWatch::PageWatch(Browser* browser, Explainer* explainer, QObject* parent)
    : QObject(parent), m_browser(browser), m_session(browser->session()), m_explainer(explainer)
{
    m_soon.setInterval(settleMilliseconds);
    m_interval.setInterval(intervalSeconds * 1000);
    connect(&m_files, &QFileSystemWatcher::fileChanged, &m_soon, qOverload<>(&QTimer::start));
    connect(&m_files, &QFileSystemWatcher::directoryChanged, &m_soon, qOverload<>(&QTimer::start));
    connect(&m_soon, &QTimer::timeout, this, [this] {
        if (m_browser->loader()->isLoading())
            m_soon.start();
        else
            m_reader.read(m_place, std::nullopt, m_browser->loader()->limits());
    });
    connect(&m_reader, &PageReader::finished, this, &PageWatch::takeFile);
    connect(&m_interval, &QTimer::timeout, this, &PageWatch::lookAtAddress);
    connect(&m_request, &PageRequest::answered, this, &PageWatch::takeAnswer);
    connect(&m_request, &PageRequest::failed, this, [this] {
        if (m_browser->loader()
                ->isLive()) // otherwise the page that asked has been replaced by another version
            say(tr("%1 did not answer.").arg(elided(m_place.shownText())));
    });
    connect(explainer->versions(), &PageVersions::diffChanged, this, [this] {
        findPlace();
        announce();
    });
    connect(browser, &Browser::prunedShown, this, [this] {
        if (m_kept && m_kept->hasCome)
            m_kept->isShown = true;
        findPlace();
    });
    connect(m_session->runner(), &AnalysisRunner::analysisChanged, this, &PageWatch::findStep);
    // The way back that the message offers would undo another change.
    connect(explainer->session()->changes(), &Changes::changed, this,
            [this] { m_session->notifier()->putAway(m_hint); });
    connect(explainer->session()->changes(), &Changes::went, this, [this] { m_isAnnounced = true; });
    connectLoader();
}

void PageWatch::connectLoader()
{
    PageLoader* loader = m_browser->loader();
    connect(loader, &PageLoader::started, this, [this, loader] {
        m_request.stop(); // another page replaces the one that sent it
        m_isAnnounced = true;
        m_before.reset();
        m_kept.reset();
        if (!m_isOn || loader->requestedPlace() != m_place || !m_session->trees()->hasRendered())
            return;
        m_before = present();
        m_kept = placeNow();
    });
    connect(loader, &PageLoader::lost, &m_request, &PageRequest::stop);
    connect(loader, &PageLoader::failed, this, [this] {
        m_before.reset();
        m_kept.reset();
        m_isOwnLoad = false;
    });
    connect(loader, &PageLoader::sourceAhead, this, [this, loader] {
        if (loader->place() != m_place)
            leave();
    });
    connect(loader, &PageLoader::captured, this, &PageWatch::takeVersion); // after the browser
}

// Another page has come.
void PageWatch::leave()
{
    m_session->changes()->forgetSteps();
    setOn(false);
}

void PageWatch::setOn(bool isOn)
{
    if (isOn == m_isOn)
        return;
    PageLoader* loader = m_browser->loader();
    const PageAddress place = loader->place();
    const bool isFile = place.kind == PageAddress::Kind::File;
    if (isOn && !m_session->trees()->hasRendered()) {
        m_session->notifier()->refuse(tr("Only a page that the browser has built can be watched."));
    } else if (isOn && !isFile && !place.isWeb()) {
        m_session->notifier()->refuse(
            tr("Only a file or an address can be watched, and this page is neither."));
    } else if (isOn && place.isWeb() && !loader->isNetworkOn()) {
        m_session->notifier()->refuse(
            tr("The address is not watched: the network is off. Turn Network on in the toolbar first."));
    } else {
        m_isOn = isOn;
    }
    m_soon.stop();
    m_reader.stop();
    m_interval.stop();
    m_request.stop();
    m_said.clear();
    m_seen.clear();
    m_hash.clear();
    if (const QStringList paths = m_files.files() + m_files.directories(); !paths.isEmpty())
        m_files.removePaths(paths);
    if (m_isOn) {
        m_place = place;
        m_bytes = loader->bytes();
        m_session->notifier()->tell(
            tr("Watching %1. Each new version is shown when it appears.").arg(elided(place.name())));
        if (isFile) {
            watchFile();
        } else {
            m_interval.start();
            lookAtAddress();
        }
    }
    emit changed(m_isOn);
}

// Editors replace the file by another one of the same name, which only the folder notices.
void PageWatch::watchFile()
{
    const QString path = decodedPath(m_place.path);
    const QString folder = QFileInfo(path).absolutePath();
    if (!m_files.directories().contains(folder))
        m_files.addPath(folder);
    if (!m_files.files().contains(path) && QFileInfo::exists(path))
        m_files.addPath(path);
}

// A file that is being written, or is away while it is replaced, is read again.
void PageWatch::takeFile(PageRead* read)
{
    if (!m_isOn)
        return;
    watchFile();
    QString problem;
    std::string seen;
    if (const auto* content = std::get_if<PageContent>(read)) {
        seen = content->bytes;
        if (seen.empty())
            problem = tr("%1 is empty.").arg(elided(m_place.shownText()));
    } else if (const auto* sentence = std::get_if<QString>(read)) {
        problem = *sentence;
    } else {
        problem = tr("%1 no longer contains exactly one page.").arg(elided(m_place.shownText()));
    }
    if (!problem.isEmpty())
        seen = '\0' + problem.toStdString();
    if (seen == m_bytes) {
        m_seen.clear();
        m_said.clear();
    } else if (std::exchange(m_seen, seen) != seen) {
        m_soon.start();
    } else if (!problem.isEmpty()) {
        say(problem);
    } else {
        reload();
    }
    emit looked();
}

void PageWatch::lookAtAddress()
{
    PageLoader* loader = m_browser->loader();
    if (!loader->isNetworkOn()) {
        setOn(false);
        m_session->notifier()->refuse(
            tr("Watching %1 has ended: the network is off.").arg(elided(m_place.shownText())));
        return;
    }
    if (m_request.isRunning() || loader->isLoading())
        return;
    if (!loader->isLive()) { // its page would have to send the request
        const QString why =
            tr("%1 is asked again when the page is reloaded (F5).").arg(elided(m_place.shownText()));
        if (std::exchange(m_said, why) != why)
            m_session->notifier()->tell(why);
        return;
    }
    m_request.send(loader->page(), PageRequest::Cache::Bypassed, patienceMilliseconds);
}

void PageWatch::takeAnswer(int status, const QByteArray& body)
{
    if (status != 200)
        return say(
            tr("%1 answered with HTTP status %2.").arg(elided(m_place.shownText()), QString::number(status)));
    m_said.clear();
    const QByteArray hash = QCryptographicHash::hash(body, QCryptographicHash::Sha256);
    if (m_hash.isEmpty())
        m_hash = hash;
    if (m_hash == hash)
        return;
    m_coming = hash; // counts when the page has been loaded
    m_isOwnLoad = true;
    reload();
}

void PageWatch::reload()
{
    m_seen.clear();
    m_said.clear();
    m_browser->load(m_place);
}

void PageWatch::say(const QString& problem)
{
    if (std::exchange(m_said, problem) != problem)
        m_session->notifier()->refuse(tr("%1 The page stays as it was, and is still watched.").arg(problem));
}

// The page was captured.
void PageWatch::takeVersion()
{
    PageLoader* loader = m_browser->loader();
    std::optional<PageVersion> before = std::exchange(m_before, std::nullopt);
    const bool isOwn = std::exchange(m_isOwnLoad, false);
    if (loader->wasTakenAgain())
        return m_kept.reset();
    if (loader->place() != m_place)
        return leave();
    const bool isOther = m_place.isWeb() ? isOwn : loader->bytes() != m_bytes;
    m_bytes = loader->bytes();
    if (isOwn)
        m_hash = m_coming;
    else if (!isOther)
        m_hash.clear(); // the page may have been loaded again with other bytes
    if (!before || !before->rendered || !isOther)
        return m_kept.reset();
    if (m_kept)
        m_kept->hasCome = true;
    const auto old = std::make_shared<PageVersion>(*std::move(before));
    const auto now = std::make_shared<PageVersion>(present());
    m_session->changes()->addStep([this, old, now] { show(old, now, true); },
                                  [this, old, now] { show(now, old, false); });
    PageVersion other = *old;
    other.name = tr("Version before");
    m_explainer->versions()->compareWith(std::move(other));
    m_old = old->rendered;
    m_isAnnounced = false;
    announce();
}

// Says what the new version changed, as soon as that is known.
void PageWatch::announce()
{
    const PageVersions& versions = *m_explainer->versions();
    const bool isCompared = versions.other() != nullptr && versions.other()->rendered == m_old &&
                            versions.isComparable() && !versions.question()->isCancelled();
    const auto diff = versions.diff();
    if (m_isAnnounced || (isCompared && diff == nullptr))
        return;
    m_isAnnounced = true;
    const QString name = elided(m_place.name()).toHtmlEscaped();
    QString sentence = tr("%1 has a new version.").arg(name);
    if (isCompared)
        sentence += ' ' + countsText(diff->diff.counts);
    m_hint = m_session->notifier()->hint(
        sentence + QStringLiteral(" <a href=\"changes\">%1</a> · <a href=\"back\">%2</a>")
                       .arg(tr("Show the changes"), tr("Back to the version before")),
        [this](const QString& link) {
            if (link == QLatin1String("changes"))
                emit changesWanted();
            else
                m_session->changes()->undo();
        });
}

// Shows a version in place of another one, which is compared with it then.
void PageWatch::show(const std::shared_ptr<PageVersion>& version, const std::shared_ptr<PageVersion>& left,
                     bool isBack)
{
    if (left->rendered == m_session->trees()->sharedRendered())
        left->source = m_session->trees()->sharedSource(); // it is read after the page is captured
    Place place = placeNow();
    place.hasCome = true;
    m_request.stop();
    m_browser->showVersion(*version);
    m_kept = place;
    version->rendered = m_session->trees()->sharedRendered(); // so that no tree is kept twice
    if (version->source)
        version->source = m_session->trees()->sharedSource();
    PageVersion other = *left;
    other.name = isBack ? tr("Newer version") : tr("Version before");
    m_explainer->versions()->compareWith(std::move(other));
    if (isBack)
        m_session->notifier()->tell(
            tr("The version before is shown as it was captured. Redo shows the newer version."));
}

PageVersion PageWatch::present() const
{
    return {{},
            m_browser->loader()->place(),
            m_session->trees()->sharedRendered(),
            m_session->trees()->sharedSource(),
            m_session->trees()->didScriptsRun(),
            m_browser->loader()->isLate()};
}

PageWatch::Place PageWatch::placeNow() const
{
    Place place;
    place.node = m_session->selection()->node();
    std::tie(place.anchor, place.top) = m_browser->pages()->topAnchor();
    place.isSource = m_session->trees()->isSource();
    if (m_session->cursor()->isStepping() && m_session->runner()->hasAnalysis())
        place.step = m_session->cursor()->stepper().step();
    return place;
}

void PageWatch::findStep()
{
    if (!m_kept || !m_kept->hasCome || !m_kept->step || !m_session->cursor()->isStepping())
        return;
    const std::uint64_t step = *std::exchange(m_kept->step, std::nullopt);
    m_session->cursor()->step([step](Stepper& stepper) { stepper.seek(step); });
}

// Finds the nodes when both versions are aligned, and scrolls when both pages are shown, because loading them
// scrolls.
void PageWatch::findPlace()
{
    const auto versions = m_explainer->versions()->diff();
    if (!m_kept || !m_kept->hasCome || !versions || versions->isSource != m_kept->isSource)
        return;
    if (!std::exchange(m_kept->isFound, true) && m_session->selection()->node() == noNode)
        m_session->selection()->select(versions->inPage(m_kept->node));
    if (!m_kept->isShown)
        return;
    const std::vector<NodeId>& now = versions->diff.trees.renderedOf;
    NodeId anchor = m_kept->anchor;
    while (anchor != noNode && anchor.value < now.size() && now[anchor.value] == noNode)
        ++anchor.value; // the next one that the new version has
    if (anchor != noNode && anchor.value < now.size())
        m_browser->pages()->align(now[anchor.value], m_kept->top);
    m_kept.reset();
}

} // namespace tagseam
