// SPDX-License-Identifier: MIT
// Puts the page into one of the dissertation's classes (section 4.5), with the evidence for it.
#pragma once

#include "core/explain/blocking.h"
#include "core/explain/detectedcontent.h"
#include "core/explain/regiontree.h"
#include "core/explain/setup.h"
#include "core/explain/subtrees.h"
#include "core/explain/whatifs.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

namespace tagseam {

enum class PageClass : std::uint8_t {
    Empty,         ///< no body, or fewer than two positions: nothing to split
    Homogeneous,   ///< the template has the same form everywhere: little can be split off (situation 1)
    Heterogeneous, ///< the main content is in several regions, only one of which is kept (situation 2)
    SmallMain,     ///< the main region is smaller than another region, which was returned (situation 3)
    MuchElse,      ///< the content is kept, and at least a quarter of the kept nodes is not content
    WellSplit,
};

/// One region of the segmentation with its weight.
struct WeighedRegion {
    std::uint32_t part = 0;    ///< index into RegionTree::parts
    double positions = 0;      ///< share of the sequence's positions, 0 to 1
    double text = 0;           ///< share of the letters of the page's long texts (see longText), 0 to 1
    std::uint32_t letters = 0; ///< number of these letters
    double content = 0;        ///< share of the content; 0 when it is unknown
};

struct Diagnosis {
    PageClass pageClass = PageClass::Empty;
    /// The clarity of the case: 0 (on the border to another class) to 1. Without marked content: from `sure`
    /// on the class was right in 94 of 100 cases, below in 79 (73 real pages, six settings each).
    double certainty = 0;
    static constexpr double sure = 0.5;
    bool isMarked = false; ///< judged from marked content
    /// The kind of the content that content detection finds: records that the blocks do not speak against,
    /// when they are more probably right than wrong; else its answer when that is sure; else nothing. Without
    /// marked content the page is judged from it (see hasContent()). For ContentKind::None, without a kind,
    /// and where nearly the whole page is kept and the kind is not nearly certain, the class is guessed from
    /// the long texts.
    std::optional<ContentKind> kind;
    double kindConfidence = 0; ///< confidence of these records, or of this answer, 0 to 1
    double keptPositions = 0;  ///< the main region's share of the positions, 0 to 1
    double keptText = 0;       ///< its share of the letters of long texts
    double keptContent = 0;    ///< its share of the positions of the content; 0 when it is unknown
    /// The runs of positions of the content, marked or found, ascending; empty when it is unknown.
    std::vector<Region> content;
    double keptElse = 0; ///< share of the main region that is not `content`; 0 when that is empty
    /// For MuchElse and Homogeneous: the largest parts of the main region that are not `content`, the largest
    /// first; at most 5.
    std::vector<Subtrees> others;
    RegionTree tree;
    std::vector<WeighedRegion> regions; ///< the regions with most content (or, when it is unknown, text)
                                        ///< first; at most 12, always including the main region
    /// For Homogeneous: the gap with the fewest blocking symbols among those with at least a tenth of the
    /// main region on both sides, and these symbols: the first ones to make different, for example with
    /// classes. The level's region is empty for a main region of one position.
    BlockingSymbols blocking;
    /// Complement of SmallMain and Heterogeneous where the main region has less than half of the content.
    Keep advised = Keep::Region;
    /// For Heterogeneous: the fewest regions that hold nine tenths of the content together, in the order of
    /// the page.
    std::vector<std::uint32_t> several;
    /// The largest part of the content that was pruned, if less than half of the content is kept.
    std::optional<Subtrees> lost;
    bool isStopped = false; ///< the rest of the result is invalid
    /// True if it is nearly certain that the page has no content: then there is nothing to advise.
    bool isWithoutContent() const
    {
        return !isMarked && kind == ContentKind::None && kindConfidence >= certainContent;
    }
    static constexpr double certainContent = 0.90;
    /// True if the content is known: marked, or found by content detection.
    bool hasContent() const { return !content.empty(); }
    /// True if the page was guessed to be well split, though more than half of the long texts are elsewhere.
    bool isDoubtful() const { return pageClass == PageClass::WellSplit && !hasContent() && keptText < 0.5; }
    /// True if the search fails, or may fail: then alternatives such as content detection should be tried.
    bool isFailing() const
    {
        return pageClass == PageClass::Homogeneous || pageClass == PageClass::Heterogeneous ||
               pageClass == PageClass::SmallMain || pageClass == PageClass::MuchElse || isDoubtful();
    }
};

/// Diagnoses a page. `outcome` is the outcome of `setup`; the main region is judged, whether the setup keeps
/// the region or the complement. `content`: roots of the subtrees that are the content; empty (or at no
/// position) when it is unknown. Then `detected`, the result of detectedContentOf() with `setup`, stands for
/// it if it is more probably right than wrong, else the long texts, which is a guess. On 73 real pages this
/// class agrees with the class from the content on 90 of 100 ("well split" for all would be right on 47);
/// it found 5 of the 6 pages that lost their content, and 2 others.
/// Cost: segmentWhole(), and O(nodes + bytes of the texts).
Diagnosis diagnose(const Document& document, const Outcome& outcome, const Setup& setup,
                   const std::vector<NodeId>& content = {}, const DetectedContent* detected = nullptr,
                   const std::stop_token& stop = {});

/// Returns one bit for each node: whether it is content; nothing where the content is unknown. O(nodes).
KeepMask contentNodes(const Document& document, const TagPathSequence& sequence, const Diagnosis& diagnosis);

/// The changes that would mend a page.
struct Remedies {
    std::vector<WhatIfs> removals; ///< for each of Diagnosis::others, changes that remove it
    WhatIfs recovery;              ///< changes that keep Diagnosis::lost; nothing was tried without it
};

/// Returns the changes that would remove what is not content, when the main region is kept (whatever `setup`
/// keeps), and those that would keep the content that was lost. Cost: up to 200 searches for each part that
/// is to be removed, fewer on pages of more than 3,000 positions; usualRuns() for the content.
Remedies remediesOf(const Document& document, const TagPathSequence& sequence, const Setup& setup,
                    const Diagnosis& diagnosis, const std::stop_token& stop = {});

/// True if content detection removes at least nine tenths of the subtrees and keeps at least nine tenths of
/// the content.
bool isRemovedBy(const DetectedContent& detected, const Subtrees& part, const Diagnosis& diagnosis);

} // namespace tagseam
