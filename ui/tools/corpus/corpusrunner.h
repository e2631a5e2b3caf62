// SPDX-License-Identifier: MIT
// Runs methods on all pages of a corpus on other threads, and delivers the results.
#pragma once

#include "core/corpus/runs/runpage.h"
#include "ui/browser/save/treerenderer.h"
#include "ui/widgets/pendingrun.h"

#include <QElapsedTimer>
#include <QObject>
#include <QThreadPool>
#include <QTimer>

#include <mutex>
#include <optional>
#include <stop_token>
#include <vector>

namespace tagseam {

class CorpusRunner : public QObject {
    Q_OBJECT

  public:
    explicit CorpusRunner(QObject* parent = nullptr);
    ~CorpusRunner() override;

    /// Requires that no run is under way.
    void start(const Corpus& corpus, const RunPlan& plan);
    /// Cancels within a page; ended() follows.
    void cancel();
    bool isRunning() const { return m_run.isPending(); }
    bool isCancelling() const { return isRunning() && m_stop.stop_requested(); }
    /// The file that is being rendered because its annotation is on its rendered tree; empty if there is
    /// none.
    const QString& rendering() const { return m_renderer.current(); }
    int pagesDone() const { return m_done; }
    int pagesInAll() const { return static_cast<int>(m_corpus.pages.size()); }
    /// The speed; nothing before it can be estimated.
    std::optional<double> pagesPerSecond() const;
    std::optional<double> secondsLeft() const;

  signals:
    /// The next pages, in order.
    void pagesCame(const std::vector<tagseam::PageRun>& pages);
    void ended(bool isComplete);
    void renderingChanged();

  private:
    bool work(const std::stop_token& stop);
    void handOver();

    Corpus m_corpus;
    RunPlan m_plan;
    std::stop_source m_stop;
    std::mutex m_mutex;
    std::vector<PageRun> m_ready; // guarded by the mutex
    int m_done = 0;
    QElapsedTimer m_time;
    QTimer m_look;
    TreeRenderer m_renderer;
    PendingRun<bool> m_run;
    QThreadPool m_pool; // last, so that its threads end before the other members are destroyed
};

} // namespace tagseam
