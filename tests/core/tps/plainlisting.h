// SPDX-License-Identifier: MIT
// Algorithms 3 and 4 line by line, with sets and maps and one scan per threshold: the oracle of searchRegion,
// and as an interpreter, which shows its variables after every line that has run, that of the stepper.
#pragma once

#include "core/tps/operations.h"
#include "core/tps/stepper.h"

#include <cmath>
#include <functional>
#include <map>
#include <set>
#include <utility>

namespace tagseam::test {

/// The variables of the listing after a line, and which line of which step that is.
struct PlainState {
    std::uint64_t step = 0; ///< from 0 over the whole run
    StepPlace place;
    Line line = Line::Procedure;
    std::optional<std::uint32_t>
        candidateSplit; ///< index into the trace, of the candidate split that this step finds

    Region tagPathSequence;
    std::set<Symbol> alphabet;
    std::map<Symbol, std::uint32_t> symbolCount;
    std::set<std::uint32_t> thresholds;
    bool regionFound = false;
    std::uint32_t t = 0;
    std::uint32_t threshold = 0;       ///< thresholds[t]
    std::set<Symbol> filteredAlphabet; ///< returned by Algorithm 4
    std::set<Symbol> currentAlphabet;
    std::map<Symbol, std::uint32_t> currentSymbolCount;
    std::set<Symbol> regionAlphabet;
    std::uint32_t i = 0;
    std::optional<Symbol> symbol;
    std::uint32_t gap = 0;
    std::uint32_t n = 0; ///< length of the sequence that the level was called with
};

class PlainListing {
  public:
    using Recorder = std::function<void(const PlainState&)>;

    /// The recorder is called after every line that has run; the state that it sees is changed afterwards.
    PlainListing(std::vector<Symbol> sequence, const SearchOptions& options, Recorder recorder = {})
        : m_sequence(std::move(sequence)), m_options(options), m_recorder(std::move(recorder))
    {
    }

    SearchTrace run()
    {
        m_trace.options = m_options;
        m_trace.positions = static_cast<std::uint32_t>(m_sequence.size());
        m_trace.alphabetSize =
            static_cast<std::uint32_t>(std::set<Symbol>(m_sequence.begin(), m_sequence.end()).size());
        Region region{Position{0}, Position{m_trace.positions}};
        while (searchRegion(region)) {
        }
        m_trace.region = region;
        return m_trace;
    }

    /// The loop iterations of the run.
    const ListingOperations& operations() const { return m_operations; }

  private:
    /// True if the size rule accepts the candidate split at i (L30).
    bool passesSizeRule() const
    {
        const std::int64_t a = static_cast<std::int64_t>(m.i) - m.gap;
        const std::int64_t b = static_cast<std::int64_t>(m.n) - m.i;
        const double share = static_cast<double>(b - a) / static_cast<double>(a + b);
        return m_options.sizeRule == SizeRule::Off ||
               (m_options.sizeRule == SizeRule::Printed && share > m_options.minDifference) ||
               (m_options.sizeRule == SizeRule::Absolute && std::abs(share) > m_options.minDifference);
    }

    bool searchRegion(Region& region)
    {
        m = PlainState{}; // a call has variables of its own
        m.place.level = static_cast<std::uint32_t>(m_trace.levels.size());
        m.tagPathSequence = region;
        m.n = region.size();
        enter(StepKind::LevelStart);
        ran(Line::Procedure); // L1
        m.alphabet.clear();   // L2
        ran(Line::EmptyAlphabet);
        m.t = 0; // L3
        ran(Line::ResetThreshold);
        for (m.i = 1; m.i <= m.n; ++m.i) { // L4
            ++m_operations.counting;
            m.symbol = tagPathSequence(m.i);
            m.alphabet.insert(*m.symbol);
            ++m.symbolCount[*m.symbol]; // L10
        }
        ran(Line::CountSymbols);
        for (const auto& [symbol, count] : m.symbolCount) // L12
            m.thresholds.insert(count);
        if (!m.thresholds.empty())
            m.thresholds.erase(m.thresholds.begin(), m.thresholds.lower_bound(std::min(
                                                         m_options.lowestThreshold, *m.thresholds.rbegin())));
        ran(Line::OrderThresholds);
        m.regionFound = false; // L13
        ran(Line::RegionNotFound);

        Level result;
        result.region = region;
        result.alphabetSize = static_cast<std::uint32_t>(m.alphabet.size());
        result.firstAttempt = static_cast<std::uint32_t>(m_trace.attempts.size());
        for (;;) {
            if (m.regionFound || m.t >= m.thresholds.size()) { // L14
                enter(StepKind::LevelEnd);
                ran(Line::WhileNotFound);
                break;
            }
            m.place.attempt = static_cast<std::uint32_t>(m_trace.attempts.size());
            enter(StepKind::AttemptStart);
            ran(Line::WhileNotFound);
            if (!tryThreshold()) {
                enter(StepKind::LevelEnd);
                break;
            }
        }
        ran(Line::TestFound); // L39
        if (m.regionFound) {
            ran(Line::TestSide); // L40
            const std::uint32_t a = m.i - m.gap;
            const std::uint32_t b = m.n - m.i;
            if (b > a) {
                m.tagPathSequence.begin = Position{region.begin.value + m.i}; // L41
                ran(Line::KeepRight);
            } else {
                const std::uint32_t dropped = m_options.splitSymbol == SplitSymbol::Drop ? 1 : 0;
                m.tagPathSequence.end = Position{region.begin.value + m.i - dropped}; // L43
                ran(Line::KeepLeft);
            }
            ran(Line::Recurse); // L45
        }
        region = m.tagPathSequence;
        result.kept = region;
        result.isSplit = m.regionFound;
        result.attemptCount = static_cast<std::uint32_t>(m_trace.attempts.size()) - result.firstAttempt;
        m_trace.levels.push_back(result);
        return result.isSplit;
    }

