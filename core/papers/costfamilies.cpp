// SPDX-License-Identifier: MIT
// Symbol sequences of any length for the cases of Equations 1 to 3.
#include "core/papers/costfamilies.h"

#include <algorithm>
#include <array>

namespace tagseam {

namespace {

// Links "a bbb" from the last to the first, each a around its neighbour's run of b: after a split at the end,
// the next pair still occurs on both sides of all gaps before it.
std::vector<Symbol> worst(std::uint32_t positions)
{
    const std::uint32_t links = std::max(positions / 5, 1U);
    std::vector<Symbol> symbols;
    symbols.reserve(std::size_t{5} * links);
    for (std::uint32_t i = 0; i < links; ++i) {
        symbols.push_back({i});
        symbols.insert(symbols.end(), 3, Symbol{links + 1 + i});
        if (i > 0)
            symbols.push_back({i - 1});
    }
    std::ranges::reverse(symbols);
    return symbols;
}

// Runs of one symbol each, each 39 % of what remains.
std::vector<Symbol> average(std::uint32_t positions)
{
    constexpr double share = 0.39;
    std::vector<Symbol> symbols;
    symbols.reserve(positions);
    for (std::uint32_t symbol = 0; symbols.size() < positions; ++symbol) {
        const auto left = static_cast<double>(positions - symbols.size());
        symbols.insert(symbols.end(), std::max(static_cast<std::size_t>(share * left), std::size_t{1}),
                       Symbol{symbol});
    }
    return symbols;
}

// Each symbol once.
std::vector<Symbol> best(std::uint32_t positions)
{
    std::vector<Symbol> symbols(positions);
    for (std::uint32_t i = 0; i < positions; ++i)
        symbols[i] = {i};
    return symbols;
}

constexpr std::array<CostFamily, 3> families{{
    {"worst", "Equation 1: T(n) = T(n-1) + Θ(n), O(n²)", "jidm-2013", worst},
    {"average", "Equation 2: T(n) = T(n/2) + Θ(n), O(n)", "printed", average},
    {"best", "Equation 3: T(n) = T(n-1) + Θ(1), O(n)", "printed", best},
}};

} // namespace

std::span<const CostFamily> costFamilies()
{
    return families;
}

} // namespace tagseam
