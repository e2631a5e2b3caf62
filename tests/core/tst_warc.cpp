// SPDX-License-Identifier: MIT
// WARC as crawlers write it: records of every type, packed in every way, cut short, and hostile.
#include "core/page/archive.h"

#include "tests/core/allocations.h"
#include "tests/core/reasons.h"
#include "tests/core/testarchives.h"
#include "tests/core/testfolder.h"
#include "tests/core/testpages.h"

#include <gtest/gtest.h>

#include <unistd.h>

#include <fstream>
#include <thread>

namespace tagseam {
namespace {

using test::gzipped;
using test::htmlResponse;
using test::http;
using test::record;
using test::response;

Archive archive(std::string bytes, const Limits& limits = {})
{
    Result<Archive> read = Archive::read(std::move(bytes), limits);
    if (!read)
        throw std::runtime_error("not read: " + read.error().detail);
    return *std::move(read);
}

std::string errorOf(std::string bytes)
{
    const Result<Archive> read = Archive::read(std::move(bytes));
    if (read)
        return "no error";
    EXPECT_EQ(read.error().code, ErrorCode::BadArchive);
    EXPECT_TRUE(test::isKnownReason(read.error().detail)) << read.error().detail;
    return read.error().detail;
}

std::vector<std::string> urlsOf(const Archive& read)
{
    std::vector<std::string> urls;
    for (const ArchiveEntry& entry : read.entries())
        urls.push_back(entry.url);
    return urls;
}

const std::string info =
    record("WARC-Type: warcinfo\r\nContent-Type: application/warc-fields\r\n", "software: x\r\n");
const std::string page = "<!DOCTYPE html><title>T</title><p>text";

// ISO 28500, annex B: a request, its response, a resource, a revisit.
TEST(Warc, readsResponsesAndResources)
{
    const std::string file =
        info +
        record("WARC-Type: request\r\nWARC-Target-URI: http://www.archive.org/images/logoc.jpg\r\n"
               "Content-Type: application/http;msgtype=request\r\n",
               "GET /images/logoc.jpg HTTP/1.0\r\n\r\n") +
        response("http://www.archive.org/images/logoc.jpg",
                 "HTTP/1.1 200 OK\r\nDate: Tue, 19 Sep 2006 17:18:40 GMT\r\nContent-Type: image/jpeg\r\n"
                 "Content-Length: 4\r\n\r\nJPEG") +
        record("WARC-Type: resource\r\nWARC-Target-URI: file://var/www/htdoc/index.html\r\n"
               "WARC-Date: 2006-09-30T16:30:51Z\r\nContent-Type: text/html; charset=x\r\n",
               page) +
        record("WARC-Type: revisit\r\nWARC-Target-URI: http://www.archive.org/images/logoc.jpg\r\n"
               "Content-Type: application/http; msgtype=response\r\n",
               "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\n") +
        record("WARC-Type: metadata\r\n", "x") +
        record("WARC-Type: response\r\nWARC-Target-URI: dns:www.archive.org\r\nContent-Type: text/dns\r\n",
               "x");
    for (const std::string& bytes : {file, gzipped(file)}) {
        ASSERT_TRUE(Archive::isArchive(std::string_view(bytes).substr(0, 4096)));
        const Archive read = archive(bytes);
        ASSERT_EQ(read.entries().size(), 2U);
        const ArchiveEntry& image = read.entries()[0];
        EXPECT_EQ(image.url, "http://www.archive.org/images/logoc.jpg");
        EXPECT_EQ(image.mediaType, "image/jpeg");
        EXPECT_EQ(image.status, 200);
        EXPECT_EQ(image.size, 4U);
        EXPECT_EQ(image.date, "2026-11-21T19:30:00Z");
        EXPECT_FALSE(image.isPage);
        EXPECT_EQ(*read.content(0), "JPEG");
        EXPECT_EQ(read.entries()[1].charset, "x");
        EXPECT_EQ(read.mainPage(), 1U) << "the only page";
        EXPECT_EQ(*read.content(1), page);
    }
}

TEST(Warc, readsTheVariantsOfItsHeaders)
{
    const Archive read = archive(
        "WARC/1.1\nwarc-type:response\nWARC-Target-URI:\n <http://h/folded>\ncontent-type: application/http\n"
        "Content-Length: 40\n\nHTTP/1.0 404 Not\nContent-Type:TEXT/HTML\n\n" // LF alone, folded, <...> as
                                                                             // wget
        "\r\n\r\n\r\n" +
        record("WARC-Type: Response\r\nWARC-Target-URI: https://h/2\r\n", "HTTP/2 301\r\n\r\nmoved") +
        record("WARC-Type: response\r\nWARC-Target-URI: http://h/3\r\n",
               "HTTP/1.1 100 Continue\r\nX: y\r\n\r\nHTTP/1.1 200 OK\r\nContent-Type: "
               "application/xhtml+xml\r\n\r\n<p/>") +
        record("WARC-Type: response\r\nWARC-Target-URI: http://h/4\r\n", "<p>without any head") +
        record("WARC-Type: response\r\nWARC-Target-URI: http://h/5\r\n", "HTTP/1.1 nonsense\r\nno end"));
    EXPECT_EQ(urlsOf(read), (std::vector<std::string>{"http://h/folded", "https://h/2", "http://h/3",
                                                      "http://h/4", "http://h/5"}));
    EXPECT_EQ(read.entries()[0].status, 404);
    EXPECT_FALSE(read.entries()[0].isPage) << "the page of an error";
    EXPECT_EQ(read.entries()[1].status, 301);
    EXPECT_EQ(*read.content(1), "moved");
    EXPECT_TRUE(read.entries()[2].isPage);
    EXPECT_EQ(*read.content(2), "<p/>");
    EXPECT_EQ(*read.content(3), "<p>without any head");
    EXPECT_EQ(read.entries()[4].status, 0);
    EXPECT_EQ(*read.content(4), "");
}

TEST(Warc, undoesTheEncodingsOfHttp)
{
    std::mt19937 random(1);
    const std::string html = "<html>" + std::string(3000, 'x') + "é</html>";
    const std::string chunks = "Transfer-Encoding: chunked\r\n";
    const std::vector<std::pair<std::string, std::string>> stored{
        {"", html},
        {chunks, test::chunked(html, random)},
        {"Content-Encoding: gzip\r\n", gzipped(html)},
        {"Content-Encoding: x-gzip\r\n" + chunks, test::chunked(gzipped(html), random)},
        {"Content-Encoding: deflate\r\n", test::deflated(html, 15)},
        {"Content-Encoding: deflate\r\n", test::deflated(html, -15)},
        {"Content-Encoding: BR\r\n" + chunks, test::chunked(test::brotlied(html), random)},
        {"Content-Encoding: br, gzip\r\n", gzipped(test::brotlied(html))},
        {"Content-Encoding: identity\r\n", html},
        {"Content-Encoding: gzip\r\n" + chunks, html}, // stored unpacked under the old header
        {"Content-Encoding: br\r\n", html},
        {"Content-Encoding: deflate\r\n", html},
        {"Content-Length: 10\r\n", html}, // lies
        {"Content-Length: 99999999999999999999\r\n", html},
    };
    std::string file;
    for (const auto& [headers, body] : stored)
        file += response("http://h/", http("Content-Type: text/html\r\n" + headers, body));
    const Archive read = archive(file);
    ASSERT_EQ(read.entries().size(), stored.size());
    for (std::size_t i = 0; i < stored.size(); ++i) {
        const Result<std::string> content = read.content(i);
        ASSERT_TRUE(content) << stored[i].first << content.error().detail;
        EXPECT_EQ(*content, html) << stored[i].first;
        EXPECT_EQ(read.entries()[i].size, stored[i].second.size());
    }
}

TEST(Warc, whatCannotBeUnpackedNamesTheEntry)
{
    const Result<std::string> content =
        archive(response("http://h/x", http("Content-Encoding: zstd\r\n", "x"))).content(0);
    ASSERT_FALSE(content);
    EXPECT_EQ(content.error().code, ErrorCode::BadArchive);
    EXPECT_EQ(content.error().where, "http://h/x");
    EXPECT_EQ(content.error().detail, "packed as zstd");
}

TEST(Warc, bombsAreRefusedAtTheLimit)
{
    const std::string zeros(64U << 20U, '\0');
    Limits limits;
    limits.bytes = 1U << 20U;
    const std::string file =
        response("http://h/1", http("Content-Encoding: gzip\r\n", gzipped(zeros))) +
        response("http://h/2", http("Content-Encoding: deflate\r\n", test::deflated(zeros, 15))) +
        response("http://h/3", http("Content-Encoding: br\r\n", test::brotlied(zeros))) +
        response("http://h/4", http("Content-Encoding: gzip, gzip\r\n", gzipped(gzipped(zeros)))) +
        response("http://h/5", http("", zeros.substr(0, 2U << 20U)));
    const Archive read = archive(file, limits);
    ASSERT_EQ(read.entries().size(), 5U);
    const std::uint64_t start = test::allocatedBytes();
    for (std::size_t i = 0; i < 5; ++i) {
        const Result<std::string> content = read.content(i);
        ASSERT_FALSE(content) << i;
        EXPECT_EQ(content.error().code, ErrorCode::TooLarge) << i;
        EXPECT_EQ(content.error().detail, "1 MB") << i;
    }
    EXPECT_LT(test::allocatedBytes() - start, 32U << 20U) << "little of the 256 MB is unpacked";
}

TEST(Warc, aGzipBombEndsTheScan)
{
    TAGSEAM_NEEDS("memory", !test::isSanitized); // it unpacks a gigabyte
    std::string bomb = gzipped(htmlResponse("http://h/", page)) +
                       gzipped("WARC/1.0\r\nWARC-Type: resource\r\nContent-Length: 99999999999\r\n\r\n");
    const std::string zeros = gzipped(std::string(16U << 20U, '\0'));
    for (int i = 0; i < 200; ++i)
        bomb += zeros;
    ASSERT_LT(bomb.size(), 4U << 20U);
    const Result<Archive> read = Archive::read(bomb);
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().code, ErrorCode::TooLarge);
    EXPECT_EQ(read.error().detail, "100 times its packed size");
    EXPECT_TRUE(test::isKnownReason(read.error().detail));
}

// One member a record, one for all, and cut anywhere (as bgzip and pigz do).
void expectEveryWayOfPackingGivesTheSame(int rounds)
{
    std::mt19937 random(3);
    for (int round = 0; round < rounds; ++round) {
        std::string plain;
        std::string members;
        std::vector<std::string> bodies;
        for (std::size_t n = 1 + random() % 8; n > 0; --n) {
            bodies.push_back(test::randomBytes(random, random() % 8 == 0 ? 200'000 : 500));
            const bool isChunked = random() % 2 == 0;
            const std::string one =
                response(fmt::format("http://h/{}", bodies.size()),
                         http(isChunked ? "Transfer-Encoding: chunked\r\n" : "",
                              isChunked ? test::chunked(bodies.back(), random, 2000) : bodies.back()));
            plain += one;
            members += gzipped(one);
            if (random() % 4 == 0) {
                plain += info;
                members += gzipped("") + gzipped(info);
            }
        }
        std::string cut;
        for (std::string_view rest = plain; !rest.empty();) {
            const std::size_t count = std::min<std::size_t>(rest.size(), 1 + random() % 5000);
            cut += gzipped(rest.substr(0, count));
            rest.remove_prefix(count);
        }
        for (const std::string& file : {plain, members, gzipped(plain), cut}) {
            const Archive read = archive(file);
            ASSERT_EQ(read.entries().size(), bodies.size());
            for (std::size_t i = 0; i < bodies.size(); ++i) {
                const std::size_t entry = random() % bodies.size(); // in any order
                const bool isBare = bodies[entry].empty();
                ASSERT_EQ(*read.content(entry), isBare ? "" : bodies[entry]);
            }
        }
    }
}

TEST(Warc, everyWayOfPackingGivesTheSame)
{
    expectEveryWayOfPackingGivesTheSame(30);
}

TEST(NightWarc, everyWayOfPackingGivesTheSame)
{
    expectEveryWayOfPackingGivesTheSame(400);
}

using WarcFiles = test::Folder;

TEST_F(WarcFiles, areReadWhereverTheyAre)
{
    const std::string bytes = gzipped(info) + gzipped(htmlResponse("http://h/1", page)) +
                              gzipped(htmlResponse("http://h/2", std::string(100'000, 'y')));
    const std::string path = file("\xff.warc.gz", bytes);
    const Result<Archive> read = Archive::open(path);
    ASSERT_TRUE(read);
    EXPECT_FALSE(read->mainPage()) << "of several pages the person chooses";
    std::vector<std::thread> threads;
    std::array<int, 4> good{};
    for (int& count : good)
        threads.emplace_back([&] {
            for (int i = 0; i < 50; ++i)
                count += *read->content(0) == page && read->content(1)->size() == 100'000 ? 1 : 0;
        });
    for (std::thread& thread : threads)
        thread.join();
    EXPECT_EQ(good, (std::array<int, 4>{50, 50, 50, 50}));

    file("\xff.warc.gz", bytes.substr(0, 100));
    const Result<std::string> gone = read->content(1);
    ASSERT_FALSE(gone) << "the file became shorter";
    EXPECT_EQ(gone.error().code, ErrorCode::BadArchive);
    EXPECT_EQ(gone.error().where, "http://h/2");
    EXPECT_TRUE(test::isKnownReason(gone.error().detail)) << gone.error().detail;
    std::filesystem::remove(path);
    const Result<Archive> missing = Archive::open(path);
    ASSERT_FALSE(missing);
    EXPECT_EQ(missing.error().code, ErrorCode::CannotRead);
    EXPECT_EQ(missing.error().where, path);
    const Result<Archive> folder = Archive::open(m_folder.string());
    ASSERT_FALSE(folder);
    EXPECT_EQ(folder.error().detail, "Is a directory");
    Limits limits;
    limits.bytes = 1U << 20U;
    const Result<Archive> endless = Archive::open("/dev/zero", limits);
    ASSERT_FALSE(endless);
    EXPECT_EQ(endless.error().code, ErrorCode::TooLarge);
}

TEST(Warc, thatEndsEarlyGivesTheRecordsThatAreWhole)
{
    const std::string first = htmlResponse("http://h/1", page);
    const std::string second = htmlResponse("http://h/2", page);
    for (std::size_t size = 1; size < second.size() - 4; ++size) {
        EXPECT_EQ(archive(first + second.substr(0, size)).entries().size(), 1U) << size;
        EXPECT_EQ(archive(gzipped(first) + gzipped(second.substr(0, size))).entries().size(), 1U) << size;
    }
    const std::string packed = gzipped(second);
    for (std::size_t size = 1; size < packed.size() - 12; ++size)
        EXPECT_EQ(archive(gzipped(first) + packed.substr(0, size)).entries().size(), 1U) << size;
    // A crawl that was killed and went on: the cut record does not swallow the next one.
    for (std::size_t size = 1; size < second.size() - 4; ++size)
        EXPECT_EQ(urlsOf(archive(gzipped(first) + gzipped(second.substr(0, size)) + gzipped(first))),
                  (std::vector<std::string>{"http://h/1", "http://h/1"}))
            << size;
    EXPECT_EQ(errorOf(first.substr(0, first.size() - 5)), "a record ends early");
    EXPECT_EQ(errorOf(info), "it holds no response");
    std::string damaged = gzipped(first) + gzipped(second);
    damaged[damaged.size() - 20] = static_cast<char>(damaged[damaged.size() - 20] ^ 255);
    EXPECT_GE(archive(damaged).entries().size(), 1U) << "what is before the damage";
}

TEST(Warc, lengthsThatLieLoseTheirOwnRecordAtMost)
{
    const auto lying = [](const std::string& length) {
        return "WARC/1.0\r\nWARC-Type: response\r\nWARC-Target-URI: http://lie/\r\nContent-Length: " +
               length + "\r\n\r\nHTTP/1.1 200 OK\r\n\r\nbody\r\nmore of it\r\n\r\n";
    };
    const std::string good = htmlResponse("http://h/", page);
    for (const char* length : {"-1", "", "x", "18446744073709551616", "0x10", "1 0"})
        EXPECT_EQ(urlsOf(archive(lying(length) + good)), std::vector<std::string>{"http://h/"}) << length;
    EXPECT_EQ(urlsOf(archive(lying("3") + good)), (std::vector<std::string>{"http://lie/", "http://h/"}))
        << "too short: what is left over is passed over";
    for (const char* length : {"100000", "18446744073709551615"}) {
        EXPECT_EQ(urlsOf(archive(good + lying(length))), std::vector<std::string>{"http://h/"}) << length;
        EXPECT_EQ(urlsOf(archive(gzipped(good) + gzipped(lying(length)) + gzipped(good))).size(), 2U)
            << length;
    }
}

TEST(Warc, headersOfMegabytesAreBoundedAndTakeLinearTime)
{
    const std::string good = htmlResponse("http://h/", page);
    const std::string big(3U << 20U, 'x');
    EXPECT_EQ(archive("WARC/1.0\r\nX: " + big + "\r\n\r\n" + good).entries().size(), 1U);
    EXPECT_EQ(archive(response("http://h/", "HTTP/1.1 200 OK\r\nX: " + big + "\r\n\r\nbody") + good)
                  .entries()
                  .size(),
              2U);
    std::string lines;
    while (lines.size() < (8U << 20U))
        lines += "WARC/1.0\n";
    EXPECT_EQ(errorOf(lines), "a record has no end of its headers"); // square: 10^12 steps
    const std::string interim = response("http://h/", [] {
        std::string text;
        while (text.size() < (1U << 20U))
            text += "HTTP/1.1 100\r\n\r\n";
        return text;
    }());
    EXPECT_EQ(archive(interim).entries()[0].status, 100);
}

// 12 MB of the shortest fields: a gigabyte, were each kept. Beyond the limit of a head all is body, for the
// list and for the content alike.
TEST(Warc, aHeadOfAnEntryIsReadNoFurtherThanItsLimit)
{
    std::string head = "HTTP/1.1 200 OK\r\n";
    while (head.size() < (12U << 20U))
        head += "a:\n";
    const Archive read = archive(response("http://h/", head + "\r\nbody"));
    const std::uint64_t start = test::allocatedBytes();
    const Result<std::string> content = read.content(0);
    EXPECT_LT(test::allocatedBytes() - start, 10 * head.size());
    ASSERT_TRUE(content);
    EXPECT_EQ(content->size(), read.entries()[0].size);
    EXPECT_TRUE(content->ends_with("a:\n\r\nbody"));
}

TEST(Warc, aHundredThousandRecordsTakeLinearTime)
{
    constexpr std::size_t records = 100'000;
    const std::string one = htmlResponse("http://h/", "x");
    for (const std::string& stored : {one, gzipped(one)}) {
        std::string bytes;
        for (std::size_t i = 0; i < records; ++i)
            bytes += stored;
        const std::uint64_t start = test::allocatedBytes();
        EXPECT_EQ(archive(std::move(bytes)).entries().size(), records);
        EXPECT_LT((test::allocatedBytes() - start) / records, 20'000U);
    }
}

TEST(Warc, findsAnAddressByItsFirstGoodResponse)
{
    const Archive read = archive(response("http://H:80/a#x", "HTTP/1.1 302 Found\r\n\r\n") +
                                 htmlResponse("http://h/a", "first") + htmlResponse("http://h/a", "second") +
                                 response("http://h/gone", "HTTP/1.1 404 Not Found\r\n\r\n"));
    EXPECT_EQ(read.find("http://h/a"), 1U);
    EXPECT_EQ(read.find("http://h/a#y"), 1U);
    EXPECT_EQ(read.find("http://h/gone"), 3U) << "better than nothing";
    EXPECT_FALSE(read.find("http://h/"));
    EXPECT_FALSE(read.find(""));
}

} // namespace
} // namespace tagseam
