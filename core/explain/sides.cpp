// SPDX-License-Identifier: MIT
// Finds the symbols of the two sides of a split, and the symbols that they share.
#include "core/explain/sides.h"

#include "core/tps/occurrences.h"

#include <algorithm>
#include <cassert>
#include <vector>

namespace tagseam {

namespace {

std::span<const Symbol> part(std::span<const Symbol> symbols, Position begin, Position end)
{
    return symbols.subspan(begin.value, end.value - begin.value);
}

// Returns the symbol with the highest `counts`; the first of equal ones in `order`.
template <class Frequency>
std::optional<Repeated> mostFrequent(std::span<const Symbol> order, const Frequency& frequencyOf)
{
    std::optional<Repeated> most;
    for (const Symbol symbol : order) {
        const std::uint32_t frequency = frequencyOf(symbol);
        if (frequency > 0 && (!most || frequency > most->frequency))
            most = Repeated{symbol, frequency};
    }
    return most;
}

std::uint32_t frequencyIn(const std::vector<Occurrences>& bySymbol, Symbol symbol)
{
    return symbol.value < bySymbol.size() ? bySymbol[symbol.value].frequency : 0;
}

// Returns the most frequent symbol of `region` that occurs on both sides of `split`.
std::optional<Repeated> sharedIn(std::span<const Symbol> symbols, Region region, Position split)
{
    const std::span<const Symbol> left = part(symbols, region.begin, split);
    const std::vector<Occurrences> before = occurrencesIn(left);
    const std::vector<Occurrences> after = occurrencesIn(part(symbols, split, region.end));
    return mostFrequent(left, [&](Symbol symbol) {
        const std::uint32_t right = frequencyIn(after, symbol);
        return right == 0 ? 0 : frequencyIn(before, symbol) + right;
    });
}

// Returns the last of the levels before `level` that has the same symbol on both sides of `split`.
std::optional<std::uint32_t> lastSharing(std::span<const Symbol> symbols, const SearchTrace& trace,
                                         std::uint32_t level, Position split)
{
    const Position end{static_cast<std::uint32_t>(symbols.size())};
    const std::vector<Occurrences> before = occurrencesIn(part(symbols, {0}, split));
    const std::vector<Occurrences> after = occurrencesIn(part(symbols, split, end));
    const std::span levels(trace.levels.data(), level);
    std::optional<std::uint32_t> last;
    for (std::size_t value = 0; value < std::min(before.size(), after.size()); ++value) {
        if (before[value].frequency == 0 || after[value].frequency == 0)
            continue;
        const Position nearLeft{before[value].last};
        const Position nearRight{split.value + after[value].first};
        const auto without = std::ranges::partition_point(levels, [&](const Level& each) {
            return each.region.begin <= nearLeft && nearRight < each.region.end;
        });
        if (without == levels.begin())
            continue;
        const auto index = static_cast<std::uint32_t>(without - levels.begin()) - 1;
        last = std::max(last.value_or(0), index);
    }
    return last;
}

} // namespace

Sides sidesOf(std::span<const Symbol> symbols, const SearchTrace& trace, std::uint32_t level)
{
    const Region region = trace.levels[level].region;
    const CandidateSplit* candidateSplit = trace.acceptedSplit(trace.levels[level]);
    assert(candidateSplit != nullptr);
    const Position split = candidateSplit->split;
    const auto mostIn = [&](Position begin, Position end) {
        const std::span<const Symbol> side = part(symbols, begin, end);
        const std::vector<Occurrences> bySymbol = occurrencesIn(side);
        return mostFrequent(side, [&](Symbol symbol) { return frequencyIn(bySymbol, symbol); })
            .value_or(Repeated{});
    };
    Sides sides;
    sides.left = mostIn(region.begin, split);
    sides.right = mostIn(split, region.end);
    sides.shared = sharedIn(symbols, region, split);
    if (!sides.shared)
        sides.sharedLevel = lastSharing(symbols, trace, level, split);
    if (sides.sharedLevel)
        sides.sharedThere = sharedIn(symbols, trace.levels[*sides.sharedLevel].region, split);
    const Symbol last = symbols[split.value - 1];
    const std::vector<Occurrences> all = occurrencesIn(part(symbols, region.begin, region.end));
    sides.after = {last, frequencyIn(all, last)};
    for (std::uint32_t other = 0; other < trace.levels.size(); ++other) {
        const CandidateSplit* at = trace.acceptedSplit(trace.levels[other]);
        if (other != level && at != nullptr && symbols[at->split.value - 1] == last)
            sides.alsoAfter.push_back(other);
    }
    return sides;
}

std::optional<NextSplit> nextSplit(std::span<const Symbol> symbols, const SearchTrace& trace,
                                   std::uint32_t level)
{
    const Region region = trace.levels[level].region;
    const CandidateSplit* candidateSplit = trace.acceptedSplit(trace.levels[level]);
    assert(candidateSplit != nullptr);
    SearchOptions options = trace.options;
    if (options.sizeRule == SizeRule::Off)
        return {};
    int hundredths =
        static_cast<int>(100 * sizeDifference(options, candidateSplit->left, candidateSplit->right)) - 1;
    do // the difference of a few hundredths is not an exact number
        options.minDifference = ++hundredths / 100.0;
    while (passesSizeRule(options, candidateSplit->left, candidateSplit->right));
    if (options.minDifference > 1)
        return {};
    const SearchTrace next = searchRegion(part(symbols, region.begin, region.end), options);
    NextSplit result{options.minDifference, {}};
    if (const CandidateSplit* split = next.acceptedSplit(next.levels.front()))
        result.split = Position{region.begin.value + split->split.value};
    return result;
}

} // namespace tagseam
