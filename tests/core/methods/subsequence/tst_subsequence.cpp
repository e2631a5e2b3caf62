// SPDX-License-Identifier: MIT
// Maximum subsequence segmentation without training.
#include "core/methods/subsequence/subsequence.h"
#include "tests/core/methods/methodpages.h"

#include <gmock/gmock.h>

namespace tagseam::test {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

constexpr const char* article = "body(ul(li('Home') li('News')) h1('One two three four')"
                                "p('a b c d e f g h' br 'i j k l') p('m n o p q r s') ul(li('x') li('y')))";

FilterResult resultOf(const Document& page, const SubsequenceOptions& options = {})
{
    return filterBySubsequence({page}, options);
}

TEST(Subsequence, aTokenIsATagOrTheWordsOfAText)
{
    const Document page = tree("html(body(p('a b, c' br ' ' '--') script('x y z') <!--u v-->))");
    EXPECT_THAT(tokensOf(page, {}).values, ElementsAre(-3.25, -3.25, 3, -3.25, -3.25, -3.25))
        << "the tags of the body and the p, and one of the br";
    EXPECT_THAT(tokensOf(page, {2, 1}).values, ElementsAre(-1, -1, 6, -1, -1, -1));
}

TEST(Subsequence, keepsTheTextsBetweenWhichTagsAreFew)
{
    const Document page = tree(std::string("html(") + article + ")");
    const FilterResult found = resultOf(page);
    // 8 - 3.25 + 4 - 6.5 + 7; the title's 4 words do not pay for the two tags after it.
    ASSERT_EQ(found.decisions.size(), 1U);
    EXPECT_EQ(found.decisions[0].reason, "largest-sum");
    EXPECT_TRUE(found.decisions[0].isKept);
    EXPECT_EQ(found.decisions[0].figure, 9.25);
    EXPECT_EQ(keptTexts(page, found.kept), "a b c d e f g h|i j k l|m n o p q r s");
    EXPECT_TRUE(found.kept[firstNamed(page, "br").value]) << "a br in a kept element stays";
    EXPECT_FALSE(found.kept[firstNamed(page, "h1").value]);
}

TEST(Subsequence, valuesAreOptions)
{
    const Document page = tree(std::string("html(") + article + ")");
    EXPECT_EQ(keptTexts(page, resultOf(page, {1, 5}).kept), "a b c d e f g h"); // 8 - 5 + 4 < 8
    EXPECT_THAT(keptTexts(page, resultOf(page, {1, 0}).kept), testing::StartsWith("Home|News|One"));
    EXPECT_EQ(keptTexts(page, resultOf(page, {0, 1}).kept), "");
}

TEST(Subsequence, takesPagesWithoutText)
{
    const Document empty = tree("html(head body(div(p) ' ' script('a b c d e f g h')))");
    const FilterResult found = resultOf(empty);
    EXPECT_THAT(found.decisions, IsEmpty());
    EXPECT_EQ(keptTexts(empty, found.kept), "");
    EXPECT_TRUE(found.kept[empty.body().value]);
    const Document noBody = tree("html(head(title('a')) p('b'))");
    EXPECT_EQ(resultOf(noBody).kept, KeepMask(noBody.size(), true));
    EXPECT_EQ(resultOf(build({})).kept, KeepMask(1, true));
}

TEST(Subsequence, readsOnlyTheNodesThatAreLeft)
{
    const Document page = tree("html(body(p('a b c d e f g h i') p('j k l m n o p q r s')))");
    KeepMask within(page.size(), true);
    within[childrenOf(page, page.body())[1].value] = false;
    EXPECT_EQ(keptTexts(page, filterBySubsequence({page, &within}, {}).kept), "a b c d e f g h i");
}

} // namespace
} // namespace tagseam::test
