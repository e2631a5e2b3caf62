// SPDX-License-Identifier: MIT
// tagseam-cli site: learn, show, clean, thresholds.
#include "tests/app/cli/clitest.h"

#include <sstream>

namespace tagseam::test {
namespace {

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
        for (const char* name : {"one", "two", "three"})
            file("shop/" + std::string(name) + ".html", shopPage(name));
        m_tree = path("site.sst");
        answer({"site", "learn", path("shop"), "-o", m_tree});
    }
    std::string m_tree;
};

TEST_F(Site, learnsFoldersAndPagesAndGoesOnWithATree)
{
    const std::string four = file("four.html", shopPage("four"));
    answer({"site", "learn", path("shop"), four, "-o", path("a.sst")});
    EXPECT_EQ(json({"site", "show", path("a.sst")})["pages"], 4);
    answer({"site", "learn", four, "--from", m_tree, "-o", path("b.sst")});
    EXPECT_EQ(contentOf(path("b.sst")), contentOf(path("a.sst")));
    expectFailure(2, "--leaves",
                  {"site", "learn", four, "--from", m_tree, "--leaves", "texts", "-o", path("c.sst")});
    answer({"site", "learn", four, "--from", m_tree, "--leaves", "tag-parents", "-o", path("c.sst")});
    answer({"site", "learn", "-", path("shop/one.html"), "-o", path("a.sst")}, shopPage("four"));
    EXPECT_EQ(json({"site", "show", path("a.sst")})["pages"], 2);
}

TEST_F(Site, leavesOutWhatIsNoFurtherPage)
{
    const std::string tree = contentOf(m_tree);
    file("shop/one.html.annotation.json", "{}");
    const std::string csv = file("shop/groundtruth.csv", "page\n");
    answer({"site", "learn", path("shop"), "-o", path("a.sst")}); // other files beside pages are not reported
    EXPECT_EQ(contentOf(path("a.sst")), tree);
    const std::string empty = file("shop/empty.html", "");
    fs::create_symlink(path("shop/one.html"), path("shop/again.html"));
    const Outcome outcome =
        run({"site", "learn", path("shop"), path("shop/two.html"), csv, "-o", path("b.sst")});
    EXPECT_EQ(outcome.code, 0);
    EXPECT_EQ(contentOf(path("b.sst")), tree);
    EXPECT_THAT(outcome.err, AllOf(HasSubstr(empty), HasSubstr(csv), HasSubstr("2 pages")));
    for (const std::string& none : {empty, csv})
        expectRefused(3, {"site", "learn", none, "-o", path("c.sst")});
    EXPECT_FALSE(fs::exists(path("c.sst")));
}

TEST_F(Site, showsTheTreeAndCleansAPage)
{
    EXPECT_THAT(answer({"site", "show", m_tree}), HasSubstr("div class=\"menu\"\n"));
    EXPECT_THAT(answer({"site", "show", m_tree, "--levels", "1"}), Not(HasSubstr("menu\"\n")));
    const Json json = this->json({"site", "show", m_tree});
    expectHas(json, {{"schema", "tagseam.sitetree/1"}, {"pages", 3}});
    EXPECT_EQ(json["elements"].size(), 7U);
    EXPECT_EQ(json["elements"][1]["label"], "body");
    EXPECT_EQ(json["elements"][2]["mark"], "noisy");
    EXPECT_EQ(json["styles"][0]["elements"], Json::array({1}));
    const std::string four = file("four.html", shopPage("four"));
    const std::string html = answer({"site", "clean", four, "--sst", m_tree});
    EXPECT_THAT(html, AllOf(HasSubstr("<p>four</p>"), Not(HasSubstr("Home")), Not(HasSubstr("Price"))));
    answer({"site", "clean", four, "--sst", m_tree, "-o", path("out.html")});
    EXPECT_EQ(contentOf(path("out.html")), html);
    EXPECT_THAT(answer({"site", "clean", four, "--sst", m_tree, "--threshold", "1"}), Not(HasSubstr("four")));
    const Json cleaned = this->json({"site", "clean", four, "--sst", m_tree});
    EXPECT_EQ(cleaned["words"], Json({{"raw", 4}, {"kept", 1}, {"noisy", 0}}));
    expectHas(cleaned["parts"][0], {{"node", "/html/body/div[1]"}, {"status", "noisy"}});
    EXPECT_EQ(cleaned["parts"][0]["element"]["pages"], 3);
    const Outcome other = run({"site", "clean", sample("shop"), "--sst", m_tree});
    EXPECT_EQ(other.code, 0);
    EXPECT_THAT(other.err, HasSubstr("shop.html: ")) << "it hardly fits the tree";
    EXPECT_EQ(std::ranges::count(other.err, '\n'), 1);
}

