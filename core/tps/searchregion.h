// SPDX-License-Identifier: MIT
// TagPathSequence -> SearchTrace: searchRegion and filterAlphabet with every decision kept
// (Velloso and Dorneles 2013, Algorithms 3 and 4).
#pragma once

#include "core/tps/tagpath.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <string_view>
#include <vector>

namespace tagseam {

/// Says which symbols pass a frequency threshold (Algorithm 4, line 4).
enum class FrequencyFilter : std::uint8_t {
    AtLeast, ///< frequency >= threshold: the printed listing
    Above,   ///< frequency > threshold: the published tables
};

/// Returns the lowest frequency that passes a threshold. `threshold` is a frequency: at least 1.
constexpr std::uint32_t lowestPassing(FrequencyFilter filter, std::uint32_t threshold)
{
    return filter == FrequencyFilter::AtLeast ? threshold : threshold + 1;
}

/// Says when a candidate split is accepted; a: left length, b: right length, n = a + b (Algorithm 3, line
/// 30).
enum class SizeRule : std::uint8_t {
    Printed,  ///< (b - a) / n > minimum difference: the printed listing
    Absolute, ///< |a - b| / n > minimum difference: the published tables
    Off,      ///< always
};

/// Says how the search continues after a candidate split that the size rule rejects (Algorithm 3, line 33).
enum class AfterRejection : std::uint8_t {
    NextThreshold, ///< at the next threshold
    SameThreshold, ///< the scan continues at this threshold. The gap is not counted as left length: it starts
                   ///< at 1 at the rejected candidate split and grows by 1 with every later occurrence of a
                   ///< filtered symbol that does not exhaust it (Tabela 2)
};

/// Says if the position of the split itself stays when the left side is kept (Algorithm 3, line 43).
enum class SplitSymbol : std::uint8_t { Keep, Drop };

/// Answers to the four questions on which the printed listing and the tables differ, and the threshold of the
/// size rule.
struct SearchOptions {
    FrequencyFilter frequencyFilter = FrequencyFilter::Above;
    SizeRule sizeRule = SizeRule::Absolute;
    double minDifference = 0.20; ///< share of n, 0 to 1 (section 5.3: "at least 20% larger")
    AfterRejection afterRejection = AfterRejection::SameThreshold;
    SplitSymbol splitSymbol = SplitSymbol::Drop;
    /// Lower frequencies are no thresholds, except the highest of a level; 1 in the papers and in all
    /// variants. An instrument: the papers always choose the first threshold with an accepted split.
    std::uint32_t lowestThreshold = 1;
    friend bool operator==(const SearchOptions&, const SearchOptions&) = default;
};

/// A named set of answers.
struct Variant {
    std::string_view name;
    SearchOptions options;
    /// Returns the variant's answers with the minimum difference and the lowest threshold of `own`, which do
    /// not belong to a variant.
    SearchOptions with(const SearchOptions& own) const;
};

/// `printed` (the JIDM listing to the letter), `jidm-2013` (Table I), `dissertation-2014` (Tabela 2;
/// default).
extern const std::array<Variant, 3> variants;

/// Returns the variant of that name, or nullptr.
const Variant* findVariant(std::string_view name);
/// Returns the variant with these options, ignoring the minimum difference and the lowest threshold, or
/// nullptr when the options were mixed by hand.
const Variant* variantOf(const SearchOptions& options);

/// Returns the value that line 30 compares with the minimum difference: how much longer one side is, as a
/// share of both. -1 to 1 with SizeRule::Printed, where a longer left side counts as negative, else 0 to 1.
/// `left` and `right` not both 0.
double sizeDifference(const SearchOptions& options, std::uint32_t left, std::uint32_t right);
/// Tests line 30 for `left` and `right` positions on the sides of a candidate split; not both 0.
bool passesSizeRule(const SearchOptions& options, std::uint32_t left, std::uint32_t right);

enum class Verdict : std::uint8_t {
    Accepted,
    RejectedBySize, ///< the size rule rejected it
    NoneFound,      ///< the scan came to the last filtered symbol: only filtered-out symbols are right of it
    OneSymbol,      ///< fewer than two symbols pass the filter: no scan, the search ends
};

/// A gap at which no symbol that passes the filter stands on both sides, right after the last occurrence of
/// such a symbol.
struct CandidateSplit {
    Position split;         ///< first position of the right side
    std::uint32_t left = 0; ///< positions as the size rule counted them; for NoneFound the plain length
    std::uint32_t right = 0;
    Verdict verdict = Verdict::OneSymbol;
    friend bool operator==(const CandidateSplit&, const CandidateSplit&) = default;
};

/// Returns the region that goes to the next call after an accepted candidate split (lines 39 to 44): the
/// longer side, or the left one of equal sides.
Region keptPart(const SearchOptions& options, Region region, const CandidateSplit& accepted);

/// Returns the frequency thresholds of a level, ascending (line 12; Definition 3.6). O(n log n + largest
/// symbol).
std::vector<std::uint32_t> thresholdsOf(std::span<const Symbol> symbols, Region region,
                                        const SearchOptions& options);

/// Judges a candidate split before `split`, with symbols that pass right of it (line 30). `gap`: positions of
/// the left side that its length excludes (AfterRejection::SameThreshold, else 0).
CandidateSplit judgeCandidateSplit(const SearchOptions& options, Region region, Position split,
                                   std::uint32_t gap);

/// One pass of the while loop (Algorithm 3, lines 14 to 37). It has at least one candidate split; only the
/// last one can be accepted.
struct Attempt {
    std::uint32_t threshold = 0;           ///< frequency in the level's subsequence (Definition 3.6)
    std::uint32_t alphabetSize = 0;        ///< symbols that pass the filter
    std::uint32_t firstCandidateSplit = 0; ///< index into SearchTrace::candidateSplits
    std::uint32_t candidateSplitCount = 0;
    friend bool operator==(const Attempt&, const Attempt&) = default;
};

/// One call of searchRegion.
struct Level {
    Region region;                  ///< the region that was searched
    Region kept;                    ///< the region that went to the next call; `region` itself when nothing
                                    ///< was split
    std::uint32_t firstAttempt = 0; ///< index into SearchTrace::attempts
    std::uint32_t attemptCount = 0;
    bool isSplit = false;           ///< false for the last level only
    std::uint32_t alphabetSize = 0; ///< distinct symbols of the region
    std::uint32_t attemptEnd() const { return firstAttempt + attemptCount; } ///< one past its last attempt
    friend bool operator==(const Level&, const Level&) = default;
};

/// Everything that the search decided, in order. The lists are flat, so that a million levels are cheap.
struct SearchTrace {
    SearchOptions options;
    std::uint32_t positions = 0;    ///< length of the sequence
    std::uint32_t alphabetSize = 0; ///< distinct symbols of the sequence
    std::vector<Level> levels;      ///< at least one
    std::vector<Attempt> attempts;
    std::vector<CandidateSplit> candidateSplits;
    Region region; ///< the main region
    /// The steps of the search itself: positions, and nodes of the gap index, that it visited. See
    /// listingOperations() for those of the printed listing.
    std::uint64_t indexSteps = 0;
    bool isStopped = false; ///< the caller's stop token ended the search early: region is not the main region

