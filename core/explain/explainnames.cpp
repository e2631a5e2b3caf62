// SPDX-License-Identifier: MIT
// The names of the values of this folder in data that other programs read.
#include "core/explain/explainnames.h"

#include "core/select/edittext.h"
#include "core/select/selector.h"
#include "core/tps/tracejson.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <array>
#include <cstddef>
#include <utility>

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
    return nameIn(std::array<std::string_view, 16>{"min-difference", "frequency-filter", "size-rule",
                                                   "after-rejection", "split-symbol", "lowest-threshold",
                                                   "variant", "label-attributes", "nodes", "source",
                                                   "complement", "own-class", "common-class", "one-class",
                                                   "without", "edit"},
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

std::vector<std::string> argumentsOf(const Document& document, const WhatIf& whatIf)
{
    const SearchOptions& search = whatIf.setup.search;
    const auto option = [&](std::string value) {
        return std::vector{fmt::format("--{}", name(whatIf.changed)), std::move(value)};
    };
    const auto named = [&](auto value) { return option(std::string(name(value))); };
    switch (whatIf.changed) {
    case ChangedOption::MinDifference:
        return option(fmt::format("{}", search.minDifference));
    case ChangedOption::FrequencyFilter:
        return named(search.frequencyFilter);
    case ChangedOption::SizeRule:
        return named(search.sizeRule);
    case ChangedOption::AfterRejection:
        return named(search.afterRejection);
    case ChangedOption::SplitSymbol:
        return named(search.splitSymbol);
    case ChangedOption::LowestThreshold:
        return option(fmt::format("{}", search.lowestThreshold));
    case ChangedOption::Variant:
        return option(std::string(variantName(search)));
    case ChangedOption::Style:
        return named(whatIf.setup.path.style);
    case ChangedOption::Nodes:
        return named(whatIf.setup.path.nodes);
    case ChangedOption::OwnClass:
    case ChangedOption::CommonClass:
    case ChangedOption::OneClass: {
        const TagPathEdit& edit = whatIf.setup.path.edits.back();
        return {"--other-class", fmt::format("{}=>{}", xpathOf(document, edit.nodes), edit.classes)};
    }
    case ChangedOption::Without:
        return {"--without", xpathOf(document, whatIf.setup.path.edits.back().nodes.front())};
    case ChangedOption::Edited:
        return {"--edit", textOf(document, *whatIf.edit)};
    case ChangedOption::Complement:
        if (whatIf.setup.keep == Keep::Complement)
            return {"--complement"};
        break;
    case ChangedOption::Source:
        break;
    }
    return {};
}

nlohmann::ordered_json whatIfJson(const Document& document, const WhatIf& whatIf)
{
    nlohmann::ordered_json json;
    json["changed"] = name(whatIf.changed);
    json["arguments"] = argumentsOf(document, whatIf);
    json["options"] = setupJson(whatIf.setup);
    json["region"] = regionJson(whatIf.region);
    json["share"] = shareJson(whatIf.share);
    json["nodes"] = {{"raw", whatIf.counts.raw}, {"kept", whatIf.counts.kept}};
    json["flipped"] = whatIf.changed == ChangedOption::Source ? nlohmann::ordered_json()
                                                              : nlohmann::ordered_json(whatIf.flipped);
    json["elements"] = whatIf.touched;
    json["losesContent"] = whatIf.losesContent;
    return json;
}

nlohmann::ordered_json setupJson(const Setup& setup)
{
    nlohmann::ordered_json json = optionsJson(setup.search, &setup.path);
    json["keep"] = name(setup.keep);
    return json;
}

} // namespace tagseam
