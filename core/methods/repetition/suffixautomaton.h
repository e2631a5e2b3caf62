// SPDX-License-Identifier: MIT
// A sequence -> the smallest automaton of all its stretches (Blumer et al., "The smallest automaton
// recognizing the subwords of a text", 1985).
#pragma once

#include <cstdint>
#include <span>
#include <stop_token>
#include <utility>
#include <vector>

namespace tagseam {

/// The stretches that end at the same positions: the longest of them, and all its suffixes that are longer
/// than the longest stretch of the state in `link`.
struct SuffixState {
    std::uint32_t length = 0;   ///< length of the longest
    std::uint32_t link = 0;     ///< state of the next shorter suffixes, which also end elsewhere; the first
                                ///< state links to itself
    std::uint32_t firstEnd = 0; ///< positions of the last symbol of the first and the last occurrence, from 0
    std::uint32_t lastEnd = 0;
    std::vector<std::pair<std::uint32_t, std::uint32_t>> next; ///< symbol and state; no order
};

struct SuffixAutomaton {
    std::vector<SuffixState> states;     ///< [0] is the state of the empty stretch; at most twice the symbols
    std::vector<std::uint32_t> byLength; ///< numbers of the states, the longest first
    std::vector<std::uint32_t> prefixes; ///< indexed by position: the state of the prefix that ends at it
};

/// Makes the automaton. O(n log n), however many different symbols there are; memory O(n). Once `stop` is
/// requested, it is the automaton of a beginning of the sequence.
SuffixAutomaton suffixAutomaton(std::span<const std::uint32_t> sequence, const std::stop_token& stop = {});

} // namespace tagseam
