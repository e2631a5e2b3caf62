// SPDX-License-Identifier: MIT
// tagseam-cli corpus: runs of folders, killed and resumed, in shards and by lines, and their evaluation.
#include "tests/app/cli/clitest.h"

#include <sstream>

namespace tagseam::test {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

const std::string methods = "all,jidm-2013,mdr-2003";

class CorpusCommand : public Cli {
  protected:
    void SetUp() override
    {
        Cli::SetUp();
        m_pages = path("pages");
        fs::copy(TAGSEAM_SAMPLES, m_pages, fs::copy_options::recursive);
        for (const auto& entry : fs::directory_iterator(m_pages)) // as if the run was made on the pages of
                                                                  // these tests
            markOnSource(entry.path());
        fs::create_directories(m_pages + "/more");
        file("pages/more/empty.html", "");
        file("pages/more/binary.html", std::string(500, '\x02'));
        file("pages/more/plain.html", "<ul><li>a<li>b</ul>");
    }
    static void markOnSource(const fs::path& annotation)
    {
        std::string bytes = contentOf(annotation);
        const std::string_view rendered = R"("tree": "rendered")";
        if (const std::size_t at = bytes.find(rendered); at != std::string::npos)
            std::ofstream(annotation, std::ios::binary)
                << bytes.replace(at, rendered.size(), R"("tree": "source")");
    }
    std::vector<std::string> runArguments(const std::vector<std::string>& more = {}) const
    {
        return with({"corpus", "run", m_pages, "--methods", methods}, more);
    }
    std::string m_pages;
};

TEST_F(CorpusCommand, rowsAndOneSentenceSayWhatIsMissingFromAPage)
{
    fs::create_directories(path("cut"));
    file("cut/whole.html", "<p>one");
    const std::string page =
        file("cut/cut.mhtml", "MIME-Version: 1.0\nContent-Type: multipart/related; boundary=b\n\n"
                              "--b\nContent-Type: text/html\n\n<p>one<p>t");
    const Outcome outcome = run({"corpus", "run", path("cut"), "--methods", methods});
    EXPECT_EQ(outcome.code, 0);
    EXPECT_THAT(outcome.err, AllOf(HasSubstr(page), HasSubstr("ends early")));
    EXPECT_EQ(std::ranges::count(outcome.err, '\n'), 1);
    for (const std::string& line : linesOf(outcome.out)) {
        const Json row = Json::parse(line);
        if (!row.contains("page"))
            continue;
        EXPECT_EQ(row.contains("findings"), row["page"] == "cut.mhtml");
        EXPECT_EQ(row.contains("findings"), row["page"] == "cut.mhtml");
        if (row.contains("findings")) {
            EXPECT_EQ(row["findings"][0]["code"], "read-in-part");
        }
    }
}

TEST_F(CorpusCommand, runsEachMethodOnEachPage)
{
    const std::vector<std::string> lines = linesOf(answer(runArguments()));
    const std::vector<std::string> pages = linesOf(answer({"corpus", "pages", m_pages}));
    EXPECT_GE(pages.size(), 10U);
    EXPECT_THAT(pages, testing::Contains("more/plain.html"));
    ASSERT_EQ(lines.size(), 1 + 3 * pages.size());
    const Json header = Json::parse(lines[0]);
    EXPECT_EQ(header["schema"], "tagseam.run/1");
    EXPECT_EQ(header["pages"], pages.size());
    EXPECT_EQ(header["methods"].dump(), R"(["all","jidm-2013","mdr-2003"])");
    EXPECT_TRUE(header["shard"].is_null());
    for (std::size_t i = 1; i < lines.size(); ++i) {
        const Json row = Json::parse(lines[i]);
        EXPECT_EQ(row["page"], pages[(i - 1) / 3]);
        EXPECT_EQ(row["method"], header["methods"][(i - 1) % 3]);
        EXPECT_THAT(lines[i], testing::Not(HasSubstr(m_folder.string())));
        if (row["page"] == "shop.html") {
            EXPECT_TRUE(row["score"].is_object()) << "its annotation is beside it";
        }
        if (row["page"] == "more/empty.html") {
            EXPECT_EQ(row["error"]["code"], "empty");
        }
    }
}

TEST_F(CorpusCommand, jobsShardsLinesAndFilesGiveTheSameBytesAndTimesAreApart)
{
    const std::string whole = answer(runArguments({"--jobs", "1"}));
    for (const char* jobs : {"2", "5"})
        EXPECT_EQ(answer(runArguments({"--jobs", jobs})), whole);
    const Outcome first =
        run(runArguments({"--progress", "--out", path("run"), "--times", path("times.csv")}));
    EXPECT_THAT(first.out, HasSubstr("failed     2 pages"));
    EXPECT_THAT(first.err, HasSubstr("pages/s"));
    EXPECT_EQ(contentOf(path("run")), whole);
    const std::string times = contentOf(path("times.csv"));
    EXPECT_THAT(times, StartsWith("page,method,nodes,parse_ms,method_ms\r\n"));
    EXPECT_EQ(std::ranges::count(times, '\n'), std::ranges::count(whole, '\n'));
    EXPECT_THAT(times, HasSubstr("\r\nshop.html,mdr-2003,"));
    EXPECT_THAT(answer(runArguments({"--out", path("run")})), HasSubstr("failed     2 pages"));
    EXPECT_EQ(contentOf(path("run")), whole) << "there was nothing to do";
    std::vector<std::string> merge{"corpus", "merge", "--out", path("merged")};
    for (const char* shard : {"3/3", "1/3", "2/3"}) {
        const std::string out = path(std::string("shard") + shard[0]);
        answer(runArguments({"--shard", shard, "--out", out}));
        merge.push_back(out);
    }
    answer(merge);
    EXPECT_EQ(contentOf(path("merged")), whole);
    merge.pop_back();
    expectFailure(3, "shard 2/3", merge);
    EXPECT_EQ(contentOf(path("merged")), whole) << "what was there stays";
    const std::string pages = answer({"corpus", "pages", m_pages});
    const Outcome lines = run(runArguments({"--stdin", "--header"}), pages);
    EXPECT_EQ(lines.out, whole);
    EXPECT_THAT(lines.err, HasSubstr("2 of"));
    EXPECT_EQ(whole.substr(whole.find('\n') + 1), run(runArguments({"--stdin"}), pages).out);
}

TEST_F(CorpusCommand, writesTheTextsThatEachMethodKeeps)
{
    answer(runArguments({"--out", path("run"), "--texts", path("texts")}));
    EXPECT_EQ(contentOf(path("texts/jidm-2013/shop.html.txt")),
              answer({"prune", m_pages + "/shop.html", "--variant", "jidm-2013", "--text"}));
    EXPECT_FALSE(fs::exists(path("texts/all/more/empty.html.txt"))) << "it has no result";
    file("file", "no folder");
    const Outcome failed = run(runArguments({"--texts", path("file")}));
    EXPECT_EQ(failed.code, 4);
    EXPECT_THAT(failed.err, HasSubstr(path("file")));
}

// A run waits at a page whose ground truth is a pipe until the other end of the pipe is opened. A second
// worker could reach the pipe before the first worker has finished the page before it.
class HeldRun : public Cli {
  protected:
    static constexpr std::size_t count = 8;
    void SetUp() override
    {
        Cli::SetUp();
        fs::create_directories(path("pages"));
        std::string manifest = "page,annotation\n";
        for (std::size_t i = 0; i < count; ++i) {
            file("pages/" + page(i), fmt::format("<ul><li>{}<li>two<li>three</ul><p>x</p>", i));
            file("pages/" + truth(i), "label,xpath\nmain,/html/body/ul\n");
            manifest += fmt::format("{},{}\n", page(i), truth(i));
        }
        m_arguments = {"corpus", "run", path("pages"), "--manifest", file("pages.csv", manifest),
                       "--jobs", "1",   "--methods",   methods};
        m_whole = answer(m_arguments);
        m_arguments.insert(m_arguments.end(), {"--out", path("run")});
    }
    static std::string page(std::size_t number) { return fmt::format("{}.html", number); }
    static std::string truth(std::size_t number) { return fmt::format("{}.csv", number); }
    /// Returns the run up to that page, without it.
    std::string upTo(std::size_t number) const
    {
        return m_whole.substr(0, m_whole.find("{\"page\":\"" + page(number)));
    }
    bool isWritten(const std::string& rows) const
    {
        std::error_code missing;
        const std::uintmax_t size = fs::file_size(path("run"), missing);
        return !missing && size >= rows.size();
    }
    void hold(std::size_t number) const
    {
        fs::rename(path("pages/" + truth(number)), path(truth(number)));
        ASSERT_EQ(mkfifo(path("pages/" + truth(number)).c_str(), 0600), 0);
    }
    void letGo(std::size_t number) const
    {
        const int handle = open(path("pages/" + truth(number)).c_str(), O_WRONLY | O_NONBLOCK | O_CLOEXEC);
        if (handle >= 0)
            close(handle);
    }
    void putBack(std::size_t number) const
    {
        fs::rename(path(truth(number)), path("pages/" + truth(number)));
    }

