// SPDX-License-Identifier: MIT
// Runs whose methods learn from folders: workers, shards, sites that are held, texts that pages share.
#include "core/archive/pageinput.h"
#include "core/corpus/runs/mergeruns.h"
#include "core/corpus/runs/stalepages.h"
#include "tests/core/base/testfolder.h"
#include "tests/core/corpus/runs/testruns.h"
#include "tests/core/page/testpages.h"

#include <fmt/format.h>
#include <gmock/gmock.h>

#include <atomic>
#include <chrono>
#include <thread>

namespace tagseam {
namespace {

namespace fs = std::filesystem;
using test::Folder;
using test::linesOf;
using test::planOf;
using testing::ElementsAre;
using testing::HasSubstr;

std::string pageOf(std::string_view site, std::string_view own)
{
    return fmt::format("<html><body><ul><li><a href=a>home {0}</a></li><li><a href=b>news {0}</a></li>"
                       "<li><a href=c>shop {0}</a></li></ul><div><p>{1}</p></div></body></html>",
                       site, own);
}

class SiteBookTest : public Folder {
  protected:
    // Two sites, one with pages that cannot be read, and pages above them.
    void makeCorpus(int pages) const
    {
        for (int i = 0; i < pages; ++i) {
            file(fmt::format("c/a/p{:02}.html", i), pageOf("a", fmt::format("own{}", i)));
            file(fmt::format("c/b/p{:02}.html", i), pageOf("b", fmt::format("own{}", i)));
            file(fmt::format("c/q{:02}.html", i), pageOf("top", fmt::format("own{}", i)));
        }
        file("c/b/p01.html", "");
        file("c/b/broken.html.gz", "\x1f\x8b broken");
    }
    Corpus corpus() const { return *openCorpus(m_folder / "c"); }

