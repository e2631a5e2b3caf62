// SPDX-License-Identifier: MIT
// A Blame as JSON.
#include "core/explain/blamejson.h"

#include "core/explain/explainnames.h"

#include <nlohmann/json.hpp>

#include <utility>

namespace tagseam {

using Json = nlohmann::ordered_json;

Json thresholdJson(std::uint32_t threshold)
{
    return threshold == neverOpens ? Json() : Json(threshold);
}

Json blameJson(const TagPathSequence& sequence, const Blame& blame)
{
    Json json;
    json["range"] = regionJson(blame.range);
    json["opensAt"] = thresholdJson(blame.opensAt);
    json["split"] = blame.opensAt == neverOpens ? Json() : Json(blame.split.value);
    Json symbols = Json::array();
    for (const Straddler& each : blame.straddlers) {
        symbols.push_back({{"code", each.symbol.code()},
                           {"tagPath", tagPathText(sequence, each.symbol)},
                           {"frequency", each.frequency},
                           {"first", each.first.value},
                           {"last", each.last.value},
                           {"before", each.before},
                           {"opensWithout", thresholdJson(each.opensWithout)}});
    }
    json["symbols"] = std::move(symbols);
    return json;
}

} // namespace tagseam
