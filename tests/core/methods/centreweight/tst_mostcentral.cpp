// SPDX-License-Identifier: MIT
// The records of the data region nearest to the centre of the page, and methods on pages without boxes.
#include "core/methods/methods.h"
#include "tests/core/methods/boxedpage.h"
#include "tests/core/methods/methodpages.h"

#include <gmock/gmock.h>

namespace tagseam::test {
namespace {

using testing::ElementsAre;

constexpr const char* twoLists = "html(body(ul(li(a('1')) li(a('2'))) ol(li(p(b('3'))) li(p(b('4'))))))";

// The boxes of the list at the top of the page, and of the other; only those of the records matter.
Document listsAt(Box first, Box second)
{
    const Box page{0, 0, 800, 600};
    return boxedTree(
        twoLists,
        {page, page, first, first, {}, {}, first, {}, {}, second, second, {}, {}, {}, second, {}, {}, {}});
}

FilterResult run(const Document& page, std::string_view name = "centre-weight")
{
    return methodNamed(name)->run({page}, {});
}

TEST(CentreWeightMethod, keepsTheRecordsOfTheMostCentralRegion)
{
    const Document page = listsAt({0, 0, 800, 20}, {200, 100, 400, 400});
    const FilterResult found = run(page);
    ASSERT_EQ(found.decisions.size(), 2U);
    EXPECT_EQ(found.decisions[0].reason, "less-central");
    EXPECT_DOUBLE_EQ(*found.decisions[0].figure, 1 / (1 + 290 / 500.0));
    EXPECT_EQ(found.decisions[1].reason, "most-central");
    EXPECT_DOUBLE_EQ(*found.decisions[1].figure, 1);
    EXPECT_EQ(keptTexts(page, found.kept), "3|4");
    EXPECT_EQ(found.records.size(), 2U);
    expectMask(page, found);
}

TEST(CentreWeightMethod, keepsTheFirstOfEqualRegionsAndNoneThatIsNotShown)
{
    const Document equal = listsAt({200, 100, 400, 400}, {200, 100, 400, 400});
    EXPECT_EQ(keptTexts(equal, run(equal).kept), "1|2");
    const Document hidden = listsAt({}, {0, 0, 800, 20});
    EXPECT_EQ(run(hidden).decisions[0].reason, "not-shown");
    EXPECT_FALSE(run(hidden).decisions[0].figure);
    EXPECT_EQ(keptTexts(hidden, run(hidden).kept), "3|4");
    const Document none = listsAt({}, {});
    EXPECT_EQ(keptTexts(none, run(none).kept), "");
    EXPECT_TRUE(run(none).records.empty());
}

TEST(CentreWeightMethod, minesWithinWhatAFilterLeaves)
{
    const Document page = listsAt({0, 0, 800, 20}, {200, 100, 400, 400});
    KeepMask within(page.size(), true);
    for (NodeId node = firstNamed(page, "ol"); node < page.subtreeEnd(firstNamed(page, "ol")); ++node.value)
        within[node.value] = false;
    const FilterResult found = methodNamed("centre-weight")->run({page, &within}, {});
    EXPECT_EQ(keptTexts(page, found.kept), "1|2");
    expectMask(page, found, &within);
}

TEST(BoxMethods, sayThatAPageHasNoBoxes)
{
    const Document plain = tree(twoLists);
    const Document boxed = listsAt({0, 0, 800, 20}, {200, 100, 400, 400});
    for (const char* name : {"centre-weight", "centred-block", "centre-weight,preset=velloso-2014",
                             "centred-block,share=0.2,offset=1+mdr-2003"}) {
        const Method method = *methodNamed(name);
        EXPECT_EQ(method.lackOf(plain), ErrorCode::NoBoxes) << name;
        EXPECT_FALSE(method.lackOf(boxed)) << name;
    }
    EXPECT_FALSE(methodNamed("mdr-2003")->lackOf(plain));
    EXPECT_EQ(methodNamed("separators,label-attributes=computed")->lackOf(boxed),
              ErrorCode::NoComputedStyles);
    for (const char* name : {"centre-weight", "centred-block"}) {
        const FilterResult found = run(plain, name);
        EXPECT_EQ(found.kept, KeepMask(plain.size(), true)) << name;
        ASSERT_EQ(found.decisions.size(), 1U) << name;
        EXPECT_EQ(found.decisions[0].reason, "no-boxes") << name;
    }
}

TEST(BoxMethods, sayThatTheyWereStopped)
{
    const Document page = listsAt({0, 0, 800, 20}, {200, 100, 400, 400});
    for (const char* name : {"centre-weight", "centred-block"})
        EXPECT_TRUE(methodNamed(name)->run({page}, stopToken()).isStopped) << name;
}

} // namespace
} // namespace tagseam::test
