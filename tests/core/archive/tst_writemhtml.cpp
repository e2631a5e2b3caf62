// SPDX-License-Identifier: MIT
// Archived pages are read back as they were written.
#include "core/archive/writemhtml.h"

#include "core/archive/archive.h"
#include "core/base/url.h"
#include "tests/core/archive/testarchives.h"
#include "tests/core/archive/testmanifests.h"
#include "tests/core/base/testfolder.h"
#include "tests/core/page/testpages.h"

#include <gmock/gmock.h>

namespace tagseam {
namespace {

using test::manifest;
using testing::HasSubstr;
using testing::StartsWith;

TEST(WriteMhtml, writesTheHeaderThatBrowsersKnow)
{
    const std::string file = writeMhtml("<p>x", manifest(), {});
    EXPECT_THAT(
        file, StartsWith("From: <Saved by Tagseam>\r\n"
                         "Snapshot-Content-Location: https://example.com/shop/?a=b\r\nSubject: =?utf-8?B?"));
    EXPECT_THAT(file, HasSubstr("\r\nDate: Sat, 21 Nov 2026 19:30:00 +0000\r\nMIME-Version: 1.0\r\n"));
    EXPECT_THAT(file, testing::Not(HasSubstr("\nBcc:"))) << "a title ends no header";
    EXPECT_TRUE(Archive::isArchive(file));
    Manifest undated = manifest();
    undated.time = "2026-02-30T00:00:00Z";
    EXPECT_THAT(writeMhtml("<p>x", undated, {}), testing::Not(HasSubstr("Date:")));
}

TEST(WriteMhtml, isTheSameForTheSameInputOnly)
{
    const std::vector<ArchivedResource> resources{
        {"https://example.com/a.css", "text/css", "p { color: red }"}};
    EXPECT_EQ(writeMhtml("<p>x", manifest(), resources), writeMhtml("<p>x", manifest(), resources));
    EXPECT_NE(writeMhtml("<p>x", manifest(), resources).substr(0, 400),
              writeMhtml("<p>y", manifest(), resources).substr(0, 400))
        << "another boundary";
}

TEST(WriteMhtml, pagesAndResourcesComeBackByteByByte)
{
    std::mt19937 random(9);
    static const std::vector<std::string> types{"text/css",
                                                "image/png",
                                                "TEXT/HTML; charset=x",
                                                "",
                                                "a\r\nb/c",
                                                " Multipart/x-mixed-replace; boundary=b",
                                                "image/svg+xml",
                                                "text/plain",
                                                "font/woff2"};
    for (int round = 0; round < 1000; ++round) {
        std::vector<ArchivedResource> resources;
        for (std::size_t n = random() % 8; n > 0; --n) {
            std::string url = fmt::format("https://example.com/{}/", n);
            if (random() % 4 == 0)
                url = fmt::format("cid:{}@x", n);
            resources.push_back({url + percentEncoded(test::randomBytes(random, 10)),
                                 types[random() % types.size()], test::randomBytes(random, 2000)});
        }
        const std::string html = test::randomBytes(random, 3000);
        const Result<Archive> read = Archive::read(writeMhtml(html, manifest(), resources));
        ASSERT_TRUE(read);
        ASSERT_EQ(read->mainPage(), 0U);
        ASSERT_EQ(read->content(0)->bytes, html);
        ASSERT_EQ(read->entries()[0].title, manifest().title);
        ASSERT_EQ(read->entries()[0].charset, "utf-8");
        ASSERT_EQ(read->entries()[0].url, manifest().url);
        ASSERT_EQ(read->entries().size(), resources.size() + 1);
        for (const ArchivedResource& resource : resources) {
            const std::optional<std::size_t> entry = read->find(resource.url);
            ASSERT_TRUE(entry) << resource.url;
            ASSERT_EQ(read->content(*entry)->bytes, resource.bytes);
        }
    }
}

TEST(WriteMhtml, writesAResourceOnceAndNoAddressEndsAHeader)
{
    const std::vector<ArchivedResource> resources{
        {"http://h/a b\r\nX: y", "text/css", "1"},
        {"http://h/a b\r\nX: y", "text/css", "2"},
        {"https://example.com/shop/?a=b", "text/html", "the page again"},
        {"", "text/css", "nowhere"}};
    const std::string file = writeMhtml("<p>x", manifest(), resources);
    EXPECT_THAT(file, testing::Not(HasSubstr("\nX: y")));
    const Result<Archive> read = Archive::read(file);
    ASSERT_TRUE(read);
    EXPECT_EQ(read->entries().size(), 2U);
    EXPECT_EQ(read->content(*read->find(resources[0].url))->bytes, "1");
}

TEST(WriteMhtml, whatIsTooLongForAHeaderDoesNotEndTheFile)
{
    const std::string tail(300'000, 'x');
    Manifest long_ = manifest();
    long_.title = test::repeated(140'000, "日"); // three bytes: 4096 is not at an edge
    long_.url += tail;
    const std::vector<ArchivedResource> resources{
        {"https://example.com/" + tail, "text/css", "left out"},
        {"https://example.com/" + std::string(30'000, ' '), "text/css", "too long as it is written"},
        {"cid:" + tail, "text/html", "left out"},
        {"https://example.com/" + std::string(60'000, 'x'), "text/css", "long"},
        {"https://example.com/typed", "text/" + tail, "of a long type"}};
    for (const std::size_t i : {0U, 1U, 2U})
        EXPECT_FALSE(isArchivableUrl(resources[i].url)) << i;
    EXPECT_TRUE(isArchivableUrl(resources[3].url));
    const Result<Archive> read = Archive::read(writeMhtml("<p>x", long_, resources));
    ASSERT_TRUE(read) << read.error().detail;
    ASSERT_EQ(read->entries().size(), 3U);
    EXPECT_EQ(read->content(*read->mainPage())->bytes, "<p>x");
    EXPECT_EQ(read->entries()[0].title, long_.title.substr(0, 4095)) << "at the edge of a letter";
    EXPECT_EQ(read->entries()[0].url, "");
    EXPECT_EQ(read->content(*read->find(resources[3].url))->bytes, "long");
    EXPECT_EQ(read->content(*read->find(resources[4].url))->bytes, "of a long type");
    EXPECT_EQ(read->entries()[2].mediaType, "application/octet-stream");
}

TEST(WriteMhtml, titlesUpToTheirLimitStayWhole)
{
    for (const std::size_t size : {4095U, 4096U, 4097U}) {
        Manifest titled = manifest();
        titled.title = std::string(size, 't');
        EXPECT_EQ(Archive::read(writeMhtml("<p>x", titled, {}))->entries()[0].title.size(),
                  std::min<std::size_t>(size, 4096));
    }
}

TEST(WriteMhtml, partsHaveTheAddressThatTheirRelativeOnesResolveTo)
{
    const std::vector<ArchivedResource> resources{{"cid:1@x", "text/html", "<p>1", "http://h/f/"},
                                                  {"cid:2@x", "text/html", "<p>2", "http://h/f/"},
                                                  {"cid:3@x", "text/html", "<p>3"}};
    const Result<Archive> read = Archive::read(writeMhtml("<p>x", manifest(), resources));
    for (const ArchivedResource& resource : resources) {
        const std::optional<std::size_t> entry = read->find(resource.url);
        ASSERT_TRUE(entry) << resource.url;
        EXPECT_EQ(read->content(*entry)->bytes, resource.bytes);
        EXPECT_EQ(read->entries()[*entry].url, resource.location);
    }
}

TEST(NightWriteMhtml, opensInChromium)
{
    const bool hasChromium =
        std::system("command -v chromium >/dev/null") == 0; // NOLINT(concurrency-mt-unsafe)
    TAGSEAM_NEEDS("chromium", hasChromium);
    const std::string html =
        "<!DOCTYPE html><html><head><title>Café</title><link rel=stylesheet href=s.css></head>"
        "<body><p>日本\u00A0=3D</p><iframe src=\"cid:frame@x\"></iframe></body></html>";
    const std::vector<ArchivedResource> resources{
        {"https://example.com/shop/s.css", "text/css", "p { color: red }"},
        {"cid:frame@x", "text/html", "<p>inside the frame"}};
    const std::string folder = test::freshFolder().string();
    std::ofstream(folder + "/page.mhtml", std::ios::binary) << writeMhtml(html, manifest(), resources);
    const std::string command =
        fmt::format("HOME={0} timeout ${{TAGSEAM_TEST_TIMEOUT:-1500}} chromium --headless --no-sandbox "
                    "--disable-gpu --user-data-dir={0}/profile "
                    "--dump-dom file://{0}/page.mhtml >{0}/dom 2>/dev/null",
                    folder);
    ASSERT_EQ(std::system(command.c_str()), 0); // NOLINT(concurrency-mt-unsafe)
    const std::string dom = test::bytesOf(folder + "/dom");
    std::filesystem::remove_all(folder);
    EXPECT_THAT(dom, HasSubstr("<title>Café</title>"));
    EXPECT_THAT(dom, HasSubstr("<p>日本&nbsp;=3D</p>"));
}

} // namespace
} // namespace tagseam
