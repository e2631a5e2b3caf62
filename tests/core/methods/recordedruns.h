// SPDX-License-Identifier: MIT
// Shared by the tests of recorded runs: the lines and variables of a run as text, and what every run keeps
// to.
#pragma once

#include "core/methods/runstepper.h"
#include "tests/core/methods/methodpages.h"

#include <algorithm>
#include <memory>

namespace tagseam::test {

/// A page of the corpus.
inline Document parsedFile(const std::filesystem::path& path)
{
    Result<Document> document = parseHtml(bytesOf(path));
    if (!document)
        throw std::runtime_error("cannot parse " + path.string());
    return *std::move(document);
}

inline RunStepper stepperOf(AlgorithmRun run)
{
    return RunStepper(std::make_shared<const AlgorithmRun>(std::move(run)));
}

/// The value of a variable by its name.
inline std::string valueOf(const RunStepper& stepper, std::string_view variable, const Document& page)
{
    const std::vector<std::string>& names = stepper.run().variables;
    const auto at = std::ranges::find(names, variable);
    if (at == names.end())
        throw std::invalid_argument(std::string(variable));
    return valueText(stepper.run(), stepper.value(static_cast<std::size_t>(at - names.begin())), page);
}

/// The lines that ran, by their labels: "1 5 8a"; a line without a label is "-".
inline std::string labelsOf(const AlgorithmRun& run)
{
    std::string labels;
    for (const RunEvent& event : run.events) {
        const std::string& label = run.listing[event.row].label;
        labels += (labels.empty() ? "" : " ") + (label.empty() ? "-" : label);
    }
    return labels;
}

/// The lines that ran, by their rows: "0 1 2".
inline std::string rowsOf(const AlgorithmRun& run)
{
    std::string rows;
    for (const RunEvent& event : run.events)
        rows += (rows.empty() ? "" : " ") + std::to_string(event.row);
    return rows;
}

/// Checks the properties of every run: events ascend in their assignments, prunings in their events and each
/// names nodes of the page once, all rows can run, and every variable that a line reads exists.
inline void expectRun(const Document& page, const AlgorithmRun& run)
{
    ASSERT_FALSE(run.isStopped);
    std::vector<bool> isPruned(page.size(), false);
    std::uint32_t event = 0;
    for (const PrunedNodes& each : run.pruned) {
        ASSERT_LE(event, each.event);
        event = each.event;
        ASSERT_LT(event, run.events.size());
        ASSERT_LT(each.begin, each.end);
        for (std::uint32_t node = each.begin.value; node < each.end.value; ++node) {
            ASSERT_FALSE(isPruned.at(node)) << node << " was pruned twice";
            isPruned[node] = true;
        }
    }
    std::uint32_t first = 0;
    for (const RunEvent& each : run.events) {
        ASSERT_LE(first, each.firstAssignment);
        first = each.firstAssignment;
        ASSERT_TRUE(run.listing.at(each.row).isRunnable);
        ASSERT_TRUE(each.node == noNode || each.node.value < page.size());
    }
    for (const Assignment& each : run.assignments)
        ASSERT_LT(each.variable, run.variables.size());
    for (const AlgorithmLine& line : run.listing) {
        for (const std::uint8_t variable : line.reads)
            ASSERT_LT(variable, run.variables.size());
    }
}

/// The nodes that are left at the end of a run.
inline KeepMask keptAtEnd(const AlgorithmRun& run, const Document& page)
{
    return keptAfter(run, page.size(), run.events.size());
}

} // namespace tagseam::test
