// SPDX-License-Identifier: MIT
// Finds the splits that the search did not make: the rejected candidate splits of its trace, and the open
// gaps after the candidate split where a scan stopped.
#include "core/explain/nearmisses.h"

#include "core/tps/gapindex.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <utility>

namespace tagseam {

namespace {

// Keeps the near misses of smallest |margin| without storing all.
class Smallest {
  public:
    explicit Smallest(std::size_t most) : m_most(most) {}

    std::size_t count() const { return m_count; }
    void add(const NearMiss& miss)
    {
        m_misses.push_back({miss, m_count++});
        if (m_misses.size() >= 2 * m_most + 1)
            trim();
    }
    std::vector<NearMiss> take() &&
    {
        trim();
        std::ranges::sort(m_misses, {}, &Counted::number);
        std::vector<NearMiss> misses;
        misses.reserve(m_misses.size());
        for (const Counted& each : m_misses)
            misses.push_back(each.miss);
        return misses;
    }

  private:
    struct Counted {
        NearMiss miss;
        std::size_t number = 0; // number in the order of the search
    };

    void trim()
    {
        if (m_misses.size() <= m_most)
            return;
        const auto end = m_misses.begin() + static_cast<std::ptrdiff_t>(m_most);
        std::ranges::nth_element(m_misses, end, {}, [](const Counted& each) {
            return std::pair(std::abs(each.miss.margin), each.number);
        });
        m_misses.erase(end, m_misses.end());
    }

    std::size_t m_most;
    std::size_t m_count = 0;
    std::vector<Counted> m_misses;
};

class NearMissFinder {
  public:
    NearMissFinder(std::span<const Symbol> symbols, const SearchTrace& trace, const std::stop_token& stop,
                   std::size_t most)
        : m_trace(trace), m_stop(stop), m_index(symbols), m_smallest(most)
    {
    }

    NearMisses run(const std::function<void(std::size_t, std::size_t)>& progress)
    {
        NearMisses result;
        for (std::uint32_t i = 0; i < m_trace.levels.size() && !m_stop.stop_requested(); ++i) {
            const Level& level = m_trace.levels[i];
            for (std::uint32_t j = level.firstAttempt; j < level.attemptEnd(); ++j) {
                findRejected(i, j);
                findAfter(i, j);
            }
            if (level.isSplit)
                m_index.shrink(level.kept.begin.value, level.kept.end.value);
            if (progress)
                progress(i + std::size_t{1}, m_trace.levels.size());
        }
        result.isStopped = m_stop.stop_requested();
        result.count = m_smallest.count();
        result.misses = std::move(m_smallest).take();
        return result;
    }

  private:
    void findRejected(std::uint32_t level, std::uint32_t attempt)
    {
        for (const CandidateSplit& candidateSplit : m_trace.candidateSplitsOf(m_trace.attempts[attempt])) {
            if (candidateSplit.verdict == Verdict::RejectedBySize)
                add(NearMissKind::RejectedBySize, level, attempt, candidateSplit);
        }
    }

    // Continues the scan of searchRegion from the candidate split where it stopped to its end.
    void findAfter(std::uint32_t level, std::uint32_t attempt)
    {
        const CandidateSplit& last = m_trace.candidateSplitsOf(m_trace.attempts[attempt]).back();
        if (last.verdict != Verdict::Accepted && last.verdict != Verdict::RejectedBySize)
            return; // there was no scan, or it reached its end
        const std::uint32_t frequency =
            lowestPassing(m_trace.options.frequencyFilter, m_trace.attempts[attempt].threshold);
        std::uint32_t from = m_index.firstOccurrence(last.split.value, frequency);
        while (from < m_index.end() && !m_stop.stop_requested()) {
            const std::uint32_t split = m_index.firstOpenGap(from, frequency) + 1;
            from = m_index.firstOccurrence(split, frequency);
            if (from < m_index.end()) {
                add(NearMissKind::NotLookedAt, level, attempt,
                    judgeCandidateSplit(m_trace.options, m_trace.levels[level].region, Position{split}, 0));
            }
        }
    }

    void add(NearMissKind kind, std::uint32_t level, std::uint32_t attempt,
             const CandidateSplit& candidateSplit)
    {
        const SearchOptions& options = m_trace.options;
        m_smallest.add(
            {kind, level, attempt, candidateSplit,
             sizeDifference(options, candidateSplit.left, candidateSplit.right) - options.minDifference,
             keptPart(options, m_trace.levels[level].region, candidateSplit)});
    }

    const SearchTrace& m_trace;
    const std::stop_token& m_stop;
    GapIndex m_index; // index of the present level
    Smallest m_smallest;
};

} // namespace

NearMisses findNearMisses(std::span<const Symbol> symbols, const SearchTrace& trace,
                          const std::stop_token& stop, std::size_t most,
                          const std::function<void(std::size_t, std::size_t)>& progress)
{
    return NearMissFinder(symbols, trace, stop, most).run(progress);
}

std::optional<Region> regionAfter(std::span<const Symbol> symbols, const SearchOptions& options,
                                  const NearMiss& miss, const std::stop_token& stop)
{
    const SearchTrace trace =
        searchRegion(symbols.subspan(miss.kept.begin.value, miss.kept.size()), options, stop);
    if (trace.isStopped)
        return std::nullopt;
    const std::uint32_t begin = miss.kept.begin.value;
    return Region{Position{begin + trace.region.begin.value}, Position{begin + trace.region.end.value}};
}

} // namespace tagseam
