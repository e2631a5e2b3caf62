// SPDX-License-Identifier: MIT
// The commands of tagseam-cli that explain a page.
#include "app/cli/explain/explaincommands.h"

#include "app/cli/clisetup.h"
#include "app/cli/explain/clicontentbeside.h"
#include "app/cli/explain/cliexplain.h"
#include "app/cli/explain/clireports.h"
#include "app/cli/methods/clicontent.h"
#include "app/cli/methods/cliseparators.h"
#include "core/archive/pageinput.h"
#include "core/explain/explainjson.h"
#include "core/explain/templatemistakes.h"
#include "core/methods/content/content.h"
#include "core/methods/content/contentdetection.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>

namespace tagseam {

namespace {

// Returns the nodes of an option that may be missing; or the exit code.
std::variant<std::vector<NodeId>, int> optionalNodes(const Document& document,
                                                     const TagPathSequence& sequence, std::string_view option,
                                                     const std::string& selector)
{
    if (selector.empty())
        return std::vector<NodeId>{};
    return nodesOrPosition(document, sequence, option, selector);
}

int explainByMethod(const CLI::App& command, const PreparedPage& prepared, const Arguments& arguments)
{
    if (const Result<ContentOptions> options = contentOptionsOf(arguments.method))
        return explainByContent(prepared, arguments, *options);
    return explainBySeparators(command, prepared, arguments);
}

} // namespace

int runExplain(const CLI::App& command, const Arguments& arguments)
{
    return onPage(command, arguments, [&](const PreparedPage& prepared) {
        if (!arguments.method.empty())
            return explainByMethod(command, prepared, arguments);
        const auto& [document, label, url, setup] = prepared;
        const Outcome outcome = outcomeOf(document, setup);
        const auto nodes = nodesOrPosition(document, outcome.sequence, "--node", arguments.node);
        if (const int* code = std::get_if<int>(&nodes))
            return *code;
        const auto content = optionalNodes(document, outcome.sequence, "--content", arguments.content);
        if (const int* code = std::get_if<int>(&content))
            return *code;
        const auto& matches = std::get<std::vector<NodeId>>(nodes);
        if (matches.size() > 1)
            warn("--node", fmt::format("{} nodes match; the first is explained", matches.size()));
        const NamedContent named =
            contentBeside(document, setup, outcome, matches.front(), std::get<std::vector<NodeId>>(content));
        ExplainScope scope;
        scope.beside = named.region;
        scope.whatIfs.content = contentToKeep(document, setup, std::get<std::vector<NodeId>>(content));
        if (!arguments.goal.empty())
            scope.goal = arguments.goal == "keep";
        const Explanation explanation = explainNode(document, setup, outcome, matches.front(), scope);
        const bool isGuessed = explanation.separation && !explanation.parts->by;
        if (!named.note.empty())
            warn("--content", named.note + (isGuessed ? "; the content is guessed" : ""));
        if ((arguments.isMarkdown || arguments.isCsv) && explanation.whatIfs.whatIfs.empty())
            warn("--node", explanation.isReached ? "needs no change: it has the wanted status"
                                                 : "has no change that reverses its status");
        if (arguments.isMarkdown)
            return answer(markdownTable(changeCells(document, explanation.whatIfs.whatIfs)));
        if (arguments.isCsv)
            return answer(changesCsv(document, explanation.whatIfs.whatIfs));
        return answer(arguments.isJson ? explanationJson(document, setup, outcome, explanation) + '\n'
                                       : explanationText(document, setup, outcome, explanation, label));
    });
}

namespace {

// Adds the mistakes in the source of a page that is not changed by --edit, and no archive.
void addTagMistakes(const Arguments& arguments, std::vector<TemplateMistake>& mistakes)
{
    const PageReading& reading = arguments.input.reading;
    const bool isSource = reading.parser == Parser::Html5 && arguments.edits.empty();
    if (!isSource || arguments.input.page == "-" || !arguments.input.entry.empty())
        return;
    const Result<PageInput> input = readPageInput(arguments.input.page, reading.limits);
    const auto* unpacked = input ? std::get_if<Unpacked>(&*input) : nullptr;
    if (unpacked == nullptr)
        return;
    if (const Result<PlacedSource> source = placedSource(unpacked->bytes, reading))
        std::ranges::copy(tagMistakes(*source), std::back_inserter(mistakes));
}

} // namespace

int runDiagnose(const CLI::App& command, const Arguments& arguments)
{
    return onPage(command, arguments, [&](const PreparedPage& prepared) {
        const auto& [document, label, url, setup] = prepared;
        const Outcome outcome = outcomeOf(document, setup);
        const auto content = optionalNodes(document, outcome.sequence, "--content", arguments.content);
        if (const int* code = std::get_if<int>(&content))
            return *code;
        const auto& marked = std::get<std::vector<NodeId>>(content);
        std::optional<DetectedContent> detected =
            detectedContentOf(document, {outcome.sequence, outcome.trace.region, outcome.mask}, setup,
                              findContent(document, detectionOptions(setup.path)), marked);
        const Diagnosis diagnosis = diagnose(document, outcome, setup, marked, &*detected);
        if (!diagnosis.isFailing())
            detected.reset();
        const Remedies remedies = remediesOf(document, outcome.sequence, setup, diagnosis);
        std::vector<TemplateMistake> mistakes =
            templateMistakes(document, setup, contentNodes(document, outcome.sequence, diagnosis));
        addTagMistakes(arguments, mistakes);
        return answer(
            arguments.isJson
                ? diagnosisJson(document, outcome, setup, diagnosis, detected, remedies, mistakes) + '\n'
                : diagnosisText(document, outcome, setup, diagnosis, detected, remedies, mistakes, label));
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
        const auto a = setupFrom("--a", arguments.variantA, prepared);
        if (const int* code = std::get_if<int>(&a))
            return *code;
        const auto b = setupFrom("--b", arguments.variantB, prepared);
        if (const int* code = std::get_if<int>(&b))
            return *code;
        const auto& ofA = std::get<Setup>(a);
        const auto& ofB = std::get<Setup>(b);
        const Outcome outcomeA = outcomeOf(document, ofA);
        const Outcome outcomeB = outcomeOf(document, ofB);
        const Comparison comparison = compareOutcomes(outcomeA, outcomeB);
        return answer(arguments.isJson ? comparisonJson(outcomeA, ofA, outcomeB, ofB, comparison) + '\n'
                                       : comparisonText(outcomeA, ofA, outcomeB, ofB, comparison, label));
    });
}

int runSweep(const CLI::App& command, const Arguments& arguments)
{
    return onPage(command, arguments, [&](const PreparedPage& prepared) {
        const auto& [document, label, url, setup] = prepared;
        const auto content = optionalNodes(document, convertTreeToSequence(document, setup.path), "--content",
                                           arguments.content);
        if (const int* code = std::get_if<int>(&content))
            return *code;
        const auto& truth = std::get<std::vector<NodeId>>(content);
        const VariantMatrix matrix = sweepVariants(document, setup, truth);
        const DifferenceMap map = sweepDifference(document, setup, arguments.isJson ? 51 : 11, 12, truth);
        return answer(arguments.isJson ? sweepJson(matrix, map, setup, !truth.empty()) + '\n'
                                       : sweepText(matrix, map, setup, !truth.empty(), label));
    });
}

} // namespace tagseam
