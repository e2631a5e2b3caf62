// SPDX-License-Identifier: MIT
// Computes the whole segmentation: runs the search again on the pruned regions.
#include "core/explain/regiontree.h"

#include "core/tps/occurrences.h"

#include <algorithm>

namespace tagseam {

namespace {

// Numbers the symbols of a region 0, 1, 2 ... in order of first appearance: the search takes memory linear in
// the largest, and a page has as many small regions as it has symbols.
class DenseSymbols {
  public:
    explicit DenseSymbols(std::span<const Symbol> symbols) : m_numbers(symbolLimit(symbols), none) {}

    /// Valid up to the next call.
    std::span<const Symbol> of(std::span<const Symbol> part)
    {
        m_dense.clear();
        m_count = 0;
        for (const Symbol symbol : part) {
            std::uint32_t& number = m_numbers[symbol.value];
            if (number == none)
                number = m_count++;
            m_dense.push_back({number});
        }
        for (const Symbol symbol : part)
            m_numbers[symbol.value] = none;
        return m_dense;
    }
    /// The number of distinct symbols of the last region.
    std::uint32_t count() const { return m_count; }

  private:
    static constexpr std::uint32_t none = 0xffffffffU;
    std::vector<std::uint32_t> m_numbers; // indexed by symbol; none between two calls
    std::vector<Symbol> m_dense;
    std::uint32_t m_count = 0;
};

Region shifted(Region region, Position by)
{
    return {Position{region.begin.value + by.value}, Position{region.end.value + by.value}};
}

// Returns the pruned side of a level that was split, except for the position that SplitSymbol::Drop removes.
Region cutOff(const Level& level, Position split)
{
    const bool isRightKept = level.kept.end == level.region.end;
    return isRightKept ? Region{level.region.begin, split} : Region{split, level.region.end};
}

SegmentedPart unsearched(Region region)
{
    SegmentedPart part;
    part.part = part.main = region;
    return part;
}

// Writes the search's result into parts[i], and the regions that it pruned after the last part.
void addSearchedPart(std::vector<SegmentedPart>& parts, std::uint32_t i, const SearchTrace& trace)
{
    const Position begin = parts[i].part.begin;
    parts[i].main = shifted(trace.region, begin);
    parts[i].splits = trace.splitCount();
    for (std::uint32_t level = 0; level < trace.splitCount(); ++level) {
        const Position split = trace.acceptedSplit(trace.levels[level])->split;
        SegmentedPart below = unsearched(shifted(cutOff(trace.levels[level], split), begin));
        below.parent = i;
        below.level = level;
        below.depth = parts[i].depth + 1;
        parts.push_back(below);
    }
}

} // namespace

RegionTree segmentWhole(std::span<const Symbol> symbols, const SearchOptions& options, std::uint32_t shortest,
                        const std::stop_token& stop)
{
    const auto slice = [&](Region region) { return symbols.subspan(region.begin.value, region.size()); };
    DenseSymbols dense(symbols);
    RegionTree tree;
    tree.parts.push_back(unsearched({Position{0}, Position{static_cast<std::uint32_t>(symbols.size())}}));
    for (std::uint32_t i = 0; i < tree.parts.size(); ++i) {
        const Region part = tree.parts[i].part;
        tree.isStopped = tree.isStopped || stop.stop_requested();
        if (part.size() >= shortest && !tree.isStopped) {
            const SearchTrace trace = searchRegion(dense.of(slice(part)), options, stop);
            tree.isStopped = trace.isStopped;
            if (!trace.isStopped)
                addSearchedPart(tree.parts, i, trace);
        }
        dense.of(slice(tree.parts[i].main));
        tree.parts[i].alphabetSize = dense.count();
    }
    return tree;
}

} // namespace tagseam
