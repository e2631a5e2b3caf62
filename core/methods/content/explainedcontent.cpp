// SPDX-License-Identifier: MIT
// Finds why content detection keeps a node, or prunes it.
#include "core/methods/content/explainedcontent.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <limits>
#include <span>
#include <utility>

namespace tagseam {

namespace {

// Returns the block that belongs to the node: the only one within it, or the one that it is a part of.
std::optional<std::uint32_t> blockOf(const Document& page, const PageTexts& texts, NodeId node)
{
    std::optional<std::uint32_t> found;
    for (std::uint32_t i = 0; i < texts.blocks.size(); ++i) {
        const TextBlock& block = texts.blocks[i].block;
        const bool isPart = std::ranges::any_of(block.texts, [&](const BlockText& text) {
            return node <= text.node && text.node < page.subtreeEnd(node);
        });
        if (isPart && found)
            return std::nullopt;
        if (isPart)
            found = i;
    }
    return found;
}

bool isBesideBody(const Document& page, NodeId node)
{
    const NodeId body = page.body();
    return body != noNode && (page.subtreeEnd(node) <= body || node >= page.subtreeEnd(body));
}

} // namespace

std::vector<FigureReason> figureReasons(const BlockModel& model, const BlockFigures& figures)
{
    constexpr double infinity = std::numeric_limits<double>::infinity();
    std::vector<FigureReason> reasons;
    reasons.reserve(model.figures.size() + model.context.size());
    for (const std::span<const FigureTable> pass : {model.figures, model.context}) {
        for (const FigureTable& table : pass) {
            const float value = valueOf(figures, table.figure);
            const std::size_t step = table.stepOf(value);
            reasons.push_back({table.figure, value, table.points[step],
                               step == 0 ? -infinity : table.edges[step - 1],
                               step == table.edges.size() ? infinity : table.edges[step]});
        }
    }
    std::ranges::stable_sort(reasons, std::ranges::greater{},
                             [](const FigureReason& reason) { return std::abs(reason.points); });
    return reasons;
}

std::vector<WordReason> wordReasons(const BlockModel& model, const Document& page, NodeId element)
{
    std::vector<WordReason> reasons;
    for (std::string& word : classWordsOf(page, element)) {
        if (const double points = model.pointsOf(word); points != 0)
            reasons.push_back({std::move(word), points});
    }
    std::ranges::stable_sort(reasons, std::ranges::greater{},
                             [](const WordReason& reason) { return std::abs(reason.points); });
    return reasons;
}

std::string_view name(ContentStatus status)
{
    constexpr std::array<std::string_view, 3> names{"kept", "ancestor-of-kept", "pruned"};
    return names.at(static_cast<std::size_t>(status));
}

ExplainedContent explainContent(const Document& page, const MainContent& content, NodeId node)
{
    ExplainedContent explained{content, node, ContentStatus::Pruned, {}, {}};
    explained.unseen = reasonOfTexts(page, content.texts.readable, node);
    explained.block = blockOf(page, content.texts, node);
    // A headline is kept as a text: its element belongs to it.
    const TextBlock* own = explained.block ? &content.texts.blocks[*explained.block].block : nullptr;
    if (own != nullptr && node < own->container)
        own = nullptr; // a wrapper of the block
    const auto isIn = [&](const KeepMask& nodes) {
        return nodes[node.value] || (own != nullptr && nodes[own->first().value]);
    };
    if (isIn(content.nodes))
        explained.status = ContentStatus::Kept;
    else if (keptByContent(page, content)[node.value]) // nodes beside the body are kept, too
        explained.status = isBesideBody(page, node) ? ContentStatus::Kept : ContentStatus::AncestorOfKept;
    for (const ContentKind kind : {ContentKind::List, ContentKind::Text}) {
        if (isIn(placeOf(page, content, kind).nodes))
            explained.keptBy.push_back(kind);
    }
    if (explained.block) {
        std::vector<bool> isKept;
        isKept.reserve(content.scored.blocks.size());
        for (const ScoredBlock& block : content.scored.blocks)
            isKept.push_back(block.isKept);
        isKept[*explained.block].flip();
        explained.expectedOtherwise = expectedF1Of(content.scored, content.texts, isKept);
    }
    explained.isHeadline = explained.block && explained.block == content.headline;
    return explained;
}

} // namespace tagseam
