// SPDX-License-Identifier: MIT
// WARC as crawlers write it: records of every type, packed in every way, truncated, and hostile.
#include "core/archive/archive.h"

#include "core/archive/warc.h"
#include "tests/core/archive/testarchives.h"
#include "tests/core/base/allocations.h"
#include "tests/core/base/reasons.h"
#include "tests/core/base/testfolder.h"
#include "tests/core/page/testpages.h"

#include <unistd.h>

#include <algorithm>
#include <thread>

namespace tagseam {
namespace {

using test::archive;
using test::FailsWith;
using test::gzipped;
using test::HasFinding;
using test::htmlResponse;
using test::http;
using test::record;
using test::response;
using testing::_;
using testing::ElementsAre;

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
        EXPECT_EQ(read.content(0)->bytes, "JPEG");
        EXPECT_EQ(read.entries()[1].charset, "x");
        EXPECT_EQ(read.mainPage(), 1U) << "the only page";
        EXPECT_EQ(read.content(1)->bytes, page);
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
               "HTTP/1.1 200 OK\r\nContent-Type: application/xhtml+xml\r\n\r\n<p/>"));
    EXPECT_THAT(urlsOf(read), ElementsAre("http://h/folded", "https://h/2", "http://h/3"));
    EXPECT_EQ(read.entries()[0].status, 404);
    EXPECT_FALSE(read.entries()[0].isPage) << "the page of an error";
    EXPECT_EQ(read.entries()[1].status, 301);
    EXPECT_EQ(read.content(1)->bytes, "moved");
    EXPECT_TRUE(read.entries()[2].isPage);
}

TEST(Warc, undoesTheEncodingsOfHttpOrNamesTheEntry)
{
    std::mt19937 random(1);
    const std::string html = "<html>" + std::string(3000, 'x') + "é</html>";
    const std::pair<std::string, std::string> stored[] = {
        {"Transfer-Encoding: chunked\r\n", test::chunked(html, random)},
        {"Content-Encoding: BR\r\nTransfer-Encoding: chunked\r\n",
         test::chunked(test::brotlied(html), random)},
        {"Content-Encoding: gzip\r\n", html}, // stored unpacked under the old header
        {"Content-Length: 99999999999999999999\r\n", html}};
    for (const auto& [headers, body] : stored) {
        const Archive read =
            archive(response("http://h/", http("Content-Type: text/html\r\n" + headers, body)));
        EXPECT_EQ(read.content(0)->bytes, html) << headers;
        EXPECT_EQ(read.entries()[0].size, body.size());
    }
    EXPECT_THAT(archive(response("http://h/x", http("Content-Encoding: zstd\r\n", "x"))).content(0),
                FailsWith(ErrorCode::BadArchive, "http://h/x", "compressed with zstd"));
}

TEST(Warc, findingsSayWhatTheCrawlerDidNotSave)
{
    const auto truncated = [](const char* reason) {
        std::string bytes = htmlResponse("http://h/", "<p>a");
        return archive(
            bytes.insert(bytes.find("Content-Length"), fmt::format("WARC-Truncated: {}\r\n", reason)));
    };
    for (const char* reason : {"length", "Time", "disconnect", "unspecified", "of another program"}) {
        const Result<Unpacked> content = truncated(reason).content(0);
        EXPECT_EQ(content->bytes, "<p>a");
        EXPECT_THAT(content->findings, HasFinding(ErrorCode::ReadInPart, _)) << reason;
    }
    EXPECT_THAT(archive(htmlResponse("http://h/", "<p>a")).content(0)->findings, testing::IsEmpty());
}

TEST(Warc, findingsSayThatAnotherRecordIsDamaged)
{
    const std::string lost = htmlResponse("http://h/1", "<p>a");
    const std::string whole = htmlResponse("http://h/2", "<p>b");
    const Archive read = archive(gzipped(lost.substr(0, lost.size() - 20)) + gzipped(whole));
    ASSERT_EQ(read.entries().size(), 1U);
    EXPECT_THAT(read.content(0)->findings, HasFinding(ErrorCode::DamagedArchive, "a record ends early"));
}

TEST(Warc, bombsAreRefusedAtTheLimit)
{
    const std::string zeros(64U << 20U, '\0');
    const Archive read =
        archive(response("http://h/1", http("Content-Encoding: gzip, gzip\r\n", gzipped(gzipped(zeros)))) +
                    response("http://h/2", http("", zeros.substr(0, 2U << 20U))),
                {.bytes = 1U << 20U});
    const std::uint64_t start = test::allocatedBytes();
    EXPECT_THAT(read.content(0), FailsWith(ErrorCode::TooLarge, "http://h/1", "1 MB"));
    EXPECT_THAT(read.content(1), FailsWith(ErrorCode::TooLarge, "http://h/2", "1 MB"));
    EXPECT_LT(test::allocatedBytes() - start, 16U << 20U) << "little of the 64 MB is unpacked";
}

