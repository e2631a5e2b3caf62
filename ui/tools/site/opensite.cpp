// SPDX-License-Identifier: MIT
// The site style tree that is open in the window, and the jobs on it.
#include "ui/tools/site/opensite.h"

#include "core/methods/sitestyletree/styletreefile.h"
#include "ui/session/page/savefile.h"
#include "ui/widgets/errortext.h"

#include <QPromise>
#include <QtConcurrentRun>

#include <algorithm>
#include <exception>
#include <utility>

namespace tagseam {

namespace {

// Runs the work and catches its exceptions: memory may not suffice for a tree.
SiteJobResult guardedJob(const std::function<SiteJobResult()>& work)
{
    SiteJobResult failed;
    try {
        return work();
    } catch (const std::exception& error) {
        failed.error = Error{ErrorCode::CannotRead, {}, error.what()};
    }
    return failed;
}

// Saves the tree with the threshold that was picked, if any; on failure the file stays as it was.
SiteJobResult saveSite(const SharedSite& site, std::optional<double> threshold, const std::string& path)
{
    SiteJobResult result;
    result.threshold = threshold;
    result.error = writeWhole(QString::fromStdString(path), styleTreeJson(site->site, threshold));
    if (!result.error)
        result.saved = path;
    return result;
}

} // namespace

OpenSite::OpenSite(QObject* parent) : QObject(parent)
{
    m_pool.setMaxThreadCount(1);
    m_run.whenProgressed(this, [this](int done, int total) { emit progressed(done, total); });
    m_run.whenFinished(this, [this](SiteJobResult result) { take(std::move(result)); });
}

OpenSite::~OpenSite()
{
    m_stop.request_stop();
    m_run.drop();
    m_pool.waitForDone();
}

void OpenSite::start(const QString& topic, const QString& path, const Work& work)
{
    if (isBusy())
        return;
    m_asked = path;
    m_stop = {};
    m_run.start(
        QtConcurrent::run(&m_pool, [work, stop = m_stop.get_token()](QPromise<SiteJobResult>& promise) {
            int known = -1;
            const TellProgress tell = [&](std::size_t done, std::size_t total) {
                if (std::exchange(known, static_cast<int>(total)) != static_cast<int>(total))
                    promise.setProgressRange(0, static_cast<int>(total));
                promise.setProgressValue(static_cast<int>(done));
            };
            promise.addResult(guardedJob([&] { return work(tell, stop); }));
        }));
    emit began(topic);
}

void OpenSite::open(const QString& path)
{
    if (isBusy() || !mayReplace())
        return;
    start(tr("Opening the site style tree"), path,
          [file = path.toStdString()](const TellProgress&, const std::stop_token& stop) {
              return openSite(file, stop);
          });
}

void OpenSite::learn(const QString& folder)
{
    if (isBusy() || !mayReplace())
        return;
    start(tr("Learning the site style tree: %v of %m"), {},
          [name = folder.toStdString(), limits = m_limits()](const TellProgress& tell,
                                                             const std::stop_token& stop) {
              return learnSite(name, nullptr, limits, tell, stop);
          });
}

void OpenSite::add(const QString& folder)
{
    if (isBusy() || m_site == nullptr)
        return;
    if (m_site->digests.empty() || !m_mayRepeat)
        return grow(folder);
    m_adding = folder;
    start(
        tr("Looking for pages that are in the tree: %v of %m"), m_path,
        [name = folder.toStdString(), site = m_site](const TellProgress& tell, const std::stop_token& stop) {
            return lookForKnown(name, site, tell, stop);
        });
}

void OpenSite::takeKnown(const KnownPages& known)
{
    if (known.known == 0 || m_mayRepeat(known))
        return grow(m_adding);
    emit changed();
    emit told(tr("Cancelled. The tree was not changed."));
}

void OpenSite::grow(const QString& folder)
{
    start(tr("Adding pages to the site style tree: %v of %m"), m_path,
          [name = folder.toStdString(), site = m_site, limits = m_limits()](const TellProgress& tell,
                                                                            const std::stop_token& stop) {
              return learnSite(name, site, limits, tell, stop);
          });
}

void OpenSite::sample(const QString& folder)
{
    if (m_site == nullptr)
        return;
    start(tr("Reading sample pages: %v of %m"), m_path,
          [name = folder.toStdString(), site = m_site, limits = m_limits()](const TellProgress& tell,
                                                                            const std::stop_token& stop) {
              return sampleSite(name, site, limits, tell, stop);
          });
}

void OpenSite::save(const QString& path)
{
    if (m_site == nullptr)
        return;
    start(tr("Saving the site style tree"), path,
          [file = path.toStdString(), site = m_site, picked = m_picked](
              const TellProgress&, const std::stop_token&) { return saveSite(site, picked, file); });
}

void OpenSite::cancel()
{
    m_stop.request_stop();
}

void OpenSite::setThreshold(double threshold)
{
    if (m_site == nullptr)
        return;
    const double within = std::clamp(threshold, 0.0, 1.0);
    m_picked = within;
    if (within == m_marks.threshold)
        return;
    m_marks = markElements(m_site->measured, within);
    emit thresholdChanged();
}

// Takes the threshold of the new tree. A threshold that was picked for the tree before does not apply to it.
void OpenSite::takeThreshold()
{
    const std::optional<double> before = std::exchange(m_picked, m_site->site.threshold);
    m_isDropped = !m_picked && before && *before != usualThreshold;
    m_savedThreshold = m_picked.value_or(usualThreshold);
    m_marks = markElements(m_site->measured, m_savedThreshold);
}

void OpenSite::take(SiteJobResult result)
{
    // The job may have ended before it noticed the stop; but a file that is written is saved.
    result.isStopped = result.isStopped || (m_stop.stop_requested() && result.saved.empty());
    const bool isDone = !result.isStopped && !result.error;
    m_isDropped = false;
    if (isDone && result.known) {
        emit ended();
        // Queued after the end of the job: another job may begin, or the user may be asked.
        QMetaObject::invokeMethod(
            this, [this, known = *result.known] { takeKnown(known); }, Qt::QueuedConnection);
        return;
    }
    if (!result.isStopped)
        m_excluded = result.excluded;
    if (isDone && result.site != nullptr) {
        m_isTreeUnsaved = result.taken > 0; // otherwise it came from a file
        m_site = result.site;
        takeThreshold();
        m_samples.reset();
    }
    if (isDone && (result.site != nullptr || !result.saved.empty()))
        m_path = m_asked;
    if (isDone && result.samples)
        m_samples = std::move(result.samples);
    if (!result.saved.empty()) {
        m_isTreeUnsaved = false;
        m_savedThreshold =
            result.threshold.value_or(usualThreshold); // another threshold may be picked by now
    }
    emit ended();
    emit changed();
    tellOf(result);
}

void OpenSite::tellOf(const SiteJobResult& result)
{
    if (result.isStopped) {
        emit told(tr("Cancelled. The tree was not changed."));
    } else if (result.error) {
        emit refused(errorText(*result.error, tr("The site style tree")));
    } else if (!result.saved.empty()) {
        emit told(tr("Saved %1").arg(m_path));
    } else if (result.taken > 0) {
        emit told([&, taken = static_cast<int>(result.taken), left = static_cast<int>(result.excluded.size()),
                   isDropped = m_isDropped] {
            QString read = tr("%n page(s) read.", nullptr, taken);
            if (isDropped)
                read += ' ' + tr("The threshold was chosen for another tree and was reset to the default.");
            return left == 0
                       ? read
                       : read + ' ' + tr("%n page(s) could not be read and were skipped.", nullptr, left);
        }());
    }
}

} // namespace tagseam
