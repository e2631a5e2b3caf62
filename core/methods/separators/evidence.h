// SPDX-License-Identifier: MIT
// How much speaks for a list of records being the main content of its page.
#pragma once

#include "core/tps/tagpath.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace tagseam {

/// Six factors, each above 0 and at most 1, and what lowers the confidence alone. None knows a tag, a class
/// or a word.
struct RecordEvidence {
    /// Share of the page's positions that the records take: main content is the larger part of a page.
    double coverage = 0;
    /// How alike the records are, as bags of symbols: how many two of them share over how many either has,
    /// each summed over all pairs. Uneven records, and two records taken for one, are less alike.
    double similarity = 0;
    /// Different symbols of a record over its positions: a record that is itself a list (a column of menus)
    /// has few for its size.
    double diversity = 0;
    /// 1 - 2/k for k records: three may be chance, thirty are not.
    double count = 0;
    /// 1 - 2.5/m for m different symbols in the mean record: an item of a menu has two or three, an element,
    /// mostly a link in it, and its text.
    double complexity = 0;
    /// ln(1 + characters of the longest text) / 5 of the mean record, at most 1: a record says something,
    /// where an item of a menu has a word or two. e^5 - 1 are 147 characters, some two lines.
    double textLength = 0;
    /// What `words` would be above 1, times 5: 0 up to two lines of text, 1.1 for the six of a paragraph.
    /// Articles are lists of those, but so are forums: no factor of the score, but of the confidence
    /// (SeparatedPage::confidence).
    double prose = 0;
    friend bool operator==(const RecordEvidence&, const RecordEvidence&) = default;
};

struct EvidenceFactor {
    std::string_view key; ///< in JSON and for people: "coverage"
    double RecordEvidence::*value;
    /// How often it is multiplied in. Fitted (maximum likelihood of the right candidate among all of its
    /// page) to every second page of the corpus with third-party truth, each also with records, or parts of
    /// them, taken away; rounded to whole numbers. See app/cli/README.md for what comes out on the other
    /// half.
    double weight;
};
extern const std::array<EvidenceFactor, 6> evidenceFactors;

/// No factor is less.
inline constexpr double leastFactor = 1e-3;

/// The weighted geometric mean of the factors: above 0, at most 1.
double scoreOf(const RecordEvidence& evidence);
/// The most that records on so much of a page, and so many, can come to, whatever they are like.
double scoreLimit(double coverage, std::uint32_t count);

/// Looks at lists of records of one page, one after the other.
class EvidenceScale {
  public:
    /// `characters` by position: of a text its length with white space folded, 0 of an element. Both must
    /// outlive it.
    EvidenceScale(std::span<const Symbol> symbols, std::span<const std::uint32_t> characters);

    /// `records`: at least two, not empty, apart. O(s log s) for s positions in the records.
    RecordEvidence weigh(std::span<const Region> records);

    /// How alike the least like of `others` is to the `records`: as RecordEvidence::similarity, over the
    /// pairs with each record. Both not empty. 0 to 1. O(s log s) for s positions in all of them.
    double leastLikeness(std::span<const Region> others, std::span<const Region> records);

    /// Made so far, for those who count rather than time.
    std::uint64_t steps() const { return m_steps; }

  private:
    void count(Region record);
    double likeness(double records);
    double sharedWith(std::uint64_t symbolAndCount, std::size_t inRecords);

    std::span<const Symbol> m_symbols;
    std::span<const std::uint32_t> m_characters;
    std::vector<std::uint32_t> m_inRecord; // by symbol; 0 between records
    // Of all records of a list, for each symbol of a record: the symbol in the upper half, its count in the
    // lower: weighing mostly sorts them, and sorts numbers faster than pairs.
    std::vector<std::uint64_t> m_counts;
    std::vector<std::uint64_t> m_sums; // of the counts before each of m_counts, and of all
    std::uint64_t m_steps = 0;
};

} // namespace tagseam
