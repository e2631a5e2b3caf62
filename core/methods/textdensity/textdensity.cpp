// SPDX-License-Identifier: MIT
// Document -> its dense blocks of text (Kohlschuetter and Nejdl, CIKM 2008).
#include "core/methods/textdensity/textdensity.h"

#include "core/base/translate.h"
#include "core/methods/textdensity/blockfusion.h"
#include "core/methods/textdensity/wrappedtext.h"
#include "core/page/textblocks.h"

#include <algorithm>
#include <span>
#include <utility>
#include <vector>

namespace tagseam {

namespace {

std::vector<TextBlock> blocksOfBody(const FilterInput& input)
{
    return input.page.body() == noNode ? std::vector<TextBlock>() : textBlocks(input.page, input.within);
}

std::vector<WrappedText> wrappedTextsOf(const Document& page, std::span<const TextBlock> blocks,
                                        CountedLines lines, const std::stop_token& stop)
{
    std::vector<WrappedText> texts;
    texts.reserve(blocks.size());
    for (const TextBlock& block : blocks) {
        if (stop.stop_requested())
            break;
        texts.push_back(wrapText(textOf(page, block), lines));
    }
    return texts;
}

FilterDecision densityDecision(std::span<const TextBlock> blocks, const FusedBlock& fused, bool isContent)
{
    FilterDecision decision;
    for (const TextBlock& block : blocks.subspan(fused.begin, fused.end - fused.begin)) {
        for (const BlockText& text : block.texts)
            decision.nodes.push_back(text.node);
    }
    decision.figure = fused.text.density();
    decision.isKept = isContent;
    decision.reason = decision.isKept ? "dense" : "sparse";
    return decision;
}

} // namespace

FilterResult filterByTextDensity(const FilterInput& input, const TextDensityOptions& options,
                                 const std::stop_token& stop)
{
    const std::vector<TextBlock> blocks = blocksOfBody(input);
    const std::vector<WrappedText> texts = wrappedTextsOf(input.page, blocks, options.lines, stop);
    FilterResult result;
    const std::vector<FusedBlock> all = fuseBlocks(texts, options.fusion);
    const auto densest =
        std::ranges::max_element(all, {}, [](const FusedBlock& each) { return each.text.density(); });
    const bool isOne = options.content == DenseContent::Densest;
    if (!isOne)
        result.threshold = options.density;
    result.decisions.reserve(all.size());
    std::vector<NodeId> content;
    for (auto fused = all.begin(); fused != all.end(); ++fused) {
        FilterDecision decision = densityDecision(
            blocks, *fused, isOne ? fused == densest : fused->text.density() >= options.density);
        if (decision.isKept)
            content.insert(content.end(), decision.nodes.begin(), decision.nodes.end());
        result.decisions.push_back(std::move(decision));
    }
    result.kept = keepTexts(input.page, content, input.within);
    result.isStopped = stop.stop_requested();
    return result;
}

namespace {

constexpr std::array<MethodOption, 4> densityOptions{
    option<TextDensityOptions>(
        "fusion", shareWords, "0.38", "greatest relative difference of two densities that are fused",
        [](auto& options, std::string_view value) { return readShare(value, options.fusion); }),
    option<TextDensityOptions>(
        "density", amountWords, "10", "least density of content, in words for each line",
        [](auto& options, std::string_view value) { return readAmount(value, options.density); }),
    option<TextDensityOptions>("lines", "complete or all", "complete", "lines whose words are counted",
                               [](auto& options, std::string_view value) {
                                   return readName(value, countedLinesNames, options.lines);
                               }),
    option<TextDensityOptions>("content", "dense or densest", "dense",
                               "blocks that are content: of at least the least density, or the densest alone",
                               [](auto& options, std::string_view value) {
                                   return readName(value, denseContentNames, options.content);
                               })};

constexpr std::array<MethodReason, 2> densityReasons{{
    {"dense", "a fused block of at least the least density, or the densest; figure: its words for each line"},
    {"sparse", "a fused block of a lower density; figure: its words for each line"},
}};

} // namespace

constinit const MethodEntry textDensityMethod{
    .name = "text-density",
    .what = QT_TRANSLATE_NOOP("tagseam::MethodEntry",
                              "blocks with many words on a line (Kohlschütter and Nejdl)"),
    .options = densityOptions,
    .reasons = densityReasons,
    .make = makeFilter<TextDensityOptions, filterByTextDensity>};

} // namespace tagseam
