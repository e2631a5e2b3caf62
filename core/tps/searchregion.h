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

/// Which symbols pass a frequency threshold (Algorithm 4, line 4).
enum class FrequencyFilter : std::uint8_t {
    AtLeast, ///< frequency >= threshold: the printed listing
    Above,   ///< frequency > threshold: the published tables
};

/// The lowest frequency that passes a threshold. `threshold` is a frequency: at least 1.
constexpr std::uint32_t lowestPassing(FrequencyFilter filter, std::uint32_t threshold)
{
    return filter == FrequencyFilter::AtLeast ? threshold : threshold + 1;
}

/// When a candidate split is accepted; a: left length, b: right length, n = a + b (Algorithm 3, line 30).
enum class SizeRule : std::uint8_t {
    Printed,  ///< (b - a) / n > minimum difference: the printed listing
    Absolute, ///< |a - b| / n > minimum difference: the published tables
    Off,      ///< always
};

/// Where the search goes on after a candidate split that fails the size rule (Algorithm 3, line 33).
enum class AfterRejection : std::uint8_t {
    NextThreshold, ///< at the next threshold
    SameThreshold, ///< the scan goes on at this one. The gap is not counted as left length: it starts at 1 at
                   ///< the failed candidate split and grows by 1 with every later occurrence of a filtered
                   ///< symbol that does not exhaust it (Tabela 2)
};

/// Whether the position of the split itself stays when the left part is kept (Algorithm 3, line 43).
enum class SplitSymbol : std::uint8_t { Keep, Drop };

/// Answers to the four questions that the papers leave open, and the threshold of the size rule.
struct SearchOptions {
    FrequencyFilter frequencyFilter = FrequencyFilter::Above;
    SizeRule sizeRule = SizeRule::Absolute;
    double minDifference = 0.20; ///< share of n, 0 to 1 (section 5.3: "at least 20% larger")
    AfterRejection afterRejection = AfterRejection::SameThreshold;
    SplitSymbol splitSymbol = SplitSymbol::Drop;
    /// Frequencies below it are no thresholds, but for the highest of a level; 1 in the papers and in all
    /// variants. An instrument: the choice of the threshold is what the papers leave to the first that opens.
    std::uint32_t lowestThreshold = 1;
    friend bool operator==(const SearchOptions&, const SearchOptions&) = default;
};

/// A named set of answers.
struct Variant {
    std::string_view name;
    SearchOptions options;
    /// With the minimum difference and the lowest threshold of `own`, which are no part of a variant's
    /// answers.
    SearchOptions with(const SearchOptions& own) const;
};

/// `printed` (the JIDM listing to the letter), `jidm-2013` (Table I), `dissertation-2014` (Tabela 2;
/// default).
extern const std::array<Variant, 3> variants;

/// The variant of that name, or nullptr.
const Variant* findVariant(std::string_view name);
/// The variant whose switches these are, whatever the minimum difference and the lowest threshold, or nullptr
/// when they were mixed by hand.
const Variant* variantOf(const SearchOptions& options);

/// What line 30 compares with the minimum difference: how much longer one side is, as a share of both. -1 to
/// 1 with SizeRule::Printed, where a longer left side counts as negative, else 0 to 1. `left` and `right` not
/// both 0.
double sizeDifference(const SearchOptions& options, std::uint32_t left, std::uint32_t right);
/// Line 30, for positions left and right of a candidate split; not both 0.
bool passesSizeRule(const SearchOptions& options, std::uint32_t left, std::uint32_t right);

enum class Verdict : std::uint8_t {
    Accepted,
    RejectedBySize, ///< the size rule refused it
    NoneFound, ///< the scan came to the last filtered symbol: nothing but filtered-out symbols is right of
               ///< it
    OneSymbol, ///< fewer than two symbols pass the filter: no scan, the search ends
};

/// A gap at which no symbol that passes the filter stands on both sides, right behind the last occurrence of
/// one.
struct CandidateSplit {
    Position split;         ///< first position of the right part
    std::uint32_t left = 0; ///< positions, as the size rule saw them; for NoneFound the plain length
    std::uint32_t right = 0;
    Verdict verdict = Verdict::OneSymbol;
    friend bool operator==(const CandidateSplit&, const CandidateSplit&) = default;
};

/// Lines 39 to 44: what goes to the next call after an accepted candidate split: the longer part, of equal
/// ones the left.
Region keptPart(const SearchOptions& options, Region region, const CandidateSplit& accepted);

/// Line 12: the frequency thresholds of a level, ascending (Definition 3.6). O(n log n + largest symbol).
std::vector<std::uint32_t> thresholdsOf(std::span<const Symbol> symbols, Region region,
                                        const SearchOptions& options);

/// Line 30, for a candidate split before `split` with symbols that pass right of it. `gap`: positions of the
/// left part that its length leaves out (AfterRejection::SameThreshold, else 0).
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
    Region region;                  ///< what was searched
    Region kept;                    ///< what went to the next call; the region itself when nothing was split
    std::uint32_t firstAttempt = 0; ///< index into SearchTrace::attempts
    std::uint32_t attemptCount = 0;
    bool isSplit = false; ///< false for the last level, and only there
    std::uint32_t attemptEnd() const { return firstAttempt + attemptCount; } ///< one past its last attempt
    friend bool operator==(const Level&, const Level&) = default;
};

/// Everything that the search decided, in order. Flat, so that a million levels are cheap.
struct SearchTrace {
    SearchOptions options;
    std::uint32_t positions = 0;    ///< length of the sequence
    std::uint32_t alphabetSize = 0; ///< distinct symbols of the sequence
    std::vector<Level> levels;      ///< at least one
    std::vector<Attempt> attempts;
    std::vector<CandidateSplit> candidateSplits;
    Region region;          ///< the main region
    bool isStopped = false; ///< the caller's stop token ended the search early: region is not the main region

    std::span<const Attempt> attemptsOf(const Level& level) const
    {
        return std::span(attempts).subspan(level.firstAttempt, level.attemptCount);
    }
    std::span<const CandidateSplit> candidateSplitsOf(const Attempt& attempt) const
    {
        return std::span(candidateSplits).subspan(attempt.firstCandidateSplit, attempt.candidateSplitCount);
    }
    /// The accepted candidate split of a level that was split; nullptr for the last level.
    const CandidateSplit* acceptedSplit(const Level& level) const;
    /// The number of levels that were split.
    std::uint32_t splitCount() const;
};

/// By position: the index of the level that cut it off, or noLevel for the positions of the main region.
/// O(n).
inline constexpr std::uint32_t noLevel = 0xffffffffU;
std::vector<std::uint32_t> droppedAtLevel(const SearchTrace& trace);

/// Algorithm 3 with the switches in `options`. `symbols` need not be numbered without holes, but memory is
/// linear in the largest.
/// Cost: O(n log n) for a level of n positions, whatever the number of thresholds, and for the levels after
/// it only what they cut off, as long as more than half is left: O(n log^2 n) for the whole search. With
/// AfterRejection::SameThreshold the candidate splits refused in the middle come on top, once per level.
SearchTrace searchRegion(std::span<const Symbol> symbols, const SearchOptions& options = {},
                         const std::stop_token& stop = {});

} // namespace tagseam
