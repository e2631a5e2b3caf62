// SPDX-License-Identifier: MIT
// Words of texts in several scripts.
#include "core/base/words.h"

#include <gmock/gmock.h>

#include <string>
#include <vector>

namespace tagseam {
namespace {

using testing::ElementsAre;

std::vector<std::string> wordsOf(std::string_view text)
{
    std::vector<std::string> words;
    forEachWord(text, [&](std::string_view word) { words.emplace_back(word); });
    return words;
}

TEST(Words, areRunsOfLettersAndDigits)
{
    EXPECT_THAT(wordsOf("It's 12.50 €, já_foi!"), ElementsAre("It", "s", "12", "50", "já_foi"));
    EXPECT_THAT(wordsOf("«Ёлка» — №5…"), ElementsAre("Ёлка", "№5"));
    EXPECT_THAT(wordsOf("東京、大阪。 ２０１９"), ElementsAre("東京", "大阪", "２０１９"));
    EXPECT_THAT(wordsOf(" \u00a0\u2003👍 → "), ElementsAre());
}

TEST(Words, ofScriptsWithoutSpacesHaveTwoLettersEach)
{
    EXPECT_EQ(wordsIn("four words of text"), 4);
    EXPECT_EQ(wordsIn("東京大阪"), 2);
    EXPECT_EQ(wordsIn("Kindle書籍を読む"), 3.5); // one and five halves
    EXPECT_EQ(wordsIn("ภาษา"), 2);
    EXPECT_EQ(wordsIn("한국어 책"), 2);
    EXPECT_EQ(wordsIn(""), 0);
}

TEST(Words, charactersAreLettersThatAreNotWhiteSpace)
{
    EXPECT_EQ(charactersIn(" a b\n\tcd. "), 5U);
    EXPECT_EQ(charactersIn("já\u00a0東京"), 4U);
    EXPECT_EQ(charactersIn(" \u00a0\n"), 0U);
    EXPECT_EQ(charactersIn(""), 0U);
}

TEST(Words, ofBrokenBytesEndSomewhere)
{
    for (const char* text : {"\xff\xfe", "a\xe2", "\xf0\x9f b"})
        EXPECT_GE(wordsIn(text), 0) << text;
}

} // namespace
} // namespace tagseam
