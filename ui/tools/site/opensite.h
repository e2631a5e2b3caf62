// SPDX-License-Identifier: MIT
// The site style tree that is open in the window, its threshold and marks, and the jobs on it.
#pragma once

#include "core/corpus/pages/learntsite.h"
#include "ui/widgets/pendingrun.h"

#include <QObject>
#include <QString>
#include <QThreadPool>

#include <functional>
#include <optional>
#include <stop_token>
#include <utility>
#include <vector>

namespace tagseam {

/// The tree stays when another page comes: pages are mapped on it one after the other. Runs one job at a time
/// on another thread; requests during a job are ignored.
class OpenSite : public QObject {
    Q_OBJECT

  public:
    explicit OpenSite(QObject* parent = nullptr);
    ~OpenSite() override;

    /// Sets a function that is asked before a tree without a file is replaced; it returns false to keep the
    /// tree.
    void setMayReplace(std::function<bool()> mayReplace) { m_mayReplace = std::move(mayReplace); }
    /// Sets a function that is asked before pages that are in the tree already are added again; it returns
    /// false to skip them.
    void setMayRepeat(std::function<bool(const KnownPages&)> mayRepeat)
    {
        m_mayRepeat = std::move(mayRepeat);
    }
    void open(const QString& path);
    void learn(const QString& folder);
    /// Adds more pages to the present tree; asks first when this session has learnt some of them.
    void add(const QString& folder);
    /// Computes what each threshold removes from the pages of a folder.
    void sample(const QString& folder);
    void save(const QString& path);
    /// Cancels within a page, or after a file. Everything stays as it was, except a file that is written by
    /// then.
    void cancel();
    bool isBusy() const { return m_run.isPending(); }
    /// The threads of the jobs.
    QThreadPool* pool() { return &m_pool; }
    /// Sets the function that gives the limits for reading pages when a job begins.
    void setLimits(const std::function<Limits()>& limits) { m_limits = limits; }

    /// The tree; nullptr if there is none.
    const SharedSite& site() const { return m_site; }
    /// The path of its file; empty if it was never in one.
    const QString& path() const { return m_path; }
    /// True if it was learnt or extended since it was last in a file.
    bool isTreeUnsaved() const { return m_isTreeUnsaved; }
    /// True if the tree is unsaved, or its threshold differs from that of its file (from the default if the
    /// file has none).
    bool isUnsaved() const { return m_isTreeUnsaved || threshold() != m_savedThreshold; }
    double threshold() const { return m_marks.threshold; }
    /// Sets the threshold of the tree, 0 to 1, which is saved to its file. Does nothing without a tree.
    void setThreshold(double threshold);
    /// The marks of the tree at the threshold. Requires a tree.
    const Marks& marks() const { return m_marks; }
    /// The sampled pages; nullptr when no page was sampled.
    const SampledPages* samples() const { return m_samples ? &*m_samples : nullptr; }
    /// The pages that the last job skipped, unless it was cancelled.
    const std::vector<Error>& excluded() const { return m_excluded; }

  signals:
    /// The tree, its file, or the samples changed.
    void changed();
    /// The threshold and marks changed, not by another tree.
    void thresholdChanged();
    void began(const QString& topic);
    void progressed(int done, int total);
    void ended();
    void told(const QString& sentence);
    void refused(const QString& sentence);

  private:
    bool mayReplace() const { return !isUnsaved() || !m_mayReplace || m_mayReplace(); }
    using Work = std::function<SiteJobResult(const TellProgress&, const std::stop_token&)>;
    void start(const QString& topic, const QString& path, const Work& work);
    void grow(const QString& folder);
    void takeKnown(const KnownPages& known);
    void take(SiteJobResult result);
    void takeThreshold();
    void tellOf(const SiteJobResult& result);

    SharedSite m_site;
    Marks m_marks{usualThreshold, {}};
    std::optional<double> m_picked; // for m_site
    bool m_isDropped = false;       // the last job dropped a picked threshold
    std::optional<SampledPages> m_samples;
    std::vector<Error> m_excluded;
    QString m_path;
    QString m_asked; // the file of the job under way; empty if the job is on a folder
    bool m_isTreeUnsaved = false;
    double m_savedThreshold = usualThreshold; // the threshold in the file of m_site
    QString m_adding;                         // the folder that is being read
    std::function<bool()> m_mayReplace;
    std::function<bool(const KnownPages&)> m_mayRepeat;
    std::function<Limits()> m_limits = [] { return Limits(); };
    std::stop_source m_stop;
    PendingRun<SiteJobResult> m_run;
    QThreadPool m_pool; // last, so that its threads end before the other members are destroyed
};

} // namespace tagseam
