// SPDX-License-Identifier: MIT
// The pages of a site: files taken once, files skipped with the reason, and the options of reading.
#include "core/corpus/pages/equalfiles.h"
#include "core/corpus/pages/siteinput.h"
#include "core/page/pagenames.h"
#include "core/page/parsehtml.h"
#include "tests/core/base/testfolder.h"

#include <gmock/gmock.h>

#include <tuple>

namespace tagseam {
namespace {

namespace fs = std::filesystem;
using test::Folder;
using testing::ElementsAre;
using testing::IsEmpty;

class SiteInputTest : public Folder {
  protected:
    std::string path(const std::string& name) const { return (m_folder / name).string(); }
    // "a.html", by the names below the folder.
    std::vector<std::string> pagesOf(const SiteInput& input) const
    {
        std::vector<std::string> names;
        for (const CorpusPage& page : input.pages)
            names.push_back(fs::path(page.file).lexically_relative(m_folder).string());
        return names;
    }
    SkippedFile skipped(const std::string& name, SkipReason reason, const std::string& page = {}) const
    {
        return {path(name), reason, page.empty() ? page : path(page)};
    }
    // Reads the folder; returns the names of the pages that were passed on.
    SiteRead read(const SiteReading& reading = {}, const std::stop_token& stop = {})
    {
        const SiteInput input = *siteInFolder(m_folder);
        return readSite(
            input.pages, reading,
            [this](const CorpusPage& page, const Document& document) {
                m_taken.push_back(page.id);
                m_encodings.emplace_back(document.encoding());
            },
            stop);
    }

