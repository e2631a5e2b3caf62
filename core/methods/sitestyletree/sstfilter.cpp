// SPDX-License-Identifier: MIT
// A learnt site style tree as a filter.
#include "core/methods/sitestyletree/sstfilter.h"

#include "core/base/translate.h"
#include "core/methods/sitestyletree/nodereason.h"

#include <array>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>

namespace tagseam {

namespace {

// Returns the figure of the deciding element node that was compared with the threshold.
std::optional<double> figureOf(const NodeReason& reason)
{
    if (reason.status == MapStatus::Possibly)
        return std::nullopt;
    return reason.deciding.mark == ElementMark::Neither ? reason.deciding.importance.content
                                                        : reason.deciding.noisyFrom;
}

std::string_view nameOf(MapStatus status)
{
    return status == MapStatus::Noisy ? "noisy" : status == MapStatus::Meaningful ? "meaningful" : "possibly";
}

// True if the status was decided at this node, not above.
bool isSettledAt(const Document& page, NodeId node, const NodeReason& reason)
{
    const bool isSettled = reason.status == MapStatus::Noisy || reason.status == MapStatus::Meaningful ||
                           reason.status == MapStatus::Possibly;
    return isSettled && (reason.decider == node || (reason.decider == noNode && node == page.body()));
}

} // namespace

FilterResult cleanByTree(const Document& page, const MeasuredTree& measured, const Marks& marks,
                         const KeepMask* within)
{
    CleanedPage cleaned = cleanPage(page, measured, marks, within);
    std::vector<FilterDecision> decisions;
    KeepMask isThere(page.size(), true);
    for (NodeId node{1}; node.value < page.size(); ++node.value) {
        const NodeId parent = page.parent(node);
        isThere[node.value] = isThere[parent.value] && (within == nullptr || (*within)[node.value]);
        if (!isThere[node.value])
            continue;
        const NodeReason reason = reasonOf(cleaned, measured, marks, node);
        if (isSettledAt(page, node, reason))
            decisions.push_back(
                {{node}, reason.status != MapStatus::Noisy, nameOf(reason.status), figureOf(reason)});
        const bool isTop =
            cleaned.statuses[parent.value] != MapStatus::Meaningful || cleaned.result.kept[parent.value];
        if (reason.isLocalNoise && isTop)
            decisions.push_back({{node}, false, "local-noise", {}});
    }
    cleaned.result.decisions = std::move(decisions);
    cleaned.result.threshold = marks.threshold;
    cleaned.result.fit = fitOf(cleaned.mapping);
    return std::move(cleaned.result);
}

namespace {

struct SstMethodOptions {
    StyleTreeOptions build;
    MeasureOptions measure;
    double threshold = usualThreshold;
};

constexpr std::array<MethodOption, 8> treeOptions{
    option<SstMethodOptions>(
        "threshold", shareWords, "0.1", "greatest composite importance of noise",
        [](auto& options, std::string_view value) { return readShare(value, options.threshold); }),
    option<SstMethodOptions>(
        "fewest-pages", countWords, "2", "element nodes of fewer pages are as important as those of one page",
        [](auto& options, std::string_view value) { return readCount(value, options.measure.fewestPages); }),
    option<SstMethodOptions>("local-noise", "off, common or printed", "common",
                             "words of meaningful texts that are removed: those on all pages",
                             [](auto& options, std::string_view value) {
                                 return readName(value, localNoiseNames, options.measure.localNoise);
                             }),
    option<SstMethodOptions>("epsilon", shareWords, "0.01", "figure below which a word is locally noisy",
                             [](auto& options, std::string_view value) {
                                 return readShare(value, options.measure.localNoiseBelow);
                             }),
    option<SstMethodOptions>("merge", yesOrNoWords, "yes",
                             "treat element nodes of equal content in two style nodes as one",
                             [](auto& options, std::string_view value) {
                                 return readYesOrNo(value, options.measure.mergesSimilar);
                             }),
    option<SstMethodOptions>("probability", "occurrences or presence", "occurrences",
                             "of a word on a page: by its occurrences, or equal",
                             [](auto& options, std::string_view value) {
                                 return readName(value, featureProbabilityNames, options.measure.probability);
                             }),
    option<SstMethodOptions>("attributes", "none, presentational or class", "class",
                             "attributes that belong to an element node",
                             [](auto& options, std::string_view value) {
                                 return readName(value, displayAttributeNames, options.build.attributes);
                             }),
    option<SstMethodOptions>("leaves", "texts, text-parents or tag-parents", "tag-parents",
                             "leaves of the tree", [](auto& options, std::string_view value) {
                                 return readName(value, leafNodeNames, options.build.leaves);
                             })};

constexpr std::array<MethodReason, 4> treeReasons{{
    {"noisy",
     "the node and all nodes in it are at most the threshold; figure: the greatest composite importance"},
    {"meaningful", "no element node in it is noisy; figure: the same"},
    {"possibly", "the tree has no such style node, and the node is kept"},
    {"local-noise", "all words of the text, or the image, are on all pages"},
}};

Filter finishedTree(SiteStyleTree site, const SstMethodOptions& options, const std::stop_token& learning)
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

SiteLearner sstLearner(const SstMethodOptions& options)
{
    const auto site = std::make_shared<SiteStyleTree>();
    site->options = options.build;
    return {[site](const Document& page) { grow(*site, page); },
            [site, options](const std::stop_token& stop) {
                return finishedTree(std::move(*site), options, stop);
            }};
}

Result<Method> makeSst(const MethodEntry& self, std::string_view text, const Setup& /*base*/)
{
    const Result<SstMethodOptions> options = optionsFrom<SstMethodOptions>(self, text);
    if (!options)
        return options.error();
    return Method{.beginSite = [options = *options] { return sstLearner(options); }};
}

} // namespace

constinit const MethodEntry sstMethod{
    .name = "sst",
    .what = QT_TRANSLATE_NOOP("tagseam::MethodEntry",
                              "site style tree, learnt from the pages of a site (Yi, Liu and Li)"),
    .options = treeOptions,
    .reasons = treeReasons,
    .traits = {.usesSite = true},
    .ofOnePage =
        "all of it counts as meaningful, for with one page the composite importance of everything is 1",
    .make = makeSst};

} // namespace tagseam
