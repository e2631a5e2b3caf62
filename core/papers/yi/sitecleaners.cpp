// SPDX-License-Identifier: MIT
// Pages of one site -> their texts after cleaning.
#include "core/papers/yi/sitecleaners.h"

#include "core/methods/sitestyletree/cleanpage.h"
#include "core/methods/sitestyletree/thresholds.h"
#include "core/papers/yi/bagofwords.h"
#include "core/papers/yi/draw.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace tagseam {

namespace {

// The measures refer to the learnt tree, so both stay in one place together.
struct LearntSite {
    SiteStyleTree site;
    MeasuredTree measured;
    Marks marks;
};

std::string cleanedText(const Document& page, const FilterResult& result)
{
    return keptText(EditedPage(page, result.textEdits).document(), &result.kept);
}

// Returns the indices of `most` of the pages, or of all, ascending.
std::vector<std::uint32_t> sampled(std::size_t pages, std::uint32_t most, std::uint64_t seed)
{
    const auto all = static_cast<std::uint32_t>(pages);
    std::vector<std::uint32_t> drawn = Draw(seed).distinct(std::min(all, most), all);
    std::ranges::sort(drawn);
    return drawn;
}

double pickedThreshold(std::span<const Document> site, const MeasuredTree& measured,
                       const StyleTreeCleaning& cleaning, const std::stop_token& stop)
{
    ThresholdSample sample(measured);
    for (const std::uint32_t page : sampled(site.size(), cleaning.inspected, cleaning.seed)) {
        if (stop.stop_requested())
            break;
        sample.add(site[page]);
    }
    return sample.separatingThreshold().value_or(usualThreshold);
}

} // namespace

SiteCleaner uncleaned()
{
    return [](std::span<const Document>, const std::stop_token&) -> PageCleaner {
        return {[](const Document& page, const std::stop_token&) { return keptText(page); }};
    };
}

SiteCleaner cleanedBy(Method method)
{
    return
        [by = std::move(method)](std::span<const Document> site, const std::stop_token& stop) -> PageCleaner {
            Filter filter = by.usesSite() ? by.learn(site, stop) : by.run;
            if (!filter)
                return {};
            return {[run = std::move(filter)](const Document& page, const std::stop_token& pageStop) {
                const FilterResult result = run({page, nullptr}, pageStop);
                return result.isStopped ? std::string() : cleanedText(page, result);
            }};
        };
}

SiteCleaner cleanedByStyleTree(const StyleTreeCleaning& cleaning)
{
    return [cleaning](std::span<const Document> site, const std::stop_token& stop) -> PageCleaner {
        // One for all copies of the function, which does not change it.
        const auto learnt = std::make_shared<LearntSite>();
        learnt->site.options = cleaning.build;
        for (const std::uint32_t page : sampled(site.size(), cleaning.samples, cleaning.seed)) {
            if (stop.stop_requested())
                return {};
            grow(learnt->site, site[page]);
        }
        learnt->measured = measure(learnt->site, cleaning.measure, stop);
        if (stop.stop_requested())
            return {};
        const double threshold = cleaning.threshold ? *cleaning.threshold
                                                    : pickedThreshold(site, learnt->measured, cleaning, stop);
        if (stop.stop_requested())
            return {};
        learnt->marks = markElements(learnt->measured, threshold);
        return {
            [tree = std::shared_ptr<const LearntSite>(learnt)](const Document& page, const std::stop_token&) {
                return cleanedText(page, cleanPage(page, tree->measured, tree->marks).result);
            },
            threshold};
    };
}

} // namespace tagseam
