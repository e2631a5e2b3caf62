// SPDX-License-Identifier: MIT
// Moves a cursor over the run of searchRegion. The counting is in steppercounts.cpp, the search for the step
// at which a condition holds in stepperstops.cpp.
#include "core/tps/stepper.h"

#include <algorithm>
#include <cassert>

namespace tagseam {

Stepper::Stepper(std::span<const Symbol> symbols, const SearchTrace& trace)
    : m_symbols(symbols), m_trace(&trace)
{
    assert(!trace.levels.empty() && trace.positions == symbols.size());
    indexOccurrences();
    numberSteps();
    goTo(0, {});
}

bool Stepper::next(Grain grain)
{
    if (grain == Grain::Line && m_line + 1 < m_lines.size()) {
        seekLine(m_line + 1);
        return true;
    }
    const std::uint64_t last = m_stepCount - 1;
    if (m_step == last)
        return false;
    switch (grain) {
    case Grain::Line:
    case Grain::Step:
        goTo(m_step + 1, following(m_place));
        if (grain == Grain::Line)
            seekLine(0);
        break;
    case Grain::Attempt: {
        const std::uint32_t attempt = nextAttempt(m_place);
        seek(attempt < m_attemptStep.size() ? m_attemptStep[attempt] : last);
        break;
    }
    case Grain::Level:
        seek(m_place.level + 1 < m_trace->levels.size() ? m_levelStep[m_place.level + 1] : last);
        break;
    }
    return true;
}

bool Stepper::previous(Grain grain)
{
    if (grain == Grain::Line && m_line > 0) {
        seekLine(m_line - 1);
        return true;
    }
    if (m_step == 0)
        return false;
    switch (grain) {
    case Grain::Line:
    case Grain::Step:
        goTo(m_step - 1, preceding(m_place));
        if (grain == Grain::Line)
            seekLine(m_lines.size() - 1);
        break;
    case Grain::Attempt: {
        // From inside an attempt the cursor moves to the attempt's start, from there to the start of the
        // attempt before.
        const std::uint32_t after = nextAttempt(m_place);
        const std::uint32_t skipped = m_place.kind == StepKind::AttemptStart ? 2 : 1;
        seek(after >= skipped ? m_attemptStep[after - skipped] : 0);
        break;
    }
    case Grain::Level:
        seek(m_levelStep[m_step > m_levelStep[m_place.level] ? m_place.level : m_place.level - 1]);
        break;
    }
    return true;
}

void Stepper::seek(std::uint64_t step)
{
    step = std::min(step, m_stepCount - 1);
    goTo(step, placeOf(step));
}

bool Stepper::seek(std::uint32_t level, std::uint32_t attempt, Position position)
{
    if (level >= m_trace->levels.size() || attempt >= m_trace->levels[level].attemptCount)
        return false;
    const Level& of = m_trace->levels[level];
    StepPlace place{StepKind::AttemptStart, level, of.firstAttempt + attempt, 0};
    if (position != noPosition) {
        if (!of.region.contains(position) ||
            position.value - of.region.begin.value >= readCount(place.attempt))
            return false;
        place.kind = StepKind::Read;
        place.read = position.value - of.region.begin.value + 1;
    }
    goTo(stepOf(place), place);
    return true;
}

void Stepper::seekLine(std::size_t index)
{
    assert(index < m_lines.size());
    m_line = index;
    m_changed = variablesSet(m_lines[index]);
    countEnd();
}

void Stepper::goTo(std::uint64_t step, const StepPlace& place)
{
    if (m_place.kind == StepKind::Read && m_place.read == readCount(m_place.attempt)) {
        m_end = countersAfter(m_place.attempt, m_place.read); // so that the way back need not count anew
        m_endOf = m_place.attempt;
    }
    enterLevel(place.level);
    if (place.kind == StepKind::Read)
        m_before = countersAfter(place.attempt, place.read - 1);
    m_step = step;
    m_place = place;
    listLines();
    m_line = m_lines.size() - 1;
    m_changed = {};
    for (const Line each : m_lines)
        m_changed = m_changed | variablesSet(each);
    countEnd();
}

void Stepper::numberSteps()
{
    m_levelStep.reserve(m_trace->levels.size() + 1);
    m_attemptStep.reserve(m_trace->attempts.size());
    m_readCount.reserve(m_trace->attempts.size());
    for (const Level& level : m_trace->levels) {
        m_levelStep.push_back(m_stepCount++);
        for (const Attempt& attempt : m_trace->attemptsOf(level)) {
            m_attemptStep.push_back(m_stepCount++);
            m_readCount.push_back(attempt.alphabetSize < 2
                                      ? 0
                                      : m_trace->candidateSplitsOf(attempt).back().split.value -
                                            level.region.begin.value);
            m_stepCount += m_readCount.back();
        }
        ++m_stepCount; // the end of the level
    }
    m_levelStep.push_back(m_stepCount);
}

StepPlace Stepper::placeOf(std::uint64_t step) const
{
    assert(step < m_stepCount);
    StepPlace place;
    place.level =
        static_cast<std::uint32_t>(std::ranges::upper_bound(m_levelStep, step) - m_levelStep.begin()) - 1;
    if (step == m_levelStep[place.level])
        return place;
    const Level& level = m_trace->levels[place.level];
    const auto first = m_attemptStep.begin() + level.firstAttempt;
    const auto after = std::upper_bound(first, first + level.attemptCount, step);
    if (after != first)
        place.attempt = static_cast<std::uint32_t>(after - m_attemptStep.begin()) - 1;
    if (step + 1 == m_levelStep[place.level + 1]) {
        place.kind = StepKind::LevelEnd;
        return place;
    }
    place.read = static_cast<std::uint32_t>(step - m_attemptStep[place.attempt]);
    place.kind = place.read == 0 ? StepKind::AttemptStart : StepKind::Read;
    return place;
}

std::uint64_t Stepper::stepOf(const StepPlace& place) const
{
    switch (place.kind) {
    case StepKind::LevelStart:
        return m_levelStep[place.level];
    case StepKind::AttemptStart:
    case StepKind::Read:
        return m_attemptStep[place.attempt] + place.read;
    case StepKind::LevelEnd:
        break;
    }
    return m_levelStep[place.level + 1] - 1;
}

std::uint32_t Stepper::levelOfAttempt(std::uint32_t attempt) const
{
    return placeOf(m_attemptStep[attempt]).level;
}

StepPlace Stepper::following(StepPlace place) const
{
    const Level& of = m_trace->levels[place.level];
    switch (place.kind) {
    case StepKind::LevelStart:
        if (of.attemptCount > 0)
            return {StepKind::AttemptStart, place.level, of.firstAttempt, 0};
        break;
    case StepKind::AttemptStart:
    case StepKind::Read:
        if (place.read < readCount(place.attempt))
            return {StepKind::Read, place.level, place.attempt, place.read + 1};
        if (place.attempt + 1 < of.attemptEnd())
            return {StepKind::AttemptStart, place.level, place.attempt + 1, 0};
        break;
    case StepKind::LevelEnd:
        return {StepKind::LevelStart, place.level + 1, noAttempt, 0};
    }
    return {StepKind::LevelEnd, place.level, place.attempt, 0};
}

StepPlace Stepper::preceding(StepPlace place) const
{
    const auto endOf = [&](std::uint32_t attempt) -> StepPlace {
        const std::uint32_t reads = readCount(attempt);
        return {reads > 0 ? StepKind::Read : StepKind::AttemptStart, place.level, attempt, reads};
    };
    const Level& of = m_trace->levels[place.level];
    switch (place.kind) {
    case StepKind::LevelStart: {
        const Level& before = m_trace->levels[place.level - 1];
        return {StepKind::LevelEnd, place.level - 1,
                before.attemptCount > 0 ? before.attemptEnd() - 1 : noAttempt, 0};
    }
    case StepKind::AttemptStart:
        return place.attempt > of.firstAttempt ? endOf(place.attempt - 1)
                                               : StepPlace{StepKind::LevelStart, place.level, noAttempt, 0};
    case StepKind::Read:
        return {place.read > 1 ? StepKind::Read : StepKind::AttemptStart, place.level, place.attempt,
                place.read - 1};
    case StepKind::LevelEnd:
        break;
    }
    return place.attempt != noAttempt ? endOf(place.attempt)
                                      : StepPlace{StepKind::LevelStart, place.level, noAttempt, 0};
}

// Returns the first attempt that starts after a place; attempts are numbered through the whole run.
std::uint32_t Stepper::nextAttempt(const StepPlace& place) const
{
    const Level& of = m_trace->levels[place.level];
    switch (place.kind) {
    case StepKind::LevelStart:
        return of.firstAttempt;
    case StepKind::LevelEnd:
        return of.attemptEnd();
    default:
        return place.attempt + 1;
    }
}

void Stepper::listLines()
{
    m_lines.clear();
    switch (m_place.kind) {
    case StepKind::LevelStart:
        m_lines = {Line::Procedure,    Line::EmptyAlphabet,   Line::ResetThreshold,
                   Line::CountSymbols, Line::OrderThresholds, Line::RegionNotFound};
        break;
    case StepKind::AttemptStart:
        m_lines = {Line::WhileNotFound, Line::NextThreshold, Line::FilterAlphabet, Line::SetCurrentAlphabet,
                   Line::TestFewSymbols};
        if (!hasScan(m_place.attempt)) {
            m_lines.push_back(Line::BreakFewSymbols);
            break;
        }
        m_lines.insert(m_lines.end(), {Line::CopyCounts, Line::EmptyRegion});
        if (isSameThreshold())
            m_lines.push_back(Line::ResetGap);
        break;
    case StepKind::Read:
        listReadLines();
        break;
    case StepKind::LevelEnd:
        if (m_place.attempt == noAttempt || hasScan(m_place.attempt)) // line 18 leaves the loop
            m_lines.push_back(Line::WhileNotFound);
        m_lines.push_back(Line::TestFound);
        if (level().isSplit) {
            const bool isRight = level().kept.end == level().region.end;
            m_lines.insert(m_lines.end(),
                           {Line::TestSide, isRight ? Line::KeepRight : Line::KeepLeft, Line::Recurse});
        }
        break;
    }
}

void Stepper::listReadLines()
{
    m_lines = {Line::ForPosition, Line::ReadSymbol, Line::TestSymbolPasses};
    const std::uint32_t position = readPosition();
    const Symbol symbol = m_symbols[position];
    if (!passes(symbol, m_place.attempt))
        return;
    m_lines.insert(m_lines.end(), {Line::AddToRegion, Line::CountDown, Line::TestExhausted});
    if (m_of[symbol.value].last != position) {
        if (isSameThreshold())
            m_lines.push_back(Line::GrowGap);
        return;
    }
    m_lines.insert(m_lines.end(), {Line::RemoveSymbol, Line::TestDisjoint});
    const auto candidateSplits = m_trace->candidateSplitsOf(m_trace->attempts[m_place.attempt]);
    if (m_before.candidateSplits >= candidateSplits.size() ||
        candidateSplits[m_before.candidateSplits].split.value != position + 1)
        return;
    m_lines.push_back(Line::TestSize);
    const Verdict verdict = candidateSplits[m_before.candidateSplits].verdict;
    if (verdict == Verdict::Accepted)
        m_lines.push_back(Line::RegionFound);
    m_lines.push_back(Line::BreakScan);
    if (verdict == Verdict::RejectedBySize && isSameThreshold())
        m_lines.push_back(Line::StartGap);
}

bool Stepper::ran(Line line) const
{
    const auto end = m_lines.begin() + static_cast<std::ptrdiff_t>(m_line) + 1;
    return std::find(m_lines.begin(), end, line) != end;
}

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
