// SPDX-License-Identifier: MIT
// The lines of the listing that run in a step, in order.
#include "core/tps/stepper.h"

#include <algorithm>

namespace tagseam {

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

} // namespace tagseam
