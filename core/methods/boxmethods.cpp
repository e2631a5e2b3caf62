// SPDX-License-Identifier: MIT
// The methods that go by the places of nodes on the rendered page, found by their names.
#include "core/methods/boxmethods.h"

#include "core/methods/centredblock/centredblock.h"
#include "core/methods/centreweight/mostcentral.h"
#include "core/methods/mdr/mdr.h"
#include "core/methods/optionreader.h"
#include "core/methods/pageboxes.h"

#include <string>
#include <utility>
#include <vector>

namespace tagseam {

namespace {

// The weights come after the records, as in ViPER, so the records are those of a preset of MDR.
// DEVIATION: ViPER extracts them with an adaptation of MDR (tandem repeats, visual data), which the
// dissertation names and does not describe.
FilterResult filterByCentreWeight(const FilterInput& input, const MdrOptions& options,
                                  const std::stop_token& stop)
{
    if (!pageBox(input.page))
        return resultWithoutBoxes(input);
    MinedRecords mined = mineDataRecords(input.page, options, input.within, stop);
    std::vector<PlacedRegion> regions;
    regions.reserve(mined.regions.size());
    for (DataRegion& region : mined.regions)
        regions.push_back({std::move(region.nodes), std::move(region.records)});
    FilterResult result = keepMostCentral(input, regions);
    result.isStopped = mined.isStopped;
    return result;
}

Result<Method> centreWeightNamed(std::string_view name, std::string_view optionText)
{
    // The preset of the paper that ViPER starts from.
    const MdrPreset* preset = findMdrPreset("mdr-2003");
    const auto refused =
        OptionReader(optionText, centreWeightMethod).each([&](std::string_view key, std::string_view value) {
            const MdrPreset* found = key == "preset" ? findMdrPreset(value) : nullptr;
            preset = found == nullptr ? preset : found;
            return found != nullptr;
        });
    if (refused)
        return *refused;
    Method method{std::string(name), true, {}, {}};
    method.wantsBoxes = true;
    method.run = [options = preset->options](const FilterInput& input, const std::stop_token& stop) {
        return filterByCentreWeight(input, options, stop);
    };
    return method;
}

Result<Method> centredBlockNamed(std::string_view name, std::string_view optionText)
{
    CentredBlockOptions options;
    const auto readShare = [](std::string_view value, double& share) {
        return OptionReader::read(value, share) && share >= 0 && share <= 1;
    };
    const auto refused =
        OptionReader(optionText, centredBlockMethod).each([&](std::string_view key, std::string_view value) {
            return (key == "share" && readShare(value, options.share)) ||
                   (key == "offset" && readShare(value, options.offset));
        });
    if (refused)
        return *refused;
    Method method{std::string(name), false, {}, {}};
    method.wantsBoxes = true;
    method.run = [options](const FilterInput& input, const std::stop_token& stop) {
        return filterByCentredBlock(input, options, stop);
    };
    return method;
}

} // namespace

std::optional<Result<Method>> boxMethodNamed(std::string_view name)
{
    if (const auto text = optionsAfter(name, centreWeightMethod))
        return centreWeightNamed(name, *text);
    if (const auto text = optionsAfter(name, centredBlockMethod))
        return centredBlockNamed(name, *text);
    return std::nullopt;
}

} // namespace tagseam
