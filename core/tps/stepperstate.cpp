// SPDX-License-Identifier: MIT
// The values of the variables of the listing after a line.
#include "core/tps/stepper.h"

#include <algorithm>

namespace tagseam {

// A variable keeps the value of the attempt before until its line has run; line 18 ends an attempt early.
std::uint32_t Stepper::attemptOf(Line setBy) const
{
    const auto before = [this] {
        return m_place.attempt > level().firstAttempt ? m_place.attempt - 1 : noAttempt;
    };
    switch (m_place.kind) {
    case StepKind::LevelStart:
        return noAttempt;
    case StepKind::AttemptStart:
        return ran(setBy) ? m_place.attempt : before();
    case StepKind::Read:
        return m_place.attempt;
    case StepKind::LevelEnd:
        break;
    }
    const bool isSetByScan =
        setBy != Line::SetCurrentAlphabet && setBy != Line::NextThreshold && setBy != Line::FilterAlphabet;
    return m_place.attempt != noAttempt && isSetByScan && !hasScan(m_place.attempt) ? before()
                                                                                    : m_place.attempt;
}

Region Stepper::region() const
{
    return ran(Line::KeepRight) || ran(Line::KeepLeft) ? level().kept : level().region;
}

std::uint32_t Stepper::threshold() const
{
    const std::uint32_t attempt = attemptOf(Line::NextThreshold);
    return attempt == noAttempt ? 0 : m_trace->attempts[attempt].threshold;
}

std::uint32_t Stepper::t() const
{
    const std::uint32_t attempt = attemptOf(Line::NextThreshold);
    return attempt == noAttempt ? 0 : attempt - level().firstAttempt + 1;
}

std::uint32_t Stepper::i() const
{
    if (m_place.kind == StepKind::Read)
        return m_place.read;
    return m_place.kind == StepKind::LevelEnd && m_place.attempt != noAttempt ? readCount(m_place.attempt)
                                                                              : 0;
}

Position Stepper::position() const
{
    return i() == 0 ? noPosition : Position{m_counted.begin.value + i() - 1};
}

bool Stepper::regionFound() const
{
    return ran(Line::RegionFound) || (m_place.kind == StepKind::LevelEnd && level().isSplit);
}

std::uint32_t Stepper::gap() const
{
    return isSameThreshold() ? countersOf(attemptOf(Line::ResetGap)).gap : 0;
}

const CandidateSplit* Stepper::candidateSplit() const
{
    if (!ran(Line::TestDisjoint) ||
        std::ranges::find(m_lines, Line::TestSize) == m_lines.end()) // the test failed
        return nullptr;
    return &m_trace->candidateSplitsOf(m_trace->attempts[m_place.attempt])[m_before.candidateSplits];
}

Position Stepper::firstOccurrence(Symbol symbol) const
{
    return frequency(symbol) > 0 ? Position{m_of[symbol.value].first} : noPosition;
}

Position Stepper::lastOccurrence(Symbol symbol) const
{
    return frequency(symbol) > 0 ? Position{m_of[symbol.value].last} : noPosition;
}

// Line 26 counts down only the symbols that pass.
std::uint32_t Stepper::remaining(Symbol symbol) const
{
    const std::uint32_t attempt = attemptOf(Line::CopyCounts);
    if (attempt == noAttempt || !passes(symbol, attempt))
        return attempt == noAttempt ? 0 : frequency(symbol);
    const auto begin = m_order.begin() + m_start[symbol.value];
    const auto end = m_order.begin() + m_start[symbol.value + 1];
    const auto read = std::lower_bound(begin, end, m_counted.begin.value + positionsRead(attempt));
    const auto last = std::lower_bound(read, end, m_counted.end.value);
    const bool isReading = m_place.kind == StepKind::Read && m_symbols[readPosition()] == symbol;
    return static_cast<std::uint32_t>(last - read) - (isReading && ran(Line::CountDown) ? 1 : 0);
}

// A symbol is seen once its first occurrence is read, and exhausted once its last is read.
Stepper::Membership Stepper::membership() const
{
    const std::uint32_t filtered = attemptOf(Line::FilterAlphabet);
    const std::uint32_t current = attemptOf(Line::SetCurrentAlphabet);
    const std::uint32_t region = attemptOf(Line::EmptyRegion);
    const std::uint32_t begin = m_counted.begin.value;
    Membership is;
    is.isCounted = m_place.kind != StepKind::LevelStart || ran(Line::CountSymbols);
    if (filtered != noAttempt)
        is.filteredFrom = lowestFrequency(filtered);
    if (current != noAttempt) {
        is.currentFrom = lowestFrequency(current);
        is.exhaustedBefore = begin + positionsRead(current) + (ran(Line::RemoveSymbol) ? 1 : 0);
    }
    if (region != noAttempt) {
        is.regionFrom = lowestFrequency(region);
        is.seenBefore = begin + positionsRead(region) + (ran(Line::AddToRegion) ? 1 : 0);
    }
    return is;
}

bool Stepper::Membership::holds(Alphabet alphabet, std::uint32_t frequency, const Ends& of) const
{
    const bool isRemaining = frequency >= currentFrom && of.last >= exhaustedBefore;
    const bool isInRegion = frequency >= regionFrom && of.first < seenBefore;
    switch (alphabet) {
    case Alphabet::Level:
        return isCounted && frequency > 0;
    case Alphabet::Filtered:
        return frequency >= filteredFrom;
    case Alphabet::Region:
        return isInRegion;
    case Alphabet::Remaining:
        return isRemaining;
    case Alphabet::Intersection:
        break;
    }
    return isRemaining && isInRegion;
}

bool Stepper::isIn(Alphabet alphabet, Symbol symbol) const
{
    return membership().holds(alphabet, frequency(symbol), m_of[symbol.value]);
}

std::uint32_t Stepper::size(Alphabet alphabet) const
{
    const std::uint32_t current = attemptOf(Line::SetCurrentAlphabet);
    const std::uint32_t region = attemptOf(Line::EmptyRegion);
    const auto passing = [&](std::uint32_t attempt) {
        return attempt == noAttempt ? 0 : m_trace->attempts[attempt].alphabetSize;
    };
    switch (alphabet) {
    case Alphabet::Level:
        return m_place.kind != StepKind::LevelStart || ran(Line::CountSymbols) ? m_alphabetSize : 0;
    case Alphabet::Filtered:
        return passing(attemptOf(Line::FilterAlphabet));
    case Alphabet::Region:
        return countersOf(region).seen;
    case Alphabet::Remaining:
        return passing(current) - countersOf(current).exhausted;
    case Alphabet::Intersection:
        break;
    }
    if (current == region) // if the region's alphabet has a symbol that is not exhausted
        return countersOf(region).seen - countersOf(region).exhausted;
    return static_cast<std::uint32_t>(symbolsOf(Alphabet::Intersection, m_of.size()).size());
}

std::vector<Symbol> Stepper::symbolsOf(Alphabet alphabet, std::size_t limit) const
{
    const Membership is = membership();
    const bool isMixed = alphabet == Alphabet::Intersection && is.currentFrom != is.regionFrom;
    const std::size_t count = isMixed ? limit : std::min<std::size_t>(limit, size(alphabet));
    std::vector<Symbol> symbols;
    for (std::uint32_t value = 0; value < m_of.size() && symbols.size() < count; ++value) {
        if (is.holds(alphabet, m_frequency[value], m_of[value]))
            symbols.push_back({value});
    }
    return symbols;
}

} // namespace tagseam
