// SPDX-License-Identifier: MIT
// The text of a search result record against the texts of a page: confirms a path, or finds the record.
#pragma once

#include "core/page/dom.h"
#include "core/truth/score/scorednodes.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace tagseam {

/// The letters of a page, for many records. Letters are those and the digits of ASCII, without case, since
/// texts of records have lost the others; and what stands between spaces and has a "/" or "=" in it has none,
/// on either side: texts of records hold the addresses of links and pictures, which are no text of the page.
class RecordTexts {
  public:
    /// `document` must outlive it. O(nodes + bytes).
    explicit RecordTexts(const Document& document);

    /// How alike the letters of a subtree are to those of a record: the Dice coefficient of their trigrams
    /// (runs of three letters, each as often as it comes), 0 to 1; 1 when neither has one, 0 when one has
    /// none. O(n log n) for n letters of both.
    double likeness(NodeId node, std::string_view text) const;

    /// Whether a node to which a path leads is the record: they are alike, by leastRecordLikeness; or so much
    /// of the letters of the node, leastConfirmingTrigrams or more, is in the record's text, which also holds
    /// what a page does not show: addresses without a slash, texts of pictures, what stands behind a
    /// misplaced end tag. A text without letters confirms nothing and denies nothing: true.
    bool isConfirmed(NodeId node, std::string_view text) const;

    /// The elements with this name that are the likest to the record, by at most recordMargin less than the
    /// likest of all, which is at least leastRecordLikeness; in document order. Of those within one another
    /// the likest, of equal ones the outermost. None for a text without trigrams. Cost: elements, and
    /// likeness() of those that have about as many letters.
    std::vector<NodeId> find(std::string_view name, std::string_view text) const;

  private:
    std::string_view lettersBelow(NodeId node) const;

    const Document& m_document;
    ScoredNodes m_scored;
    std::string m_letters;
    std::vector<std::size_t> m_firstLetter; // by index of the scored nodes, and one more
};

/// Least likeness for a node at the end of a path to be the record: records differ from what libxml2 makes of
/// them by a misplaced link or a nested form, another record shares few words with it.
inline constexpr double leastRecordLikeness = 0.8;
/// Fewer trigrams of a node are in many a text: "Buy now" has four.
inline constexpr std::size_t leastConfirmingTrigrams = 10;
/// How much less like a record others must be for the likest to be it.
inline constexpr double recordMargin = 0.1;

} // namespace tagseam
