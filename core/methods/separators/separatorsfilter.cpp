// SPDX-License-Identifier: MIT
// The result of content detection -> the kept nodes of the page, with reasons.
#include "core/base/translate.h"
#include "core/methods/separators/candidatestatus.h"
#include "core/methods/separators/separators.h"
#include "core/tps/prune.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>
#include <utility>

namespace tagseam {

std::vector<NodeId> rootsOf(const Document& page, const TagPathSequence& sequence, Region siblings)
{
    std::vector<NodeId> roots;
    for (std::uint32_t at = siblings.begin.value; at < siblings.end.value; ++at) {
        const NodeId node = sequence.nodes[at];
        if (roots.empty() || page.subtreeEnd(roots.back()) <= node)
            roots.push_back(node);
    }
    return roots;
}

std::vector<Region> keptRegions(const SeparatedPage& page)
{
    std::vector<Region> regions;
    regions.reserve(page.regions.size());
    for (const std::uint32_t index : page.regions)
        regions.push_back(page.candidates[index].span());
    std::ranges::sort(regions, {}, &Region::begin);
    return regions;
}

namespace {

bool isKept(CandidateStatus status)
{
    return status == CandidateStatus::Main || status == CandidateStatus::Like;
}

// Returns the regions restricted to the present nodes; without regions all of these.
KeepMask maskOf(const FilterInput& input, const TagPathSequence& sequence, const std::vector<Region>& regions)
{
    const std::array whole{NodeId{0}};
    KeepMask kept = keepSubtrees(input.page, whole, input.within);
    if (regions.empty())
        return kept;
    const KeepMask ofPage = pruneToRegions(input.page, sequence, regions);
    for (std::size_t node = 0; node < ofPage.size(); ++node)
        kept[node] = kept[node] && ofPage[node];
    return kept;
}

} // namespace

FilterResult filterBySeparators(const FilterInput& input, const SeparatorOptions& options,
                                const std::stop_token& stop)
{
    const SeparatedPage separated = separateRecords(input.page, options, input.within, stop);
    FilterResult result;
    result.isStopped = separated.isStopped;
    const std::vector<CandidateStatus> statuses = candidateStatuses(separated);
    for (std::uint32_t i = 0; i < separated.candidates.size(); ++i) {
        const RecordRegion& candidate = separated.candidates[i];
        if (statuses[i] == CandidateStatus::SamePlace)
            continue;
        FilterDecision decision{
            {}, isKept(statuses[i]) || separated.regions.empty(), name(statuses[i]), candidate.score};
        for (const Region record : candidate.records) {
            std::vector<NodeId> roots = rootsOf(input.page, separated.sequence, record);
            decision.nodes.insert(decision.nodes.end(), roots.begin(), roots.end());
            if (isKept(statuses[i]))
                result.records.push_back({std::move(roots)});
        }
        result.decisions.push_back(std::move(decision));
    }
    std::ranges::sort(result.records, {}, [](const DataRecord& record) { return record.nodes.front(); });
    result.kept = maskOf(input, separated.sequence, keptRegions(separated));
    return result;
}

namespace {

constexpr std::array<std::string_view, 5> labelAttributesNames{"none", "class", "class+style", "presentation",
                                                               "computed"}; // indexed by LabelAttributes

constexpr std::array<MethodOption, 1> separatorsOptions{
    option<SeparatorOptions>("label-attributes", labelAttributesWords, "none",
                             "attributes that belong to a label", [](auto& options, std::string_view value) {
                                 return readName(value, labelAttributesNames, options.path.style);
                             })};

constexpr std::array<MethodReason, 4> separatorsReasons{{
    {"main-region", "the list of records with the highest score; figure: its score, 0 to 1"},
    {"like-region", "a list elsewhere with the same score; figure: its score"},
    {"weaker", "a list elsewhere with a lower score; figure: its score"},
    {"no-records", "no list has enough evidence, and the whole page is kept; figure: its score"},
}};

Result<Method> makeSeparators(const MethodEntry& self, std::string_view text, const Setup& /*base*/)
{
    const Result<SeparatorOptions> options = optionsFrom<SeparatorOptions>(self, text);
    if (!options)
        return options.error();
    Method method;
    method.run = [options = *options](const FilterInput& input, const std::stop_token& stop) {
        return filterBySeparators(input, options, stop);
    };
    method.wantsComputedStyles = options->path.style == LabelAttributes::Computed;
    return method;
}

} // namespace

constinit const MethodEntry separatorsMethod{
    .name = "separators",
    .what = QT_TRANSLATE_NOOP("tagseam::MethodEntry",
                              "the lists of records of content detection, with the evidence for them"),
    .options = separatorsOptions,
    .reasons = separatorsReasons,
    .traits = {.findsRecords = true, .isPreset = true},
    .make = makeSeparators};

} // namespace tagseam
