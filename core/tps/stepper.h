// SPDX-License-Identifier: MIT
// A cursor over the run of searchRegion that a SearchTrace records: the state at any step, forwards and
// backwards (Velloso and Dorneles 2013, Algorithm 3).
#pragma once

#include "core/tps/listing.h"
#include "core/tps/occurrences.h"
#include "core/tps/searchregion.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace tagseam {

/// Steps nest. A line is one line of the listing, a step one position read (or the start of a level, the
/// start of an attempt, the end of a level), an attempt one threshold, a level one call.
enum class Grain : std::uint8_t { Line, Step, Attempt, Level };

enum class StepKind : std::uint8_t {
    LevelStart,   ///< lines 1 to 13
    AttemptStart, ///< lines 14 to 21
    Read,         ///< one position: lines 22 to 36
    LevelEnd,     ///< lines 39 to 46
};

inline constexpr std::uint32_t noAttempt = 0xffffffffU;

/// The place of a step.
struct StepPlace {
    StepKind kind = StepKind::LevelStart;
    std::uint32_t level = 0;           ///< index into SearchTrace::levels
    std::uint32_t attempt = noAttempt; ///< index into SearchTrace::attempts; the last one at a LevelEnd
    std::uint32_t read = 0;            ///< i of the listing: positions read in this attempt; 0 except at a
                                       ///< Read
    friend bool operator==(const StepPlace&, const StepPlace&) = default;
};

/// A condition at which a run can stop.
struct StopCondition {
    enum class Kind : std::uint8_t {
        CandidateSplit,  ///< any candidate split: accepted, rejected by the size rule, or none found before
                         ///< the end of the scan
        AcceptedSplit,   ///< a candidate split that the size rule accepts
        SymbolExhausted, ///< `symbol` leaves currentAlphabet (line 28)
        PositionRead,    ///< `position` is read
        PositionPruned,  ///< the level that prunes `position` ends
        LevelStarts,     ///< `level` starts
        ThresholdTried,  ///< an attempt at `threshold` starts, in any level
        LineRun,         ///< `line` runs
        AnnotatedPruned, ///< a level that prunes one of `annotated` ends
    };
    Kind kind = Kind::CandidateSplit;
    Symbol symbol{};     ///< for SymbolExhausted; a symbol that the sequence does not have is never exhausted
    Position position{}; ///< for PositionRead and PositionPruned; a position beyond the end is never read or
                         ///< pruned
    std::uint32_t level = 0;           ///< for LevelStarts: index into SearchTrace::levels
    std::uint32_t threshold = 0;       ///< for ThresholdTried
    Line line = Line::Procedure;       ///< for LineRun
    std::vector<Position> annotated{}; ///< for AnnotatedPruned: the positions of the annotated nodes
    friend bool operator==(const StopCondition&, const StopCondition&) = default;
};

/// The sets of the listing.
enum class Alphabet : std::uint8_t {
    Level,        ///< alphabet: all symbols of the level
    Filtered,     ///< the symbols that filterAlphabet returned
    Region,       ///< regionAlphabet: symbols that pass and were read
    Remaining,    ///< currentAlphabet: symbols that pass and are not exhausted
    Intersection, ///< currentAlphabet and regionAlphabet
};

/// The cursor stands after a line: that line has run, and the state is the result. Variables keep their
/// values until a line sets them, as in a program: at line 16 of an attempt, regionAlphabet is still the one
/// of the attempt before. Variables of a level that no line has set yet are empty or 0.
///
/// Step numbers count from 0 over the whole run. They are computed from the trace alone; the state at a step
/// is derived. Cost: construction O(n + largest symbol + levels + attempts) time and memory (12 bytes a
/// position, 16 a symbol, some 12 a level or attempt); seek O(n) at most for n positions, and within an
/// attempt O(positions between); next and previous O(1), amortised over a walk one way, except for the
/// positions that a level prunes, which its border costs each time it is crossed.
class Stepper {
  public:
    /// `symbols` and `trace` (of searchRegion on them, not stopped) must outlive the stepper and not move.
    Stepper(std::span<const Symbol> symbols, const SearchTrace& trace);

    // --- where ---------------------------------------------------------------------------------------------
    std::uint64_t stepCount() const { return m_stepCount; }
    std::uint64_t step() const { return m_step; }
    const StepPlace& place() const { return m_place; }
    /// The lines that run in this step, in order, and the index of the line that ran last.
    std::span<const Line> lines() const { return m_lines; }
    std::size_t lineIndex() const { return m_line; }
    Line line() const { return m_lines[m_line]; }

