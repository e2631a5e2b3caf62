// SPDX-License-Identifier: MIT
// tagseam-cli corpus on WARC files: the rows of the same pages in a folder, resumed, in shards, on standard
// input.
#include "tests/app/cli/clitest.h"

#include <sstream>

namespace tagseam::test {
namespace {

const std::string twoMethods = "all,jidm-2013";

// Returns the figures of rows without the names of their pages, sorted; not the header.
std::vector<std::string> figuresOf(const std::string& text)
{
    std::vector<std::string> figures;
    for (const std::string& line : linesOf(text)) {
        Json row = Json::parse(line);
        if (row.contains("schema"))
            continue;
        row.erase("page");
        row.erase("url");
        figures.push_back(row.dump());
    }
    std::ranges::sort(figures);
    return figures;
}

class CrawlCommand : public Cli {
  protected:
    static constexpr int count = 20;
    void SetUp() override
    {
        Cli::SetUp();
        fs::create_directories(path("pages/a"));
        fs::create_directories(path("pages/b"));
        for (int i = 0; i < count; ++i) {
            const std::string site = i % 2 == 0 ? "a" : "b";
            const std::string html = fmt::format("<ul><li>{0} menu<li>menu {0}<li>x</ul><p>own {1}", site, i);
            file(fmt::format("pages/{}/{}.html", site, i), html);
            m_records += warcRecord(fmt::format("http://{}/{}", site, i), "text/html", html) +
                         warcRecord("http://a/i.png", "image/png", "x");
        }
        m_crawl = file("crawl.warc", m_records);
    }
    std::vector<std::string> runOn(const std::string& corpus, const std::vector<std::string>& more = {}) const
    {
        return with({"corpus", "run", corpus, "--methods", twoMethods}, more);
    }
    std::string m_records;
    std::string m_crawl;
};

TEST_F(CrawlCommand, hasTheFiguresOfItsPagesWhateverTheJobs)
{
    const std::string whole = answer(runOn(m_crawl, {"--jobs", "1"}));
    EXPECT_EQ(answer(runOn(m_crawl, {"--jobs", "4"})), whole);
    EXPECT_EQ(figuresOf(whole), figuresOf(answer(runOn(path("pages")))));
    const Json row = Json::parse(linesOf(whole)[3]);
    EXPECT_EQ(row["page"], "crawl.warc#entry=3");
    EXPECT_EQ(row["url"], "http://b/1");
    EXPECT_EQ(json({"search", m_crawl, "--entry", "3"})["region"],
              json({"search", path("pages/b/1.html")})["region"]);
    const std::vector<std::string> pages = linesOf(answer({"corpus", "pages", m_crawl}));
    ASSERT_EQ(pages.size(), static_cast<std::size_t>(count));
    EXPECT_EQ(Json::parse(pages[1]), (Json{{"page", "crawl.warc#entry=3"}, {"url", "http://b/1"}}));
    const std::string second = file("more/second.warc", warcRecord("http://c/", "text/html", "<p>x"));
    EXPECT_EQ(figuresOf(answer({"corpus", "run", m_crawl, second, "--methods", twoMethods})).size(),
              2U * (count + 1));
    expectRefused(2, {"corpus", "run", m_crawl, second, "--manifest", second});
    expectRefused(3, {"corpus", "run", m_crawl, path("pages")});
}

TEST_F(CrawlCommand, continuesWhereItWasInterrupted)
{
    const std::string whole = answer(runOn(m_crawl));
    for (const std::size_t kept :
         {std::size_t{0}, std::size_t{50}, whole.size() / 3, whole.size() - 5, whole.size()}) {
        file("run", whole.substr(0, kept));
        answer(runOn(m_crawl, {"--out", path("run")}));
        EXPECT_EQ(contentOf(path("run")), whole) << kept;
    }
    file("run", whole.substr(0, whole.size() / 2));
    expectFailure(3, "other options", runOn(m_crawl, {"--out", path("run"), "--limit-depth", "99"}));
    fs::last_write_time(path("run"), fs::file_time_type::clock::now() - std::chrono::hours(1));
    expectFailure(3, "--refresh", runOn(m_crawl, {"--out", path("run")}));
    EXPECT_THAT(run(runOn(m_crawl, {"--out", path("run"), "--refresh"})).err, HasSubstr("run again"));
    EXPECT_EQ(contentOf(path("run")), whole);
    file("crawl.warc", m_records + m_records);
    expectFailure(3, "other pages", runOn(m_crawl, {"--out", path("run")}));
}

TEST_F(CrawlCommand, shardsMergeToTheWholeRun)
{
    const std::string whole = answer(runOn(m_crawl));
    std::vector<std::string> merge{"corpus", "merge", "--out", path("merged")};
    for (const char* shard : {"2/3", "3/3", "1/3"}) {
        merge.push_back(path(std::string("shard") + shard[0]));
        answer(runOn(m_crawl, {"--shard", shard, "--out", merge.back()}));
    }
    answer(merge);
    EXPECT_EQ(contentOf(path("merged")), whole);
    // An interrupted shard is noticed as long as another one has more pages.
    const std::string first = contentOf(path("shard1"));
    file("shard1", first.substr(0, first.rfind(R"({"page")", first.rfind(R"({"page")") - 1)));
    expectFailure(3, "not finished", merge);
    answer(runOn(m_crawl, {"--shard", "1/3", "--out", path("shard1")}));
    answer(merge);
    EXPECT_EQ(contentOf(path("merged")), whole);
}

TEST_F(CrawlCommand, readsRecordsOfStandardInput)
{
    const std::vector<std::string> arguments{"corpus", "run", "--stdin", "--methods", twoMethods};
    const Outcome records = run(arguments, m_records);
    EXPECT_EQ(records.code, 0) << records.err;
    EXPECT_EQ(figuresOf(records.out), figuresOf(answer(runOn(m_crawl))));
    EXPECT_EQ(Json::parse(linesOf(records.out)[2])["page"], "-#entry=3")
        << "records of these tests have no ID";
    // Blocks that begin with a record, as GNU parallel makes them, have the same rows.
    const std::size_t middle = m_records.find("WARC/1.0", m_records.size() / 2);
    EXPECT_EQ(figuresOf(run(arguments, m_records.substr(0, middle)).out +
                        run(arguments, m_records.substr(middle)).out),
              figuresOf(records.out));
    // Lines name WARC files, and pages in them, as `corpus pages` prints them.
    EXPECT_EQ(figuresOf(run(arguments, m_crawl + "\n").out), figuresOf(records.out));
    const std::string pages = answer({"corpus", "pages", m_crawl});
    EXPECT_EQ(figuresOf(run(runOn(m_crawl, {"--stdin"}), pages).out), figuresOf(records.out));
    EXPECT_EQ(figuresOf(run(arguments, m_crawl + "#entry=3\n").out).size(), 2U);
    EXPECT_EQ(run(runOn(m_crawl, {"--stdin"}), m_records).code, 2) << "both a corpus and a WARC";
}

TEST_F(CrawlCommand, damagedRecordsAreRowsWithTheirErrors)
{
    std::string damaged = m_records;
    damaged.replace(damaged.find("Content-Length"), 7, "Contemp");
    const std::string crawl = file("damaged.warc", damaged);
    const Outcome outcome = run(runOn(crawl, {"--out", path("run")}));
    EXPECT_THAT(outcome.out, HasSubstr("failed     1 page\n"));
    const std::vector<std::string> lines = linesOf(contentOf(path("run")));
    ASSERT_EQ(lines.size(), 1U + 2 * count);
    const Json row = Json::parse(lines[1]);
    EXPECT_EQ(row["page"], "damaged.warc#entry=0+1");
    EXPECT_EQ(row["error"]["code"], "bad-archive");
}

TEST_F(CrawlCommand, aDamagedFileIsNamedAndItsPagesAreListed)
{
    const std::string image = warcRecord("http://a/i.png", "image/png", std::string(1000, 'x'));
    const std::string cut = file("cut.warc", m_records + image.substr(0, image.size() / 2));
    const Outcome pages = run({"corpus", "pages", cut, m_crawl});
    EXPECT_EQ(pages.code, 0);
    EXPECT_EQ(linesOf(pages.out).size(), 2U * count);
    EXPECT_THAT(pages.err, AllOf(HasSubstr(cut), HasSubstr("ends early"), Not(HasSubstr(m_crawl))))
        << "the damaged record is not a page, and has no line";
    EXPECT_EQ(linesOf(pages.err).size(), 1U);
    EXPECT_THAT(run(runOn(cut)).err, HasSubstr(cut));
    std::string lengthless = m_records;
    lengthless.replace(lengthless.find("Content-Length"), 7, "Contemp");
    const Outcome listed = run({"corpus", "pages", file("cut.warc", lengthless)});
    EXPECT_EQ(linesOf(listed.out).size(), std::size_t{count}) << "a damaged page has a line";
    EXPECT_THAT(listed.err, HasSubstr(cut));
}

TEST_F(CrawlCommand, aDamagedFileIsNamedByRunsThatListThePagesFirst)
{
    const std::string image = warcRecord("http://a/i.png", "image/png", std::string(1000, 'x'));
    const std::string cut = file("cut.warc", m_records + image.substr(0, image.size() / 2));
    for (const std::vector<std::string>& more :
         std::vector<std::vector<std::string>>{{"--shared-text"}, {"--learn", "half"}})
        EXPECT_THAT(run(runOn(cut, more)).err, AllOf(HasSubstr(cut), HasSubstr("ends early"))) << more[0];
    const std::string noise = file("noise.warc", repeated(100, "\x07\xB2 no record \n"));
    EXPECT_THAT(run(runOn(noise, {"--shard", "1/2"})).err, HasSubstr(noise)) << "all rows are errors";
}

TEST_F(CrawlCommand, failsIfNoPageCanBeRead)
{
    const std::string noise = file("noise.warc", repeated(100, "\x07\xB2 no record \n"));
    for (const std::vector<std::string>& more :
         std::vector<std::vector<std::string>>{{}, {"--out", path("run")}, {"--shared-text"}}) {
        const Outcome outcome = run(runOn(noise, more));
        EXPECT_EQ(outcome.code, 3);
        EXPECT_THAT(outcome.err, AllOf(HasSubstr(noise), HasSubstr("not a record")));
        EXPECT_EQ(linesOf(outcome.err).size(), 1U) << outcome.err;
    }
    const Outcome again = run(runOn(noise, {"--out", path("run")}));
    EXPECT_EQ(again.code, 3) << "the run is complete, and still has no result";
    EXPECT_THAT(again.err, HasSubstr(noise));
    const Outcome pages = run({"corpus", "pages", noise});
    EXPECT_EQ(pages.code, 3);
    EXPECT_THAT(pages.err, HasSubstr(noise));
    EXPECT_EQ(run({"corpus", "run", m_crawl, noise, "--methods", twoMethods}).code, 0)
        << "a good page suffices";
    EXPECT_EQ(run(runOn(noise, {"--shard", "1/2"})).code, 0) << "another shard may have good pages";
    EXPECT_EQ(run({"corpus", "run", "--stdin", "--methods", twoMethods}, noise + "\n").code, 0)
        << "the lines may be a part of a longer list";
}

TEST_F(CrawlCommand, withoutPagesIsRefusedByItsName)
{
    const std::string images = warcRecord("http://a/i.png", "image/png", "x");
    const std::vector<std::string> crawls{file("a/1.warc", images), file("a/2.warc", images)};
    for (const std::vector<std::string>& more :
         std::vector<std::vector<std::string>>{{"corpus", "run", "--methods", twoMethods},
                                               {"corpus", "run", "--methods", "pagelets"},
                                               {"corpus", "pages"}}) {
        const Outcome outcome = run(with(more, crawls));
        EXPECT_EQ(outcome.code, 3);
        EXPECT_THAT(outcome.err, AllOf(HasSubstr(crawls[0]), HasSubstr(crawls[1])));
    }
}

TEST_F(CrawlCommand, methodsThatLearnTakeTheHostsForSites)
{
    const std::string learnt =
        answer({"corpus", "run", m_crawl, "--methods", "pagelets,block-entropy", "--shared-text"});
    EXPECT_EQ(figuresOf(learnt), figuresOf(answer({"corpus", "run", path("pages"), "--methods",
                                                   "pagelets,block-entropy", "--shared-text"})));
    EXPECT_EQ(Json::parse(linesOf(learnt)[0])["pages"], count);
    expectRefused(2, {"corpus", "run", "--stdin", "--methods", "sst"});
}

} // namespace
} // namespace tagseam::test
