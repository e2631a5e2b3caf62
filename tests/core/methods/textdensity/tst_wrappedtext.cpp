// SPDX-License-Identifier: MIT
// Text densities of wrapped texts, worked out by hand.
#include "core/methods/textdensity/wrappedtext.h"
#include "tests/core/page/testpages.h"

namespace tagseam {
namespace {

TEST(WrappedText, ofOneLineHasItsWords)
{
    EXPECT_EQ(wrapText("one two, three"), (WrappedText{3, 1}));
    EXPECT_EQ(wrapText(test::repeated(16, "abcd ")), (WrappedText{16, 1})) << "79 letters";
    EXPECT_EQ(wrapText(test::repeated(15, "abcd ") + "abcde"), (WrappedText{16, 1})) << "80 letters";
}

TEST(WrappedText, leavesOutTheLastOfSeveralLines)
{
    // 16 words of 4 letters and 15 spaces are 79 letters, so the 17th word is on the next line.
    EXPECT_EQ(wrapText(test::repeated(17, "abcd ")), (WrappedText{16, 1}));
    EXPECT_EQ(wrapText(test::repeated(40, "abcd ")), (WrappedText{32, 2}));
    EXPECT_EQ(wrapText(test::repeated(40, "abcd ")).density(), 16);
    EXPECT_EQ(wrapText(test::repeated(20, "éééé ")), (WrappedText{16, 1})) << "letters, not bytes";
}

TEST(WrappedText, countsAllLinesAsEquation21)
{
    EXPECT_EQ(wrapText(test::repeated(17, "abcd "), CountedLines::All), (WrappedText{17, 2}));
    EXPECT_EQ(wrapText("one two, three", CountedLines::All), (WrappedText{3, 1}));
    EXPECT_EQ(wrapText(" ", CountedLines::All), WrappedText{});
}

TEST(WrappedText, cutsRunsThatAreLongerThanALine)
{
    EXPECT_EQ(wrapText("one " + std::string(200, 'x') + " two"), (WrappedText{3, 3}))
        << "the word, and two lines of 80; the rest is not complete";
    EXPECT_EQ(wrapText(test::repeated(170, "東")), (WrappedText{80, 2})) << "two letters are a word";
    EXPECT_EQ(wrapText(std::string(160, 'x')), (WrappedText{1, 1})) << "the second line is the last";
}

TEST(WrappedText, withoutLettersHasNoDensity)
{
    for (const char* text : {"", " \n "})
        EXPECT_EQ(wrapText(text), WrappedText{});
    EXPECT_EQ(wrapText("").density(), 0);
    EXPECT_EQ(wrapText("-- !"), (WrappedText{0, 1}));
}

} // namespace
} // namespace tagseam
