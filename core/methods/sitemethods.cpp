// SPDX-License-Identifier: MIT
// The methods that learn from the pages of a site, found by their names.
#include "core/methods/sitemethods.h"

#include "core/methods/pagelets/pagelettemplates.h"
#include "core/methods/sitestyletree/sstfilter.h"
#include "core/methods/switches.h"

#include <memory>
#include <utility>

namespace tagseam {

namespace {

struct SstSwitches {
    StyleTreeOptions build;
    MeasureOptions measure;
    double threshold = usualThreshold;

    bool take(std::string_view key, std::string_view value)
    {
        const auto readAtLeastOne = [&](std::uint32_t& count) {
            return Switches::read(value, count) && count > 0;
        };
        const auto readShare = [&](double& share) {
            return Switches::read(value, share) && share >= 0 && share <= 1;
        };
        return (key == "threshold" && readShare(threshold)) ||
               (key == "epsilon" && readShare(measure.localNoiseBelow)) ||
               (key == "fewest-pages" && readAtLeastOne(measure.fewestPages)) ||
               (key == "local-noise" && Switches::read(value, localNoiseNames, measure.localNoise)) ||
               (key == "merge" && Switches::read(value, measure.mergesSimilar)) ||
               (key == "probability" &&
                Switches::read(value, featureProbabilityNames, measure.probability)) ||
               (key == "attributes" && Switches::read(value, displayAttributeNames, build.attributes)) ||
               (key == "leaves" && Switches::read(value, leafNodeNames, build.leaves));
    }
};

Filter finished(SiteStyleTree site, const SstSwitches& switches, const std::stop_token& learning)
{
    // Shared by the copies that std::function makes of itself.
    const auto filter =
        std::make_shared<const SstFilter>(std::move(site), switches.measure, switches.threshold, learning);
    if (learning.stop_requested())
        return {};
    return [filter](const FilterInput& input, const std::stop_token& stop) {
        FilterResult result = filter->clean(input.page, input.within);
        result.isStopped = stop.stop_requested();
        return result;
    };
}

Filter finished(PageletTemplates learnt)
{
    const auto templates = std::make_shared<const PageletTemplates>(std::move(learnt));
    return [templates](const FilterInput& input, const std::stop_token& stop) {
        FilterResult result = removeTemplates(input.page, *templates, input.within);
        result.isStopped = stop.stop_requested();
        return result;
    };
}

SiteLearner sstLearner(const SstSwitches& switches)
{
    const auto site = std::make_shared<SiteStyleTree>();
    site->options = switches.build;
    return {
        [site](const Document& page) { grow(*site, page); },
        [site, switches](const std::stop_token& stop) { return finished(std::move(*site), switches, stop); }};
}

SiteLearner pageletLearner(const PageletOptions& options)
{
    const auto templates = std::make_shared<PageletTemplates>();
    templates->options = options;
    return {[templates](const Document& page) { learn(*templates, page); },
            [templates](const std::stop_token& stop) {
                return stop.stop_requested() ? Filter() : finished(std::move(*templates));
            }};
}

} // namespace

std::optional<Result<Method>> siteMethodNamed(std::string_view name)
{
    Method method{std::string(name), false, {}, {}};
    if (const auto text = switchesAfter(name, sstMethod)) {
        SstSwitches switches;
        if (const auto error =
                Switches(*text, sstMethod).each([&](std::string_view key, std::string_view value) {
                    return switches.take(key, value);
                }))
            return *error;
        method.beginSite = [switches] { return sstLearner(switches); };
        return method;
    }
    if (const auto text = switchesAfter(name, pageletsMethod)) {
        PageletOptions options;
        if (const auto error =
                Switches(*text, pageletsMethod).each([&](std::string_view key, std::string_view value) {
                    std::uint32_t* count = key == "k"        ? &options.fewestLinks
                                           : key == "window" ? &options.window
                                                             : nullptr;
                    return count != nullptr && Switches::read(value, *count) && *count > 0;
                }))
            return *error;
        method.beginSite = [options] { return pageletLearner(options); };
        return method;
    }
    return std::nullopt;
}

} // namespace tagseam
