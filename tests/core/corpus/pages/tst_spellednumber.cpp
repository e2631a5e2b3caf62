// SPDX-License-Identifier: MIT
// Numbers as pages of many countries write them.
#include "core/corpus/pages/spellednumber.h"

#include <gtest/gtest.h>

#include <string>
#include <tuple>

namespace tagseam {
namespace {

// True if `spelling`, which is in the text, is a spelling of the number from its begin to its end.
bool isSpelled(const std::string& number, const std::string& text, const std::string& spelling)
{
    const std::optional<SpelledNumber> digits = numberOf(number);
    if (!digits)
        return false;
    const std::size_t at = text.find(spelling);
    return at != std::string::npos && endOfNumber(text, at, *digits) == at + spelling.size();
}

TEST(SpelledNumbers, areFoundAsCountriesWriteThem)
{
    for (const char* spelling : {"1759.99", "1759,99", "1.759,99", "1,759.99", "1 759,99",
                                 "1\xC2\xA0"
                                 "759,99",
                                 "1\xE2\x80\xAF"
                                 "759,99",
                                 "1'759.99",
                                 "1\x01"
                                 "759.\x01"
                                 "99"})
        EXPECT_TRUE(isSpelled("1759.99", spelling, spelling)) << spelling;
    for (const char* number : {"109", "109.00", "109.0"}) {
        for (const char* spelling : {"109", "109,00", "109.00", "109,0"})
            EXPECT_TRUE(isSpelled(number, std::string("at ") + spelling + " EUR.", spelling)) << spelling;
    }
    EXPECT_TRUE(isSpelled("1234567.5", "1.234.567,50", "1.234.567,50"));
    EXPECT_TRUE(isSpelled("0.5", "0,50", "0,50"));
    EXPECT_TRUE(isSpelled("15.5",
                          "15,5\x01"
                          "0 reviews",
                          "15,5"));
    EXPECT_TRUE(isSpelled("109",
                          "109,\x01"
                          "00",
                          "109,\x01"
                          "00"));
    EXPECT_TRUE(isSpelled("109", "costs 109, and more", "109")) << "a sign without a digit ends it";
    EXPECT_TRUE(isSpelled("2433",
                          "2,433\x01"
                          "7",
                          "2,433"))
        << "the next node is another text";
}

TEST(SpelledNumbers, areNotPartsOfOtherNumbersAndWords)
{
    for (const auto& [number, text, begin] :
         {std::tuple("1759.99", "1759.9", "1759"), std::tuple("1759.99", "17.59,99", "17"),
          std::tuple("1759.99", "1.759.99", "1"), std::tuple("1759.99", "1759.995", "1759"),
          std::tuple("1234567", "1.234,567", "1"), std::tuple("109", "109,50", "109"),
          std::tuple("109", "109,000", "109"), std::tuple("109", "1.109,00", "109"),
          std::tuple("109",
                     "109\x01.\x01"
                     "50",
                     "109"),
          std::tuple("109",
                     "1\x01,\x01"
                     "109",
                     "109"),
          std::tuple("109", "x109", "109"), std::tuple("109", "109x", "109"),
          std::tuple("109", "1095", "109")})
        EXPECT_EQ(endOfNumber(text, std::string_view(text).rfind(begin), *numberOf(number)),
                  std::string_view::npos)
            << text;
}

TEST(SpelledNumbers, arePlainDecimalNumbers)
{
    for (const char* text : {"", ".", "12.", ".5", "1,5", "-3", "1.2.3", "12a", "007", "00.5", "1 000"})
        EXPECT_FALSE(numberOf(text)) << text;
    for (const char* text : {"0", "0.99", "12", "12.50"})
        EXPECT_TRUE(numberOf(text)) << text;
}

} // namespace
} // namespace tagseam
