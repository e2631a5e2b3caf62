// SPDX-License-Identifier: MIT
// Data regions of a rendered page -> the page with the records of the most central one alone.
#include "core/methods/centreweight/mostcentral.h"

#include "core/base/translate.h"
#include "core/methods/centreweight/centreweight.h"
#include "core/methods/mdr/mdr.h"
#include "core/methods/pageboxes.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string_view>
#include <utility>

namespace tagseam {

FilterResult keepMostCentral(const FilterInput& input, std::span<const PlacedRegion> regions)
{
    std::vector<std::vector<NodeId>> nodes;
    nodes.reserve(regions.size());
    for (const PlacedRegion& region : regions)
        nodes.push_back(region.nodes);
    const std::vector<std::optional<double>> weights = centreWeights(input.page, nodes);
    const auto best = std::ranges::max_element(weights); // nothing is less than any weight
    FilterResult result;
    result.decisions.reserve(regions.size());
    std::vector<NodeId> roots;
    for (std::size_t i = 0; i < regions.size(); ++i) {
        const bool isKept = weights[i] && weights[i] == *best && result.records.empty();
        const std::string_view reason = isKept ? "most-central" : weights[i] ? "less-central" : "not-shown";
        result.decisions.push_back({regions[i].nodes, isKept, reason, weights[i], false});
        if (!isKept)
            continue;
        result.records = regions[i].records;
        for (const DataRecord& record : result.records)
            roots.insert(roots.end(), record.nodes.begin(), record.nodes.end());
    }
    result.kept = keepSubtrees(input.page, roots, input.within);
    return result;
}

namespace {

struct CentreWeightOptions {
    const MdrPreset* preset =
        findMdrPreset(mdr2003Method.name); // the preset of the paper that ViPER starts from
};

constexpr std::array<MethodOption, 1> weightOptions{option<CentreWeightOptions>(
    "preset", "mdr-2003 or velloso-2014", "mdr-2003", "preset of MDR that finds the data regions",
    [](auto& options, std::string_view value) {
        const MdrPreset* found = findMdrPreset(value);
        options.preset = found == nullptr ? options.preset : found;
        return found != nullptr;
    })};

constexpr std::array<MethodReason, 4> weightReasons{{
    {"most-central", "the data region nearest to the centre of the page; figure: its weight, 0 to 1"},
    {"less-central", "a data region farther from the centre; figure: its weight"},
    {"not-shown", "a data region that the page does not show"},
    {"no-boxes", "the page was not rendered, and is kept completely"},
}};

// The weights come after the records, as in ViPER, so the records are those of a preset of MDR.
// DEVIATION: ViPER extracts them with an adaptation of MDR (tandem repeats, visual data), which the
// dissertation names and does not describe.
FilterResult filterByCentreWeight(const FilterInput& input, const CentreWeightOptions& options,
                                  const std::stop_token& stop)
{
    if (!pageBox(input.page))
        return resultWithoutBoxes(input);
    MinedRecords mined = mineDataRecords(input.page, options.preset->options, input.within, stop);
    std::vector<PlacedRegion> regions;
    regions.reserve(mined.regions.size());
    for (DataRegion& region : mined.regions)
        regions.push_back({std::move(region.nodes), std::move(region.records)});
    FilterResult result = keepMostCentral(input, regions);
    result.isStopped = mined.isStopped;
    return result;
}

} // namespace

constinit const MethodEntry centreWeightMethod{
    .name = "centre-weight",
    .what = QT_TRANSLATE_NOOP(
        "tagseam::MethodEntry",
        "the data records nearest to the centre of the rendered page (ViPER: Simon and Lausen)"),
    .options = weightOptions,
    .reasons = weightReasons,
    .traits = {.wantsBoxes = true, .findsRecords = true},
    .make = makeFilter<CentreWeightOptions, filterByCentreWeight>};

} // namespace tagseam
