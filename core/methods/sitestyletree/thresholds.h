// SPDX-License-Identifier: MIT
// What each threshold would remove of sample pages: what the threshold of a site is picked by (Yi, Liu and Li
// 2003, section 4.2: "we look at the cleaned pages, and according to these we set the final threshold").
#pragma once

#include "core/methods/sitestyletree/mapping.h"

#include <cstdint>
#include <span>
#include <vector>

namespace tagseam {

/// As people read one: four digits, rounded up, so that what is typed again removes what its row says; what
/// has no more digits stays.
double shownThreshold(double threshold);

/// What cleaning with one threshold comes to.
struct ThresholdRow {
    double threshold = 0;
    std::uint32_t noisyElements = 0; ///< of the tree
    std::uint64_t removedNodes = 0;  ///< tag nodes of all sample pages that are not kept
    std::uint64_t removedWords = 0;  ///< words of them, those locally noisy included
};

struct ThresholdTable {
    /// Ascending, one for each distinct importance of an element node and of the content of one that is a
    /// leaf on some pages only: from one row to the next nothing changes.
    std::vector<ThresholdRow> rows;
    std::uint32_t elements = 0; ///< of the tree
    std::uint64_t nodes = 0;    ///< tag nodes of all sample pages
    std::uint64_t words = 0;
};

/// The rows that remove something else than the one before, the first of them always: what people pick from.
std::vector<ThresholdRow> rowsThatRemoveElse(const ThresholdTable& table);

/// The threshold from which on a node is not kept; below 0 for what no threshold keeps (local noise), above 1
/// for what each keeps (not in the body, or the body itself).
inline constexpr double removedAlways = -1;
inline constexpr double removedNever = 2;

struct RemovalThresholds {
    std::vector<double> nodes; ///< by node; of what is no tag node removedNever
    std::vector<double> words; ///< one for each word of the body's tag nodes, in document order
    /// By node: from which threshold on MapSST deletes it, be it locally noisy or not; empty without a body.
    std::vector<double> noisyFrom;
};

/// By node and word, in one pass: nothing is cleaned. cleanPage() removes what is at most its threshold.
RemovalThresholds removalThresholds(const Document& page, const MeasuredTree& measured);

/// Collects sample pages one by one, so that they need not be held at once.
class ThresholdSample {
  public:
    /// `measured` must outlive it.
    explicit ThresholdSample(const MeasuredTree& measured) : m_measured(measured) {}
    void add(const Document& page);
    /// O(n log n) in the elements of the tree and the nodes and words of the pages.
    ThresholdTable table() const;

  private:
    const MeasuredTree& m_measured;
    std::vector<double> m_nodes;
    std::vector<double> m_words;
};

} // namespace tagseam
