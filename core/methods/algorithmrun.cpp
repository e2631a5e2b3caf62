// SPDX-License-Identifier: MIT
// The recorded run of a published algorithm on a page.
#include "core/methods/algorithmrun.h"

#include <fmt/format.h>

#include <algorithm>

namespace tagseam {

namespace {

constexpr std::array<std::string_view, 5> algorithmNames{"NoiseEliminate", "MarkNoise", "MapSST", "CombComp",
                                                         "IdentDRs"};

} // namespace

std::string_view name(Algorithm algorithm)
{
    return algorithmNames[static_cast<std::size_t>(algorithm)];
}

std::optional<Algorithm> findAlgorithm(std::string_view name)
{
    const auto* const at = std::ranges::find(algorithmNames, name);
    if (at == algorithmNames.end())
        return {};
    return static_cast<Algorithm>(at - algorithmNames.begin());
}

std::span<const Assignment> AlgorithmRun::assignmentsOf(std::size_t event) const
{
    const std::size_t begin = events[event].firstAssignment;
    const std::size_t end =
        event + 1 < events.size() ? events[event + 1].firstAssignment : assignments.size();
    return std::span(assignments).subspan(begin, end - begin);
}

KeepMask keptAfter(const AlgorithmRun& run, std::uint32_t size, std::size_t event)
{
    KeepMask kept(size, true);
    for (const PrunedNodes& each : run.pruned) {
        if (each.event > event)
            break;
        std::fill(kept.begin() + each.begin.value, kept.begin() + each.end.value, false);
    }
    return kept;
}

std::string valueText(const AlgorithmRun& run, const RunValue& value, const Document& page)
{
    switch (value.form) {
    case RunValue::Form::Nothing:
        break;
    case RunValue::Form::Count:
        return fmt::format("{}", value.first);
    case RunValue::Form::Range:
        return value.first == value.second ? fmt::format("{}", value.first)
                                           : fmt::format("{}–{}", value.first, value.second);
    case RunValue::Form::Share:
        return fmt::format("{:.3f}", value.figure);
    case RunValue::Form::Truth:
        return value.first != 0 ? "TRUE" : "FALSE";
    case RunValue::Form::Node:
        if (const NodeId node{value.first}; page.isElement(node))
            return fmt::format("<{}>", page.name(node));
        return "#text";
    case RunValue::Form::Text:
        return run.texts[value.first];
    }
    return "–";
}

RunRecorder::RunRecorder(AlgorithmRun& run, std::uint32_t pageSize, std::uint32_t limit)
    : m_run(run), m_limit(limit), m_isPruned(pageSize, false)
{
}

void RunRecorder::run(std::size_t row, NodeId node)
{
    m_run.isCut = m_run.isCut || m_run.events.size() >= m_limit;
    if (!m_run.isCut)
        m_run.events.push_back(
            {static_cast<std::uint32_t>(m_run.assignments.size()), node, static_cast<std::uint16_t>(row)});
}

void RunRecorder::set(std::size_t variable, const RunValue& value)
{
    if (!m_run.isCut)
        m_run.assignments.push_back({static_cast<std::uint8_t>(variable), value});
}

void RunRecorder::set(std::size_t variable, const std::string& text)
{
    if (m_run.isCut)
        return;
    const auto [at, isNew] = m_texts.try_emplace(text, static_cast<std::uint32_t>(m_run.texts.size()));
    if (isNew)
        m_run.texts.push_back(text);
    set(variable, RunValue{RunValue::Form::Text, at->second, 0, 0});
}

void RunRecorder::prune(NodeId begin, NodeId end)
{
    if (m_run.isCut || m_run.events.empty())
        return;
    const auto event = static_cast<std::uint32_t>(m_run.events.size() - 1);
    for (NodeId node = begin; node < end;) {
        NodeId next = node;
        while (next < end && !m_isPruned[next.value]) {
            m_isPruned[next.value] = true;
            ++next.value;
        }
        if (node < next)
            m_run.pruned.push_back({event, node, next});
        node.value = next.value + 1;
    }
}

void RunRecorder::pruneRest(const KeepMask& kept, NodeId begin, NodeId end)
{
    for (NodeId node = begin; node < end;) {
        NodeId after = node;
        while (after < end && !kept[after.value])
            ++after.value;
        prune(node, after);
        node.value = after.value + 1;
    }
}

} // namespace tagseam
