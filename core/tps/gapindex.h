// SPDX-License-Identifier: MIT
// For a shrinking subsequence: where is the next gap that no symbol of at least a given frequency straddles?
#pragma once

#include "core/tps/tagpath.h"

#include <cstdint>
#include <span>
#include <vector>

namespace tagseam {

/// What searchRegion asks of a subsequence [begin, end) of the TPS. The gap after position i is *open* for
/// frequency f when no symbol with frequency >= f occurs on both sides of it. A symbol straddles exactly the
/// gaps [first, last) of its occurrences, so the index keeps, for every gap, the highest frequency among the
/// intervals over it, in a segment tree with the minimum over the gaps below each node. A node keeps the
/// intervals that reach into it as a heap; its top covers the whole node, so that what lies under it need
/// not be looked at, nor handed down, before the top goes. When the subsequence shrinks, only the symbols
/// that the cut went through change; all others keep their intervals. Once half is gone, the index is built
/// anew on what is left.
///
/// Cost: build O(n log n); queries O(log n); shrink O(positions cut off + symbols cut through * log^2 n),
/// amortised. Memory: O(n log n) at worst, 24 bytes an entry; in practice a few entries a symbol.
class GapIndex {
  public:
    explicit GapIndex(std::span<const Symbol> symbols);

    std::uint32_t begin() const { return m_begin; }
    std::uint32_t end() const { return m_end; }
    /// Distinct symbols in the subsequence.
    std::uint32_t alphabetSize() const { return m_alphabetSize; }
    /// How many symbols occur exactly `frequency` times in the subsequence. `frequency` <= size of the whole.
    std::uint32_t symbolsOfFrequency(std::uint32_t frequency) const { return m_histogram[frequency]; }
    /// Occurrences of the symbol at `position` in the subsequence.
    std::uint32_t frequencyAt(std::uint32_t position) const
    {
        return m_of[m_symbols[position].value].frequency;
    }

    /// First position >= `from` that is the first occurrence of a symbol with frequency >= `frequency`, or
    /// end(). `from` >= begin(), `frequency` >= 1.
    std::uint32_t firstOccurrence(std::uint32_t from, std::uint32_t frequency) const;
    /// First position i in [from, end()) after which the gap is open for `frequency`; the last position at
    /// the latest. `from` in [begin(), end()).
    std::uint32_t firstOpenGap(std::uint32_t from, std::uint32_t frequency) const;

    /// Makes [begin, end), a part of the present subsequence, the subsequence.
    void shrink(std::uint32_t begin, std::uint32_t end);

  private:
    static constexpr std::uint32_t none = 0xffffffffU;
    struct Gaps { // of a node of the tree: [begin, begin + width), relative to m_base
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
    struct Occurrences { // of a symbol in the subsequence; one cache line serves all four
        std::uint32_t first = none;
        std::uint32_t last = none;
        std::uint32_t frequency = 0;
        std::uint32_t touchedIn = 0; // number of the shrink that touched it last
    };
    struct Touched { // as it was before the cut
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
    std::vector<std::uint32_t> m_next; // by position: next occurrence of the same symbol
    std::vector<std::uint32_t> m_previous;
    std::vector<Occurrences> m_of;          // by symbol
    std::vector<std::uint32_t> m_histogram; // by frequency: symbols
    std::vector<Touched> m_touched;
    std::uint32_t m_shrinks = 0;
    std::uint32_t m_begin = 0;
    std::uint32_t m_end = 0;
    std::uint32_t m_alphabetSize = 0;

    // Segment trees over [m_base, m_base + m_leaves), the root at 1, the leaves at m_leaves.
    std::uint32_t m_base = 0;
    std::uint32_t m_builtSize = 0;
    std::uint32_t m_leaves = 1;
    std::vector<std::uint32_t> m_firstFrequency; // maximum over positions: frequency at a first occurrence
    std::vector<std::uint32_t> m_block; // minimum over gaps: highest frequency straddling, from here down
    std::vector<std::uint32_t> m_heap;  // by node: root of the heap of the intervals that reach into it
    std::vector<Entry> m_entries;
};

} // namespace tagseam
