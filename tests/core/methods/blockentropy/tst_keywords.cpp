// SPDX-License-Identifier: MIT
// The blocks of a page by table, and their key words.
#include "core/methods/blockentropy/keywords.h"
#include "tests/core/methods/methodpages.h"

#include <gmock/gmock.h>

namespace tagseam::test {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

std::vector<std::string> blocksOf(const Document& page, BlockElements elements,
                                  const KeepMask* within = nullptr)
{
    std::vector<std::string> blocks;
    for (const KeyWordBlock& block : keyWordBlocks(page, elements, within)) {
        std::string text(page.name(block.root));
        for (const KeyWord& each : block.words)
            text += " " + each.word + ":" + std::to_string(each.count);
        blocks.push_back(text);
    }
    return blocks;
}

const char* const nested = "<body>outside<table><tr><td>Home News news</td><td>"
                           "<table><tr><td>pear apple</td></tr></table>footer</td></tr></table>";

TEST(KeyWordBlocks, belongToTheInnermostTableOrCell)
{
    const Document page = test::page(nested);
    EXPECT_THAT(blocksOf(page, BlockElements::Tables),
                ElementsAre("table footer:1 home:1 news:2", "table apple:1 pear:1"));
    EXPECT_THAT(blocksOf(page, BlockElements::Cells),
                ElementsAre("td home:1 news:2", "td footer:1", "td apple:1 pear:1"));
}

TEST(KeyWordBlocks, leaveOutShortWordsNumbersAndHiddenTexts)
{
    const Document page = test::page("<body><table><tr><td>of a 2013 R2D2 pão maçã 東 x-ray"
                                     "<script>var hidden</script></td></tr></table>");
    EXPECT_THAT(blocksOf(page, BlockElements::Tables), ElementsAre("table maçã:1 pão:1 r2d2:1 ray:1 東:1"));
    EXPECT_THAT(blocksOf(test::page("<body><table><tr><td>1 2</td></tr></table>"), BlockElements::Tables),
                IsEmpty());
}

TEST(KeyWordBlocks, haveOnlyNodesThatAreThere)
{
    const Document page = test::page(nested);
    KeepMask within(page.size(), true);
    within[childrenOf(page, firstNamed(page, "tr"))[1].value] = false;
    EXPECT_THAT(blocksOf(page, BlockElements::Tables, &within), ElementsAre("table home:1 news:2"));
}

} // namespace
} // namespace tagseam::test
