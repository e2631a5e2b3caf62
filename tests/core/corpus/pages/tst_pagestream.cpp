// SPDX-License-Identifier: MIT
// Pages of WARC files: their names, their order, single entries, damage, and the rows of the same pages as
// files.
#include "core/corpus/pages/pagestream.h"

#include "core/archive/pageinput.h"
#include "core/corpus/runs/runfile.h"
#include "core/page/pagenames.h"
#include "tests/core/archive/testarchives.h"
#include "tests/core/base/testfolder.h"
#include "tests/core/corpus/runs/testruns.h"
#include "tests/core/page/testpages.h"

#include <fmt/format.h>
#include <gmock/gmock.h>

#include <random>

namespace tagseam {
namespace {

using test::Folder;
using test::gzipped;
using test::htmlResponse;
using test::http;
using test::linesOf;
using test::planOf;
using test::response;
using testing::ElementsAre;
using testing::HasSubstr;

std::string pageOf(std::string_view site, int own)
{
    return fmt::format("<html><body><ul><li><a href=a>home {0}</a><li><a href=b>news {0}</a><li>shop</ul>"
                       "<div><p>own text {1}<p>more</div></body></html>",
                       site, own);
}

const std::string image = response("http://a/i.png", http("Content-Type: image/png\r\n", "x"));
const std::string missing =
    response("http://a/x", "HTTP/1.1 404 Not Found\r\nContent-Type: text/html\r\n\r\n<p>x");

class PageStreamTest : public Folder {
  protected:
    Corpus crawl(const std::string& name, const std::string& bytes) const
    {
        const std::vector<std::string> files{file(name, bytes)};
        return *corpusOfCrawls(files);
    }
    static std::vector<std::string> idsOf(PageStream& stream, bool isRead = false)
    {
        std::vector<std::string> ids;
        while (const std::optional<CorpusPage> page = stream.next(isRead))
            ids.push_back(page->problem ? page->id + ": " + page->problem->detail : page->id);
        return ids;
    }
    static std::vector<std::string> idsOf(const Corpus& corpus, bool isRead = false)
    {
        PageStream stream(pagesOf(corpus), Limits{});
        return idsOf(stream, isRead);
    }
};

TEST(EntryName, namesAnEntryOfAWarcOnly)
{
    for (const char* name :
         {"a/crawl.warc.gz#entry=12", "c.WARC#entry=1", "c.warc#entry=0+2", "c.warc#entry=7+1"})
        EXPECT_EQ(entryNameOf(name).text(), name);
    EXPECT_EQ(entryNameOf("a/c.warc.gz#entry=12").file, "a/c.warc.gz");
    EXPECT_EQ(entryNameOf("a/c.warc.gz#entry=12").entry, 12U);
    for (const char* name :
         {"a.html#entry=1", "c.warc#entry=", "c.warc#entry=01", "c.warc#entry=0", "c.warc#entry=1+0",
          "c.warc#entry=x", "c.warc#entry=99999999999999999999", "c.warc"})
        EXPECT_TRUE(entryNameOf(name).isFile()) << name;
    EXPECT_LT(entryNameOf("c.warc#entry=9+1"), entryNameOf("c.warc#entry=10"));
}

TEST_F(PageStreamTest, aWarcHasAPageForEachHtmlResponse)
{
    const std::string records =
        missing + htmlResponse("http://a/1", "<p>x") + image + htmlResponse("http://a/2", "<p>y");
    for (const std::string& bytes : {records, gzipped(records)})
        EXPECT_THAT(idsOf(crawl("c.warc.gz", bytes)), ElementsAre("c.warc.gz#entry=2", "c.warc.gz#entry=4"));
    const Corpus corpus = crawl("c.warc.gz", gzipped(records));
    PageStream stream(pagesOf(corpus), Limits{});
    const std::optional<CorpusPage> page = stream.next(true);
    EXPECT_EQ(page->url, "http://a/1");
    EXPECT_TRUE(readCorpusPage(*page));
    EXPECT_TRUE(readPage(page->file)) << "by its name alone";
    EXPECT_EQ(readPage((m_folder / "c.warc.gz#entry=5").string()).error().code, ErrorCode::BadArchive);
}

TEST_F(PageStreamTest, takesFilesAndCrawlsOfAFolderInOrder)
{
    file("f/b.html", "<p>x");
    file("f/a.warc",
         htmlResponse("http://a/1", "<p>x") + test::repeated(10, image) + htmlResponse("http://a/2", "<p>x"));
    file("f/sub/c.warc.gz", gzipped(htmlResponse("http://c/", "<p>x")));
    file("f/empty.warc", "");
    const Corpus folder = *openCorpus(m_folder / "f");
    EXPECT_THAT(idsOf(folder), ElementsAre("a.warc#entry=1", "a.warc#entry=12", "b.html",
                                           "empty.warc: ", "sub/c.warc.gz#entry=1"));
    const Corpus listed = *withListedCrawls(folder, {});
    EXPECT_EQ(idsOf(listed), idsOf(folder));
    EXPECT_EQ(pageNamed(listed.pages, "a.warc#entry=12"), &listed.pages[1]);
    EXPECT_EQ(pageNamed(listed.pages, "a.warc#entry=2"), nullptr);
    const std::vector<std::string> files{m_folder / "f/sub/c.warc.gz", m_folder / "f/a.warc"};
    EXPECT_THAT(idsOf(*corpusOfCrawls(files)),
                ElementsAre("a.warc#entry=1", "a.warc#entry=12", "sub/c.warc.gz#entry=1"));
    const std::vector<std::string> twice{files[0], files[0]};
    EXPECT_EQ(corpusOfCrawls(twice).error().code, ErrorCode::BadCorpus);
    const std::vector<std::string> none{m_folder / "f/b.html"};
    EXPECT_EQ(corpusOfCrawls(none).error().code, ErrorCode::BadCorpus);
}

TEST_F(PageStreamTest, aManifestNamesCrawlsAndEntries)
{
    file("f/c.warc", htmlResponse("http://a/1", "<p>x") + image + htmlResponse("http://a/3", "<p>x") +
                         test::repeated(8, image) + htmlResponse("http://a/12", "<p>x"));
    file("f/corpus.csv", "page,url\nc.warc#entry=12,\nc.warc#entry=3,http://other/\nc.warc#entry=13,\n");
    const Corpus folder = *openCorpus(m_folder / "f");
    EXPECT_THAT(idsOf(folder, true),
                ElementsAre("c.warc#entry=3", "c.warc#entry=12", "c.warc#entry=13: it has no such entry"));
    const Corpus listed = *withListedCrawls(folder, {});
    EXPECT_EQ(listed.pages[0].url, "http://other/");
    EXPECT_EQ(listed.pages[1].url, "http://a/12");
    EXPECT_TRUE(readCorpusPage(listed.pages[1]));
}

TEST_F(PageStreamTest, damagedRecordsArePagesWithTheirErrors)
{
    const std::string good = gzipped(htmlResponse("http://a/1", "<p>x"));
    std::string bad = good;
    bad[bad.size() / 2] = static_cast<char>(bad[bad.size() / 2] ^ 255);
    for (const bool isRead : {false, true}) {
        const std::vector<std::string> ids = idsOf(crawl("c.warc.gz", bad + good + bad + bad + good), isRead);
        ASSERT_EQ(ids.size(), 5U);
        EXPECT_THAT(ids[0], HasSubstr("c.warc.gz#entry=0+1: "));
        EXPECT_EQ(ids[1], "c.warc.gz#entry=1");
        EXPECT_THAT(ids[2], HasSubstr("c.warc.gz#entry=1+1: "));
        EXPECT_THAT(ids[3], HasSubstr("c.warc.gz#entry=1+2: "));
        EXPECT_EQ(ids[4], "c.warc.gz#entry=2");
    }
    EXPECT_THAT(idsOf(crawl("cut.warc.gz", good + good.substr(0, good.size() - 30))),
                ElementsAre("cut.warc.gz#entry=1", "cut.warc.gz#entry=1+1: a record ends early"));
    const std::string cutImage = gzipped(image.substr(0, image.size() - 5));
    EXPECT_THAT(idsOf(crawl("i.warc.gz", good + cutImage + good)),
                ElementsAre("i.warc.gz#entry=1", "i.warc.gz#entry=2"))
        << "a damaged picture is not a page";
    const std::vector<std::string> files{file("a.warc.gz", bad + good + bad), file("b.warc.gz", good),
                                         file("c.warc.gz", good + cutImage), file("d.warc", "")};
    const Corpus several = *corpusOfCrawls(files);
    PageStream all(pagesOf(several), Limits{});
    EXPECT_EQ(idsOf(all).size(), 6U);
    ASSERT_EQ(all.faults().size(), 3U) << "the damaged picture is a fault of its file";
    EXPECT_EQ(all.faults()[0].where, files[0]);
    EXPECT_EQ(all.faults()[1].where, files[2]);
    EXPECT_EQ(all.faults()[1].detail, "a record ends early");
    EXPECT_EQ(all.faults()[2].code, ErrorCode::Empty);
    const Corpus large = crawl("l.warc", htmlResponse("http://a/", std::string(1U << 20U, 'x')) + good);
    PageStream stream(pagesOf(large), {.bytes = 1000});
    EXPECT_EQ(stream.next(true)->problem->code, ErrorCode::TooLarge);
}

TEST_F(PageStreamTest, aStreamNamesItsPagesByTheIdsOfTheirRecords)
{
    PageStream stream(ByteSource(htmlResponse("http://a/1", "<p>x")), false, Limits{});
    EXPECT_THAT(idsOf(stream), ElementsAre("-#entry=urn:uuid:1"));
}

// The same pages as files and in WARC files of every packing have the same figures.
class CrawlRun : public PageStreamTest {
  protected:
    static constexpr int pages = 12;
    void SetUp() override
    {
        PageStreamTest::SetUp();
        std::mt19937 random(5);
        for (int i = 0; i < pages; ++i) {
            const std::string site = i % 3 == 0 ? "a" : "b";
            const std::string html = pageOf(site, i);
            file(fmt::format("files/{}/{:02}.html", site, i), html);
            const std::string headers = i % 2 == 0 ? "Content-Type: text/html\r\nContent-Encoding: gzip\r\n"
                                                     "Transfer-Encoding: chunked\r\n"
                                                   : "Content-Type: text/html\r\n";
            const std::string one =
                response(fmt::format("http://{}:80/{}", site, i),
                         http(headers, i % 2 == 0 ? test::chunked(gzipped(html), random) : html));
            m_plain += one + image;
            m_packed += gzipped(one) + gzipped(image);
        }
    }
    // Returns the rows by their methods and figures, without the names of the pages, sorted.
    static std::vector<std::string> figuresOf(const std::string& lines)
    {
        std::vector<std::string> figures;
        for (std::string_view left = lines; !left.empty();) {
            const std::string_view line = left.substr(0, left.find('\n') + 1);
            left.remove_prefix(line.size());
            RunRow row = *readRow(line);
            row.page = row.url = "";
            figures.push_back(rowLine(row));
        }
        std::ranges::sort(figures);
        return figures;
    }
    // Returns the rows of a run as the pages are read.
    static std::string streamed(const Corpus& corpus, const RunPlan& plan, unsigned workers, Shard shard = {})
    {
        GroundTruthBook groundTruths(corpus.folder);
        PageStream stream(pagesOf(corpus), plan.reading.limits);
        std::string lines;
        EXPECT_TRUE(*runPages(pagesOf(stream, shard.index - 1, shard.of), plan, groundTruths, workers,
                              {[&](const PageRun& run) {
                                   for (const RunRow& row : run.rows)
                                       lines += rowLine(row);
                                   return true;
                               },
                               {}}));
        return lines;
    }
    std::string m_plain;
    std::string m_packed;
};

TEST_F(CrawlRun, hasTheRowsOfTheSamePagesAsFiles)
{
    const RunPlan plan = planOf("all,jidm-2013,mdr-2003");
    const std::vector<std::string> expected = figuresOf(linesOf(*openCorpus(m_folder / "files"), plan, 2));
    ASSERT_EQ(expected.size(), 3U * pages);
    for (const std::string& bytes : {m_plain, m_packed, gzipped(m_plain)}) {
        const Corpus corpus = crawl("c.warc.gz", bytes);
        const std::string lines = streamed(corpus, plan, 1);
        EXPECT_EQ(figuresOf(lines), expected);
        EXPECT_EQ(streamed(corpus, plan, 3), lines);
        EXPECT_EQ(linesOf(*withListedCrawls(corpus, {}), plan, 2).size(), lines.size());
        std::string shards;
        for (const std::uint32_t index : {1U, 2U, 3U})
            shards += streamed(corpus, plan, 2, {index, 3});
        EXPECT_EQ(figuresOf(shards), expected);
        EXPECT_EQ(streamed(corpus, plan, 1, {2, pages}),
                  lines.substr(lines.find(R"({"page":"c.warc.gz#entry=3")"),
                               streamed(corpus, plan, 1, {2, pages}).size()));
    }
}

TEST_F(CrawlRun, methodsThatLearnTakeHostsForSites)
{
    const RunPlan plan = planOf("sst,block-entropy");
    const std::vector<std::string> expected = figuresOf(linesOf(*openCorpus(m_folder / "files"), plan, 2));
    for (const std::string& bytes : {m_plain, m_packed, gzipped(m_plain)}) {
        const Corpus corpus = *withListedCrawls(crawl("c.warc.gz", bytes), {});
        EXPECT_EQ(siteOf(corpus.pages[0]), "a");
        EXPECT_EQ(figuresOf(linesOf(corpus, plan, 2)), expected);
        const Corpus rows = pagesWithRows(corpus, Learning::All);
        EXPECT_EQ(rows.pages[1].id, "c.warc.gz#entry=7") << "the pages of a host come together";
    }
}

TEST_F(CrawlRun, theDigestChangesWithTheFile)
{
    const std::string digest = digestOf(crawl("c.warc", m_plain));
    EXPECT_EQ(digestOf(crawl("c.warc", m_plain)), digest);
    EXPECT_NE(digestOf(crawl("c.warc", m_plain + image)), digest);
    EXPECT_NE(digestOf(crawl("d.warc", m_plain)), digest);
}

} // namespace
} // namespace tagseam
