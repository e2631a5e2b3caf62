// SPDX-License-Identifier: MIT
// How much of a page's text, and of its marked content, stands at the positions of a region.
#pragma once

#include "core/tps/tagpath.h"

#include <cstdint>
#include <vector>

namespace tagseam {

/// A text of fewer letters does not count as content when nobody said what is: the links of a menu are short,
/// content mostly is not. Letters are characters other than ASCII blanks. Measured on the 73 pages of
/// tst_diagnosiscorpus, whose content is known: 12 to 18 tell best whether it was kept (5 pages of the 6 that
/// lost it, no other). Text outside links, of any length, tells worse (2, and 6 others that kept it): shops
/// have little of it in their records.
inline constexpr std::uint32_t longText = 15;

class PageWeights {
  public:
    /// `content`: nodes that are the content, with what is below them; any order, nested or not. Texts that
    /// are isHidden() or within select, button and textarea weigh nothing. Where the page has boxes, nor do
    /// those that are not displayed, unless no long text is. O(nodes + bytes of the texts).
    PageWeights(const Document& document, const TagPathSequence& sequence,
                const std::vector<NodeId>& content);

    /// Letters of the long texts of the region.
    std::uint32_t letters(Region region) const { return within(m_letters, region); }
    /// Share of the page's, 0 to 1; 0 for a page without.
    double text(Region region) const { return share(m_letters, region); }
    /// Share of the marked positions, 0 to 1; 0 when there are none.
    double content(Region region) const { return share(m_content, region); }
    bool hasText() const { return m_letters.back() > 0; }
    bool hasContent() const { return m_content.back() > 0; }
    /// The runs of marked positions, ascending. Fewer than `gap` positions between two runs make them one.
    std::vector<Region> contentRuns(std::uint32_t gap) const;

  private:
    using Sums = std::vector<std::uint32_t>; // [p]: of the positions before p

    void addLetters(const Document& document, const TagPathSequence& sequence, bool byBoxes);
    void addContent(const Document& document, const TagPathSequence& sequence,
                    const std::vector<NodeId>& content);
    static std::uint32_t within(const Sums& sums, Region region)
    {
        return sums[region.end.value] - sums[region.begin.value];
    }
    static double share(const Sums& sums, Region region)
    {
        return sums.back() == 0 ? 0 : static_cast<double>(within(sums, region)) / sums.back();
    }

    Sums m_letters;
    Sums m_content;
};

} // namespace tagseam