    std::span<const Attempt> attemptsOf(const Level& level) const
    {
        return std::span(attempts).subspan(level.firstAttempt, level.attemptCount);
    }
    std::span<const CandidateSplit> candidateSplitsOf(const Attempt& attempt) const
    {
        return std::span(candidateSplits).subspan(attempt.firstCandidateSplit, attempt.candidateSplitCount);
    }
    /// Returns the accepted candidate split of a level that was split; nullptr for the last level.
    const CandidateSplit* acceptedSplit(const Level& level) const;
    /// The number of levels that were split.
    std::uint32_t splitCount() const;
};

/// Returns for each position the index of the level that pruned it, or noLevel for the positions of the main
/// region. O(n).
inline constexpr std::uint32_t noLevel = 0xffffffffU;
std::vector<std::uint32_t> prunedAtLevel(const SearchTrace& trace);

/// Runs Algorithm 3 with `options`. `symbols` may be numbered with holes, but memory is linear in the
/// largest. Cost: O(n log n) for a level of n positions, whatever the number of thresholds, and for the
/// following levels only O(positions pruned), as long as more than half is left: O(n log^2 n) for the whole
/// search. With AfterRejection::SameThreshold the candidate splits rejected in the middle are added, once per
/// level.
SearchTrace searchRegion(std::span<const Symbol> symbols, const SearchOptions& options = {},
                         const std::stop_token& stop = {});

} // namespace tagseam