    StepPlace placeOf(std::uint64_t step) const;        ///< Returns the place of a step. O(log(levels +
                                                        ///< attempts)). step < stepCount()
    std::uint64_t stepOf(const StepPlace& place) const; ///< Returns the step of a place that exists.
    std::uint64_t firstStepOfLevel(std::uint32_t level) const { return m_levelStep[level]; }
    std::uint64_t lastStepOfLevel(std::uint32_t level) const { return m_levelStep[level + 1] - 1; }
    std::uint64_t firstStepOfAttempt(std::uint32_t attempt) const { return m_attemptStep[attempt]; }
    std::uint32_t levelOfAttempt(std::uint32_t attempt) const; ///< O(log levels)
    /// The number of positions that an attempt reads; 0 when fewer than two symbols pass.
    std::uint32_t readCount(std::uint32_t attempt) const { return m_readCount[attempt]; }

    // --- moving --------------------------------------------------------------------------------------------
    // Moves forwards. All grains except Line stop after the last line of a step: Attempt at the next start
    // of an attempt, Level at the next start of a level, and after the last start at the last step. Returns
    // false, without a move, at the end.
    bool next(Grain grain);
    /// Moves backwards. Attempt and Level go to the start of the present one, from there to the start of the
    /// one before, and from the first attempt to step 0.
    bool previous(Grain grain);
    /// Moves to a step, at most to the last one.
    void seek(std::uint64_t step);
    /// Moves to a position read. `attempt` counts from 0 within the level; `position` is in the sequence, or
    /// noPosition for the start of the attempt. Returns false, without a move, when the run has no such step.
    bool seek(std::uint32_t level, std::uint32_t attempt, Position position);
    /// Moves after the line of that index in this step: index < lines().size().
    void seekLine(std::size_t index);

    /// Moves to the first step after (before) the present one at which any of the conditions holds. Returns
    /// false, without a move, when there is none. Costs a seek and the search, at worst O((levels + attempts)
    /// * log n) for each condition; for LineRun the reads up to the step are walked, unless the line runs at
    /// candidate splits only.
    bool runUntil(std::span<const StopCondition> conditions);
    bool runBackUntil(std::span<const StopCondition> conditions);
    /// Returns the next step after `after` at which a condition holds; runUntil takes the nearest of them.
    std::optional<std::uint64_t> nextStop(const StopCondition& condition, std::uint64_t after) const;

    // --- state ---------------------------------------------------------------------------------------------
    const SearchTrace& trace() const { return *m_trace; }
    const Level& level() const { return m_trace->levels[m_place.level]; }
    /// The region that tagPathSequence holds: the level's region, and after line 41 or 43 the kept side.
    Region region() const;
    /// thresholds[t]; 0 before the first.
    std::uint32_t threshold() const;
    /// t; 0 before the first.
    std::uint32_t t() const;
    /// The position read last, in the sequence; noPosition when the attempt has read none.
    Position position() const;
    /// i of the listing; 0 when the attempt has read none.
    std::uint32_t i() const;
    bool regionFound() const;
    /// The lengths that the size rule compares at i: i - gap and n - i; 0 and n when the attempt has read
    /// none, when gap may still be the one of the attempt before.
    std::uint32_t left() const { return i() == 0 ? 0 : i() - gap(); }
    std::uint32_t right() const { return level().region.size() - i(); }
    /// The number of positions since a rejected candidate split that the left length excludes.
    std::uint32_t gap() const;
    /// The candidate split found at this step, once line 29 has run.
    const CandidateSplit* candidateSplit() const;

    /// The frequency of a symbol in the level (symbolCount), its first and its last occurrence there; 0 and
    /// noPosition for a symbol that the level does not have. O(1). Here and below, `symbol` must be one of
    /// the sequence.
    std::uint32_t frequency(Symbol symbol) const { return m_frequency[symbol.value]; }
    Position firstOccurrence(Symbol symbol) const;
    Position lastOccurrence(Symbol symbol) const;
    /// currentSymbolCount. O(log frequency).
    std::uint32_t remaining(Symbol symbol) const;
    bool isIn(Alphabet alphabet, Symbol symbol) const; ///< O(1)
    /// O(1), but for the Intersection while it mixes two attempts (lines 16 to 20).
    std::uint32_t size(Alphabet alphabet) const;
    /// Returns the first `limit` symbols in order of their codes. O(symbols).
    std::vector<Symbol> symbolsOf(Alphabet alphabet, std::size_t limit) const;

    /// The variables that the present line set or, after a move by a coarser grain, that the lines of the
    /// step set.
    Variables changed() const { return m_changed; }

  private:
    struct Ends { // positions: first and last occurrence of a symbol in the present level, if it occurs
        std::uint32_t first = 0;
        std::uint32_t last = 0;
    };
    struct Counters {                // the counts over the positions read so far in an attempt
        std::uint32_t seen = 0;      // symbols in regionAlphabet
        std::uint32_t exhausted = 0; // symbols removed from currentAlphabet
        std::uint32_t gap = 0;
        std::uint32_t candidateSplits = 0; // candidate splits of the attempt
    };
    struct Tally { // counts over positions whose symbols pass: first occurrences of a symbol, last ones, all
                   // others
        std::uint32_t firsts = 0;
        std::uint32_t lasts = 0;
        std::uint32_t others = 0;
    };
    struct Membership { // the symbols in the alphabets have at least this frequency ...
        std::uint32_t filteredFrom = 0xffffffffU;
        std::uint32_t currentFrom = 0xffffffffU;
        std::uint32_t regionFrom = 0xffffffffU;
        std::uint32_t exhaustedBefore = 0; // ... and for the current alphabet a last occurrence at or after
                                           // this position
        std::uint32_t seenBefore = 0;      // ... and for the region's alphabet a first occurrence before this
                                           // position
        bool isCounted = false;
        bool holds(Alphabet alphabet, std::uint32_t frequency, const Ends& of) const;
    };

