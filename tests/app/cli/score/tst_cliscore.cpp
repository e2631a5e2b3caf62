// SPDX-License-Identifier: MIT
// tagseam-cli score and annotation convert: pages, folders, formats, and their errors.
#include "tests/app/cli/clitest.h"

namespace tagseam::test {
namespace {

using testing::HasSubstr;

// Nodes: body, div, a, "Home", a, "News", ul, li, "first", li, "second"; and html.
const std::string html = "<html><body><div class='menu'><a>Home</a><a>News</a></div>"
                         "<ul><li>first</li><li>second</li></ul></body></html>";

class Score : public Cli {
  protected:
    void SetUp() override
    {
        Cli::SetUp();
        m_page = file("page.html", html);
        m_truth = file("truth.csv",
                       "page,label,mark,xpath\npage.html,record,,/html/body/ul/li[1]\n"
                       "page.html,record,,/html/body/ul/li[2]\npage.html,navigation,,/html/body/div\n");
    }
    // A folder of two pages, one that is missing, and one outside.
    std::string collection()
    {
        fs::create_directories(m_folder / "set");
        file("set/a.html", html);
        file("set/b.html", "<html><body><p>only</p><p>this</p></body></html>");
        return file("set.xml", "<pages><page id='a.html'><srr><xpath>/html/body/ul/li[1]</xpath></srr></page>"
                               "<page id='b.html'><srr><xpath>/html/body/p[1]</xpath></srr>"
                               "<srr><xpath>/html/body/p[9]</xpath></srr></page>"
                               "<page id='set/a.html'><srr><xpath>/html/body/ul</xpath></srr></page>"
                               "<page id='gone.html'><srr><xpath>/html</xpath></srr></page>"
                               "<page id='../page.html'><srr><xpath>/html</xpath></srr></page></pages>");
    }
    std::string m_page;
    std::string m_truth;
};

TEST_F(Score, keepEverythingScoresWhatIsMarked)
{
    // Content: the last four nodes.
    const Json all = json({"score", m_page, m_truth, "--method", "all"});
    EXPECT_EQ(all["schema"], "tagseam.score/1");
    EXPECT_EQ(all["marks"], 3);
    EXPECT_EQ(all["lost"], Json::array());
    const Json& score = all["scores"].at(0);
    EXPECT_EQ(score["method"], "all");
    EXPECT_EQ(score["nodes"]["both"], 4);
    EXPECT_DOUBLE_EQ(score["nodes"]["precision"].get<double>(), 4.0 / 11);
    EXPECT_DOUBLE_EQ(score["characters"]["precision"].get<double>(), 11.0 / 19); // 5 + 6 of 4 + 4 + 5 + 6
    EXPECT_EQ(score["targets"]["all"], 2);
    EXPECT_EQ(score["targets"]["isContentComplete"], true);
    EXPECT_EQ(score["counts"]["raw"], 12); // with html
    EXPECT_EQ(score["reduction"], 0.0);
    EXPECT_EQ(score["labelledNoise"]["all"], 5);
}

TEST_F(Score, methodsAreTheVariantsAndAll)
{
    const std::string table = answer({"score", m_page, m_truth});
    for (const char* each : {"jidm-2013", "dissertation-2014", "printed", "\nall", "4 nodes, 11 characters"})
        EXPECT_THAT(table, HasSubstr(each));
}

TEST_F(Score, countsWhatPruneCounts)
{
    for (const char* style : {"none", "class"}) {
        const Json pruned =
            json({"prune", sample("shop"), "-o", path("out.html"), "--label-attributes", style});
        const Json scored = json(
            {"score", sample("shop"), m_truth, "--method", "dissertation-2014", "--label-attributes", style});
        EXPECT_EQ(scored["scores"][0]["counts"]["kept"], pruned["nodes"]["kept"]);
        EXPECT_EQ(scored["scores"][0]["counts"]["raw"], pruned["nodes"]["raw"]);
    }
    const Json whole = json({"score", sample("shop"), m_truth, "--method", "dissertation-2014"});
    const Json positions =
        json({"score", sample("shop"), m_truth, "--method", "dissertation-2014", "--positions"});
    EXPECT_LT(positions["scores"][0]["counts"]["kept"], whole["scores"][0]["counts"]["kept"]);
}

TEST_F(Score, takesAnyFormat)
{
    const std::string text = file("t.txt", "first second third");
    const Json found = json({"score", m_page, text, "--method", "all"});
    EXPECT_EQ(found["scores"][0]["nodes"]["both"], 0); // two words in a row are no run of three
    EXPECT_EQ(found["lost"].size(), 1U);
    const std::string articles =
        file("t.json", R"({"page": {"articleBody": "first second"}, "b": {"articleBody": ""}})");
    const Json article = json({"score", m_page, articles, "--method", "all"});
    EXPECT_EQ(article["scores"][0]["nodes"]["both"], 2);
    EXPECT_EQ(article["foundShare"], 1.0);
    const std::string lost = file("l.csv", "label,xpath\nmain,/html/body/ol\n");
    EXPECT_THAT(answer({"score", m_page, lost}), HasSubstr("/html/body/ol: "));
    answer(
        {"annotation", "make", file("tree.html", browserTree()), "--label", "main=p", "-o", path("t.json")});
    EXPECT_EQ(run({"score", path("tree.html"), path("t.json")}).err, "");
}

TEST_F(Score, aPageThatIsMissingIsToldFromOneThatNobodyAnnotated)
{
    const auto reason = [&](const std::string& page) {
        const Outcome outcome = run({"score", page});
        EXPECT_EQ(outcome.code, 3);
        const std::size_t named = outcome.err.find(page);
        EXPECT_NE(named, std::string::npos) << outcome.err;
        return named == std::string::npos ? std::string() : outcome.err.substr(named + page.size());
    };
    EXPECT_NE(reason(path("missing.html")), reason(m_page));
}

TEST_F(Score, ofSeveralAnnotatorsOneIsChosen)
{
    const auto annotate = [&](const char* who, const char* label) {
        answer({"annotation", "make", m_page, "--label", label, "--annotator", who, "-o",
                fmt::format("{}.{}.annotation.json", m_page, who)});
    };
    const std::string folder = m_folder.string();
    const auto expectScored = [&](std::vector<std::string> more, const std::string& who, int marks) {
        std::vector<std::string> command{"score", m_page, "--method", "all"};
        command.insert(command.end(), more.begin(), more.end());
        const Json page = json(command);
        EXPECT_EQ(page["annotator"], who);
        EXPECT_EQ(page["tree"], "source");
        EXPECT_EQ(page["marks"], marks);
        command[1] = folder;
        const Json all = json(command);
        ASSERT_EQ(all["rows"].size(), 1U);
        EXPECT_EQ(all["rows"][0]["page"], "page.html");
        EXPECT_EQ(all["rows"][0]["annotator"], who);
        EXPECT_EQ(all["rows"][0]["marks"], marks);
    };
    annotate("Ana", "record=li");
    expectScored({}, "Ana", 2);
    annotate("Bo", "main=ul");
    for (const std::string& scored : {m_page, folder}) {
        expectFailure(3, "Ana, Bo", {"score", scored});
        expectRefused(3, {"score", scored, "--annotator", "Cy"});
    }
    expectScored({"--annotator", "Bo"}, "Bo", 1);
    annotate("adjudicated", "record=a,li");
    expectScored({}, "adjudicated", 4);
    expectScored({"--annotator", "Ana"}, "Ana", 2);
    answer({"annotation", "make", m_page, "--label", "main=div", "-o", m_page + ".annotation.json"});
    expectScored({}, "adjudicated", 4); // before one of nobody in particular
    expectRefused(2, {"score", m_page, m_truth, "--annotator", "Ana"});
}

TEST_F(Score, pagesAreScoredOnTheTreeThatIsAnnotated)
{
    fs::create_directories(path("set"));
    fs::create_directories(path("trees"));
    const std::string page = file("set/p.html", "<body><div></div><p class=c>served"); // the tree has no div
    const std::string tree = file("trees/p.html", browserTree());
    const std::string beside = page + ".annotation.json";
    const auto expectScored = [&](std::vector<std::string> command, const char* which, int nodes) {
        command.insert(command.end(), {"--method", "all"});
        Json row = json(command);
        if (row.contains("rows"))
            row = Json(row["rows"].at(0));
        EXPECT_TRUE(row["error"].is_null()) << row;
        EXPECT_EQ(row["tree"], which);
        EXPECT_EQ(row["lost"], Json::array());
        EXPECT_EQ(row["scores"].at(0)["counts"]["raw"], nodes);
    };
    answer({"annotation", "make", tree, "--label", "main=p", "-o", beside});
    expectScored({"score", tree, beside}, "rendered", 4);
    expectRefused(3, {"score", page});
    expectRefused(3, {"score", "-", beside}, contentOf(page));
    expectScored({"score", file("like/p.html", "<body><div></div><p class=c>text"), beside}, "source", 5);
    expectScored({"score", page, "--trees", path("trees")}, "rendered", 4);
    expectScored({"score", path("set"), "--trees", path("trees")}, "rendered", 4);
    // For equal trees either is accepted.
    expectScored({"score", file("same.html", "<body><p class=c>text"), beside, "--parser", "libxml2"},
                 "source", 4);
    answer({"annotation", "make", page, "--label", "main=p", "-o", beside});
    expectScored({"score", page, "--trees", path("trees")}, "source", 5);
    expectScored({"score", tree, beside}, "source", 5);
    expectScored({"score", path("trees"), path("set")}, "source", 5);
}

TEST_F(Score, aFolderNamesTheTreesThatItIsScoredOn)
{
    fs::create_directories(path("set"));
    file("set/served.html", "<body><p class=c>text");
    file("set/built.html", browserTree());
    const auto scored = [&](const std::string& marks) {
        return answer(
            {"score", path("set"), file("marks.csv", "page,label,xpath\n" + marks), "--method", "all"});
    };
    const std::string served = "served.html,main,/html/body/p\n";
    const std::string built = "built.html,main,/html/body/p\n";
    EXPECT_THAT(scored(served), AllOf(HasSubstr("source (1 page)"), Not(HasSubstr("rendered"))));
    EXPECT_THAT(scored(built), AllOf(HasSubstr("rendered (1 page)"), Not(HasSubstr("source"))));
    EXPECT_THAT(scored(served + built), AllOf(HasSubstr("source (1 page)"), HasSubstr("rendered (1 page)")));
}

TEST_F(Score, samplesAreScoredAsTheyAre)
{
    const Json shop = json({"score", sample("shop"), "--method", "all"});
    EXPECT_EQ(shop["tree"], "source");
    EXPECT_EQ(shop["lost"], Json::array());
    EXPECT_THAT(answer({"score", sample("shop")}), HasSubstr("source tree"));
}

// The command at the end of an error message names a folder, into which the tree is written under the name of
// its page.
TEST_F(Score, aTreeThatIsMissingIsWrittenByTheCommandThatTheRefusalGives)
{
    fs::create_directories(path("a set"));
    const std::string page = file("a set/p.html", "<body><p class=c>served");
    answer({"annotation", "make", file("tree", browserTree()), "--label", "main=p", "-o",
            page + ".annotation.json"});
    const std::string trees = path("a's trees");
    const std::string written = "tagseam --save-tree '" + page + "' -o '" + path("a'\\''s trees") + "/'\n";
    fs::create_directories(trees);
    expectFailure(3, written, {"score", page, "--trees", trees});
    expectFailure(3, " -o trees/\n", {"score", page});
    expectFailure(3, " -o trees/\n", {"score", "-", page + ".annotation.json"}, contentOf(page));
    file("a's trees/p.html", browserTree());
    EXPECT_EQ(json({"score", page, "--trees", trees})["tree"], "rendered");
}

TEST_F(Score, aFolderOfWhichNothingIsScoredFails)
{
    const std::string truth =
        file("lost.csv", "page,label,xpath\npage.html,main,/html/body/ol\ngone.html,main,/html\n");
    const Outcome none = run({"score", m_folder.string(), truth});
    EXPECT_EQ(none.code, 3);
    EXPECT_EQ(std::ranges::count(none.err, '\n'), 1) << none.err;
    EXPECT_THAT(none.err, HasSubstr(m_folder.string()));
    EXPECT_THAT(none.out, HasSubstr("2 pages excluded")) << "each with its reason";
}

TEST_F(Score, aFolderGivesMeansAndSaysWhatIsExcluded)
{
    const std::string truth = collection();
    const Json json = this->json({"score", path("set"), truth, "--method", "all"});
    EXPECT_EQ(json["schema"], "tagseam.scores/1");
    ASSERT_EQ(json["rows"].size(), 5U);
    const auto error = [&](std::size_t row) { return json["rows"][row]["error"].dump(); };
    EXPECT_EQ(error(0), "null");
    EXPECT_THAT(error(1), HasSubstr("/html/body/p[9]"));
    EXPECT_EQ(error(2), "null"); // below the folder's parent
    EXPECT_NE(error(3), "null"); // it is missing
    EXPECT_NE(error(4), "null"); // it lies outside of the folder
    EXPECT_EQ(json["methods"][0]["pages"], 2);
    EXPECT_DOUBLE_EQ(json["methods"][0]["mean"]["precision"].get<double>(), (2.0 / 11 + 5.0 / 11) / 2);
    EXPECT_TRUE(json["methods"][0]["mean"]["labelledNoiseRemoved"].is_null());

    EXPECT_THAT(answer({"score", path("set"), truth}), HasSubstr("3 pages excluded"));
    const std::string markdown = answer({"score", path("set"), truth, "--method", "all", "--markdown"});
    EXPECT_THAT(markdown, testing::StartsWith("| method | pages | precision | recall | F1 |"));
    EXPECT_THAT(markdown, HasSubstr("\n| all | 2 | 0.318 | 1.000 | 0.466 |")); // F1: (4/13 + 10/16) / 2
    EXPECT_THAT(markdown, HasSubstr("| gone.html: "));
    const std::string csv = answer({"score", path("set"), truth, "--method", "all", "--csv"});
    EXPECT_THAT(csv, testing::StartsWith("page,method,precision,"));
    EXPECT_THAT(csv, HasSubstr("\r\nmean,all,0.318182,1.000000,"));
    const Json more = this->json({"score", path("set"), truth, "--method", "all", "--least-found", "0.5"});
    EXPECT_EQ(more["methods"][0]["pages"], 3);
    EXPECT_EQ(more["rows"][1]["lost"].size(), 1U);
}

TEST_F(Score, aFolderHasItsAnnotationsBesideThePages)
{
    collection();
    const auto annotate = [&](const std::string& page) {
        answer({"annotation", "make", path("set/" + page), "--label", "main=//p", "-o",
                path("set/" + page + ".annotation.json")});
    };
    annotate("b.html");
    const std::string made = contentOf(path("set/b.html.annotation.json"));
    file("set/b.html.Ana.annotation.json", made); // another's
    file("set/gone.html.annotation.json", made);
    file("set/a.html.annotation.json", "{ torn");
    const Json all = json({"score", path("set"), "--method", "all"});
    ASSERT_EQ(all["rows"].size(), 2U);
    EXPECT_TRUE(all["rows"][0]["error"].is_string());
    EXPECT_EQ(json({"score", path("set/b.html"), "--method", "all"})["scores"][0]["nodes"]["both"], 4);
    fs::create_directories(m_folder / "trees");
    file("trees/b.html", contentOf(path("set/b.html")));
    EXPECT_EQ(json({"score", path("trees"), path("set"), "--method", "all"})["rows"].size(), 1U);
    fs::create_directories(m_folder / "none");
    expectRefused(3, {"score", path("none")});
}

TEST_F(Score, saysWhatIsWrong)
{
    expectRefused(3, {"score", m_page, path("none.csv")});
    expectFailure(3, "bad.csv, row 2", {"score", m_page, file("bad.csv", "label,xpath\nx\n")});
    expectFailure(3, "bad.xml, row 1", {"score", m_page, file("bad.xml", "<pages>")});
    expectRefused(3, {"score", sample("shop"), collection()});
    expectFailure(2, "--csv", {"score", m_page, m_truth, "--csv"});
    expectRefused(2, {"score", m_folder.string(), m_truth, "--csv", "--json"});
    expectFailure(2, "--positions", {"score", m_page, m_truth, "--positions", "--complement"});
    expectRefused(2, {"score", m_folder.string(), m_truth, "--ignore", "p"});
    expectRefused(3, {"score", m_folder.string(), file("x.txt", "text")});
    expectFailure(3, "page.html.annotation.json", {"score", m_page}); // nothing beside it
}

TEST_F(Score, convertsBetweenXmlAndCsv)
{
    const std::string csv = answer({"annotation", "convert", collection(), "--to", "csv"});
    EXPECT_THAT(csv, HasSubstr("\r\nb.html,record,"));
    const std::string back = path("back.xml");
    EXPECT_EQ(run({"annotation", "convert", file("c.csv", csv), "--to", "xml", "-o", back}).code, 0);
    EXPECT_EQ(answer({"annotation", "convert", back, "--to", "csv"}).size(),
              csv.size() + 6); // ranks as marks
    const Outcome less = run({"annotation", "convert", m_truth, "--to", "xml"});
    EXPECT_EQ(less.code, 0);
    EXPECT_THAT(less.err, HasSubstr("1 mark")) << "not of records";
    expectRefused(3, {"annotation", "convert", file("t.txt", "text"), "--to", "csv"});
    expectRefused(2, {"annotation", "convert", m_truth, "--to", "pdf"});
    expectRefused(3, {"annotation", "convert", file("b.csv", "label,xpath,label\n"), "--to", "csv"});
    expectRefused(4, {"annotation", "convert", m_truth, "--to", "csv", "-o", "/no/such/x"});
}

} // namespace
} // namespace tagseam::test