TEST_F(Site, drawsTheTree)
{
    const std::string whole = answer({"site", "draw", m_tree});
    EXPECT_THAT(whole, AllOf(HasSubstr("<svg "), HasSubstr("<title>div class=&quot;menu&quot;</title>")));
    const std::string simple = answer({"site", "draw", m_tree, "--simplified", "--threshold", "1"});
    EXPECT_THAT(simple, AllOf(HasSubstr("<title>root</title>"), Not(HasSubstr("menu")))) << "all is noise";
    EXPECT_THAT(answer({"site", "draw", m_tree, "--levels", "2", "-o", path("tree.svg")}),
                HasSubstr(path("tree.svg")));
    EXPECT_THAT(contentOf(path("tree.svg")), HasSubstr(">+1</text>"));
    expectRefused(3, {"site", "draw", path("missing.sst")});
    expectFailure(2, "--levels", {"site", "draw", m_tree, "--levels", "most"});
    expectRefused(4, {"site", "draw", m_tree, "-o", path("no/tree.svg")});
}

TEST_F(Site, drawsTheLevelsThatAreReadableAndSaysWhatItLeavesOut)
{
    std::string items;
    for (int i = 0; i < 100; ++i)
        items += "<li><b>item " + std::to_string(i) + "</b></li>";
    file("long/1.html", "<body><ul>" + items + "</ul></body>");
    file("long/2.html", "<body><ul>" + items + "</ul><hr></body>");
    const std::string tree = path("long.sst");
    answer({"site", "learn", path("long"), "-o", tree});
    const Outcome usual = run({"site", "draw", tree});
    EXPECT_EQ(usual.code, 0);
    EXPECT_THAT(usual.out, AllOf(HasSubstr("<title>ul</title>"), Not(HasSubstr("<title>li</title>"))));
    EXPECT_THAT(usual.err, AllOf(HasSubstr("2 levels"), HasSubstr("--levels all")));
    EXPECT_EQ(std::ranges::count(usual.err, '\n'), 1);
    for (const char* levels : {"all", "4"}) {
        const Outcome whole = run({"site", "draw", tree, "--levels", levels});
        EXPECT_THAT(whole.out, HasSubstr("<title>li</title>")) << levels;
        EXPECT_EQ(whole.err, "") << levels;
    }
}

TEST_F(Site, keepsThePickedThresholdInTheTree)
{
    const std::string four = file("four.html", shopPage("four"));
    const std::string usual = answer({"site", "clean", four, "--sst", m_tree});
    const std::string all = answer({"site", "clean", four, "--sst", m_tree, "--threshold", "1"});
    ASSERT_NE(usual, all);
    EXPECT_EQ(json({"site", "clean", four, "--sst", m_tree})["thresholdFrom"], "usual");
    answer({"site", "pick", m_tree, "1"});
    const Outcome cleaned = run({"site", "clean", four, "--sst", m_tree});
    EXPECT_EQ(cleaned.out, all);
    EXPECT_THAT(cleaned.err, HasSubstr(m_tree)) << "whose threshold is not the usual one";
    const Json clean = json({"site", "clean", four, "--sst", m_tree});
    expectHas(clean, {{"threshold", 1}, {"thresholdFrom", "tree"}});
    EXPECT_EQ(json({"site", "show", m_tree})["thresholdFrom"], "tree");
    // A requested threshold overrides the others.
    const Outcome asked = run({"site", "clean", four, "--sst", m_tree, "--threshold", "0.1"});
    EXPECT_EQ(asked.out, usual);
    EXPECT_EQ(asked.err, "");
    EXPECT_EQ(json({"site", "show", m_tree, "--threshold", "0.1"})["thresholdFrom"], "option");
    answer({"site", "pick", m_tree, "0.25"});
    expectFailure(2, "T: 2", {"site", "pick", m_tree, "2"});
    expectRefused(3, {"site", "pick", path("missing.sst"), "0.2"});
    // Extending a tree removes the threshold of the new tree; the old tree keeps it.
    const Outcome grown = run({"site", "learn", four, "--from", m_tree, "-o", path("b.sst")});
    EXPECT_EQ(grown.code, 0);
    EXPECT_THAT(grown.err, AllOf(HasSubstr(m_tree), HasSubstr("0.25")));
    EXPECT_EQ(json({"site", "clean", four, "--sst", path("b.sst")})["thresholdFrom"], "usual");
    EXPECT_EQ(json({"site", "clean", four, "--sst", m_tree})["threshold"], 0.25);
}

