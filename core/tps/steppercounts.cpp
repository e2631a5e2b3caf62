// SPDX-License-Identifier: MIT
// Derives the state at a step from the first and last occurrences of the level's symbols; only the sizes of
// the sets and the gap are counted, from the nearest known count.
#include "core/tps/stepper.h"

#include <algorithm>

namespace tagseam {

namespace {

constexpr std::uint32_t noIndex = 0xffffffffU; // as a position

} // namespace

void Stepper::indexOccurrences()
{
    const auto size = static_cast<std::uint32_t>(m_symbols.size());
    const std::size_t limit = symbolLimit(m_symbols);
    m_next.assign(size, noIndex);
    m_previous.assign(size, noIndex);
    m_order.resize(size);
    m_start.assign(limit + 1, 0);
    m_of.resize(limit);
    m_frequency.assign(limit, 0);
    for (const Symbol symbol : m_symbols)
        ++m_start[symbol.value + 1];
    for (std::size_t i = 0; i < limit; ++i)
        m_start[i + 1] += m_start[i];
    for (std::uint32_t p = 0; p < size; ++p) {
        const std::uint32_t symbol = m_symbols[p].value;
        Ends& of = m_of[symbol];
        m_order[m_start[symbol] + m_frequency[symbol]] = p;
        if (m_frequency[symbol]++ == 0) {
            of.first = p;
            ++m_alphabetSize;
        } else {
            m_previous[p] = of.last;
            m_next[of.last] = p;
        }
        of.last = p;
    }
    m_counted = {Position{0}, Position{size}};
}

// The regions of the levels lie inside one another.
void Stepper::enterLevel(std::uint32_t level)
{
    const Region wanted = m_trace->levels[level].region;
    while (m_counted.begin < wanted.begin)
        drop(m_counted.begin.value++, true);
    while (m_counted.end > wanted.end)
        drop(--m_counted.end.value, false);
    while (m_counted.begin > wanted.begin)
        restore(--m_counted.begin.value, true);
    while (m_counted.end < wanted.end)
        restore(m_counted.end.value++, false);
}

// Without branches, because the order of a page's symbols cannot be predicted. The first and last occurrence
// of a symbol that has none left are never read.
void Stepper::drop(std::uint32_t position, bool isPrefix)
{
    const Symbol symbol = m_symbols[position];
    m_alphabetSize -= --m_frequency[symbol.value] == 0 ? 1 : 0;
    Ends& of = m_of[symbol.value];
    of.first = isPrefix ? m_next[position] : of.first;
    of.last = isPrefix ? of.last : m_previous[position];
}

void Stepper::restore(std::uint32_t position, bool isPrefix)
{
    const Symbol symbol = m_symbols[position];
    const bool isOnly = m_frequency[symbol.value]++ == 0;
    m_alphabetSize += isOnly ? 1 : 0;
    Ends& of = m_of[symbol.value];
    of.first = isPrefix || isOnly ? position : of.first;
    of.last = !isPrefix || isOnly ? position : of.last;
}

// Algorithm 4, line 4. Symbols that the level does not have do not pass either.
std::uint32_t Stepper::lowestFrequency(std::uint32_t attempt) const
{
    return lowestPassing(m_trace->options.frequencyFilter, m_trace->attempts[attempt].threshold);
}

bool Stepper::passes(Symbol symbol, std::uint32_t attempt) const
{
    return frequency(symbol) >= lowestFrequency(attempt);
}

// Counts the reads after `from`, up to `to`. Without branches, as in drop().
Stepper::Tally Stepper::tally(std::uint32_t attempt, std::uint32_t from, std::uint32_t to) const
{
    const std::uint32_t least = lowestFrequency(attempt);
    const std::uint32_t begin = m_counted.begin.value;
    const std::uint32_t end = m_counted.end.value;
    Tally tally;
    for (std::uint32_t position = begin + from; position < begin + to; ++position) {
        const std::uint32_t passes = frequency(m_symbols[position]) >= least ? 1 : 0;
        const std::uint32_t isLast = m_next[position] >= end ? 1 : 0;
        tally.firsts += passes & (m_previous[position] + 1 <= begin ? 1U : 0U); // noIndex + 1 is 0
        tally.lasts += passes & isLast;
        tally.others += passes & (isLast ^ 1U);
    }
    return tally;
}

// Counts from the nearest known count: the start, the present position, or the end when it is known.
Stepper::Counters Stepper::countersAfter(std::uint32_t attempt, std::uint32_t reads) const
{
    if (reads == 0)
        return {};
    Counters known;
    std::uint32_t at = 0;
    const auto distance = [reads](std::uint32_t from) { return from > reads ? from - reads : reads - from; };
    if (m_place.kind == StepKind::Read && m_place.attempt == attempt &&
        distance(m_place.read - 1) < distance(at)) {
        known = m_before;
        at = m_place.read - 1;
    }
    if (m_endOf == attempt && distance(readCount(attempt)) < distance(at)) {
        known = m_end;
        at = readCount(attempt);
    }
    const Tally between = tally(attempt, std::min(at, reads), std::max(at, reads));
    Counters counters = known;
    counters.seen = at < reads ? known.seen + between.firsts : known.seen - between.firsts;
    counters.exhausted = at < reads ? known.exhausted + between.lasts : known.exhausted - between.lasts;
    const auto candidateSplits = m_trace->candidateSplitsOf(m_trace->attempts[attempt]);
    while (counters.candidateSplits < candidateSplits.size() &&
           readsAt(candidateSplits[counters.candidateSplits]) <= reads)
        ++counters.candidateSplits;
    while (counters.candidateSplits > 0 && readsAt(candidateSplits[counters.candidateSplits - 1]) > reads)
        --counters.candidateSplits;
    if (isSameThreshold()) {
        const std::uint32_t others = at < reads ? between.others : 0 - between.others;
        counters.gap = gapAfter(attempt, reads, known, others, counters.candidateSplits);
    }
    return counters;
}

// The gap grows with every read that exhausts nothing, from the last candidate split that the size rule
// rejected. A candidate split stores the gap before it.
std::uint32_t Stepper::gapAfter(std::uint32_t attempt, std::uint32_t reads, const Counters& known,
                                std::uint32_t others, std::uint32_t candidateSplitCount) const
{
    const auto candidateSplits = m_trace->candidateSplitsOf(m_trace->attempts[attempt]);
    const auto isRejected = [](const CandidateSplit& each) {
        return each.verdict == Verdict::RejectedBySize;
    };
    const auto rejectedOf = [&](std::uint32_t count) { // all but the last of an attempt are rejected
        return count - (count > 0 && !isRejected(candidateSplits[count - 1]) ? 1 : 0);
    };
    const std::uint32_t rejected = rejectedOf(candidateSplitCount);
    if (rejected == 0)
        return 0;
    if (rejected == rejectedOf(known.candidateSplits))
        return known.gap + others;
    if (rejected > rejectedOf(known.candidateSplits))
        return 1 + tally(attempt, readsAt(candidateSplits[rejected - 1]), reads).others;
    const CandidateSplit& next = candidateSplits[rejected];
    return readsAt(next) - next.left - tally(attempt, reads, readsAt(next)).others;
}

std::uint32_t Stepper::positionsRead(std::uint32_t attempt) const
{
    if (attempt != m_place.attempt || m_place.kind == StepKind::LevelEnd)
        return readCount(attempt);
    return m_place.kind == StepKind::Read ? m_place.read - 1 : 0;
}

Stepper::Counters Stepper::countersOf(std::uint32_t attempt) const
{
    if (attempt == noAttempt)
        return {};
    if (m_place.kind != StepKind::Read)
        return countersAfter(attempt, positionsRead(attempt));
    Counters counters = m_before;
    const std::uint32_t position = readPosition();
    const Ends& of = m_of[m_symbols[position].value];
    counters.seen += of.first == position && ran(Line::AddToRegion) ? 1 : 0;
    counters.exhausted += ran(Line::RemoveSymbol) ? 1 : 0;
    if (ran(Line::StartGap))
        counters.gap = 1;
    else if (counters.gap > 0 && ran(Line::GrowGap))
        ++counters.gap;
    return counters;
}

// Sets that stem from a finished scan are asked for repeatedly: counts to its end once.
void Stepper::countEnd()
{
    if (m_place.kind == StepKind::Read)
        return;
    const std::uint32_t attempt = attemptOf(isSameThreshold() ? Line::ResetGap : Line::EmptyRegion);
    if (attempt == noAttempt || attempt == m_endOf || positionsRead(attempt) < readCount(attempt))
        return;
    m_end = countersAfter(attempt, readCount(attempt));
    m_endOf = attempt;
}

} // namespace tagseam
