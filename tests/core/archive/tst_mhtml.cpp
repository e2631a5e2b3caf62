// SPDX-License-Identifier: MIT
// MHTML as the RFC, Chromium and Outlook write it, truncated, and hostile.
#include "core/archive/archive.h"

#include "tests/core/archive/testarchives.h"
#include "tests/core/base/allocations.h"
#include "tests/core/base/reasons.h"
#include "tests/core/page/testpages.h"

namespace tagseam {
namespace {

using test::archive;
using test::FailsWith;
using test::HasFinding;
using testing::_;

std::string multipart(const std::string& parts, const std::string& header = {})
{
    return "MIME-Version: 1.0\n" + header + "Content-Type: multipart/related; boundary=b\n\n" + parts;
}

// Lines that end with LF get CR LF.
std::string withReturns(std::string_view text)
{
    std::string out;
    for (const char c : text)
        out += c == '\n' ? std::string("\r\n") : std::string(1, c);
    return out;
}

// RFC 2557, 9.2, with a root that is 8bit.
const std::string rfcExample = withReturns(R"(From: foo1@bar.net
Subject: A simple example
Mime-Version: 1.0
Content-Type: multipart/related; boundary="boundary-example-1";
          type="text/html"; start="<foo3@foo1@bar.net>"

   [preamble]
--boundary-example-1
   Content-Type: ignored, a folded line of nothing
Content-Type: text/html;charset=ISO-8859-1
Content-ID: <foo3@foo1@bar.net>
Content-Location: http://www.ietf.cnri.reston.va.us/
Content-Transfer-Encoding: QUOTED-PRINTABLE

 ... text of the HTML document, which might contain URIs
 referencing resources in other parts, caf=E9:
 <IMG SRC=3D"images/ietflogo.gif" ALT=3D"IETF logo">
--boundary-example-1
Content-Location:
     http://www.ietf.cnri.reston.va.us/images/ietflogo.gif
Content-Type: IMAGE/GIF
Content-Transfer-Encoding: BASE64

R0lGODlhGAGgAPEAAP/////ZRaCgoAAAACH+PUNvcHlyaWdodCAoQykgMTk5
NSBJRVRGLiBVbmF1dGhvcml6ZWQgZHVwbGljYXRpb24gcHJvaGliaXRlZC4A

--boundary-example-1--
   [epilogue]
)");

TEST(Mhtml, readsTheExampleOfTheRfc)
{
    ASSERT_TRUE(Archive::isArchive(rfcExample));
    const Archive read = archive(rfcExample);
    ASSERT_EQ(read.entries().size(), 2U);
    const ArchiveEntry& page = read.entries()[0];
    EXPECT_EQ(page.url, "http://www.ietf.cnri.reston.va.us/");
    EXPECT_EQ(page.contentId, "foo3@foo1@bar.net");
    EXPECT_EQ(page.mediaType, "text/html");
    EXPECT_EQ(page.charset, "ISO-8859-1");
    EXPECT_EQ(page.title, "A simple example");
    EXPECT_TRUE(page.isPage);
    EXPECT_EQ(read.mainPage(), 0U);
    EXPECT_NE(read.content(0)->bytes.find("caf\xE9:\r\n <IMG SRC=\"images/ietflogo.gif\""),
              std::string::npos);
    EXPECT_TRUE(read.content(0)->bytes.ends_with("logo\">"))
        << "the line end before a boundary is the boundary's";
    const ArchiveEntry& image = read.entries()[1];
    EXPECT_EQ(image.url, "http://www.ietf.cnri.reston.va.us/images/ietflogo.gif") << "a folded address";
    EXPECT_EQ(image.mediaType, "image/gif");
    EXPECT_FALSE(image.isPage);
    EXPECT_TRUE(read.content(1)->bytes.starts_with("GIF89a"));
    EXPECT_EQ(read.find("http://www.ietf.cnri.reston.va.us/images/ietflogo.gif#part"), 1U);
    EXPECT_EQ(read.find("cid:foo3%40foo1@bar.net"), 0U);
    EXPECT_FALSE(read.find("http://www.ietf.cnri.reston.va.us/nothing"));
    EXPECT_FALSE(read.find("cid:nothing"));
}

// The layout of Chromium's MHTMLGenerator: a page with a frame.
TEST(Mhtml, readsWhatChromiumWrites)
{
    const Archive read = archive(withReturns(R"(From: <Saved by Blink>
Snapshot-Content-Location: https://example.com/shop/
Subject: =?utf-8?Q?Caf=C3=A9=20=E2=80=94=20a=20title=20that=20?=
 =?utf-8?Q?is=20long?=
Date: Sat, 21 Nov 2026 19:30:00 -0000
MIME-Version: 1.0
Content-Type: multipart/related;
	type="text/html";
	boundary="----MultipartBoundary--q2ZxMpJ8----"

------MultipartBoundary--q2ZxMpJ8----
Content-Type: text/html
Content-ID: <frame-AA@mhtml.blink>
Content-Transfer-Encoding: quoted-printable
Content-Location: https://example.com/shop/

<!DOCTYPE html><html><head><meta charset=3D"UTF-8"></head><body><iframe src=
=3D"cid:frame-BB@mhtml.blink"></iframe></body></html>
------MultipartBoundary--q2ZxMpJ8----
Content-Type: text/css
Content-Transfer-Encoding: quoted-printable
Content-Location: cid:css-1@mhtml.blink

@charset "utf-8";
------MultipartBoundary--q2ZxMpJ8----
Content-Type: text/html
Content-ID: <frame-BB@mhtml.blink>
Content-Transfer-Encoding: quoted-printable
Content-Location: https://example.com/frame

<p>inside</p>
------MultipartBoundary--q2ZxMpJ8------
)"));
    ASSERT_EQ(read.entries().size(), 3U);
    EXPECT_EQ(read.mainPage(), 0U);
    EXPECT_EQ(read.entries()[0].title, "Café — a title that is long");
    EXPECT_EQ(read.entries()[0].date, "Sat, 21 Nov 2026 19:30:00 -0000");
    EXPECT_TRUE(read.entries()[2].isPage) << "a frame";
    EXPECT_EQ(read.find("cid:frame-BB@mhtml.blink"), 2U);
    EXPECT_EQ(read.find("cid:css-1@mhtml.blink"), 1U) << "by Content-Location";
    EXPECT_EQ(read.content(2)->bytes, "<p>inside</p>");
    EXPECT_EQ(test::outline(*parseHtml(read.content(0)->bytes)),
              "html(head(meta[charset=\"UTF-8\"]) body(iframe[src=\"cid:frame-BB@mhtml.blink\"]))");
}

// A message of mail: plain text and page as alternatives, the page with its pictures inside.
TEST(Mhtml, findsThePageWithinNestedMultiparts)
{
    const Archive read = archive(R"(MIME-Version: 1.0
Content-Type: multipart/mixed; boundary=outer

--outer
Content-Type: multipart/alternative; boundary="outer-inner"

--outer-inner
Content-Type: text/plain

plain
--outer-inner
Content-Type: multipart/related; boundary=inmost; start="<root>"

--inmost
Content-Type: image/png
Content-ID: <picture>

PNG
--inmost
Content-Type: text/html
Content-ID: <root>

<img src="cid:picture">
--inmost--
--outer-inner--
--outer
Content-Type: text/html

an attachment
--outer--
)");
    ASSERT_EQ(read.entries().size(), 4U);
    EXPECT_EQ(read.content(0)->bytes, "plain");
    EXPECT_EQ(read.content(1)->bytes, "PNG");
    EXPECT_EQ(read.content(2)->bytes, "<img src=\"cid:picture\">");
    EXPECT_EQ(read.content(3)->bytes, "an attachment");
    EXPECT_EQ(read.mainPage(), 2U);
    EXPECT_EQ(read.find("cid:picture"), 1U);
}

TEST(Mhtml, keepsBytesOfEveryTransferEncoding)
{
    std::string binary;
    for (int i = 0; i < 256; ++i)
        binary += static_cast<char>(i);
    for (const char* encoding : {"7bit", "8bit", "Binary", ""}) {
        const Archive read = archive(multipart(
            fmt::format("--b\r\nContent-Transfer-Encoding: {}\r\n\r\n{}\r\n--b--", encoding, binary)));
        EXPECT_EQ(read.content(0)->bytes, binary) << encoding;
        EXPECT_EQ(read.entries()[0].size, 256U);
    }
    const Archive onePart =
        archive("From: <Saved by Microsoft Internet Explorer 5>\nMIME-Version: 1.0\n"
                "Content-Type: text/html\nContent-Transfer-Encoding: base64\n\nPHA+eA==\n");
    EXPECT_EQ(onePart.content(*onePart.mainPage())->bytes, "<p>x") << "a single part needs no boundary";
    const Archive read = archive("MIME-Version: 1.0\nContent-Location: http://h/\n"
                                 "Content-Transfer-Encoding: x-uuencode\n\nbegin");
    EXPECT_THAT(read.content(0), FailsWith(ErrorCode::BadArchive, "http://h/", _));
}

TEST(Mhtml, resolvesAddressesAsTheRfcSays)
{
    const auto urlOf = [](const std::string& messageHeader, const std::string& partHeader) {
        return archive(multipart("--b\n" + partHeader + "\nx\n--b--", messageHeader)).entries()[0].url;
    };
    EXPECT_EQ(urlOf("Content-Base: http://h/a/\n", "Content-Location: b/c\n"), "http://h/a/b/c");
    EXPECT_EQ(urlOf("Content-Location: http://h/a/d\n", "Content-Location: b/c\n"), "http://h/a/b/c");
    EXPECT_EQ(urlOf("Snapshot-Content-Location: http://h/a/d\n", "Content-Location: ../c\n"), "http://h/c");
    EXPECT_EQ(urlOf("", "Content-Location: b/c\n"), "thismessage:/b/c");
    EXPECT_EQ(urlOf("", "Content-Location: =?utf-8?Q?http://h/=C3=A9?=\n"), "http://h/é");
    EXPECT_EQ(urlOf("", ""), "");
    const Archive read =
        archive(multipart("--b\nContent-Type: text/html\nContent-Location: http://h/a/p\n\nx\n"
                          "--b\nContent-Location: q\n\ny\n--b--"));
    EXPECT_EQ(read.entries()[1].url, "http://h/a/q")
        << "against the root's address, as Internet Explorer writes";
}

TEST(Mhtml, thatEndsEarlyGivesThePartsThatAreThere)
{
    const std::string whole = rfcExample;
    const std::size_t imageBody = whole.find("R0lGODlh");
    const Archive cut = archive(whole.substr(0, imageBody + 20));
    ASSERT_EQ(cut.entries().size(), 2U);
    EXPECT_TRUE(cut.content(1)->bytes.starts_with("GIF89a"));
    EXPECT_EQ(archive(whole.substr(0, imageBody - 4)).entries().size(), 1U) << "inside the header of a part";
    EXPECT_THAT(Archive::read(whole.substr(0, whole.find("[preamble]"))),
                FailsWith(ErrorCode::BadArchive, _, "it has no part"));
}

TEST(Mhtml, findingsSayThatItEndsEarly)
{
    const std::string whole = rfcExample;
    EXPECT_TRUE(archive(whole).problem().empty());
    EXPECT_THAT(archive(whole).content(0)->findings, testing::IsEmpty());
    const std::size_t imageBody = whole.find("R0lGODlh");
    for (const std::size_t end : {imageBody + 20, imageBody - 4}) { // in the image, in its header
        const Archive cut = archive(whole.substr(0, end));
        EXPECT_EQ(cut.problem(), "it ends early");
        EXPECT_THAT(cut.content(0)->findings, HasFinding(ErrorCode::DamagedArchive, "it ends early"));
    }
    const std::string inPage = whole.substr(0, whole.find("referencing resources"));
    for (const std::string& bytes : {inPage, test::gzipped(inPage)}) {
        const Archive cut = archive(bytes);
        EXPECT_THAT(cut.content(0)->findings, HasFinding(ErrorCode::ReadInPart, "its archive ends early"));
        EXPECT_THAT(cut.content(0)->findings, testing::SizeIs(1)) << "which says all";
    }
    std::string texts;
    for (int i = 0; i < 3000; ++i)
        texts += "<p>" + std::to_string(i * 7919);
    const std::string onePart = test::gzipped("MIME-Version: 1.0\nContent-Type: text/html\n\n" + texts);
    EXPECT_THAT(archive(onePart.substr(0, onePart.size() / 2)).content(0)->findings,
                HasFinding(ErrorCode::ReadInPart, _))
        << "without a boundary, gzip shows it";
}

std::string utf16Of(std::string_view ascii, bool isLittleEndian)
{
    std::string bytes = isLittleEndian ? "\xFF\xFE" : "\xFE\xFF";
    for (const char c : ascii)
        bytes += isLittleEndian ? std::string{c, '\0'} : std::string{'\0', c};
    return bytes;
}

TEST(Mhtml, thatWasSavedAgainAsUtf16IsRead)
{
    const std::string message = multipart(
        "--b\nContent-Type: text/html; charset=koi8-r\nContent-Transfer-Encoding: quoted-printable\n\n"
        "<p>=C1=C2\n--b\nContent-Type: text/html; charset=koi8-r\n\n<p>x\n--b--\n");
    for (const bool isLittleEndian : {true, false}) {
        const std::string bytes = utf16Of(message, isLittleEndian);
        EXPECT_TRUE(Archive::isArchive(bytes));
        const Archive read = archive(bytes);
        ASSERT_EQ(read.entries().size(), 2U);
        EXPECT_EQ(read.content(0)->bytes, "<p>\xC1\xC2");
        EXPECT_EQ(read.entries()[0].charset, "koi8-r");
        EXPECT_EQ(read.entries()[1].charset, "utf-8") << "its bytes were decoded with the message";
    }
    EXPECT_FALSE(Archive::isArchive(utf16Of("<p>MIME-Version: 1.0", true)));
}

TEST(Archive, ofAnotherFormatIsRefusedByName)
{
    const std::string arc = "filedesc://x.arc 0.0.0.0 20260102030405 text/plain 9\n1 0 y\nz\n\n";
    for (const std::string& bytes : {arc, test::gzipped(arc)}) {
        EXPECT_TRUE(Archive::isArchive(bytes));
        EXPECT_THAT(Archive::read(bytes), FailsWith(ErrorCode::BadArchive, _, testing::HasSubstr("ARC")));
    }
    const std::string wacz("PK\x03\x04\x14\0\0\0\0\0datapackage.json", 26);
    EXPECT_TRUE(Archive::isArchive(wacz));
    EXPECT_THAT(Archive::read(wacz), FailsWith(ErrorCode::BadArchive, _, testing::HasSubstr("ZIP")));
}

TEST(Mhtml, boundariesAreWholeLines)
{
    const Archive read =
        archive(multipart("--b \t\n\nx --b\n--bc\n-- b\n---b\n--b--x\n--b--\n--b\n\nbehind the end"));
    ASSERT_EQ(read.entries().size(), 1U);
    EXPECT_EQ(read.content(0)->bytes, "x --b\n--bc\n-- b\n---b\n--b--x");
}

TEST(Mhtml, isKnownByItsFirstLines)
{
    for (const char* front :
         {"MIME-Version: 1.0\r\n", "From: <Saved by Blink>\r\n", "\xEF\xBB\xBF\r\nmime-version: 1.0",
          "Subject: a\r\n\tfolded\r\nContent-Type: multipart/related; boundary=x",
          "From x@y Sat\nMIME-Version: 1.0"})
        EXPECT_TRUE(Archive::isArchive(front)) << front;
    for (const char* front :
         {"<!DOCTYPE html><p>MIME-Version: 1.0", "", "MIME", "Subject: x\nDate: y\n\nMIME-Version: 1.0",
          "a text about\nMIME-Version: 1.0", "body { color: red }\nMIME-Version: 1.0", "\n\n\n"})
        EXPECT_FALSE(Archive::isArchive(front)) << front;
    EXPECT_TRUE(Archive::isArchive(test::gzipped(rfcExample)));
    EXPECT_TRUE(archive(test::gzipped(rfcExample)).content(1)->bytes.starts_with("GIF89a"));
    EXPECT_TRUE(Archive::isArchive(test::gzipped(rfcExample).substr(0, 200))) << "cut";
    EXPECT_FALSE(Archive::isArchive(test::gzipped("<p>MIME-Version: 1.0")));
    EXPECT_FALSE(Archive::isArchive("\x1f\x8b garbage"));
}

TEST(Mhtml, thatIsBrokenSaysWhy)
{
    const std::pair<std::string, const char*> rows[] = {
        {"MIME-Version: 1.0\nContent-Type: multipart/related\n\n--b\n\nx", "a multipart names no boundary"},
        {multipart("no part"), "it has no part"},
        {"MIME-Version: 1.0\nContent-Type: text/html", "its header has no end"},
        {"MIME-Version: 1.0\nX: " + std::string(10 << 20, 'x') + "\n\nx", "its header has no end"},
        {"<p>a page", "neither MHTML nor WARC"}};
    for (const auto& [bytes, reason] : rows)
        EXPECT_THAT(Archive::read(bytes), FailsWith(ErrorCode::BadArchive, _, reason));
    EXPECT_THAT(Archive::read(rfcExample, {.bytes = 500}), FailsWith(ErrorCode::TooLarge, _, "500 bytes"));
    EXPECT_THAT(Archive::read(test::gzipped(rfcExample + std::string(3 << 20, ' ')), {.bytes = 2 << 20}),
                FailsWith(ErrorCode::TooLarge, _, "2 MB"));
    EXPECT_THAT(Archive::read(""), FailsWith(ErrorCode::Empty, _, _));
}

TEST(Mhtml, aHeaderOfMegabytesCostsItsPartOnly)
{
    const Archive read =
        archive(multipart("--b\nX: " + std::string(2 << 20, 'x') + "\n\nlost\n--b\n\nkept\n--b--"));
    ASSERT_EQ(read.entries().size(), 1U);
    EXPECT_EQ(read.content(0)->bytes, "kept");
}

TEST(Mhtml, nestedWithoutEndIsCutAtADepth)
{
    std::string text = "MIME-Version: 1.0\n";
    for (int i = 0; i < 50'000; ++i)
        text += fmt::format("Content-Type: multipart/mixed; boundary=b{}\n\n--b{}\n", i, i);
    const std::uint64_t start = test::allocatedBytes();
    const Archive read = archive(text + "\n\nend");
    EXPECT_EQ(read.entries().size(), 1U);
    EXPECT_LT(test::allocatedBytes() - start, 100 * text.size()) << "not the rest again for each level";
}

TEST(NightMhtml, aMillionTinyPartsTakeLinearTime)
{
    constexpr std::size_t parts = 1'000'000; // square: 10^12 steps
    EXPECT_EQ(archive(multipart(test::repeated(parts, "--b\n\nx\n"))).entries().size(), parts);
}

TEST(NightMhtml, moreEntriesThanMemoryIsForAreRefused)
{
    TAGSEAM_NEEDS("memory", !test::isSanitized); // it takes a gigabyte
    EXPECT_THAT(Archive::read(multipart(test::repeated(3'000'000, "--b\n\n"))),
                FailsWith(ErrorCode::TooManyEntries, _, "512 MB"));
}

// A base of 200 KB before thousands of addresses of one letter: less than a megabyte becomes 600 MB.
TEST(NightMhtml, addressesThatGrowByTheirBaseCountAsTheyAreThen)
{
    TAGSEAM_NEEDS("memory", !test::isSanitized); // it takes half a gigabyte
    const std::string text = multipart(test::repeated(3'000, "--b\nContent-Location: x\n\n"),
                                       "Content-Base: http://h/" + std::string(200'000, 'x') + "/\n");
    ASSERT_LT(text.size(), 1U << 20U);
    EXPECT_THAT(Archive::read(text), FailsWith(ErrorCode::TooManyEntries, _, _));
}

} // namespace
} // namespace tagseam
