// SPDX-License-Identifier: MIT
// The head of a stored response, and its body as it was meant.
#include "core/page/httpresponse.h"

#include "tests/core/testarchives.h"

#include <gtest/gtest.h>

#include <string>

namespace tagseam {
namespace {

constexpr std::size_t plenty = std::size_t{1} << 20U;

TEST(HttpHead, isStatusAndFieldsUpToTheBlankLine)
{
    const std::string text = "HTTP/1.1 404 Not Found\r\nContent-Type: text/html\r\nX:\r\n y\r\n\r\nbody";
    const HttpHead head = parseHttpHead(text);
    EXPECT_EQ(head.status, 404);
    EXPECT_EQ(head.header.value("content-type"), "text/html");
    EXPECT_EQ(head.header.value("x"), "y") << "folded";
    EXPECT_EQ(text.substr(head.size), "body");
    EXPECT_EQ(parseHttpHead("HTTP/2 301\n\nx").size, 12U) << "LF alone, no reason";
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
        EXPECT_EQ(*httpBody(text, plenty), text);
    }
}

TEST(HttpHead, withoutEndGoesToTheEnd)
{
    const std::string text = "HTTP/1.1 200 OK\r\nX: y";
    EXPECT_EQ(parseHttpHead(text).size, text.size());
    EXPECT_EQ(parseHttpHead(text).header.value("x"), "y");
    EXPECT_EQ(parseHttpHead("HTTP/1.1 200").size, 12U);
}

TEST(HttpHead, isReadNoFurtherThanItsLimit)
{
    std::string text = "HTTP/1.1 200 OK\n";
    while (text.size() < 4 * headerBlockLimit)
        text += "a:\n";
    const HttpHead head = parseHttpHead(text);
    EXPECT_EQ(head.size, headerBlockLimit);
    EXPECT_LE(head.header.fields.size(), headerBlockLimit / 3);
    EXPECT_EQ(httpBody(text, 2 * plenty)->size(), text.size() - headerBlockLimit) << "the rest is body";
    std::string interim;
    while (interim.size() < 4 * headerBlockLimit)
        interim += "HTTP/1.1 100\r\n\r\n";
    EXPECT_LE(parseHttpHead(interim).size, headerBlockLimit);
}

TEST(HttpBody, chunksAreJoinedBeforeCodingsAreUndone)
{
    std::mt19937 random(1);
    const std::string html = "<html>" + std::string(3000, 'x') + "</html>";
    EXPECT_EQ(*httpBody(test::http("Transfer-Encoding: Chunked\r\nContent-Encoding: gzip\r\n",
                                   test::chunked(test::gzipped(html), random)),
                        plenty),
              html);
    EXPECT_EQ(
        *httpBody(test::http("Transfer-Encoding: gzip, chunked\r\n", test::chunked(html, random)), plenty),
        html);
    EXPECT_EQ(*httpBody(test::http("Content-Length: 3\r\n", html), plenty), html) << "a length that lies";
}

TEST(HttpBody, overTheLimitIsRefused)
{
    for (const std::string& response :
         {test::http("", std::string(2001, 'x')),
          test::http("Content-Encoding: gzip\r\n", test::gzipped(std::string(2001, 'x')))}) {
        EXPECT_TRUE(httpBody(response, 2001));
        const Result<std::string> body = httpBody(response, 2000);
        ASSERT_FALSE(body);
        EXPECT_EQ(body.error().code, ErrorCode::TooLarge);
        EXPECT_EQ(body.error().detail, "2000 bytes");
    }
}

} // namespace
} // namespace tagseam
