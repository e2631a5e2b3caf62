// SPDX-License-Identifier: MIT
// The encoding of a page, and its text.
#include "core/base/encoding.h"

#include "core/base/ascii.h"
#include "core/base/encodinglabels.h"
#include "core/base/readbytes.h"
#include "tests/core/base/reasons.h"
#include "tests/requirements.h"

#include <nlohmann/json.hpp>

#include <filesystem>

namespace tagseam {
namespace {

using namespace std::string_literals;
using namespace std::string_view_literals;
namespace fs = std::filesystem;
using test::FailsWith;
using testing::_;

DecodedText decoded(std::string_view bytes, std::string_view hint = {})
{
    const Result<DecodedText> result = decodeText(bytes, hint);
    EXPECT_TRUE(result) << "error " << static_cast<int>(result.error().code);
    return result ? *result : DecodedText{};
}

std::string withMeta(std::string_view name, std::string_view text)
{
    return "<meta charset=\"" + std::string(name) + "\">" + std::string(text);
}

TEST(Encoding, isTheMarksElseTheHintsElseTheMetasElseDetected)
{
    const DecodedText marked = decoded("\xEF\xBB\xBF<p>\xC3\xA9", "iso-8859-5");
    EXPECT_EQ(marked.encoding, "utf-8");
    EXPECT_EQ(marked.utf8, "<p>é") << "the mark itself is not text";
    const DecodedText hinted = decoded(withMeta("utf-8", "\xE9"), "iso-8859-5");
    EXPECT_EQ(hinted.encoding, "iso-8859-5");
    EXPECT_TRUE(hinted.utf8.ends_with("щ"));
    const DecodedText named = decoded(withMeta("koi8-r", "\xC3\xA9\xC3\xA9\xC3\xA9")); // valid UTF-8
    EXPECT_EQ(named.encoding, "koi8-r");
    EXPECT_TRUE(named.utf8.ends_with("ц╘ц╘ц╘"));
    EXPECT_EQ(decoded("<p>Übergrößenträger, naïve façades, déjà vu").encoding, "utf-8");
    const DecodedText russian =
        decoded("<p>\xF0\xD2\xC9\xD7\xC5\xD4, \xCD\xC9\xD2! \xEB\xC1\xCB \xC4\xC5\xCC\xC1? "
                "\xF7\xD3\xC5 \xC8\xCF\xD2\xCF\xDB\xCF, \xD3\xD0\xC1\xD3\xC9\xC2\xCF.");
    EXPECT_EQ(russian.encoding, "koi8-r");
    EXPECT_TRUE(russian.utf8.starts_with("<p>Привет, мир!"));
}

TEST(Encoding, thatCannotBeDetectedIsWindows1252)
{
    EXPECT_EQ(decoded("<p>plain").encoding, "windows-1252");
    EXPECT_EQ(decoded("a\x80").encoding, "windows-1252");
    EXPECT_EQ(decoded("a\x80").utf8, "a€");
    const DecodedText latin = decoded("<p>by \xDC"
                                      "berMurtz, with a Mavica\xAE camera</p>");
    EXPECT_EQ(latin.encoding, "windows-1252") << "of a few letters";
    EXPECT_EQ(latin.utf8, "<p>by ÜberMurtz, with a Mavica® camera</p>");
}

struct Alias {
    const char* label;
    const char* encoding;
    const char* bytes;
    const char* text;
};

TEST(Encoding, aliasesMeanWhatTheyMeanToBrowsers)
{
    const Alias aliases[] = {
        {"iso-8859-1", "windows-1252", "\x80\x93x\x94", "€“x”"},
        {" Latin1 ", "windows-1252", "\x80", "€"},
        {"us-ascii", "windows-1252", "\xE9", "é"},
        {"iso-8859-9", "windows-1254", "\x80\xFE", "€ş"},
        {"tis-620", "windows-874", "\x80\xA1", "€ก"},
        {"gb2312", "gbk", "\xC4\xE3\xBA\xC3\x95\x41", "你好旳"}, // the last is GBK
        {"GBK", "gbk", "\xC4\xE3", "你"},
        {"x-sjis", "shift_jis", "\x83\x65\x83\x58\x83\x67\x87\x40", "テスト①"}, // NEC row 13
        {"korean", "euc-kr", "\xC7\xD1\xB1\xDB\x81\x41", "한글갂"},             // the last is UHC
        {"cn-big5", "big5", "\xA4\xA4\xA4\xE5\xFD\x41", "中文槡"},              // the last is HKSCS
        {"visual", "iso-8859-8", "\xF9", "ש"},
        {"x-user-defined", "x-user-defined", "a\x80", "a\uF780"},
        {"utf8", "utf-8", "\xC3\xA9", "é"}};
    for (const auto& [label, encoding, bytes, text] : aliases) {
        EXPECT_EQ(decoded(bytes, label).encoding, encoding) << label;
        EXPECT_EQ(decoded(bytes, label).utf8, text) << label;
        if (encoding != "x-user-defined"sv) { // a meta cannot name it
            EXPECT_EQ(decoded(withMeta(label, bytes)).encoding, encoding) << label;
        }
    }
}

TEST(Encoding, validUtf8IsUtf8)
{
    EXPECT_EQ(decoded("<p>\xE2\x80\x9Cquoted\xE2\x80\x9D").encoding, "utf-8") << "of few letters";
    EXPECT_EQ(decoded("<p>caf\xC3\xA9 and a character that the end cuts: \xE2\x82").encoding, "utf-8");
}

// Every label of every encoding of the standard.
TEST(Encoding, labelsAreThoseOfTheStandard)
{
    const fs::path file = fs::path(TAGSEAM_CORPUS) / "../html5/encodings.json";
    TAGSEAM_NEEDS("corpus", fs::exists(file));
    const auto groups = nlohmann::json::parse(*readBytes(file.string()));
    for (const auto& group : groups) {
        for (const auto& encoding : group["encodings"]) {
            for (const std::string label : encoding["labels"])
                EXPECT_EQ(encodingOfLabel(label), lowerCase(encoding["name"].get<std::string>())) << label;
        }
    }
}

// The beginnings of pages that html5lib-tests has, each with its encoding.
TEST(Encoding, pagesNameTheirEncodingAsInTheTestsOfOthers)
{
    const fs::path folder = fs::path(TAGSEAM_CORPUS) / "../html5/encoding";
    TAGSEAM_NEEDS("corpus", fs::exists(folder));
    constexpr std::string_view data = "\n#data\n";
    constexpr std::string_view encoding = "\n#encoding\n";
    int count = 0;
    for (const auto& file : fs::directory_iterator(folder)) {
        const std::string all = '\n' + *readBytes(file.path().string());
        for (std::size_t at = all.find(data); at != std::string::npos; at = all.find(data, at)) {
            const std::size_t begin = at + data.size();
            const std::size_t end = all.find(encoding, begin - 1);
            at = end + encoding.size();
            const std::string page = all.substr(begin, end - begin);
            const std::string wanted = all.substr(at, all.find('\n', at) - at);
            EXPECT_EQ(decoded(page + '\x85').encoding, encodingOfLabel(wanted)) << page;
            ++count;
        }
    }
    EXPECT_GE(count, 60);
}

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
    EXPECT_EQ(decoded("\xFF\xFE<\0\x3D\xD8\x00\xDE"s).utf8, "<😀") << "a surrogate pair";
}

TEST(Encoding, aMetaIsReadAsBrowsersReadIt)
{
    const std::pair<std::string, const char*> rows[] = {
        {"<META HTTP-EQUIV='Content-Type' CONTENT='text/html; CHARSET=KOI8-R'>\xC1", "koi8-r"},
        {"<meta charset = koi8-r >\xC1", "koi8-r"},
        // Only http-equiv=content-type names an encoding in `content`.
        {"<meta name=charset content='text/html; charset=koi8-r'>\xC1", "windows-1252"},
        {"<meta name=description content='how to write charset=koi8-r'>\xC1", "windows-1252"},
        {"<meta content='text/html; charset=koi8-r' http-equiv=Content-Type>\xC1", "koi8-r"},
        {"<p title='<meta charset=koi8-r>'>\xC1", "windows-1252"},
        // An XML declaration comes after a meta.
        {"<?xml version='1.0' encoding='koi8-r'?><p>\xC1", "koi8-r"},
        {"<?xml version='1.0' encoding='koi8-r'?>" + withMeta("iso-8859-5", "\xC1"), "iso-8859-5"},
        // After the 1024 bytes that the standard looks at, as long as the head lasts.
        {"<head><title>" + std::string(2000, 't') + "</title>" + withMeta("koi8-r", "\xC1"), "koi8-r"},
        {"<head><title>" + std::string(2000, 't') + "</title><body>" + withMeta("koi8-r", "\xC1"),
         "windows-1252"},
        {withMeta("koi8-r", withMeta("utf-8", "\xC1")), "koi8-r"},
        {"<!-- " + withMeta("koi8-r", "-->") + withMeta("iso-8859-5", "\xC1"), "iso-8859-5"},
        {"<!-- " + withMeta("koi8-r", "\x80"), "windows-1252"}, // the comment is never closed
        // The meta could be read, so the page is not in UTF-16.
        {withMeta("utf-16", "é"), "utf-8"},
        {withMeta("UTF-16LE", "é"), "utf-8"},
        {withMeta("utf-16be", "é"), "utf-8"},
        // A script, a style and a title are text; a browser begins again when it comes to the meta.
        {"<script>w('" + withMeta("koi8-r", "')</script>") + withMeta("iso-8859-5", "\xC1"), "iso-8859-5"},
        {"<style>/*" + withMeta("koi8-r", "*/</style>") + withMeta("iso-8859-5", "\xC1"), "iso-8859-5"},
        {"<title>" + withMeta("koi8-r", "</title>") + withMeta("iso-8859-5", "\xC1"), "iso-8859-5"},
        {"<meta http-equiv=content-type content='text/html; charset=&quot;koi8-r&quot;'>\xC1", "koi8-r"},
        {withMeta("martian", "\x80"), "windows-1252"},
        {withMeta("martian", withMeta("koi8-r", "\xC1")), "koi8-r"}};
    for (const auto& [bytes, encoding] : rows)
        EXPECT_EQ(decoded(bytes).encoding, encoding) << bytes;
}

TEST(Encoding, whatCannotBeDecodedBecomesTheReplacementCharacter)
{
    const std::string r = "\uFFFD";
    const std::tuple<std::string, const char*, std::string> rows[] = {
        {"a\xFFz", "utf-8", "a" + r + "z"},
        {"a\xC3", "utf-8", "a" + r},                                // truncated in the middle of a character
        {"a\xC0\xAFz", "utf-8", "a" + r + r + "z"},                 // an overlong slash
        {"a\xED\xA0\x80z", "utf-8", "a" + r + r + r + "z"},         // half a surrogate pair
        {"a\xF5\x80\x80\x80z", "utf-8", "a" + r + r + r + r + "z"}, // above U+10FFFF
        {"a\xE2\x82z\xF0\x9F\x98", "utf-8", "a" + r + "z" + r},     // the longest pieces of characters
        {"a\x81z", "windows-1252", "a\u0081z"},                     // a hole in the table of Windows
        {"a\xD2z", "windows-1253", "a" + r + "z"},                  // a hole in the table of the standard
        {"<p>text", "iso-2022-kr", r},                              // refused, as attacks use it
        {std::string(100, 'x') + '\0' + "y", "utf-8", std::string(100, 'x') + r + "y"},
        {"\xFF\xFE<\0\x3D\xD8"s, "", "<" + r}, // a surrogate without its pair
        {"\xFF\xFE<\0\0\xD8p\0\0\xDCq\0"s, "", "<" + r + "p" + r + "q"},
        {"\xFE\xFF\0<\xD8\0\0p"s, "", "<" + r + "p"},
        {"\xFF\xFE<\0p"s, "", "<" + r}}; // half a code unit
    for (const auto& [bytes, hint, text] : rows)
        EXPECT_EQ(decoded(bytes, hint).utf8, text);
}

TEST(Encoding, aCharacterThatTheDecoderHoldsBackIsNotLostAtTheEnd)
{
    EXPECT_EQ(decoded("\xF9\xEC\xE5\xED", "windows-1255").utf8, "שלום") << "a letter waits for its points";
    EXPECT_EQ(decoded("\xA4\xA4\x88\x66", "big5").utf8, "中Ê") << "a letter waits for its mark";
}

TEST(Encoding, controlCharactersAreNotText)
{
    EXPECT_THAT(decodeText(std::string(97, 'x') + "\x01\x02\x03"), FailsWith(ErrorCode::NotText, _, "3"));
    EXPECT_THAT(decodeText(std::string(97, 'x') + "\0\0\0"s), FailsWith(ErrorCode::NotText, _, "3"));
    EXPECT_THAT(decodeText("x\x01"), FailsWith(ErrorCode::NotText, _, "50"));
    EXPECT_TRUE(decodeText(std::string(99, 'x') + "\x01")) << "one in a hundred may slip into a page";
    EXPECT_TRUE(decodeText(" \t\r\n\f\v")) << "white space is no control character";
}

TEST(Encoding, nothingIsEmpty)
{
    EXPECT_THAT(decodeText(""), FailsWith(ErrorCode::Empty, _, _));
    EXPECT_EQ(decoded("\xEF\xBB\xBF").utf8, "") << "a mark alone is text of no characters";
}

TEST(Encoding, anUnknownHintIsAnErrorEvenIfItIsNotNeeded)
{
    for (const char* bytes : {"x", "\xEF\xBB\xBFx", ""})
        EXPECT_THAT(decodeText(bytes, "martian"), FailsWith(ErrorCode::UnknownEncoding, _, _)) << bytes;
    for (const char* name : {"utf-8//IGNORE", "  ", "utf-7", "latin1 l1",
                             "utf"}) // an option of iconv does not belong to the name
        EXPECT_THAT(decodeText("x", name), FailsWith(ErrorCode::UnknownEncoding, _, _)) << name;
    EXPECT_TRUE(isKnownEncoding("Shift_JIS"));
    EXPECT_FALSE(isKnownEncoding(""));
    EXPECT_FALSE(isKnownEncoding("martian"));
}

TEST(Encoding, aMetaCannotNameWhatItIsNotWrittenIn)
{
    for (const char* name : {"ibm037", "ucs-2", "ucs-4", "utf-7"}) {
        EXPECT_THAT(decoded(withMeta(name, "<p>plain text</p>")).utf8, testing::EndsWith("<p>plain text</p>"))
            << name;
    }
}

} // namespace
} // namespace tagseam
