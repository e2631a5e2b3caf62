// SPDX-License-Identifier: MIT
// The model of blocks: figures -> points, probabilities and the choice.
#include "core/methods/content/blockmodel.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numeric>
#include <utility>

namespace tagseam {

namespace {

double probabilityOf(double points)
{
    return 1 / (1 + std::exp(-points));
}

// 2 sum(kept n q) / (sum(kept n) + sum(n q)).
double ratio(double likelyKept, double kept, double likely)
{
    return kept + likely > 0 ? 2 * likelyKept / (kept + likely) : 0;
}

void keepBest(ScoredBlocks& scored, const PageTexts& texts)
{
    std::vector<std::size_t> order(scored.blocks.size());
    std::iota(order.begin(), order.end(), 0U);
    std::ranges::stable_sort(order, std::ranges::greater{},
                             [&](std::size_t block) { return scored.blocks[block].probability; });
    double likely = 0;
    for (std::size_t i = 0; i < order.size(); ++i)
        likely += texts.blocks[i].words * scored.blocks[i].probability;
    double kept = 0;
    double likelyKept = 0;
    std::size_t best = 0;
    for (std::size_t i = 0; i < order.size(); ++i) {
        const double words = texts.blocks[order[i]].words;
        kept += words;
        likelyKept += words * scored.blocks[order[i]].probability;
        if (const double expected = ratio(likelyKept, kept, likely); expected > scored.expectedF1) {
            scored.expectedF1 = expected;
            best = i + 1;
        }
    }
    for (std::size_t i = 0; i < best; ++i)
        scored.blocks[order[i]].isKept = true;
    scored.threshold = scored.expectedF1 / 2;
}

void addPoints(std::vector<ScoredBlock>& blocks, std::span<const FigureTable> tables)
{
    for (ScoredBlock& block : blocks) {
        for (const FigureTable& table : tables)
            block.points += table.points[table.stepOf(valueOf(block.figures, table.figure))];
        block.probability = probabilityOf(block.points);
    }
}

// The blocks on one path: sums over their words, and the two highest probabilities.
struct PathSums {
    double words = 0;
    double likely = 0;
    std::size_t best = 0; // block
    double first = -1;
    double second = -1;
};

// Measures the context of each block from the probabilities of the first pass.
void addContext(std::vector<ScoredBlock>& blocks, const PageTexts& texts)
{
    std::vector<PathSums> paths;
    for (std::size_t i = 0; i < blocks.size(); ++i) {
        paths.resize(std::max<std::size_t>(paths.size(), blocks[i].path + 1));
        PathSums& path = paths[blocks[i].path];
        path.words += texts.blocks[i].words;
        path.likely += texts.blocks[i].words * blocks[i].probability;
        path.second = std::max(path.second, std::min(path.first, blocks[i].probability));
        if (blocks[i].probability > path.first) {
            path.first = blocks[i].probability;
            path.best = i;
        }
    }
    for (std::size_t i = 0; i < blocks.size(); ++i) {
        const PathSums& path = paths[blocks[i].path];
        const double words = texts.blocks[i].words;
        const auto set = [&](BlockFigure figure, double value) {
            blocks[i].figures[static_cast<std::size_t>(figure)] = static_cast<float>(value);
        };
        const double others = path.words - words;
        set(BlockFigure::PathProbability,
            others > 0 ? (path.likely - words * blocks[i].probability) / others : -1);
        set(BlockFigure::PathBest, path.best == i ? path.second : path.first);
    }
}

} // namespace

std::size_t FigureTable::stepOf(float value) const
{
    return static_cast<std::size_t>(std::ranges::upper_bound(edges, value) - edges.begin());
}

double BlockModel::pointsOf(std::string_view word) const
{
    const auto found = std::ranges::lower_bound(words, word, {}, &ClassWord::word);
    return found != words.end() && found->word == word ? found->points : 0;
}

ScoredBlocks scoreBlocks(const BlockModel& model, const PageTexts& texts, const FiguredBlocks& blocks)
{
    ScoredBlocks scored;
    scored.blocks.resize(blocks.figures.size());
    for (std::size_t i = 0; i < scored.blocks.size(); ++i) {
        scored.blocks[i].figures = blocks.figures[i];
        scored.blocks[i].path = blocks.paths[i];
        scored.blocks[i].points = model.base;
    }
    addPoints(scored.blocks, model.figures);
    addContext(scored.blocks, texts);
    addPoints(scored.blocks, model.context);
    keepBest(scored, texts);
    return scored;
}

double expectedF1Of(const ScoredBlocks& scored, const PageTexts& texts, const std::vector<bool>& isKept)
{
    double likely = 0;
    double kept = 0;
    double likelyKept = 0;
    for (std::size_t i = 0; i < scored.blocks.size(); ++i) {
        const double words = texts.blocks[i].words * scored.blocks[i].probability;
        likely += words;
        if (!isKept[i])
            continue;
        kept += texts.blocks[i].words;
        likelyKept += words;
    }
    return ratio(likelyKept, kept, likely);
}

double calibrated(const BlockModel& model, double expectedF1)
{
    const std::span<const Calibration> rows = model.calibration;
    const auto above = std::ranges::lower_bound(
        rows, expectedF1, {}, [](const Calibration& row) { return static_cast<double>(row.expected); });
    if (above == rows.begin())
        return rows.front().measured;
    if (above == rows.end())
        return rows.back().measured;
    const auto below = above - 1;
    const double part = (expectedF1 - below->expected) / (above->expected - below->expected);
    return below->measured + part * (above->measured - below->measured);
}

} // namespace tagseam
