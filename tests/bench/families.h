// SPDX-License-Identifier: MIT
// Symbol sequences of any length: typical large pages, and adversarial ones.
#pragma once

#include "core/tps/tagpath.h"

#include <cstdint>
#include <random>
#include <string>
#include <utility>
#include <vector>

namespace tagseam::bench {

using Family = std::vector<Symbol> (*)(std::uint32_t positions);

inline std::vector<Symbol> distinct(std::uint32_t n)
{
    std::vector<Symbol> symbols;
    for (std::uint32_t i = 0; i < n; ++i)
        symbols.push_back({i});
    return symbols;
}

// 0, 0 1, 0 1 2, ...: as many thresholds as a sequence can have.
inline std::vector<Symbol> staircase(std::uint32_t n)
{
    std::vector<Symbol> symbols;
    for (std::uint32_t stair = 0; symbols.size() < n; ++stair) {
        for (std::uint32_t i = 0; i <= stair && symbols.size() < n; ++i)
            symbols.push_back({i});
    }
    return symbols;
}

// 0 1 2 ... aaa bbb ccc ... 2 1 0: each run of three is one level, and the pairs occur on both sides of them
// all.
inline std::vector<Symbol> nestedPairsAroundRuns(std::uint32_t n)
{
    const std::uint32_t pairs = n / 4;
    const std::uint32_t runs = (n - 2 * pairs) / 3;
    std::vector<Symbol> symbols;
    for (std::uint32_t i = 0; i < pairs; ++i)
        symbols.push_back({i});
    for (std::uint32_t run = 0; run < runs; ++run)
        symbols.insert(symbols.end(), 3, Symbol{pairs + run});
    for (std::uint32_t i = pairs; i > 0; --i)
        symbols.push_back({i - 1});
    return symbols;
}

// a b bbb ... each pair encloses its neighbour's run of three: after a split, the next pair still occurs on
// both sides.
inline std::vector<Symbol> chainedPairsAroundRuns(std::uint32_t n)
{
    const std::uint32_t links = n / 5;
    std::vector<Symbol> symbols;
    for (std::uint32_t i = 0; i < links; ++i) {
        symbols.push_back({i});
        symbols.insert(symbols.end(), 3, Symbol{links + 1 + i});
        if (i > 0)
            symbols.push_back({i - 1});
    }
    return symbols;
}

// The same from the other end: the left side is kept each time.
inline std::vector<Symbol> chainedPairsBackwards(std::uint32_t n)
{
    std::vector<Symbol> symbols = chainedPairsAroundRuns(n);
    return {symbols.rbegin(), symbols.rend()};
}

inline std::vector<Symbol> randomOver(std::uint32_t n, std::uint32_t alphabet)
{
    std::mt19937 random(42);
    std::vector<Symbol> symbols;
    for (std::uint32_t i = 0; i < n; ++i)
        symbols.push_back({static_cast<std::uint32_t>(random() % alphabet)});
    return symbols;
}

inline std::vector<Symbol> randomOverMany(std::uint32_t n)
{
    return randomOver(n, n / 2);
}
inline std::vector<Symbol> randomOverFew(std::uint32_t n)
{
    return randomOver(n, 1000);
}

// Random symbols from a moving window: intervals are short, levels many.
inline std::vector<Symbol> randomDrifting(std::uint32_t n)
{
    std::mt19937 random(43);
    std::vector<Symbol> symbols;
    for (std::uint32_t i = 0; i < n; ++i)
        symbols.push_back({i / 8 + static_cast<std::uint32_t>(random() % 6)});
    return symbols;
}

// A result page: a header with menus, records of nested repeated parts in sections, an aside, a footer with
// link lists. A record is some 25 nodes, and one in ten has a part that the others lack.
inline std::vector<Symbol> pageOfRecords(std::uint32_t n)
{
    std::mt19937 random(44);
    const auto between = [&](std::uint32_t from, std::uint32_t to) {
        return from + static_cast<std::uint32_t>(random() % (to - from + 1));
    };
    std::vector<Symbol> symbols;
    const auto put = [&](std::uint32_t path) { symbols.push_back({path}); };
    // A list below a path of its own: ul, then li, a and text for each entry.
    const auto list = [&](std::uint32_t base, std::uint32_t entries) {
        put(base);
        for (std::uint32_t i = 0; i < entries; ++i) {
            for (std::uint32_t part = 1; part <= 3; ++part)
                put(base + part);
        }
    };
    const auto record = [&] {
        for (std::uint32_t path = 100; path < 110;
             ++path) // article, link, image, heading, price, their texts
            put(path);
        list(110, between(1, 4)); // sizes
        list(120, between(0, 3)); // tags
        for (std::uint32_t star = between(1, 5); star > 0; --star)
            put(130);
        if (between(0, 9) == 0)
            put(140 + between(0, 19)); // badges
    };
    put(0); // body
    for (std::uint32_t menu = 0; menu < n / 50'000 + 4; ++menu)
        list(10 + menu % 4 * 10, n / 1000 + between(3, 8));
    const std::uint32_t footer = n / 8;
    for (std::uint32_t count = 0; symbols.size() + footer < n; ++count) {
        if (count % 40 == 0) { // a section's heading
            put(90);
            put(91);
        }
        record();
    }
    list(200, between(5, 10)); // aside
    for (std::uint32_t column = 0; symbols.size() < n; ++column)
        list(300 + column % 5 * 10, 5);
    symbols.resize(n);
    return symbols;
}

inline const std::vector<std::pair<std::string, Family>>& families()
{
    static const std::vector<std::pair<std::string, Family>> all{
        {"distinct", distinct},
        {"staircase", staircase},
        {"nestedPairsAroundRuns", nestedPairsAroundRuns},
        {"randomOverMany", randomOverMany},
        {"randomOverFew", randomOverFew},
        {"randomDrifting", randomDrifting},
        {"chainedPairsAroundRuns", chainedPairsAroundRuns},
        {"chainedPairsBackwards", chainedPairsBackwards},
        {"pageOfRecords", pageOfRecords},
    };
    return all;
}

} // namespace tagseam::bench