// Each page has a menu, a price that few pages have, and a text of its own; every second page is learnt.
class Losses : public Cli {
  protected:
    void SetUp() override
    {
        Cli::SetUp();
        const char* prices[] = {"5 USD", "7 USD", "5 USD", "5 USD"};
        std::string manifest = "page,expected\n";
        for (int i = 0; i < 4; ++i) {
            const std::string price = prices[i];
            file(fmt::format("sites/shop/{}.html", i),
                 fmt::format("<body><div class=menu><b>Home</b> <i>News</i></div><div class='main wide'><p>"
                             "name{}</p><ul><li>{}</li></ul></div></body>",
                             i, price));
            manifest += fmt::format("shop/{}.html,name{}|{}|not there\n", i, i, price);
        }
        m_manifest = file("values.csv", manifest);
    }
    std::string m_manifest;
};

TEST_F(Losses, namesElementNodesReasonsAndFigures)
{
    EXPECT_THAT(answer({"site", "losses", path("sites"), "--manifest", m_manifest, "--each"}),
                AllOf(HasSubstr("body/div.main.wide/ul\n"),
                      HasSubstr("shop/3.html  /html/body/div[2]/ul/li/text()\n")));
    const Json json = this->json({"site", "losses", path("sites"), "--manifest", m_manifest});
    EXPECT_EQ(json["schema"], "tagseam.sitelosses/1");
    const Json& site = json["sites"][0];
    EXPECT_EQ(site["values"], Json({{"listed", 6}, {"onPage", 4}, {"kept", 2}}));
    EXPECT_EQ(site["own"], Json({{"values", 4}, {"kept", 2}}));
    expectHas(site["elements"][0], {{"reason", "noisy"}, {"learntPages", 2}});
    EXPECT_TRUE(site["elements"][0]["localNoise"].is_null());
    EXPECT_EQ(site["losses"][0]["text"], "7 USD");
    EXPECT_EQ(site["losses"][1]["text"], "5 USD");
}

TEST_F(Losses, tellsLocalNoiseFromNoise)
{
    for (int i = 0; i < 4; ++i)
        file(fmt::format("sites/shop/{}.html", i), fmt::format("<body><p>name{} <b>only</b></p></body>", i));
    file("values.csv",
         "page,expected\nshop/0.html,\nshop/1.html,name1|only\nshop/2.html,\nshop/3.html,name3 only\n");
    const std::vector<std::string> arguments{"site", "losses", path("sites"), "--manifest", m_manifest};
    const Json lost = json(arguments)["sites"][0];
    ASSERT_EQ(lost["elements"].size(), 1U);
    expectHas(lost["elements"][0], {{"reason", "local-noise"}, {"values", 2}, {"localNoise", 0.0}});
    EXPECT_EQ(lost["own"], Json({{"values", 2}, {"kept", 2}})) << "the rest is on all pages";
    for (const auto& [option, value] : {std::pair("--local-noise", "off"), std::pair("--epsilon", "0")})
        EXPECT_EQ(json(with(arguments, {option, value}))["sites"][0]["values"]["kept"], 3) << option;
}

TEST_F(Losses, measuresAllPagesByATreeOrOfAllPages)
{
    answer({"site", "learn", path("sites/shop/0.html"), path("sites/shop/2.html"), "-o", path("a.sst")});
    const auto losses = [&](const std::vector<std::string>& more) {
        return json(with({"site", "losses", path("sites"), "--manifest", m_manifest}, more));
    };
    const Json byTree = losses({"--sst", path("a.sst")})["sites"][0];
    EXPECT_EQ(byTree["measured"], 4);
    EXPECT_TRUE(byTree["picked"].is_null());
    const Json ofAll = losses({"--learn", "all"})["sites"][0];
    EXPECT_EQ(ofAll["learnt"], 4);
    EXPECT_EQ(ofAll["values"]["kept"], 4) << "USD is on all pages, and so is no price kept";
    EXPECT_TRUE(losses({})["sites"][0]["picked"].is_number());
    answer({"site", "pick", path("a.sst"), "0.75"});
    EXPECT_EQ(losses({"--sst", path("a.sst")})["threshold"], 0.75);
}

TEST_F(Losses, saysWhatIsWrong)
{
    expectRefused(3, {"site", "losses", path("sites")});
    expectFailure(2, "combined", {"site", "losses", path("sites"), "--sst", path("a.sst"), "--learn", "all"});
    expectFailure(2, "half",
                  {"site", "losses", path("sites"), "--manifest",
                   file("one.csv", "page,expected\nshop/0.html,name0\n")});
    expectRefused(3, {"site", "losses", path("none")});
}

