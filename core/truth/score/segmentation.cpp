// SPDX-License-Identifier: MIT
// Segmentations of a page, and B-cubed.
#include "core/truth/score/segmentation.h"

#include <algorithm>
#include <map>
#include <string_view>
#include <tuple>
#include <utility>

namespace tagseam {

namespace {

struct EnclosingMark {
    NodeId root;
    NodeId end;
    std::uint32_t mark;
};

double squared(std::uint64_t number)
{
    return static_cast<double>(number) * static_cast<double>(number);
}

// One item of the contingency table: `weight` items that are in both segments.
struct Cell {
    std::uint32_t segment = 0;
    std::uint32_t truth = 0;
    std::uint64_t weight = 0;
};

// All items of a cell have the same value, so the sums are over cells: n_ij^2 / n_i. and n_ij^2 / n_.j
std::optional<BCubed> bCubed(std::vector<Cell> cells)
{
    std::ranges::sort(cells, {}, [](const Cell& cell) { return std::pair(cell.segment, cell.truth); });
    std::vector<Cell> merged;
    std::map<std::uint32_t, std::uint64_t> ofSegment;
    std::map<std::uint32_t, std::uint64_t> ofGroundTruth;
    std::uint64_t total = 0;
    for (const Cell& cell : cells) {
        if (!merged.empty() && merged.back().segment == cell.segment && merged.back().truth == cell.truth)
            merged.back().weight += cell.weight;
        else
            merged.push_back(cell);
        ofSegment[cell.segment] += cell.weight;
        ofGroundTruth[cell.truth] += cell.weight;
        total += cell.weight;
    }
    if (total == 0)
        return std::nullopt;
    BCubed result;
    for (const Cell& cell : merged) {
        if (cell.weight == 0)
            continue;
        result.precision += squared(cell.weight) / static_cast<double>(ofSegment[cell.segment]);
        result.recall += squared(cell.weight) / static_cast<double>(ofGroundTruth[cell.truth]);
    }
    result.precision /= static_cast<double>(total);
    result.recall /= static_cast<double>(total);
    result.f1 = 2 * result.precision * result.recall / (result.precision + result.recall);
    return result;
}

} // namespace

std::vector<std::uint32_t> innermostMarks(const Document& document, const ScoredNodes& scored,
                                          std::span<const Labelled> marks)
{
    std::vector<EnclosingMark> roots;
    std::vector<std::uint32_t> sizes(marks.size()); // scored nodes
    for (std::uint32_t mark = 0; mark < marks.size(); ++mark) {
        for (const ScoredRange& range : scoredRanges(document, scored, marks[mark].nodes))
            sizes[mark] += range.end - range.begin;
        for (const NodeId root : marks[mark].nodes)
            roots.push_back({root, document.subtreeEnd(root), mark});
    }
    // The mark pushed last is the innermost: among marks on one root the smallest, such as one record of a
    // run.
    std::ranges::sort(roots, {}, [&](const EnclosingMark& each) {
        return std::tuple(each.root, ~sizes[each.mark], each.mark);
    });

    std::vector<std::uint32_t> innermost;
    innermost.reserve(scored.nodes.size());
    std::vector<EnclosingMark> open; // each within the one before it
    auto next = roots.begin();
    for (const NodeId node : scored.nodes) {
        for (; next != roots.end() && next->root <= node; ++next) {
            while (!open.empty() && open.back().end <= next->root)
                open.pop_back();
            open.push_back(*next);
        }
        while (!open.empty() && open.back().end <= node)
            open.pop_back();
        innermost.push_back(open.empty() ? noMark : open.back().mark);
    }
    return innermost;
}

Segmentation segmentationOf(const Document& document, const ScoredNodes& scored,
                            std::span<const Labelled> marks, SegmentBy by)
{
    std::vector<std::uint32_t> numbers;
    std::map<std::string_view, std::uint32_t> numberOfLabel;
    for (const Labelled& each : marks) {
        const auto number = static_cast<std::uint32_t>(numberOfLabel.size() + 1);
        numbers.push_back(by == SegmentBy::Mark
                              ? static_cast<std::uint32_t>(numbers.size() + 1)
                              : numberOfLabel.try_emplace(each.label, number).first->second);
    }
    Segmentation segmentation = innermostMarks(document, scored, marks);
    for (std::uint32_t& segment : segmentation)
        segment = segment == noMark ? 0 : numbers[segment];
    return segmentation;
}

std::optional<BCubed> bCubedOfNodes(const Segmentation& segmentation, const Segmentation& truth)
{
    std::vector<Cell> cells;
    cells.reserve(segmentation.size());
    for (std::size_t i = 0; i < segmentation.size(); ++i)
        cells.push_back({segmentation[i], truth[i], 1});
    return bCubed(std::move(cells));
}

std::optional<BCubed> bCubedOfCharacters(const ScoredNodes& scored, const Segmentation& segmentation,
                                         const Segmentation& truth)
{
    std::vector<Cell> cells;
    cells.reserve(segmentation.size());
    for (std::size_t i = 0; i < segmentation.size(); ++i)
        cells.push_back({segmentation[i], truth[i], scored.characters[i]});
    return bCubed(std::move(cells));
}

} // namespace tagseam
