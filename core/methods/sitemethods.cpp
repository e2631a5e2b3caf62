// SPDX-License-Identifier: MIT
// The methods that learn from the pages of a site, found by their names.
#include "core/methods/sitemethods.h"

#include "core/methods/blockentropy/blockentropy.h"
#include "core/methods/optionreader.h"
#include "core/methods/pagelets/pagelettemplates.h"
#include "core/methods/sitestyletree/sstfilter.h"

#include <memory>
#include <utility>

namespace tagseam {

namespace {

struct SstOptions {
    StyleTreeOptions build;
    MeasureOptions measure;
    double threshold = usualThreshold;

    bool take(std::string_view key, std::string_view value)
    {
        const auto readAtLeastOne = [&](std::uint32_t& count) {
            return OptionReader::read(value, count) && count > 0;
        };
        const auto readShare = [&](double& share) {
            return OptionReader::read(value, share) && share >= 0 && share <= 1;
        };
        return (key == "threshold" && readShare(threshold)) ||
               (key == "epsilon" && readShare(measure.localNoiseBelow)) ||
               (key == "fewest-pages" && readAtLeastOne(measure.fewestPages)) ||
               (key == "local-noise" && OptionReader::read(value, localNoiseNames, measure.localNoise)) ||
               (key == "merge" && OptionReader::read(value, measure.mergesSimilar)) ||
               (key == "probability" &&
                OptionReader::read(value, featureProbabilityNames, measure.probability)) ||
               (key == "attributes" && OptionReader::read(value, displayAttributeNames, build.attributes)) ||
               (key == "leaves" && OptionReader::read(value, leafNodeNames, build.leaves));
    }
};

Filter finished(SiteStyleTree site, const SstOptions& options, const std::stop_token& learning)
{
    // Shared by the copies that std::function makes of itself.
    const auto filter =
        std::make_shared<const SstFilter>(std::move(site), options.measure, options.threshold, learning);
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

SiteLearner sstLearner(const SstOptions& options)
{
    const auto site = std::make_shared<SiteStyleTree>();
    site->options = options.build;
    return {
        [site](const Document& page) { grow(*site, page); },
        [site, options](const std::stop_token& stop) { return finished(std::move(*site), options, stop); }};
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

Filter finished(EntropySite learnt)
{
    const auto site = std::make_shared<const EntropySite>(std::move(learnt));
    return [site, threshold = site->threshold()](const FilterInput& input, const std::stop_token& stop) {
        return removeRedundantBlocks(input, *site, threshold, stop);
    };
}

SiteLearner entropyLearner(const BlockEntropyOptions& options)
{
    const auto site = std::make_shared<EntropySite>(options);
    return {[site](const Document& page) { site->add(page); },
            [site](const std::stop_token& stop) {
                return stop.stop_requested() ? Filter() : finished(std::move(*site));
            }};
}

bool takeOption(BlockEntropyOptions& options, std::string_view key, std::string_view value)
{
    if (key == "blocks")
        return OptionReader::read(value, blockElementNames, options.blocks);
    if (key != "threshold")
        return false;
    if (value == "greedy") {
        options.threshold.reset();
        return true;
    }
    double& threshold = options.threshold.emplace();
    return OptionReader::read(value, threshold) && threshold >= 0 && threshold <= 1;
}

} // namespace

std::optional<Result<Method>> siteMethodNamed(std::string_view name)
{
    Method method{std::string(name), false, {}, {}};
    if (const auto text = optionsAfter(name, sstMethod)) {
        SstOptions options;
        if (const auto error =
                OptionReader(*text, sstMethod).each([&](std::string_view key, std::string_view value) {
                    return options.take(key, value);
                }))
            return *error;
        method.beginSite = [options] { return sstLearner(options); };
        return method;
    }
    if (const auto text = optionsAfter(name, pageletsMethod)) {
        PageletOptions options;
        if (const auto error =
                OptionReader(*text, pageletsMethod).each([&](std::string_view key, std::string_view value) {
                    std::uint32_t* count = key == "k"        ? &options.fewestLinks
                                           : key == "window" ? &options.window
                                                             : nullptr;
                    return count != nullptr && OptionReader::read(value, *count) && *count > 0;
                }))
            return *error;
        method.beginSite = [options] { return pageletLearner(options); };
        return method;
    }
    if (const auto text = optionsAfter(name, blockEntropyMethod)) {
        BlockEntropyOptions options;
        if (const auto error = OptionReader(*text, blockEntropyMethod)
                                   .each([&](std::string_view key, std::string_view value) {
                                       return takeOption(options, key, value);
                                   }))
            return *error;
        method.beginSite = [options] { return entropyLearner(options); };
        return method;
    }
    return std::nullopt;
}

} // namespace tagseam
