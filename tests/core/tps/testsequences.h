// SPDX-License-Identifier: MIT
// Shared by the tests of the search: random symbol sequences and every combination of the options.
#pragma once

#include "core/tps/searchregion.h"

#include <initializer_list>
#include <random>

namespace tagseam::test {

/// From codes as the papers print them: from 1.
inline std::vector<Symbol> symbolsOf(std::initializer_list<std::uint32_t> codes)
{
    std::vector<Symbol> symbols;
    for (const std::uint32_t code : codes)
        symbols.push_back({code - 1});
    return symbols;
}

/// Section 4: (1, 2, 3, 4..4, 3, 5..5, 3, 6..6, 2) with 4, 14 and 5 spans between dividers.
inline std::vector<Symbol> threeRegions()
{
    std::vector<Symbol> symbols = symbolsOf({1, 2, 3, 4, 4, 4, 4, 3});
    symbols.insert(symbols.end(), 14, Symbol{4});
    symbols.push_back({2});
    symbols.insert(symbols.end(), 5, Symbol{5});
    symbols.push_back({1});
    return symbols;
}

inline Region regionOf(std::uint32_t begin, std::uint32_t end)
{
    return {Position{begin}, Position{end}};
}

inline Region wholeOf(std::span<const Symbol> symbols)
{
    return regionOf(0, static_cast<std::uint32_t>(symbols.size()));
}

/// The begin before the end, both at random from 0 to `size`.
inline Region randomRegion(std::mt19937& random, std::uint32_t size)
{
    const auto begin = static_cast<std::uint32_t>(random() % (size + 1));
    return regionOf(begin, begin + static_cast<std::uint32_t>(random() % (size - begin + 1)));
}

/// The options in all combinations, each with each minimum difference.
inline std::vector<SearchOptions> allOptions(const std::vector<double>& minDifferences)
{
    std::vector<SearchOptions> all;
    for (const auto filter : {FrequencyFilter::AtLeast, FrequencyFilter::Above})
        for (const auto rule : {SizeRule::Printed, SizeRule::Absolute, SizeRule::Off})
            for (const auto after : {AfterRejection::NextThreshold, AfterRejection::SameThreshold})
                for (const auto split : {SplitSymbol::Keep, SplitSymbol::Drop})
                    for (const double minDifference : minDifferences)
                        all.push_back({filter, rule, minDifference, after, split});
    return all;
}

/// Sequences in the shapes that pages have, and in other shapes: uniform noise, runs, nested pairs, records
/// between separators, chains of overlapping intervals, staircases, concatenations of all.
inline std::vector<Symbol> randomSequence(std::mt19937& random, std::uint32_t maxLength)
{
    const auto below = [&](std::uint32_t limit) {
        return limit == 0 ? 0 : static_cast<std::uint32_t>(random() % limit);
    };
    std::vector<Symbol> symbols;
    std::uint32_t fresh = 0;
    const std::uint32_t length = below(maxLength + 1);
    while (symbols.size() < length) {
        const std::uint32_t part = 1 + below(12);
        const std::uint32_t base = below(3) == 0 && fresh > 0 ? below(fresh) : fresh;
        switch (below(7)) {
        case 0:
            for (std::uint32_t i = 0; i < part; ++i)
                symbols.push_back({base + below(1 + below(6))});
            break;
        case 1:
            for (std::uint32_t i = 0; i < part; ++i)
                symbols.push_back({base});
            break;
        case 2:
            for (std::uint32_t i = 0; i < part; ++i)
                symbols.push_back({base + i});
            for (std::uint32_t i = part; i > 0; --i)
                symbols.push_back({base + i - 1});
            break;
        case 3:
            for (std::uint32_t record = 0; record < part; ++record)
                for (std::uint32_t i = 0; i < 1 + below(4); ++i)
                    symbols.push_back({base + i});
            break;
        case 4:
            for (std::uint32_t i = 0; i < part; ++i) {
                symbols.push_back({base + i + 1});
                symbols.push_back({base + i});
                for (std::uint32_t run = below(3); run > 0; --run)
                    symbols.push_back({base + 40 + i});
            }
            break;
        case 5:
            for (std::uint32_t stair = 0; stair < 1 + part / 3; ++stair)
                for (std::uint32_t i = 0; i <= stair; ++i)
                    symbols.push_back({base + i});
            break;
        default:
            for (std::uint32_t i = 0; i < part; ++i)
                symbols.push_back({base + i});
            break;
        }
        fresh += part;
    }
    if (symbols.size() > length)
        symbols.resize(length);
    return symbols;
}

} // namespace tagseam::test