    // L15-L36. False: broken off, fewer than two symbols pass.
    bool tryThreshold()
    {
        ++m.t; // L15
        m.threshold = *std::next(m.thresholds.begin(), m.t - 1);
        ran(Line::NextThreshold);
        m.filteredAlphabet.clear();
        for (const auto& [symbol, count] : m.symbolCount) { // Algorithm 4
            ++m_operations.filtering;
            if (m_options.frequencyFilter == FrequencyFilter::AtLeast ? count >= m.threshold
                                                                      : count > m.threshold)
                m.filteredAlphabet.insert(symbol);
        }
        ran(Line::FilterAlphabet);
        m.currentAlphabet = m.filteredAlphabet; // L16
        ran(Line::SetCurrentAlphabet);

        Attempt attempt;
        attempt.threshold = m.threshold;
        attempt.alphabetSize = static_cast<std::uint32_t>(m.currentAlphabet.size());
        attempt.firstCandidateSplit = static_cast<std::uint32_t>(m_trace.candidateSplits.size());
        ran(Line::TestFewSymbols); // L17
        const bool hasFewSymbols = m.currentAlphabet.size() < 2;
        if (hasFewSymbols) {
            m_trace.candidateSplits.push_back({m.tagPathSequence.begin, 0, m.n, Verdict::OneSymbol});
            ran(Line::BreakFewSymbols); // L18
        } else {
            m.currentSymbolCount = m.symbolCount; // L20
            ran(Line::CopyCounts);
            m.regionAlphabet.clear(); // L21
            ran(Line::EmptyRegion);
            if (goesOnAfterRejection()) {
                m.gap = 0;
                ran(Line::ResetGap);
            }
            for (m.i = 1; m.i <= m.n; ++m.i) { // L22
                ++m_operations.scanning;
                enter(StepKind::Read);
                ran(Line::ForPosition);
                if (readPosition())
                    break;
            }
        }
        attempt.candidateSplitCount =
            static_cast<std::uint32_t>(m_trace.candidateSplits.size()) - attempt.firstCandidateSplit;
        m_trace.attempts.push_back(attempt);
        return !hasFewSymbols;
    }

    // L23-L35. True: break.
    bool readPosition()
    {
        m.symbol = tagPathSequence(m.i); // L23
        ran(Line::ReadSymbol);
        const Symbol symbol = *m.symbol;
        ran(Line::TestSymbolPasses);
        if (!m.currentAlphabet.contains(symbol)) // L24
            return false;
        m.regionAlphabet.insert(symbol); // L25
        ran(Line::AddToRegion);
        --m.currentSymbolCount[symbol]; // L26
        ran(Line::CountDown);
        ran(Line::TestExhausted);
        if (m.currentSymbolCount[symbol] != 0) { // L27
            if (goesOnAfterRejection()) {
                m.gap += m.gap > 0 ? 1 : 0;
                ran(Line::GrowGap);
            }
            return false;
        }
        m.currentAlphabet.erase(symbol); // L28
        ran(Line::RemoveSymbol);
        const bool isDisjoint = std::ranges::none_of(
            m.currentAlphabet, [&](Symbol each) { return m.regionAlphabet.contains(each); });
        if (isDisjoint)
            m.candidateSplit = static_cast<std::uint32_t>(m_trace.candidateSplits.size());
        ran(Line::TestDisjoint);
        return isDisjoint && judgeCandidateSplit(); // L29
    }

    // L30-L33. True: break.
    bool judgeCandidateSplit()
    {
        CandidateSplit candidateSplit;
        candidateSplit.split = Position{m.tagPathSequence.begin.value + m.i};
        candidateSplit.left = m.currentAlphabet.empty() ? m.i : m.i - m.gap;
        candidateSplit.right = m.n - m.i;
        ran(Line::TestSize);
        const bool isAccepted = !m.currentAlphabet.empty() && passesSizeRule();
        candidateSplit.verdict = m.currentAlphabet.empty() ? Verdict::NoneFound
                                 : isAccepted              ? Verdict::Accepted
                                                           : Verdict::RejectedBySize;
        m_trace.candidateSplits.push_back(candidateSplit);
        if (isAccepted) {
            m.regionFound = true; // L31
            ran(Line::RegionFound);
        }
        ran(Line::BreakScan); // L33
        if (!goesOnAfterRejection() || m.regionFound || m.currentAlphabet.empty())
            return true;
        m.gap = 1;
        ran(Line::StartGap);
        return false;
    }

    Symbol tagPathSequence(std::uint32_t i) const
    {
        return m_sequence[m.tagPathSequence.begin.value + i - 1];
    }

    bool goesOnAfterRejection() const { return m_options.afterRejection == AfterRejection::SameThreshold; }

    void enter(StepKind kind)
    {
        m.step = m_nextStep++;
        m.place.kind = kind;
        m.place.read = kind == StepKind::Read ? m.i : 0;
        m.candidateSplit.reset();
    }

    void ran(Line line)
    {
        if (!m_recorder)
            return;
        m.line = line;
        m_recorder(m);
    }

    std::vector<Symbol> m_sequence;
    SearchOptions m_options;
    Recorder m_recorder;
    SearchTrace m_trace;
    ListingOperations m_operations;
    std::uint64_t m_nextStep = 0;
    PlainState m;
};

} // namespace tagseam::test