    void indexOccurrences();
    void numberSteps();
    bool isSameThreshold() const { return m_trace->options.afterRejection == AfterRejection::SameThreshold; }
    bool hasScan(std::uint32_t attempt) const { return m_trace->attempts[attempt].alphabetSize >= 2; }
    std::uint32_t lowestFrequency(std::uint32_t attempt) const; // the lowest frequency that passes the filter
    bool passes(Symbol symbol, std::uint32_t attempt) const;
    bool ran(Line line) const;
    std::uint32_t readPosition() const { return level().region.begin.value + m_place.read - 1; }

    // The attempt that a variable's value stems from, and the number of positions that the attempt has read.
    std::uint32_t attemptOf(Line setBy) const;
    std::uint32_t positionsRead(std::uint32_t attempt) const;
    Membership membership() const;
    Counters countersOf(std::uint32_t attempt) const;
    Counters countersAfter(std::uint32_t attempt, std::uint32_t read) const;
    Tally tally(std::uint32_t attempt, std::uint32_t from, std::uint32_t to) const;
    std::uint32_t gapAfter(std::uint32_t attempt, std::uint32_t reads, const Counters& known,
                           std::uint32_t others, std::uint32_t candidateSplitCount) const;
    std::uint32_t readsAt(const CandidateSplit& candidateSplit) const // reads of a candidate split of the
                                                                      // present level
    {
        return candidateSplit.split.value - m_counted.begin.value;
    }

    StepPlace following(StepPlace place) const;
    StepPlace preceding(StepPlace place) const;
    std::uint32_t nextAttempt(const StepPlace& place) const;
    void goTo(std::uint64_t step, const StepPlace& place);
    void countEnd();
    void enterLevel(std::uint32_t level);
    void drop(std::uint32_t position, bool isPrefix);
    void restore(std::uint32_t position, bool isPrefix);
    void listLines();
    void listReadLines();
    bool mayHold(const StopCondition& condition, Region region) const;
    std::optional<std::uint64_t> nearestStop(const StopCondition& condition, std::uint64_t from,
                                             bool isForward) const;
    std::optional<std::uint64_t> stopIn(const StopCondition& condition, std::uint32_t level,
                                        std::uint64_t from, bool isForward) const;
    std::optional<std::uint32_t> candidateSplitIn(std::uint32_t attempt, Region region, std::uint64_t from,
                                                  bool isForward) const;
    Occurrences occurrencesIn(Region region, Symbol symbol) const;
    std::optional<std::uint32_t> readThatStops(const StopCondition& condition, std::uint32_t attempt,
                                               Region region, const Occurrences& symbol, std::uint64_t from,
                                               bool isForward) const;
    std::optional<std::uint64_t> attemptAt(std::uint32_t threshold, std::uint64_t from, bool isForward) const;
    std::optional<std::uint64_t> stepThatMayRun(Line line, std::uint64_t from, bool isForward) const;
    std::optional<std::uint64_t> stepThatRuns(Line line, std::uint64_t from, bool isForward) const;
    bool run(std::span<const StopCondition> conditions, bool isForward);

    std::span<const Symbol> m_symbols;
    const SearchTrace* m_trace;
    std::vector<std::uint32_t> m_next;      // for each position: next occurrence of the same symbol
    std::vector<std::uint32_t> m_previous;  // for each position: previous occurrence of the same symbol
    std::vector<std::uint32_t> m_order;     // positions grouped by symbol, ascending
    std::vector<std::uint32_t> m_start;     // for each symbol: its group in m_order
    std::vector<std::uint64_t> m_levelStep; // for each level, and after the last
    std::vector<std::uint64_t> m_attemptStep;
    std::vector<std::uint32_t> m_readCount; // indexed by attempt
    std::uint64_t m_stepCount = 0;

    std::uint64_t m_step = 0;
    StepPlace m_place;
    std::vector<Line> m_lines;
    std::size_t m_line = 0;
    Variables m_changed;
    Region m_counted{};                     // the region that the following members describe, for each symbol
    std::vector<Ends> m_of;                 //
    std::vector<std::uint32_t> m_frequency; // separate, because seeks read it at every position
    std::uint32_t m_alphabetSize = 0;
    Counters m_before; // at a Read: before its position
    std::uint32_t m_endOf = noAttempt;
    Counters m_end; // at the end of that attempt
};

} // namespace tagseam
