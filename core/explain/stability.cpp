// SPDX-License-Identifier: MIT
// Measures the stability of a region: searches again without a node, and with another minimum difference.
#include "core/explain/stability.h"

#include "core/explain/differencewalk.h"
#include "core/explain/stablerange.h"
#include "core/tps/searchregion.h"

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <random>
#include <span>
#include <tuple>
#include <utility>
#include <vector>

namespace tagseam {

namespace {

std::uint32_t sharedBy(Region a, Region b)
{
    const std::uint32_t begin = std::max(a.begin.value, b.begin.value);
    const std::uint32_t end = std::min(a.end.value, b.end.value);
    return end > begin ? end - begin : 0;
}

// Draws `count` of the positions in an order that favours no place: a search stopped early is a sample. Does
// not use std::uniform_int_distribution, which differs between libraries.
std::vector<std::uint32_t> drawPositions(std::uint32_t positions, std::uint32_t count)
{
    std::vector<std::uint32_t> drawn(positions);
    std::iota(drawn.begin(), drawn.end(), 0U);
    std::mt19937_64 random(1);
    for (std::uint32_t i = 0; i < count; ++i)
        std::swap(drawn[i], drawn[i + random() % (positions - i)]);
    drawn.resize(count);
    return drawn;
}

class Measure {
  public:
    Measure(std::span<const Symbol> symbols, const SearchOptions& options, const std::stop_token& stop,
            const std::function<void(std::uint32_t, std::uint32_t)>& progress)
        : m_symbols(symbols), m_options(options), m_stop(stop), m_progress(progress)
    {
    }

    Stability run(std::uint32_t most)
    {
        const auto positions = static_cast<std::uint32_t>(m_symbols.size());
        m_toTry = std::min(most, positions);
        m_result.lowestDifference = m_result.highestDifference = m_options.minDifference;
        findDifferences(true);
        findDifferences(false);
        tryDeletions(drawPositions(positions, m_toTry));
        m_result.isSample = m_result.tried < positions;
        m_result.isStopped = m_stop.stop_requested();
        return std::move(m_result);
    }

  private:
    void tell() const
    {
        if (m_progress)
            m_progress(m_result.tried, m_toTry);
    }

    // Searches on until the region changes.
    void findDifferences(bool isUp)
    {
        bool isFirst = true;
        const auto visit = [&](const SearchTrace& trace) {
            tell();
            if (isFirst)
                m_result.region = trace.region; // the present region
            isFirst = false;
            if (trace.region != m_result.region)
                return false;
            const StableRange stable = stableRangeOf(trace);
            if (isUp)
                m_result.highestDifference = std::min(stable.belowDifference, 1.0);
            else
                m_result.lowestDifference = stable.fromDifference;
            return !m_stop.stop_requested();
        };
        walkDifference(m_symbols, m_options, isUp, visit, m_stop);
        m_result.isDifferenceKnown = !m_stop.stop_requested();
    }

    void tryDeletions(const std::vector<std::uint32_t>& positions)
    {
        for (const std::uint32_t position : positions) {
            if (m_stop.stop_requested() || !tryDeletion(position))
                break;
            tell();
        }
        std::ranges::sort(m_result.changing, [](const Deletion& a, const Deletion& b) {
            return std::tie(b.changed, a.position) < std::tie(a.changed, b.position);
        });
    }

    bool tryDeletion(std::uint32_t position)
    {
        m_rest.assign(m_symbols.begin(), m_symbols.end());
        m_rest.erase(m_rest.begin() + static_cast<std::ptrdiff_t>(position));
        const SearchTrace trace = searchRegion(m_rest, m_options, m_stop);
        if (trace.isStopped)
            return false;
        const Deletion deletion = deletionOf(Position{position}, trace.region);
        ++m_result.tried;
        if (deletion.changed == 0)
            ++m_result.unchanged;
        else
            m_result.changing.push_back(deletion);
        return true;
    }

    // Returns a deletion. `found`: in positions of the sequence without the deleted one.
    Deletion deletionOf(Position deleted, Region found) const
    {
        const auto inWhole = [deleted](std::uint32_t at) { return at < deleted.value ? at : at + 1; };
        Deletion deletion{deleted, {}, 0};
        deletion.region.begin.value = inWhole(found.begin.value);
        deletion.region.end.value =
            found.size() == 0 ? deletion.region.begin.value : inWhole(found.end.value - 1) + 1;
        deletion.changed =
            m_result.region.size() + deletion.region.size() - 2 * sharedBy(m_result.region, deletion.region);
        if (m_result.region.contains(deleted) != deletion.region.contains(deleted))
            --deletion.changed;
        return deletion;
    }

    std::span<const Symbol> m_symbols;
    const SearchOptions& m_options;
    const std::stop_token& m_stop;
    const std::function<void(std::uint32_t, std::uint32_t)>& m_progress;
    Stability m_result;
    std::uint32_t m_toTry = 0;
    std::vector<Symbol> m_rest; // the sequence without one position
};

} // namespace

Stability measureStability(const TagPathSequence& sequence, const SearchOptions& options, std::uint32_t most,
                           const std::stop_token& stop,
                           const std::function<void(std::uint32_t, std::uint32_t)>& progress)
{
    return Measure(sequence.symbols, options, stop, progress).run(most);
}

} // namespace tagseam
