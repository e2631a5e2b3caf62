// SPDX-License-Identifier: MIT
// Measures how much of a page's text, and of its content, stands at the positions of a region.
#pragma once

#include "core/page/readable.h"
#include "core/tps/tagpath.h"

#include <cstdint>
#include <vector>

namespace tagseam {

/// The least number of letters of a text that counts as content when no content is marked: the links of a
/// menu are short, content mostly is not. Letters are characters other than ASCII blanks. Measured on the 73
/// pages of tst_diagnosiscorpus, whose content is known: 12 to 18 recognise best if it was kept (5 pages of
/// the 6 that lost it, no other). Text outside links, of any length, recognises it worse (2, and 6 others
/// that kept it): shops have little of it in their records.
inline constexpr std::uint32_t longText = 15;

/// Returns the positions of each subtree, in the order of the roots.
std::vector<Region> regionsBelow(const Document& document, const TagPathSequence& sequence,
                                 const std::vector<NodeId>& roots);

class PageWeights {
  public:
    /// Weighs a page. `content`: regions that are the content; any order, nested or not. Texts that a
    /// reader does not see (readableNodes()) weigh nothing. If the page has boxes, texts that are
    /// not displayed weigh nothing either, unless no long text is displayed. O(nodes + bytes of the texts).
    PageWeights(const Document& document, const TagPathSequence& sequence,
                const std::vector<Region>& content);

    /// The number of letters of the long texts of the region.
    std::uint32_t letters(Region region) const { return within(m_letters, region); }
    /// The region's share of the page's letters, 0 to 1; 0 for a page without long texts.
    double text(Region region) const { return share(m_letters, region); }
    /// The region's share of the positions of the content, 0 to 1; 0 when there are none.
    double content(Region region) const { return share(m_content, region); }
    bool hasText() const { return m_letters.back() > 0; }
    bool hasContent() const { return m_content.back() > 0; }
    /// Returns the runs of positions of the content, ascending. Runs with fewer than `gap` positions between
    /// them are joined.
    std::vector<Region> contentRuns(std::uint32_t gap) const;

  private:
    using Sums = std::vector<std::uint32_t>; // [p]: sum over the positions before p

    void addLetters(const Document& document, const ReadableNodes& readable, const TagPathSequence& sequence,
                    bool byBoxes);
    void addContent(const TagPathSequence& sequence, const std::vector<Region>& content);
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
