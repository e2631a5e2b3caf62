// SPDX-License-Identifier: MIT
// Compares the text of a search result record with the texts of a page: confirms a path, or finds the record.
#pragma once

#include "core/page/dom.h"
#include "core/truth/score/scorednodes.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace tagseam {

/// The letters of a page, for many records. Letters are the letters and digits of ASCII, without case, since
/// texts of records have lost the others; text between spaces that has a "/" or "=" in it has none, on either
/// side: texts of records contain the addresses of links and pictures, which are not text of the page.
class RecordTexts {
  public:
    /// `document` must outlive it. O(nodes + bytes).
    explicit RecordTexts(const Document& document);

    /// Returns the similarity of the letters of a subtree and a record: the Dice coefficient of their
    /// trigrams (runs of three letters, each as often as it occurs), 0 to 1; 1 when neither has one, 0 when
    /// one has none. O(n log n) for n letters of both.
    double likeness(NodeId node, std::string_view text) const;

    /// True if a node to which a path leads is the record: their similarity is at least leastRecordLikeness;
    /// or so much of the letters of the node, leastConfirmingTrigrams or more, is in the record's text, which
    /// also contains text that a page does not show: addresses without a slash, texts of pictures, text after
    /// a misplaced end tag. A text without letters neither confirms nor rejects: true.
    bool isConfirmed(NodeId node, std::string_view text) const;

    /// Returns the elements with this name that are most similar to the record, within recordMargin of the
    /// best, which is at least leastRecordLikeness; in document order. Among elements within one another the
    /// most similar, of equal ones the outermost. None for a text without trigrams. Cost: elements, and
    /// likeness() of the elements with a similar number of letters.
    std::vector<NodeId> find(std::string_view name, std::string_view text) const;

  private:
    std::string_view lettersBelow(NodeId node) const;

    const Document& m_document;
    ScoredNodes m_scored;
    std::string m_letters;
    std::vector<std::size_t> m_firstLetter; // indexed like the scored nodes, and one more
};

/// The least similarity for a node at the end of a path to be the record: libxml2's trees differ from records
/// in a misplaced link or a nested form, and another record shares few words with it.
inline constexpr double leastRecordLikeness = 0.8;
/// The least number of trigrams: fewer occur in many texts. "Buy now" has four.
inline constexpr std::size_t leastConfirmingTrigrams = 10;
/// The least difference in similarity between the best element and the others.
inline constexpr double recordMargin = 0.1;

} // namespace tagseam
