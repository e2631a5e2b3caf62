// SPDX-License-Identifier: MIT
// tagseam-cli clean: each filter by its name, what it says of itself, and wrong input.
#include "clitest.h"

namespace tagseam::test {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

class Clean : public Cli {};

TEST_F(Clean, eachMethodWritesAPage)
{
    const std::string all = answer({"clean", sample("shop"), "--method", "all"});
    for (const char* method : {"jidm-2013", "mdr-2003", "tag-rules", "repetition",
                               "repetition,threshold=40,descends=no", "jidm-2013+velloso-2014"}) {
        const std::string page = answer({"clean", sample("shop"), "--method", method});
        EXPECT_THAT(page, HasSubstr("<body")) << method;
        EXPECT_LT(page.size(), all.size()) << method;
    }
    EXPECT_EQ(answer({"clean", sample("shop"), "--method", "jidm-2013"}),
              answer({"prune", sample("shop"), "--reading", "jidm-2013"}));
}

TEST_F(Clean, saysWhyASubtreeWent)
{
    const std::string page =
        file("p.html", "<body><ul><li>1<li>2</ul><div><a>x</a><b>y</b></div><p>text</p></body>");
    const std::string rules = answer({"clean", page, "--method", "tag-rules,threshold=3", "--why"});
    EXPECT_THAT(rules, AllOf(HasSubstr("threshold  3\n"),
                             HasSubstr("noise  same-tag              2      1  /html/body/ul\n"),
                             HasSubstr("noise  few-tags              2      1  /html/body/div\n"),
                             Not(HasSubstr("/html/body/p"))));
    const std::string blocks = answer({"clean", page, "--method", "repetition", "--why"});
    EXPECT_THAT(blocks, HasSubstr("kept   child                 3      1  /html/body/ul\n"));
    EXPECT_THAT(answer({"clean", page, "--method", "jidm-2013", "--why"}),
                HasSubstr("does not tell its decisions"));
    const std::string cleaned = file("out.html", "");
    EXPECT_THAT(answer({"clean", page, "--method", "all", "-o", cleaned}), HasSubstr("reduction  0.00 %\n"));
}

TEST_F(Clean, jsonHasEachDecision)
{
    const std::string page = file("p.html", "<body><ul><li>1<li>2</ul><p>text</p></body>");
    const Json clean = json({"clean", page, "--method", "tag-rules"});
    EXPECT_EQ(clean["schema"], "tagseam.clean/1");
    EXPECT_EQ(clean["threshold"], 10);
    ASSERT_EQ(clean["decisions"].size(), 1U);
    EXPECT_EQ(clean["decisions"][0].dump(),
              R"({"kept":false,"reason":"same-tag","figure":2.0,"nodes":["/html/body/ul"]})");
    EXPECT_EQ(clean["nodes"].dump(), R"({"raw":9,"kept":5})");
}

TEST_F(Clean, writesAFileAndSaysSo)
{
    const std::string said =
        answer({"clean", sample("shop"), "--method", "repetition", "-o", path("out.html")});
    EXPECT_THAT(said, AllOf(HasSubstr("method     repetition\n"), HasSubstr("written    ")));
    EXPECT_THAT(contentOf(path("out.html")), HasSubstr("<body"));
}

TEST_F(Clean, saysWhatIsWrong)
{
    expectFailure(2, "--method", {"clean", sample("shop")});
    expectFailure(2, "'foo'", {"clean", sample("shop"), "--method", "foo"});
    expectFailure(2, "'threshold=x'", {"clean", sample("shop"), "--method", "tag-rules,threshold=x"});
    expectFailure(2, "'cascades=maybe'", {"clean", sample("shop"), "--method", "tag-rules,cascades=maybe"});
    expectFailure(2, "excludes", {"clean", sample("shop"), "--method", "all", "--why", "--json"});
    expectFailure(3, "gone.html", {"clean", path("gone.html"), "--method", "all"});
    expectRefused(4, {"clean", sample("shop"), "--method", "all", "-o", path("no/folder.html")});
}

std::string shopPage(const std::string& text)
{
    return "<html><body><ul><li><a href=a>Home</a></li><li><a href=b>News</a></li><li><a href=c>Help</a></li>"
           "</ul><div class=main><p>" +
           text + "</p></div></body></html>";
}

TEST_F(Clean, learnsFromPagesOfTheSite)
{
    fs::create_directories(path("shop"));
    for (const char* name : {"one", "two", "three"})
        file("shop/" + std::string(name) + ".html", shopPage(name));
    const std::string page = file("four.html", shopPage("four"));
    for (const char* method : {"sst,leaves=text-parents", "pagelets", "pagelets,k=2"})
        EXPECT_THAT(answer({"clean", page, "--method", method, "--site", path("shop")}),
                    AllOf(HasSubstr("four"), Not(HasSubstr("News"))))
            << method;
    EXPECT_THAT(answer({"clean", page, "--method", "pagelets", "--site", path("shop"), "--why"}),
                AllOf(HasSubstr("threshold  2\n"),
                      HasSubstr("noise  template              3      1  /html/body/ul\n"),
                      HasSubstr("kept   pagelet               0      1  /html/body/div\n")));
    const Json sst = json({"clean", page, "--method", "sst,leaves=text-parents,threshold=0.2", "--site",
                           path("shop/one.html"), "--site", path("shop/two.html")});
    EXPECT_EQ(sst["threshold"], 0.2);
    EXPECT_EQ(sst["decisions"][0].dump(),
              R"({"kept":false,"reason":"noisy","figure":0.0,"nodes":["/html/body/ul"]})");
}

TEST_F(Clean, saysFromHowManyPagesItLearnt)
{
    fs::create_directories(path("shop"));
    for (const char* name : {"one", "two"})
        file("shop/" + std::string(name) + ".html", shopPage(name));
    const std::string page = file("four.html", shopPage("four"));
    for (const char* method : {"sst", "pagelets", "sst+mdr-2003"}) {
        const std::vector<std::string> arguments{"clean", page, "--method", method, "--site", path("shop")};
        const auto with = [&](std::vector<std::string> more) {
            more.insert(more.begin(), arguments.begin(), arguments.end());
            return more;
        };
        EXPECT_THAT(answer(with({"--why"})), HasSubstr("learnt     2 pages\n")) << method;
        EXPECT_THAT(answer(with({"-o", path("out.html")})), HasSubstr("learnt     2 pages\n")) << method;
        EXPECT_EQ(json(arguments)["learnt"], 2) << method;
    }
    EXPECT_TRUE(json({"clean", page, "--method", "all"})["learnt"].is_null());
    EXPECT_THAT(answer({"clean", page, "--method", "tag-rules", "--why"}), Not(HasSubstr("learnt")));
}

TEST_F(Clean, saysThatAPageHardlyFitsItsSite)
{
    fs::create_directories(path("shop"));
    for (const char* name : {"one", "two"})
        file("shop/" + std::string(name) + ".html", shopPage(name));
    for (const char* method : {"sst", "sst+mdr-2003"}) {
        const Outcome other = run({"clean", sample("shop"), "--method", method, "--site", path("shop")});
        EXPECT_EQ(other.code, 0);
        EXPECT_THAT(other.out, HasSubstr("<body"));
        EXPECT_THAT(other.err, AllOf(HasSubstr("shop.html: hardly fits the pages of --site: 1 of its "),
                                     HasSubstr(" element nodes are there\n")))
            << method;
        EXPECT_EQ(std::ranges::count(other.err, '\n'), 1);
    }
}

TEST_F(Clean, namesTheSiteForMethodsThatLearnAndForNoOthers)
{
    fs::create_directories(path("shop"));
    file("shop/one.html", shopPage("one"));
    expectFailure(2, "--method", {"clean", sample("shop"), "--method", "sst"});
    expectFailure(2, "--site", {"clean", sample("shop"), "--method", "all", "--site", path("shop")});
    expectFailure(2, "'k=0'", {"clean", sample("shop"), "--method", "pagelets,k=0", "--site", path("shop")});
    expectFailure(3, "missing", {"clean", sample("shop"), "--method", "sst", "--site", path("missing")});
}

} // namespace
} // namespace tagseam::test
