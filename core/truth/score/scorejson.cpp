// SPDX-License-Identifier: MIT
// Writes scores as JSON, and reads them.
#include "core/truth/score/scorejson.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <limits>

namespace tagseam {

namespace {

using Json = nlohmann::ordered_json;

Json groundTruthJson(std::optional<bool> truth)
{
    return truth ? Json(*truth) : Json();
}

bool read(const Json& json, const char* key, std::uint64_t& count)
{
    const auto found = readCount(json, key, std::numeric_limits<std::uint64_t>::max());
    count = found.value_or(0);
    return found.has_value();
}

bool read(const Json& json, const char* key, std::uint32_t& count)
{
    const auto found = readCount(json, key, std::numeric_limits<std::uint32_t>::max());
    count = static_cast<std::uint32_t>(found.value_or(0));
    return found.has_value();
}

const Json& member(const Json& json, const char* key)
{
    static const Json none;
    const auto found = json.is_object() ? json.find(key) : json.end();
    return found == json.end() ? none : *found;
}

} // namespace

nlohmann::ordered_json figureJson(std::optional<double> figure)
{
    return figure ? Json(*figure) : Json();
}

nlohmann::ordered_json hitsJson(const Hits& hits)
{
    return {{"both", hits.both},
            {"keptOnly", hits.foundOnly},
            {"truthOnly", hits.groundTruthOnly},
            {"precision", figureJson(hits.precision())},
            {"recall", figureJson(hits.recall())},
            {"f1", figureJson(hits.f1())}};
}

nlohmann::ordered_json scoreJson(const Score& score)
{
    return {{"nodes", hitsJson(score.nodes)},
            {"characters", hitsJson(score.characters)},
            {"targets",
             {{"all", score.targets.all},
              {"complete", score.targets.complete},
              {"mostlyKept", score.targets.mostlyKept},
              {"isContentComplete", groundTruthJson(score.targets.isContentComplete())},
              {"isContentMostlyKept", groundTruthJson(score.targets.isContentMostlyKept())}}},
            {"counts", {{"raw", score.counts.raw}, {"kept", score.counts.kept}}},
            {"reduction", score.counts.reduction()},
            {"labelledNoise",
             {{"all", score.noise.all},
              {"removed", score.noise.removed},
              {"share", figureJson(score.noise.removedShare())}}},
            {"span", hitsJson(score.span)}};
}

std::optional<std::uint64_t> readCount(const nlohmann::ordered_json& json, const char* key,
                                       std::uint64_t most)
{
    const Json& count = member(json, key);
    if (!count.is_number_unsigned() || count.get<std::uint64_t>() > most)
        return std::nullopt;
    return count.get<std::uint64_t>();
}

std::optional<Hits> readHits(const nlohmann::ordered_json& json)
{
    Hits hits;
    const bool isRead = read(json, "both", hits.both) && read(json, "keptOnly", hits.foundOnly) &&
                        read(json, "truthOnly", hits.groundTruthOnly);
    return isRead ? std::optional(hits) : std::nullopt;
}

std::optional<NodeCounts> readCounts(const nlohmann::ordered_json& json)
{
    NodeCounts counts;
    const bool isRead = read(json, "raw", counts.raw) && read(json, "kept", counts.kept);
    return isRead && counts.kept <= counts.raw ? std::optional(counts) : std::nullopt;
}

std::optional<Score> readScore(const nlohmann::ordered_json& json, NodeCounts counts)
{
    const std::optional<Hits> nodes = readHits(member(json, "nodes"));
    const std::optional<Hits> characters = readHits(member(json, "characters"));
    if (!nodes || !characters)
        return std::nullopt;
    Score score{*nodes, *characters, {}, readCounts(member(json, "counts")).value_or(counts), {}, {}};
    if (json.contains("span")) { // missing in older runs without this measure
        const std::optional<Hits> span = readHits(member(json, "span"));
        if (!span)
            return std::nullopt;
        score.span = *span;
    }
    const Json& targets = member(json, "targets");
    const Json& noise = member(json, "labelledNoise");
    const bool isRead = read(targets, "all", score.targets.all) &&
                        read(targets, "complete", score.targets.complete) &&
                        read(targets, "mostlyKept", score.targets.mostlyKept) &&
                        read(noise, "all", score.noise.all) && read(noise, "removed", score.noise.removed);
    return isRead ? std::optional(score) : std::nullopt;
}

} // namespace tagseam