TEST(NightWarc, aGzipBombEndsTheScan)
{
    TAGSEAM_NEEDS("memory", !test::isSanitized); // it unpacks a gigabyte
    const std::string bomb =
        gzipped(htmlResponse("http://h/", page)) +
        gzipped("WARC/1.0\r\nWARC-Type: resource\r\nContent-Length: 99999999999\r\n\r\n") +
        test::repeated(200, gzipped(std::string(16U << 20U, '\0')));
    ASSERT_LT(bomb.size(), 4U << 20U);
    EXPECT_THAT(Archive::read(bomb), FailsWith(ErrorCode::TooLarge, _, "100 times its compressed size"));
    EXPECT_TRUE(test::isKnownReason("100 times its compressed size"));
}

// One member a record, one for all, and split anywhere (as bgzip and pigz do).
TEST(Warc, everyWayOfPackingGivesTheSame)
{
    std::mt19937 random(3);
    for (int round = 0; round < 30; ++round) {
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
                ASSERT_EQ(read.content(entry)->bytes, bodies[entry]);
            }
        }
    }
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
                count += read->content(0)->bytes == page && read->content(1)->bytes.size() == 100'000 ? 1 : 0;
        });
    for (std::thread& thread : threads)
        thread.join();
    EXPECT_EQ(good, (std::array<int, 4>{50, 50, 50, 50}));

    file("\xff.warc.gz", bytes.substr(0, 100));
    EXPECT_THAT(read->content(1), FailsWith(ErrorCode::BadArchive, "http://h/2", _))
        << "the file became shorter";
    std::filesystem::remove(path);
    EXPECT_THAT(Archive::open(path), FailsWith(ErrorCode::CannotRead, path, _));
    EXPECT_THAT(Archive::open("/dev/zero", {.bytes = 1U << 20U}), FailsWith(ErrorCode::TooLarge, _, _));
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
    // A crawl that was killed and continued: the truncated record does not swallow the next one.
    for (std::size_t size = 1; size < second.size() - 4; ++size)
        EXPECT_THAT(urlsOf(archive(gzipped(first) + gzipped(second.substr(0, size)) + gzipped(first))),
                    ElementsAre("http://h/1", "http://h/1"))
            << size;
    const Archive alone = archive(first.substr(0, first.size() - 5));
    EXPECT_EQ(alone.problem(), "a record ends early");
    EXPECT_THAT(alone.content(0)->findings, HasFinding(ErrorCode::ReadInPart, "its archive ends early"))
        << "the only page is read as far as it goes";
    EXPECT_THAT(Archive::read(info), FailsWith(ErrorCode::BadArchive, _, "it does not contain a response"));
    std::string damaged = gzipped(first) + gzipped(second);
    damaged[damaged.size() - 20] = static_cast<char>(damaged[damaged.size() - 20] ^ 255);
    EXPECT_GE(archive(damaged).entries().size(), 1U) << "what is before the damage";
    const std::string head = "WARC/1.0\r\nWARC-Type: response\r\nWARC-Target-URI: http://h/\r\n"
                             "Content-Length: 1000\r\n\r\n";
    const std::string noDeflate("\x1f\x8b\x08\0\0\0\0\0\0\3\7", 11);
    EXPECT_THAT(Archive::read(gzipped(head) + noDeflate),
                FailsWith(ErrorCode::BadArchive, _, "invalid block type"))
        << "damage is no early end";
}

// Returns the entries of a WARC as one pass gives them: addresses, and the faults of damaged records.
std::vector<std::string> passOver(const ByteSource& source, bool isGzip)
{
    WarcReader reader(source, isGzip);
    std::vector<std::string> found;
    const auto all = [](const ArchiveEntry&, const WarcRecord&) { return true; };
    while (const std::optional<WarcEntry> entry = reader.next(all)) {
        found.push_back(entry->damage ? "damaged: " + entry->damage->detail : entry->entry.url);
        if (!entry->damage) {
            EXPECT_EQ(entry->block->size(), entry->record.block);
        } else {
            EXPECT_TRUE(test::isKnownReason(entry->damage->detail)) << entry->damage->detail;
        }
    }
    return found;
}

