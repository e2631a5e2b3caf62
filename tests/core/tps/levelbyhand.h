// SPDX-License-Identifier: MIT
// One level of a search by its definitions: symbols counted and gaps examined from scratch.
#pragma once

#include "core/tps/searchregion.h"
#include "core/tps/thresholdprofile.h"

#include <map>
#include <set>

namespace tagseam::test {

/// The first and the last position are those in the whole sequence.
struct CountByHand {
    std::uint32_t frequency = 0;
    std::uint32_t first = 0;
    std::uint32_t last = 0;
};

struct LevelByHand {
    LevelByHand(std::span<const Symbol> symbols, Region region, FrequencyFilter ofSearch,
                const std::set<Symbol>& ignored = {})
        : filter(ofSearch)
    {
        for (std::uint32_t p = region.begin.value; p < region.end.value; ++p) {
            if (ignored.contains(symbols[p]))
                continue;
            CountByHand& count = counts.try_emplace(symbols[p], CountByHand{0, p, p}).first->second;
            ++count.frequency;
            count.last = p;
        }
        for (const auto& [symbol, count] : counts)
            frequencies.insert(count.frequency);
    }

    /// Every symbol passes the threshold 0.
    bool passes(std::uint32_t frequency, std::uint32_t threshold) const
    {
        return filter == FrequencyFilter::AtLeast ? frequency >= threshold : frequency > threshold;
    }
    std::map<Symbol, CountByHand> passing(std::uint32_t threshold) const
    {
        std::map<Symbol, CountByHand> all = counts;
        std::erase_if(all, [&](const auto& each) { return !passes(each.second.frequency, threshold); });
        return all;
    }
    /// The symbols that pass and occur on both sides of the gap before `split`.
    std::set<Symbol> blocking(std::uint32_t split, std::uint32_t threshold = 0) const
    {
        std::set<Symbol> both;
        for (const auto& [symbol, count] : counts) {
            if (passes(count.frequency, threshold) && count.first < split && split <= count.last)
                both.insert(symbol);
        }
        return both;
    }
    bool hasLeft(std::uint32_t split, std::uint32_t threshold = 0) const
    {
        return std::ranges::any_of(
            passing(threshold), [&](std::uint32_t first) { return first < split; },
            [](const auto& each) { return each.second.first; });
    }
    bool hasRight(std::uint32_t split, std::uint32_t threshold = 0) const
    {
        return std::ranges::any_of(
            passing(threshold), [&](std::uint32_t last) { return last >= split; },
            [](const auto& each) { return each.second.last; });
    }
    /// The lowest threshold at which no symbol that passes occurs on both sides of the gap. A gap that the
    /// most frequent symbol has on both sides never opens, although nothing passes above the highest
    /// frequency.
    std::uint32_t opensAt(std::uint32_t split) const
    {
        std::uint32_t highest = 0;
        for (const Symbol symbol : blocking(split))
            highest = std::max(highest, counts.at(symbol).frequency);
        for (const std::uint32_t threshold : frequencies) {
            if (highest < *frequencies.rbegin() && !passes(highest, threshold))
                return threshold;
        }
        return neverOpens;
    }
    /// The gaps that a scan at the threshold finds open: right after the last occurrence of a symbol that
    /// passes, with such symbols on the right and none on both sides.
    std::vector<Position> splits(std::uint32_t threshold) const
    {
        std::vector<CountByHand> inOrder;
        for (const auto& [symbol, count] : passing(threshold))
            inOrder.push_back(count);
        std::ranges::sort(inOrder, {}, &CountByHand::last);
        std::vector<Position> open;
        std::uint32_t firstOnRight = ~0U;
        for (std::size_t i = inOrder.size(); i-- > 1;) {
            firstOnRight = std::min(firstOnRight, inOrder[i].first);
            if (inOrder[i - 1].last < firstOnRight)
                open.push_back({inOrder[i - 1].last + 1});
        }
        std::ranges::reverse(open);
        return open;
    }

    FrequencyFilter filter;
    std::map<Symbol, CountByHand> counts;
    std::set<std::uint32_t> frequencies;
};

} // namespace tagseam::test
