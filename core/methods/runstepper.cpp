// SPDX-License-Identifier: MIT
// A cursor over the recorded run of an algorithm.
#include "core/methods/runstepper.h"

#include <algorithm>
#include <utility>

namespace tagseam {

namespace {

// Returns the nearest of ascending events after (before) `from`.
std::optional<std::size_t> nearestEvent(std::span<const std::uint32_t> events, std::size_t from,
                                        bool isForward)
{
    const auto at =
        isForward ? std::ranges::upper_bound(events, from) : std::ranges::lower_bound(events, from);
    if (at == (isForward ? events.end() : events.begin()))
        return {};
    return isForward ? *at : *(at - 1);
}

} // namespace

RunStepper::RunStepper(std::shared_ptr<const AlgorithmRun> run)
    : m_run(std::move(run)), m_setAt(m_run->variables.size())
{
    for (std::uint32_t event = 0; event < m_run->events.size(); ++event) {
        const AlgorithmLine& line = m_run->listing[m_run->events[event].row];
        if (event == 0 || beginsStep(line.kind))
            m_steps.push_back(event);
        if (event == 0 || line.kind == LineKind::Call)
            m_calls.push_back(event);
        if (isDecision(line.kind))
            m_decisions.push_back(event);
    }
    for (std::uint32_t i = 0; i < m_run->assignments.size(); ++i)
        m_setAt[m_run->assignments[i].variable].push_back(i);
    m_prunedSoFar.reserve(m_run->pruned.size());
    std::uint32_t nodes = 0;
    for (const PrunedNodes& each : m_run->pruned)
        m_prunedSoFar.push_back(nodes += each.end.value - each.begin.value);
    m_prunedByNode = m_run->pruned;
    std::ranges::sort(m_prunedByNode, {}, &PrunedNodes::begin);
}

std::size_t RunStepper::stepOf(std::size_t event) const
{
    return static_cast<std::size_t>(std::ranges::upper_bound(m_steps, event) - m_steps.begin()) - 1;
}

std::size_t RunStepper::lastEventOf(std::size_t step) const
{
    return (step + 1 < m_steps.size() ? m_steps[step + 1] : eventCount()) - 1;
}

NodeId RunStepper::node() const
{
    for (std::size_t event = m_event + 1; event-- > m_steps[step()];) {
        if (m_run->events[event].node != noNode)
            return m_run->events[event].node;
    }
    return noNode;
}

bool RunStepper::hasRun(std::size_t row) const
{
    for (std::size_t event = m_steps[step()]; event <= m_event; ++event) {
        if (m_run->events[event].row == row)
            return true;
    }
    return false;
}

void RunStepper::moveTo(std::size_t event, bool isWholeStep)
{
    m_event = event;
    m_changedFrom = isWholeStep ? m_steps[stepOf(event)] : event;
}

bool RunStepper::moveTo(std::span<const std::uint32_t> events, bool isForward)
{
    const auto event = nearestEvent(events, m_event, isForward);
    if (event)
        moveTo(*event, false);
    return event.has_value();
}

bool RunStepper::next(Grain grain)
{
    switch (grain) {
    case Grain::Line:
        if (m_event + 1 == eventCount())
            return false;
        moveTo(m_event + 1, false);
        return true;
    case Grain::Step: {
        const std::size_t own = step();
        if (m_event < lastEventOf(own)) { // the rest of the present step first
            moveTo(lastEventOf(own), true);
            return true;
        }
        if (own + 1 == stepCount())
            return false;
        moveTo(lastEventOf(own + 1), true);
        return true;
    }
    case Grain::Attempt:
        return moveTo(m_calls, true);
    case Grain::Level:
        return moveTo(m_decisions, true);
    }
    return false;
}

bool RunStepper::previous(Grain grain)
{
    switch (grain) {
    case Grain::Line:
        if (m_event == 0)
            return false;
        moveTo(m_event - 1, false);
        return true;
    case Grain::Step:
        if (step() == 0) {
            const bool isMoved = m_event > 0;
            moveTo(0, false);
            return isMoved;
        }
        moveTo(lastEventOf(step() - 1), true);
        return true;
    case Grain::Attempt:
        return moveTo(m_calls, false);
    case Grain::Level:
        return moveTo(m_decisions, false);
    }
    return false;
}

void RunStepper::seek(std::size_t event)
{
    moveTo(std::min(event, eventCount() - 1), false);
}

void RunStepper::seekStep(std::size_t step)
{
    moveTo(lastEventOf(std::min(step, stepCount() - 1)), true);
}

bool RunStepper::runUntil(std::span<const RunStop> conditions)
{
    return run(conditions, true);
}

bool RunStepper::runBackUntil(std::span<const RunStop> conditions)
{
    return run(conditions, false);
}

bool RunStepper::run(std::span<const RunStop> conditions, bool isForward)
{
    std::optional<std::size_t> nearest;
    for (const RunStop& condition : conditions) {
        const auto event = stop(condition, m_event, isForward);
        if (event && (!nearest || (isForward ? *event < *nearest : *event > *nearest)))
            nearest = event;
    }
    if (nearest)
        moveTo(*nearest, false);
    return nearest.has_value();
}

std::optional<std::size_t> RunStepper::nextStop(const RunStop& condition, std::size_t after) const
{
    return stop(condition, after, true);
}

std::optional<std::size_t> RunStepper::stop(const RunStop& condition, std::size_t from, bool isForward) const
{
    switch (condition.kind) {
    case RunStop::Kind::Decision:
        return nearestEvent(m_decisions, from, isForward);
    case RunStop::Kind::NodePruned:
    case RunStop::Kind::AnnotatedPruned: {
        std::vector<std::uint32_t> events;
        for (const NodeId node : condition.annotated)
            if (const auto event = prunedAt(node))
                events.push_back(*event);
        if (condition.kind == RunStop::Kind::NodePruned)
            if (const auto event = prunedAt(condition.node))
                events.push_back(*event);
        std::ranges::sort(events);
        return nearestEvent(events, from, isForward);
    }
    case RunStop::Kind::LineRun:
    case RunStop::Kind::NodeVisited:
        break;
    }
    for (std::size_t event = from; isForward ? event + 1 < eventCount() : event > 0;) {
        event = isForward ? event + 1 : event - 1;
        if (holds(condition, event))
            return event;
    }
    return {};
}

bool RunStepper::holds(const RunStop& condition, std::size_t event) const
{
    const RunEvent& at = m_run->events[event];
    if (condition.kind == RunStop::Kind::LineRun)
        return at.row == condition.row;
    return at.node == condition.node && beginsStep(m_run->listing[at.row].kind);
}

// Returns the event that pruned the node; each node is pruned at most once.
std::optional<std::uint32_t> RunStepper::prunedAt(NodeId node) const
{
    const auto after = std::ranges::upper_bound(m_prunedByNode, node, {}, &PrunedNodes::begin);
    if (after == m_prunedByNode.begin() || node >= (after - 1)->end)
        return std::nullopt;
    return (after - 1)->event;
}

RunValue RunStepper::value(std::size_t variable) const
{
    const std::uint32_t end = m_event + 1 < eventCount()
                                  ? m_run->events[m_event + 1].firstAssignment
                                  : static_cast<std::uint32_t>(m_run->assignments.size());
    const auto at = std::ranges::lower_bound(m_setAt[variable], end);
    return at == m_setAt[variable].begin() ? RunValue() : m_run->assignments[*(at - 1)].value;
}

bool RunStepper::isSet(std::size_t variable) const
{
    for (std::size_t event = m_changedFrom; event <= m_event; ++event) {
        for (const Assignment& each : m_run->assignmentsOf(event)) {
            if (each.variable == variable)
                return true;
        }
    }
    return false;
}

bool RunStepper::isRead(std::size_t variable) const
{
    return std::ranges::find(line().reads, variable) != line().reads.end();
}

std::uint32_t RunStepper::prunedCount() const
{
    const auto after = std::ranges::upper_bound(m_run->pruned, m_event, {}, &PrunedNodes::event);
    return after == m_run->pruned.begin()
               ? 0
               : m_prunedSoFar[static_cast<std::size_t>(after - m_run->pruned.begin()) - 1];
}

} // namespace tagseam
