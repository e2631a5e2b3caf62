// SPDX-License-Identifier: MIT
// Frozen pages: what is written comes back, and the manifest says what it is.
#include "core/page/freeze.h"

#include "core/page/archive.h"
#include "core/page/url.h"
#include "tests/core/testarchives.h"
#include "tests/core/testpages.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <unistd.h>

#include <cstdlib>
#include <fstream>

namespace tagseam {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

Manifest manifest()
{
    return {.url = "https://example.com/shop/?a=b",
            .requestedUrl = "http://example.com/shop",
            .title = "Café — 日本\r\nBcc: nobody",
            .time = "2026-11-21T19:30:00Z",
            .width = 1280,
            .height = 800,
            .userAgent = "Tagseam",
            .nodes = 1234,
            .isLate = true,
            .ranScripts = true,
            .missing = {"https://example.com/gone.png"},
            .pageSha256 = sha256("page"),
            .fileSha256 = sha256("file")};
}

TEST(Sha256, ofTheStandardsExamples) // FIPS 180-4, examples
{
    EXPECT_EQ(sha256("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    EXPECT_EQ(sha256(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    EXPECT_EQ(sha256("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"),
              "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
}

TEST(Freeze, writesTheHeaderThatBrowsersKnow)
{
    const std::string file = writeMhtml("<p>x", manifest(), {});
    EXPECT_THAT(
        file, StartsWith("From: <Saved by Tagseam>\r\n"
                         "Snapshot-Content-Location: https://example.com/shop/?a=b\r\nSubject: =?utf-8?B?"));
    EXPECT_THAT(file, HasSubstr("\r\nDate: Sat, 21 Nov 2026 19:30:00 +0000\r\nMIME-Version: 1.0\r\n"));
    EXPECT_THAT(file, testing::Not(HasSubstr("\nBcc:"))) << "a title ends no header";
    EXPECT_TRUE(Archive::isArchive(file));
    for (const char* time :
         {"", "2026-02-30T00:00:00Z", "2026-13-01T00:00:00Z", "yesterday", "2026-11-21T19:30:00+"}) {
        Manifest undated = manifest();
        undated.time = time;
        EXPECT_THAT(writeMhtml("<p>x", undated, {}), testing::Not(HasSubstr("Date:"))) << time;
    }
}

TEST(Freeze, isTheSameForTheSameInputOnly)
{
    const std::vector<FrozenResource> resources{
        {"https://example.com/a.css", "text/css", "p { color: red }"}};
    EXPECT_EQ(writeMhtml("<p>x", manifest(), resources), writeMhtml("<p>x", manifest(), resources));
    EXPECT_NE(writeMhtml("<p>x", manifest(), resources).substr(0, 400),
              writeMhtml("<p>y", manifest(), resources).substr(0, 400))
        << "another boundary";
}

TEST(Freeze, theBundledSamplesComeBackByteByByte)
{
    for (const auto& sample : test::filesBelow(TAGSEAM_SAMPLES, ".html")) {
        const std::string html = test::bytesOf(sample);
        const Result<Archive> read = Archive::read(writeMhtml(html, manifest(), {}));
        ASSERT_TRUE(read) << sample;
        EXPECT_EQ(*read->content(*read->mainPage()), html) << sample;
        EXPECT_EQ(read->entries()[0].title, manifest().title);
        EXPECT_EQ(read->entries()[0].charset, "utf-8");
        EXPECT_EQ(read->entries()[0].url, manifest().url);
    }
}

TEST(Freeze, randomResourcesComeBackByteByByte)
{
    std::mt19937 random(9);
    static const std::vector<std::string> types{"text/css",
                                                "image/png",
                                                "TEXT/HTML; charset=x",
                                                "",
                                                "a\r\nb/c",
                                                "image/svg+xml",
                                                " Multipart/x-mixed-replace; boundary=b",
                                                "text/plain",
                                                "font/woff2"};
    for (int round = 0; round < 1000; ++round) {
        std::vector<FrozenResource> resources;
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
        ASSERT_EQ(*read->content(0), html);
        ASSERT_EQ(read->entries().size(), resources.size() + 1);
        for (const FrozenResource& resource : resources) {
            const std::optional<std::size_t> entry = read->find(resource.url);
            ASSERT_TRUE(entry) << resource.url;
            ASSERT_EQ(*read->content(*entry), resource.bytes);
        }
    }
}

TEST(Freeze, writesAResourceOnceAndNoAddressEndsAHeader)
{
    const std::vector<FrozenResource> resources{
        {"http://h/a b\r\nX: y", "text/css", "1"},
        {"http://h/a b\r\nX: y", "text/css", "2"},
        {"https://example.com/shop/?a=b", "text/html", "the page again"},
        {"", "text/css", "nowhere"}};
    const std::string file = writeMhtml("<p>x", manifest(), resources);
    EXPECT_THAT(file, testing::Not(HasSubstr("\nX: y")));
    const Result<Archive> read = Archive::read(file);
    ASSERT_TRUE(read);
    EXPECT_EQ(read->entries().size(), 2U);
    EXPECT_EQ(*read->content(*read->find(resources[0].url)), "1");
}

// With the style sheet and the picture of the file, and the frame by its name.
TEST(Freeze, opensInChromium)
{
    if (std::system("command -v chromium >/dev/null") != 0 ||
        test::isSanitized) // NOLINT(concurrency-mt-unsafe)
        GTEST_SKIP() << "chromium is not installed";
    const std::string html =
        "<!DOCTYPE html><html><head><title>Café</title><link rel=stylesheet href=s.css></head>"
        "<body><p>日本\u00A0=3D</p><iframe src=\"cid:frame@x\"></iframe></body></html>";
    const std::vector<FrozenResource> resources{
        {"https://example.com/shop/s.css", "text/css", "p { color: red }"},
        {"cid:frame@x", "text/html", "<p>inside the frame"}};
    const std::string folder = testing::TempDir() + fmt::format("tagseam_freeze_{}", getpid());
    std::filesystem::create_directories(folder);
    std::ofstream(folder + "/page.mhtml", std::ios::binary) << writeMhtml(html, manifest(), resources);
    const std::string command = fmt::format(
        "HOME={0} timeout 60 chromium --headless --no-sandbox --disable-gpu --user-data-dir={0}/profile "
        "--dump-dom file://{0}/page.mhtml >{0}/dom 2>/dev/null",
        folder);
    ASSERT_EQ(std::system(command.c_str()), 0); // NOLINT(concurrency-mt-unsafe)
    const std::string dom = test::bytesOf(folder + "/dom");
    std::filesystem::remove_all(folder);
    EXPECT_THAT(dom, HasSubstr("<title>Café</title>"));
    EXPECT_THAT(dom, HasSubstr("<p>日本&nbsp;=3D</p>"));
}

TEST(Manifest, comesBack)
{
    const std::string json = manifestJson(manifest());
    EXPECT_THAT(json, StartsWith("{\n  \"schema\": \"tagseam.manifest/1\",\n  \"url\": "));
    const Result<Manifest> read = readManifest(json);
    ASSERT_TRUE(read) << read.error().where << read.error().detail;
    EXPECT_EQ(*read, manifest());
    Manifest invalid = manifest();
    invalid.title = "a\xFF";
    EXPECT_EQ(readManifest(manifestJson(invalid))->title, "a\uFFFD") << "no valid UTF-8";
}

TEST(Manifest, thatIsWrongSaysWhere)
{
    const nlohmann::ordered_json good = nlohmann::ordered_json::parse(manifestJson(manifest()));
    const auto errorOf = [](const std::string& json) {
        const Result<Manifest> read = readManifest(json);
        if (read)
            return std::string("no error");
        EXPECT_EQ(read.error().code, ErrorCode::BadManifest);
        return read.error().where + ": " + read.error().detail;
    };
    EXPECT_EQ(errorOf(""), ": no JSON");
    EXPECT_EQ(errorOf("{\"schema\":"), ": no JSON");
    EXPECT_EQ(errorOf("[]"), ": no JSON object");
    EXPECT_EQ(errorOf(std::string(1'000'000, '[')), ": no JSON");
    EXPECT_EQ(errorOf(std::string(1'000'000, '[') + std::string(1'000'000, ']')), ": no JSON object");
    for (const auto& item : good.items()) {
        nlohmann::ordered_json without = good;
        without.erase(item.key());
        EXPECT_EQ(errorOf(without.dump()), item.key() + ": missing");
        nlohmann::ordered_json wrong = good;
        wrong[item.key()] = nullptr;
        EXPECT_THAT(errorOf(wrong.dump()), StartsWith(item.key() + ": ")) << "of another type";
    }
    const auto errorWith = [&](const char* field, const nlohmann::ordered_json& value) {
        nlohmann::ordered_json wrong = good;
        wrong[field] = value;
        return errorOf(wrong.dump());
    };
    EXPECT_EQ(errorWith("schema", "tagseam.manifest/2"), "schema: another one than tagseam.manifest/1");
    EXPECT_EQ(errorWith("nodes", -1), "nodes: no whole number from 0 to 4294967295");
    EXPECT_EQ(errorWith("nodes", 4294967296), "nodes: no whole number from 0 to 4294967295");
    EXPECT_EQ(errorWith("nodes", 1.5), "nodes: no whole number from 0 to 4294967295");
    EXPECT_EQ(errorWith("missing", {"a", 1}), "missing: no list of texts");
    EXPECT_EQ(errorWith("pageSha256", std::string(64, 'G')), "pageSha256: no 64 hexadecimal digits");
    EXPECT_EQ(errorWith("time", "2026-11-21"), "time: no time in UTC as 2026-11-21T19:30:00Z");
    EXPECT_EQ(errorWith("viewport", {{"width", 1}}), "height: missing");
    EXPECT_EQ(errorWith("later", "an addition"), "no error");
}

} // namespace
} // namespace tagseam
