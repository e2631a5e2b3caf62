// SPDX-License-Identifier: MIT
// Which encoding a page is in, and its text.
#include "core/page/encoding.h"
#include "core/page/snapshotbytes.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

namespace tagseam {
namespace {

using namespace std::string_literals;

const std::string replacement = "\uFFFD";

DecodedText decoded(std::string_view bytes, std::string_view hint = {})
{
    const Result<DecodedText> result = decodeText(bytes, hint);
    EXPECT_TRUE(result) << "error " << static_cast<int>(result.error().code);
    return result ? *result : DecodedText{};
}

ErrorCode errorOf(std::string_view bytes, std::string_view hint = {})
{
    const Result<DecodedText> result = decodeText(bytes, hint);
    EXPECT_FALSE(result);
    return result ? ErrorCode::CannotWrite : result.error().code;
}

std::string withMeta(std::string_view name, std::string_view text)
{
    return "<meta charset=\"" + std::string(name) + "\">" + std::string(text);
}

TEST(Encoding, theByteOrderMarkGoesBeforeTheHint)
{
    const DecodedText text = decoded("\xEF\xBB\xBF<p>\xC3\xA9", "iso-8859-5");
    EXPECT_EQ(text.encoding, "utf-8");
    EXPECT_EQ(text.utf8, "<p>é") << "the mark itself is no text";
}

TEST(Encoding, theTreeOfABrowserIsNoText)
{
    const Result<DecodedText> text = decodeText(encodeSnapshot({}));
    ASSERT_FALSE(text);
    EXPECT_EQ(text.error().code, ErrorCode::BrowserTree);
}

TEST(Encoding, theHintGoesBeforeTheMeta)
{
    const DecodedText text = decoded(withMeta("utf-8", "\xE9"), "iso-8859-5");
    EXPECT_EQ(text.encoding, "iso-8859-5");
    EXPECT_TRUE(text.utf8.ends_with("щ"));
}

TEST(Encoding, theMetaGoesBeforeDetection)
{
    // These bytes are valid UTF-8, and would be detected as such.
    const DecodedText text = decoded(withMeta("koi8-r", "\xC3\xA9\xC3\xA9\xC3\xA9"));
    EXPECT_EQ(text.encoding, "koi8-r");
    EXPECT_TRUE(text.utf8.ends_with("ц╘ц╘ц╘"));
}

TEST(Encoding, withoutAnyNameItIsDetected)
{
    EXPECT_EQ(decoded("<p>Übergrößenträger, naïve façades, déjà vu").encoding, "utf-8");
    const DecodedText russian =
        decoded("<p>\xF0\xD2\xC9\xD7\xC5\xD4, \xCD\xC9\xD2! \xEB\xC1\xCB \xC4\xC5\xCC\xC1? "
                "\xF7\xD3\xC5 \xC8\xCF\xD2\xCF\xDB\xCF, \xD3\xD0\xC1\xD3\xC9\xC2\xCF.");
    EXPECT_EQ(russian.encoding, "koi8-r");
    EXPECT_TRUE(russian.utf8.starts_with("<p>Привет, мир!"));
}

TEST(Encoding, whatNobodyKnowsIsWindows1252)
{
    EXPECT_EQ(decoded("<p>plain").encoding, "windows-1252");
    EXPECT_EQ(decoded("a\x80").encoding, "windows-1252");
    EXPECT_EQ(decoded("a\x80").utf8, "a€");
}

struct Alias {
    const char* label;
    const char* encoding;
    const char* bytes;
    const char* text;
};

class WhatwgAlias : public testing::TestWithParam<Alias> {};

TEST_P(WhatwgAlias, meansWhatItMeansToBrowsers)
{
    const auto& [label, encoding, bytes, text] = GetParam();
    const DecodedText byHint = decoded(bytes, label);
    EXPECT_EQ(byHint.encoding, encoding);
    EXPECT_EQ(byHint.utf8, text);
    EXPECT_EQ(decoded(withMeta(label, bytes)).encoding, encoding);
}

INSTANTIATE_TEST_SUITE_P(
    Labels, WhatwgAlias,
    testing::Values(
        Alias{"iso-8859-1", "windows-1252", "\x80\x93x\x94", "€“x”"},
        Alias{" Latin1 ", "windows-1252", "\x80", "€"}, Alias{"us-ascii", "windows-1252", "\xE9", "é"},
        Alias{"iso-8859-9", "windows-1254", "\x80\xFE", "€ş"},
        Alias{"tis-620", "windows-874", "\x80\xA1", "€ก"},
        Alias{"gb2312", "gb18030", "\xC4\xE3\xBA\xC3\x95\x41", "你好旳"}, // the last is GBK, not GB 2312
        Alias{"GBK", "gb18030", "\xC4\xE3", "你"},
        Alias{"shift_jis", "cp932", "\x83\x65\x83\x58\x83\x67\x87\x40", "テスト①"}, // NEC row 13
        Alias{"euc-kr", "cp949", "\xC7\xD1\xB1\xDB\x81\x41", "한글갂"},    // the last is UHC, not EUC-KR
        Alias{"big5", "big5-hkscs", "\xA4\xA4\xA4\xE5\xFD\x41", "中文槡"}, // the last is HKSCS, not Big5
        Alias{"utf8", "utf-8", "\xC3\xA9", "é"}),
    [](const auto& row) { return "row" + std::to_string(row.index); });

TEST(Encoding, utf16NeedsNoNameWithAMarkNorWithAnAngleBracket)
{
    const DecodedText little = decoded("\xFF\xFE<\0p\0>\0\xE9\0"s);
    EXPECT_EQ(little.encoding, "utf-16le");
    EXPECT_EQ(little.utf8, "<p>é");
    const DecodedText big = decoded("\xFE\xFF\0<\0p\0>\0\xE9"s);
    EXPECT_EQ(big.encoding, "utf-16be");
    EXPECT_EQ(big.utf8, "<p>é");
    EXPECT_EQ(decoded("<\0p\0>\0\xE9\0"s).utf8, "<p>é");
    EXPECT_EQ(decoded("\0<\0p\0>\0\xE9"s).utf8, "<p>é");
    EXPECT_EQ(decoded("<\0\xE9\0"s, "utf-16be").encoding, "utf-16be") << "which is a guess: the hint wins";
    EXPECT_EQ(decoded("\xFF\xFE\0\0<\0\0\0"s).utf8, "<");
    EXPECT_EQ(decoded("\xFF\xFE<\0\x3D\xD8\x00\xDE"s).utf8, "<😀") << "a surrogate pair";
}

TEST(Encoding, aMetaIsReadAsBrowsersReadIt)
{
    const auto encodingOf = [](const std::string& bytes) { return decoded(bytes).encoding; };
    const std::string contentType =
        "<META HTTP-EQUIV='Content-Type' CONTENT='text/html; CHARSET=KOI8-R'>\xC1";
    EXPECT_EQ(encodingOf(contentType), "koi8-r");
    EXPECT_EQ(encodingOf("<meta charset = koi8-r >\xC1"), "koi8-r");
    EXPECT_EQ(encodingOf("<meta name=charset content='text/html; charset=koi8-r'>\xC1"), "koi8-r")
        << "the first `charset` has no value";
    EXPECT_EQ(encodingOf(withMeta("koi8-r", withMeta("utf-8", "\xC1"))), "koi8-r") << "the first one counts";
}

TEST(Encoding, aMetaInsideACommentIsNone)
{
    EXPECT_EQ(decoded("<!-- " + withMeta("koi8-r", "-->") + withMeta("iso-8859-5", "\xC1")).encoding,
              "iso-8859-5");
    EXPECT_EQ(decoded("<!-- " + withMeta("koi8-r", "\x80")).encoding, "windows-1252") << "never closed";
}

TEST(Encoding, aMetaWithAnUnknownNameIsPassedOver)
{
    EXPECT_EQ(decoded(withMeta("martian", "\x80")).encoding, "windows-1252");
    EXPECT_EQ(decoded(withMeta("martian", withMeta("koi8-r", "\xC1"))).encoding, "koi8-r");
}

TEST(Encoding, utf16InAMetaMeansUtf8)
{
    for (const char* name : {"utf-16", "UTF-16LE", "utf-16be"}) {
        const DecodedText text = decoded(withMeta(name, "é"));
        EXPECT_EQ(text.encoding, "utf-8") << "the meta could be read, so the page is not in " << name;
        EXPECT_TRUE(text.utf8.ends_with(">é"));
    }
}

TEST(Encoding, whatCannotBeDecodedBecomesTheReplacementCharacter)
{
    const std::string r = replacement;
    EXPECT_EQ(decoded("a\xFFz", "utf-8").utf8, "a" + r + "z");
    EXPECT_EQ(decoded("a\xC3", "utf-8").utf8, "a" + r) << "cut off in the middle of a character";
    EXPECT_EQ(decoded("a\xC0\xAFz", "utf-8").utf8, "a" + r + r + "z") << "an overlong slash";
    EXPECT_EQ(decoded("a\xED\xA0\x80z", "utf-8").utf8, "a" + r + r + r + "z") << "half a surrogate pair";
    EXPECT_EQ(decoded("a\xF5\x80\x80\x80z", "utf-8").utf8, "a" + r + r + r + r + "z") << "above U+10FFFF";
    EXPECT_EQ(decoded("\xFF\xFE\0\0<\0\0\0\0\0\x11\0"s).utf8.substr(0, 4), "<" + r) << "the same in UTF-32";
    EXPECT_EQ(decoded("a\x81z", "windows-1252").utf8, "a" + r + "z") << "a hole in the table";
    EXPECT_EQ(decoded("\xFF\xFE\0\0<\0\0\0\0\0\x11\0"s).utf8.substr(0, 4), "<" + r) << "the same in UTF-32";
    EXPECT_EQ(decoded("\xFF\xFE<\0\x3D\xD8"s).utf8, "<" + r + r) << "a surrogate without its pair";
    EXPECT_EQ(decoded("\xFF\xFE<\0p"s).utf8, "<" + r) << "half a code unit";
}

TEST(Encoding, aCharacterThatTheDecoderHoldsBackIsNotLostAtTheEnd)
{
    EXPECT_EQ(decoded("\xF9\xEC\xE5\xED", "windows-1255").utf8, "שלום") << "a letter waits for its points";
    EXPECT_EQ(decoded("\xA4\xA4\x88\x66", "big5").utf8, "中Ê") << "a letter waits for its mark";
}

TEST(Encoding, nulBecomesTheReplacementCharacter)
{
    const std::string text = decoded("<p>" + std::string(100, 'x') + '\0' + "y", "utf-8").utf8;
    EXPECT_TRUE(text.ends_with("x" + replacement + "y"));
}

TEST(Encoding, controlCharactersAreNotText)
{
    EXPECT_EQ(errorOf(std::string(97, 'x') + "\x01\x02\x03"), ErrorCode::NotText);
    EXPECT_EQ(errorOf(std::string(97, 'x') + "\0\0\0"s), ErrorCode::NotText);
    EXPECT_TRUE(decodeText(std::string(99, 'x') + "\x01")) << "one in a hundred may slip into a page";
    EXPECT_TRUE(decodeText(" \t\r\n\f\v")) << "white space is no control character";
    const Result<DecodedText> half = decodeText("x\x01");
    ASSERT_FALSE(half);
    EXPECT_EQ(half.error().detail, "50");
}

TEST(Encoding, nothingIsEmpty)
{
    EXPECT_EQ(errorOf(""), ErrorCode::Empty);
    EXPECT_EQ(decoded("\xEF\xBB\xBF").utf8, "") << "a mark alone is text of no characters";
}

TEST(Encoding, anUnknownHintIsAnErrorEvenIfItIsNotNeeded)
{
    EXPECT_EQ(errorOf("x", "martian"), ErrorCode::UnknownEncoding);
    EXPECT_EQ(errorOf("\xEF\xBB\xBFx", "martian"), ErrorCode::UnknownEncoding);
    EXPECT_EQ(errorOf("", "martian"), ErrorCode::UnknownEncoding);
    EXPECT_EQ(errorOf("x", "utf-8//IGNORE"), ErrorCode::UnknownEncoding) << "an option of iconv, no name";
    EXPECT_EQ(errorOf("x", "  "), ErrorCode::UnknownEncoding);
    EXPECT_TRUE(isKnownEncoding("Shift_JIS"));
    EXPECT_FALSE(isKnownEncoding(""));
    EXPECT_FALSE(isKnownEncoding("martian"));
}

TEST(Encoding, aMetaCannotNameWhatItIsNotWrittenIn)
{
    for (const char* name : {"ibm037", "ucs-2", "ucs-4", "utf-7"}) {
        const auto decoded = decodeText(std::string("<meta charset=") + name + "><p>plain text</p>");
        ASSERT_TRUE(decoded) << name;
        EXPECT_NE(decoded->utf8.find("<p>plain text</p>"), std::string::npos) << name;
    }
}

TEST(Encoding, aFewLatinLettersAreWindows1252)
{
    const auto decoded = decodeText("<p>by \xDC"
                                    "berMurtz, with a Mavica\xAE camera</p>");
    ASSERT_TRUE(decoded);
    EXPECT_EQ(decoded->encoding, "windows-1252");
    EXPECT_EQ(decoded->utf8, "<p>by \u00DCberMurtz, with a Mavica\u00AE camera</p>");
}

} // namespace
} // namespace tagseam
