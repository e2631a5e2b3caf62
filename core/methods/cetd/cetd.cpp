// SPDX-License-Identifier: MIT
// Document -> the subtrees with dense text: content extraction via text density (Sun, Song and Liao, SIGIR
// 2011).
#include "core/methods/cetd/cetd.h"

#include "core/base/translate.h"

#include <algorithm>
#include <array>

namespace tagseam {

namespace {

// Returns for each element the element of its subtree with the largest density sum, of equal ones the first.
std::vector<std::uint32_t> largestSums(std::span<const ElementDensity> elements)
{
    std::vector<std::uint32_t> largest(elements.size());
    for (auto at = static_cast<std::uint32_t>(elements.size()); at-- > 0;) {
        largest[at] = at;
        for (std::uint32_t child = at + 1; child < elements[at].end; child = elements[child].end) {
            if (elements[largest[child]].densitySum > elements[largest[at]].densitySum)
                largest[at] = largest[child];
        }
    }
    return largest;
}

bool hasText(std::span<const ElementDensity> elements)
{
    return !elements.empty() && elements.front().counts.characters > 0;
}

} // namespace

double densityThreshold(std::span<const ElementDensity> elements)
{
    const auto densest = static_cast<std::uint32_t>(
        std::ranges::max_element(elements, {}, &ElementDensity::density) - elements.begin());
    double threshold = elements.front().density;
    for (std::uint32_t at = 0; at != densest;) {
        std::uint32_t child = at + 1;
        while (elements[child].end <= densest)
            child = elements[child].end;
        at = child;
        threshold = std::min(threshold, elements[at].density);
    }
    return threshold;
}

std::vector<std::uint32_t> densestSubtrees(std::span<const ElementDensity> elements, double threshold)
{
    const std::vector<std::uint32_t> largest = largestSums(elements);
    std::vector<std::uint32_t> kept;
    for (std::uint32_t at = 0; at < elements.size(); ++at) {
        if (elements[at].density >= threshold)
            kept.push_back(largest[at]);
    }
    std::ranges::sort(kept);
    std::vector<std::uint32_t> outermost;
    for (const std::uint32_t at : kept) {
        if (outermost.empty() || at >= elements[outermost.back()].end)
            outermost.push_back(at);
    }
    return outermost;
}

FilterResult filterByCompositeDensity(const FilterInput& input, const std::stop_token& stop)
{
    const std::vector<ElementDensity> elements = elementDensities(input.page, input.within, stop);
    FilterResult result;
    std::vector<NodeId> roots;
    if (hasText(elements)) {
        for (const std::uint32_t at : densestSubtrees(elements, densityThreshold(elements))) {
            roots.push_back(elements[at].node);
            result.decisions.push_back({{elements[at].node}, true, "content", elements[at].densitySum});
        }
    }
    result.kept = keepSubtrees(input.page, roots, input.within);
    result.isStopped = stop.stop_requested();
    return result;
}

namespace {

constexpr std::array<MethodReason, 1> cetdReasons{{
    {"content", "the subtree with the largest density sum in a dense element; figure: the density sum"},
}};

FilterResult filterWithoutOptions(const FilterInput& input, NoOptions /*options*/,
                                  const std::stop_token& stop)
{
    return filterByCompositeDensity(input, stop);
}

} // namespace

constinit const MethodEntry cetdMethod{
    .name = "cetd",
    .what = QT_TRANSLATE_NOOP(
        "tagseam::MethodEntry",
        "subtrees with many characters for each tag, few in links (CETD: Sun, Song and Liao)"),
    .reasons = cetdReasons,
    .make = makeFilter<NoOptions, filterWithoutOptions>};

} // namespace tagseam
