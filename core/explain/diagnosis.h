// SPDX-License-Identifier: MIT
// The page put into one of the dissertation's classes (section 4.5), with the evidence for it.
#pragma once

#include "core/explain/blocking.h"
#include "core/explain/detectedcontent.h"
#include "core/explain/regiontree.h"
#include "core/explain/setup.h"
#include "core/explain/subtrees.h"
#include "core/explain/whatifs.h"

#include <cstdint>
#include <stop_token>
#include <vector>

namespace tagseam {

enum class PageClass : std::uint8_t {
    Empty,         ///< no body, or fewer than two positions: nothing to split
    Homogeneous,   ///< the template looks alike everywhere: little can be split off (situation 1)
    Heterogeneous, ///< the main content is in several regions, of which one is left (situation 2)
    SmallMain,     ///< the main region is smaller than something else, which was returned (situation 3)
    MuchElse,      ///< the content is kept, and a quarter of what is kept is not content
    WellSplit,
};

/// One part of the segmentation, weighed.
struct WeighedRegion {
    std::uint32_t part = 0;    ///< index into RegionTree::parts
    double positions = 0;      ///< share of the sequence's positions, 0 to 1
    double text = 0;           ///< share of the letters of the page's long texts (see longText), 0 to 1
    std::uint32_t letters = 0; ///< these letters
    double content = 0;        ///< share of the content that was marked; 0 when none was
};

struct Diagnosis {
    PageClass pageClass = PageClass::Empty;
    /// How clear the case is: 0 (on the border to another class) to 1. Without marked content: from `sure` on
    /// the guess was right in 93 of 100 cases, below in 73 (73 real pages, six settings each).
    double certainty = 0;
    static constexpr double sure = 0.5;
    bool isMarked = false;    ///< by content that somebody marked, and not by text alone
    double keptPositions = 0; ///< share of the main region, 0 to 1
    double keptText = 0;      ///< its share of the letters of long texts
    double keptContent = 0;   ///< its share of the positions of the marked content
    /// These regions stand for the content, ascending: the runs of marked positions or, when nobody marked
    /// any, the records, where they are sure enough; empty when they are not.
    std::vector<Region> content;
    double keptElse = 0; ///< share of the main region that is not `content`; 0 when that is empty
    /// Of MuchElse and Homogeneous: the largest parts of the main region that are not `content`, the largest
    /// first; at most 5.
    std::vector<Subtrees> others;
    RegionTree tree;
    std::vector<WeighedRegion> regions; ///< those with most text (or marked content) first; at most 12,
                                        ///< the main region always one of them
    /// Of Homogeneous: of the gaps with at least a tenth of the main region on both sides the one that fewest
    /// symbols close, and these: to be told apart first, by classes for one. The level's region is empty for
    /// a main region of one position.
    BlockingSymbols blocking;
    /// Complement of SmallMain and Heterogeneous where the main region has less than half of the content.
    Keep advised = Keep::Region;
    /// Of Heterogeneous: the fewest parts that hold nine tenths of the content together, in the order of the
    /// page.
    std::vector<std::uint32_t> several;
    bool isStopped = false; ///< nothing of the rest holds
    /// Guessed to be well split, though more than half of the long texts are elsewhere.
    bool isDoubtful() const { return pageClass == PageClass::WellSplit && !isMarked && keptText < 0.5; }
    /// Whether the search fails, or may: what else there is, such as content detection, should be looked at.
    bool isFailing() const
    {
        return pageClass == PageClass::Homogeneous || pageClass == PageClass::Heterogeneous ||
               pageClass == PageClass::SmallMain || pageClass == PageClass::MuchElse || isDoubtful();
    }
};

/// `outcome` is that of `setup`; whether it keeps the region or the complement changes nothing: it is the
/// main region that is judged. `content`: nodes that are the content, with what is below them; empty (or at
/// no position) when nobody said. Then the long texts stand for it, which is a guess: on 73 real pages the
/// class is the one that the content gives on 88 of 100 ("well split" for all would be right on 47). It saw
/// 5 of the 6 that lost their content, and took none for lost that was not; whether the content was lost in
/// one piece or in several it often cannot tell.
/// `records`: the answer of detectedContentOf() by `setup`; where nobody marked the content, it shows how
/// much else is kept. Cost: segmentWhole(), and O(nodes + bytes of the texts).
Diagnosis diagnose(const Document& document, const Outcome& outcome, const Setup& setup,
                   const std::vector<NodeId>& content = {}, const DetectedContent* records = nullptr,
                   const std::stop_token& stop = {});

/// For each of Diagnosis::others what would remove it when the main region is kept (whatever `setup` keeps).
/// Cost: up to 200 searches for each, fewer on pages of more than 3,000 positions.
std::vector<WhatIfs> removalsOf(const Document& document, const TagPathSequence& sequence, const Setup& setup,
                                const Diagnosis& diagnosis, const std::stop_token& stop = {});

/// Whether content detection leaves out at least nine tenths of the part and keeps at least nine tenths of
/// the content.
bool isRemovedBy(const DetectedContent& detected, const Subtrees& part, const Diagnosis& diagnosis);

} // namespace tagseam
