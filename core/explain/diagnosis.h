// SPDX-License-Identifier: MIT
// The page put into one of the dissertation's classes (section 4.5), with the evidence for it.
#pragma once

#include "core/explain/blame.h"
#include "core/explain/regiontree.h"
#include "core/explain/setup.h"

#include <cstdint>
#include <stop_token>
#include <vector>

namespace tagseam {

enum class PageClass : std::uint8_t {
    Empty,         ///< no body, or fewer than two positions: nothing to split
    Homogeneous,   ///< the template looks alike everywhere: little can be split off (situation 1)
    Heterogeneous, ///< the main content is in several regions, of which one is left (situation 2)
    SmallMain,     ///< the main region is smaller than something else, which was returned (situation 3)
    WellSplit,
};

/// One part of the segmentation, weighed.
struct WeighedRegion {
    std::uint32_t part = 0;    ///< index into RegionTree::parts
    double positions = 0;      ///< share of the sequence's positions, 0 to 1
    double text = 0;           ///< share of the page's text outside links, in characters, 0 to 1
    std::uint32_t letters = 0; ///< these characters
    double content = 0;        ///< share of the content that was marked; 0 when none was
};

struct Diagnosis {
    PageClass pageClass = PageClass::Empty;
    /// How clear the case is: 0 (on the border to another class) to 1.
    double certainty = 0;
    bool isMarked = false;    ///< by content that somebody marked, and not by text alone
    double keptPositions = 0; ///< share, 0 to 1
    double keptText = 0;      ///< share of the text outside links
    double keptContent = 0;   ///< share of the marked content
    RegionTree tree;
    std::vector<WeighedRegion> regions; ///< those with most text (or marked content) first; at most 12
    /// Of Homogeneous: what keeps the widest part of the main region together: the gap nearest to opening
    /// there, and the symbols that close it.
    Blame blame;
    Keep advised = Keep::Region;        ///< Complement where that keeps more of the content
    std::vector<std::uint32_t> several; ///< of Heterogeneous: parts that together hold the content
    bool isStopped = false;
};

/// `content`: nodes that are the content, with what is below them; empty when nobody said. Without it the
/// text outside links stands for it, which is a guess: menus are links, content mostly is not.
Diagnosis diagnose(const Document& document, const Outcome& outcome, const Setup& setup,
                   const std::vector<NodeId>& content = {}, const std::stop_token& stop = {});

} // namespace tagseam