std::vector<std::string> passOver(const std::string& bytes)
{
    return passOver(ByteSource(bytes), bytes.starts_with('\x1f'));
}

TEST(Warc, damageLosesItsOwnRecordAndIsReportedInItsPlace)
{
    const auto url = [](int number) { return fmt::format("http://h/{}", number); };
    const auto packed = [&](int number) {
        return gzipped(htmlResponse(url(number), page + std::string(static_cast<std::size_t>(number), 'x')));
    };
    const std::string second = packed(2);
    for (std::size_t at = 0; at < second.size(); ++at) {
        std::string bad = second;
        bad[at] = static_cast<char>(bad[at] ^ 255);
        const std::vector<std::string> found = passOver(packed(1) + bad + packed(3) + packed(4));
        ASSERT_GE(found.size(), 4U) << at;
        EXPECT_EQ(found[0], url(1)) << at;
        const bool isNeedless = at >= 4 && at < 10; // time and system
        EXPECT_EQ(
            std::ranges::any_of(found, [](const std::string& each) { return each.starts_with("damaged: "); }),
            !isNeedless)
            << at;
        EXPECT_EQ(found[found.size() - 2], url(3)) << at;
        EXPECT_EQ(found.back(), url(4)) << at;
        EXPECT_EQ(passOver(packed(1) + second.substr(0, at) + packed(3)).back(), url(3)) << at;
    }
    EXPECT_THAT(
        passOver(htmlResponse(url(1), page) + "garbage\r\nmore of it\r\n" + htmlResponse(url(2), page)),
        ElementsAre(url(1), "damaged: bytes that are not a record", url(2)));
    EXPECT_THAT(passOver(packed(1) + std::string(600, '\0')), ElementsAre(url(1))) << "a tape's last block";
    EXPECT_THAT(passOver(packed(1) + second.substr(0, second.size() - 20)),
                ElementsAre(url(1), "damaged: a record ends early"));
}

TEST(Warc, aCrawlThatIsCutIsNamedAtEachPlace)
{
    const std::string request = gzipped(record("WARC-Type: request\r\nWARC-Target-URI: http://h/1\r\n"
                                               "Content-Type: application/http;msgtype=request\r\n",
                                               "GET / HTTP/1.0\r\n\r\n"));
    const std::string first = gzipped(htmlResponse("http://h/1", page));
    const std::string bytes = first + request + gzipped(htmlResponse("http://h/2", page + "second"));
    for (std::size_t size = first.size(); size <= bytes.size(); ++size) {
        const bool isWhole =
            size == first.size() || size == first.size() + request.size() || size == bytes.size();
        EXPECT_EQ(archive(bytes.substr(0, size)).problem().empty(), isWhole) << size;
    }
    const std::size_t beforeChecksum = first.size() + request.size() - 4;
    EXPECT_THAT(passOver(bytes.substr(0, beforeChecksum)),
                ElementsAre("http://h/1", "damaged: a record ends early"));
    for (std::size_t size = 1; size < first.size(); ++size) {
        const Result<Archive> read = Archive::read(bytes.substr(0, size));
        EXPECT_TRUE(!read || !read->problem().empty()) << size;
    }
}

