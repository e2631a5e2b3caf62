// SPDX-License-Identifier: MIT
// The full explanation of one node, and its JSON: tagseam.explain/1.
#include "core/explain/explanation.h"

#include "core/explain/blockingjson.h"
#include "core/explain/explainnames.h"
#include "core/explain/sides.h"
#include "core/select/selector.h"
#include "core/tps/tracejson.h"

#include <nlohmann/json.hpp>

#include <array>

namespace tagseam {

namespace {

using Json = nlohmann::ordered_json;

Json cutJson(const SearchTrace& trace, const Cut& cut)
{
    const Level& level = trace.levels[cut.level];
    const Attempt& attempt = trace.attempts[cut.attempt];
    const CandidateSplit& candidateSplit = trace.candidateSplits[cut.candidateSplit];
    Json json;
    json["level"] = cut.level;
    json["region"] = regionJson(level.region);
    json["attempt"] = cut.attempt - level.firstAttempt;
    json["threshold"] = attempt.threshold;
    json["alphabet"] = attempt.alphabetSize;
    json["split"] = candidateSplit.split.value;
    json["left"] = candidateSplit.left;
    json["right"] = candidateSplit.right;
    json["difference"] = sizeDifference(trace.options, candidateSplit.left, candidateSplit.right);
    json["side"] = name(cut.side);
    return json;
}

Json unseenJson(Unseen unseen)
{
    return unseen == Unseen::No ? Json() : Json(name(unseen));
}

Json repeatedOf(const Outcome& outcome, const std::optional<Repeated>& of)
{
    return of ? Json{{"tagPath", tagPathText(outcome.sequence, of->symbol)}, {"frequency", of->frequency}}
              : Json();
}

// Returns the level that pruned most of the positions; null when none was pruned.
Json lostOf(const Outcome& outcome, Region positions)
{
    const std::vector<PrunedCount> cuts = prunedCountsOf(outcome.trace, positions);
    if (cuts.empty())
        return {};
    const std::uint32_t level = mostOf(cuts).level;
    const Sides sides = sidesOf(outcome.sequence.symbols, outcome.trace, level);
    Json json;
    json["level"] = level;
    json["positions"] = mostOf(cuts).positions;
    json["kept"] = regionJson(outcome.trace.levels[level].kept);
    json["left"] = repeatedOf(outcome, sides.left);
    json["right"] = repeatedOf(outcome, sides.right);
    json["shared"] = repeatedOf(outcome, sides.shared);
    json["sharedLevel"] = sides.sharedLevel ? Json(*sides.sharedLevel) : Json();
    json["sharedThere"] = repeatedOf(outcome, sides.sharedThere);
    json["after"] = repeatedOf(outcome, sides.after);
    json["alsoAfter"] = sides.alsoAfter;
    const auto next = nextSplit(outcome.sequence.symbols, outcome.trace, level);
    json["next"] = next ? Json{{"minDifference", next->minDifference},
                               {"split", next->split ? Json(next->split->value) : Json()}}
                        : Json();
    return json;
}

Json separationOf(const Outcome& outcome, const Explanation& explanation)
{
    const Separation& separation = *explanation.separation;
    Json json;
    json["noise"] = regionJson(separation.noise);
    json["content"] = regionJson(separation.content);
    json["isContentGiven"] = explanation.parts && explanation.parts->by;
    Json chances = Json::array();
    for (const Chance& chance : separation.chances) {
        Json each;
        each["level"] = chance.level;
        each["obstacle"] = name(chance.obstacle);
        each["threshold"] = thresholdJson(chance.threshold);
        each["split"] = chance.split.value;
        for (const char* key : {"left", "right", "difference"})
            each[key] = Json();
        if (chance.obstacle == Obstacle::RejectedBySize) {
            const CandidateSplit& candidateSplit = outcome.trace.candidateSplits[chance.candidateSplit];
            each["left"] = candidateSplit.left;
            each["right"] = candidateSplit.right;
            each["difference"] =
                sizeDifference(outcome.trace.options, candidateSplit.left, candidateSplit.right);
        }
        each["wouldPrune"] = chance.wouldPrune;
        chances.push_back(std::move(each));
    }
    json["levels"] = std::move(chances);
    json["crossing"] = blockingJson(outcome.sequence, separation.blocking);
    return json;
}

// The meaning of "kept" for changes: most of the subtree; a node without a position has its own status.
bool isKeptInAll(const NodeStatus& status)
{
    return status.share.all > 0 ? status.share.isKept() : status.isKept;
}

} // namespace

Explanation explainNode(const Document& document, const Setup& setup, const Outcome& outcome, NodeId node,
                        const ExplainScope& scope, const std::stop_token& stop)
{
    const auto& [sequence, trace, mask, counts] = outcome;
    Explanation explanation;
    explanation.node = node;
    explanation.status = statusOf(document, sequence, trace, mask, setup, node);
    explanation.unseen = reasonOfTexts(document, readableNodes(document), node);
    explanation.below = positionsBelow(document, sequence, node);
    explanation.parts = partsOf(document, setup, sequence, trace.region, node, std::array{scope.beside},
                                scope.whatIfs.content);
    if (explanation.parts && explanation.parts->content.size() > 0)
        explanation.separation =
            whyTogether(sequence.symbols, trace, explanation.parts->noise, explanation.parts->content, stop);
    explanation.isReached = scope.goal && *scope.goal == isKeptInAll(explanation.status);
    if (explanation.status.share.all > 0 && !explanation.isReached)
        explanation.whatIfs = findWhatIfs(document, node, setup, scope.whatIfs, stop);
    explanation.isStopped = stop.stop_requested();
    return explanation;
}

std::string explanationJson(const Document& document, const Setup& setup, const Outcome& outcome,
                            const Explanation& explanation)
{
    const NodeStatus& status = explanation.status;
    Json json;
    json["schema"] = "tagseam.explain/1";
    json["options"] = setupJson(setup);
    json["node"] = xpathOf(document, explanation.node);
    json["isKept"] = status.isKept;
    json["rule"] = name(status.rule);
    json["because"] = status.because == noNode ? Json() : Json(xpathOf(document, status.because));
    json["unseen"] = unseenJson(explanation.unseen);
    for (const char* key : {"position", "symbol", "tagPath"})
        json[key] = Json();
    if (status.position != noPosition) {
        const Symbol symbol = outcome.sequence.symbols[status.position.value];
        json["position"] = status.position.value;
        json["symbol"] = symbol.code();
        json["tagPath"] = tagPathText(outcome.sequence, symbol);
    }
    json["below"] = regionJson(explanation.below);
    json["share"] = shareJson(status.share);
    json["cut"] = status.cut ? cutJson(outcome.trace, *status.cut) : Json();
    json["lost"] = lostOf(outcome, explanation.below);
    json["region"] = regionJson(outcome.trace.region);
    json["ifNoise"] = explanation.separation ? separationOf(outcome, explanation) : Json();
    Json whatIfs = Json::array();
    for (const WhatIf& whatIf : explanation.whatIfs.whatIfs)
        whatIfs.push_back(whatIfJson(document, whatIf));
    json["whatIfs"] = std::move(whatIfs);
    json["isReached"] = explanation.isReached;
    json["runs"] = explanation.whatIfs.runs;
    json["templateRuns"] = explanation.whatIfs.templateRuns;
    json["isComplete"] = !explanation.whatIfs.isStopped;
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

} // namespace tagseam
