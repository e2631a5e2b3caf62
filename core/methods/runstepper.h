// SPDX-License-Identifier: MIT
// A cursor over the recorded run of an algorithm: the state after any line, forwards and backwards.
#pragma once

#include "core/methods/algorithmrun.h"
#include "core/tps/stepper.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace tagseam {

/// A condition at which a run can stop.
struct RunStop {
    enum class Kind : std::uint8_t {
        LineRun,         ///< the line of `row` runs
        NodeVisited,     ///< a step is about `node`
        NodePruned,      ///< `node` is pruned
        AnnotatedPruned, ///< one of `annotated` is pruned
        Decision,        ///< a line that decides something runs
    };
    Kind kind = Kind::LineRun;
    std::uint16_t row = 0;
    NodeId node = noNode;
    std::vector<NodeId> annotated{};
};

/// The cursor stands after a line, as Stepper does. Events count from 0 over the run. Cost: construction
/// O(run); a move O(1), or O(log run) for a coarser grain; a stop O(run) at worst.
class RunStepper {
  public:
    /// `run` has at least one event.
    explicit RunStepper(std::shared_ptr<const AlgorithmRun> run);

    const AlgorithmRun& run() const { return *m_run; }

    // --- where ---------------------------------------------------------------------------------------------
    std::size_t event() const { return m_event; }
    std::size_t eventCount() const { return m_run->events.size(); }
    std::size_t step() const { return stepOf(m_event); }
    std::size_t stepCount() const { return m_steps.size(); }
    /// Returns the step that an event belongs to. O(log steps).
    std::size_t stepOf(std::size_t event) const;
    /// Returns the first and the last event of a step.
    std::size_t firstEventOf(std::size_t step) const { return m_steps[step]; }
    std::size_t lastEventOf(std::size_t step) const;
    const AlgorithmLine& line() const { return m_run->listing[row()]; }
    std::uint16_t row() const { return m_run->events[m_event].row; }
    /// The node of the line that ran last, or else of the nearest line before it in the step; noNode if none
    /// has one.
    NodeId node() const;
    /// True if the line of `row` has run in the present step.
    bool hasRun(std::size_t row) const;

    // --- moving --------------------------------------------------------------------------------------------
    /// Moves forwards: by a line; to the end of the next step. The grains of searchRegion without a meaning
    /// here stand for others: Attempt for the next call, Level for the next decision. Returns false, without
    /// a move, if there is none.
    bool next(Grain grain);
    bool previous(Grain grain);
    /// Moves to an event, at most to the last one.
    void seek(std::size_t event);
    /// Moves to the end of a step, at most of the last one.
    void seekStep(std::size_t step);
    /// Moves to the nearest event after (before) the present one at which any of the conditions holds.
    /// Returns false, without a move, when there is none.
    bool runUntil(std::span<const RunStop> conditions);
    bool runBackUntil(std::span<const RunStop> conditions);
    /// Returns the next event after `after` at which a condition holds.
    std::optional<std::size_t> nextStop(const RunStop& condition, std::size_t after) const;

    // --- state ---------------------------------------------------------------------------------------------
    /// The value of a variable after the line that ran last. O(log run).
    RunValue value(std::size_t variable) const;
    /// True if the present line set the variable or, after a move by a coarser grain, a line of the step.
    bool isSet(std::size_t variable) const;
    /// True if the present line reads the variable.
    bool isRead(std::size_t variable) const;
    /// The number of nodes that are pruned so far. O(log run).
    std::uint32_t prunedCount() const;
    /// The events that decide something, ascending.
    std::span<const std::uint32_t> decisions() const { return m_decisions; }

  private:
    void moveTo(std::size_t event, bool isWholeStep);
    bool moveTo(std::span<const std::uint32_t> events, bool isForward);
    std::optional<std::size_t> stop(const RunStop& condition, std::size_t from, bool isForward) const;
    bool holds(const RunStop& condition, std::size_t event) const;
    std::optional<std::uint32_t> prunedAt(NodeId node) const;
    bool run(std::span<const RunStop> conditions, bool isForward);

    std::shared_ptr<const AlgorithmRun> m_run;
    std::vector<std::uint32_t> m_steps;              // the first event of each step
    std::vector<std::uint32_t> m_calls;              // the first event of each call
    std::vector<std::uint32_t> m_decisions;          // events
    std::vector<std::vector<std::uint32_t>> m_setAt; // indexed by variable: its assignments, ascending
    std::vector<PrunedNodes> m_prunedByNode;         // AlgorithmRun::pruned by their first nodes
    std::vector<std::uint32_t> m_prunedSoFar;        // for each of AlgorithmRun::pruned: nodes with it
    std::size_t m_event = 0;
    std::size_t m_changedFrom = 0; // the first event whose assignments count as just set
};

} // namespace tagseam
