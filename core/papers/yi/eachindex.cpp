// SPDX-License-Identifier: MIT
// Runs numbered tasks with several workers.
#include "core/papers/yi/eachindex.h"

#include "core/base/guarded.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

namespace tagseam {

namespace {

constexpr std::chrono::milliseconds listenerPause{100};

class WorkParts {
  public:
    WorkParts(std::size_t count, const std::function<void(std::size_t)>& work) : m_count(count), m_work(work)
    {
    }

    // The loop of each worker.
    void work(const std::stop_token& stop)
    {
        std::optional<Error> problem = guarded([&] { return workOff(stop); });
        if (problem)
            m_next = m_count; // stops the others, too
        const std::scoped_lock lock(m_mutex);
        if (problem && !m_problem)
            m_problem = std::move(problem);
        ++m_left;
        m_changed.notify_one();
    }

    // True if that many workers have ended, after waiting a while.
    bool areOver(std::size_t workers)
    {
        std::unique_lock lock(m_mutex);
        return m_changed.wait_for(lock, listenerPause, [&] { return m_left == workers; });
    }

    std::size_t done() const { return m_done; }
    // Called once all workers have ended.
    std::optional<Error> end() const
    {
        if (m_problem || m_done == m_count)
            return m_problem;
        return Error{ErrorCode::Stopped, {}, {}};
    }

  private:
    std::optional<Error> workOff(const std::stop_token& stop)
    {
        for (std::size_t at = m_next++; at < m_count && !stop.stop_requested(); at = m_next++) {
            m_work(at);
            ++m_done;
        }
        return std::nullopt;
    }

    std::size_t m_count;
    const std::function<void(std::size_t)>& m_work;
    std::atomic<std::size_t> m_next = 0;
    std::atomic<std::size_t> m_done = 0;
    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::size_t m_left = 0;
    std::optional<Error> m_problem; // the first error
};

} // namespace

std::optional<Error> forEachIndex(std::size_t count, unsigned workers,
                                  const std::function<void(std::size_t)>& work, const PartsListener& onWait,
                                  const std::stop_token& stop)
{
    WorkParts parts(count, work);
    std::vector<std::jthread> threads;
    const std::size_t wanted = std::clamp<std::size_t>(workers, 1, std::max<std::size_t>(count, 1));
    for (std::size_t i = 0; i < wanted; ++i) {
        const std::optional<Error> problem = guarded([&]() -> std::optional<Error> {
            threads.emplace_back([&parts, &stop] { parts.work(stop); });
            return std::nullopt;
        });
        if (problem && threads.empty())
            return problem;
        if (problem) // the system gives no more threads
            break;
    }
    while (!parts.areOver(threads.size())) {
        if (onWait)
            onWait(parts.done(), count);
    }
    if (onWait)
        onWait(parts.done(), count);
    return parts.end();
}

} // namespace tagseam
