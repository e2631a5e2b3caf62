// SPDX-License-Identifier: MIT
// Scored blocks and lists of a page -> the kind of the page, and whether its content is a list of records.
#pragma once

#include "core/methods/content/blockmodel.h"
#include "core/methods/content/pagetexts.h"
#include "core/methods/separators/separators.h"
#include "core/page/pagekind.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace tagseam {

/// A figure of a page. Counts are ln(1 + count); shares are of the page's words.
enum class KindFigure : std::uint8_t {
    Words,
    Links,          ///< share of words in links
    Blocks,         ///< count
    Unseen,         ///< share of words that a reader does not see
    Sentences,      ///< share of words of sentences
    Controls,       ///< controls for each block
    ExpectedF1,     ///< ScoredBlocks::expectedF1
    KeptWords,      ///< count
    KeptShare,      ///< share
    KeptLinks,      ///< share of the kept words in links
    KeptHeadings,   ///< share of the kept blocks
    ListOdds,       ///< logarithm of the odds that the lists are right
    ListShare,      ///< share of words in records
    ListExpectedF1, ///< expected F1 of the records over the highest
    Records,        ///< count
    RecordWords,    ///< count, of the mean record
    Images,         ///< count
    Times,          ///< count of `time`
    Code,           ///< share of words in `pre` and `code`
    Prices,         ///< count of blocks with a sign of a currency and a digit
    IsArticle,      ///< 1 if the page declares this type (schema.org, Open Graph)
    IsProduct,
    IsForum,
    IsList,
    IsService,
    IsDocumentation,
    Count
};
inline constexpr auto kindFigureCount = static_cast<std::size_t>(KindFigure::Count);
/// The name of a figure in files: "keptShare".
std::string_view name(KindFigure figure);
using KindFigures = std::array<double, kindFigureCount>;

/// Measures a page without the nodes that `within` does not keep. O(nodes + bytes + attributes).
KindFigures kindFigures(const Document& page, const PageTexts& texts, const SeparatedPage& lists,
                        const ScoredBlocks& scored, const KeepMask* within = nullptr);

/// Returns the probabilities of the kinds, indexed by PageKind; their sum is 1. Logistic regression.
std::array<double, pageKindCount> pageKindsOf(const BlockModel& model, const KindFigures& figures);

/// Returns the probability that the records are a better answer than the blocks, 0 to 1.
double listProbability(const BlockModel& model, const KindFigures& figures);

} // namespace tagseam
