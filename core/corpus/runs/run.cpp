// SPDX-License-Identifier: MIT
// Pages x methods -> rows, by several workers, in the order of the pages.
#include "core/corpus/runs/run.h"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <map>
#include <mutex>
#include <string>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

namespace tagseam {

namespace {

constexpr std::chrono::milliseconds pause{100};

// The state that workers and the caller share: pages are numbered as they are taken, and delivered in order
// of their numbers.
class Exchange {
  public:
    explicit Exchange(unsigned workers) : m_atWork(workers) {}

    // For a worker: returns the number of the next page, and the page; nothing when the worker should end.
    std::optional<std::pair<std::size_t, CorpusPage>> take(const PageFeed& source,
                                                           const std::stop_token& stop)
    {
        const std::scoped_lock turn(m_turn); // pages have their numbers in the order of the source
        std::unique_lock lock(m_mutex);
        const bool isWanted =
            m_changed.wait(lock, stop, [this] { return m_isAtEnd || m_taken < m_reported + mostPagesAhead; });
        if (!isWanted || m_isAtEnd || stop.stop_requested())
            return std::nullopt;
        lock.unlock();
        std::optional<CorpusPage> page = source(); // it may wait for its input
        lock.lock();
        m_isAtEnd = !page;
        if (!page)
            return std::nullopt;
        return std::pair(m_taken++, *std::move(page));
    }
    void put(std::size_t number, PageRun run)
    {
        const std::scoped_lock lock(m_mutex);
        m_finished.emplace(number, std::move(run));
        m_changed.notify_all();
    }
    void leave()
    {
        const std::scoped_lock lock(m_mutex);
        --m_atWork;
        m_changed.notify_all();
    }

    // For the caller: returns the next page in order; nothing after a while without one, or at the end.
    std::optional<PageRun> next()
    {
        std::unique_lock lock(m_mutex);
        m_changed.wait_for(lock, pause, [this] { return m_finished.contains(m_reported) || m_atWork == 0; });
        const auto found = m_finished.find(m_reported);
        if (found == m_finished.end())
            return std::nullopt;
        PageRun run = std::move(found->second);
        m_finished.erase(found);
        ++m_reported;
        m_changed.notify_all();
        return run;
    }
    bool isOver()
    {
        const std::scoped_lock lock(m_mutex);
        return m_atWork == 0 && !m_finished.contains(m_reported);
    }
    bool isComplete()
    {
        const std::scoped_lock lock(m_mutex);
        return m_isAtEnd && m_reported == m_taken;
    }

  private:
    std::mutex m_turn;
    std::mutex m_mutex;
    std::condition_variable_any m_changed;
    std::map<std::size_t, PageRun> m_finished; // indexed by number
    std::size_t m_taken = 0;
    std::size_t m_reported = 0;
    unsigned m_atWork;
    bool m_isAtEnd = false;
};

// Ends the workers, however the caller leaves: they are joined after this.
struct EndsWorkers {
    explicit EndsWorkers(std::stop_source& source) : end(source) {}
    EndsWorkers(const EndsWorkers&) = delete;
    EndsWorkers& operator=(const EndsWorkers&) = delete;
    ~EndsWorkers() { end.request_stop(); }
    std::stop_source& end;
};

} // namespace

Result<bool> runPages(const PageFeed& source, const RunPlan& plan, GroundTruthBook& groundTruths,
                      unsigned workers, const RunListener& listener, const std::stop_token& stop,
                      SiteBook* sites)
{
    const unsigned count = std::max(workers, 1U);
    Exchange exchange(count);
    std::stop_source end;
    const std::stop_callback onStop(stop, [&end] { end.request_stop(); });
    const auto work = [&, token = end.get_token()] {
        while (auto taken = exchange.take(source, token)) {
            PageRun run = runPage(taken->second, plan, groundTruths, token, sites);
            if (run.isStopped)
                break;
            exchange.put(taken->first, std::move(run));
        }
        exchange.leave();
    };
    std::vector<std::jthread> threads;
    threads.reserve(count);
    const EndsWorkers atTheEnd(end);
    for (unsigned i = 0; i < count; ++i) {
        try {
            threads.emplace_back(work);
        } catch (const std::system_error& error) { // the system gives no more threads
            if (threads.empty())
                return Error{
                    ErrorCode::CannotRead, {}, std::string("cannot start a thread: ") + error.what()};
            exchange.leave();
        }
    }
    while (!exchange.isOver()) {
        const std::optional<PageRun> run = exchange.next();
        if (!run && listener.onWait)
            listener.onWait();
        if (run && !end.stop_requested() && !listener.onPage(*run))
            end.request_stop();
    }
    return exchange.isComplete() && !end.stop_requested();
}

} // namespace tagseam
