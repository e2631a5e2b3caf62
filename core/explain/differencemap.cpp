// SPDX-License-Identifier: MIT
// Maps minimum difference and lowest threshold: each search fills all cells for which it is known to be the
// same.
#include "core/explain/stablerange.h"
#include "core/explain/sweep.h"
#include "core/explain/sweepcell.h"
#include "core/tps/searchregion.h"

#include <algorithm>
#include <cstddef>
#include <set>
#include <utility>
#include <vector>

namespace tagseam {

namespace {

std::vector<double> evenly(std::size_t columns, double own)
{
    std::vector<double> minDifferences;
    const std::size_t last = std::max<std::size_t>(columns, 2) - 1;
    for (std::size_t i = 0; i <= last; ++i)
        minDifferences.push_back(static_cast<double>(i) / static_cast<double>(last));
    const auto place = std::ranges::lower_bound(minDifferences, own);
    if (place == minDifferences.end() || *place != own)
        minDifferences.insert(place, own);
    return minDifferences;
}

class Mapper {
  public:
    Mapper(const Document& document, const Setup& base, const GroundTruthNodes& truth,
           const std::stop_token& stop, const std::function<void(std::size_t, std::size_t)>& progress)
        : m_base(base), m_stop(stop), m_progress(progress),
          m_sequence(convertTreeToSequence(document, base.path)),
          m_cells(document, m_sequence, base.keep, truth)
    {
    }

    DifferenceMap run(std::size_t columns, std::size_t rows)
    {
        m_map.minDifferences = evenly(columns, m_base.search.minDifference);
        m_most = std::max<std::size_t>(rows, 2);
        m_all = m_most * m_map.minDifferences.size();
        const std::set<std::uint32_t> chosen = chooseRows();
        m_all = chosen.size() * m_map.minDifferences.size();
        for (const std::uint32_t threshold : chosen) {
            if (!addRow(threshold))
                break;
        }
        m_map.isStopped = m_stop.stop_requested();
        return std::move(m_map);
    }

  private:
    struct Run {
        std::uint32_t lowestThreshold = 1;
        StableRange stable;
        Region region;
        std::uint32_t splits = 0;
    };

    void tell() const
    {
        if (m_progress)
            m_progress(m_map.cells.size(), m_all);
    }

    // Returns the run that is known to be the same as at this place, or a new one; nullptr when stopped.
    const Run* runAt(double minDifference, std::uint32_t lowestThreshold)
    {
        const auto known = std::ranges::find_if(m_runs, [&](const Run& run) {
            return run.stable.holds(minDifference) && run.lowestThreshold <= lowestThreshold &&
                   lowestThreshold <= run.stable.upToThreshold;
        });
        if (known != m_runs.end())
            return &*known;
        SearchOptions options = m_base.search;
        options.minDifference = minDifference;
        options.lowestThreshold = lowestThreshold;
        m_latest = searchRegion(m_sequence.symbols, options, m_stop);
        if (m_latest.isStopped)
            return nullptr;
        ++m_map.runs;
        m_runs.push_back({lowestThreshold, stableRangeOf(m_latest), m_latest.region, m_latest.splitCount()});
        return &m_runs.back();
    }

    // Chooses lowest thresholds from 1 up, from search to search, at the minimum difference of the base. None
    // when stopped.
    std::set<std::uint32_t> chooseRows()
    {
        std::set<std::uint32_t> chosen{1, std::max(1U, m_base.search.lowestThreshold)};
        std::vector<std::uint32_t> sameRegion; // other searches that end in the same region
        SearchTrace last;                      // search of the thresholds just below
        for (std::uint32_t threshold = 1; chosen.size() < m_most;) {
            tell();
            const Run* run = runAt(m_base.search.minDifference, threshold);
            if (!run || m_stop.stop_requested())
                return {};
            if (threshold > 1 && run->region != last.region)
                chosen.insert(threshold);
            else if (threshold > 1 && !isSameSearch(m_latest, last))
                sameRegion.push_back(threshold);
            last = std::move(m_latest); // above all known thresholds: runAt() has searched
            if (run->stable.upToThreshold == noLimit)
                break;
            threshold = run->stable.upToThreshold + 1;
        }
        for (std::size_t i = 0; i < sameRegion.size() && chosen.size() < m_most; ++i)
            chosen.insert(sameRegion[i]);
        return chosen;
    }

    bool addRow(std::uint32_t threshold)
    {
        Setup setup = m_base;
        setup.search.lowestThreshold = threshold;
        for (const double minDifference : m_map.minDifferences) {
            const Run* run = runAt(minDifference, threshold);
            if (!run || m_stop.stop_requested()) {
                m_map.cells.resize(m_map.thresholds.size() * m_map.minDifferences.size());
                return false;
            }
            setup.search.minDifference = minDifference;
            m_map.cells.push_back(m_cells.cell(setup, run->region, run->splits));
            tell();
        }
        m_map.thresholds.push_back(threshold);
        return true;
    }

    const Setup& m_base;
    const std::stop_token& m_stop;
    const std::function<void(std::size_t, std::size_t)>& m_progress;
    TagPathSequence m_sequence;
    CellMaker m_cells;
    DifferenceMap m_map;
    std::size_t m_most = 0; // rows
    std::size_t m_all = 0;  // cells, at most while rows are chosen
    std::vector<Run> m_runs;
    SearchTrace m_latest; // the last search
};

} // namespace

DifferenceMap sweepDifference(const Document& document, const Setup& base, std::size_t columns,
                              std::size_t rows, const GroundTruthNodes& truth, const std::stop_token& stop,
                              const std::function<void(std::size_t, std::size_t)>& progress)
{
    return Mapper(document, base, truth, stop, progress).run(columns, rows);
}

} // namespace tagseam
