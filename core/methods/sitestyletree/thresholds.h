// SPDX-License-Identifier: MIT
// Finds the nodes that each threshold would remove from sample pages: the basis for picking the threshold of
// a site (Yi, Liu and Li 2003, section 4.2: "we look at the cleaned pages, and according to these we set the
// final threshold").
#pragma once

#include "core/methods/sitestyletree/mapping.h"
#include "core/page/textedits.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace tagseam {

/// Returns the threshold as shown to people: four digits, rounded up, so that the typed value removes the
/// same as its row; a value with fewer digits is unchanged.
double shownThreshold(double threshold);

/// The result of cleaning with one threshold.
struct ThresholdRow {
    double threshold = 0;
    std::uint32_t noisyElements = 0; ///< noisy element nodes of the tree
    std::uint64_t removedNodes = 0;  ///< tag nodes of all sample pages that are not kept
    std::uint64_t removedWords = 0;  ///< words of these nodes, including locally noisy ones
};

struct ThresholdTable {
    /// Ascending, one row for each distinct importance of an element node and of the content of one that is a
    /// leaf on some pages only: between two rows nothing changes.
    std::vector<ThresholdRow> rows;
    std::uint32_t elements = 0; ///< element nodes of the tree
    std::uint64_t nodes = 0;    ///< tag nodes of all sample pages
    std::uint64_t words = 0;
};

/// Returns the rows that remove something else than the row before, always including the first: the choices
/// that people pick from.
std::vector<ThresholdRow> rowsThatRemoveElse(const ThresholdTable& table);

/// The threshold from which on a node is not kept: below 0 for nodes that no threshold keeps (local noise),
/// above 1 for nodes that each keeps (not in the body, or the body itself).
inline constexpr double removedAlways = -1;
inline constexpr double removedNever = 2;

struct RemovalThresholds {
    std::vector<double> nodes; ///< indexed by node; removedNever for nodes that are not tag nodes
    std::vector<double> words; ///< one for each word of the body's tag nodes, in document order
    /// Indexed by node: the threshold from which on MapSST deletes it, ignoring local noise; empty without a
    /// body.
    std::vector<double> noisyFrom;
    /// The locally noisy words of texts that have other words, too, in document order: no threshold keeps
    /// them.
    std::vector<TextEdit> textEdits;
};

/// Returns the thresholds for each node and word, in one pass: nothing is cleaned. cleanPage() removes a node
/// or word at this threshold or above.
RemovalThresholds removalThresholds(const Document& page, const MeasuredTree& measured);

/// Collects sample pages one by one, so that they need not be held at once.
class ThresholdSample {
  public:
    /// `measured` must outlive it.
    explicit ThresholdSample(const MeasuredTree& measured) : m_measured(measured) {}
    void add(const Document& page);
    /// Returns the table. O(n log n) in the elements of the tree and the nodes and words of the pages.
    ThresholdTable table() const;
    /// Returns the threshold that separates the words of the pages best into noise and content: the one with
    /// the greatest variance between the importances of the removed and of the kept words, the lowest of
    /// equal ones (Otsu 1979, "A threshold selection method from gray-level histograms", equation 14). The
    /// importance of a word is the threshold from which on it is removed, and 0 for a locally noisy word. As
    /// shownThreshold(), 0 to 1; nothing if all words have the same importance. INFERRED: the authors "look
    /// at the cleaned pages" of several thresholds and give no rule; here nobody looks. O(n log n) in the
    /// words.
    std::optional<double> separatingThreshold() const;

  private:
    const MeasuredTree& m_measured;
    std::vector<double> m_nodes;
    std::vector<double> m_words;
};

} // namespace tagseam
