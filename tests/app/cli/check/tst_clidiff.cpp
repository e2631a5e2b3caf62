// SPDX-License-Identifier: MIT
// tagseam-cli diff: two pages, two folders, the change that did it.
#include "tests/app/cli/clitest.h"

namespace tagseam::test {
namespace {

const std::string before = project + "/pages/books.html";
const std::string after = project + "/redesigned/books.html";

class Diff : public Cli {
  protected:
    Json differing(std::vector<std::string> arguments, int code = 1) const
    {
        arguments.emplace_back("--json");
        const Outcome outcome = run(std::move(arguments));
        EXPECT_EQ(outcome.code, code) << outcome.err;
        return Json::parse(outcome.out);
    }
};

TEST_F(Diff, equalPagesAreEqual)
{
    for (const char* name : {"shop", "news", "misnested"}) {
        const Json report = json({"diff", sample(name), sample(name)});
        EXPECT_EQ(report["schema"], "tagseam.diff/1");
        EXPECT_EQ(report["pages"][0]["same"], true);
        EXPECT_TRUE(report["pages"][0]["subtrees"].empty());
        EXPECT_EQ(report["pages"][0]["level"], nullptr);
    }
}

TEST_F(Diff, namesTheChangeOfTheTemplateThatPrunedTheList)
{
    const Json page = differing({"diff", before, after})["pages"][0];
    EXPECT_EQ(page["same"], false);
    EXPECT_GE(page["counts"]["pruned"], 84);
    ASSERT_FALSE(page["responsible"].empty());
    const Json change = page["changes"][page["responsible"][0].get<std::size_t>()];
    expectHas(change, {{"kind", "added"}, {"element", "label.topic"}, {"places", 31}});
    const Json search = json({"search", after});
    EXPECT_EQ(page["newRegion"], search["region"]);
    const Outcome text = run({"diff", before, after});
    EXPECT_THAT(text.out, AllOf(HasSubstr("31 `label.topic` added"), HasSubstr("now pruned")));
    EXPECT_EQ(text.err, "");
}

TEST_F(Diff, changesOfThePageAreListedWhenNoStatusChanged)
{
    const std::string old = file("old.html", "<ul class=a><li>one<li>two</ul><p>text</p>");
    const std::string restyled = file("new.html", "<ul class=b><li>one<li>two</ul><p>words</p>");
    const std::string text = answer({"diff", old, restyled, "--method", "all"});
    EXPECT_THAT(text, AllOf(HasSubstr("no node changed its status"), HasSubstr("\nno effect"),
                            HasSubstr(R"(from "a" to "b")"), HasSubstr("the words of 1 text")));
    EXPECT_THAT(answer({"diff", old, restyled, "--method", "all", "--markdown"}),
                AllOf(HasSubstr("- no effect: the class of"), HasSubstr("tagseam '" + restyled + "#")));
    const std::string longer =
        file("longer.html", "<ul class=a><li>one<li>two</ul><p>text</p><ol><li>x</ol>");
    EXPECT_THAT(run({"diff", old, longer, "--method", "all"}).out, HasSubstr("1 `ol` added (3 nodes)"));
    EXPECT_THAT(run({"diff", longer, old, "--method", "all"}).out, HasSubstr("1 `ol` removed (3 nodes)"));
    EXPECT_THAT(answer({"diff", old, old}), Not(HasSubstr("no effect")));
    EXPECT_THAT(run({"diff", before, after}).out, Not(HasSubstr("no effect")));
}

TEST_F(Diff, theStateShowsTheChange)
{
    const auto stateOf = [&](const std::string& first, const std::string& second) {
        const Outcome outcome = run({"diff", first, second, "--json"});
        return Json::parse(outcome.out)["pages"][0]["state"];
    };
    const std::string state = stateOf(before, after);
    EXPECT_THAT(state, AllOf(StartsWith(after + '#'), HasSubstr("&level=2&"),
                             HasSubstr("&node=/html/body/main"), HasSubstr("show=why")));
    EXPECT_THAT(run({"diff", before, after, "--markdown"}).out,
                HasSubstr("\n```sh\ntagseam '" + state + "'"));
    EXPECT_EQ(stateOf(before, before), nullptr);
    const std::string shorter = file("shorter.html", "<p>one</p>");
    const std::string longer = file("longer.html", "<p>one</p><h2>two</h2>");
    EXPECT_THAT(stateOf(longer, shorter).get<std::string>(), StartsWith(longer + '#'))
        << "only the old version has the node";
}

TEST_F(Diff, foldersAreComparedPageByPage)
{
    fs::copy(project + "/pages", path("new"));
    file("new/more.html", "<p>one</p>");
    const Json report = differing({"diff", project + "/pages", path("new")});
    EXPECT_EQ(report["pages"].size(), 2U);
    EXPECT_EQ(report["onlyInNew"], Json::array({"more.html"}));
    EXPECT_EQ(report["onlyInOld"], Json::array());
    EXPECT_TRUE(report["pages"][0]["same"]);
    fs::remove(path("new/more.html"));
    EXPECT_EQ(json({"diff", project + "/pages", path("new")})["pages"].size(), 2U);
    expectFailure(2, before, {"diff", path("new"), before});
}

TEST_F(Diff, markdownIsAComment)
{
    const Outcome outcome = run({"diff", project + "/pages", project + "/redesigned", "--markdown"});
    EXPECT_EQ(outcome.code, 1);
    EXPECT_THAT(outcome.out, AllOf(StartsWith("## Template difference\n"), HasSubstr("| now pruned"),
                                   HasSubstr("1 equal"), Not(HasSubstr("### " + project + "/pages/story"))));
}

TEST_F(Diff, otherMethodsAreComparedToo)
{
    const Json page = differing({"diff", before, after, "--method", "all"})["pages"][0];
    EXPECT_EQ(page["counts"]["pruned"], 0);
    EXPECT_EQ(page["oldRegion"], nullptr);
    EXPECT_EQ(page["level"], nullptr);
    expectRefused(2, {"diff", before, after, "--method", "sst"});
    expectRefused(3, {"diff", before, path("missing.html")});
}

} // namespace
} // namespace tagseam::test
