// SPDX-License-Identifier: MIT
// Moves a cursor over the run of searchRegion. The counting is in steppercounts.cpp.
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

} // namespace tagseam
