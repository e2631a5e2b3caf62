// SPDX-License-Identifier: MIT
// The large block in the middle of a page whose boxes are known.
#include "core/methods/centredblock/centredblock.h"
#include "tests/core/methods/boxedpage.h"
#include "tests/core/methods/methodpages.h"

#include <gmock/gmock.h>

namespace tagseam::test {
namespace {

using testing::ElementsAre;

// A header, and below it a menu at the left of the content, in a wrapper that is centred.
Document threeParts(Box content)
{
    return boxedTree("html(body(h1('title') div(ul('menu') p('content')) aside('aside')))",
                     {{0, 0, 1000, 1000},
                      {0, 0, 1000, 1000},
                      {0, 0, 1000, 100}, // h1
                      {},
                      {100, 100, 800, 800}, // div
                      {100, 100, 200, 800}, // ul
                      {},
                      content, // p
                      {},
                      {0, 0, 450, 900}, // aside
                      {}});
}

std::vector<std::string> decisionsOf(const Document& page, const FilterResult& found)
{
    std::vector<std::string> decisions;
    for (const FilterDecision& each : found.decisions)
        decisions.push_back(std::string(page.name(each.nodes.front())) + " " + std::string(each.reason));
    return decisions;
}

TEST(CentredBlock, isTheSmallestWithBothFeatures)
{
    const Document page = threeParts({300, 100, 550, 800}); // its centre is 75 pixels to the right
    const FilterResult found = filterByCentredBlock({page}, {});
    EXPECT_THAT(decisionsOf(page, found),
                ElementsAre("body larger-block", "div larger-block", "p main-block", "aside off-centre"));
    EXPECT_NEAR(*found.decisions[2].figure, 0.44, 1e-6);
    EXPECT_EQ(found.threshold, 0.4);
    EXPECT_EQ(keptTexts(page, found.kept), "content");
    expectMask(page, found);
}

TEST(CentredBlock, isAWrapperWhereTheContentIsNotCentred)
{
    const Document page = threeParts({300, 100, 700, 800}); // 150 pixels to the right
    const FilterResult found = filterByCentredBlock({page}, {});
    EXPECT_THAT(decisionsOf(page, found),
                ElementsAre("body larger-block", "div main-block", "aside off-centre"));
    EXPECT_EQ(keptTexts(page, found.kept), "menu|content");
    EXPECT_EQ(keptTexts(page, filterByCentredBlock({page}, {0.4, 0.2}).kept), "content");
    EXPECT_EQ(keptTexts(page, filterByCentredBlock({page}, {0.7, 0.1}).kept), "title|menu|content|aside")
        << "the body alone is that large";
}

TEST(CentredBlock, hasTheShareOfItsPartOnThePage)
{
    const Document page = threeParts({-9500, 100, 20000, 800}); // centred, and nearly all of it outside
    EXPECT_THAT(decisionsOf(page, filterByCentredBlock({page}, {})),
                ElementsAre("body larger-block", "div main-block", "aside off-centre"));
}

TEST(CentredBlock, considersOnlyNodesThatAreThere)
{
    const Document page = threeParts({300, 100, 550, 800});
    KeepMask within(page.size(), true);
    for (NodeId node = firstNamed(page, "p"); node < page.subtreeEnd(firstNamed(page, "p")); ++node.value)
        within[node.value] = false;
    const FilterResult found = filterByCentredBlock({page, &within}, {});
    EXPECT_EQ(keptTexts(page, found.kept), "menu");
    expectMask(page, found, &within);
}

TEST(CentredBlock, ofAPageWithoutBoxesIsNotGuessed)
{
    const Document page = tree("html(body(p('a')))");
    const FilterResult found = filterByCentredBlock({page}, {});
    EXPECT_THAT(decisionsOf(page, found), ElementsAre("body no-boxes"));
    EXPECT_EQ(found.kept, KeepMask(page.size(), true));
}

TEST(CentredBlock, mayBeMissing)
{
    // The page is as wide as the window; its body lies at the left.
    const Document page = boxedTree(
        "html(body(p('a')))", {{0, 0, 1000, 1000}, {0, 0, 500, 1000}, {0, 0, 500, 1000}, {0, 0, 500, 1000}});
    const FilterResult found = filterByCentredBlock({page}, {});
    EXPECT_THAT(decisionsOf(page, found), ElementsAre("body no-block"));
    EXPECT_EQ(found.kept, KeepMask(page.size(), true));
}

} // namespace
} // namespace tagseam::test
