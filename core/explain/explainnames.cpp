// SPDX-License-Identifier: MIT
// The names of the values of this folder in data that other programs read.
#include "core/explain/explainnames.h"

#include "core/tps/tracejson.h"

#include <nlohmann/json.hpp>

#include <array>
#include <cstddef>

namespace tagseam {

namespace {

// Returns the name of an enumerator's value.
template <class Value, std::size_t n>
std::string_view nameIn(const std::array<std::string_view, n>& names, Value value)
{
    return names[static_cast<std::size_t>(value)];
}

} // namespace

std::string_view name(PrunedSide side)
{
    return nameIn(std::array<std::string_view, 3>{"left", "right", "split-symbol"}, side);
}

std::string_view name(StatusRule rule)
{
    return nameIn(std::array<std::string_view, 7>{"own-position", "kept-below", "follows-parent",
                                                  "follows-own-position-of-parent", "no-position", "left-out",
                                                  "outside-body"},
                  rule);
}

std::string_view name(Obstacle obstacle)
{
    return nameIn(std::array<std::string_view, 6>{"rejected-by-size", "not-looked-at", "not-tried",
                                                  "few-symbols", "never-opens", "no-split-there"},
                  obstacle);
}

std::string_view name(ChangedOption changed)
{
    return nameIn(std::array<std::string_view, 14>{"min-difference", "frequency-filter", "size-rule",
                                                   "after-rejection", "split-symbol", "lowest-threshold",
                                                   "variant", "label-attributes", "nodes", "source",
                                                   "complement", "own-class", "one-class", "without"},
                  changed);
}

std::string_view name(FirstDifferenceKind kind)
{
    return nameIn(std::array<std::string_view, 7>{"none", "sequence", "region", "threshold",
                                                  "candidate-split", "verdict", "scan"},
                  kind);
}

std::string_view name(PageClass pageClass)
{
    return nameIn(std::array<std::string_view, 6>{"empty", "homogeneous", "heterogeneous", "small-main",
                                                  "much-else", "well-split"},
                  pageClass);
}

std::string_view name(Keep keep)
{
    return keep == Keep::Region ? "region" : "complement";
}

nlohmann::ordered_json regionJson(Region region)
{
    return {region.begin.value, region.end.value};
}

nlohmann::ordered_json shareJson(KeptShare share)
{
    return {{"kept", share.kept}, {"all", share.all}};
}

nlohmann::ordered_json whatIfJson(const WhatIf& whatIf)
{
    nlohmann::ordered_json json;
    json["changed"] = name(whatIf.changed);
    json["options"] = setupJson(whatIf.setup);
    json["region"] = regionJson(whatIf.region);
    json["share"] = shareJson(whatIf.share);
    json["nodes"] = {{"raw", whatIf.counts.raw}, {"kept", whatIf.counts.kept}};
    json["flipped"] = whatIf.changed == ChangedOption::Source ? nlohmann::ordered_json()
                                                              : nlohmann::ordered_json(whatIf.flipped);
    return json;
}

nlohmann::ordered_json setupJson(const Setup& setup)
{
    nlohmann::ordered_json json = optionsJson(setup.search, &setup.path);
    json["keep"] = name(setup.keep);
    return json;
}

} // namespace tagseam