    RunRow rowOf(const RunPlan& plan, std::string_view id) const
    {
        const Corpus all = corpus();
        const auto page = std::ranges::find(all.pages, id, &CorpusPage::id);
        GroundTruthBook groundTruths(all.folder);
        SiteBook sites(all, plan);
        return runPage(*page, plan, groundTruths, {}, &sites).rows.at(0);
    }
};

std::vector<std::string> idsOf(const Corpus& corpus)
{
    std::vector<std::string> ids;
    for (const CorpusPage& page : corpus.pages)
        ids.push_back(page.id);
    return ids;
}

TEST(Learning, leavesEverySecondPageOfEachFolderForRows)
{
    Corpus corpus;
    for (const char* id :
         {"a.html", "b/1.html", "b/2.html", "b/3.html", "b/c/1.html", "b/c/2.html", "d.html"})
        corpus.pages.push_back({id, id, {}, {}, {}, {}, {}});
    EXPECT_THAT(idsOf(pagesWithRows(corpus, Learning::Half)),
                ElementsAre("b/2.html", "b/c/2.html", "d.html"));
    EXPECT_EQ(idsOf(pagesWithRows(corpus, Learning::All)), idsOf(corpus));
}

TEST_F(SiteBookTest, aMethodLearnsFromThePagesOfTheFolder)
{
    makeCorpus(4);
    const RunPlan plan = planOf("sst,leaves=text-parents");
    std::vector<Document> site;
    for (int i = 0; i < 4; ++i)
        site.push_back(*readPage(m_folder / fmt::format("c/a/p{:02}.html", i)));
    const FilterResult expected = plan.methods[0].learn(site)({site[2]}, {});
    const RunRow row = rowOf(plan, "a/p02.html");
    ASSERT_FALSE(row.error);
    const NodeCounts counts = scoreMask(site[2], scoredNodes(site[2]), {}, expected.kept).counts;
    EXPECT_EQ(row.nodes.raw, counts.raw);
    EXPECT_EQ(row.nodes.kept, counts.kept);
    EXPECT_LT(row.nodes.kept, row.nodes.raw);
    EXPECT_GT(row.nodes.kept, 0U);
}

TEST_F(SiteBookTest, halfOfAFolderIsLearntFrom)
{
    file("c/p1.html", pageOf("x", "one"));
    file("c/p2.html", pageOf("x", "two"));
    file("c/p3.html", pageOf("y", "three"));
    // If p1 and p3 are learnt, no pagelet repeats; if all are, the pagelet of p1 and p2 does.
    EXPECT_EQ(rowOf(planOf("pagelets", Learning::Half), "p2.html").nodes.reduction(), 0);
    EXPECT_GT(rowOf(planOf("pagelets", Learning::All), "p2.html").nodes.reduction(), 0.5);
}

TEST_F(SiteBookTest, workersAndShardsSayTheSame)
{
    makeCorpus(7);
    for (const Learning learning : {Learning::All, Learning::Half}) {
        RunPlan plan = planOf("all,sst,pagelets,sst+mdr-2003", learning);
        plan.hasSharedTexts = true;
        const std::string alone = linesOf(corpus(), plan, 1);
        EXPECT_EQ(linesOf(corpus(), plan, 4), alone);
        EXPECT_EQ(alone.find("bad-corpus"), std::string::npos);
        const Corpus all = corpus();
        std::vector<std::string> paths;
        for (std::uint32_t i = 1; i <= 3; ++i) {
            const std::string path = fmt::format("{}/{}.run", m_folder.string(), i);
            file(fmt::format("{}.run", i),
                 headerLine(headerOf(plan, &all, Shard{i, 3})) + linesOf(corpus(), plan, 2, Shard{i, 3}));
            paths.push_back(path);
        }
        std::string merged;
        const auto pages = mergeRuns(paths, [&](std::string_view bytes) {
            merged += bytes;
            return true;
        });
        ASSERT_TRUE(pages) << pages.error().detail;
        EXPECT_EQ(merged, headerLine(headerOf(plan, &all)) + alone);
    }
}

TEST_F(SiteBookTest, pagesThatCannotBeReadAreExcludedOfLearning)
{
    makeCorpus(3);
    const RunPlan plan = planOf("pagelets");
    EXPECT_FALSE(rowOf(plan, "b/p00.html").error);
    EXPECT_TRUE(rowOf(plan, "b/p01.html").error);
    file("c/e/1.html.gz", "\x1f\x8b broken");
    file("c/e/2.html", pageOf("e", "own"));
    EXPECT_FALSE(rowOf(plan, "e/2.html").error);
    const RunRow none = rowOf(planOf("pagelets", Learning::Half), "e/2.html");
    ASSERT_TRUE(none.error) << "the one that could be learnt from cannot be read";
    EXPECT_EQ(none.error->code, ErrorCode::BadCorpus);
    EXPECT_FALSE(rowOf(planOf("all", Learning::Half), "e/2.html").error);
    GroundTruthBook groundTruths(m_folder / "c");
    const PageRun noBook = runPage(corpus().pages[0], planOf("sst,all"), groundTruths);
    ASSERT_TRUE(noBook.rows[0].error);
    EXPECT_EQ(noBook.rows[0].error->code, ErrorCode::BadSetup);
    EXPECT_FALSE(noBook.rows[1].error);
}

// Counts how often it learns: its filter keeps all.
Method countingMethod(std::atomic<int>& begun)
{
    Method method{"counting", false, {}, {}};
    method.beginSite = [&begun] {
        ++begun;
        return SiteLearner{[](const Document&) {},
                           [](const std::stop_token&) { return methodNamed("all")->run; }};
    };
    return method;
}

class ManySites : public SiteBookTest {
  protected:
    static constexpr std::size_t sites = SiteBook::mostSites + 3;
    void SetUp() override
    {
        SiteBookTest::SetUp();
        for (std::size_t i = 0; i < sites; ++i) {
            file(fmt::format("c/s{:02}/1.html", i), pageOf("s", "one"));
            file(fmt::format("c/s{:02}/2.html", i), pageOf("s", "two"));
        }
        m_all = corpus();
        m_plan.methods = {countingMethod(m_begun)};
    }
    // Returns the number of sites that the book learns when one is requested.
    int learntFor(SiteBook& book, std::size_t site)
    {
        const int before = m_begun;
        EXPECT_TRUE(book.siteOf(m_all.pages[2 * site]));
        return m_begun - before;
    }