    std::vector<std::string> m_arguments;
    std::string m_whole;
};

TEST_F(HeldRun, killedAgainAndAgainGoesOnToTheSameBytes)
{
    for (const std::size_t held : {1U, 2U, 4U, 7U}) {
        const std::string before = upTo(held);
        hold(held);
        Started program(m_arguments, {"/dev/null", "/dev/null", path("stderr")});
        ASSERT_TRUE(waitUntil([&] { return isWritten(before) || program.hasEnded(); }));
        program.signal(SIGKILL);
        program.wait();
        EXPECT_EQ(contentOf(path("run")), before);
        putBack(held);
        // The file is torn within the first row of the page, or within its second.
        const std::size_t row = m_whole.find('\n', before.size());
        file("run", m_whole.substr(0, held % 2 == 0 ? row + 2 : row - 2));
    }
    answer(m_arguments);
    EXPECT_EQ(contentOf(path("run")), m_whole);
}

TEST_F(HeldRun, interruptedEndsAfterAWholePageAndGoesOn)
{
    for (std::size_t number = 2; number < count; ++number)
        hold(number);
    Started program(m_arguments, {"/dev/null", "/dev/null", path("stderr")});
    ASSERT_TRUE(waitUntil([&] { return isWritten(upTo(2)) || program.hasEnded(); }));
    program.signal(SIGINT);
    ASSERT_TRUE(waitUntil([&] {
        for (std::size_t number = 2; number < count; ++number)
            letGo(number);
        return program.hasEnded();
    }));
    EXPECT_EQ(program.wait(), 1);
    EXPECT_THAT(contentOf(path("stderr")), HasSubstr(path("run")));
    const std::string there = contentOf(path("run"));
    EXPECT_TRUE(there.starts_with(upTo(2)));
    EXPECT_TRUE(there.ends_with('\n'));
    const std::size_t rows = linesOf(there).size() - 1;
    EXPECT_EQ(rows % 3, 0U);
    EXPECT_LT(rows, count * 3);
    for (std::size_t number = 2; number < count; ++number)
        putBack(number);
    file("run", upTo(2)); // without pages that were released without their ground truth
    answer(m_arguments);
    EXPECT_EQ(contentOf(path("run")), m_whole);
}

TEST_F(CorpusCommand, linesNamePagesAnywhere)
{
    const std::string shop = m_pages + "/shop.html";
    const std::string input =
        shop + "\r\n\n" + path("gone.html") + "\n{\"page\": \"" + shop +
        "\", \"url\": \"http://x/\", \"expected\": [\"no such text\"]}\n{\"url\": 1}\n" + shop;
    const std::vector<std::string> lines =
        linesOf(run({"corpus", "run", "--stdin", "--methods", "all"}, input).out);
    ASSERT_EQ(lines.size(), 5U);
    EXPECT_EQ(Json::parse(lines[0])["page"], shop);
    EXPECT_EQ(Json::parse(lines[1])["error"]["code"], "cannot-read");
    EXPECT_EQ(Json::parse(lines[2])["url"], "http://x/");
    EXPECT_EQ(Json::parse(lines[2])["expected"]["all"], 1);
    EXPECT_EQ(Json::parse(lines[3])["error"]["code"], "bad-corpus");
    EXPECT_EQ(lines[4], lines[0]);
    const std::vector<std::string> below =
        linesOf(run(runArguments({"--stdin"}), "shop.html\n../stdin\n").out);
    EXPECT_EQ(Json::parse(below[0])["error"], nullptr);
    EXPECT_EQ(Json::parse(below[3])["error"]["code"], "bad-corpus");
}

TEST_F(CorpusCommand, tablesAndComparisonsAreMadeOfRuns)
{
    answer(runArguments({"--out", path("a")}));
    answer(runArguments({"--out", path("b"), "--min-difference", "0.5"}));
    EXPECT_THAT(answer({"corpus", "table", path("a")}), HasSubstr("\nall "));
    EXPECT_THAT(answer({"corpus", "table", path("a"), "--markdown"}), StartsWith("| method | pages |"));
    EXPECT_THAT(answer({"corpus", "table", path("a"), "--latex"}), HasSubstr("\\toprule"));
    EXPECT_THAT(answer({"corpus", "table", path("a"), "--intervals", "--csv"}),
                StartsWith("method,pages,failed,scored,reduction,reduction_low,reduction_high,"));
    EXPECT_THAT(answer({"corpus", "table", path("a"), "--measures", "recordF1,oneToOneF1"}),
                AllOf(HasSubstr("one-to-one F1"), Not(HasSubstr("reduction"))));
    EXPECT_THAT(answer({"corpus", "compare", path("a"), path("b"), "--measure", "reduction"}),
                AllOf(HasSubstr("jidm-2013"), HasSubstr("95 %")));
    const Json json = this->json({"corpus", "compare", path("a"), "--a", "all", "--b", "jidm-2013"});
    EXPECT_EQ(json["schema"], "tagseam.runcompare/1");
    EXPECT_EQ(json["measure"], "f1");
    EXPECT_EQ(json["methods"].size(), 1U);
}

TEST_F(CorpusCommand, saysWhatIsWrong)
{
    const std::string run = path("run");
    answer(runArguments({"--out", run}));
    expectFailure(3, "methods", {"corpus", "run", m_pages, "--methods", "all", "--out", run});
    expectFailure(3, "options", runArguments({"--out", run, "--diagnose"}));
    file("pages/new.html", "<p>x");
    expectFailure(3, "pages", runArguments({"--out", run}));
    file("pages/corpus.csv", "page\n../x.html\n");
    expectFailure(3, "corpus.csv, line 2", runArguments());
    expectRefused(3, {"corpus", "run", path("gone")});
    for (const char* command : {"run", "pages"}) { // the message names the command for one page
        expectRefused(3, {"corpus", command, sample("shop")});
        expectFailure(3, "tagseam-cli clean", {"corpus", command, sample("shop")});
    }
    answer({"clean", sample("shop"), "--method", "all"});
    expectFailure(2, "'new'", {"corpus", "run", m_pages, "--methods", "all,new"});
    expectFailure(2, "'all'", {"corpus", "run", m_pages, "--methods", "all,all"});
    expectFailure(2, "--stdin", {"corpus", "run"});
    for (const char* shard : {"0/3", "4/3", "3", "a/b", "1/", "1/3x"})
        expectRefused(2, runArguments({"--manifest", file("ok.csv", "page\nshop.html\n"), "--shard", shard}));
    expectRefused(2, {"corpus", "run", "--stdin", "--out", run});
    expectRefused(4, {"corpus", "run", m_pages, "--manifest", path("ok.csv"), "--out", path("no/such/run")});
    expectRefused(3, {"corpus", "table", sample("shop")});
    expectFailure(2, "--a", {"corpus", "compare", run});
    expectFailure(3, "'x'", {"corpus", "compare", run, "--a", "x"});
    expectRefused(2, {"corpus", "compare", run, run, "--measure", "beauty"});
}

TEST_F(CorpusCommand, measuresArticlesAndProductPages)
{
    fs::create_directories(path("mixed"));
    file("mixed/tide.html", "<body><p>the tide was low today</p><p>Pump, ACME: 1.759,50 EUR</p></body>");
    file("mixed/ground-truth.json", R"({"tide": {"articleBody": "the tide was low today"}})");
    file("mixed/pages.csv", "file,price,sku,brand\ntide.html,1759.5,,Acme\n");
    const Json row = Json::parse(linesOf(answer({"corpus", "run", path("mixed"), "--methods", "all"})).at(1));
    EXPECT_EQ(row["article"]["truthOnly"], 0);
    EXPECT_EQ(row["article"]["both"], 2);
    EXPECT_EQ(row["expected"].dump(), R"({"all":2,"onPage":2,"kept":2})");
    EXPECT_EQ(row["words"]["removed"], 0);
    answer({"corpus", "run", path("mixed"), "--methods", "all", "--out", path("mixed.run")});
    EXPECT_THAT(
        answer({"corpus", "table", path("mixed.run")}),
        AllOf(HasSubstr("article F1"), HasSubstr("all expected kept"), Not(HasSubstr("words removed"))));
    EXPECT_THAT(answer({"corpus", "table", path("mixed.run"), "--measures", "articleRecall,wordsRemoved"}),
                AllOf(HasSubstr("1.000"), HasSubstr("words removed")));
}

class AnnotatedCorpus : public Cli {
  protected:
    std::vector<std::string> arguments(std::vector<std::string> more = {}) const
    {
        std::vector<std::string> all{"corpus", "run",   path("pages"), "--methods",
                                     "all",    "--out", path("run")};
        all.insert(all.end(), more.begin(), more.end());
        return all;
    }
    /// Returns the row of a page.
    Json row(const std::string& page) const
    {
        for (const std::string& line : linesOf(contentOf(path("run")))) {
            if (Json row = Json::parse(line); row.value("page", Json()) == page)
                return row;
        }
        return {};
    }
};

TEST_F(AnnotatedCorpus, isScoredByOneAnnotator)
{
    fs::create_directories(path("pages/more"));
    const std::string a = file("pages/a.html", "<ul><li>one<li>two</ul>");
    const std::string b = file("pages/more/b.html", "<ul><li>one<li>two</ul><p>x</p>");
    const auto annotate = [&](const std::string& page, const std::string& who, const char* label) {
        answer({"annotation", "make", page, "--label", label, "--annotator", who, "-o",
                fmt::format("{}.{}.annotation.json", page, who)});
    };
    annotate(a, "Ana", "main=ul");
    annotate(b, "Bo", "record=li");
    answer(arguments());
    EXPECT_EQ(row("a.html")["groundTruth"]["annotator"], "Ana") << "the only one";
    EXPECT_EQ(row("more/b.html")["groundTruth"]["annotator"], "Bo");
    const std::string table = answer({"corpus", "table", path("run")});
    EXPECT_THAT(table, AllOf(HasSubstr("Ana (1 page)"), HasSubstr("Bo (1 page)")));
    annotate(b, "Ana", "main=p");
    expectFailure(3, "Ana, Bo", arguments());
    expectFailure(3, "Ana, Bo", arguments({"--annotator", "Cy"}));
    expectFailure(3, "options", arguments({"--annotator", "Bo"})); // options of the existing run
    fs::remove(path("run"));
    answer(arguments({"--annotator", "Bo"}));
    EXPECT_TRUE(row("a.html")["groundTruth"].is_null());
    EXPECT_EQ(row("more/b.html")["groundTruth"]["marks"], 2);
}

TEST_F(AnnotatedCorpus, isRunOnTheTreesThatAreAnnotated)
{
    fs::create_directories(path("pages"));
    fs::create_directories(path("trees"));
    const std::string tree = file("tree", browserTree());
    for (const char* page : {"p", "like"}) // only the second has all marks
        answer({"annotation", "make", tree, "--label", "main=p", "-o",
                path(fmt::format("pages/{}.html.annotation.json", page))});
    file("pages/p.html", "<body><div></div><p class=c>served");
    file("pages/like.html", "<body><div></div><p class=c>text");
    file("pages/q.html", "<p>nobody annotated it</p>");
    answer(arguments());
    EXPECT_EQ(row("p.html")["error"]["code"], "other-tree");
    EXPECT_EQ(row("like.html")["groundTruth"]["tree"], "source");
    EXPECT_TRUE(row("q.html")["error"].is_null());
    expectFailure(3, "options", arguments({"--trees", path("trees")})); // options of the existing run
    fs::remove(path("run"));
    EXPECT_THAT(answer(arguments({"--trees", path("trees")})), HasSubstr(path("trees") + "/\n"));
    for (const char* page : {"p", "like"}) {
        const std::string name = fmt::format("trees/{}.html", page);
        fs::last_write_time(file(name, browserTree()),
                            fs::last_write_time(path("run")) + std::chrono::minutes(1));
    }
    expectFailure(3, "--refresh", arguments({"--trees", path("trees")}));
    EXPECT_EQ(run(arguments({"--trees", path("trees"), "--refresh"})).code, 0);
    for (const char* page : {"p.html", "like.html"}) {
        EXPECT_TRUE(row(page)["error"].is_null());
        EXPECT_EQ(row(page)["groundTruth"]["tree"], "rendered");
        EXPECT_EQ(row(page)["nodes"]["raw"], 4) << "without the div";
        EXPECT_TRUE(row(page)["score"].is_object());
    }
    EXPECT_THAT(answer({"corpus", "table", path("run")}), HasSubstr("rendered (2 pages)"));
    expectFailure(2, "--trees", arguments({"--trees", path("none")}));
}

class SiteCorpus : public Cli {
  protected:
    void SetUp() override
    {
        Cli::SetUp();
        for (const std::string site : {"a", "b"}) {
            fs::create_directories(path("pages/" + site));
            for (int i = 0; i < 6; ++i)
                file(fmt::format("pages/{}/p{}.html", site, i),
                     fmt::format(
                         "<body><ul><li><a href=x>home {0}</a><li><a href=y>news</a><li><a href=z>help</a>"
                         "</ul><div><p>own {1}</p></div></body>",
                         site, i));
        }
    }
    std::vector<std::string> runOf(const std::vector<std::string>& more) const
    {
        return with({"corpus", "run", path("pages"), "--methods", "all,sst,pagelets"}, more);
    }
};

TEST_F(SiteCorpus, methodsLearnFromHalfOfEachFolder)
{
    const std::string alone = answer(runOf({"--learn", "half", "--shared-text", "--jobs", "1"}));
    ASSERT_EQ(linesOf(alone).size(), 1U + 6 * 3);
    EXPECT_THAT(linesOf(alone)[0], HasSubstr(R"("learn":"half","sharedText":true)"));
    EXPECT_THAT(linesOf(alone)[1], StartsWith(R"({"page":"a/p1.html","method":"all")"));
    EXPECT_THAT(linesOf(alone)[3], HasSubstr(R"("sharedText":{"words":4,"removed":4})"));
    answer(runOf({"--learn", "half", "--shared-text", "--out", path("half.run")}));
    EXPECT_EQ(contentOf(path("half.run")), alone);
    EXPECT_THAT(answer({"corpus", "table", path("half.run"), "--markdown"}), HasSubstr("100.0 %"));
    answer(runOf({"--out", path("all.run")}));
    EXPECT_THAT(run({"corpus", "compare", path("all.run"), path("half.run")}).err,
                HasSubstr("another --learn"));
}

TEST_F(SiteCorpus, standardInputNeedsTheFolderToLearnFrom)
{
    const std::string pages = answer({"corpus", "pages", path("pages")});
    const std::string rows = answer(
        {"corpus", "run", path("pages"), "--stdin", "--header", "--methods", "all,sst,pagelets"}, pages);
    EXPECT_EQ(rows, answer(runOf({})));
    expectFailure(2, "'sst'", {"corpus", "run", "--stdin", "--methods", "all,sst"});
    expectFailure(2, "--learn",
                  {"corpus", "run", path("pages"), "--stdin", "--learn", "half", "--methods", "sst"});
    expectFailure(2, "--shared-text", {"corpus", "run", "--stdin", "--shared-text", "--methods", "all"});
}

} // namespace
} // namespace tagseam::test
