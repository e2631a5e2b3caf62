// SPDX-License-Identifier: MIT
// Addresses: the examples of RFC 3986, and characters that no URL may have.
#include "core/base/url.h"

#include <gtest/gtest.h>

#include <sstream>

namespace tagseam {
namespace {

using Row = std::pair<const char*, const char*>;

TEST(Url, resolvesTheExamplesOfTheRfc) // RFC 3986, 5.4
{
    std::istringstream examples(R"(
        g:h g:h  g http://a/b/c/g  ./g http://a/b/c/g  g/ http://a/b/c/g/  /g http://a/g  //g http://g
        ?y http://a/b/c/d;p?y  g?y http://a/b/c/g?y  #s http://a/b/c/d;p?q#s  g#s http://a/b/c/g#s
        g?y#s http://a/b/c/g?y#s  ;x http://a/b/c/;x  g;x http://a/b/c/g;x  g;x?y#s http://a/b/c/g;x?y#s
        . http://a/b/c/  ./ http://a/b/c/  .. http://a/b/  ../ http://a/b/  ../g http://a/b/g
        ../.. http://a/  ../../ http://a/  ../../g http://a/g  ../../../g http://a/g
        ../../../../g http://a/g  /./g http://a/g  /../g http://a/g  g. http://a/b/c/g.
        .g http://a/b/c/.g  g.. http://a/b/c/g..  ..g http://a/b/c/..g  ./../g http://a/b/g
        ./g/. http://a/b/c/g/  g/./h http://a/b/c/g/h  g/../h http://a/b/c/h
        g;x=1/./y http://a/b/c/g;x=1/y  g;x=1/../y http://a/b/c/y  g?y/./x http://a/b/c/g?y/./x
        g?y/../x http://a/b/c/g?y/../x  g#s/./x http://a/b/c/g#s/./x  g#s/../x http://a/b/c/g#s/../x
        http:g http:g
    )");
    for (std::string reference, url; examples >> reference >> url;)
        EXPECT_EQ(resolveUrl(reference, "http://a/b/c/d;p?q"), url) << reference;
    EXPECT_EQ(resolveUrl("", "http://a/b/c/d;p?q"), "http://a/b/c/d;p?q");
}

TEST(Url, resolvesWhatStandsInNoUrl)
{
    EXPECT_EQ(resolveUrl("a b|\xC3.png", "http://h/x y/z"), "http://h/x y/a b|\xC3.png");
    EXPECT_EQ(resolveUrl("a.png", "thismessage:/"), "thismessage:/a.png");
    EXPECT_EQ(resolveUrl("a.png", "http://h"), "http://h/a.png");
    EXPECT_EQ(resolveUrl("a.png", "no base"), "a.png");
    EXPECT_TRUE(isAbsoluteUrl("cid:x"));
    EXPECT_TRUE(isAbsoluteUrl("C:\\x.htm"));
    EXPECT_FALSE(isAbsoluteUrl("a/b:c"));
    EXPECT_FALSE(isAbsoluteUrl(":c"));
    EXPECT_FALSE(isAbsoluteUrl("1a:c"));
}

TEST(Url, spellingsOfOneAddressCompareEqual)
{
    for (const char* url : {"HTTP://Example.COM", "http://example.com/", "http://example.com:80/#top",
                            "http://example.com:/", "http://example.com/./a/.."})
        EXPECT_EQ(comparableUrl(url), "http://example.com/") << url;
    EXPECT_NE(comparableUrl("http://h/A"), comparableUrl("http://h/a")) << "paths keep their case";
    EXPECT_NE(comparableUrl("http://h/?a"), comparableUrl("http://h/?b"));
    EXPECT_NE(comparableUrl("https://h/"), comparableUrl("http://h/"));
    for (const auto& [url, comparable] :
         {Row{"http://h/a b?c d", "http://h/a%20b?c%20d"}, Row{"http://h/\xC3\xA9", "http://h/%C3%A9"},
          Row{"https://h:80/", "https://h:80/"}, Row{"cid:A@b#x", "cid:A@b"}, Row{"", ""}})
        EXPECT_EQ(comparableUrl(url), comparable);
}

TEST(Url, percentSignsComeBack)
{
    EXPECT_EQ(percentDecoded("a%41%4a%4A%zz%4"), "aAJJ%zz%4");
    EXPECT_EQ(percentDecoded("%41"), "A");
    EXPECT_EQ(percentEncoded("a%41\r\n\x7f"), "a%41%0D%0A%7F");
    EXPECT_EQ(percentEncoded("aZ9-%/\xC3\xA9", "-/"), "aZ9-%25/%C3%A9");
    EXPECT_EQ(percentEncoded("-", ""), "%2D");
    for (int c = 0; c < 128; ++c) {
        const char byte = static_cast<char>(c);
        const bool isOfUrl =
            c > 32 && c < 127 && std::string_view("\"<>\\^`{|}").find(byte) == std::string::npos;
        EXPECT_EQ(percentEncoded(std::string(1, byte)).size(), isOfUrl ? 1U : 3U) << c;
    }
}

TEST(Url, relativeAddressesAreJoined)
{
    const auto rows = {Row{"g", "b/d/g"},
                       Row{"../g?x#y", "b/d/../g?x#y"},
                       Row{"/g?x", "/g?x"},
                       Row{"//o/g", "//o/g"},
                       Row{"http://o/g", "http://o/g"},
                       Row{"?x", "b/d/e?x"},
                       Row{"#y", "b/d/e?q#y"},
                       Row{"", "b/d/e?q"}};
    for (const auto& [reference, joined] : rows)
        EXPECT_EQ(joinUrl(reference, "b/d/e?q#f"), joined) << reference;
    EXPECT_EQ(joinUrl("g", ""), "g");
    EXPECT_EQ(joinUrl("g", "e"), "g");
    EXPECT_EQ(joinUrl("../g", "http://h/a/b/c"), "http://h/a/g");
    EXPECT_EQ(joinUrl("/g", "//h/a"), "//h/g");
    // Joined first or resolved one after the other: the same.
    for (const char* outer : {"a/b", "../a/b", "/a/b", "a", "?a", ""}) {
        for (const auto& [reference, joined] : rows)
            EXPECT_EQ(resolveUrl(joinUrl(reference, outer), "http://h/1/2/3"),
                      resolveUrl(reference, resolveUrl(outer, "http://h/1/2/3")))
                << reference << " from " << outer;
    }
}

} // namespace
} // namespace tagseam
