// SPDX-License-Identifier: MIT
// A cursor over the run of searchRegion. What a step shows follows from where the symbols of the level occur
// first and last; only the sizes of the sets are counted along.
#include "core/tps/stepper.h"

#include <algorithm>
#include <cassert>

namespace tagseam {

namespace {

constexpr std::uint32_t nowhere = 0xffffffffU;

// DEVIATION: a sequence's symbols need not be numbered without holes.
std::uint32_t symbolLimit(std::span<const Symbol> symbols)
{
    std::uint32_t limit = 0;
    for (const Symbol symbol : symbols)
        limit = std::max(limit, symbol.code());
    return limit;
}

} // namespace

Stepper::Stepper(std::span<const Symbol> symbols, const SearchTrace& trace)
    : m_symbols(symbols), m_trace(&trace)
{
    assert(!trace.levels.empty() && trace.positions == symbols.size());
    indexOccurrences();
    numberSteps();
    goTo(0, {});
}

void Stepper::indexOccurrences()
{
    const auto size = static_cast<std::uint32_t>(m_symbols.size());
    const std::uint32_t limit = symbolLimit(m_symbols);
    m_next.assign(size, nowhere);
    m_previous.assign(size, nowhere);
    m_order.resize(size);
    m_start.assign(limit + 1, 0);
    m_of.resize(limit);
    m_frequency.assign(limit, 0);
    for (const Symbol symbol : m_symbols)
        ++m_start[symbol.value + 1];
    for (std::uint32_t i = 0; i < limit; ++i)
        m_start[i + 1] += m_start[i];
    for (std::uint32_t p = 0; p < size; ++p) {
        const std::uint32_t symbol = m_symbols[p].value;
        Occurrences& of = m_of[symbol];
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

void Stepper::numberSteps()
{
    m_levelStep.reserve(m_trace->levels.size() + 1);
    m_attemptStep.reserve(m_trace->attempts.size());
    m_readCount.reserve(m_trace->attempts.size());
    for (const Level& level : m_trace->levels) {
        m_levelStep.push_back(m_stepCount++);
        for (const Attempt& attempt : m_trace->attemptsOf(level)) {
            m_attemptStep.push_back(m_stepCount++);
            m_readCount.push_back(attempt.alphabetSize < 2 ? 0
                                                           : m_trace->openingsOf(attempt).back().split.value -
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
    const auto behind = std::upper_bound(first, first + level.attemptCount, step);
    if (behind != first)
        place.attempt = static_cast<std::uint32_t>(behind - m_attemptStep.begin()) - 1;
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

// --- moving ------------------------------------------------------------------------------------------------

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
        if (place.attempt + 1 < of.firstAttempt + of.attemptCount)
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
                before.attemptCount > 0 ? before.firstAttempt + before.attemptCount - 1 : noAttempt, 0};
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

// The first attempt that starts behind a place; attempts are numbered through.
std::uint32_t Stepper::nextAttempt(const StepPlace& place) const
{
    const Level& of = m_trace->levels[place.level];
    switch (place.kind) {
    case StepKind::LevelStart:
        return of.firstAttempt;
    case StepKind::LevelEnd:
        return of.firstAttempt + of.attemptCount;
    default:
        return place.attempt + 1;
    }
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
        // From inside an attempt to its own start, from there to that of the one before.
        const std::uint32_t behind = nextAttempt(m_place);
        const std::uint32_t skipped = m_place.kind == StepKind::AttemptStart ? 2 : 1;
        seek(behind >= skipped ? m_attemptStep[behind - skipped] : 0);
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
        m_end = countersAfter(m_place.attempt, m_place.read); // the way back need not count anew
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

// Sets that stem from a scan that is over are asked for time and again: count to its end once.
void Stepper::countEnd()
{
    if (m_place.kind == StepKind::Read)
        return;
    const std::uint32_t attempt = attemptOf(isSameThreshold() ? Line::ResetGap : Line::EmptyRegion);
    if (attempt == noAttempt || attempt == m_endOf || readBehind(attempt) < readCount(attempt))
        return;
    m_end = countersAfter(attempt, readCount(attempt));
    m_endOf = attempt;
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

// Without branches, for a page's symbols come in no order that a processor could guess. Where a symbol's
// first and last are when it has none left, nobody asks.
void Stepper::drop(std::uint32_t position, bool isPrefix)
{
    const Symbol symbol = m_symbols[position];
    m_alphabetSize -= --m_frequency[symbol.value] == 0 ? 1 : 0;
    Occurrences& of = m_of[symbol.value];
    of.first = isPrefix ? m_next[position] : of.first;
    of.last = isPrefix ? of.last : m_previous[position];
}

void Stepper::restore(std::uint32_t position, bool isPrefix)
{
    const Symbol symbol = m_symbols[position];
    const bool isOnly = m_frequency[symbol.value]++ == 0;
    m_alphabetSize += isOnly ? 1 : 0;
    Occurrences& of = m_of[symbol.value];
    of.first = isPrefix || isOnly ? position : of.first;
    of.last = !isPrefix || isOnly ? position : of.last;
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
    const auto openings = m_trace->openingsOf(m_trace->attempts[m_place.attempt]);
    if (m_before.openings >= openings.size() || openings[m_before.openings].split.value != position + 1)
        return;
    m_lines.push_back(Line::TestSize);
    const Verdict verdict = openings[m_before.openings].verdict;
    if (verdict == Verdict::Accepted)
        m_lines.push_back(Line::RegionFound);
    m_lines.push_back(Line::BreakScan);
    if (verdict == Verdict::TooBalanced && isSameThreshold())
        m_lines.push_back(Line::StartGap);
}

// --- counting along ----------------------------------------------------------------------------------------

// Algorithm 4, line 4; symbols that the level has not do not pass either.
std::uint32_t Stepper::leastFrequency(std::uint32_t attempt) const
{
    const std::uint32_t threshold = m_trace->attempts[attempt].threshold;
    return m_trace->options.frequencyFilter == FrequencyFilter::AtLeast ? std::max(threshold, 1U)
                                                                        : threshold + 1;
}

bool Stepper::passes(Symbol symbol, std::uint32_t attempt) const
{
    return frequency(symbol) >= leastFrequency(attempt);
}

// What the reads behind `from`, up to `to`, count. Without branches, as in drop().
Stepper::Tally Stepper::tally(std::uint32_t attempt, std::uint32_t from, std::uint32_t to) const
{
    const std::uint32_t least = leastFrequency(attempt);
    const std::uint32_t begin = m_counted.begin.value;
    const std::uint32_t end = m_counted.end.value;
    Tally tally;
    for (std::uint32_t position = begin + from; position < begin + to; ++position) {
        const std::uint32_t passes = frequency(m_symbols[position]) >= least ? 1 : 0;
        const std::uint32_t isLast = m_next[position] >= end ? 1 : 0;
        tally.firsts += passes & (m_previous[position] + 1 <= begin ? 1U : 0U); // nowhere + 1 is 0
        tally.lasts += passes & isLast;
        tally.others += passes & (isLast ^ 1U);
    }
    return tally;
}

// From whatever is nearest: the start, the present position, or the end when it is known.
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
    const auto openings = m_trace->openingsOf(m_trace->attempts[attempt]);
    while (counters.openings < openings.size() && readsAt(openings[counters.openings]) <= reads)
        ++counters.openings;
    while (counters.openings > 0 && readsAt(openings[counters.openings - 1]) > reads)
        --counters.openings;
    if (isSameThreshold()) {
        const std::uint32_t others = at < reads ? between.others : 0 - between.others;
        counters.gap = gapAfter(attempt, reads, known, others, counters.openings);
    }
    return counters;
}

// The gap grows with every read that exhausts nothing, from the last opening that the size rule refused. An
// opening says what the gap before it was.
std::uint32_t Stepper::gapAfter(std::uint32_t attempt, std::uint32_t reads, const Counters& known,
                                std::uint32_t others, std::uint32_t openingCount) const
{
    const auto openings = m_trace->openingsOf(m_trace->attempts[attempt]);
    const auto isRefused = [](const Opening& each) { return each.verdict == Verdict::TooBalanced; };
    const auto refusedOf = [&](std::uint32_t count) { // all but the last of an attempt are
        return count - (count > 0 && !isRefused(openings[count - 1]) ? 1 : 0);
    };
    const std::uint32_t refused = refusedOf(openingCount);
    if (refused == 0)
        return 0;
    if (refused == refusedOf(known.openings))
        return known.gap + others;
    if (refused > refusedOf(known.openings))
        return 1 + tally(attempt, readsAt(openings[refused - 1]), reads).others;
    const Opening& next = openings[refused];
    return readsAt(next) - next.left - tally(attempt, reads, readsAt(next)).others;
}

// --- state -------------------------------------------------------------------------------------------------

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

std::uint32_t Stepper::readBehind(std::uint32_t attempt) const
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
        return countersAfter(attempt, readBehind(attempt));
    Counters counters = m_before;
    const std::uint32_t position = readPosition();
    const Occurrences& of = m_of[m_symbols[position].value];
    counters.seen += of.first == position && ran(Line::AddToRegion) ? 1 : 0;
    counters.exhausted += ran(Line::RemoveSymbol) ? 1 : 0;
    if (ran(Line::StartGap))
        counters.gap = 1;
    else if (counters.gap > 0 && ran(Line::GrowGap))
        ++counters.gap;
    return counters;
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

const Opening* Stepper::opening() const
{
    if (!ran(Line::TestDisjoint) ||
        std::ranges::find(m_lines, Line::TestSize) == m_lines.end()) // the test failed
        return nullptr;
    return &m_trace->openingsOf(m_trace->attempts[m_place.attempt])[m_before.openings];
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
    const auto read = std::lower_bound(begin, end, m_counted.begin.value + readBehind(attempt));
    const auto last = std::lower_bound(read, end, m_counted.end.value);
    const bool isReading = m_place.kind == StepKind::Read && m_symbols[readPosition()] == symbol;
    return static_cast<std::uint32_t>(last - read) - (isReading && ran(Line::CountDown) ? 1 : 0);
}

// A symbol was seen when its first occurrence is read, and exhausted when its last is.
Stepper::Membership Stepper::membership() const
{
    const std::uint32_t filtered = attemptOf(Line::FilterAlphabet);
    const std::uint32_t current = attemptOf(Line::SetCurrentAlphabet);
    const std::uint32_t region = attemptOf(Line::EmptyRegion);
    const std::uint32_t begin = m_counted.begin.value;
    Membership is;
    is.isCounted = m_place.kind != StepKind::LevelStart || ran(Line::CountSymbols);
    if (filtered != noAttempt)
        is.filteredFrom = leastFrequency(filtered);
    if (current != noAttempt) {
        is.currentFrom = leastFrequency(current);
        is.exhaustedBefore = begin + readBehind(current) + (ran(Line::RemoveSymbol) ? 1 : 0);
    }
    if (region != noAttempt) {
        is.regionFrom = leastFrequency(region);
        is.seenBefore = begin + readBehind(region) + (ran(Line::AddToRegion) ? 1 : 0);
    }
    return is;
}

bool Stepper::Membership::holds(Alphabet alphabet, std::uint32_t frequency, const Occurrences& of) const
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
    if (current == region) // where the region's alphabet has a symbol that is not exhausted
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

// --- running -----------------------------------------------------------------------------------------------

bool Stepper::runUntil(std::span<const StopCondition> conditions)
{
    return run(conditions, true);
}

bool Stepper::runBackUntil(std::span<const StopCondition> conditions)
{
    return run(conditions, false);
}

bool Stepper::run(std::span<const StopCondition> conditions, bool isForward)
{
    std::optional<std::uint64_t> nearest;
    for (const StopCondition& condition : conditions) {
        const auto stop = nearestStop(condition, m_step, isForward);
        if (stop && (!nearest || (isForward ? *stop < *nearest : *stop > *nearest)))
            nearest = stop;
    }
    if (nearest)
        seek(*nearest);
    return nearest.has_value();
}

std::optional<std::uint64_t> Stepper::nextStop(const StopCondition& condition, std::uint64_t after) const
{
    return nearestStop(condition, after, true);
}

std::optional<std::uint64_t> Stepper::previousStop(const StopCondition& condition, std::uint64_t before) const
{
    return nearestStop(condition, before, false);
}

// Only in levels whose region has the position, or the symbol, can it be read. Regions lie inside one
// another, so these are the first ones.
bool Stepper::mayHold(const StopCondition& condition, Region region) const
{
    switch (condition.kind) {
    case StopCondition::Kind::SymbolExhausted:
        return occurrencesIn(region, condition.symbol).frequency > 0;
    case StopCondition::Kind::PositionRead:
    case StopCondition::Kind::PositionDropped:
        return region.contains(condition.position);
    default:
        return true;
    }
}

std::optional<std::uint64_t> Stepper::nearestStop(const StopCondition& condition, std::uint64_t from,
                                                  bool isForward) const
{
    const auto isBeyond = [&](std::uint64_t step) { return isForward ? step > from : step < from; };
    const auto behind = static_cast<std::uint32_t>(
        std::ranges::partition_point(m_trace->levels,
                                     [&](const Level& each) { return mayHold(condition, each.region); }) -
        m_trace->levels.begin());
    if (condition.kind == StopCondition::Kind::PositionDropped) { // at the end of the last level that has it
        if (behind == 0 || m_trace->levels[behind - 1].kept.contains(condition.position))
            return {};
        const std::uint64_t step = lastStepOfLevel(behind - 1);
        return isBeyond(step) ? std::optional(step) : std::nullopt;
    }
    std::uint32_t level = placeOf(from).level;
    if (!isForward && level >= behind)
        level = behind - 1; // below 0 is beyond the end, as in the loop
    for (; level < behind; level += isForward ? 1 : nowhere) {
        if (const auto stop = stopIn(condition, level, from, isForward))
            return stop;
    }
    return {};
}

// The condition's step in one level that is nearest to `from`.
std::optional<std::uint64_t> Stepper::stopIn(const StopCondition& condition, std::uint32_t level,
                                             std::uint64_t from, bool isForward) const
{
    const Level& of = m_trace->levels[level];
    Group symbol;
    if (condition.kind == StopCondition::Kind::SymbolExhausted)
        symbol = occurrencesIn(of.region, condition.symbol);
    for (std::uint32_t i = 0; i < of.attemptCount; ++i) {
        const std::uint32_t attempt = of.firstAttempt + (isForward ? i : of.attemptCount - 1 - i);
        const std::uint64_t start = m_attemptStep[attempt]; // and one step behind it for each read
        if (!hasScan(attempt) || (isForward ? start + readCount(attempt) <= from : start >= from))
            continue;
        std::optional<std::uint32_t> read;
        switch (condition.kind) {
        case StopCondition::Kind::Opening:
            read = openingIn(attempt, of.region, from, isForward);
            break;
        case StopCondition::Kind::AcceptedSplit:
            if (m_trace->openingsOf(m_trace->attempts[attempt]).back().verdict == Verdict::Accepted)
                read = readCount(attempt);
            break;
        case StopCondition::Kind::SymbolExhausted:
            if (symbol.frequency >= leastFrequency(attempt))
                read = symbol.last - of.region.begin.value + 1;
            break;
        case StopCondition::Kind::PositionRead:
            read = condition.position.value - of.region.begin.value + 1;
            break;
        case StopCondition::Kind::PositionDropped:
            break;
        }
        if (read && *read <= readCount(attempt) && (isForward ? start + *read > from : start + *read < from))
            return start + *read;
    }
    return {};
}

std::optional<std::uint32_t> Stepper::openingIn(std::uint32_t attempt, Region region, std::uint64_t from,
                                                bool isForward) const
{
    const auto openings = m_trace->openingsOf(m_trace->attempts[attempt]);
    const auto stepOf = [&](const Opening& each) {
        return m_attemptStep[attempt] + each.split.value - region.begin.value;
    };
    const auto found = isForward ? std::ranges::upper_bound(openings, from, {}, stepOf)
                                 : std::ranges::lower_bound(openings, from, {}, stepOf);
    if (isForward ? found == openings.end() : found == openings.begin())
        return {};
    return (isForward ? *found : *(found - 1)).split.value - region.begin.value;
}

// By its own positions, for the region may be that of another level than the present one.
Stepper::Group Stepper::occurrencesIn(Region region, Symbol symbol) const
{
    if (symbol.value >= m_of.size())
        return {};
    const auto end = m_order.begin() + m_start[symbol.value + 1];
    const auto first = std::lower_bound(m_order.begin() + m_start[symbol.value], end, region.begin.value);
    const auto behind = std::lower_bound(first, end, region.end.value);
    if (first == behind)
        return {};
    return {*first, *(behind - 1), static_cast<std::uint32_t>(behind - first)};
}

} // namespace tagseam
