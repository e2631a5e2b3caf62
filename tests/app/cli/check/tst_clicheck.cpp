// SPDX-License-Identifier: MIT
// tagseam-cli check: expectations, exit codes, reports, baselines.
#include "tests/app/cli/clitest.h"

namespace tagseam::test {
namespace {

class Check : public Cli {
  protected:
    void SetUp() override
    {
        Cli::SetUp();
        fs::copy(project, path("project"), fs::copy_options::recursive);
    }
    // The template of the project changes.
    void redesign() const
    {
        fs::copy(path("project/redesigned"), path("project/pages"),
                 fs::copy_options::recursive | fs::copy_options::overwrite_existing);
    }
    Json failing(std::vector<std::string> arguments, int code = 1) const
    {
        arguments.emplace_back("--json");
        const Outcome outcome = run(std::move(arguments));
        EXPECT_EQ(outcome.code, code) << outcome.err;
        return Json::parse(outcome.out);
    }
    std::string books() const { return path("project/pages/books.html"); }
};

// The expectation of that kind and subject on the first page.
Json expectation(const Json& report, const std::string& kind, const std::string& subject)
{
    for (const Json& each : report["pages"].at(0)["expectations"]) {
        if (each["expectation"] == kind && each["subject"] == subject)
            return each;
    }
    ADD_FAILURE() << kind << ' ' << subject;
    return {};
}

TEST_F(Check, anAnnotationIsMetUntilTheTemplateChanges)
{
    const Json before = json({"check", path("project/pages")});
    EXPECT_EQ(before["schema"], "tagseam.check/1");
    EXPECT_EQ(before["failed"], 0);
    EXPECT_EQ(before["errors"], 0);
    EXPECT_GE(before["passed"], 6);
    EXPECT_EQ(before["pages"].size(), 2U);

    redesign();
    const Json after = failing({"check", books()});
    EXPECT_TRUE(expectation(after, "marks-found", "")["passed"]) << "the records are found by their text";
    const Json records = expectation(after, "marks-kept", "record");
    EXPECT_FALSE(records["passed"]);
    EXPECT_EQ(records["all"], 12);
    EXPECT_EQ(records["wrong"].size(), 12U);
    EXPECT_EQ(records["wrong"][0]["nodes"][0], "/html/body/main/ul/li[1]");
    EXPECT_TRUE(expectation(after, "marks-pruned", "navigation")["passed"]);
}

TEST_F(Check, aFailureHasTheReasonTheChangesAndTheState)
{
    redesign();
    const Json list = expectation(failing({"check", books(), "--keep", "ul.books"}), "keep", "ul.books");
    const Json explained = json({"explain", books(), "--node", "ul.books"});
    EXPECT_EQ(list["why"]["level"], explained["lost"]["level"]);
    EXPECT_EQ(list["why"]["kept"], explained["lost"]["kept"]);
    EXPECT_EQ(list["why"]["changes"].size(), explained["whatIfs"].size());
    EXPECT_GE(list["why"]["facts"].size(), 4U);
    EXPECT_THAT(
        list["state"].get<std::string>(),
        AllOf(StartsWith(books() + '#'), HasSubstr("&node=/html/body/main/ul"), HasSubstr("show=why")));
    const Outcome text = run({"check", books(), "--keep", "ul.books"});
    EXPECT_EQ(text.code, 1);
    EXPECT_EQ(text.err, "");
    EXPECT_THAT(run({"check", books(), "--keep", "ul.books", "--markdown"}).out,
                HasSubstr("\n- split: before position "));
    run({"check", books(), "--keep", "ul.books", "--junit", path("report.xml")});
    EXPECT_THAT(contentOf(path("report.xml")), HasSubstr("\nsplit: before position "));
    for (const auto& fact : list["why"]["facts"])
        EXPECT_THAT(text.out, HasSubstr(fact["value"].get<std::string>()));
    EXPECT_THAT(text.out, HasSubstr("tagseam '" + list["state"].get<std::string>() + "'"));
}

TEST_F(Check, eachSelectorIsAnExpectation)
{
    const std::string page = file("alone.html", contentOf(books()));
    const Json met = json({"check", page, "--keep", "ul.books", "--keep", "//li", "--prune", "footer"});
    EXPECT_EQ(met["passed"], 3);
    const Json wrong = failing({"check", page, "--prune", "ul.books", "--keep", "ol", "--keep", "footer"});
    EXPECT_EQ(wrong["failed"], 3);
    EXPECT_EQ(expectation(wrong, "keep", "ol")["all"], 0) << "a selector without nodes fails";
    EXPECT_EQ(expectation(wrong, "prune", "ul.books")["wrong"].size(), 1U);
    expectFailure(2, "--keep", {"check", page, "--keep", "li:"});
    expectFailure(2, "--prune", {"check", page, "--prune", "//li["});
}

TEST_F(Check, pagesAreCheckedWithEdits)
{
    redesign();
    const Json list = expectation(failing({"check", books(), "--keep", "ul.books"}), "keep", "ul.books");
    EXPECT_FALSE(list["passed"]);
    const std::string noList = "remove ul.books";
    const Json gone =
        expectation(failing({"check", books(), "--keep", "ul.books", "--edit", noList}), "keep", "ul.books");
    EXPECT_FALSE(gone["passed"]) << "no node is there";
    // The first change of the template that explain lists is made, and the list is kept.
    const Json explained = json({"explain", books(), "--node", "ul.books"});
    std::string edit;
    for (const Json& each : explained["whatIfs"]) {
        const std::string value =
            each["arguments"].empty() ? "" : each["arguments"].back().get<std::string>();
        if (each["changed"] == "without")
            edit = "remove " + value;
        else if (each["changed"] == "own-class" || each["changed"] == "one-class")
            edit = "set " + value.substr(0, value.rfind("=>")) +
                   " => class=" + value.substr(value.rfind("=>") + 2);
        if (!edit.empty())
            break;
    }
    ASSERT_FALSE(edit.empty());
    const Json mended = json({"check", books(), "--keep", "ul.books", "--edit", edit});
    EXPECT_TRUE(expectation(mended, "keep", "ul.books")["passed"]) << edit;
    const Json other = failing({"check", books(), "--keep", "ul.books", "--edit", "set ul.books => title=x"});
    EXPECT_NE(expectation(other, "keep", "ul.books")["state"].get<std::string>().find("edit="),
              std::string::npos);
    const Json unwrapped = failing({"check", books(), "--edit", "unwrap li.book"});
    EXPECT_TRUE(expectation(unwrapped, "marks-found", "")["passed"]) << "what was in the records is there";
    const Json lost = failing({"check", books(), "--edit", "remove li.book"});
    EXPECT_FALSE(expectation(lost, "marks-found", "")["passed"]) << "the records are gone";
    const Json bad = failing({"check", books(), "--edit", "remove .nothing"}, 3);
    EXPECT_EQ(bad["errors"], 1);
    EXPECT_NE(bad["pages"][0]["error"].get<std::string>().find(".nothing"), std::string::npos);
}

TEST_F(Check, f1IsThatOfTheScore)
{
    const Json scored = json({"score", books(), "--method", "jidm-2013"});
    const double f1 = scored["scores"][0]["characters"]["f1"].get<double>();
    const auto least = [&](double share) {
        return std::vector<std::string>{"check",     books(),    "--method",
                                        "jidm-2013", "--min-f1", fmt::format("{}", share)};
    };
    EXPECT_DOUBLE_EQ(expectation(json(least(f1 - 0.001)), "min-f1", "")["f1"].get<double>(), f1);
    redesign();
    EXPECT_FALSE(expectation(failing({"check", books(), "--min-f1", "0.5"}), "min-f1", "")["passed"]);
}

TEST_F(Check, aBaselineIsMetUntilOtherTextsAreKept)
{
    const std::string baseline = path("project/baseline.json");
    answer({"check", path("project/pages"), "--write-baseline", baseline});
    const Json written = Json::parse(contentOf(baseline));
    EXPECT_EQ(written["schema"], "tagseam.baseline/1");
    EXPECT_EQ(keysOf(written["pages"]), (std::vector<std::string>{"pages/books.html", "pages/story.html"}))
        << "paths from the folder of the baseline";
    EXPECT_EQ(written["pages"]["pages/books.html"]["/html/body/main/ul/li[1]/a/text()"], "The Tide Tables");
    EXPECT_TRUE(expectation(json({"check", books(), "--same-as", baseline}), "same-as", "")["passed"]);
    file("build/books.html", contentOf(books()));
    EXPECT_TRUE(expectation(json({"check", path("build"), "--same-as", baseline}), "same-as", "")["passed"])
        << "the same page of another folder";

    redesign();
    const Json same = expectation(failing({"check", books(), "--same-as", baseline}), "same-as", "");
    EXPECT_GE(same["newlyPruned"].size(), 12U);
    EXPECT_EQ(same["newlyPruned"][0], "/html/body/main/ul/li[1]");
    EXPECT_THAT(same["newlyPruned"].dump(), Not(HasSubstr("li[5]")))
        << "an advertisement of the new template";
    EXPECT_FALSE(same["newlyKept"].empty());
    const std::string other = file("project/pages/other.html", "<p>one</p><p>two</p>");
    EXPECT_FALSE(expectation(failing({"check", other, "--same-as", baseline}), "same-as", "")["inBaseline"]);
    expectRefused(3, {"check", books(), "--same-as", path("missing.json")});
    expectRefused(3, {"check", books(), "--same-as", file("x.json", "{}")});
    EXPECT_THAT(run({"check", books(), "--same-as", baseline, "--variant", "printed"}).err,
                HasSubstr("another method"));
}

TEST_F(Check, aWrittenBaselineIsNamedWithTheKeptNodes)
{
    const Outcome outcome = run({"check", books(), "--write-baseline", path("b.json")});
    EXPECT_EQ(outcome.code, 0);
    EXPECT_THAT(outcome.out, AllOf(HasSubstr("written    " + path("b.json")), HasSubstr(" nodes kept\n")));
    json({"check", books(), "--write-baseline", path("b.json")});
}

TEST_F(Check, aLostMarkIsNamedByItsLabelAndText)
{
    const std::string page = file("page.html", "<body><p>The weir in spring<p>second");
    answer({"annotation", "make", page, "--label", "record=p", "-o", path("page.html.annotation.json")});
    file("page.html", "<body><p>Another text<p>second");
    const Outcome text = run({"check", page, "--junit", path("report.xml")});
    EXPECT_EQ(text.code, 1);
    EXPECT_THAT(text.out, HasSubstr("mark m1, record \"The weir in spring\""));
    EXPECT_THAT(contentOf(path("report.xml")), HasSubstr("The weir in spring"));
    EXPECT_THAT(run({"check", page, "--markdown"}).out, HasSubstr("The weir in spring"));
}

TEST_F(Check, aCrawlOfSeveralPagesNamesTheWayToChooseOne)
{
    const std::string crawl = file("c.warc", warcRecord("http://h/1", "text/html", "<main>one</main>") +
                                                 warcRecord("http://h/2", "text/html", "<main>two</main>"));
    const Outcome outcome = run({"check", crawl, "--keep", "main"});
    EXPECT_EQ(outcome.code, 3);
    EXPECT_THAT(outcome.out, AllOf(HasSubstr("has 2 pages"), HasSubstr("c.warc#entry=NUMBER")));
    EXPECT_NE(run({"check", crawl + "#entry=2", "--keep", "main"}).code, 3);
}

TEST_F(Check, aPageThatCannotBeCheckedIsAnErrorAndTheOthersGoOn)
{
    const std::string junit = path("report.xml");
    const std::string missing = path("missing.html");
    const Json report = failing({"check", missing, books(), "--junit", junit}, 3);
    EXPECT_EQ(report["errors"], 1);
    EXPECT_EQ(report["failed"], 0);
    EXPECT_NE(report["pages"][0]["error"], nullptr);
    EXPECT_EQ(report["pages"][1]["error"], nullptr);
    EXPECT_THAT(contentOf(junit), HasSubstr("<error message="));
    const Json both = failing({"check", missing, books(), "--prune", "main"}, 1);
    EXPECT_EQ(both["errors"], 1);
    EXPECT_EQ(both["failed"], 1);
    const std::string alone = file("alone.html", "<p>one</p>");
    EXPECT_NE(failing({"check", alone}, 3)["pages"][0]["error"], nullptr) << "nothing is expected of it";
}

TEST_F(Check, junitHasASuiteForEachPageAndACaseForEachExpectation)
{
    redesign();
    const std::string junit = path("report.xml");
    const std::string strange = file("a & <b> \"c\".html", contentOf(books()));
    EXPECT_EQ(
        run({"check", path("project/pages"), strange, "--keep", "a[href^='/book']", "--junit", junit}).code,
        1);
    const std::string xml = contentOf(junit);
    EXPECT_THAT(xml, StartsWith("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites "));
    const Json report = failing({"check", path("project/pages"), strange, "--keep", "a[href^='/book']"});
    const auto count = [&](const std::string& what) {
        std::size_t found = 0;
        for (std::size_t at = 0; (at = xml.find(what, at)) != std::string::npos; ++at)
            ++found;
        return found;
    };
    EXPECT_EQ(count("<testsuite "), 3U);
    EXPECT_EQ(count("<testcase "), report["passed"].get<std::size_t>() + report["failed"].get<std::size_t>());
    EXPECT_EQ(count("<failure "), report["failed"].get<std::size_t>());
    EXPECT_THAT(xml, AllOf(HasSubstr("a &amp; &lt;b&gt; &quot;c&quot;.html"), Not(HasSubstr("<b>"))));
    const Outcome unwritten = run({"check", books(), "--junit", path("nowhere/report.xml")});
    EXPECT_EQ(unwritten.code, 4);
    EXPECT_THAT(unwritten.err, HasSubstr("nowhere"));
}

TEST_F(Check, markdownNamesTheFailures)
{
    EXPECT_THAT(answer({"check", path("project/pages"), "--markdown"}),
                StartsWith("## Template tests passed\n"));
    redesign();
    const Outcome outcome = run({"check", path("project/pages"), "--markdown"});
    EXPECT_EQ(outcome.code, 1);
    EXPECT_THAT(outcome.out, AllOf(StartsWith("## Template tests failed\n"), HasSubstr("books.html\n"),
                                   HasSubstr("**record marks are kept**"), HasSubstr("\n```sh\ntagseam '"),
                                   Not(HasSubstr("story.html\n"))));
}

TEST_F(Check, anAnnotationOfAnotherPageIsNoticed)
{
    const std::string other = path("project/pages/other.html");
    fs::copy(books(), other);
    answer({"annotation", "make", books(), "--label", "record=li.book", "-o", other + ".annotation.json"});
    EXPECT_EQ(run({"check", other}).err, "") << "the page was renamed";
    file("project/pages/other.html", contentOf(other) + "<p>more</p>");
    const Outcome outcome = run({"check", other});
    EXPECT_THAT(outcome.err, AllOf(HasSubstr(other), HasSubstr(books())));
    EXPECT_EQ(std::ranges::count(outcome.err, '\n'), 1);
    EXPECT_THAT(outcome.out, HasSubstr("expectation")) << "it is checked all the same";
}

TEST_F(Check, longListsAreCut)
{
    const Json page = failing({"check", sample("news"), "--keep", "main"})["pages"][0];
    for (const Json& expectation : page["expectations"]) {
        if (expectation["passed"] == true)
            continue;
        std::string advice;
        for (const Json& fact : expectation["why"]["facts"])
            advice += fact["value"].get<std::string>() + '\n';
        EXPECT_THAT(advice, HasSubstr(" more")) << "the advice is about hundreds of elements";
        EXPECT_LT(std::ranges::count(advice, '`'), 40) << advice;
    }
    std::string texts;
    for (int i = 0; i < 100; ++i)
        texts += fmt::format("<p>text {}</p>", i);
    const std::string one = file("list.html", texts);
    answer({"check", one, "--method", "all", "--write-baseline", path("base.json")});
    file("list.html", "<p>new</p>");
    const Json same = expectation(failing({"check", one, "--method", "all", "--same-as", path("base.json")}),
                                  "same-as", "");
    EXPECT_EQ(same["missing"].size(), 100U);
    EXPECT_THAT(same["failure"].get<std::string>(), AllOf(HasSubstr("97 more"), Not(HasSubstr("text 3"))));
}

TEST_F(Check, aFailureAboutATextThatAReaderDoesNotSeeSaysWhy)
{
    const std::string page = file("page.html", "<body><h1>Harbour</h1><p>The ferry leaves at noon.</p>"
                                               "<video><p>Your browser shows no films.</p></video>");
    for (const char* method : {"", "content"}) {
        const Json report = failing({"check", page, "--prune", "video p", "--method", method});
        const Json facts = expectation(report, "prune", "video p")["why"]["facts"];
        EXPECT_TRUE(std::ranges::any_of(facts, [](const Json& fact) { return fact["name"] == "unseen"; }))
            << facts;
    }
}

TEST_F(Check, aFailureOfContentDetectionNamesTheBlockItsPointsAndTheChange)
{
    const std::string page = sample("article");
    const Json content = json({"content", page});
    for (const auto& [option, selector, isKept] :
         {std::tuple{"--prune", "article p:nth-of-type(3)", true}, std::tuple{"--prune", "article", true},
          std::tuple{"--keep", ".more__title", false}, std::tuple{"--keep", "ul.more__list", false}}) {
        const Json report = failing({"check", page, option, selector, "--method", "content"});
        const Json why = expectation(report, option + 2, selector)["why"];
        const Json& block = why["block"];
        ASSERT_TRUE(block.is_object()) << selector << why;
        EXPECT_EQ(block["isKept"], isKept) << selector;
        EXPECT_TRUE(std::ranges::any_of(content["blocks"], [&](const Json& each) {
            return each["node"] == block["node"] && each["points"] == block["points"];
        })) << selector;
        const Json explained =
            json({"explain", page, "--method", "content", "--node", block["node"].get<std::string>()});
        EXPECT_EQ(explained["block"], block) << selector;
        const std::string change = isKept ? "prune by" : "keep by";
        for (const std::string& fact : {std::string("block"), std::string("points"), change}) {
            EXPECT_TRUE(
                std::ranges::any_of(why["facts"], [&](const Json& each) { return each["name"] == fact; }))
                << selector << ' ' << fact;
        }
    }
}

TEST_F(Check, anyMethodCanBeChecked)
{
    const std::string story = file("story.html", contentOf(path("project/pages/story.html")));
    EXPECT_EQ(json({"check", story, "--method", "content", "--keep", "article"})["passed"], 1);
    EXPECT_EQ(json({"check", story, "--method", "all", "--keep", "nav"})["method"], "all");
    const Json pruned = failing({"check", story, "--method", "link-lists", "--keep", "nav"});
    const Json nav = expectation(pruned, "keep", "nav");
    EXPECT_FALSE(nav["why"]["facts"].empty());
    EXPECT_FALSE(nav["why"].contains("level")) << "only the search has levels";
    expectRefused(2, {"check", story, "--method", "content", "--keep", "p", "--min-difference", "0.3"});
    expectRefused(2, {"check", story, "--method", "sst"});
    expectRefused(2, {"check", story, "--method", "no-such-method"});
}

} // namespace
} // namespace tagseam::test
