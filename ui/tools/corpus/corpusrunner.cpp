// SPDX-License-Identifier: MIT
// Runs methods on all pages of a corpus on other threads, and delivers the results.
#include "ui/tools/corpus/corpusrunner.h"

#include "core/corpus/runs/run.h"

#include <QtConcurrentRun>

#include <algorithm>
#include <thread>
#include <utility>

namespace tagseam {

namespace {

constexpr int lookMilliseconds = 100; // rows come in batches, because each batch is one change of the table
constexpr double leastSeconds = 0.5;  // time before a speed is shown

// One core is left for the window.
unsigned workers()
{
    return std::max(2U, std::thread::hardware_concurrency()) - 1;
}

} // namespace

CorpusRunner::CorpusRunner(QObject* parent) : QObject(parent)
{
    m_pool.setMaxThreadCount(1);
    m_look.setInterval(lookMilliseconds);
    connect(&m_look, &QTimer::timeout, this, &CorpusRunner::handOver);
    connect(&m_renderer, &TreeRenderer::currentChanged, this, &CorpusRunner::renderingChanged);
    m_run.whenFinished(this, [this](bool isComplete) {
        m_look.stop();
        m_renderer.clear();
        handOver();
        emit ended(isComplete);
    });
}

CorpusRunner::~CorpusRunner()
{
    m_stop.request_stop();
    m_pool.waitForDone();
}

void CorpusRunner::start(const Corpus& corpus, const RunPlan& plan)
{
    m_corpus = corpus;
    m_plan = plan;
    m_stop = {};
    m_ready.clear();
    m_done = 0;
    m_time.start();
    m_look.start();
    m_run.start(QtConcurrent::run(&m_pool, [this, stop = m_stop.get_token()] { return work(stop); }));
}

void CorpusRunner::cancel()
{
    m_stop.request_stop();
}

// Runs on a thread of the pool. An exception, or a missing thread, ends the run as cancelling does.
bool CorpusRunner::work(const std::stop_token& stop)
{
    try {
        GroundTruthBook groundTruths(m_corpus.folder, m_plan.annotator, m_renderer.trees());
        SiteBook sites(m_corpus, m_plan);
        const Corpus rows = m_plan.usesSites() ? pagesWithRows(m_corpus, Learning::All) : m_corpus;
        RunListener listener;
        listener.onPage = [this](const PageRun& page) {
            const std::scoped_lock lock(m_mutex);
            m_ready.push_back(page);
            return true;
        };
        const Result<bool> isComplete =
            runPages(pagesOf(rows), m_plan, groundTruths, workers(), listener, stop, &sites);
        return isComplete && *isComplete;
    } catch (const std::exception&) {
        return false;
    }
}

void CorpusRunner::handOver()
{
    std::vector<PageRun> pages;
    {
        const std::scoped_lock lock(m_mutex);
        pages.swap(m_ready);
    }
    if (pages.empty())
        return;
    m_done += static_cast<int>(pages.size());
    emit pagesCame(pages);
}

std::optional<double> CorpusRunner::pagesPerSecond() const
{
    const double seconds = static_cast<double>(m_time.elapsed()) / 1000;
    return m_done == 0 || seconds < leastSeconds ? std::nullopt : std::optional(m_done / seconds);
}

std::optional<double> CorpusRunner::secondsLeft() const
{
    const std::optional<double> speed = pagesPerSecond();
    return speed ? std::optional((pagesInAll() - m_done) / *speed) : std::nullopt;
}

} // namespace tagseam
