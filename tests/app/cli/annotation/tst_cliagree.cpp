// SPDX-License-Identifier: MIT
// tagseam-cli annotation agree: figures, disagreements, orphans, and the merged file.
#include "tests/app/cli/clitest.h"

namespace tagseam::test {
namespace {

// body 0, p 1 3 5 7 9; the texts are long enough to be found again on a changed page.
std::string fiveWith(const std::string& second)
{
    return "<body><p>a paragraph of this page alone</p><p>" + second +
           "</p><p>c, and what follows from it here</p><p>d, the fourth one of all of them</p>"
           "<p>e, with which all of it comes to its end</p></body>";
}

class CliAgree : public Cli {
  protected:
    // `labels`: "record=/html/body/p[1]".
    std::string made(const std::string& name, const std::vector<std::string>& labels,
                     const std::string& annotator) const
    {
        std::vector<std::string> arguments{"annotation", "make", page(), "-o", path(name)};
        if (!annotator.empty())
            arguments.insert(arguments.end(), {"--annotator", annotator});
        for (const std::string& label : labels)
            arguments.insert(arguments.end(), {"--label", label});
        answer(arguments);
        return path(name);
    }
    std::string page() const { return file("page.html", fiveWith("b, which is another text by far")); }
    std::string ana() const
    {
        return made("ana.json",
                    {"record=/html/body/p[1]", "record=/html/body/p[2]", "sidebar=/html/body/p[5]"}, "Ana");
    }
    std::string bo() const
    {
        return made("bo.json",
                    {"record=/html/body/p[1]", "sidebar=/html/body/p[2]", "sidebar=/html/body/p[5]"}, "Bo");
    }
};

TEST_F(CliAgree, figuresAreThoseByHandAndTheTableNamesWhoSaysWhat)
{
    const Json json = this->json({"annotation", "agree", page(), ana(), bo()});
    EXPECT_THAT(keysOf(json), ElementsAre("schema", "page", "annotators", "nodes", "mean", "pairs",
                                          "disagreements", "agreed", "open", "merged"));
    expectHas(json, {{"schema", "tagseam.agreement/1"}, {"nodes", 11}});
    // Same: all but p 2 and its text, 9 of 11. By chance: record 4 * 2, sidebar 2 * 4, none 5 * 5 of 121.
    EXPECT_NEAR(json["pairs"][0]["kappa"].get<double>(), (99.0 - 41) / (121 - 41), 1e-12);
    EXPECT_EQ(json["mean"]["kappa"], json["pairs"][0]["kappa"]);
    EXPECT_EQ(json["pairs"][0]["bCubedNodes"]["f1"], 1.0); // the same segments, by other names
    ASSERT_EQ(json["disagreements"].size(), 1U);
    expectHas(json["disagreements"][0],
              {{"node", "/html/body/p[2]"}, {"alone", false}, {"labels", Json({"record", "sidebar"})}});
    EXPECT_EQ(json["agreed"].size(), 2U);
    EXPECT_EQ(json["open"][1]["saidBy"], Json({1}));
    EXPECT_TRUE(json["merged"].is_null());
    const std::string text = answer({"annotation", "agree", page(), ana(), bo()});
    for (const char* each : {"0.725", "Ana, Bo\n", "record | sidebar", "/html/body/p[2]  by Bo\n"})
        EXPECT_THAT(text, HasSubstr(each));
    const Json same = this->json({"annotation", "agree", page(), ana(), ana()});
    EXPECT_EQ(same["agreed"].size(), 3U);
    EXPECT_TRUE(same["disagreements"].empty() && same["open"].empty());
    EXPECT_EQ(same["mean"]["kappa"], 1.0);
}

TEST_F(CliAgree, orphansAreExcludedAndNamed)
{
    const std::string changed = file("changed.html", fiveWith("other"));
    const Json json = this->json({"annotation", "agree", changed, ana(), bo()});
    expectHas(json["annotators"][0], {{"marks", 3}, {"complete", 2}});
    EXPECT_EQ(json["annotators"][0]["orphans"][0]["id"], "m2");
    EXPECT_TRUE(json["disagreements"].empty());
}

TEST_F(CliAgree, majorityOfThreeDecides)
{
    const std::string out = path("merged.json");
    const std::string cy =
        made("cy.json", {"record=/html/body/p[1]", "record=/html/body/p[2]", "sidebar=/html/body/p[4]"}, "");
    const std::string text =
        answer({"annotation", "agree", page(), ana(), bo(), cy, "--merge", out, "--majority"});
    EXPECT_THAT(text, HasSubstr("Ana, cy.json\n")); // a file names an annotator without a name
    EXPECT_EQ(Json::parse(contentOf(out))["total"], 3);
}

TEST_F(CliAgree, mergedFileHasWhatAllMakeAndReplacesNothingUnasked)
{
    const std::string out = file("merged.json", "precious");
    const std::vector<std::string> merging{"annotation", "agree", page(), ana(), bo(), "--merge"};
    const auto into = [&](const std::string& merged) { return with(merging, {merged, "--force"}); };
    expectFailure(4, "--force", {"annotation", "agree", page(), ana(), bo(), "--merge", out});
    EXPECT_EQ(contentOf(out), "precious");
    EXPECT_EQ(json(into(out))["merged"], out);
    const Json merged = Json::parse(contentOf(out));
    expectHas(merged, {{"annotator", "adjudicated"}, {"total", 2}, {"progress", "in-work"}});
    EXPECT_EQ(merged["page"]["tree"], "source");
    EXPECT_EQ(json({"annotation", "check", page(), out})["complete"], 2);
    // Neither the page nor an annotation of it is replaced, under any name.
    fs::create_symlink(path("ana.json"), path("link.json"));
    for (const std::string name : {"page.html", "./page.html", "bo.json", "link.json"}) {
        const std::string before = contentOf(path(name));
        expectFailure(2, "--merge", into(path(name)));
        EXPECT_EQ(contentOf(path(name)), before) << name;
    }
    const std::string browser = file("browser.html", browserTree());
    for (const char* name : {"one.json", "two.json"})
        answer(
            {"annotation", "make", browser, "-o", path(name), "--label", "main=p.c", "--url", "http://x/"});
    answer({"annotation", "agree", browser, path("one.json"), path("two.json"), "--merge", out, "--force"});
    EXPECT_EQ(Json::parse(contentOf(out))["page"], Json::parse(contentOf(path("one.json")))["page"]);
    EXPECT_EQ(Json::parse(contentOf(out))["page"]["tree"], "rendered");
}

TEST_F(CliAgree, whatIsWrongIsSaidInOneLine)
{
    expectFailure(2, "ANNOTATION", {"annotation", "agree", page(), ana()});
    expectFailure(2, "--force", {"annotation", "agree", page(), ana(), bo(), "--force"});
    expectRefused(3, {"annotation", "agree", page(), ana(), path("none.json")});
    expectRefused(3, {"annotation", "agree", page(), ana(), file("bad.json", "{")});
    expectRefused(3, {"annotation", "agree", path("none.html"), ana(), bo()});
    expectRefused(4, {"annotation", "agree", page(), ana(), bo(), "--merge", path("no/merged.json")});
}

} // namespace
} // namespace tagseam::test
