// SPDX-License-Identifier: MIT
// Document -> the large block in the middle of the rendered page.
#include "core/methods/centredblock/centredblock.h"

#include "core/base/translate.h"
#include "core/methods/pageboxes.h"
#include "core/page/bodywalk.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <string_view>
#include <vector>

namespace tagseam {

namespace {

struct LargeBlock {
    NodeId node;
    double share = 0; // share of the page's area
    bool isCentred = false;
};

// Returns the share of the page's area that the part of `box` on the page has.
double overlapOf(const Box& page, const Box& box)
{
    const double width = std::min(page.x + page.width, box.x + box.width) - std::max(page.x, box.x);
    const double height = std::min(page.y + page.height, box.y + box.height) - std::max(page.y, box.y);
    return std::max(width, 0.0) * std::max(height, 0.0) / areaOf(page);
}

double offsetOf(const Box& page, const Box& box)
{
    return std::abs(box.x + box.width / 2.0 - (page.x + page.width / 2.0)) / page.width;
}

std::vector<LargeBlock> largeBlocks(const FilterInput& input, const Box& page,
                                    const CentredBlockOptions& options, const std::stop_token& stop)
{
    std::vector<LargeBlock> blocks;
    walkBody(input.page, input.within, stop, [&](WalkEvent event, NodeId node) {
        if (event != WalkEvent::Start)
            return;
        const Box box = input.page.box(node);
        const double share = overlapOf(page, box);
        if (areaOf(box) > 0 && share >= options.share)
            blocks.push_back({node, share, offsetOf(page, box) <= options.offset});
    });
    return blocks;
}

// Returns the smallest centred block, of equal ones the last, which is the innermost.
std::optional<LargeBlock> mainBlock(const std::vector<LargeBlock>& blocks)
{
    std::optional<LargeBlock> main;
    for (const LargeBlock& block : blocks) {
        if (block.isCentred && (!main || block.share <= main->share))
            main = block;
    }
    return main;
}

} // namespace

FilterResult filterByCentredBlock(const FilterInput& input, const CentredBlockOptions& options,
                                  const std::stop_token& stop)
{
    const Document& document = input.page;
    const std::optional<Box> page = pageBox(document);
    FilterResult result = resultWithoutBoxes(input);
    result.isStopped = stop.stop_requested();
    if (!page)
        return result;
    result.threshold = options.share;
    const std::vector<LargeBlock> blocks = largeBlocks(input, *page, options, stop);
    const std::optional<LargeBlock> main = mainBlock(blocks);
    result.isStopped = stop.stop_requested();
    if (!main) {
        result.decisions.front().reason = "no-block";
        return result;
    }
    result.decisions.clear();
    result.decisions.reserve(blocks.size());
    for (const LargeBlock& block : blocks) {
        const bool isMain = block.node == main->node;
        const bool isInside = block.node > main->node && block.node < document.subtreeEnd(main->node);
        if (!isInside)
            result.decisions.push_back({{block.node},
                                        isMain,
                                        isMain            ? "main-block"
                                        : block.isCentred ? "larger-block"
                                                          : "off-centre",
                                        block.share,
                                        false});
    }
    result.kept = keepSubtrees(document, std::array{main->node}, input.within);
    return result;
}

namespace {

constexpr std::array<MethodOption, 2> blockOptions{
    option<CentredBlockOptions>(
        "share", shareWords, "0.4", "least share of the page's area",
        [](auto& options, std::string_view value) { return readShare(value, options.share); }),
    option<CentredBlockOptions>(
        "offset", shareWords, "0.1",
        "greatest horizontal distance of the two centres, as a share of the page's width",
        [](auto& options, std::string_view value) { return readShare(value, options.offset); })};

constexpr std::array<MethodReason, 5> blockReasons{{
    {"main-block", "the smallest large block in the middle; figure: its share of the page's area"},
    {"larger-block", "a larger block in the middle; figure: its share"},
    {"off-centre", "a large block that is not in the middle; figure: its share"},
    {"no-block", "no large block is in the middle, and the whole page is kept"},
    {"no-boxes", "the page was not rendered, and is kept completely"},
}};

} // namespace

constinit const MethodEntry centredBlockMethod{
    .name = "centred-block",
    .what =
        QT_TRANSLATE_NOOP("tagseam::MethodEntry",
                          "the large block in the middle of the rendered page (ViDE: Liu, Meng and Meng)"),
    .options = blockOptions,
    .reasons = blockReasons,
    .traits = {.wantsBoxes = true},
    .make = makeFilter<CentredBlockOptions, filterByCentredBlock>};

} // namespace tagseam
