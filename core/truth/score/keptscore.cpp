// SPDX-License-Identifier: MIT
// Scores the kept nodes, and the results of all variants.
#include "core/truth/score/keptscore.h"

#include "core/truth/score/segmentation.h"

#include <algorithm>
#include <utility>

namespace tagseam {

KeptScore scoreKept(const Document& document, std::span<const Labelled> truth, const KeepMask& kept)
{
    const ScoredNodes scored = scoredNodes(document);
    KeptScore answer{scoreMask(document, scored, truth, kept), {}, {}};
    const bool hasContent = std::ranges::any_of(
        truth, [](const Labelled& each) { return each.label == label::main || each.label == label::record; });
    if (!hasContent)
        return answer;
    answer.wrong = wrongPlaces(document, scored, truth, kept);
    const std::vector<std::uint32_t> innermost = innermostMarks(document, scored, truth);
    answer.marks.reserve(answer.wrong.size());
    for (const MaskDifference& place : answer.wrong)
        answer.marks.push_back(innermost[scoredIndex(scored, place.node)]);
    return answer;
}

VariantAnswers scoreVariants(const Document& document, const Setup& base, std::span<const Labelled> truth,
                             std::vector<KeepMask> known, const std::stop_token& stop,
                             const std::function<void(std::size_t done, std::size_t total)>& tell)
{
    VariantAnswers answer{std::move(known), {}};
    for (std::size_t i = answer.masks.size(); i < variants.size(); ++i) {
        tell(i, variants.size());
        Setup setup = base;
        setup.search = variants[i].with(base.search);
        answer.masks.push_back(outcomeOf(document, setup, stop).mask);
        if (stop.stop_requested())
            return {};
    }
    const ScoredNodes scored = scoredNodes(document);
    for (const KeepMask& mask : answer.masks)
        answer.scores.push_back(scoreMask(document, scored, truth, mask));
    answer.scores.push_back(scoreMask(document, scored, truth, KeepMask(document.size(), true)));
    return answer;
}

} // namespace tagseam
