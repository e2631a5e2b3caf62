// SPDX-License-Identifier: MIT
// Document -> the main region and its records, from record separators: the cases that the published search
// does not solve. It handles the three classes of pages that the dissertation names as its limits (section
// 4.5).
#pragma once

#include "core/methods/method.h"
#include "core/methods/separators/evidence.h"
#include "core/tps/tagpath.h"

#include <cstdint>
#include <stop_token>
#include <string_view>
#include <vector>

namespace tagseam {

struct SeparatorOptions {
    /// The options that define symbols. Measurements show that style attributes make the results worse
    /// (resources/manual/en/detection.md): records of one list may differ in class, and evidence
    /// distinguishes lists better than style does.
    TagPathOptions path = {.style = LabelAttributes::None};
    friend bool operator==(const SeparatorOptions&, const SeparatorOptions&) = default;
};

/// A list of records with its evidence.
struct RecordRegion {
    Symbol separator;            ///< symbol that occurs once in each record: records begin with its own
                                 ///< subtrees
    std::uint32_t parents = 1;   ///< number of parents of the records
    std::vector<Region> records; ///< at least leastRecords, ascending: runs of whole sibling subtrees
    RecordEvidence evidence;
    double score = 0; ///< scoreOf(evidence)
    /// Returns the region from the first record to the end of the last.
    Region span() const { return {records.front().begin, records.back().end}; }
    friend bool operator==(const RecordRegion&, const RecordRegion&) = default;
};

/// The number of candidates that are kept, and always weighed.
inline constexpr std::uint32_t mostCandidates = 24;

struct SeparatedPage {
    TagPathSequence sequence;
    std::uint32_t lists = 0; ///< lists of records that separators make: the candidates are those with the
                             ///< highest scores
    std::vector<RecordRegion> candidates; ///< highest score first, at most mostCandidates
    /// The result: indices into `candidates`, the main region first; empty when the page has no records.
    /// Several when the evidence does not distinguish them: the fronts of news sites have a list for each
    /// section (dissertation, section 4.5, situation 2). None overlaps another.
    std::vector<std::uint32_t> regions;
    /// The ratio of the highest score to the highest score of a candidate without a record in a region of the
    /// result (without a result: in the candidate that comes nearest to one); at least 1, at most
    /// `unrivalled`.
    double margin = 1;
    /// The confidence that the main region is right, 0 to 1; below leastConfidence there are no records.
    /// Computed from the highest score, the similarity of the candidate's records and the excess length of
    /// their texts (RecordEvidence::prose): a rival's score was measured to be irrelevant.
    double confidence = 0;
    /// The share of the characters of the page's texts that is in the regions, 0 to 1; 0 without a result.
    /// Main content may have few of them; a small share tells the user to check the result.
    double textShare = 0;
    /// The positions from the first record to the end of the last of all lists that were weighed; at most
    /// workLimit().
    std::uint64_t work = 0;
    std::uint64_t steps =
        0; ///< steps of finding, weighing and choosing lists, for measuring cost without a clock
    bool isStopped = false;
};

/// Returns the number of positions that may be weighed on a page with this number of positions, all lists
/// together.
constexpr std::uint64_t workLimit(std::uint32_t positions)
{
    return std::uint64_t{64} * positions + (std::uint64_t{1} << 20U);
}

inline constexpr double unrivalled = 10;
/// The least confidence of a result. A list that is right one time in three is better than none: it shows on
/// the page, where "no records" hides it.
inline constexpr double leastConfidence = 1.0 / 3;
/// The share of the text below which people are asked to check the records before they use them.
inline constexpr double littleText = 0.25;
/// True if long texts (RecordEvidence::prose) are a reason that the confidence is below 0.9: from 190
/// characters on, which make 0.38 of an even chance.
bool isLessSureForProse(const SeparatedPage& page);

/// Finds lists of records (findRecordLists), weighs the lists that can have the highest score, and chooses. A
/// node that `within` does not keep is absent. Cost: O(n log n), memory O(n). Lists are weighed in order of
/// their highest possible score, until no other can become a candidate; a list that would exceed workLimit()
/// is skipped, which no page of the corpus comes near to.
SeparatedPage separateRecords(const Document& page, const SeparatorOptions& options,
                              const KeepMask* within = nullptr, const std::stop_token& stop = {});

/// Returns the spans of the regions of the result, in document order. O(regions log regions).
std::vector<Region> keptRegions(const SeparatedPage& page);

/// Returns the roots of the subtrees of a run of sibling subtrees, such as a record. O(positions).
std::vector<NodeId> rootsOf(const Document& page, const TagPathSequence& sequence, Region siblings);

/// Keeps the regions of the result; on a page without records everything. Decisions, highest score first,
/// with the score as figure: "main-region", "like-region", and for the other candidates "weaker"; on a page
/// without records "no-records" for each.
FilterResult filterBySeparators(const FilterInput& input, const SeparatorOptions& options,
                                const std::stop_token& stop);

/// "separators", with options for SeparatorOptions.
extern const MethodEntry separatorsMethod;

/// Returns the options of "separators,OPTION=VALUE", which override those of `base`. Errors: as
/// optionsOfNamed().
inline Result<SeparatorOptions> separatorOptionsOf(std::string_view name, const SeparatorOptions& base = {})
{
    return optionsOfNamed(separatorsMethod, name, base);
}

} // namespace tagseam
