// SPDX-License-Identifier: MIT
// The blocking symbols as JSON.
#include "core/explain/blockingjson.h"

#include "core/explain/explainnames.h"

#include <nlohmann/json.hpp>

#include <utility>

namespace tagseam {

using Json = nlohmann::ordered_json;

Json thresholdJson(std::uint32_t threshold)
{
    return threshold == neverOpens ? Json() : Json(threshold);
}

Json blockingJson(const TagPathSequence& sequence, const BlockingSymbols& blocking)
{
    Json json;
    json["range"] = regionJson(blocking.range);
    json["opensAt"] = thresholdJson(blocking.opensAt);
    json["split"] = blocking.opensAt == neverOpens ? Json() : Json(blocking.split.value);
    Json symbols = Json::array();
    for (const BlockingSymbol& each : blocking.symbols) {
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
