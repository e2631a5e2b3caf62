// SPDX-License-Identifier: MIT
// Runs one page under all variants and label attributes: a sequence for each value of the label attributes, a
// search for each cell. Maps minimum difference and lowest threshold: each search fills all cells for which
// it is known to be the same.
#include "core/explain/sweep.h"

#include "core/explain/stablerange.h"
#include "core/explain/sweepcell.h"
#include "core/tps/searchregion.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <set>
#include <utility>
#include <vector>

namespace tagseam {

namespace {

SweepCell missingCell(const Setup& setup)
{
    SweepCell cell;
    cell.setup = setup;
    cell.isMissing = true;
    return cell;
}

enum class Should : std::uint8_t { Go, Stay, Either };

// Returns for each node if it should be kept. A node of the ground truth above another counts with all its
// descendants.
std::vector<Should> whatShouldStay(const Document& document, const GroundTruthNodes& truth)
{
    std::vector<Should> should(document.size(), Should::Go);
    for (const NodeId node : truth) {
        assert(node.value < document.size());
        for (NodeId above = document.parent(node); above != noNode && should[above.value] == Should::Go;
             above = document.parent(above))
            should[above.value] = Should::Either;
    }
    std::vector<bool> isRoot(document.size());
    for (const NodeId node : truth)
        isRoot[node.value] = true;
    std::uint32_t end = 0; // end of the subtree of the present ground truth node
    for (NodeId node{0}; node.value < document.size(); ++node.value) {
        if (isRoot[node.value] && node.value >= end)
            end = document.subtreeEnd(node).value;
        if (node.value < end)
            should[node.value] = Should::Stay;
    }
    return should;
}

double shareOrZero(std::uint32_t part, std::uint32_t whole)
{
    return whole == 0 ? 0 : static_cast<double>(part) / whole;
}

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

VariantMatrix sweepVariants(const Document& document, const Setup& base, const GroundTruthNodes& truth,
                            const std::stop_token& stop,
                            const std::function<void(std::size_t, std::size_t)>& progress)
{
    constexpr std::array keys{LabelAttributes::None, LabelAttributes::Class, LabelAttributes::ClassAndStyle,
                              LabelAttributes::Presentation, LabelAttributes::Computed};
    VariantMatrix matrix;
    for (const LabelAttributes key : keys) {
        Setup setup = base;
        setup.path.style = key;
        const bool isMissing = key == LabelAttributes::Computed && !document.hasComputedStyles();
        const TagPathSequence sequence =
            isMissing ? TagPathSequence{} : convertTreeToSequence(document, setup.path);
        CellMaker cells(document, sequence, base.keep, truth);
        for (const Variant& variant : variants) {
            setup.search = variant.with(base.search);
            SearchTrace trace;
            if (!isMissing)
                trace = searchRegion(sequence.symbols, setup.search, stop);
            matrix.isStopped = trace.isStopped || stop.stop_requested();
            if (matrix.isStopped)
                return matrix;
            matrix.cells.push_back(isMissing ? missingCell(setup)
                                             : cells.cell(setup, trace.region, trace.splitCount()));
            if (progress)
                progress(matrix.cells.size(), keys.size() * variants.size());
        }
    }
    return matrix;
}

Agreement agreementOf(const Document& document, const TagPathSequence& sequence, const KeepMask& mask,
                      const GroundTruthNodes& truth)
{
    if (truth.empty())
        return {};
    const std::vector<Should> should = whatShouldStay(document, truth);
    std::uint32_t kept = 0;
    std::uint32_t right = 0; // kept and should be kept
    std::uint32_t wanted = 0;
    for (const NodeId node : sequence.nodes) {
        if (should[node.value] == Should::Either)
            continue;
        const bool isWanted = should[node.value] == Should::Stay;
        wanted += isWanted ? 1 : 0;
        kept += mask[node.value] ? 1 : 0;
        right += isWanted && mask[node.value] ? 1 : 0;
    }
    Agreement agreement{shareOrZero(right, kept), shareOrZero(right, wanted), 0};
    if (right > 0)
        agreement.f = 2 * agreement.precision * agreement.recall / (agreement.precision + agreement.recall);
    return agreement;
}

DifferenceMap sweepDifference(const Document& document, const Setup& base, std::size_t columns,
                              std::size_t rows, const GroundTruthNodes& truth, const std::stop_token& stop,
                              const std::function<void(std::size_t, std::size_t)>& progress)
{
    return Mapper(document, base, truth, stop, progress).run(columns, rows);
}

} // namespace tagseam
