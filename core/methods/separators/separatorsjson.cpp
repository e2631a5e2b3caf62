// SPDX-License-Identifier: MIT
// The result of content detection on a page, and the status of a node, as JSON.
#include "core/methods/separators/separatorsjson.h"

#include "core/explain/explainnames.h"
#include "core/methods/separators/candidatestatus.h"
#include "core/methods/separators/separatedstatus.h"
#include "core/page/readable.h"
#include "core/select/selector.h"

#include <nlohmann/json.hpp>

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

namespace tagseam {

namespace {

using Json = nlohmann::ordered_json;

Json candidateJson(const SeparatedPage& page, const RecordRegion& candidate, CandidateStatus status)
{
    Json evidence = Json::object();
    for (const EvidenceFactor& factor : evidenceFactors)
        evidence[std::string(factor.key)] = candidate.evidence.*factor.value;
    evidence["prose"] = candidate.evidence.prose;
    Json records = Json::array();
    for (const Region record : candidate.records)
        records.push_back({record.begin.value, record.end.value});
    const Region span = candidate.span();
    return {{"status", name(status)},
            {"begin", span.begin.value},
            {"end", span.end.value},
            {"parents", candidate.parents},
            {"separator", tagPathText(page.sequence, candidate.separator)},
            {"score", candidate.score},
            {"evidence", std::move(evidence)},
            {"records", std::move(records)}};
}

// The options of the sequence: the options of the search have no effect here.
Json sequenceOptions(const TagPathOptions& path)
{
    Setup setup;
    setup.path = path;
    const Json all = setupJson(setup);
    Json json;
    for (const char* key : {"labelAttributes", "nodes", "exclude", "edits"}) {
        if (all.contains(key))
            json[key] = all[key];
    }
    return json;
}

// The factor that weighs most against the best candidate that contains a pruned node.
Json againstJson(const SeparatedPage& page, std::uint32_t candidate)
{
    const RecordEvidence& main = page.candidates[page.regions.front()].evidence;
    const RecordEvidence& weaker = page.candidates[candidate].evidence;
    const EvidenceFactor& most = mostAgainst(weaker, main);
    return {{"candidate", candidate},
            {"factor", most.key},
            {"value", weaker.*most.value},
            {"main", main.*most.value}};
}

} // namespace

std::string separatorsJson(const SeparatedPage& page)
{
    Json candidates = Json::array();
    const std::vector<CandidateStatus> statuses = candidateStatuses(page);
    for (std::size_t i = 0; i < page.candidates.size(); ++i)
        candidates.push_back(candidateJson(page, page.candidates[i], statuses[i]));
    const Json json{{"schema", "tagseam.separators/1"},
                    {"positions", page.sequence.size()},
                    {"lists", page.lists},
                    {"confidence", page.confidence},
                    {"margin", page.margin},
                    {"textShare", page.textShare},
                    {"candidates", std::move(candidates)}};
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + '\n';
}

std::string separatedNodeJson(const Document& document, const SeparatedPage& page, const TagPathOptions& path,
                              NodeId node)
{
    const NodeStatus status = separatedStatus(document, page, path, node);
    const bool hasRecords = !page.regions.empty();
    Json json{{"schema", "tagseam.explain/1"},
              {"method", separatorsMethod.name},
              {"options", sequenceOptions(path)},
              {"node", xpathOf(document, node)},
              {"isKept", status.isKept},
              {"rule", hasRecords ? name(status.rule) : name(CandidateStatus::NotEnough)},
              {"because", status.because == noNode ? Json() : Json(xpathOf(document, status.because))}};
    const Unseen unseen = reasonOfTexts(document, readableNodes(document, NoscriptTexts::IfMost), node);
    json["unseen"] = unseen == Unseen::No ? Json() : Json(name(unseen));
    const bool isThere = status.position != noPosition;
    const Symbol symbol = isThere ? page.sequence.symbols[status.position.value] : Symbol();
    json["position"] = isThere ? Json(status.position.value) : Json();
    json["symbol"] = isThere ? Json(symbol.code()) : Json();
    json["tagPath"] = isThere ? Json(tagPathText(page.sequence, symbol)) : Json();
    json["below"] = regionJson(positionsBelow(document, page.sequence, node));
    json["share"] = {{"kept", status.share.kept}, {"all", status.share.all}};
    json["region"] = hasRecords ? regionJson(page.candidates[page.regions.front()].span()) : Json();
    json["confidence"] = page.confidence;
    const std::vector<CandidateStatus> statuses = candidateStatuses(page);
    const std::vector<std::uint32_t> holding = candidatesAt(page, status.position);
    json["candidates"] = Json::array();
    for (const std::uint32_t index : holding) {
        Json candidate{{"candidate", index}};
        candidate.update(candidateJson(page, page.candidates[index], statuses[index]));
        json["candidates"].push_back(std::move(candidate));
    }
    json["against"] = status.isKept || holding.empty() ? Json() : againstJson(page, holding.front());
    return json.dump(-1, ' ', false, Json::error_handler_t::replace) + '\n';
}

} // namespace tagseam
