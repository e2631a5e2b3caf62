// SPDX-License-Identifier: MIT
// A cursor over the run of searchRegion: where its steps are, and moving from one to another.
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

} // namespace tagseam
