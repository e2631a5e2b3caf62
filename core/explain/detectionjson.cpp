// SPDX-License-Identifier: MIT
// The result of content detection on a page as JSON.
#include "core/explain/detectionjson.h"

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

Json detectedJson(const DetectedContent& detected, bool isMarked)
{
    Json regions = Json::array();
    for (const Region each : detected.kept)
        regions.push_back(regionJson(each));
    return {{"labelAttributes", name(detected.style)},
            {"kind", name(detected.kind)},
            {"records", detected.records},
            {"confidence", detected.confidence},
            {"regions", std::move(regions)},
            {"kept", sharesJson(detected.keptPositions, detected.keptText, detected.keptContent, isMarked)},
            {"nodes",
             {{"both", detected.share.both},
              {"searchAlone", detected.share.firstAlone},
              {"detectionAlone", detected.share.secondAlone}}}};
}

} // namespace tagseam
