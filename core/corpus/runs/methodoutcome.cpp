// SPDX-License-Identifier: MIT
// Computes the result of a method on one page, and compares methods.
#include "core/corpus/runs/methodoutcome.h"

#include "core/base/foldedlength.h"
#include "core/truth/annotation/marker.h"
#include "core/truth/score/score.h"

#include <algorithm>
#include <chrono>
#include <string_view>
#include <utility>

namespace tagseam {

namespace {

void count(MethodOutcome& outcome, const Document& document, const ScoredNodes& scored)
{
    outcome.allNodes = static_cast<std::uint32_t>(scored.nodes.size());
    for (std::size_t i = 0; i < scored.nodes.size(); ++i) {
        const bool isKept = outcome.result.kept[scored.nodes[i].value];
        outcome.nodes += isKept ? 1 : 0;
        outcome.characters += isKept ? scored.characters[i] : 0;
        outcome.allCharacters += scored.characters[i];
    }
    for (const TextEdit& edit : outcome.result.textEdits) {
        const std::string_view text = document.text(edit.text);
        outcome.characters -= foldedLength(text) - foldedLength(withoutRanges(text, edit.removed));
    }
}

// Runs the method; for repetition blocks it also keeps the sequences that they are made from.
void run(MethodOutcome& outcome, const Document& document, const Method& method, const std::stop_token& stop)
{
    const Result<RepetitionOptions> options =
        optionsOfNamed<RepetitionOptions>(repetitionMethod, method.name);
    if (!options) {
        outcome.result = method.run({document}, stop);
        return;
    }
    RepetitionTrace trace = findRepetitionBlocks(document, *options, nullptr, stop);
    outcome.result = filterResultOf(trace);
    outcome.sequences = std::move(trace.sequences);
    outcome.blocks = std::move(trace.blocks);
}

} // namespace

SharedOutcome runMethod(const Document& document, const Method& method, const std::stop_token& stop)
{
    MethodOutcome outcome;
    const auto start = std::chrono::steady_clock::now();
    run(outcome, document, method, stop);
    const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - start;
    outcome.milliseconds = took.count();
    outcome.findsRecords = method.findsRecords;
    if (outcome.result.isStopped || stop.stop_requested())
        return nullptr;
    outcome.index = DecisionIndex(document, outcome.result);
    count(outcome, document, scoredNodes(document));
    return std::make_shared<const MethodOutcome>(std::move(outcome));
}

MethodComparison compareMethods(const Document& document, std::span<const SharedOutcome> outcomes,
                                std::size_t a, std::size_t b, std::span<const Labelled> truth,
                                const std::stop_token& stop)
{
    MethodComparison comparison;
    const ScoredNodes scored = scoredNodes(document);
    const bool hasContent = std::ranges::any_of(
        truth, [](const Labelled& each) { return each.label == label::main || each.label == label::record; });
    for (const SharedOutcome& each : outcomes) {
        if (stop.stop_requested())
            return comparison;
        comparison.agreements.push_back(
            each ? maskAgreement(scored, outcomes[a]->result.kept, each->result.kept) : std::nullopt);
        comparison.f1.push_back(each && hasContent
                                    ? scoreMask(document, scored, truth, each->result.kept).nodes.f1()
                                    : std::nullopt);
    }
    comparison.places = maskDifferences(document, scored, outcomes[a]->result.kept, outcomes[b]->result.kept);
    comparison.words.reserve(comparison.places.size());
    for (const MaskDifference& place : comparison.places) {
        const bool hasNoText = place.isAlone && document.isElement(place.node);
        comparison.words.push_back(hasNoText ? 0 : wordsIn(document, {place.node}));
    }
    return comparison;
}

} // namespace tagseam
