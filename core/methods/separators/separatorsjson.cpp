// SPDX-License-Identifier: MIT
// What separators find on a page as JSON.
#include "core/methods/separators/separatorsjson.h"

#include "core/methods/separators/candidatefate.h"

#include <nlohmann/json.hpp>

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

namespace tagseam {

namespace {

using Json = nlohmann::ordered_json;

Json candidateJson(const SeparatedPage& page, const RecordRegion& candidate, CandidateFate fate)
{
    Json evidence = Json::object();
    for (const EvidenceFactor& factor : evidenceFactors)
        evidence[std::string(factor.key)] = candidate.evidence.*factor.value;
    Json records = Json::array();
    for (const Region record : candidate.records)
        records.push_back({record.begin.value, record.end.value});
    const Region span = candidate.span();
    return {{"fate", name(fate)},
            {"begin", span.begin.value},
            {"end", span.end.value},
            {"parents", candidate.parents},
            {"separator", tagPathText(page.sequence, candidate.separator)},
            {"strength", candidate.strength},
            {"evidence", std::move(evidence)},
            {"records", std::move(records)}};
}

} // namespace

std::string separatorsJson(const SeparatedPage& page)
{
    Json candidates = Json::array();
    const std::vector<CandidateFate> fates = candidateFates(page);
    for (std::size_t i = 0; i < page.candidates.size(); ++i)
        candidates.push_back(candidateJson(page, page.candidates[i], fates[i]));
    const Json json{{"schema", "tagseam.separators/1"},
                    {"positions", page.sequence.size()},
                    {"lists", page.lists},
                    {"confidence", page.confidence},
                    {"margin", page.margin},
                    {"candidates", std::move(candidates)}};
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + '\n';
}

} // namespace tagseam
