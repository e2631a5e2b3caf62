// SPDX-License-Identifier: MIT
// Finds the next gap of a shrinking subsequence that no symbol of at least a given frequency has on both
// sides.
#include "core/tps/gapindex.h"

#include "core/tps/occurrences.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <utility>

namespace tagseam {

namespace {

// The cost of refreshing one symbol on each level of the tree, in positions built anew; measured with
// tests/bench.
constexpr std::size_t refreshCost = 2;

// Returns the first leaf >= `from` under the root whose node, like all its ancestors, is `alive`, or `none`.
// Each living node has a living leaf under it. Adds the nodes that it visits to `steps`.
template <class IsAlive>
std::uint32_t firstLeaf(std::uint32_t leaves, std::uint32_t from, std::uint32_t none, std::uint64_t& steps,
                        IsAlive isAlive)
{
    if (from >= leaves)
        return none;
    std::array<std::uint32_t, 33> rightHand{}; // subtrees right of the path down to `from`, nearest last
    std::size_t waiting = 0;
    std::uint32_t node = 1;
    for (std::uint32_t width = leaves; isAlive(node);) {
        ++steps;
        if (node >= leaves)
            return node - leaves;
        width /= 2;
        if ((from & width) != 0) {
            node = 2 * node + 1;
        } else {
            rightHand[waiting++] = 2 * node + 1;
            node = 2 * node;
        }
    }
    while (waiting > 0) {
        node = rightHand[--waiting];
        ++steps;
        if (!isAlive(node))
            continue;
        for (; node < leaves; ++steps)
            node = isAlive(2 * node) ? 2 * node : 2 * node + 1;
        return node - leaves;
    }
    return none;
}

} // namespace

GapIndex::GapIndex(std::span<const Symbol> symbols)
    : m_symbols(symbols), m_next(symbols.size(), none), m_previous(symbols.size(), none),
      m_histogram(symbols.size() + 1, 0), m_end(static_cast<std::uint32_t>(symbols.size()))
{
    m_of.resize(symbolLimit(symbols));
    for (std::uint32_t p = 0; p < m_end; ++p) { // L4-L11
        prefetch(m_symbols, p, m_of);
        Occurrences& of = m_of[symbols[p].value];
        m_previous[p] = of.last;
        if (of.last != none)
            m_next[of.last] = p;
        else
            of.first = p;
        of.last = p;
        ++of.frequency;
    }
    for (const Occurrences& of : m_of) { // L12: the thresholds are the frequencies that occur
        if (of.frequency > 0) {
            ++m_histogram[of.frequency];
            ++m_alphabetSize;
        }
    }
    m_steps += m_end;
    build();
}

void GapIndex::build()
{
    m_base = m_begin;
    m_builtSize = m_end - m_begin;
    m_leaves = std::bit_ceil(std::max(m_builtSize, 1U));
    m_firstFrequency.assign(std::size_t{2} * m_leaves, 0);
    m_block.assign(std::size_t{2} * m_leaves, 0);
    m_heap.assign(std::size_t{2} * m_leaves, none);
    m_entries.clear();
    m_steps += std::uint64_t{2} * m_builtSize + m_leaves;

    for (std::uint32_t p = m_begin; p < m_end; ++p) {
        prefetch(m_symbols, p, m_of);
        const Occurrences& of = m_of[m_symbols[p].value];
        if (of.first == p)
            m_firstFrequency[m_leaves + p - m_base] = of.frequency;
    }
    for (std::uint32_t node = m_leaves - 1; node >= 1; --node)
        m_firstFrequency[node] = std::max(m_firstFrequency[2 * node], m_firstFrequency[2 * node + 1]);
    const std::vector<Entry> blocking = intervalsOnBothSides();
    m_entries.reserve(8 * blocking.size()); // unused pages cost nothing; growing would copy
    for (const Entry& interval : blocking)
        place(1, {0, m_leaves}, newEntry(interval));
}

// Returns the intervals, highest frequency first, so that most intervals end under one that is already in the
// tree.
std::vector<GapIndex::Entry> GapIndex::intervalsOnBothSides() const
{
    std::vector<std::uint32_t> place(m_end - m_begin + 1, 0); // for each frequency: where its intervals begin
    std::uint32_t count = 0;
    for (std::uint32_t frequency = m_end - m_begin; frequency > 1; --frequency) {
        place[frequency] = count;
        count += m_histogram[frequency];
    }
    std::vector<Entry> intervals(count);
    for (std::uint32_t p = m_begin; p < m_end; ++p) {
        prefetch(m_symbols, p, m_of);
        const std::uint32_t s = m_symbols[p].value;
        if (m_of[s].first == p && m_of[s].frequency > 1)
            intervals[place[m_of[s].frequency]++] = intervalOf(s);
    }
    return intervals;
}

GapIndex::Entry GapIndex::intervalOf(std::uint32_t symbol) const
{
    const Occurrences& of = m_of[symbol];
    return {of.frequency, symbol, of.first - m_base, of.last - m_base, none, none};
}

std::uint32_t GapIndex::firstOccurrence(std::uint32_t from, std::uint32_t frequency) const
{
    const std::uint32_t found = firstLeaf(m_leaves, from - m_base, none, m_steps, [&](std::uint32_t node) {
        return m_firstFrequency[node] >= frequency;
    });
    return found == none ? m_end : std::min(m_base + found, m_end);
}

std::uint32_t GapIndex::firstOpenGap(std::uint32_t from, std::uint32_t frequency) const
{
    assert(m_begin <= from && from < m_end);
    const std::uint32_t found = firstLeaf(m_leaves, from - m_base, none, m_steps,
                                          [&](std::uint32_t node) { return m_block[node] < frequency; });
    return found == none ? m_end - 1 : std::min(m_base + found, m_end - 1);
}

void GapIndex::shrink(std::uint32_t begin, std::uint32_t end)
{
    assert(m_begin <= begin && begin <= end && end <= m_end);
    m_steps += (begin - m_begin) + (m_end - end);
    ++m_shrinks;
    m_touched.clear();
    for (std::uint32_t p = m_begin; p < begin; ++p)
        drop(p, true);
    for (std::uint32_t p = m_end; p > end; --p)
        drop(p - 1, false);
    m_begin = begin;
    m_end = end;
    const bool isHalfGone = std::uint64_t{2} * (end - begin) <= m_builtSize;
    const bool isMuchTouched = m_touched.size() * refreshCost * std::bit_width(m_leaves) > end - begin;
    if (isHalfGone || isMuchTouched) {
        build();
        return;
    }
    // A symbol that no longer occurs needs no update: it has no entry inside [begin, end).
    for (const Touched& old : m_touched) {
        if (m_of[old.symbol].frequency > 0)
            refresh(old);
    }
}

void GapIndex::drop(std::uint32_t position, bool isPrefix)
{
    const std::uint32_t s = m_symbols[position].value;
    if (m_of[s].touchedIn != m_shrinks) {
        m_of[s].touchedIn = m_shrinks;
        m_touched.push_back({s, m_of[s].first, m_of[s].last});
    }
    --m_histogram[m_of[s].frequency];
    --m_of[s].frequency;
    if (m_of[s].frequency > 0)
        ++m_histogram[m_of[s].frequency];
    else
        --m_alphabetSize;
    if (isPrefix)
        m_of[s].first = m_next[position];
    else
        m_of[s].last = m_previous[position];
}

// Updates a symbol that the split went through: it occurs less often and occurs on both sides of fewer gaps.
void GapIndex::refresh(const Touched& old)
{
    const std::uint32_t s = old.symbol;
    m_firstFrequency[m_leaves + m_of[s].first - m_base] = m_of[s].frequency;
    for (std::uint32_t node = (m_leaves + m_of[s].first - m_base) / 2; node >= 1; node /= 2, ++m_steps)
        m_firstFrequency[node] = std::max(m_firstFrequency[2 * node], m_firstFrequency[2 * node + 1]);

    settleUnder(1, {0, m_leaves}, old.first - m_base, old.last - m_base);
    if (m_of[s].frequency > 1)
        place(1, {0, m_leaves}, newEntry(intervalOf(s)));
}

// Enters an interval into a node that it reaches into: under the top if the top is at least as frequent, else
// as the new top if it covers the node, else into the children.
void GapIndex::place(std::uint32_t node, Gaps gaps, std::uint32_t entry)
{
    const std::uint32_t top = m_heap[node];
    if (m_entries[entry].covers(gaps) ||
        (top != none && m_entries[top].frequency >= m_entries[entry].frequency))
        m_heap[node] = meld(top, entry);
    else
        placeBelow(node, gaps, entry);
    updateMinimum(node);
}

void GapIndex::placeBelow(std::uint32_t node, Gaps gaps, std::uint32_t entry)
{
    const std::uint32_t middle = gaps.begin + gaps.width / 2;
    const bool isLeft = m_entries[entry].first < middle;
    const bool isRight = m_entries[entry].last > middle;
    if (isLeft)
        place(2 * node, gaps.child(false), entry);
    if (isRight)
        place(2 * node + 1, gaps.child(true), isLeft ? newEntry(m_entries[entry]) : entry);
}

// Makes the top of a node an entry that is valid and covers the node, and hands down entries that only reach
// into it. An entry is valid as long as its symbol has the frequency that it was entered with; each split
// lowers that frequency.
void GapIndex::settle(std::uint32_t node, Gaps gaps)
{
    while (m_heap[node] != none) {
        const std::uint32_t top = m_heap[node];
        const bool isValid = m_entries[top].frequency == m_of[m_entries[top].symbol].frequency;
        if (isValid && m_entries[top].covers(gaps))
            break;
        m_heap[node] = withoutTop(top);
        if (isValid)
            placeBelow(node, gaps, top);
    }
    updateMinimum(node);
}

// Settles the nodes that an interval [first, last) of gaps covered.
void GapIndex::settleUnder(std::uint32_t node, Gaps gaps, std::uint32_t first, std::uint32_t last)
{
    if (last <= gaps.begin || gaps.begin + gaps.width <= first)
        return;
    if (first <= gaps.begin && gaps.begin + gaps.width <= last) {
        settle(node, gaps);
        return;
    }
    settleUnder(2 * node, gaps.child(false), first, last);
    settleUnder(2 * node + 1, gaps.child(true), first, last);
    updateMinimum(node);
}

void GapIndex::updateMinimum(std::uint32_t node)
{
    ++m_steps;
    const std::uint32_t top = m_heap[node];
    const std::uint32_t below = node < m_leaves ? std::min(m_block[2 * node], m_block[2 * node + 1]) : 0;
    m_block[node] = std::max(below, top != none ? m_entries[top].frequency : 0);
}

std::uint32_t GapIndex::newEntry(Entry interval)
{
    interval.child = none;
    interval.sibling = none;
    m_entries.push_back(interval);
    return static_cast<std::uint32_t>(m_entries.size() - 1);
}

// Pairing heaps (Fredman, Sedgewick, Sleator and Tarjan 1986), the highest frequency at the root.
std::uint32_t GapIndex::meld(std::uint32_t a, std::uint32_t b)
{
    if (a == none || b == none)
        return a != none ? a : b;
    ++m_steps;
    if (m_entries[b].frequency > m_entries[a].frequency)
        std::swap(a, b);
    m_entries[b].sibling = m_entries[a].child;
    m_entries[a].child = b;
    return a;
}

// Returns the heap without its root: the root's children melded in pairs, then the pairs into one.
std::uint32_t GapIndex::withoutTop(std::uint32_t top)
{
    std::uint32_t pairs = none; // linked by sibling
    for (std::uint32_t child = std::exchange(m_entries[top].child, none); child != none;) {
        const std::uint32_t second = std::exchange(m_entries[child].sibling, none);
        const std::uint32_t rest = second != none ? std::exchange(m_entries[second].sibling, none) : none;
        const std::uint32_t pair = meld(child, second);
        m_entries[pair].sibling = pairs;
        pairs = pair;
        child = rest;
    }
    std::uint32_t root = none;
    while (pairs != none) {
        const std::uint32_t next = std::exchange(m_entries[pairs].sibling, none);
        root = meld(root, pairs);
        pairs = next;
    }
    return root;
}

} // namespace tagseam
