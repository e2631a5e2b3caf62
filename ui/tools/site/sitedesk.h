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

/// It stays when another page comes: pages are mapped on it one after the other. One job at a time, on
/// another thread; what is asked while one is under way is not heard.
class SiteDesk : public QObject {
    Q_OBJECT

  public:
    explicit SiteDesk(QObject* parent = nullptr);
    ~SiteDesk() override;

    /// What is asked before a tree that is in no file gives way to another; false: it stays.
    void setMayReplace(std::function<bool()> mayReplace) { m_mayReplace = std::move(mayReplace); }
    /// What is asked before pages that are in the tree already count once more; false: they do not.
    void setMayRepeat(std::function<bool(const KnownPages&)> mayRepeat)
    {
        m_mayRepeat = std::move(mayRepeat);
    }
    void open(const QString& path);
    void learn(const QString& folder);
    /// More pages into the tree that is there; asks first when this session has learnt some of them.
    void add(const QString& folder);
    /// What each threshold takes from the pages of a folder.
    void sample(const QString& folder);
    void save(const QString& path);
    /// Ends within a page, or behind a file; everything stays as it was, but for a file that is written by
    /// then.
    void cancel();
    bool isBusy() const { return m_run.isPending(); }
    /// Where jobs run.
    QThreadPool* pool() { return &m_pool; }
    /// Of pages that are read: asked for when a job begins.
    void setLimits(const std::function<Limits()>& limits) { m_limits = limits; }

    /// nullptr for none.
    const SharedSite& site() const { return m_site; }
    /// Its file; empty when it was never in one.
    const QString& path() const { return m_path; }
    /// Whether it was learnt or grown since it was last in a file.
    bool isTreeUnsaved() const { return m_isTreeUnsaved; }
    /// Whether that is so, or its threshold is another one than that of its file: of one that has none, the
    /// usual one.
    bool isUnsaved() const { return m_isTreeUnsaved || threshold() != m_savedThreshold; }
    double threshold() const { return m_marks.threshold; }
    /// 0 to 1: picks it for the tree, whose file it goes into and comes out of. Nothing without a tree.
    void setThreshold(double threshold);
    /// Of the tree at the threshold; only with a tree.
    const Marks& marks() const { return m_marks; }
    /// nullptr when no page was sampled.
    const SampledPages* samples() const { return m_samples ? &*m_samples : nullptr; }
    /// Of the last job that was not given up.
    const std::vector<Error>& excluded() const { return m_excluded; }

  signals:
    /// Another tree, the same in a file, other samples.
    void changed();
    /// Threshold and marks, not that of another tree.
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
    bool m_isDropped = false;       // one that was picked, by the last job
    std::optional<SampledPages> m_samples;
    std::vector<Error> m_excluded;
    QString m_path;
    QString m_asked; // the file of the job that is under way; empty for one of a folder
    bool m_isTreeUnsaved = false;
    double m_savedThreshold = usualThreshold; // that the file of m_site comes with
    QString m_adding;                         // the folder that is looked through
    std::function<bool()> m_mayReplace;
    std::function<bool(const KnownPages&)> m_mayRepeat;
    std::function<Limits()> m_limits = [] { return Limits(); };
    std::stop_source m_stop;
    PendingRun<SiteJobResult> m_run;
    QThreadPool m_pool; // the last, so that its thread is gone before what it works on
};

} // namespace tagseam