    std::vector<std::string> m_taken;
    std::vector<std::string> m_encodings;
};

TEST(PageNames, tellWhatSurelyIsNoPage)
{
    for (const char* name : {"a.sst", "groundtruth.xml", "a.html.annotation.json", "T.CSV", "run.jsonl",
                             "a.json.gz", "logo.png"})
        EXPECT_TRUE(standsBesidePages(name)) << name;
    for (const char* name : {"a.html", "a.htm.gz", "index.php", "page", "-", "json", ".json", "a.mhtml"})
        EXPECT_FALSE(standsBesidePages(name)) << name;
}

TEST_F(SiteInputTest, ofAFolderAreItsPagesAndNothingBesideThem)
{
    for (const char* name :
         {"b.html", "a/1.htm", "b.html.annotation.json", "groundtruth.xml", "list.csv", "kept.sst",
          "a/note.txt", ".hidden.html", "b_files/frame.html", "b_files/logo.png"})
        file(name, "<p>x");
    const SiteInput input = *siteInFolder(m_folder);
    EXPECT_THAT(pagesOf(input), ElementsAre("a/1.htm", "b.html"));
    EXPECT_THAT(input.skipped, ElementsAre(skipped("a/note.txt", SkipReason::Beside),
                                           skipped("b.html.annotation.json", SkipReason::Beside),
                                           skipped("groundtruth.xml", SkipReason::Beside),
                                           skipped("kept.sst", SkipReason::Beside),
                                           skipped("list.csv", SkipReason::Beside)));
    file("corpus.csv", "page,encoding\nlist.csv,latin1\n");
    const SiteInput named = *siteInFolder(m_folder);
    EXPECT_THAT(pagesOf(named), ElementsAre("list.csv")) << "a manifest names pages of any name";
    EXPECT_THAT(named.skipped, IsEmpty());
    EXPECT_EQ(named.pages[0].encoding, "latin1");
}

TEST_F(SiteInputTest, aPageThatTwoNamesReachIsTakenOnce)
{
    file("a.html", "<p>x");
    file("s/b.html", "<p>x");
    fs::create_symlink(m_folder / "a.html", m_folder / "link.html");
    fs::create_directory_symlink(m_folder / "s", m_folder / "way");
    const std::vector<std::string> names{path("way/b.html"), m_folder.string(), path("s/../a.html"),
                                         path("gone"), path("gone")};
    const SiteInput input = *siteNamed(names);
    EXPECT_THAT(pagesOf(input), ElementsAre("way/b.html", "a.html", "gone"));
    EXPECT_THAT(input.skipped, ElementsAre(skipped("link.html", SkipReason::Repeated, "a.html"),
                                           skipped("s/b.html", SkipReason::Repeated, "way/b.html"),
                                           skipped("s/../a.html", SkipReason::Repeated, "a.html"),
                                           skipped("gone", SkipReason::Repeated, "gone")));
}

TEST_F(SiteInputTest, filesThatAreNamedAndAreNoPagesAreSkipped)
{
    const std::vector<std::string> names{file("tree", R"({"schema": "tagseam.sst/1"})"), file("a.json", "{}"),
                                         file("page", "<p>x"), file("braces.html", "{no tree}")};
    const SiteInput input = *siteNamed(names);
    EXPECT_THAT(pagesOf(input), ElementsAre("page", "braces.html"));
    EXPECT_THAT(input.skipped,
                ElementsAre(skipped("tree", SkipReason::StyleTree), skipped("a.json", SkipReason::NoPage)));
    for (const char* name : {"s/a.html", "s/index", "s/b.csv", "s/c.csv"})
        file(name, "<p>x");
    const SiteInput folder = *siteNamed(std::vector{path("s"), path("s/index"), path("s/../s/b.csv")});
    EXPECT_THAT(pagesOf(folder), ElementsAre("s/a.html", "s/index"));
    EXPECT_THAT(folder.skipped, ElementsAre(skipped("s/c.csv", SkipReason::Beside),
                                            skipped("s/../s/b.csv", SkipReason::NoPage)));
}

TEST_F(SiteInputTest, foldersThatCannotBeListedAreErrors)
{
    EXPECT_EQ(siteInFolder(path("gone")).error().code, ErrorCode::CannotRead);
    EXPECT_EQ(siteInFolder(path("gone")).error().where, path("gone"));
    fs::create_directories(m_folder / "empty");
    const std::vector<std::string> names{path("empty")};
    EXPECT_EQ(siteNamed(names).error().code, ErrorCode::BadCorpus);
    std::stop_source stop;
    stop.request_stop();
    file("a.html", "<p>x");
    EXPECT_EQ(siteInFolder(m_folder, stop.get_token()).error().code, ErrorCode::Stopped);
}

TEST_F(SiteInputTest, pagesAreReadInOrderAndThoseThatCannotBeAreTold)
{
    file("a.html", "<p>one");
    file("b.html", "");
    file("c.html.gz", "\x1f\x8b broken");
    file("d.html", "<p>two");
    std::vector<std::tuple<std::size_t, std::size_t, std::string>> told;
    const SiteRead all = read({.tell = [&](std::size_t done, std::size_t total, const std::string& page) {
        told.emplace_back(done, total, page);
    }});
    EXPECT_THAT(m_taken, ElementsAre("a.html", "d.html"));
    EXPECT_EQ(all.taken, 2U);
    ASSERT_EQ(all.excluded.size(), 2U);
    EXPECT_EQ(all.excluded[0].code, ErrorCode::Empty);
    EXPECT_EQ(all.excluded[0].where, path("b.html"));
    EXPECT_EQ(all.excluded[1].code, ErrorCode::BadArchive);
    EXPECT_EQ(all.excluded[1].where, path("c.html.gz"));
    EXPECT_FALSE(all.isStopped);
    EXPECT_THAT(told,
                ElementsAre(std::tuple(0, 4, "a.html"), std::tuple(1, 4, "b.html"),
                            std::tuple(2, 4, "c.html.gz"), std::tuple(3, 4, "d.html"), std::tuple(4, 4, "")));
}

TEST_F(SiteInputTest, pagesAreReadWithinTheLimitsAndInTheEncodingThatIsAskedFor)
{
    file("a.html", "<p>one");
    file("b.html", "<p>one<p>two<p>three");
    file("corpus.csv", "page,encoding\na.html,\nb.html,utf-8\n");
    EXPECT_EQ(read({.page = {.encoding = "latin1"}}).taken, 2U);
    EXPECT_EQ(m_encodings.size(), 2U);
    EXPECT_NE(m_encodings[0], m_encodings[1]) << "its own comes first";
    SiteReading few;
    few.page.limits.nodes = 6;
    const SiteRead small = read(few);
    EXPECT_EQ(small.taken, 1U);
    ASSERT_EQ(small.excluded.size(), 1U);
    EXPECT_EQ(small.excluded[0].code, ErrorCode::TooManyNodes);
    m_taken.clear();
    const SiteRead other = read({.read = [](const CorpusPage& page) -> Result<Document> {
        if (page.id == "a.html")
            return Error{ErrorCode::NotText, {}, {}};
        return parseHtml("<p>other");
    }});
    EXPECT_THAT(m_taken, ElementsAre("b.html")) << "read by the caller";
    ASSERT_EQ(other.excluded.size(), 1U);
    EXPECT_EQ(other.excluded[0].where, path("a.html"));
}

TEST_F(SiteInputTest, pagesWithTheSameBytesCountAndAreTold)
{
    for (const char* name : {"1.html", "2.html", "5.html"})
        file(name, "<p>same");
    file("3.html", "<p>more"); // has the same size
    file("4.html", "<p>another");
    file("6.html", "");
    file("7.html", "");
    const SiteRead all = read();
    EXPECT_EQ(all.taken, 5U);
    EXPECT_EQ(all.equal, 2U);
    EXPECT_EQ(all.excluded.size(), 2U) << "empty files are no pages that could be equal";
    EqualFiles files;
    fs::create_directories(m_folder / "folder");
    for (int times = 0; times < 2; ++times) {
        for (const std::string& unreadable : {std::string("-"), path("gone"), path("folder")})
            EXPECT_FALSE(files.add(unreadable)) << unreadable;
    }
}

TEST_F(SiteInputTest, readingStopsAfterThePageThatIsRead)
{
    for (const char* name : {"1.html", "2.html", "3.html"})
        file(name, "<p>x");
    std::stop_source stop;
    SiteReading reading;
    std::size_t told = 0;
    reading.tell = [&](std::size_t done, std::size_t, const std::string&) {
        ++told;
        if (done == 1)
            stop.request_stop();
    };
    const SiteRead some = read(reading, stop.get_token());
    EXPECT_TRUE(some.isStopped);
    EXPECT_THAT(m_taken, ElementsAre("1.html"));
    EXPECT_EQ(told, 2U);
    EXPECT_THAT(some.excluded, IsEmpty()) << "what was stopped is no page that cannot be read";
}

} // namespace
} // namespace tagseam