    std::atomic<int> m_begun = 0;
    Corpus m_all;
    RunPlan m_plan;
};

TEST_F(ManySites, areLearntOnceAndFewAreHeld)
{
    SiteBook book(m_all, m_plan);
    for (std::size_t i = 0; i < sites; ++i) {
        EXPECT_EQ(learntFor(book, i), 1);
        const auto first = book.siteOf(m_all.pages[2 * i]);
        const auto second = book.siteOf(m_all.pages[2 * i + 1]);
        ASSERT_TRUE(first && second);
        EXPECT_EQ(first->get(), second->get());
    }
    EXPECT_EQ(m_begun, static_cast<int>(sites));
    for (std::size_t i = sites; i-- > sites - SiteBook::mostSites;)
        EXPECT_EQ(learntFor(book, i), 0) << i;
    EXPECT_EQ(learntFor(book, 0), 1) << "it was not held";
    // A site that is used is held, however many others are learnt.
    auto used = book.siteOf(m_all.pages[0]);
    ASSERT_TRUE(used);
    const LearntFilters* learnt = used->get();
    for (std::size_t i = 1; i < sites; ++i)
        learntFor(book, i);
    EXPECT_EQ(learntFor(book, 0), 0);
    EXPECT_EQ(book.siteOf(m_all.pages[1])->get(), learnt);
    EXPECT_EQ((*used)->filters.size(), 1U);
    used->reset();
    for (std::size_t i = sites; i-- > 1;)
        learntFor(book, i);
    EXPECT_EQ(learntFor(book, 0), 1) << "nobody used it any more";
}

TEST_F(ManySites, areLearntOnceByWorkersWhoAskForThemAtOnce)
{
    SiteBook book(m_all, m_plan);
    const auto work = [&](std::size_t times, std::size_t shift) {
        std::atomic<int> wrong = 0;
        std::vector<std::jthread> workers;
        for (std::size_t worker = 0; worker < 4; ++worker)
            workers.emplace_back([&, worker] {
                for (std::size_t i = 0; i < times; ++i) {
                    const auto used = book.siteOf(m_all.pages[2 * ((shift * worker + i) % sites)]);
                    wrong += used && (*used)->filters.size() == 1 ? 0 : 1;
                }
            });
        workers.clear();
        EXPECT_EQ(wrong, 0);
    };
    work(SiteBook::mostSites, 0);
    EXPECT_EQ(m_begun, static_cast<int>(SiteBook::mostSites));
    work(5 * sites, 3); // more than are held, again and again
}

TEST_F(SiteBookTest, aFolderOfNoPageIsLookedThroughOnce)
{
    file("c/1.html", "");
    file("c/2.html", "");
    const Corpus all = corpus();
    std::atomic<int> begun = 0;
    RunPlan plan;
    plan.methods = {countingMethod(begun)};
    SiteBook book(all, plan);
    for (const CorpusPage& page : all.pages) {
        const auto none = book.siteOf(page);
        ASSERT_FALSE(none);
        EXPECT_EQ(none.error().code, ErrorCode::BadCorpus);
    }
    EXPECT_EQ(begun, 1);
}

TEST_F(SiteBookTest, aPageWithTwoNamesIsLearntOnceAndEqualOnesAreTold)
{
    file("c/1.html", pageOf("x", "one"));
    file("c/2.html", pageOf("x", "two"));
    file("c/3.html", pageOf("x", "two"));
    fs::create_symlink(m_folder / "c/1.html", m_folder / "c/0.html");
    const Corpus all = corpus();
    RunPlan plan = planOf("sst");
    SiteBook book(all, plan);
    const auto learnt = book.siteOf(all.pages[0]);
    ASSERT_TRUE(learnt);
    EXPECT_EQ((*learnt)->read.taken, 3U);
    EXPECT_EQ((*learnt)->read.equal, 1U);
    // 0 and 2 are learnt from, 1 and 3 have rows; 1 is 0 by another name.
    plan.learning = Learning::Half;
    for (const bool hasSharedTexts : {false, true}) {
        plan.hasSharedTexts = hasSharedTexts;
        SiteBook half(all, plan);
        const auto some = half.siteOf(all.pages[1]);
        ASSERT_TRUE(some);
        EXPECT_EQ((*some)->read.taken, hasSharedTexts ? 3U : 2U);
        EXPECT_EQ((*some)->shared.pages(), hasSharedTexts ? 3U : 0U);
    }
}

TEST_F(SiteBookTest, learningEndsWithinThePages)
{
    makeCorpus(3);
    const Corpus all = corpus();
    std::stop_source stop;
    int pages = 0;
    RunPlan plan;
    Method method{"stopping", false, {}, {}};
    method.beginSite = [&] {
        return SiteLearner{[&](const Document&) {
                               ++pages;
                               stop.request_stop();
                           },
                           [](const std::stop_token&) { return Filter(); }};
    };
    plan.methods = {method};
    SiteBook book(all, plan);
    EXPECT_EQ(book.siteOf(all.pages[0], stop.get_token()).error().code, ErrorCode::Stopped);
    EXPECT_EQ(pages, 1);
    EXPECT_TRUE(book.siteOf(all.pages[0])) << "what was stopped is not kept";
}

TEST_F(SiteBookTest, theHeaderSaysWhatWasLearntFromAndCountsRows)
{
    makeCorpus(4);
    const Corpus all = corpus();
    const RunHeader plain = headerOf(planOf("sst"), &all);
    const RunHeader half = headerOf(planOf("sst", Learning::Half), &all);
    EXPECT_EQ(*plain.pages, all.pages.size());
    EXPECT_EQ(*half.pages, pagesWithRows(all, Learning::Half).pages.size());
    EXPECT_EQ(plain.corpus, half.corpus) << "the same pages decide what is learnt";
    EXPECT_NE(plain.options, half.options);
    EXPECT_EQ(learningOf(plain), Learning::All);
    EXPECT_EQ(learningOf(*readHeader(headerLine(half))), Learning::Half);
    EXPECT_EQ(plain.options.find("learn\""), std::string::npos) << "as runs always were";
}

TEST_F(SiteBookTest, aChangedPageMakesItsFolderStale)
{
    makeCorpus(4);
    const Corpus all = corpus();
    const RunPlan plan = planOf("sst", Learning::Half);
    const Corpus rows = pagesWithRows(all, plan.learning);
    file("run", headerLine(headerOf(plan, &all)) + linesOf(corpus(), plan, 1));
    const std::string path = m_folder / "run";
    const tagseam::Run run = *loadRun(path);
    GroundTruthBook groundTruths(all.folder);
    StalePages stale = stalePages(run, path, rows.pages, groundTruths);
    addPagesOfSites(stale, run, path, all, rows.pages, false);
    EXPECT_TRUE(stale.changed.empty());
    // One that is only learnt from.
    fs::last_write_time(m_folder / "c/a/p00.html", fs::last_write_time(path) + std::chrono::seconds(10));
    addPagesOfSites(stale, run, path, all, rows.pages, false);
    std::vector<std::string> ids;
    for (const std::size_t page : stale.changed)
        ids.push_back(rows.pages[page].id);
    EXPECT_THAT(ids, ElementsAre("a/p01.html", "a/p03.html"));
}

TEST_F(SiteBookTest, aRowSeesThePageWithoutTheWordsThatAFilterRemoves)
{
    for (const std::string name : {"ML-1430", "C4100", "LBP-810"})
        file("c/" + name + ".html",
             "<html><body><p>Home Guides <b>Printers</b></p><p>Home Guides " + name + "</p></body></html>");
    Corpus all = corpus();
    GroundTruthBook groundTruths(all.folder);
    const auto rowOf = [&](std::string_view method) {
        RunPlan plan = planOf(method);
        plan.hasSharedTexts = true;
        CorpusPage& page = all.pages.front();
        page.expected = {"C4100", "Home"};
        SiteBook sites(all, plan);
        return runPage(page, plan, groundTruths, {}, &sites).rows.at(0);
    };
    const RunRow edited = rowOf("sst");
    EXPECT_EQ(edited.expected, (RowExpected{2, 2, 1})) << "the name alone is left";
    EXPECT_EQ(edited.words, (RowWords{6, 5}));
    EXPECT_EQ(edited.shared, (RowShared{3, 3}));
    const RunRow whole = rowOf("sst,local-noise=off");
    EXPECT_EQ(whole.expected, (RowExpected{2, 2, 2}));
    EXPECT_EQ(whole.words, (RowWords{6, 3}));
}

TEST_F(SiteBookTest, rowsSayHowManyWordsThatAllPagesShareWereRemoved)
{
    std::vector<Document> pages;
    pages.push_back(
        test::page("<body><p>both of us</p><p>mine</p><b>both  of us</b><script>both of us</script>"));
    pages.push_back(test::page("<body><i> both of\nus </i><p>yours</p><script>both of us</script>"));
    SharedTexts shared;
    shared.add(pages[0]);
    EXPECT_FALSE(shared.removedBy(pages[0], KeepMask(pages[0].size(), true))) << "one page shares nothing";
    shared.add(pages[1]);
    EXPECT_EQ(shared.removedBy(pages[0], KeepMask(pages[0].size(), true)), (RowShared{6, 0}));
    EXPECT_EQ(shared.removedBy(pages[0], KeepMask(pages[0].size(), false)), (RowShared{6, 6}));
    KeepMask part(pages[0].size(), true);
    for (NodeId node{0}; node.value < pages[0].size(); ++node.value)
        part[node.value] = pages[0].text(node) != "both  of us";
    EXPECT_EQ(shared.removedBy(pages[0], part), (RowShared{6, 3}));
    const NodeId first = pages[0].firstChild(pages[0].firstChild(pages[0].body()));
    ASSERT_EQ(pages[0].text(first), "both of us");
    const std::vector<TextEdit> edits{{first, {{0, 4}, {5, 7}}}};
    EXPECT_EQ(shared.removedBy(pages[0], part, edits), (RowShared{6, 5}));
    shared.add(test::page("<body><p>none of it</p>"));
    EXPECT_EQ(shared.removedBy(pages[0], part), (RowShared{0, 0}));

    makeCorpus(4);
    RunPlan plan = planOf("pagelets");
    EXPECT_FALSE(rowOf(plan, "a/p00.html").shared) << "only when asked for";
    plan.hasSharedTexts = true;
    const RunRow row = rowOf(plan, "a/p00.html");
    EXPECT_EQ(row.shared, (RowShared{6, 6}));
    EXPECT_EQ(readRow(rowLine(row))->shared, row.shared);
    std::string line = rowLine(row);
    const std::string written = R"("sharedText":{"words":6,"removed":6})";
    ASSERT_THAT(line, HasSubstr(written));
    EXPECT_FALSE(readRow(line.replace(line.find(written), written.size(), R"("sharedText":{"words":6})")));
    plan.methods = planOf("all").methods;
    EXPECT_EQ(rowOf(plan, "q01.html").shared, (RowShared{6, 0})) << "of the folder above, by itself";
}

} // namespace
} // namespace tagseam
