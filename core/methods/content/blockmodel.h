// SPDX-License-Identifier: MIT
// The model of blocks: an additive model that makes points for main content from the figures of a block. Its
// tables are data (resources/content/blocks.txt), which tests/train fits.
#pragma once

#include "core/methods/content/blockfigures.h"

#include <array>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace tagseam {

/// The points of a figure: a step function. points[i] holds for values from edges[i - 1] (minus infinity for
/// the first) up to below edges[i] (infinity for the last).
struct FigureTable {
    BlockFigure figure;
    std::span<const float> edges;  ///< ascending
    std::span<const float> points; ///< one more than edges
    /// Returns the number of the step, an index into points. O(log steps).
    std::size_t stepOf(float value) const;
};

/// The points that a word of a class attribute adds to BlockFigure::ClassWords.
struct ClassWord {
    std::string_view word;
    float points;
};

/// The expected F1 that the probabilities give, and the mean F1 of the pages on which they gave it.
struct Calibration {
    float expected;
    float measured;
};

/// The weights of the figures of a page (KindFigure) for a kind, or for a list; the first is the offset.
using KindRow = std::array<double, 27>;

struct BlockModel {
    float base;                               ///< points of each block
    std::span<const FigureTable> figures;     ///< the first pass
    std::span<const FigureTable> context;     ///< the second pass
    std::span<const ClassWord> words;         ///< in the order of std::string_view
    std::span<const Calibration> calibration; ///< ascending
    std::span<const KindRow> rows;            ///< indexed by PageKind, and one for a list at the end
    /// Returns the points of a word; 0 for one that is not in the table. O(log words).
    double pointsOf(std::string_view word) const;
};

/// The model of resources/content/blocks.txt.
extern const BlockModel learnedModel;
/// The same without class words: no word of any language is known (resources/content/structure.txt).
extern const BlockModel structuralModel;

/// A block with its points for main content: the logarithm of the odds that it belongs to it.
struct ScoredBlock {
    BlockFigures figures{};
    std::uint32_t path = 0; ///< FiguredBlocks::paths
    double points = 0;      ///< the sum of both passes
    double probability = 0; ///< the probability that the points give, 0 to 1
    bool isKept = false;
};

/// Blocks and the choice among them.
struct ScoredBlocks {
    std::vector<ScoredBlock> blocks; ///< indexed as PageTexts::blocks
    /// The expected F1 of the words of the kept blocks, as the probabilities give it; 0 without words.
    double expectedF1 = 0;
    /// Blocks of at least this probability are kept: half the expected F1.
    double threshold = 0;
};

/// Scores the blocks in two passes, by their own figures and by those of their context, and keeps the set
/// with the highest expected F1, 2 sum(kept n q) / (sum(kept n) + sum(n q)) for n words and the probability q
/// of a block: those with the highest probabilities. O(n log n).
ScoredBlocks scoreBlocks(const BlockModel& model, const PageTexts& texts, const FiguredBlocks& blocks);

/// Returns the expected F1 of any set of blocks, as above. O(blocks).
double expectedF1Of(const ScoredBlocks& scored, const PageTexts& texts, const std::vector<bool>& isKept);

/// Returns the mean F1 of pages with this expected F1, interpolated.
double calibrated(const BlockModel& model, double expectedF1);

} // namespace tagseam
