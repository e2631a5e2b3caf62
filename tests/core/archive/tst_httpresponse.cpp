// SPDX-License-Identifier: MIT
// The head of a stored response, and its body as it was meant.
#include "core/archive/httpresponse.h"

#include "tests/core/archive/testarchives.h"
#include "tests/core/base/reasons.h"
#include "tests/core/page/testpages.h"

namespace tagseam {
namespace {

using test::HasFinding;
using testing::_;

TEST(HttpHead, isStatusAndFieldsUpToTheBlankLineOrTheEnd)
{
    const std::string text = "HTTP/1.1 404 Not Found\r\nContent-Type: text/html\r\nX:\r\n y\r\n\r\nbody";
    const HttpHead head = parseHttpHead(text);
    EXPECT_EQ(head.status, 404);
    EXPECT_EQ(head.header.value("content-type"), "text/html");
    EXPECT_EQ(head.header.value("x"), "y") << "folded";
    EXPECT_EQ(text.substr(head.size), "body");
    EXPECT_EQ(parseHttpHead("HTTP/2 301\n\nx").size, 12U) << "LF alone, no reason";
    const std::string endless = "HTTP/1.1 200 OK\r\nX: y";
    EXPECT_EQ(parseHttpHead(endless).size, endless.size());
    EXPECT_EQ(parseHttpHead(endless).header.value("x"), "y");
    EXPECT_EQ(parseHttpHead("HTTP/1.1 200").size, 12U);
}

TEST(HttpHead, statusLinesThatNameNoStatusGiveZero)
{
    for (const char* line : {"HTTP/1.1", "HTTP/1.1 ", "HTTP/1.1 20", "HTTP/1.1 2000", "HTTP/1.1 nonsense",
                             "HTTP/1.1 -20", "HTTP/"})
        EXPECT_EQ(parseHttpHead(std::string(line) + "\r\n\r\n").status, 0) << line;
    EXPECT_EQ(parseHttpHead("HTTP/1.1  200OK\r\n\r\n").status, 200);
}

TEST(HttpHead, interimResponsesArePassedOver)
{
    const std::string text = "HTTP/1.1 100 Continue\r\nX: 1\r\n\r\nHTTP/1.1 103\r\n\r\n"
                             "HTTP/1.1 200 OK\r\nX: 2\r\n\r\nHTTP/1.1 500 is of the body";
    const HttpHead head = parseHttpHead(text);
    EXPECT_EQ(head.status, 200);
    EXPECT_EQ(head.header.value("x"), "2");
    EXPECT_EQ(text.substr(head.size), "HTTP/1.1 500 is of the body");
    EXPECT_EQ(parseHttpHead("HTTP/1.1 101 Switching\r\n\r\nHTTP/1.1 200\r\n\r\n").status, 101);
}

TEST(HttpHead, withoutStatusLineAllIsBody)
{
    for (const char* text : {"", "<p>x", "Content-Type: text/html\r\n\r\nx", "http/1.1 200\r\n\r\n"}) {
        EXPECT_EQ(parseHttpHead(text).size, 0U) << text;
        EXPECT_EQ(parseHttpHead(text).status, 200) << text;
        EXPECT_EQ(httpBody(text, test::plenty)->bytes, text);
    }
}

TEST(HttpHead, isReadNoFurtherThanItsLimit)
{
    const std::string text = "HTTP/1.1 200 OK\n" + test::repeated(2 * headerBlockLimit, "a:\n");
    const HttpHead head = parseHttpHead(text);
    EXPECT_EQ(head.size, headerBlockLimit);
    EXPECT_LE(head.header.fields.size(), headerBlockLimit / 3);
    EXPECT_EQ(httpBody(text, 4 * test::plenty)->bytes.size(), text.size() - headerBlockLimit)
        << "the rest is body";
    const std::string interim = test::repeated(headerBlockLimit, "HTTP/1.1 100\r\n\r\n");
    EXPECT_LE(parseHttpHead(interim).size, headerBlockLimit);
}

TEST(HttpBody, chunksAreJoinedBeforeCodingsAreUndone)
{
    std::mt19937 random(1);
    const std::string html = "<html>" + std::string(3000, 'x') + "</html>";
    const auto body = [](const char* headers, const std::string& stored) {
        return httpBody(test::http(headers, stored), test::plenty)->bytes;
    };
    EXPECT_EQ(body("Transfer-Encoding: Chunked\r\nContent-Encoding: gzip\r\n",
                   test::chunked(test::gzipped(html), random)),
              html);
    EXPECT_EQ(body("Transfer-Encoding: gzip, chunked\r\n", test::chunked(html, random)), html);
    EXPECT_EQ(body("Content-Length: 3\r\n", html), html) << "a length that lies";
}

TEST(HttpBody, thatIsNotCompleteSaysSoOnce)
{
    std::mt19937 random(1);
    const auto findings = [](const char* headers, const std::string& stored) {
        return httpBody(test::http(headers, stored), test::plenty)->findings;
    };
    const std::string html = "<html>" + std::string(3000, 'x') + "</html>";
    const std::string packed = test::gzipped(html);
    EXPECT_THAT(findings("Content-Length: 3013\r\n", html), testing::IsEmpty());
    EXPECT_THAT(findings("Content-Length: 3014\r\n", html), HasFinding(ErrorCode::ReadInPart, _));
    EXPECT_THAT(
        findings("Content-Length: 9999\r\nTransfer-Encoding: chunked\r\n", test::chunked(html, random)),
        testing::IsEmpty())
        << "RFC 9112, 6.3";
    EXPECT_THAT(findings("Content-Encoding: gzip\r\n", packed.substr(0, packed.size() / 2)),
                HasFinding(ErrorCode::ReadInPart, _));
    EXPECT_THAT(
        findings("Content-Encoding: gzip\r\nContent-Length: 9999\r\n", packed.substr(0, packed.size() / 2)),
        testing::SizeIs(1))
        << "a body that is cut also cuts what is packed in it";
}

} // namespace
} // namespace tagseam
