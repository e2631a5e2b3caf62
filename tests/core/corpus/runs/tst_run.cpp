// SPDX-License-Identifier: MIT
// Runs: rows of good and hostile pages, workers, rows written and read, files that are continued.
#include "core/corpus/pages/expectedtexts.h"
#include "core/corpus/runs/mergeruns.h"
#include "core/corpus/runs/rowmeasures.h"
#include "core/corpus/runs/run.h"
#include "core/corpus/runs/runfile.h"
#include "core/page/parsehtml.h"
#include "tests/core/base/testfolder.h"
#include "tests/core/corpus/runs/testruns.h"
#include "tests/core/page/testpages.h"

#include <fmt/format.h>
#include <gmock/gmock.h>

#include <sys/resource.h>

#include <new>

namespace tagseam {
namespace {

using test::Folder;
using test::linesOf;
using test::planOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

const std::string listPage = "<html><body><div class=menu><a>Home</a><a>News</a></div><ul><li>first</li>"
                             "<li>second</li></ul><p>costs <b>15</b>.99</p></body></html>";

class RunTest : public Folder {
  protected:
    void makeCorpus(int pages) const
    {
        for (int i = 0; i < pages; ++i) {
            std::string items;
            for (int item = 0; item < i * 7 % 40; ++item)
                items += fmt::format("<li><b>{}</b> item</li>", item);
            file(fmt::format("c/p{:03}.html", i),
                 "<body><div><a>x</a></div><ul>" + items + "</ul>" + listPage);
        }
        file("c/p005.html", "");
        file("c/p007.html", std::string("\x01\x02\x03\x00\x05", 5) + std::string(300, '\x07'));
        file("c/p011.html.gz", "\x1f\x8b broken");
    }
    Corpus corpus() const { return *openCorpus(m_folder / "c"); }
    PageRun runOf(const std::string& html, const RunPlan& plan, std::vector<std::string> expected = {}) const
    {
        CorpusPage page = *pageBelow(m_folder, "page.html");
        file("page.html", html);
        page.expected = std::move(expected);
        GroundTruthBook groundTruths(m_folder);
        return runPage(page, plan, groundTruths);
    }
};

TEST_F(RunTest, aRowSaysWhatAMethodKeeps)
{
    file("groundtruth.csv", "page,label,mark,xpath\npage.html,record,,/html/body/ul/li[1]\n"
                            "page.html,record,,/html/body/ul/li[2]\npage.html,navigation,,/html/body/div\n");
    const PageRun run = runOf(listPage, planOf("all"), {"15.99", "first", "gone", "irst"});
    ASSERT_EQ(run.rows.size(), 1U);
    const RunRow& row = run.rows[0];
    EXPECT_FALSE(row.error);
    EXPECT_EQ(row.page, "page.html");
    EXPECT_EQ(row.nodes.raw, row.nodes.kept);
    EXPECT_EQ(row.truth, (RowGroundTruth{3, 0}));
    ASSERT_TRUE(row.score);
    EXPECT_EQ(row.score->nodes.both, 4U);
    EXPECT_EQ(row.expected, (RowExpected{4, 2, 2}));
    EXPECT_FALSE(row.records);
    EXPECT_GT(run.times.nodes, 0U);
    EXPECT_EQ(run.times.methods.size(), 1U);
    for (const double milliseconds : {run.times.read, run.times.methods.front()})
        EXPECT_EQ(std::stod(fmt::format("{:.3f}", milliseconds)), milliseconds) << "to the microsecond";
    // If marks are not found there is no score, unless a share of them is enough.
    file("groundtruth.csv", "page,label,mark,xpath\npage.html,record,,/html/body/ul/li[1]\n"
                            "page.html,record,,/html/body/table\n");
    RunPlan plan = planOf("all,dissertation-2014,mdr-2003");
    plan.hasDiagnosis = true;
    const PageRun lossy = runOf(listPage, plan);
    EXPECT_EQ(lossy.rows[0].truth, (RowGroundTruth{2, 1}));
    EXPECT_FALSE(lossy.rows[0].score);
    EXPECT_FALSE(lossy.rows[0].pageClass);
    EXPECT_TRUE(lossy.rows[1].pageClass) << "a diagnosis is for the sequence filter alone";
    EXPECT_FALSE(lossy.rows[2].pageClass);
    plan.leastFound = 0.5;
    EXPECT_TRUE(runOf(listPage, plan).rows[0].score);
}

TEST_F(RunTest, recordsAreFoundAndScoredAndToldApart)
{
    for (const bool isComplete : {true, false}) {
        std::string items;
        std::string truth = "page,label,mark,xpath\n";
        for (int i = 1; i <= 6; ++i) {
            items += fmt::format("<li><a><b>{}</b></a><i>text {}</i></li>", i, i);
            truth += fmt::format("page.html,record,,/html/body/ul/li[{}]{}\n", i, isComplete ? "" : "/i");
        }
        file("groundtruth.csv", truth);
        RunRow row = runOf("<body><ul>" + items + "</ul></body>", planOf("mdr-2003")).rows[0];
        ASSERT_TRUE(row.records);
        EXPECT_EQ(row.records->found, 6U);
        EXPECT_EQ(row.records->hits, (isComplete ? Hits{6, 0, 0} : Hits{0, 6, 6}));
        EXPECT_EQ(row.records->oneToOne, (Hits{6, 0, 0}));
        EXPECT_EQ(findRowMeasure("recordF1")->of(row), isComplete ? 1.0 : 0.0);
        for (const char* measure : {"oneToOnePrecision", "oneToOneRecall", "oneToOneF1"}) {
            EXPECT_EQ(findRowMeasure(measure)->of(row), 1.0);
            EXPECT_FALSE(findRowMeasure(measure)->isShown);
        }
        const std::string line = rowLine(row);
        EXPECT_EQ(readRow(line)->records, row.records);
        EXPECT_FALSE(
            readRow(std::string(line).replace(line.find("\"oneToOne\":{"), 9, "\"oneToOne\":7,\"x\":{")));
        row.records->oneToOne.reset(); // as in earlier runs
        EXPECT_THAT(rowLine(row), Not(HasSubstr("oneToOne")));
        EXPECT_EQ(readRow(rowLine(row))->records, row.records);
        EXPECT_FALSE(findRowMeasure("oneToOneF1")->of(row));
    }
}

TEST_F(RunTest, aPageWithATextAsGroundTruthHasTheMeasuresOfArticles)
{
    file("ground-truth.json", R"({"page": {"articleBody": "the tide was low today"}})");
    RunRow row = runOf("<body><p>the tide was low</p><p>see more news now</p></body>", planOf("all")).rows[0];
    EXPECT_EQ(row.article, (Hits{1, 4, 1}));
    EXPECT_DOUBLE_EQ(*findRowMeasure("articlePrecision")->of(row), 0.2);
    EXPECT_DOUBLE_EQ(*findRowMeasure("articleRecall")->of(row), 0.5);
    EXPECT_DOUBLE_EQ(*findRowMeasure("articleF1")->of(row), 2.0 / 7);
    const std::string line = rowLine(row);
    EXPECT_EQ(readRow(line)->article, row.article);
    EXPECT_FALSE(readRow(std::string(line).replace(line.find("\"article\":{"), 10, "\"article\":7,\"x\":")));
    row.article = Hits{0, 0, 5};
    EXPECT_EQ(findRowMeasure("articlePrecision")->of(row), 0.0) << "nothing was kept";
    EXPECT_THAT(rowLine(row), HasSubstr(R"("truthOnly":5,"precision":0.0,"recall":0.0,"f1":0.0})"));
    row.article.reset();
    EXPECT_THAT(rowLine(row), Not(HasSubstr("article")));
    EXPECT_FALSE(findRowMeasure("articleF1")->of(row));
}

TEST_F(RunTest, aRowCountsTheWordsThatAreRemoved)
{
    RunRow row = runOf("<body><p>one, two</p><script>var three</script></body>", planOf("all")).rows[0];
    EXPECT_EQ(row.words, (RowWords{2, 0}));
    row.words = RowWords{8, 2};
    EXPECT_EQ(findRowMeasure("wordsRemoved")->of(row), 0.25);
    const std::string line = rowLine(row);
    EXPECT_EQ(readRow(line)->words, row.words);
    EXPECT_FALSE(readRow(std::string(line).replace(line.find("\"removed\":2"), 11, "\"removed\":-")));
    row.words.reset(); // as in earlier runs
    EXPECT_EQ(readRow(rowLine(row))->words, std::nullopt);
    EXPECT_FALSE(findRowMeasure("wordsRemoved")->of(row));
    row.words = RowWords{0, 0};
    EXPECT_FALSE(findRowMeasure("wordsRemoved")->of(row)) << "a page without words";
}

TEST_F(RunTest, aRowNamesTheParserOfTheTree)
{
    RunPlan plan = planOf("all");
    RunRow row = runOf("<body><p>one</p>", plan).rows[0];
    EXPECT_EQ(row.parser, Parser::Html5);
    EXPECT_EQ(readRow(rowLine(row))->parser, Parser::Html5);
    plan.reading.parser = Parser::Libxml2;
    EXPECT_EQ(runOf("<body><p>one</p>", plan).rows[0].parser, Parser::Libxml2);
    row.parser.reset(); // a rendered tree, or an earlier run
    EXPECT_EQ(readRow(rowLine(row))->parser, std::nullopt);
}

TEST_F(RunTest, aRowHasTheAnswerOfContentDetection)
{
    RunRow row = runOf(listPage, planOf("content")).rows[0];
    ASSERT_TRUE(row.answer);
    EXPECT_EQ(findRowMeasure("confidence")->of(row), row.answer->confidence);
    row.answer = ContentAnswer{ContentKind::Text, 0.75};
    const std::string line = rowLine(row);
    EXPECT_EQ(readRow(line)->answer, row.answer);
    EXPECT_FALSE(readRow(std::string(line).replace(line.find("\"text\""), 6, "\"poem\"")));
    EXPECT_FALSE(runOf(listPage, planOf("all")).rows[0].answer);
    row.answer.reset(); // as in earlier runs
    EXPECT_EQ(readRow(rowLine(row))->answer, std::nullopt);
    EXPECT_FALSE(findRowMeasure("confidence")->of(row));
}

TEST_F(RunTest, allExpectedTextsOfThePageAreKeptOrNot)
{
    RunRow row;
    const auto figure = [&](RowExpected expected) {
        row.expected = expected;
        return findRowMeasure("expectedComplete")->of(row);
    };
    EXPECT_EQ(figure({3, 2, 2}), 1.0);
    EXPECT_EQ(figure({3, 2, 1}), 0.0);
    EXPECT_EQ(figure({3, 0, 0}), std::nullopt) << "no text is on the page";
}

TEST_F(RunTest, hostilePagesAreRowsWithErrors)
{
    RunPlan plan = planOf("all,printed");
    const auto codeOf = [&](const std::string& html) {
        const PageRun run = runOf(html, plan);
        EXPECT_EQ(run.rows.size(), 2U);
        EXPECT_EQ(run.rows[0].error.has_value(), run.rows[1].error.has_value());
        const std::string line = rowLine(run.rows[0]);
        EXPECT_THAT(line, testing::Not(HasSubstr(m_folder.string()))) << "no path of this machine";
        return run.rows[0].error ? std::string(name(run.rows[0].error->code)) : "none";
    };
    EXPECT_EQ(codeOf(""), "empty");
    EXPECT_EQ(codeOf(std::string(1000, '\x01')), "not-text");
    EXPECT_EQ(codeOf("\x1f\x8b\x08 no gzip"), "bad-archive");
    const std::string deep = test::repeated(100'000, "<div>");
    EXPECT_EQ(codeOf(deep), "none") << "depth alone is no harm";
    plan.reading.limits.depth = 1000;
    EXPECT_EQ(codeOf(deep), "too-deep");
    plan.reading.limits.nodes = 5;
    EXPECT_EQ(codeOf(listPage), "too-many-nodes");
    plan.reading.limits.bytes = 10;
    EXPECT_EQ(codeOf(listPage), "too-large");
    std::filesystem::remove(m_folder / "page.html");
    std::filesystem::create_directory(m_folder / "page.html");
    GroundTruthBook groundTruths(m_folder);
    EXPECT_EQ(runPage(*pageBelow(m_folder, "page.html"), plan, groundTruths).rows[0].error->code,
              ErrorCode::CannotRead);
}

TEST_F(RunTest, anExceptionIsTheErrorOfItsRow)
{
    RunPlan plan = planOf("all");
    using Stop = std::stop_token;
    plan.methods.push_back({"memory",
                            false,
                            [](const FilterInput&, const Stop&) -> FilterResult { throw std::bad_alloc(); },
                            {}});
    plan.methods.push_back(
        {"other",
         false,
         [](const FilterInput&, const Stop&) -> FilterResult { throw std::runtime_error("a reason"); },
         {}});
    const PageRun run = runOf(listPage, plan);
    ASSERT_EQ(run.rows.size(), 3U);
    EXPECT_FALSE(run.rows[0].error);
    EXPECT_EQ(run.rows[1].error->detail, "not enough memory");
    EXPECT_EQ(run.rows[2].error->detail, "a reason");
}

TEST_F(RunTest, rowsComeBackAsTheyWere)
{
    makeCorpus(20);
    file("c/groundtruth.csv", "page,label,mark,xpath\np001.html,record,,/html/body/ul[1]\n"
                              "p002.html,main,,/html/body/table\n");
    RunPlan plan = planOf("all,printed,mdr-2003,printed+velloso-2014");
    plan.hasDiagnosis = true;
    std::string lines = linesOf(corpus(), plan, 2);
    EXPECT_THAT(lines, HasSubstr("\"score\":{"));
    while (!lines.empty()) {
        const std::string line = lines.substr(0, lines.find('\n') + 1);
        const Result<RunRow> row = readRow(line);
        ASSERT_TRUE(row) << line << row.error().where;
        EXPECT_EQ(rowLine(*row), line);
        lines.erase(0, line.size());
    }
}

TEST_F(RunTest, aRowSaysWhoseAnnotationAndWhichTreeItIsScoredOn)
{
    RunRow row = runOf(listPage, planOf("all")).rows[0];
    for (const PageTree tree : pageTrees) {
        for (const char* annotator : {"", "Ana"}) {
            row.truth = RowGroundTruth{3, 1, tree, annotator};
            EXPECT_EQ(readRow(rowLine(row))->truth, row.truth);
        }
    }
    row.error = Error{ErrorCode::OtherTree, {}, "rendered"};
    EXPECT_EQ(readRow(rowLine(row))->error->code, ErrorCode::OtherTree);
}

TEST_F(RunTest, aRowHasTheFindingsAboutItsPage)
{
    RunRow row = runOf(listPage, planOf("all")).rows[0];
    EXPECT_THAT(rowLine(row), Not(HasSubstr("findings")));
    row.findings = {{ErrorCode::ReadInPart, {}, "a reason"}, {ErrorCode::OtherParser, {}, {}}};
    const Result<RunRow> read = readRow(rowLine(row));
    ASSERT_TRUE(read);
    ASSERT_EQ(read->findings.size(), 2U);
    EXPECT_EQ(read->findings[0].code, ErrorCode::ReadInPart);
    EXPECT_EQ(read->findings[0].detail, "a reason");
    EXPECT_EQ(rowLine(*read), rowLine(row));
}

TEST_F(RunTest, whatIsNoRowIsRefused)
{
    const std::string good = rowLine(runOf(listPage, planOf("mdr-2003"), {"x"}).rows[0]);
    ASSERT_TRUE(readRow(good));
    EXPECT_FALSE(readRow(""));
    EXPECT_FALSE(readRow("[]"));
    EXPECT_FALSE(readRow(good.substr(0, good.size() / 2)));
    const auto with = [&](std::string_view from, std::string_view to) {
        std::string line = good;
        const std::size_t at = line.find(from);
        EXPECT_NE(at, std::string::npos) << from;
        return readRow(line.replace(at, from.size(), to));
    };
    for (const auto& [from, to] : {std::pair(R"("page":"page.html")", R"("page":7)"),
                                   {R"("raw":)", R"("raw":-)"},
                                   {R"("raw":)", R"("raw":99999999999)"},
                                   {R"("nodes":)", R"("knots":)"},
                                   {R"("found":)", R"("lost":)"},
                                   {R"("error":null)", R"("error":{"code":"new","detail":""})"},
                                   {R"("class":null)", R"("class":"odd")"}})
        EXPECT_FALSE(with(from, to)) << to;
    EXPECT_TRUE(with("\"class\":null", "\"later\":1")) << "members that come later are no harm";
}

TEST_F(RunTest, aStoppedRunReportsWholePagesInOrder)
{
    makeCorpus(40);
    const Corpus corpus = this->corpus();
    GroundTruthBook groundTruths(corpus.folder);
    std::stop_source stop;
    std::vector<std::string> pages;
    EXPECT_FALSE(*runPages(pagesOf(corpus), planOf("all,dissertation-2014,mdr-2003"), groundTruths, 3,
                           {[&](const PageRun& run) {
                                pages.push_back(run.page);
                                if (pages.size() == 10)
                                    stop.request_stop();
                                return true;
                            },
                            {}},
                           stop.get_token()));
    ASSERT_EQ(pages.size(), 10U);
    for (std::size_t i = 0; i < pages.size(); ++i)
        EXPECT_EQ(pages[i], corpus.pages[i].id);
    int calls = 0;
    EXPECT_FALSE(*runPages(pagesOf(corpus), planOf("all,dissertation-2014,mdr-2003"), groundTruths, 3,
                           {[&](const PageRun&) { return ++calls < 4; }, {}}));
    EXPECT_EQ(calls, 4);
}

TEST_F(RunTest, withoutAnyThreadThereIsAReasonAndNoPage)
{
    makeCorpus(3);
    const Corpus corpus = this->corpus();
    GroundTruthBook groundTruths(corpus.folder);
    int pages = 0;
    const RunListener listener{[&](const PageRun&) { return ++pages > 0; }, {}};
    const RunPlan plan = planOf("all");
    // No thread starts with such a stack, as on a system without room for one more thread.
    pthread_attr_t usual{};
    pthread_attr_t tooLarge{};
    ASSERT_EQ(pthread_getattr_default_np(&usual), 0);
    ASSERT_EQ(pthread_attr_init(&tooLarge), 0);
    ASSERT_EQ(pthread_attr_setstacksize(&tooLarge, std::size_t{1} << 47U), 0);
    ASSERT_EQ(pthread_setattr_default_np(&tooLarge), 0);
    const Result<bool> end = runPages(pagesOf(corpus), plan, groundTruths, 3, listener);
    ASSERT_EQ(pthread_setattr_default_np(&usual), 0);
    ASSERT_FALSE(end);
    EXPECT_EQ(end.error().code, ErrorCode::CannotRead);
    EXPECT_THAT(end.error().detail, testing::StartsWith("cannot start a thread: "));
    EXPECT_EQ(pages, 0);
    EXPECT_TRUE(*runPages(pagesOf(corpus), plan, groundTruths, 3, listener));
    EXPECT_EQ(pages, static_cast<int>(corpus.pages.size()));
}

class RunFiles : public RunTest {
  protected:
    void SetUp() override
    {
        RunTest::SetUp();
        makeCorpus(12);
        m_corpus = corpus();
        for (const CorpusPage& page : m_corpus.pages)
            m_ids.push_back(page.id);
        m_header = headerOf(m_plan, &m_corpus);
        m_whole = headerLine(m_header) + linesOf(m_corpus, m_plan, 1);
    }
    // Continues the file at `name` to the end.
    void finish(const std::string& name) const
    {
        const auto opened = RunFile::open(m_folder / name, m_header, m_ids);
        ASSERT_TRUE(opened) << opened.error().where << opened.error().detail;
        GroundTruthBook groundTruths(m_corpus.folder);
        EXPECT_TRUE(*runPages(pagesOf(m_corpus, (*opened)->pagesDone()), m_plan, groundTruths, 2,
                              {[&](const PageRun& run) { return bool((*opened)->append(run.rows)); }, {}}));
    }
    RunPlan m_plan = planOf("all,mdr-2003");
    Corpus m_corpus;
    std::vector<std::string> m_ids;
    RunHeader m_header;
    std::string m_whole;
};

TEST_F(RunFiles, cutAnywhereTheyGoOnToTheSameBytes)
{
    for (std::size_t cut = 0; cut <= m_whole.size(); cut += 41) {
        file("run", m_whole.substr(0, cut));
        {
            const auto opened = RunFile::open(m_folder / "run", m_header, m_ids);
            ASSERT_TRUE(opened) << cut << opened.error().detail;
            EXPECT_TRUE(m_whole.starts_with(content("run"))) << cut;
            EXPECT_LE(content("run").size(), std::max(cut, headerLine(m_header).size()));
        }
        if (cut % 5 == 0)
            finish("run");
        EXPECT_TRUE(cut % 5 != 0 || content("run") == m_whole) << cut;
    }
}

TEST_F(RunFiles, ofAnotherRunAreRefusedAndLeft)
{
    const auto refusal = [&](const std::string& bytes, const RunHeader& header) {
        file("run", bytes);
        const auto opened = RunFile::open(m_folder / "run", header, m_ids);
        EXPECT_FALSE(opened);
        EXPECT_EQ(content("run"), bytes);
        return opened ? std::string() : opened.error().detail;
    };
    EXPECT_THAT(refusal("my notes", m_header), HasSubstr("does not begin"));
    EXPECT_THAT(refusal("my notes\n", m_header), HasSubstr("does not begin"));
    EXPECT_THAT(refusal(m_whole, headerOf(planOf("all"), &m_corpus)), HasSubstr("other methods"));
    RunPlan plan = planOf("all,mdr-2003");
    plan.leastFound = 0.5;
    EXPECT_THAT(refusal(m_whole, headerOf(plan, &m_corpus)), HasSubstr("other options"));
    plan = planOf("all,mdr-2003");
    plan.trees = m_folder / "trees";
    const RunHeader onTrees = headerOf(plan, &m_corpus);
    EXPECT_THAT(refusal(m_whole, onTrees), HasSubstr("other options"));
    EXPECT_THAT(headerLine(onTrees), Not(HasSubstr(m_folder.string())));
    plan.trees = m_folder / "others";
    EXPECT_NE(headerOf(plan, &m_corpus), onTrees);
    EXPECT_THAT(refusal(m_whole, headerOf(m_plan, &m_corpus, Shard{1, 2})), HasSubstr("another shard"));
    file("c/new.html", "<p>x");
    const Corpus larger = *openCorpus(m_folder / "c");
    EXPECT_THAT(refusal(m_whole, headerOf(m_plan, &larger)), HasSubstr("other pages"));
    std::string damaged = m_whole;
    damaged[damaged.find("p002.html")] = 'q';
    EXPECT_THAT(refusal(damaged, m_header), HasSubstr("another page"));
}

TEST_F(RunFiles, thatCannotBeReadAreLeft)
{
    const std::string path = file("run", "another's\n");
    std::filesystem::permissions(path, std::filesystem::perms(0222));
    std::filesystem::permissions(m_folder, std::filesystem::perms::all);
    EXPECT_EQ(test::inChild([&] {
                  const auto opened = RunFile::open(path, m_header, m_ids);
                  return opened ? -1 : static_cast<int>(opened.error().code);
              }),
              static_cast<int>(ErrorCode::CannotRead));
    EXPECT_EQ(std::filesystem::file_size(path), 10U);
}

TEST(RunHeaders, thatNestAsDeepAsMemoryAreRefused)
{
    const std::string deep = R"({"schema":"tagseam.run/1","methods":["all"],"corpus":"","options":{"a":)" +
                             std::string(200'000, '[') + std::string(200'000, ']') + "}}";
    const auto header = readHeader(deep); // no crash
    EXPECT_TRUE(!header || header->options.size() < 100);
}

TEST_F(RunFiles, haveOneWriter)
{
    const auto first = RunFile::open(m_folder / "run", m_header, m_ids);
    ASSERT_TRUE(first);
    EXPECT_EQ(RunFile::open(m_folder / "run", m_header, m_ids).error().code, ErrorCode::InUse);
}

TEST_F(RunFiles, areReadWithoutATornLine)
{
    file("run", m_whole.substr(0, m_whole.size() - 7));
    const auto run = loadRun(m_folder / "run");
    ASSERT_TRUE(run);
    EXPECT_EQ(run->header, m_header);
    EXPECT_EQ(run->rows.size(), 2 * m_ids.size() - 1);
    std::stop_source stop;
    stop.request_stop();
    EXPECT_EQ(loadRun(m_folder / "run", stop.get_token()).error().code, ErrorCode::Stopped);
    EXPECT_EQ(loadRun(m_folder / "gone").error().code, ErrorCode::CannotRead);
    EXPECT_EQ(loadRun(file("bad", "{}\n")).error().code, ErrorCode::BadRun);
    EXPECT_EQ(loadRun(file("empty", "")).error().code, ErrorCode::BadRun);
}

class Shards : public RunFiles {
  protected:
    std::string writeShard(Shard shard, const std::string& name) const
    {
        return file(name,
                    headerLine(headerOf(m_plan, &m_corpus, shard)) + linesOf(m_corpus, m_plan, 1, shard));
    }
    std::string merged(const std::vector<std::string>& paths) const
    {
        std::string bytes;
        const Result<std::size_t> pages = mergeRuns(paths, [&](std::string_view part) {
            bytes += part;
            return true;
        });
        return pages ? bytes : "error: " + pages.error().where + ": " + pages.error().detail;
    }
};

TEST_F(Shards, mergeToTheWholeRun)
{
    for (const std::uint32_t of : {1U, 2U, 5U, 20U}) { // more than the number of pages
        std::vector<std::string> paths;
        std::size_t pages = 0;
        for (std::uint32_t index = of; index >= 1; --index) {
            paths.push_back(writeShard({index, of}, fmt::format("s{}", index)));
            pages += pagesInShard(m_ids.size(), {index, of});
        }
        EXPECT_EQ(pages, m_ids.size());
        EXPECT_EQ(merged(paths), m_whole) << of;
    }
}

TEST_F(Shards, mayBeMoreThanAProcessMayOpen)
{
    constexpr rlim_t few = 64;
    rlimit limit{};
    ASSERT_EQ(::getrlimit(RLIMIT_NOFILE, &limit), 0);
    std::vector<std::string> paths;
    for (std::uint32_t index = 1; index <= 2 * few; ++index)
        paths.push_back(writeShard({index, 2 * few}, fmt::format("s{}", index)));
    const rlimit low{few, limit.rlim_max};
    ASSERT_EQ(::setrlimit(RLIMIT_NOFILE, &low), 0);
    const std::string whole = merged(paths);
    ASSERT_EQ(::setrlimit(RLIMIT_NOFILE, &limit), 0);
    EXPECT_EQ(whole, m_whole);
}

TEST_F(Shards, thatDoNotBelongTogetherAreRefused)
{
    const std::string a = writeShard({1, 3}, "a");
    const std::string b = writeShard({2, 3}, "b");
    const std::string c = writeShard({3, 3}, "c3");
    EXPECT_EQ(merged({c, a, b}), m_whole);
    EXPECT_THAT(merged({a, b}), HasSubstr("shard 3/3 is missing"));
    EXPECT_THAT(merged({b}), HasSubstr("shard 1/3, 3/3 are missing"));
    EXPECT_THAT(merged({a, b, c, b}), HasSubstr("shard 2/3 is in"));
    EXPECT_THAT(merged({a, b, writeShard({3, 4}, "d")}), HasSubstr("another run"));
    const std::string torn = file("torn", content("c3").substr(0, content("c3").size() - 3));
    EXPECT_THAT(merged({a, b, torn}), HasSubstr("is not finished"));
    std::string twice = content("b");
    twice.append(twice.substr(twice.rfind('\n', twice.size() - 2) + 1));
    EXPECT_THAT(merged({a, file("twice", twice), c}), HasSubstr("more pages"));
    EXPECT_THAT(merged({a, m_folder / "gone", c}), HasSubstr("error"));
    EXPECT_THAT(merged({file("notes", "x\n")}), HasSubstr("does not begin"));
}

TEST(ExpectedTexts, areWordsOfThePage)
{
    const Document document = *parseHtml(
        "<body><p>Price:\n  <b>15</b>.99 EUR</p><p>sku 1240</p><script>var hidden</script></body>");
    const ScoredNodes scored = scoredNodes(document);
    const std::vector<std::string> texts{"15.99",  "Price: 15", "15.99 EUR sku ", "24", "1240",
                                         "hidden", "",          "EUR  sku"};
    EXPECT_EQ(textsSaid(document, scored, KeepMask(document.size(), true), texts),
              (std::vector<bool>{true, true, true, false, true, false, false, true}));
    EXPECT_EQ(textsSaid(document, scored, KeepMask(document.size(), false), texts),
              std::vector<bool>(texts.size(), false));
}

TEST(ExpectedTexts, areFoundInOtherSpellings)
{
    const Document document =
        *parseHtml("<body><p>ACME pump</p><p><b>1.759</b>,<sup>99</sup> EUR</p><p>now 109,50</p></body>");
    const ScoredNodes scored = scoredNodes(document);
    const std::vector<std::string> texts{"Acme", "1759.99", "1759.9", "759.99", "109", "109.00", "109.50"};
    EXPECT_EQ(textsSaid(document, scored, KeepMask(document.size(), true), texts),
              (std::vector<bool>{true, true, false, false, true, false, true}));
    const std::vector<std::vector<TextPlace>> places = textPlaces(document, scored, texts);
    ASSERT_EQ(places[1].size(), 1U);
    EXPECT_EQ(places[1][0].size(), 3U) << "its three nodes";
    EXPECT_EQ(places[0].size(), 1U);
}

} // namespace
} // namespace tagseam
