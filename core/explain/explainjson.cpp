// SPDX-License-Identifier: MIT
// The explanations of a whole page as JSON.
#include "core/explain/explainjson.h"

#include "core/base/dumpjson.h"
#include "core/explain/blockingjson.h"
#include "core/explain/detectionjson.h"
#include "core/explain/explainnames.h"
#include "core/explain/subtrees.h"
#include "core/select/edittext.h"
#include "core/select/nodepaths.h"
#include "core/tps/tracejson.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <string>
#include <utility>

namespace tagseam {

namespace {

using Json = nlohmann::ordered_json;

Json partOf(const SegmentedPart& part)
{
    Json json;
    json["part"] = regionJson(part.part);
    json["main"] = regionJson(part.main);
    json["parent"] = part.parent == SegmentedPart::none ? Json() : Json(part.parent);
    json["level"] = part.parent == SegmentedPart::none ? Json() : Json(part.level);
    json["depth"] = part.depth;
    json["splits"] = part.splits;
    json["alphabet"] = part.alphabetSize;
    return json;
}

Json orNull(const std::optional<std::string>& text)
{
    return text ? Json(*text) : Json();
}

Json runJson(const NodePaths& paths, const Subtrees& run)
{
    return {{"first", orNull(paths.of(run.nodes.first))},
            {"last", orNull(paths.of(run.nodes.last))},
            {"count", run.count},
            {"positions", regionJson(run.positions)}};
}

Json subtreesJson(const Document& document, const NodePaths& paths, const TagPathSequence& sequence,
                  Region region)
{
    Json runs = Json::array();
    for (const Subtrees& run : subtreesOf(document, sequence, region))
        runs.push_back(runJson(paths, run));
    return runs;
}

Json whatIfsJson(const Document& document, const WhatIfs& found)
{
    Json changes = Json::array();
    for (const WhatIf& each : found.whatIfs)
        changes.push_back(whatIfJson(document, each));
    return changes;
}

Json othersJson(const Document& document, const NodePaths& paths, const Diagnosis& diagnosis,
                const std::optional<DetectedContent>& detected, const std::vector<WhatIfs>& removals)
{
    Json others = Json::array();
    for (std::size_t i = 0; i < diagnosis.others.size(); ++i) {
        Json each = runJson(paths, diagnosis.others[i]);
        each["removals"] = whatIfsJson(document, removals[i]);
        each["isRemovedByDetection"] = detected && isRemovedBy(*detected, diagnosis.others[i], diagnosis);
        others.push_back(std::move(each));
    }
    return others;
}

Json mistakeJson(const Document& document, const NodePaths& paths, const TemplateMistake& mistake)
{
    Json json;
    json["kind"] = name(mistake.kind);
    json["nodes"] = Json::array();
    for (const NodeId node : mistake.nodes)
        json["nodes"].push_back(paths.of(node).value_or(""));
    json["names"] = mistake.names;
    json["line"] = mistake.place ? Json(mistake.place->line) : Json();
    json["column"] = mistake.place ? Json(mistake.place->column) : Json();
    json["mend"] = mistake.mend ? Json(textOf(document, *mistake.mend)) : Json();
    json["contentBefore"] = mistake.keptBefore ? Json(*mistake.keptBefore) : Json();
    json["contentAfter"] = mistake.keptAfter ? Json(*mistake.keptAfter) : Json();
    return json;
}

Json cellOf(const SweepCell& cell, bool hasGroundTruth)
{
    Json json;
    json["options"] = setupJson(cell.setup);
    json["isMissing"] = cell.isMissing;
    if (cell.isMissing)
        return json;
    json["region"] = regionJson(cell.region);
    json["positions"] = cell.positions;
    json["alphabet"] = cell.alphabetSize;
    json["splits"] = cell.splits;
    json["nodes"] = {{"raw", cell.counts.raw}, {"kept", cell.counts.kept}};
    if (hasGroundTruth)
        json["agreement"] = {{"precision", cell.agreement.precision},
                             {"recall", cell.agreement.recall},
                             {"f", cell.agreement.f}};
    return json;
}

Json sideOf(const Outcome& outcome, const Setup& setup)
{
    return {{"options", setupJson(setup)},
            {"positions", outcome.sequence.size()},
            {"region", regionJson(outcome.trace.region)},
            {"splits", outcome.trace.splitCount()},
            {"nodes", {{"raw", outcome.counts.raw}, {"kept", outcome.counts.kept}}}};
}

} // namespace

std::string diagnosisJson(const Document& document, const Outcome& outcome, const Setup& setup,
                          const Diagnosis& diagnosis, const std::optional<DetectedContent>& detected,
                          const Remedies& remedies, const std::vector<TemplateMistake>& mistakes)
{
    Json json;
    json["schema"] = "tagseam.diagnosis/1";
    json["options"] = setupJson(setup);
    json["class"] = name(diagnosis.pageClass);
    json["certainty"] = diagnosis.certainty;
    json["isMarked"] = diagnosis.isMarked;
    json["kind"] = diagnosis.kind ? Json(name(*diagnosis.kind)) : Json();
    json["kept"] = sharesJson(diagnosis.keptPositions, diagnosis.keptText, diagnosis.keptContent,
                              diagnosis.hasContent());
    json["region"] = regionJson(outcome.trace.region);
    const NodePaths paths(document);
    Json content = Json::array();
    for (const Region each : diagnosis.content)
        content.push_back(regionJson(each));
    json["content"] = std::move(content);
    json["keptElse"] = diagnosis.content.empty() ? Json() : Json(diagnosis.keptElse);
    json["others"] = othersJson(document, paths, diagnosis, detected, remedies.removals);
    json["lost"] = Json();
    if (diagnosis.lost) {
        json["lost"] = runJson(paths, *diagnosis.lost);
        json["lost"]["recoveries"] = whatIfsJson(document, remedies.recovery);
    }
    Json regions = Json::array();
    for (const WeighedRegion& region : diagnosis.regions) {
        Json each = partOf(diagnosis.tree.parts[region.part]);
        each["positionShare"] = region.positions;
        each["textShare"] = region.text;
        each["letters"] = region.letters;
        if (diagnosis.hasContent())
            each["contentShare"] = region.content;
        each["subtrees"] =
            subtreesJson(document, paths, outcome.sequence, diagnosis.tree.parts[region.part].main);
        regions.push_back(std::move(each));
    }
    json["regions"] = std::move(regions);
    json["advised"] = name(diagnosis.advised);
    Json several = Json::array();
    for (const std::uint32_t part : diagnosis.several)
        several.push_back(regionJson(diagnosis.tree.parts[part].main));
    json["several"] = std::move(several);
    const bool isBlocked =
        diagnosis.pageClass == PageClass::Homogeneous && diagnosis.blocking.range.size() > 0;
    json["blocking"] = isBlocked ? blockingJson(outcome.sequence, diagnosis.blocking) : Json();
    json["detection"] = detected ? detectedJson(*detected, diagnosis.isMarked) : Json();
    json["mistakes"] = Json::array();
    for (const TemplateMistake& each : mistakes)
        json["mistakes"].push_back(mistakeJson(document, paths, each));
    return dumpJson(json);
}

std::string regionsJson(const Document& document, const Outcome& outcome, const Setup& setup,
                        const RegionTree& tree)
{
    Json json;
    json["schema"] = "tagseam.regions/1";
    json["options"] = setupJson(setup);
    json["positions"] = outcome.sequence.size();
    const NodePaths paths(document);
    Json regions = Json::array();
    for (const SegmentedPart& part : tree.parts) {
        Json each = partOf(part);
        each["subtrees"] = subtreesJson(document, paths, outcome.sequence, part.main);
        regions.push_back(std::move(each));
    }
    json["regions"] = std::move(regions);
    return dumpJson(json);
}

std::string comparisonJson(const Outcome& a, const Setup& ofA, const Outcome& b, const Setup& ofB,
                           const Comparison& comparison)
{
    const FirstDifference& firstDifference = comparison.firstDifference;
    Json json;
    json["schema"] = "tagseam.compare/1";
    json["a"] = sideOf(a, ofA);
    json["b"] = sideOf(b, ofB);
    Json& place = json["firstDifference"];
    place["kind"] = name(firstDifference.kind);
    for (const char* key : {"position", "level", "attempt", "candidateSplit"})
        place[key] = Json();
    if (firstDifference.kind == FirstDifferenceKind::Sequence) {
        place["position"] = firstDifference.position.value;
    } else if (firstDifference.kind != FirstDifferenceKind::None) {
        place["level"] = firstDifference.level;
        place["attempt"] = firstDifference.attempt;
        place["candidateSplit"] = firstDifference.candidateSplit;
    }
    json["sharedLevels"] = comparison.sharedLevels;
    json["statuses"] = {{"keptInBoth", comparison.keptInBoth},
                        {"keptInA", comparison.keptInA},
                        {"keptInB", comparison.keptInB},
                        {"prunedInBoth", comparison.prunedInBoth}};
    return dumpJson(json);
}

std::string sweepJson(const VariantMatrix& matrix, const DifferenceMap& map, const Setup& base,
                      bool hasGroundTruth)
{
    Json json;
    json["schema"] = "tagseam.sweep/1";
    json["options"] = setupJson(base);
    json["variants"] = Json::array();
    for (const SweepCell& cell : matrix.cells)
        json["variants"].push_back(cellOf(cell, hasGroundTruth));
    json["minDifferences"] = map.minDifferences;
    json["thresholds"] = map.thresholds;
    json["map"] = Json::array();
    for (std::size_t row = 0; row < map.thresholds.size(); ++row) {
        Json cells = Json::array();
        for (std::size_t column = 0; column < map.minDifferences.size(); ++column)
            cells.push_back(cellOf(map.at(row, column), hasGroundTruth));
        json["map"].push_back(std::move(cells));
    }
    return dumpJson(json);
}

} // namespace tagseam
