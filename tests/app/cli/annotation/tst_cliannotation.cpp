// SPDX-License-Identifier: MIT
// tagseam-cli annotation: make and check.
#include "tests/app/cli/clitest.h"

namespace tagseam::test {
namespace {

constexpr const char* twoRecords =
    "<body><h1>Results of the search</h1><div class=r>First record of the list, with text"
    "</div><div class=r>Second record of the list, with text</div>";

class CliAnnotation : public Cli {
  protected:
    std::string made(const std::string& page, const std::string& label) const
    {
        answer({"annotation", "make", page, "--label", label, "-o", path("a.json"), "--annotator", "Ana",
                "--url", "http://example.org/"});
        return path("a.json");
    }
};

TEST_F(CliAnnotation, whatIsMadeIsOnItsPage)
{
    const std::string page = file("page.html", twoRecords);
    const std::string annotation = made(page, "record=div.r");
    const Json written = Json::parse(contentOf(annotation));
    expectHas(written, {{"annotator", "Ana"}, {"total", 2}});
    EXPECT_EQ(written["page"]["url"], "http://example.org/");
    EXPECT_THAT(answer({"annotation", "check", page, annotation}), HasSubstr("/html/body/div[2]\n"));
    const Json json = Json::parse(answer({"annotation", "check", page, annotation, "--json"}));
    EXPECT_EQ(keysOf(json), (std::vector<std::string>{"schema", "marks", "complete", "samePage", "items"}));
    EXPECT_EQ(keysOf(json["items"][0]), (std::vector<std::string>{"id", "label", "complete", "targets"}));
    EXPECT_EQ(keysOf(json["items"][0]["targets"][0]),
              (std::vector<std::string>{"node", "others", "by", "orphan", "detail", "selects", "agree"}));
    EXPECT_EQ(json["samePage"], true);
    EXPECT_EQ(json["items"][0]["targets"][0]["agree"], true);
    const Json rendered = Json::parse(contentOf(made(file("tree.html", browserTree()), "main=p.c")));
    expectHas(rendered["page"], {{"tree", "rendered"}, {"sha256", ""}});
    const std::string other = file("other.html", "<body><i>x</i><p>y"); // as many nodes
    const Outcome checked = run({"annotation", "check", other, path("a.json"), "--json"});
    EXPECT_EQ(Json::parse(checked.out)["samePage"], false);
}

TEST_F(CliAnnotation, aQuoteOfAnotherToolAgreesWithItsPosition)
{
    const auto agrees = [&](const std::string& selectors) {
        const std::string annotation = file(
            "b.json", "\xEF\xBB\xBF"
                      R"({"@context": "http://www.w3.org/ns/anno.jsonld", "type": "AnnotationPage", "items": [
                      {"type": "Annotation", "id": "http://h/1",
                      "body": {"type": "TextualBody", "purpose": "tagging", "value": "main"},
                      "target": {"source": "http://h/", "selector": [)" +
                          selectors + "]}}]}");
        const std::string page = file("page.html", "<body><p>once</p><p>twice</p><p>twice</p>");
        const Json checked = Json::parse(run({"annotation", "check", page, annotation, "--json"}).out);
        return checked["items"][0]["targets"][0]["agree"].get<bool>();
    };
    EXPECT_TRUE(agrees(R"({"type": "TextQuoteSelector", "exact": "once"})"));
    EXPECT_TRUE(agrees(R"({"type": "TextQuoteSelector", "exact": "twice"},
                          {"type": "TextPositionSelector", "start": 9, "end": 14})"));
    EXPECT_FALSE(agrees(R"({"type": "TextQuoteSelector", "exact": "once"},
                           {"type": "TextPositionSelector", "start": 9, "end": 14})"));
}

TEST_F(CliAnnotation, onAnotherStateOfThePageOrphansAreNamedAndTheCodeIsOne)
{
    const std::string annotation = made(file("page.html", twoRecords), "record=div.r");
    const std::string changed =
        file("changed.html", "<body><h1>Results of the search</h1><p>new</p><div>Other</div><div class=r>"
                             "Second record of the list, with text</div>");
    const Outcome text = run({"annotation", "check", changed, annotation});
    EXPECT_EQ(text.code, 1);
    EXPECT_EQ(text.err, "");
    EXPECT_THAT(text.out, HasSubstr("\"Other\"\n")); // the present text
    const Outcome json = run({"annotation", "check", changed, annotation, "--json"});
    EXPECT_EQ(json.code, 1);
    const Json items = Json::parse(json.out)["items"];
    EXPECT_EQ(items[0]["targets"][0]["orphan"], "other-text");
    EXPECT_TRUE(items[0]["targets"][0]["node"].is_null());
    EXPECT_EQ(items[1]["targets"][0]["by"], "xpath");
}

TEST_F(CliAnnotation, theSourceOfAPageWithoutUrlIsItsFileAndAnArchiveBesideItItsState)
{
    const std::string page = file("a page.html", twoRecords);
    file("a page.mhtml", "not read");
    answer({"annotation", "make", page, "--label", "record=div.r", "-o", path("a.json")});
    const Json target = Json::parse(contentOf(path("a.json")))["first"]["items"][0]["target"];
    EXPECT_THAT(target["source"].get<std::string>(), testing::StartsWith("file:///"));
    EXPECT_THAT(target["source"].get<std::string>(), testing::EndsWith("/a%20page.html"));
    EXPECT_EQ(target["state"]["type"], "TimeState");
    EXPECT_THAT(target["state"]["cached"].get<std::string>(), testing::EndsWith("/a%20page.mhtml"));
}

TEST_F(CliAnnotation, anAnnotationOfAnotherPageIsNoticed)
{
    const std::string more = std::string(twoRecords) + "<p>more";
    const std::string page = file("a shop.html", twoRecords);
    const std::string annotation = path("a.json");
    answer({"annotation", "make", page, "--label", "record=div.r", "-o", annotation});
    const std::string other = file("news.html", more);
    for (const std::vector<std::string>& command :
         std::vector<std::vector<std::string>>{{"annotation", "check"}, {"score"}}) {
        const Outcome outcome = run(with(command, {other, annotation}));
        EXPECT_EQ(outcome.code, 0);
        EXPECT_THAT(outcome.err, AllOf(HasSubstr(annotation), HasSubstr(other), HasSubstr("shop.html")));
        answer(with(command, {file("renamed.html", twoRecords), annotation}));
        answer(with(command, {file("copy/a shop.html", more), annotation})); // another version of it
    }
    Json older = Json::parse(contentOf(annotation));
    older["page"]["url"] = page;
    file("a.json", older.dump());
    file("a shop.html", more);
    answer({"annotation", "check", page, annotation}); // path and URI of one file
    const std::string onWeb = made(page, "record=div.r");
    answer({"annotation", "check", other, onWeb}); // the address of the other page is unknown
    const std::string crawl =
        file("crawl.warc", warcRecord("http://example.org/other", "text/html", twoRecords));
    EXPECT_THAT(run({"annotation", "check", crawl, onWeb}).err, HasSubstr("http://example.org/"));
}

TEST_F(CliAnnotation, convertOnAPageGivesAllSelectorsAndTextRegions)
{
    const std::string page = file("page.html", twoRecords);
    const std::string csv =
        file("truth.csv", "label,xpath\nrecord,/html/body/div[1]\nrecord,/html/body/div[2]\n");
    const Json annotation =
        Json::parse(answer({"annotation", "convert", csv, "--page", page, "--to", "json"}));
    const Json selectors = annotation["first"]["items"][1]["target"]["selector"];
    EXPECT_EQ(selectors.size(), 5U);
    EXPECT_EQ(selectors[2]["exact"], "Second record of the list, with text");
    for (const char* format : {"label-studio", "uima"}) {
        const std::string regions =
            file("regions", answer({"annotation", "convert", csv, "--page", page, "--to", format}));
        const Json back =
            Json::parse(answer({"annotation", "convert", regions, "--page", page, "--to", "json"}));
        ASSERT_EQ(back["total"], 2) << format;
        for (const std::size_t mark : {0U, 1U})
            EXPECT_EQ(back["first"]["items"][mark]["target"]["selector"][0],
                      annotation["first"]["items"][mark]["target"]["selector"][0]);
    }
    expectFailure(2, "--page", {"annotation", "convert", csv, "--to", "uima"});
    EXPECT_EQ(run({"annotation", "convert", csv, "--page", page, "--to", "uima", "-o", path("cas.xmi")}).code,
              0);
    EXPECT_THAT(contentOf(path("cas.typesystem.xml")), HasSubstr("webanno.custom.PageRegion"));
}

TEST_F(CliAnnotation, convertedMarksNameTheirPageAndAreScoredThere)
{
    const std::string page = file("set/list.html", twoRecords);
    const std::string annotation = made(page, "record=div.r");
    file("set/groundtruth.csv", answer({"annotation", "convert", annotation, "--page", page, "--to", "csv"}));
    EXPECT_THAT(run({"corpus", "run", path("set"), "--methods", "jidm-2013"}).out,
                HasSubstr("\"characters\""));
    EXPECT_THAT(answer({"annotation", "convert", annotation, "--page", page, "--to", "xml"}),
                HasSubstr("<page id=\"list.html\">"));
    answer({"annotation", "make", page, "--label", "record=div.r", "-o", path("b.json"), "--url",
            "http://example.org/a/some%20list.html?x=1"});
    EXPECT_THAT(answer({"annotation", "convert", path("b.json"), "--to", "csv"}),
                HasSubstr("\nsome list.html,record,"));
    EXPECT_THAT(answer({"annotation", "convert", annotation, "--to", "csv"}),
                HasSubstr("\nhttp://example.org/,record,"))
        << "an address without a last part";
    const std::string nameless = file("set/other.csv", "label,xpath\nrecord,/html/body/div[1]\n");
    const Outcome scored = run({"score", path("set"), nameless});
    EXPECT_THAT(scored.out + scored.err, AllOf(HasSubstr(nameless), HasSubstr("does not name the page")));
}

TEST_F(CliAnnotation, aLabelThatScoresDoNotKnowIsNoticed)
{
    const std::string page = file("page.html", twoRecords);
    const Outcome outcome =
        run({"annotation", "make", page, "--label", "maincontent=div.r", "-o", path("a.json")});
    EXPECT_EQ(outcome.code, 0);
    EXPECT_THAT(outcome.err, AllOf(HasSubstr("maincontent"), HasSubstr("main, record, navigation")));
    EXPECT_EQ(std::ranges::count(outcome.err, '\n'), 1);
}

TEST_F(CliAnnotation, whatFormatsOfTextCannotHoldIsSaid)
{
    const std::string page = file("page.html", "<body><img><p>one</p><p>two</p><p>three</p></body>");
    const std::string csv =
        file("truth.csv", "label,mark,xpath\na,1,/html/body/img\nb,2,/html/body/p[1]\nb,2,/html/body/p[3]\n");
    const Outcome outcome = run({"annotation", "convert", csv, "--page", page, "--to", "label-studio"});
    EXPECT_EQ(outcome.code, 0);
    EXPECT_THAT(outcome.err,
                HasSubstr("1 node without text is left out; 1 mark of several regions is split"));
}

TEST_F(CliAnnotation, whatCannotBeReadIsSaidInOneLine)
{
    const std::string page = file("page.html", twoRecords);
    const std::string bad = file("bad.json", "{\"type\": 7}");
    expectRefused(3, {"annotation", "check", page, bad});
    expectRefused(3, {"annotation", "check", page, page});
    expectRefused(3, {"annotation", "check", page, path("none.json")});
    expectFailure(2, "subcommand", {"annotation"});
    expectFailure(2, "LABEL=XPATH", {"annotation", "make", page, "--label", "x", "-o", path("a.json")});
    expectRefused(3, {"annotation", "make", page, "--label", "x=table", "-o", path("a.json")});
    expectRefused(4, {"annotation", "make", page, "--label", "x=p,div", "-o", path("no/a.json")});
    expectRefused(2, {"annotation", "make", page, "--label", "record=div.r", "-o", page});
    EXPECT_EQ(contentOf(page), twoRecords);
}

} // namespace
} // namespace tagseam::test
