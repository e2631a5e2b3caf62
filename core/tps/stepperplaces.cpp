// SPDX-License-Identifier: MIT
// The numbers of the steps, and the steps beside a step: from the trace alone.
#include "core/tps/stepper.h"

#include <algorithm>
#include <cassert>

namespace tagseam {

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

} // namespace tagseam
