// SPDX-License-Identifier: MIT
// tagseam-cli site: learn, show, clean, thresholds.
#include "clitest.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <sstream>
#include <string>

namespace tagseam::test {
namespace {

using testing::HasSubstr;
using testing::Not;

std::string shopPage(const std::string& text)
{
    return "<html><body><div class=menu><b>Home</b> <i>News</i></div><div "
           "class=main><ul><li>Price</li><li><p>" +
           text + "</p></li></ul></div></body></html>";
}

class Site : public Cli {
  protected:
    void SetUp() override
    {
        Cli::SetUp();
        fs::create_directories(path("shop"));
        for (const char* name : {"one", "two", "three"})
            file("shop/" + std::string(name) + ".html", shopPage(name));
        answer({"site", "learn", path("shop"), "-o", m_tree});
    }

    std::string m_tree = (fs::path(testing::TempDir()) / fmt::format("tagseam_{}.sst", getpid())).string();

    void TearDown() override
    {
        fs::remove(m_tree);
        Cli::TearDown();
    }
};

TEST_F(Site, learnsFoldersAndPages)
{
    EXPECT_EQ(
        answer({"site", "learn", path("shop"), file("four.html", shopPage("four")), "-o", path("a.sst")}),
        fmt::format(
            "pages      4\nfailed     0 pages\ntree       6 element nodes, 4 style nodes, 7 features\n"
            "written    {}\n",
            path("a.sst")));
}

TEST_F(Site, goesOnWithATree)
{
    const std::string four = file("four.html", shopPage("four"));
    EXPECT_THAT(answer({"site", "learn", four, "--from", m_tree, "-o", path("b.sst")}),
                HasSubstr("pages      4 (3 were there)\n"));
    answer({"site", "learn", path("shop"), four, "-o", path("a.sst")});
    EXPECT_EQ(contentOf(path("b.sst")), contentOf(path("a.sst")));
    expectFailure(2, "--leaves: the tree of --from has tag-parents",
                  {"site", "learn", four, "--from", m_tree, "--leaves", "texts", "-o", path("c.sst")});
    answer({"site", "learn", four, "--from", m_tree, "--leaves", "tag-parents", "-o", path("c.sst")});
}

TEST_F(Site, leavesOutPagesThatFail)
{
    file("shop/empty.html", "");
    const Outcome outcome = run({"site", "learn", path("shop"), "-o", path("a.sst")});
    EXPECT_EQ(outcome.code, 0);
    EXPECT_EQ(outcome.err, fmt::format("tagseam-cli: {}: is empty\n", path("shop/empty.html")));
    EXPECT_THAT(outcome.out, HasSubstr("pages      3\nfailed     1 page\n"));
    expectFailure(3, "is empty", {"site", "learn", path("shop/empty.html"), "-o", path("a2.sst")});
    EXPECT_FALSE(fs::exists(path("a2.sst")));
}

TEST_F(Site, showsTheTree)
{
    const std::string text = answer({"site", "show", m_tree});
    EXPECT_THAT(text, HasSubstr("(3 pages; attributes class, leaves tag-parents)\n"));
    EXPECT_THAT(text, HasSubstr("      3  0.000      0.000  noisy          div class=\"menu\"\n"));
    EXPECT_THAT(text, HasSubstr("[div div]\n"));
    EXPECT_THAT(answer({"site", "show", m_tree, "--levels", "1"}), Not(HasSubstr("menu\"\n")));
    const Json json = this->json({"site", "show", m_tree});
    EXPECT_EQ(json["schema"], "tagseam.sitetree/1");
    EXPECT_EQ(json["pages"], 3);
    EXPECT_EQ(json["elements"].size(), 7U);
    EXPECT_EQ(json["elements"][1]["label"], "body");
    EXPECT_EQ(json["elements"][1]["parent"], 0);
    EXPECT_EQ(json["elements"][2]["mark"], "noisy");
    EXPECT_EQ(json["styles"][0]["elements"], Json::array({1}));
}

TEST_F(Site, cleansAPage)
{
    const std::string four = file("four.html", shopPage("four"));
    const std::string html = answer({"site", "clean", four, "--sst", m_tree});
    EXPECT_THAT(html, HasSubstr("<p>four</p>"));
    EXPECT_THAT(html, Not(HasSubstr("Home")));
    EXPECT_THAT(html, Not(HasSubstr("Price")));
    const std::string text = answer({"site", "clean", four, "--sst", m_tree, "-o", path("out.html")});
    EXPECT_THAT(text, HasSubstr("words      4 raw, 1 kept, 0 locally noisy\n"));
    EXPECT_EQ(contentOf(path("out.html")), html);
    EXPECT_THAT(answer({"site", "clean", four, "--sst", m_tree, "--threshold", "1"}), Not(HasSubstr("four")));
    const Json json = this->json({"site", "clean", four, "--sst", m_tree});
    EXPECT_EQ(json["words"], Json({{"raw", 4}, {"kept", 1}, {"noisy", 0}}));
    EXPECT_EQ(json["parts"][0]["node"], "/html/body/div[1]");
    EXPECT_EQ(json["parts"][0]["fate"], "noisy");
    EXPECT_EQ(json["parts"][0]["element"]["pages"], 3);
}

TEST_F(Site, keepsLocallyNoisyWordsWhenAsked)
{
    fs::create_directories(path("words"));
    for (const char* name : {"1", "2"})
        file("words/" + std::string(name) + ".html",
             fmt::format("<body><p>Price {}</p><div><p><b>x</b></p></div>", name));
    answer({"site", "learn", path("words"), "-o", path("w.sst")});
    const std::string page = file("3.html", "<body><p>Price 3</p><div><p><b>x</b></p></div>");
    EXPECT_THAT(answer({"site", "clean", page, "--sst", path("w.sst")}), HasSubstr("<p> 3</p>"));
    EXPECT_THAT(answer({"site", "clean", page, "--sst", path("w.sst"), "--local-noise", "off"}),
                HasSubstr("<p>Price 3</p>"));
    EXPECT_THAT(answer({"site", "clean", page, "--sst", path("w.sst"), "--local-noise", "off",
                        "--fewest-pages", "3"}),
                HasSubstr("<b>x</b>"))
        << "two pages are too few to go by";
}

TEST_F(Site, listsThresholds)
{
    const std::string text = answer({"site", "thresholds", m_tree, path("shop")});
    EXPECT_THAT(text, HasSubstr("samples    3 pages: 39 nodes, 12 words\n"));
    EXPECT_THAT(text, HasSubstr("   0.0000"));
    EXPECT_THAT(text, HasSubstr("(100.0 %)\n"));
    const Json json = this->json({"site", "thresholds", m_tree, path("shop")});
    EXPECT_EQ(json["schema"], "tagseam.sitethresholds/1");
    EXPECT_EQ(json["rows"][0]["threshold"], 0.0);
    EXPECT_EQ(json["rows"][0]["removedWords"], 9);
    EXPECT_EQ(json["rows"].back()["removedWords"], 12);
}

// Rounded down it would miss the element node that its row is about.
TEST_F(Site, aThresholdTypedAgainRemovesWhatItsRowSays)
{
    fs::create_directories(path("mixed"));
    for (int i = 0; i < 7; ++i)
        file(fmt::format("mixed/{}.html", i),
             fmt::format("<body><div><p>Same {}</p></div>{}<div><b>All</b> <i>{}</i></div>", i % 3,
                         i < 2 ? "<ul><li>a</li><li>b</li></ul>" : "<hr>", i));
    answer({"site", "learn", path("mixed"), "-o", path("m.sst")});
    const std::string page = path("mixed/5.html");
    const std::string table = answer({"site", "thresholds", path("m.sst"), page});
    std::istringstream lines(table.substr(table.find("words removed\n")));
    std::string line;
    std::getline(lines, line);
    std::size_t rows = 0;
    while (std::getline(lines, line)) {
        std::istringstream fields(line);
        std::string threshold;
        std::uint32_t elements = 0;
        std::uint32_t nodes = 0;
        fields >> threshold >> elements >> nodes;
        const Json json =
            this->json({"site", "clean", page, "--sst", path("m.sst"), "--threshold", threshold});
        EXPECT_EQ(json["nodes"]["raw"].get<std::uint32_t>() - json["nodes"]["kept"].get<std::uint32_t>(),
                  nodes)
            << line;
        ++rows;
    }
    EXPECT_GE(rows, 3U);
}

TEST_F(Site, takesAPageOnceHoweverOftenItIsNamed)
{
    fs::create_symlink(path("shop/one.html"), path("shop/again.html"));
    const Outcome outcome = run({"site", "learn", path("shop"), path("shop/two.html"), "-o", path("a.sst")});
    EXPECT_EQ(outcome.code, 0);
    EXPECT_THAT(outcome.out, HasSubstr("pages      3\n"));
    EXPECT_THAT(outcome.err, HasSubstr("2 pages are named more than once, and taken once"));
    EXPECT_EQ(contentOf(path("a.sst")).size(), contentOf(m_tree).size());
}

TEST_F(Site, isNotLearntFromAStyleTree)
{
    expectFailure(2, "a site style tree, not a page", {"site", "learn", m_tree, "-o", path("a.sst")});
    expectFailure(2, "a site style tree, not a page",
                  {"clean", path("shop/one.html"), "--method", "sst", "--site", m_tree});
}

TEST_F(Site, saysWhatIsWrong)
{
    const std::string page = path("shop/one.html");
    expectFailure(3, "cannot be read", {"site", "show", path("missing.sst")});
    expectFailure(3, "is no site style tree that can be read (no JSON from there on)",
                  {"site", "show", page});
    expectFailure(3, "schema: is no site style tree that can be read (is not tagseam.sst/1)",
                  {"site", "show", file("x.sst", "{}")});
    expectFailure(3, "cannot be read", {"site", "learn", path("nowhere"), "-o", path("x.sst")});
    expectFailure(4, "cannot be written", {"site", "learn", page, "-o", path("no/x.sst")});
    expectFailure(2, "needs a file name", {"site", "learn", page, "-o", ""});
    expectFailure(2, "--sst", {"site", "clean", page});
    expectFailure(3, "is a folder: name a page in it", {"site", "clean", path("shop"), "--sst", m_tree});
    expectFailure(2, "--threshold: 2 is not in the range 0 to 1",
                  {"site", "clean", page, "--sst", m_tree, "--threshold", "2"});
    expectFailure(2, "--leaves", {"site", "learn", page, "-o", path("x.sst"), "--leaves", "all"});
    expectFailure(2, "subcommand", {"site"});
}

} // namespace
} // namespace tagseam::test
