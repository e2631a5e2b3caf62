// SPDX-License-Identifier: MIT
// Finds why content detection keeps a node, or prunes it.
#pragma once

#include "core/methods/content/content.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tagseam {

enum class ContentStatus : std::uint8_t { Kept, AncestorOfKept, Pruned };
/// "kept", "ancestor-of-kept", "pruned".
std::string_view name(ContentStatus status);

/// A figure of a block, and the points that its step has.
struct FigureReason {
    BlockFigure figure;
    double value = 0;
    double points = 0;
    /// The step: values from `from` up to below `to`, infinite at the ends.
    double from = 0;
    double to = 0;
};
/// Returns the points of all figures, those with most weight first, whatever their sign. O(figures).
std::vector<FigureReason> figureReasons(const BlockModel& model, const BlockFigures& figures);

/// A class word around a block, and its points within BlockFigure::ClassWords.
struct WordReason {
    std::string word;
    double points = 0;
};
/// Returns the known words of an element and its ancestors, those with most weight first.
std::vector<WordReason> wordReasons(const BlockModel& model, const Document& page, NodeId element);

struct ExplainedContent {
    const MainContent& content; ///< the result that is explained
    NodeId node = noNode;
    ContentStatus status = ContentStatus::Pruned;
    std::vector<ContentKind> keptBy; ///< the answers that would keep the node or its block, without None
    /// The block that the node is a part of, or the only one that it contains; index into PageTexts::blocks.
    std::optional<std::uint32_t> block;
    Unseen unseen = Unseen::No; ///< why a reader does not see its texts: reasonOfTexts()
    bool isHeadline = false;    ///< the block is the heading of the answer: MainContent::headline
    /// The expected F1, as ScoredBlocks::expectedF1, if the block were kept or pruned otherwise; 0 without a
    /// block.
    double expectedOtherwise = 0;
};

/// Explains a node. O(nodes).
ExplainedContent explainContent(const Document& page, const MainContent& content, NodeId node);

} // namespace tagseam
