// SPDX-License-Identifier: MIT
// The commands of tagseam-cli that explain a page.
#include "app/explaincommands.h"

#include "app/cliexplain.h"
#include "app/clireports.h"
#include "app/clisetup.h"
#include "core/explain/explainjson.h"

#include <fmt/format.h>

#include <algorithm>
#include <span>
#include <utility>

namespace tagseam {

namespace {

// The nodes of an option that may be missing; or the exit code.
std::variant<std::vector<NodeId>, int> optionalNodes(const Document& document, std::string_view option,
                                                     const std::string& selector)
{
    if (selector.empty())
        return std::vector<NodeId>{};
    return nodesOf(document, option, selector);
}

// From the first position of the nodes to their last.
Region spanOf(const Document& document, const TagPathSequence& sequence, const std::vector<NodeId>& nodes)
{
    Region span;
    for (const NodeId node : nodes) {
        const Region below = positionsBelow(document, sequence, node);
        if (below.size() == 0)
            continue;
        span = span.size() == 0 ? below
                                : Region{std::min(span.begin, below.begin), std::max(span.end, below.end)};
    }
    return span;
}

} // namespace

int runExplain(const CLI::App& command, const Arguments& arguments)
{
    return onPage(command, arguments, [&](const PreparedPage& prepared) {
        const auto& [document, label, url, setup] = prepared;
        const auto nodes = nodesOf(document, "--node", arguments.node);
        if (const int* code = std::get_if<int>(&nodes))
            return *code;
        const auto content = optionalNodes(document, "--content", arguments.content);
        if (const int* code = std::get_if<int>(&content))
            return *code;
        const auto& matches = std::get<std::vector<NodeId>>(nodes);
        if (matches.size() > 1)
            warn("--node", fmt::format("{} nodes match; the first is explained", matches.size()));
        const Outcome outcome = outcomeOf(document, setup);
        const Region contentSpan = spanOf(document, outcome.sequence, std::get<std::vector<NodeId>>(content));
        const Explanation explanation = explainNode(document, setup, outcome, matches.front(), contentSpan);
        if (!arguments.content.empty() && explanation.separation && !explanation.isContentGiven)
            warn("--content",
                 "holds some of the node, or nothing of the main region: another place is compared with");
        return answer(arguments.isJson ? explanationJson(document, setup, outcome, explanation) + '\n'
                                       : explanationText(document, setup, outcome, explanation, label));
    });
}

int runDiagnose(const CLI::App& command, const Arguments& arguments)
{
    return onPage(command, arguments, [&](const PreparedPage& prepared) {
        const auto& [document, label, url, setup] = prepared;
        const auto content = optionalNodes(document, "--content", arguments.content);
        if (const int* code = std::get_if<int>(&content))
            return *code;
        const Outcome outcome = outcomeOf(document, setup);
        const Diagnosis diagnosis =
            diagnose(document, outcome, setup, std::get<std::vector<NodeId>>(content));
        return answer(arguments.isJson ? diagnosisJson(document, outcome, setup, diagnosis) + '\n'
                                       : diagnosisText(document, outcome, setup, diagnosis, label));
    });
}

int runRegions(const CLI::App& command, const Arguments& arguments)
{
    return onPage(command, arguments, [&](const PreparedPage& prepared) {
        const auto& [document, label, url, setup] = prepared;
        const Outcome outcome = outcomeOf(document, setup);
        const RegionTree tree = segmentWhole(outcome.sequence.symbols, setup.search, arguments.shortest);
        return answer(arguments.isJson ? regionsJson(document, outcome, setup, tree) + '\n'
                                       : regionsText(document, outcome, setup, tree, label));
    });
}

int runCompare(const CLI::App& command, const Arguments& arguments)
{
    return onPage(command, arguments, [&](const PreparedPage& prepared) {
        const auto& [document, label, url, base] = prepared;
        const auto a = setupFrom("--a", arguments.readingA, base);
        if (const int* code = std::get_if<int>(&a))
            return *code;
        const auto b = setupFrom("--b", arguments.readingB, base);
        if (const int* code = std::get_if<int>(&b))
            return *code;
        const auto& ofA = std::get<Setup>(a);
        const auto& ofB = std::get<Setup>(b);
        const Outcome outcomeA = outcomeOf(document, ofA);
        const Outcome outcomeB = outcomeOf(document, ofB);
        const Comparison comparison = compareOutcomes(outcomeA, outcomeB);
        return answer(arguments.isJson
                          ? comparisonJson(outcomeA, ofA, outcomeB, ofB, comparison) + '\n'
                          : comparisonText(document, outcomeA, ofA, outcomeB, ofB, comparison, label));
    });
}

int runSweep(const CLI::App& command, const Arguments& arguments)
{
    return onPage(command, arguments, [&](const PreparedPage& prepared) {
        const auto& [document, label, url, setup] = prepared;
        const auto content = optionalNodes(document, "--content", arguments.content);
        if (const int* code = std::get_if<int>(&content))
            return *code;
        const auto& truth = std::get<std::vector<NodeId>>(content);
        const ReadingMatrix matrix = sweepReadings(document, setup, truth);
        const AdvantageMap map = sweepAdvantage(document, setup, arguments.isJson ? 51 : 11, 12, truth);
        return answer(arguments.isJson ? sweepJson(matrix, map, !truth.empty()) + '\n'
                                       : sweepText(matrix, map, setup, !truth.empty(), label));
    });
}

} // namespace tagseam
