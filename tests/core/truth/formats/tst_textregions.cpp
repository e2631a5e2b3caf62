// SPDX-License-Identifier: MIT
// Marks as text regions: joined, severed, and what has no region.
#include "core/truth/formats/textregions.h"

#include "core/select/selector.h"
#include "tests/core/page/testpages.h"

#include <gmock/gmock.h>

namespace tagseam::test {
namespace {

TEST(TextRegions, joinNeighboursAndLeaveOutWhatHasNoText)
{
    const Document document = page("<body><p>é a </p>\n<p> b</p><img><p>c</p></body>");
    const PageSelectors selectors(document);
    const auto at = [&](const char* path) { return selectNodes(document, path)->front(); };
    const auto marked = [&](std::vector<NodeId> nodes) {
        AnchoredMark mark;
        for (const NodeId node : nodes)
            mark.targets.push_back({node, AnchoredBy::XPath, OrphanCause::None, {}});
        mark.isComplete = true;
        return mark;
    };
    const std::vector<AnchoredMark> marks{marked({at("//p[1]"), at("//p[2]")}),
                                          marked({at("//p[1]"), at("//p[3]")}), marked({at("//img")}),
                                          AnchoredMark{}};
    const TextRegions regions = textRegionsOf(selectors, marks);
    std::vector<std::string> texts;
    for (const TextRegion& region : regions.regions)
        texts.push_back(std::to_string(region.mark) + ' ' +
                        std::string(selectors.domText().bytes(region.stretch)));
    EXPECT_THAT(texts, testing::ElementsAre("0 é a \n b", "1 é a", "1 c"));
    EXPECT_EQ(regions.severed, 1U);
    EXPECT_EQ(regions.textless, 1U);
    EXPECT_EQ(regions.orphans, 1U);
    EXPECT_EQ(utf16Length("é𝄞a"), 4U);
}

} // namespace
} // namespace tagseam::test
