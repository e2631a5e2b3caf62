// SPDX-License-Identifier: MIT
// tagseam-cli diagnose: the class, the advice and content detection, the same in both outputs.
#include "tests/app/cli/clitest.h"

namespace tagseam::test {
namespace {

const std::vector<std::string> newsToldItsContent{"diagnose", sample("news"), "--content",
                                                  "article, main > section"};

TEST_F(Cli, diagnoseNamesTheClassAndTheGapThatFewestSymbolsClose)
{
    for (const std::string name : {"homogeneous", "small-main", "shop"}) {
        const std::string pageClass = name == "shop" ? "well-split" : name;
        EXPECT_EQ(json({"diagnose", sample(name)})["class"], pageClass);
        EXPECT_THAT(answer({"diagnose", sample(name)}), HasSubstr(pageClass));
    }
    const Json blocking = json({"diagnose", sample("homogeneous")})["blocking"];
    ASSERT_TRUE(blocking.is_object());
    const int position = blocking["range"][1];
    ASSERT_EQ(position, blocking["range"][0].get<int>() + 2) << "one gap";
    EXPECT_TRUE(blocking["opensAt"].is_null());
    EXPECT_THAT(answer({"diagnose", sample("homogeneous")}),
                HasSubstr(fmt::format("position {}:", position)));
    const Json split = json({"diagnose", sample("shop")});
    EXPECT_TRUE(split["blocking"].is_null());
    EXPECT_TRUE(split["detection"].is_null()) << "the search found the content";
}

TEST_F(Cli, diagnoseToldTheContentSaysWhereItWent)
{
    const std::vector<std::string> arguments{"diagnose", sample("small-main"), "--content",
                                             ".departures__row"};
    EXPECT_THAT(answer(arguments), HasSubstr("--complement"));
    const Json diagnosis = json(arguments);
    EXPECT_EQ(diagnosis["isMarked"], true);
    EXPECT_EQ(diagnosis["kept"]["content"], 0);
    EXPECT_EQ(diagnosis["advised"], "complement");
    EXPECT_EQ(diagnosis["regions"][0]["contentShare"], 1);
    const Json unmarked = json({"diagnose", sample("small-main")});
    EXPECT_EQ(unmarked["isMarked"], false);
}

TEST_F(Cli, diagnoseSaysOfWhichSearchALevelIs)
{
    const Json diagnosis = json(newsToldItsContent);
    const Json whole = json({"regions", sample("news")});
    const std::string text = answer(newsToldItsContent);
    expectHas(diagnosis, {{"class", "heterogeneous"}, {"advised", "complement"}});
    EXPECT_GE(diagnosis["several"].size(), 2U);
    EXPECT_THAT(text, HasSubstr("--complement"));
    int nested = 0;
    for (const Json& region : diagnosis["regions"]) {
        if (region["depth"] != 2)
            continue;
        ++nested;
        const Json& parent = whole["regions"][region["parent"].get<std::size_t>()];
        EXPECT_THAT(text, HasSubstr(fmt::format(" {} in {}  ", region["level"].get<int>() + 1,
                                                parent["level"].get<int>() + 1)));
    }
    EXPECT_GT(nested, 0);
}

const std::string record =
    "<li><h3><i>Title</i></h3><div>A text that is long enough to say something of the thing "
    "that it stands beside, and what it is good for.</div><b>9.90</b></li>";
// A menu with more nodes than the records that it stands beside.
const std::string menuAndRecords =
    "<nav>" + repeated(90, "<p><a href=y>Menu</a></p>") + "</nav><ul>" + repeated(9, record) + "</ul>";
// A head that is pruned, then a menu that stays because it is nearly as long as the records after it.
const std::string menuBesideRecords = "<body><div class=top>" + repeated(40, "<span>N</span>") +
                                      "</div><ul class=menu>" + repeated(44, "<li><a href=y>Go</a></li>") +
                                      "</ul><ul class=list>" + repeated(20, record) + "</ul>";

TEST_F(Cli, diagnoseNamesTheDetectionWhereTheSearchFails)
{
    const std::string page = file("menu.html", menuAndRecords);
    const std::vector<std::string> arguments{"diagnose", page, "--content", "li"};
    const Json diagnosis = json(arguments);
    ASSERT_EQ(diagnosis["class"], "small-main");
    const Json& detection = diagnosis["detection"];
    const Json pruned = json({"prune", page, "--method", "content"});
    EXPECT_EQ(detection["regions"], pruned["regions"]);
    EXPECT_EQ(detection["kept"]["content"], 1);
    EXPECT_EQ(detection["confidence"], json({"content", page})["confidence"]);
    const int both = detection["nodes"]["both"];
    EXPECT_EQ(pruned["nodes"]["kept"], both + detection["nodes"]["detectionAlone"].get<int>());
    EXPECT_EQ(json({"prune", page})["nodes"]["kept"], both + detection["nodes"]["searchAlone"].get<int>());
    EXPECT_THAT(json({"diagnose", page})["detection"]["kept"], Not(testing::Contains("content")));
    EXPECT_THAT(answer(arguments),
                AllOf(HasSubstr(fmt::format(" {}-{} ", detection["regions"][0][0].get<int>() + 1,
                                            detection["regions"][0][1].get<int>())),
                      HasSubstr("prune PAGE --method content"), Not(HasSubstr("--exclude"))));
    const Json styled = json({"diagnose", page, "--content", "li", "--label-attributes", "class"});
    EXPECT_EQ(styled["options"]["labelAttributes"], "class");
    EXPECT_EQ(styled["detection"]["labelAttributes"], "none") << "content detection uses no style";
    EXPECT_EQ(styled["detection"]["regions"], detection["regions"]);
    const Json nodes = json({"diagnose", page, "--content", "li", "--complement"})["detection"]["nodes"];
    EXPECT_EQ(nodes["detectionAlone"], 0);
    EXPECT_EQ(json({"prune", page, "--complement"})["nodes"]["kept"],
              nodes["both"].get<int>() + nodes["searchAlone"].get<int>())
        << "compared with the complement";
    // Without these options the commands of content detection would show other positions.
    for (const auto& [option, value] :
         {std::pair("--nodes", "elements"), std::pair("--exclude", "b"), std::pair("--ignore", "b")})
        EXPECT_THAT(answer({"diagnose", page, "--content", "li", option, value}),
                    AllOf(HasSubstr("--nodes"), HasSubstr("--exclude")));
}

TEST_F(Cli, diagnoseNamesWhatIsKeptBesideTheContentAndWhatRemovesIt)
{
    const std::string page = file("beside.html", menuBesideRecords);
    for (const bool isMarked : {true, false}) {
        std::vector<std::string> arguments{"diagnose", page};
        if (isMarked)
            arguments.insert(arguments.end(), {"--content", ".list"});
        const Json diagnosis = json(arguments);
        ASSERT_EQ(diagnosis["class"], "much-else");
        EXPECT_GT(diagnosis["keptElse"].get<double>(), 0.25);
        ASSERT_FALSE(diagnosis["others"].empty());
        const Json& part = diagnosis["others"][0];
        expectHas(part, {{"first", "/html/body/ul[1]"}, {"last", part["first"]}});
        EXPECT_EQ(part["positions"][1].get<int>() - part["positions"][0].get<int>(), 133);
        EXPECT_EQ(part["isRemovedByDetection"], true);
        bool hasDifference = false;
        for (const Json& removal : part["removals"]) {
            EXPECT_LE(10 * removal["share"]["kept"].get<int>(), 133);
            hasDifference = hasDifference || removal["changed"] == "min-difference";
        }
        EXPECT_TRUE(hasDifference);
        EXPECT_THAT(answer(arguments), AllOf(HasSubstr("133 positions"), HasSubstr("ul.menu"),
                                             HasSubstr("size-rule"), HasSubstr("--method content")));
    }
    EXPECT_TRUE(json({"diagnose", sample("shop")})["others"].empty());
}

} // namespace
} // namespace tagseam::test
