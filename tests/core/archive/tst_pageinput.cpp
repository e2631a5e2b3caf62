// SPDX-License-Identifier: MIT
// The page in packed bytes.
#include "core/archive/pageinput.h"

#include "core/page/snapshotbytes.h"
#include "tests/core/archive/testarchives.h"
#include "tests/core/base/reasons.h"
#include "tests/core/base/testfolder.h"
#include "tests/core/page/testpages.h"

#include <fstream>

namespace tagseam {
namespace {

using test::FailsWith;
using test::gzipped;
using test::HasFinding;
using test::htmlResponse;
using test::http;
using test::outline;
using test::response;
using testing::_;
using testing::IsEmpty;

// Writes a file and reads it as a page; returns the outline of its tree, and what was told.
struct ReadFile {
    std::string tree;
    std::vector<Error> findings;
};

ReadFile readFile(const std::string& name, const std::string& bytes, PageReading reading = {})
{
    const std::string path = (test::freshFolder() / name).string();
    std::ofstream(path, std::ios::binary) << bytes;
    std::vector<Error> told;
    reading.tellPage = [&](const std::string& where, const Document& page) {
        EXPECT_EQ(where, path);
        told = page.reading().findings;
    };
    const Result<Document> page = readPage(path, reading);
    if (!page)
        return {"error: " + page.error().detail, {}};
    EXPECT_EQ(told.size(), page->reading().findings.size()) << "each finding is told";
    return {outline(*page), told};
}

std::string mhtml(const std::string& page, const std::string& parts = {})
{
    return "MIME-Version: 1.0\nContent-Type: multipart/related; boundary=b\n\n--b\nContent-Type: "
           "text/html\nContent-Location: http://h/\n\n" +
           page + parts + "\n--b--\n";
}

TEST(PackedPages, areUnpacked)
{
    EXPECT_EQ(outline(*parsePage({"<p>plain"})), "html(head body(p('plain')))");
    EXPECT_EQ(outline(*parsePage({gzipped("<p>packed")})), "html(head body(p('packed')))");
    EXPECT_THAT(parsePage({gzipped("")}), FailsWith(ErrorCode::Empty, _, _));
    EXPECT_THAT(parsePage({gzipped(std::string(100, '\x01'))}), FailsWith(ErrorCode::NotText, _, _));
    EXPECT_THAT(parsePage({"\x1f\x8b\x08garbage, and more"}), FailsWith(ErrorCode::BadArchive, _, _));
    const std::string blanks = gzipped("<p>x" + std::string(2 << 20, ' '));
    EXPECT_THAT(parsePage({blanks}, {.limits = {.bytes = 1 << 20}}),
                FailsWith(ErrorCode::TooLarge, _, "1 MB"));
}

TEST(PackedPages, theTreeOfABrowserIsNoHtml)
{
    const std::string tree = encodeSnapshot({});
    EXPECT_THAT(parsePage({tree}), FailsWith(ErrorCode::BrowserTree, _, _));
    EXPECT_THAT(parsePage({gzipped(tree)}), FailsWith(ErrorCode::BrowserTree, _, _));
}

TEST(Reading, hasNoFindingsForAWholePage)
{
    EXPECT_THAT(readFile("a.html", "<p>x").findings, IsEmpty());
    EXPECT_THAT(readFile("a.html.gz", gzipped("<p>x")).findings, IsEmpty());
    EXPECT_THAT(readFile("a.mhtml", mhtml("<p>x")).findings, IsEmpty());
    EXPECT_THAT(readFile("a.warc", htmlResponse("http://h/", "<p>x")).findings, IsEmpty());
}

TEST(PackedPages, xhtmlIsKnownByItsNameOrType)
{
    const std::string xhtml = "<html><head><script src='a'/></head><body><p>x</p></body></html>";
    const std::string tree = "html(head(script[src=\"a\"]) body(p('x')))";
    for (const char* name : {"a.xhtml", "a.XHT"})
        EXPECT_EQ(readFile(name, xhtml).tree, tree);
    EXPECT_EQ(readFile("a.xhtml.gz", gzipped(xhtml)).tree, tree);
    EXPECT_NE(readFile("a.html", xhtml).tree, tree);
    EXPECT_EQ(
        readFile("a.warc", response("http://h/", http("Content-Type: application/xhtml+xml\r\n", xhtml)))
            .tree,
        tree);
    EXPECT_THAT(readFile("a.xhtml", "<p>one<br>two").findings, HasFinding(ErrorCode::NotWellFormed, _));
}

TEST(Reading, saysThatBytesAreMissing)
{
    const auto expectInPart = [](const char* name, const std::string& bytes, const char* tree) {
        const ReadFile read = readFile(name, bytes);
        EXPECT_EQ(read.tree, tree) << name;
        EXPECT_THAT(read.findings, HasFinding(ErrorCode::ReadInPart, _)) << name;
    };
    expectInPart("a.html.gz", gzipped("<p>cut") + gzipped("<p>x").substr(0, 5), "html(head body(p('cut')))");
    expectInPart("a.mhtml", mhtml("<p>one<p>two").substr(0, mhtml("<p>one<p>two").find("<p>two")),
                 "html(head body(p('one')))");
    expectInPart("a.warc",
                 response("http://h/", http("Content-Type: text/html\r\nTransfer-Encoding: chunked\r\n",
                                            "6\r\n<p>one\r\n!\r\n<p>two\r\n0\r\n\r\n")),
                 "html(head body(p('one')))");
}

TEST(Reading, saysThatTheArchiveIsDamagedElsewhere)
{
    const std::string lost = htmlResponse("http://h/1", "<p>lost");
    const ReadFile read = readFile("a.warc.gz", gzipped(lost.substr(0, lost.size() - 9)) +
                                                    gzipped(htmlResponse("http://h/2", "<p>read")));
    EXPECT_EQ(read.tree, "html(head body(p('read')))");
    EXPECT_THAT(read.findings, HasFinding(ErrorCode::DamagedArchive, _));
}

TEST(Reading, namesThePartsThatTheArchiveLacks)
{
    const std::string page = "<iframe src='cid:frame@x'></iframe><img src=cid:image@x>";
    const std::string frame = "\n--b\nContent-Type: text/html\nContent-ID: <frame@x>\n\n<p>inside";
    const std::string image = "\n--b\nContent-Type: image/png\nContent-ID: <image@x>\n\nPNG";
    EXPECT_THAT(readFile("a.mhtml", mhtml(page, frame + image)).findings, IsEmpty());
    EXPECT_THAT(readFile("a.mhtml", mhtml(page, image)).findings,
                HasFinding(ErrorCode::MissingParts, "cid:frame@x"));
    const std::string outer = "\n--b\nContent-Type: text/html\nContent-ID: <outer@x>\n\n" + page;
    EXPECT_THAT(readFile("a.mhtml", mhtml("<iframe src='cid:outer@x'></iframe>", outer + image)).findings,
                HasFinding(ErrorCode::MissingParts, "cid:frame@x"))
        << "in a frame";
    EXPECT_THAT(readFile("a.mhtml", mhtml(page)).findings,
                HasFinding(ErrorCode::MissingParts, "cid:frame@x, cid:image@x"));
    EXPECT_THAT(
        readFile("a.mhtml", mhtml("<img src=cid:1><img src=cid:2><img src=cid:3><img src=cid:4>")).findings,
        HasFinding(ErrorCode::MissingParts, "cid:1, cid:2, cid:3, ..."));
}

TEST(Reading, namesAnEncodingThatIsNotRead)
{
    const auto served = [](const std::string& charset) {
        return response("http://h/",
                        http("Content-Type: text/html; charset=" + charset + "\r\n", "<p>1+1=2 +AGE-"));
    };
    const ReadFile read = readFile("a.warc", served("utf-7"));
    EXPECT_EQ(read.tree, "html(head body(p('1+1=2 +AGE-')))");
    EXPECT_THAT(read.findings, HasFinding(ErrorCode::RefusedEncoding, "utf-7"));
    EXPECT_THAT(readFile("a.warc", served("koi8-r")).findings, IsEmpty());
    EXPECT_THAT(readFile("a.warc", served("utf-7"), {.encoding = "koi8-r"}).findings, IsEmpty())
        << "the user named another one";
}

TEST(Reading, saysThatAnotherParserReadThePage)
{
    const Unpacked deep{test::repeated(12'000, "<div>")};
    EXPECT_THAT(parsePage(deep, {.parser = Parser::Html5})->reading().findings,
                HasFinding(ErrorCode::OtherParser, _));
    EXPECT_THAT(parsePage(deep, {.parser = Parser::Libxml2})->reading().findings, IsEmpty());
}

} // namespace
} // namespace tagseam
