// SPDX-License-Identifier: MIT
// tagseam-cli clean: each filter by its name, its reasons, and wrong input.
#include "tests/app/cli/clitest.h"

namespace tagseam::test {
namespace {

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
              answer({"prune", sample("shop"), "--variant", "jidm-2013"}));
}

TEST_F(Clean, saysWhyASubtreeWent)
{
    const std::string page =
        file("p.html", "<body><ul><li>1<li>2</ul><div><a>x</a><b>y</b></div><p>text</p></body>");
    EXPECT_THAT(answer({"clean", page, "--method", "tag-rules,threshold=3", "--why"}),
                AllOf(HasSubstr("same-tag"), HasSubstr("/html/body/ul\n"), HasSubstr("few-tags"),
                      Not(HasSubstr("/html/body/p"))));
    EXPECT_NE(answer({"clean", page, "--method", "jidm-2013", "--why"}), "") << "it reports no decisions";
    EXPECT_THAT(answer({"clean", page, "--method", "all", "-o", path("out.html")}), HasSubstr("0.00 %\n"));
    EXPECT_THAT(contentOf(path("out.html")), HasSubstr("<body"));
    const Json clean = json({"clean", page, "--method", "tag-rules,threshold=3"});
    expectHas(clean, {{"schema", "tagseam.clean/1"}, {"threshold", 3}});
    ASSERT_EQ(clean["decisions"].size(), 2U);
    EXPECT_EQ(clean["decisions"][1].dump(),
              R"({"kept":false,"reason":"same-tag","figure":2.0,"nodes":["/html/body/ul"]})");
    EXPECT_TRUE(clean["learnt"].is_null());
}

TEST_F(Clean, saysWhatIsWrong)
{
    expectFailure(2, "--method", {"clean", sample("shop")});
    expectFailure(2, "combined", {"clean", sample("shop"), "--method", "all", "--why", "--json"});
    expectFailure(3, "gone.html", {"clean", path("gone.html"), "--method", "all"});
    expectRefused(4, {"clean", sample("shop"), "--method", "all", "-o", path("no/folder.html")});
    expectFailure(2, "--method", {"clean", sample("shop"), "--method", "sst"});
    expectFailure(3, "missing", {"clean", sample("shop"), "--method", "sst", "--site", path("missing")});
}

TEST_F(Clean, learnsFromPagesOfTheSite)
{
    const std::string page = file("four.html", shopPage("four"));
    for (const char* method : {"sst,leaves=text-parents", "pagelets", "pagelets,k=2"})
        EXPECT_THAT(answer({"clean", page, "--method", method, "--site", path("shop")}),
                    AllOf(HasSubstr("four"), Not(HasSubstr("News"))))
            << method;
    const Json pagelets = json({"clean", page, "--method", "pagelets", "--site", path("shop")});
    expectHas(pagelets, {{"threshold", 2}, {"learnt", 3}});
    EXPECT_EQ(pagelets["decisions"][0]["reason"], "template");
    const Json sst = json({"clean", page, "--method", "sst,leaves=text-parents,threshold=0.2", "--site",
                           path("shop/one.html"), "--site", path("shop/two.html")});
    expectHas(sst, {{"threshold", 0.2}, {"learnt", 2}});
    EXPECT_EQ(sst["decisions"][0].dump(),
              R"({"kept":false,"reason":"noisy","figure":0.0,"nodes":["/html/body/ul"]})");
    const Outcome other = run({"clean", sample("shop"), "--method", "sst+mdr-2003", "--site", path("shop")});
    EXPECT_EQ(other.code, 0);
    EXPECT_THAT(other.err, AllOf(HasSubstr("shop.html: "), HasSubstr("--site"))) << "it hardly fits";
    EXPECT_EQ(std::ranges::count(other.err, '\n'), 1);
}

TEST_F(Clean, removesWordsFromKeptTextsAsSiteCleanDoes)
{
    for (const std::string name : {"ML-1430", "C4100"})
        file("trail/" + name + ".html", "<html><body><p>Home Guides " + name + "</p><hr></body></html>");
    const std::string page = path("trail/C4100.html");
    const auto clean = [&](std::vector<std::string> more) {
        std::vector<std::string> arguments{"clean", page, "--method", "sst", "--site", path("trail")};
        arguments.insert(arguments.end(), more.begin(), more.end());
        return arguments;
    };
    const std::string html = answer(clean({}));
    EXPECT_THAT(html, AllOf(HasSubstr("C4100"), Not(HasSubstr("Home")), Not(HasSubstr("Guides"))));
    answer({"site", "learn", path("trail"), "-o", path("trail.sst")});
    EXPECT_EQ(html, run({"site", "clean", page, "--sst", path("trail.sst")}).out);
    EXPECT_EQ(json(clean({}))["textEdits"].dump(),
              R"-([{"node":"/html/body/p/text()","removed":["Home","Guides"]}])-");
    EXPECT_THAT(answer(clean({"--why"})), HasSubstr("2 removed"));
}

} // namespace
} // namespace tagseam::test