TEST_F(Site, keepsLocallyNoisyWordsWhenAsked)
{
    for (const char* name : {"1", "2"})
        file("shop/" + std::string(name) + ".html", fmt::format("<body><p>Price {}</p>", name));
    answer({"site", "learn", path("shop/1.html"), path("shop/2.html"), "-o", path("w.sst")});
    const std::vector<std::string> clean{"site", "clean", file("3.html", "<body><p>Price 3</p>"), "--sst",
                                         path("w.sst")};
    EXPECT_THAT(answer(clean), HasSubstr("<p> 3</p>"));
    for (const std::vector<std::string>& option :
         {std::vector<std::string>{"--local-noise", "off"}, {"--fewest-pages", "3"}})
        EXPECT_THAT(answer(with(clean, option)), HasSubstr("<p>Price 3</p>")) << option[0];
}

TEST_F(Site, listsThresholds)
{
    const Json json = this->json({"site", "thresholds", m_tree, path("shop")});
    EXPECT_EQ(json["schema"], "tagseam.sitethresholds/1");
    expectHas(json["rows"][0], {{"threshold", 0.0}, {"removedWords", 9}});
    EXPECT_EQ(json["rows"].back()["removedWords"], 12);

    // A threshold as the table prints it, typed again, removes the nodes of its row.
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
    for (; std::getline(lines, line); ++rows) {
        std::istringstream fields(line);
        std::string threshold;
        int elements = 0;
        int nodes = 0;
        fields >> threshold >> elements >> nodes;
        const Json clean =
            this->json({"site", "clean", page, "--sst", path("m.sst"), "--threshold", threshold})["nodes"];
        EXPECT_EQ(clean["raw"].get<int>() - clean["kept"].get<int>(), nodes) << line;
    }
    EXPECT_GE(rows, 3U);
}

TEST_F(Site, saysWhatEqualPagesAndOnePageAloneTeach)
{
    for (const char* name : {"again", "oncemore"})
        file("shop/" + std::string(name) + ".html", shopPage("one"));
    const std::string page = path("shop/two.html");
    for (const std::vector<std::string>& arguments :
         {std::vector<std::string>{"site", "learn", path("shop"), "-o", path("a.sst")},
          {"site", "thresholds", m_tree, path("shop")},
          {"clean", page, "--method", "sst", "--site", path("shop")},
          {"clean", page, "--method", "pagelets", "--site", path("shop")}}) {
        const Outcome outcome = run(arguments);
        EXPECT_EQ(outcome.code, 0);
        EXPECT_THAT(outcome.err, AllOf(HasSubstr(path("shop") + ": "), HasSubstr("2 pages")));
        EXPECT_EQ(std::ranges::count(outcome.err, '\n'), 1);
    }
    EXPECT_EQ(json({"site", "show", path("a.sst")})["pages"], 5) << "each counts";
    const std::string one = path("shop/one.html");
    const Outcome learnt = run({"site", "learn", one, "-o", path("a.sst")});
    EXPECT_EQ(learnt.code, 0);
    EXPECT_THAT(learnt.err, HasSubstr(one));
    answer({"site", "learn", one, "--from", m_tree, "-o", path("b.sst")}); // a fourth page
    const Outcome cleaned = run({"clean", path("shop/two.html"), "--method", "sst", "--site", one});
    EXPECT_EQ(cleaned.code, 0);
    EXPECT_EQ(cleaned.err, learnt.err);
    EXPECT_THAT(cleaned.out, HasSubstr("Home"));
    EXPECT_NE(run({"clean", path("shop/two.html"), "--method", "pagelets", "--site", one}).err, "");
}

TEST_F(Site, saysWhatIsWrong)
{
    const std::string page = path("shop/one.html");
    expectRefused(3, {"site", "show", path("missing.sst")});
    expectRefused(3, {"site", "show", page});
    expectRefused(3, {"site", "show", file("x.sst", "{}")});
    expectRefused(3, {"site", "learn", path("nowhere"), "-o", path("x.sst")});
    expectRefused(4, {"site", "learn", page, "-o", path("no/x.sst")});
    expectFailure(2, "--sst", {"site", "clean", page});
    expectRefused(3, {"site", "clean", path("shop"), "--sst", m_tree});
    expectFailure(2, "--threshold", {"site", "clean", page, "--sst", m_tree, "--threshold", "2"});
    expectFailure(2, "--leaves", {"site", "learn", page, "-o", path("x.sst"), "--leaves", "all"});
    expectRefused(2, {"site", "learn", m_tree, "-o", path("a.sst")});
    expectRefused(2, {"clean", page, "--method", "sst", "--site", m_tree});
}

} // namespace
} // namespace tagseam::test
