// SPDX-License-Identifier: MIT
// What the cure makes of a page as JSON.
#include "core/explain/curedjson.h"

#include "core/explain/explainnames.h"
#include "core/tps/tracejson.h"

#include <nlohmann/json.hpp>

#include <utility>

namespace tagseam {

using Json = nlohmann::ordered_json;

Json sharesJson(double positions, double text, double content, bool isMarked)
{
    Json json{{"positions", positions}, {"text", text}};
    if (isMarked)
        json["content"] = content;
    return json;
}

Json curedJson(const CuredPage& cured, bool isMarked)
{
    Json regions = Json::array();
    for (const Region each : cured.kept)
        regions.push_back(regionJson(each));
    return {{"labelAttributes", name(cured.style)},
            {"records", cured.records},
            {"confidence", cured.confidence},
            {"regions", std::move(regions)},
            {"kept", sharesJson(cured.keptPositions, cured.keptText, cured.keptContent, isMarked)},
            {"nodes",
             {{"both", cured.share.both},
              {"searchAlone", cured.share.firstAlone},
              {"cureAlone", cured.share.secondAlone}}}};
}

} // namespace tagseam
