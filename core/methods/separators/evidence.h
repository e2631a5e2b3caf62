// SPDX-License-Identifier: MIT
// Measures the evidence that a list of records is the main content of its page.
#pragma once

#include "core/tps/tagpath.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace tagseam {

/// Six factors, each above 0 and at most 1, and one value that lowers only the confidence. None depends on a
/// tag, a class or a word.
struct RecordEvidence {
    /// Coverage: share of the page's positions that the records take. Main content is the larger part of a
    /// page.
    double coverage = 0;
    /// Similarity of the records as bags of symbols: the number that two of them share over the number that
    /// either has, each summed over all pairs. Uneven records, and two records joined to one, are less
    /// similar.
    double similarity = 0;
    /// Diversity: different symbols of a record over its positions. A record that is itself a list (a column
    /// of menus) has few for its size.
    double diversity = 0;
    /// Count: 1 - 2/k for k records: three may be chance, thirty are not.
    double count = 0;
    /// Complexity: 1 - 2.5/m for m different symbols in the mean record. An item of a menu has two or three:
    /// an element, mostly a link in it, and its text.
    double complexity = 0;
    /// Text length: ln(1 + characters of the longest text) / 5 of the mean record, at most 1. A record has a
    /// sentence, where an item of a menu has a word or two. e^5 - 1 are 147 characters, some two lines.
    double textLength = 0;
    /// The excess of `textLength` above 1 if it were not limited, times 5: 0 up to two lines of text, 1.1 for
    /// the six of a paragraph. Articles are lists of paragraphs, but so are forums: it is no factor of the
    /// score, only of the confidence (SeparatedPage::confidence).
    double prose = 0;
    friend bool operator==(const RecordEvidence&, const RecordEvidence&) = default;
};

struct EvidenceFactor {
    std::string_view key; ///< name in JSON and for people
    double RecordEvidence::*value;
    /// The exponent of the factor. Fitted (maximum likelihood of the right candidate among all of its page)
    /// to every second page of the corpus with third-party ground truth, each also with records, or
    /// components of them, removed; rounded to whole numbers. resources/manual/en/detection.md has the
    /// results on the other half.
    double weight;
};
extern const std::array<EvidenceFactor, 6> evidenceFactors;

/// The lower bound of each factor.
inline constexpr double leastFactor = 1e-3;

/// Returns the score: the weighted geometric mean of the factors, above 0, at most 1.
double scoreOf(const RecordEvidence& evidence);
/// Returns the highest possible score of so many records that cover so much of a page.
double scoreLimit(double coverage, std::uint32_t count);

/// Weighs lists of records of one page, one after the other.
class EvidenceScale {
  public:
    /// Makes a scale. `characters` is indexed by position: the length of a text with white space folded, 0
    /// for an element. Both arguments must outlive the object.
    EvidenceScale(std::span<const Symbol> symbols, std::span<const std::uint32_t> characters);

    /// Weighs a list. `records`: at least two, not empty, disjoint. O(s log s) for s positions in the
    /// records.
    RecordEvidence weigh(std::span<const Region> records);

    /// Returns the similarity to the `records` of the least similar of `others`: as
    /// RecordEvidence::similarity, over the pairs with each record. Both not empty. 0 to 1. O(s log s) for s
    /// positions in all of them.
    double leastLikeness(std::span<const Region> others, std::span<const Region> records);

    /// The number of steps so far, for measuring cost without a clock.
    std::uint64_t steps() const { return m_steps; }

  private:
    void count(Region record);
    double likeness(double records);
    double sharedWith(std::uint64_t symbolAndCount, std::size_t inRecords);

    std::span<const Symbol> m_symbols;
    std::span<const std::uint32_t> m_characters;
    std::vector<std::uint32_t> m_inRecord; // indexed by symbol; 0 between records
    // For each record of a list, for each symbol of a record: the symbol in the upper half, its count in the
    // lower. Weighing mostly sorts them, and sorts numbers faster than pairs.
    std::vector<std::uint64_t> m_counts;
    std::vector<std::uint64_t> m_sums; // sums of the counts before each of m_counts, and of all
    std::uint64_t m_steps = 0;
};

} // namespace tagseam
