// SPDX-License-Identifier: MIT
// Finds the next gap of a shrinking subsequence that no symbol of at least a given frequency has on both
// sides.
#pragma once

#include "core/tps/tagpath.h"

#include <cstdint>
#include <span>
#include <vector>

namespace tagseam {

/// Answers the questions of searchRegion about a subsequence [begin, end) of the TPS. The gap after position
/// i is *open* for frequency f when no symbol with frequency >= f occurs on both sides of it. A symbol
/// occurs on both sides of exactly the gaps [first, last) of its occurrences, so the index keeps, for every
/// gap, the highest frequency among the intervals over it, in a segment tree with the minimum over the gaps
/// below each node. A node keeps the intervals that reach into it as a heap; its top covers the whole node,
/// so entries under the top need not be looked at, nor handed down, before the top is removed. When the
/// subsequence shrinks, only the symbols that the split went through change; all others keep their intervals.
/// Once half is removed, the index is built anew on the rest.
///
/// Cost: build O(n log n); queries O(log n); shrink O(positions removed + symbols split * log^2 n),
/// amortised. Memory: O(n log n) at worst, 24 bytes an entry; in practice a few entries a symbol.
class GapIndex {
  public:
    explicit GapIndex(std::span<const Symbol> symbols);

    std::uint32_t begin() const { return m_begin; }
    std::uint32_t end() const { return m_end; }
    /// The number of distinct symbols in the subsequence.
    std::uint32_t alphabetSize() const { return m_alphabetSize; }
    /// The number of symbols that occur exactly `frequency` times in the subsequence. `frequency` <= size of
    /// the whole.
    std::uint32_t symbolsOfFrequency(std::uint32_t frequency) const { return m_histogram[frequency]; }
    /// The number of occurrences of the symbol at `position` in the subsequence.
    std::uint32_t frequencyAt(std::uint32_t position) const
    {
        return m_of[m_symbols[position].value].frequency;
    }

    /// Returns the first position >= `from` that is the first occurrence of a symbol with frequency >=
    /// `frequency`, or end(). `from` >= begin(), `frequency` >= 1.
    std::uint32_t firstOccurrence(std::uint32_t from, std::uint32_t frequency) const;
    /// Returns the first position i in [from, end()) after which the gap is open for `frequency`; the last
    /// position at the latest. `from` in [begin(), end()).
    std::uint32_t firstOpenGap(std::uint32_t from, std::uint32_t frequency) const;

    /// The positions and the nodes of the trees and heaps that all calls visited.
    std::uint64_t steps() const { return m_steps; }

    /// Makes [begin, end), which lies in the present subsequence, the subsequence.
    void shrink(std::uint32_t begin, std::uint32_t end);

  private:
    static constexpr std::uint32_t none = 0xffffffffU;
    struct Gaps { // the gaps of a node of the tree: [begin, begin + width), relative to m_base
        std::uint32_t begin;
        std::uint32_t width;
        Gaps child(bool isRight) const { return {begin + (isRight ? width / 2 : 0), width / 2}; }
    };
    struct Entry { // an interval of gaps [first, last), relative to m_base, as a node of a pairing heap
        std::uint32_t frequency = 0;
        std::uint32_t symbol = 0;
        std::uint32_t first = 0;
        std::uint32_t last = 0;
        std::uint32_t child = none;
        std::uint32_t sibling = none;
        bool covers(Gaps gaps) const { return first <= gaps.begin && gaps.begin + gaps.width <= last; }
    };
    struct Occurrences { // a symbol's occurrences in the subsequence; one cache line serves all four
        std::uint32_t first = none;
        std::uint32_t last = none;
        std::uint32_t frequency = 0;
        std::uint32_t touchedIn = 0; // number of the shrink that touched the symbol last
    };
    struct Touched { // a symbol as it was before the split
        std::uint32_t symbol;
        std::uint32_t first;
        std::uint32_t last;
    };

    void build();
    void drop(std::uint32_t position, bool isPrefix);
    void refresh(const Touched& old);
    std::vector<Entry> intervalsOnBothSides() const;
    Entry intervalOf(std::uint32_t symbol) const;
    void place(std::uint32_t node, Gaps gaps, std::uint32_t entry);
    void placeBelow(std::uint32_t node, Gaps gaps, std::uint32_t entry);
    void settle(std::uint32_t node, Gaps gaps);
    void settleUnder(std::uint32_t node, Gaps gaps, std::uint32_t first, std::uint32_t last);
    void updateMinimum(std::uint32_t node);
    std::uint32_t meld(std::uint32_t a, std::uint32_t b);
    std::uint32_t withoutTop(std::uint32_t top);
    std::uint32_t newEntry(Entry interval);

    std::span<const Symbol> m_symbols;
    std::vector<std::uint32_t> m_next; // for each position: next occurrence of the same symbol
    std::vector<std::uint32_t> m_previous;
    std::vector<Occurrences> m_of;          // indexed by symbol
    std::vector<std::uint32_t> m_histogram; // for each frequency: number of symbols
    std::vector<Touched> m_touched;
    std::uint32_t m_shrinks = 0;
    mutable std::uint64_t m_steps = 0;
    std::uint32_t m_begin = 0;
    std::uint32_t m_end = 0;
    std::uint32_t m_alphabetSize = 0;

    // Segment trees over [m_base, m_base + m_leaves), the root at 1, the leaves at m_leaves.
    std::uint32_t m_base = 0;
    std::uint32_t m_builtSize = 0;
    std::uint32_t m_leaves = 1;
    std::vector<std::uint32_t> m_firstFrequency; // maximum over positions: frequency at a first occurrence
    std::vector<std::uint32_t> m_block; // minimum over gaps: highest frequency that occurs on both sides of
                                        // the gap, from this node down
    std::vector<std::uint32_t> m_heap;  // for each node: root of the heap of the intervals that reach into it
    std::vector<Entry> m_entries;
};

} // namespace tagseam
