// SPDX-License-Identifier: MIT
// A sequence of tags -> its key patterns (Dias and Gadge, "Identifying Informative Web Content Blocks using
// Web Page Segmentation", section 3.4).
#include "core/methods/repetition/keypatterns.h"

#include "core/methods/repetition/suffixautomaton.h"

#include <algorithm>
#include <cstddef>
#include <tuple>

namespace tagseam {

namespace {

constexpr std::uint32_t shortestPattern = 2;

// Returns for each state the length of its longest repetition; 0 for none. A stretch that ends at the same
// positions repeats without overlap as long as it fits between the first and the last of them.
std::vector<std::uint32_t> longestRepetitions(const SuffixAutomaton& automaton)
{
    std::vector<std::uint32_t> lengths;
    lengths.reserve(automaton.states.size());
    for (const SuffixState& state : automaton.states) {
        const std::uint32_t length = std::min(state.length, state.lastEnd - state.firstEnd);
        const std::uint32_t tooShort = automaton.states[state.link].length;
        lengths.push_back(length >= shortestPattern && length > tooShort ? length : 0);
    }
    return lengths;
}

// Returns for each state whether no repetition has one more symbol, before or after: then no repetition
// contains it, since every stretch of a repetition repeats, too.
std::vector<bool> areKeys(const SuffixAutomaton& automaton, const std::vector<std::uint32_t>& longest)
{
    std::vector<bool> areKeys(automaton.states.size());
    for (std::size_t state = 0; state < areKeys.size(); ++state) {
        areKeys[state] =
            longest[state] > 0 && std::ranges::none_of(automaton.states[state].next, [&](const auto& next) {
                return longest[next.second] > longest[state];
            });
    }
    for (std::size_t state = 1; state < areKeys.size(); ++state) {
        const std::uint32_t suffixes = automaton.states[state].link;
        if (longest[state] > 0 && longest[suffixes] == automaton.states[suffixes].length)
            areKeys[suffixes] = false;
    }
    return areKeys;
}

// Returns for each position the state of the key pattern that ends at it; 0 for none.
std::vector<std::uint32_t> keyEnds(const SuffixAutomaton& automaton, const std::vector<bool>& areKeys)
{
    std::vector<std::uint32_t> nearest(automaton.states.size(), 0);
    for (auto state = automaton.byLength.rbegin(); state != automaton.byLength.rend(); ++state)
        nearest[*state] = areKeys[*state] ? *state : nearest[automaton.states[*state].link];
    std::vector<std::uint32_t> ends;
    ends.reserve(automaton.prefixes.size());
    for (const std::uint32_t prefix : automaton.prefixes)
        ends.push_back(nearest[prefix]);
    return ends;
}

void measurePattern(KeyPattern& pattern, std::span<const std::uint32_t> sequence)
{
    std::uint32_t free = 0;
    for (const std::uint32_t begin : pattern.occurrences) {
        if (begin < free)
            continue;
        ++pattern.count;
        free = begin + pattern.length;
    }
    const auto symbols = sequence.subspan(pattern.occurrences.front(), pattern.length);
    pattern.isUniform =
        std::ranges::all_of(symbols, [&](std::uint32_t each) { return each == symbols.front(); });
}

} // namespace

std::vector<KeyPattern> findKeyPatterns(std::span<const std::uint32_t> sequence, const std::stop_token& stop)
{
    const SuffixAutomaton automaton = suffixAutomaton(sequence, stop);
    if (stop.stop_requested())
        return {};
    const std::vector<std::uint32_t> longest = longestRepetitions(automaton);
    const std::vector<std::uint32_t> ends = keyEnds(automaton, areKeys(automaton, longest));
    std::vector<KeyPattern> byState(automaton.states.size());
    for (std::uint32_t end = 0; end < ends.size(); ++end) {
        if (ends[end] == 0)
            continue;
        KeyPattern& pattern = byState[ends[end]];
        pattern.length = longest[ends[end]];
        pattern.occurrences.push_back(end + 1 - pattern.length);
    }
    std::erase_if(byState, [](const KeyPattern& each) { return each.length == 0; });
    for (KeyPattern& pattern : byState)
        measurePattern(pattern, sequence);
    std::ranges::sort(byState, [](const KeyPattern& a, const KeyPattern& b) {
        return std::tuple(b.length, b.count, a.occurrences.front()) <
               std::tuple(a.length, a.count, b.occurrences.front());
    });
    return byState;
}

} // namespace tagseam
