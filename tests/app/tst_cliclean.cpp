// SPDX-License-Identifier: MIT
// tagseam-cli clean: each filter by its name, what it says of itself, and wrong input.
#include "clitest.h"

namespace tagseam::test {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

std::string shopPage(const std::string& text)
{
    return "<html><body><ul><li><a href=a>Home</a></li><li><a href=b>News</a></li><li><a href=c>Help</a></li>"
           "</ul><div class=main><p>" +
           text + "</p></div></body></html>";
}

class Clean : public Cli {
  protected:
    void SetUp() override
    {
        Cli::SetUp();
        fs::create_directories(path("shop"));
        for (const char* name : {"one", "two", "three"})
            file("shop/" + std::string(name) + ".html", shopPage(name));
    }
};

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
    EXPECT_THAT(
        answer({"clean", page, "--method", "all", "-o", path("out.html")}),
        AllOf(HasSubstr("method     all\n"), HasSubstr("reduction  0.00 %\n"), HasSubstr("written    ")));
    EXPECT_THAT(contentOf(path("out.html")), HasSubstr("<body"));
    const Json clean = json({"clean", page, "--method", "tag-rules,threshold=3"});
    EXPECT_EQ(clean["schema"], "tagseam.clean/1");
    EXPECT_EQ(clean["threshold"], 3);
    ASSERT_EQ(clean["decisions"].size(), 2U);
    EXPECT_EQ(clean["decisions"][1].dump(),
              R"({"kept":false,"reason":"same-tag","figure":2.0,"nodes":["/html/body/ul"]})");
    EXPECT_TRUE(clean["learnt"].is_null());
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
    expectFailure(2, "--method", {"clean", sample("shop"), "--method", "sst"});
    expectFailure(2, "--site", {"clean", sample("shop"), "--method", "all", "--site", path("shop")});
    expectFailure(3, "missing", {"clean", sample("shop"), "--method", "sst", "--site", path("missing")});
}

TEST_F(Clean, learnsFromPagesOfTheSite)
{
    const std::string page = file("four.html", shopPage("four"));
    for (const char* method : {"sst,leaves=text-parents", "pagelets", "pagelets,k=2"})
        EXPECT_THAT(answer({"clean", page, "--method", method, "--site", path("shop")}),
                    AllOf(HasSubstr("four"), Not(HasSubstr("News"))))
            << method;
    EXPECT_THAT(answer({"clean", page, "--method", "pagelets", "--site", path("shop"), "--why"}),
                AllOf(HasSubstr("threshold  2\n"), HasSubstr("learnt     3 pages\n"),
                      HasSubstr("noise  template              3      1  /html/body/ul\n"),
                      HasSubstr("kept   pagelet               0      1  /html/body/div\n")));
    const Json sst = json({"clean", page, "--method", "sst,leaves=text-parents,threshold=0.2", "--site",
                           path("shop/one.html"), "--site", path("shop/two.html")});
    EXPECT_EQ(sst["threshold"], 0.2);
    EXPECT_EQ(sst["learnt"], 2);
    EXPECT_EQ(sst["decisions"][0].dump(),
              R"({"kept":false,"reason":"noisy","figure":0.0,"nodes":["/html/body/ul"]})");
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

} // namespace
} // namespace tagseam::test