TEST(Warc, damagedMembersTakeLinearTime)
{
    const std::string start("\x1f\x8b\x08\0\0\0\0\0\0\3", 10);
    const std::string hostile =
        gzipped(info) + test::repeated(20'000, start + '\7') + gzipped(htmlResponse("http://h/", page));
    EXPECT_THAT(passOver(hostile), ElementsAre("damaged: invalid block type", "http://h/"));
}

TEST(Warc, aStreamIsReadAsAFile)
{
    const std::string records =
        htmlResponse("http://h/1", std::string(300'000, 'x')) + info +
        response("http://h/2", http("Content-Type: image/png\r\n", std::string(90'000, 'y'))) +
        htmlResponse("http://h/3", page);
    for (const std::string& bytes : {records, gzipped(records), gzipped(records) + gzipped(records)}) {
        for (const std::size_t size : {bytes.size(), bytes.size() - 60, bytes.size() / 2}) {
            int ends[2] = {-1, -1};
            ASSERT_EQ(::pipe(ends), 0);
            const std::string cut = bytes.substr(0, size);
            std::thread writer([&] {
                for (std::size_t at = 7; at < cut.size();) {
                    const ssize_t count =
                        ::write(ends[1], cut.data() + at, std::min<std::size_t>(cut.size() - at, 5000));
                    at += count > 0 ? static_cast<std::size_t>(count) : 0;
                }
                ::close(ends[1]);
            });
            const ByteSource stream = ByteSource::ofStream(ends[0], cut.substr(0, 7), {});
            EXPECT_EQ(passOver(stream, cut.starts_with('\x1f')), passOver(cut));
            writer.join();
            ::close(ends[0]);
        }
    }
}

TEST(Warc, aPageWithoutATypeIsRecognised)
{
    const Archive read =
        archive(response("http://h/1", http("", page)) + response("http://h/2", http("", "<p>x")) +
                response("http://h/3", http("Content-Type: text/plain\r\n", page)) +
                response("http://h/4", "HTTP/1.1 404 Not Found\r\n\r\n" + page));
    EXPECT_EQ(read.mainPage(), 0U);
    EXPECT_EQ(read.entries()[1].mediaType, "");
    EXPECT_EQ(read.entries()[3].mediaType, "text/html");
}

TEST(Warc, findsARecordByItsId)
{
    const Archive read = archive(htmlResponse("http://h/", page) +
                                 record("WARC-Type: resource\r\nWARC-Record-ID: <urn:uuid:2>\r\n", "x"));
    EXPECT_EQ(read.find("urn:uuid:1"), 0U);
    EXPECT_EQ(read.find("urn:uuid:2"), 1U);
    EXPECT_FALSE(read.find("urn:uuid:3"));
}

TEST(Warc, lengthsThatLieLoseTheirOwnRecordAtMost)
{
    const auto lying = [](const std::string& length) {
        return "WARC/1.0\r\nWARC-Type: response\r\nWARC-Target-URI: http://lie/\r\nContent-Length: " +
               length + "\r\n\r\nHTTP/1.1 200 OK\r\n\r\nbody\r\nmore of it\r\n\r\n";
    };
    const std::string good = htmlResponse("http://h/", page);
    for (const char* length : {"-1", "", "x", "18446744073709551616", "0x10", "1 0"})
        EXPECT_THAT(urlsOf(archive(lying(length) + good)), ElementsAre("http://h/")) << length;
    EXPECT_THAT(urlsOf(archive(lying("3") + good)), ElementsAre("http://lie/", "http://h/"))
        << "too short: what is left over is passed over";
    for (const char* length : {"100000", "18446744073709551615"}) {
        EXPECT_THAT(urlsOf(archive(good + lying(length))), ElementsAre("http://h/")) << length;
        EXPECT_EQ(urlsOf(archive(gzipped(good) + gzipped(lying(length)) + gzipped(good))).size(), 2U)
            << length;
    }
}

TEST(Warc, headersOfMegabytesAreBoundedAndTakeLinearTime)
{
    const std::string good = htmlResponse("http://h/", page);
    const std::string big(3U << 20U, 'x');
    EXPECT_EQ(archive("WARC/1.0\r\nX: " + big + "\r\n\r\n" + good).entries().size(), 1U);
    EXPECT_EQ(urlsOf(archive(response("http://h/1", "HTTP/1.1 200 OK\r\nX: " + big + "\r\n\r\nbody") + good))
                  .size(),
              2U);
    EXPECT_THAT(Archive::read(test::repeated(1'000'000, "WARC/1.0\n")), // square: 10^12 steps
                FailsWith(ErrorCode::BadArchive, _, "a record has no end of its headers"));
    const std::string interim = test::repeated(1U << 16U, "HTTP/1.1 100\r\n\r\n");
    EXPECT_EQ(archive(response("http://h/", interim)).entries()[0].status, 100);
}

// If each of the shortest fields were kept, it would take a hundred times its bytes. Beyond the limit of a
// head all is body, for the list and for the content.
TEST(Warc, aHeadOfAnEntryIsReadNoFurtherThanItsLimit)
{
    const std::string head = "HTTP/1.1 200 OK\r\n" + test::repeated(4U << 20U, "a:\n");
    const Archive read = archive(response("http://h/", head + "\r\nbody"));
    const std::uint64_t start = test::allocatedBytes();
    const Result<Unpacked> content = read.content(0);
    EXPECT_LT(test::allocatedBytes() - start, 10 * head.size());
    ASSERT_TRUE(content);
    EXPECT_EQ(content->bytes.size(), read.entries()[0].size);
    EXPECT_TRUE(content->bytes.ends_with("a:\n\r\nbody"));
}

TEST(Warc, aHundredThousandRecordsTakeLinearTime)
{
    constexpr std::size_t records = 100'000;
    const std::string one = htmlResponse("http://h/", "x");
    for (const std::string& stored : {one, gzipped(one)}) {
        std::string bytes = test::repeated(records, stored);
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
