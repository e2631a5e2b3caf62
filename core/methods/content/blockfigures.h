// SPDX-License-Identifier: MIT
// Measures each block of text of a page: the figures from which the model of blocks makes points.
#pragma once

#include "core/methods/content/pagetexts.h"
#include "core/methods/separators/separators.h"
#include "core/page/dom.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace tagseam {

struct BlockModel;

/// A figure of a block, and at the end those of its context, which follow from the probabilities of all
/// blocks that their other figures give. Words of sentences are those of blocks of eight words outside links
/// and more that end a sentence. Distances are in blocks, as ln(1 + distance), below 0 before the place.
enum class BlockFigure : std::uint8_t {
    Words,
    LinkShare,
    Element,
    HeadingBefore,
    Digits,
    Price,
    Place,
    PathShare,
    PathSpread,
    PathWords,
    PathSentences,
    PathLinks,
    Repeats,
    Unseen,
    Footer,
    Navigation,
    Aside,
    Dialog,
    Main,
    Core,
    CoreShare,
    Siblings,
    ParentWords,
    GrandWords,
    GrandDensity,
    GrandLinks,
    After,
    FromTitle,
    FromHeading,
    Record,
    Images,
    ClassWords,
    ClassWordsAgainstPage,
    ClassWordsBefore,
    ClassWordsAfter,
    PageWords,
    PageLinks,
    PageControls,
    PageSentences,
    PathProbability, ///< mean of the words of other blocks on the same path; -1 without any
    PathBest,        ///< the highest of another block on the same path; -1 without any
    Count
};
inline constexpr auto figureCount = static_cast<std::size_t>(BlockFigure::Count);

/// The name of a figure in files: "pathShare".
std::string_view name(BlockFigure figure);

using BlockFigures = std::array<float, figureCount>;
struct FiguredBlocks {
    std::vector<BlockFigures> figures; ///< indexed as PageTexts::blocks; those of the context are 0
    /// The path of each block: the last six tags with the first class of each, numbered by their first block.
    std::vector<std::uint32_t> paths;
};
inline float valueOf(const BlockFigures& figures, BlockFigure figure)
{
    return figures[static_cast<std::size_t>(figure)];
}

/// Returns part / whole, or 0 where the whole is 0.
constexpr double shareOf(double part, double whole)
{
    return whole > 0 ? part / whole : 0;
}

/// BlockFigure::Record of a block that is in no record; others have the lists' listOdds().
inline constexpr float notInRecord = -9;
/// Returns the lists of the result or, on a page without records, the candidate with the highest score.
std::vector<const RecordRegion*> shownLists(const SeparatedPage& lists);
/// Returns the logarithm of the odds that the lists are right, -7 to 7.
double listOdds(const SeparatedPage& lists);

/// True if the text has the sign of a currency.
bool hasCurrency(std::string_view text);

/// The attributes whose values have class words.
inline constexpr std::array<std::string_view, 5> classWordAttributes{"class", "id", "role", "itemprop",
                                                                     "aria-label"};
/// Returns the class words of a value: runs of ASCII letters, split where a capital follows a small letter,
/// in lower case, of at least two letters.
std::vector<std::string> classWordsIn(std::string_view value);
/// Returns the words of these attributes of an element and its ancestors, each once, ascending.
std::vector<std::string> classWordsOf(const Document& page, NodeId element);

/// Measures the blocks, with the points of the model's class words. Nothing is
/// read but the page without the nodes that `within` does not keep. O(n log n + bytes + attributes) for n
/// nodes.
FiguredBlocks blockFigures(const Document& page, const PageTexts& texts, const SeparatedPage& lists,
                           const BlockModel& model, const KeepMask* within = nullptr);

} // namespace tagseam
