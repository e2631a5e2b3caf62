// SPDX-License-Identifier: MIT
// Document -> the main region and its records, by separators: what the published search leaves open. It
// answers the three classes of pages that the dissertation names as its limits (section 4.5).
#pragma once

#include "core/methods/filter.h"
#include "core/methods/separators/evidence.h"
#include "core/tps/tagpath.h"

#include <cstdint>
#include <stop_token>
#include <string_view>
#include <vector>

namespace tagseam {

inline constexpr std::string_view separatorsMethod = "separators";

struct SeparatorOptions {
    /// Options that say what makes a symbol. Measurements speak against a style (app/cli/README.md): records
    /// of one list may differ in class, and evidence tells lists apart better than style does.
    TagPathOptions path = {.style = LabelAttributes::None};
    friend bool operator==(const SeparatorOptions&, const SeparatorOptions&) = default;
};

/// A list of records, with what speaks for it.
struct RecordRegion {
    Symbol separator;            ///< what comes once in each record: they begin with its own subtrees
    std::uint32_t parents = 1;   ///< how many parents the records have
    std::vector<Region> records; ///< at least leastRecords, ascending: runs of whole sibling subtrees
    RecordEvidence evidence;
    double score = 0; ///< scoreOf(evidence)
    /// From the first record to the end of the last.
    Region span() const { return {records.front().begin, records.back().end}; }
    friend bool operator==(const RecordRegion&, const RecordRegion&) = default;
};

/// How many candidates are kept, and looked at for sure.
inline constexpr std::uint32_t mostCandidates = 24;

struct SeparatedPage {
    TagPathSequence sequence;
    std::uint32_t lists = 0; ///< lists of records that separators part: the candidates are the strongest
    std::vector<RecordRegion> candidates; ///< strongest first, at most mostCandidates
    /// The answer: indices into `candidates`, the main region first; empty when there are no records on this
    /// page. Several where the evidence does not tell them apart: the fronts of news sites have a list a
    /// section (dissertation, section 4.5, situation 2). None overlaps another.
    std::vector<std::uint32_t> regions;
    /// How many times as strong the strongest candidate is as the strongest one of which no record lies in a
    /// region of the answer (without an answer: in what comes nearest to one); at least 1, at most
    /// `unrivalled`.
    double margin = 1;
    /// That the main region is right, 0 to 1; below leastConfidence there are no records. By the score of
    /// the strongest candidate, how alike its records are and whether their texts are as long as paragraphs
    /// (RecordEvidence::prose): a rival's score was measured to say nothing.
    double confidence = 0;
    /// Of the characters of the page's texts those in the regions, 0 to 1; 0 without an answer. Main content
    /// may have little of them, and yet: who is told that it has a tenth will look.
    double textShare = 0;
    /// Positions from the first record to the end of the last of all lists that were looked at; at most
    /// workLimit().
    std::uint64_t work = 0;
    std::uint64_t steps =
        0; ///< of finding, weighing and choosing lists, for those who count rather than time
    bool isStopped = false;
};

/// How many positions may be looked at on a page of so many, all lists together.
constexpr std::uint64_t workLimit(std::uint32_t positions)
{
    return std::uint64_t{64} * positions + (std::uint64_t{1} << 20U);
}

inline constexpr double unrivalled = 10;
/// A list that is right one time in three is a better answer than none: it shows on the page, where "no
/// records" hides it.
inline constexpr double leastConfidence = 1.0 / 3;
/// A share of the text below which people are told to look at the records before they take them.
inline constexpr double littleText = 0.25;
/// Whether long texts (RecordEvidence::prose) are a reason that the confidence is below 0.9: from 190
/// characters on, which make 0.38 of an even chance.
bool isLessSureForProse(const SeparatedPage& page);

/// Finds lists of records (findRecordLists), looks at those that can be the strongest, and chooses. A node
/// that `within` does not keep is not there. Cost: O(n log n), memory O(n). Lists are looked at in order of
/// the most that they can come to, up to where no other can be a candidate; one that would take more than
/// workLimit() is passed over, which no page of the corpus comes near to.
SeparatedPage separateRecords(const Document& page, const SeparatorOptions& options,
                              const KeepMask* within = nullptr, const std::stop_token& stop = {});

/// The spans of the regions of the answer, in document order. O(regions log regions).
std::vector<Region> keptRegions(const SeparatedPage& page);

/// The roots of the subtrees that a run of sibling subtrees has, such as a record. O(positions).
std::vector<NodeId> rootsOf(const Document& page, const TagPathSequence& sequence, Region siblings);

/// Keeps the regions of the answer; of a page without records everything. Decisions, strongest first, with
/// their score as figure: "main-region", "like-region", and of the candidates elsewhere "weaker"; on a
/// page without records "no-records" of each.
FilterResult filterBySeparators(const FilterInput& input, const SeparatorOptions& options,
                                const std::stop_token& stop);

} // namespace tagseam
