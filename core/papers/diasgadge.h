// SPDX-License-Identifier: MIT
// The experiment of Dias and Gadge (sections 3.8 and 4) on pages at hand: the blocks by repetition against
// ideal blocks that people marked.
#pragma once

#include "core/base/result.h"
#include "core/papers/markedpages.h"
#include "core/papers/report.h"
#include "core/truth/annotation/annotation.h"
#include "core/truth/score/score.h"
#include "core/truth/score/scorerecords.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace tagseam {

inline constexpr std::string_view diasGadgeExperiment = "dias-gadge-2013";

/// The marks that are "ideal blocks that are manually obtained by humans" (equation 4). INFERRED: the paper
/// does not say how large these are; with 1 to 5 of them on a page, as the fractions of Table 1 show, they
/// are regions.
enum class IdealBlocks : std::uint8_t {
    Regions, ///< each region marked as main content; where none is marked, the records of the page together
    Records, ///< each record
};
inline constexpr std::array<std::string_view, 2> idealBlocksNames{"regions", "records"};

/// Returns the ideal blocks of a page. Marks of noise are not ideal blocks: the blocks that count are
/// informative ones.
std::vector<RecordNodes> idealBlocks(std::span<const Labelled> marks, IdealBlocks kind);

/// The methods of the experiment: the options of the paper first, then ours. The third keeps all blocks,
/// since equation 3 does not say if eliminated blocks count as segmented.
inline constexpr std::array<std::string_view, 5> blockMethods{
    "repetition", "repetition,nested=no", "repetition,threshold=0", "repetition,descends=yes",
    "repetition,descends=yes,nested=no"};

/// The blocks of one page: `both` are correctly segmented, `foundOnly` segmented only, `groundTruthOnly`
/// ideal only. precision(), recall() and f1() are equations 3, 4 and 5.
struct BlockScores {
    std::string page;
    std::array<std::array<Hits, 2>, blockMethods.size()> hits; ///< indexed by method and IdealBlocks
};

/// Segments a page with all methods. A segmented block, one that is not eliminated, is correct if it matches
/// an ideal block as scoreRecords() does: of the nodes in either, at least half are in both, and no ideal
/// block counts twice. INFERRED: in the paper "the results are assessed by experts".
BlockScores scoreBlocks(const MarkedPage& page, const std::stop_token& stop = {});

/// Runs the experiment on the pages of a folder. Errors: as readMarkedPages().
Result<Report> diasGadgeExperimentOn(const MarkedFolder& from, const std::stop_token& stop = {});

/// Makes the report: Table 1 and figures 5 and 6 of these pages, the published Table 1, and the means of all
/// methods.
Report diasGadgeReport(std::span<const BlockScores> pages, const MarkedPagesRead& read);

} // namespace tagseam
