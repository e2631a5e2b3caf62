// SPDX-License-Identifier: MIT
// An Explanation as JSON: tagseam.explain/1.
#include "core/explain/explainnames.h"
#include "core/explain/explanation.h"
#include "core/page/selector.h"
#include "core/tps/tracejson.h"

#include <nlohmann/json.hpp>

namespace tagseam {

namespace {

using Json = nlohmann::ordered_json;

Json thresholdOrNull(std::uint32_t threshold)
{
    return threshold == neverOpens ? Json() : Json(threshold);
}

Json shareOf(KeptShare share)
{
    return {{"kept", share.kept}, {"all", share.all}};
}

Json cutOf(const SearchTrace& trace, const Cut& cut)
{
    const Level& level = trace.levels[cut.level];
    const Attempt& attempt = trace.attempts[cut.attempt];
    const Opening& opening = trace.openings[cut.opening];
    Json json;
    json["level"] = cut.level;
    json["region"] = regionJson(level.region);
    json["attempt"] = cut.attempt - level.firstAttempt;
    json["threshold"] = attempt.threshold;
    json["alphabet"] = attempt.alphabetSize;
    json["split"] = opening.split.value;
    json["left"] = opening.left;
    json["right"] = opening.right;
    json["difference"] = sizeDifference(trace.options, opening.left, opening.right);
    json["side"] = name(cut.side);
    return json;
}

Json blameOf(const TagPathSequence& sequence, const Blame& blame)
{
    Json json;
    json["range"] = regionJson(blame.range);
    json["opensAt"] = thresholdOrNull(blame.opensAt);
    Json symbols = Json::array();
    for (const Straddler& each : blame.straddlers) {
        symbols.push_back({{"code", each.symbol.code()},
                           {"tagPath", tagPathText(sequence, each.symbol)},
                           {"frequency", each.frequency},
                           {"first", each.first.value},
                           {"last", each.last.value},
                           {"before", each.before},
                           {"opensWithout", thresholdOrNull(each.opensWithout)}});
    }
    json["symbols"] = std::move(symbols);
    return json;
}

Json separationOf(const Outcome& outcome, const Explanation& explanation)
{
    const Separation& separation = *explanation.separation;
    Json json;
    json["noise"] = regionJson(separation.noise);
    json["content"] = regionJson(separation.content);
    json["isContentGiven"] = explanation.isContentGiven;
    Json chances = Json::array();
    for (const Chance& chance : separation.chances) {
        Json each;
        each["level"] = chance.level;
        each["obstacle"] = name(chance.obstacle);
        each["threshold"] = thresholdOrNull(chance.threshold);
        each["split"] = chance.split.value;
        if (chance.obstacle == Obstacle::Refused) {
            const Opening& opening = outcome.trace.openings[chance.opening];
            each["left"] = opening.left;
            each["right"] = opening.right;
            each["difference"] = sizeDifference(outcome.trace.options, opening.left, opening.right);
        }
        each["wouldDrop"] = chance.wouldDrop;
        chances.push_back(std::move(each));
    }
    json["levels"] = std::move(chances);
    json["crossing"] = blameOf(outcome.sequence, separation.blame);
    return json;
}

Json remedyOf(const Remedy& remedy)
{
    Json json;
    json["changed"] = name(remedy.changed);
    json["options"] = setupJson(remedy.setup);
    json["region"] = regionJson(remedy.region);
    json["share"] = shareOf(remedy.share);
    json["nodes"] = {{"raw", remedy.counts.raw}, {"kept", remedy.counts.kept}};
    json["flipped"] = remedy.changed == Switch::Source ? Json() : Json(remedy.flipped);
    return json;
}

} // namespace

std::string explanationJson(const Document& document, const Setup& setup, const Outcome& outcome,
                            const Explanation& explanation)
{
    const Fate& fate = explanation.fate;
    Json json;
    json["schema"] = "tagseam.explain/1";
    json["options"] = setupJson(setup);
    json["node"] = xpathOf(document, explanation.node);
    json["isKept"] = fate.isKept;
    json["rule"] = name(fate.rule);
    if (fate.because != noNode)
        json["because"] = xpathOf(document, fate.because);
    json["position"] = fate.position == noPosition ? Json() : Json(fate.position.value);
    if (fate.position != noPosition) {
        const Symbol symbol = outcome.sequence.symbols[fate.position.value];
        json["symbol"] = symbol.code();
        json["tagPath"] = tagPathText(outcome.sequence, symbol);
    }
    json["below"] = regionJson(explanation.below);
    json["share"] = shareOf(fate.share);
    json["cut"] = fate.cut ? cutOf(outcome.trace, *fate.cut) : Json();
    json["region"] = regionJson(outcome.trace.region);
    json["ifNoise"] = explanation.separation ? separationOf(outcome, explanation) : Json();
    Json remedies = Json::array();
    for (const Remedy& remedy : explanation.remedies.remedies)
        remedies.push_back(remedyOf(remedy));
    json["remedies"] = std::move(remedies);
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

} // namespace tagseam
