// SPDX-License-Identifier: MIT
// tagseam-cli diagnose: the class, its sentence, the advice, the same in both answers.
#include "clitest.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

namespace tagseam::test {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

TEST_F(Cli, diagnoseSaysTheClassInASentence)
{
    struct Row {
        const char* sample;
        const char* pageClass;
        const char* sentence;
    };
    for (const Row& row :
         {Row{"homogeneous", "homogeneous",
              "The template is too homogeneous: the same tag paths occur all over the page, "
              "so that hardly anything can be told apart from the content."},
          Row{"small-main", "small-main",
              "Most of the content is in one region that the search cut off: it kept something else."},
          Row{"shop", "well-split", "The page is well split:"}}) {
        SCOPED_TRACE(row.sample);
        const std::string text = answer({"diagnose", sample(row.sample)});
        EXPECT_THAT(text, AllOf(HasSubstr(row.sentence), HasSubstr("which is a guess"),
                                HasSubstr(fmt::format("class      {} (certainty ", row.pageClass))));
        EXPECT_EQ(json({"diagnose", sample(row.sample)})["class"], row.pageClass);
    }
}

TEST_F(Cli, diagnoseToldTheContentSaysWhereItWent)
{
    const std::vector<std::string> arguments{"diagnose", sample("small-main"), "--content",
                                             ".departures__row"};
    const std::string text = answer(arguments);
    EXPECT_THAT(text, AllOf(HasSubstr("0.0 % of what was marked as content"), HasSubstr("--complement"),
                            HasSubstr("100.0 %       3  main.stop"), Not(HasSubstr("guess"))));
    const Json diagnosis = json(arguments);
    EXPECT_EQ(diagnosis["isMarked"], true);
    EXPECT_EQ(diagnosis["kept"]["content"], 0);
    EXPECT_EQ(diagnosis["advised"], "complement");
    EXPECT_EQ(diagnosis["regions"][0]["contentShare"], 1);
}

TEST_F(Cli, diagnoseListsTheRegionsThatHoldTheContentTogether)
{
    const std::vector<std::string> arguments{"diagnose", sample("news"), "--content",
                                             "article, main > section"};
    EXPECT_THAT(answer(arguments), AllOf(HasSubstr("The template is too heterogeneous: the content is in "
                                                   "several regions with markup of their own, of which only"),
                                         HasSubstr("Together these regions hold the content: ")));
    EXPECT_GE(json(arguments)["several"].size(), 2U);
}

TEST_F(Cli, diagnoseAdvisesTheComplementInTextAsInJson)
{
    const std::vector<std::string> arguments{"diagnose", sample("news"), "--content",
                                             "article, main > section"};
    ASSERT_EQ(json(arguments)["class"], "heterogeneous");
    ASSERT_EQ(json(arguments)["advised"], "complement");
    EXPECT_THAT(answer(arguments),
                HasSubstr("Advice: keep the complement of the main region (--complement,"));
}

TEST_F(Cli, diagnoseSaysOfWhichSearchALevelIs)
{
    const std::vector<std::string> arguments{"diagnose", sample("news"), "--content",
                                             "article, main > section"};
    const Json diagnosis = json(arguments);
    const Json whole = json({"regions", sample("news")});
    const std::string text = answer(arguments);
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
    EXPECT_THAT(text, HasSubstr("\nLevel 5 in 2: cut off at level 5 of the search in what level 2 had "));
    EXPECT_THAT(answer({"diagnose", sample("regions")}), Not(HasSubstr("Level 5 in 2")));
}

TEST_F(Cli, diagnoseNamesTheGapThatFewestSymbolsCloseAndWhetherItOpens)
{
    const std::vector<std::string> arguments{"diagnose", sample("homogeneous")};
    const Json diagnosis = json(arguments);
    const Json& blame = diagnosis["blame"];
    ASSERT_TRUE(blame.is_object());
    ASSERT_EQ(blame["range"][1].get<int>(), blame["range"][0].get<int>() + 2) << "one gap";
    EXPECT_TRUE(blame["opensAt"].is_null());
    const std::string text = answer(arguments);
    EXPECT_THAT(text, AllOf(HasSubstr(fmt::format("the one before position {}: {}, most often ",
                                                  blame["range"][1].get<int>(), blame["symbols"].size())),
                            HasSubstr("; no threshold opens it."), Not(HasSubstr("nearest"))));
    EXPECT_TRUE(json({"diagnose", sample("shop")})["blame"].is_null());
}

// A menu with more nodes than the records that it stands beside.
std::string menuAndRecords()
{
    std::string page = "<nav>";
    for (int i = 0; i < 90; ++i)
        page += "<p><a href=y>Menu</a></p>";
    page += "</nav><ul>";
    for (int i = 0; i < 9; ++i)
        page += "<li><h3><i>Title</i></h3><div>A text that is long enough to say something of the thing that "
                "it stands beside, and what it is good for.</div><b>9.90</b></li>";
    return page + "</ul>";
}

TEST_F(Cli, diagnoseNamesTheCureWhereTheSearchFails)
{
    const std::string page = file("menu.html", menuAndRecords());
    const Json diagnosis = json({"diagnose", page, "--content", "li"});
    ASSERT_EQ(diagnosis["class"], "small-main");
    const Json& cure = diagnosis["cure"];
    const Json pruned = json({"prune", page, "--method", "separators"});
    EXPECT_EQ(cure["records"], 9);
    EXPECT_EQ(cure["regions"], Json::array({pruned["region"]}));
    EXPECT_EQ(cure["kept"]["content"], 1);
    // By no style, whatever the search goes by.
    EXPECT_EQ(cure["confidence"], json({"separators", page})["confidence"]);
    const int both = cure["nodes"]["both"];
    EXPECT_EQ(pruned["nodes"]["kept"], both + cure["nodes"]["cureAlone"].get<int>());
    EXPECT_EQ(json({"prune", page})["nodes"]["kept"], both + cure["nodes"]["searchAlone"].get<int>());
    EXPECT_THAT(json({"diagnose", page})["cure"]["kept"], Not(testing::Contains("content")));
}

TEST_F(Cli, diagnoseSaysInSentencesWhatTheCureMakesOfThePage)
{
    const std::string page = file("menu.html", menuAndRecords());
    const Json cure = json({"diagnose", page, "--content", "li"})["cure"];
    EXPECT_THAT(
        answer({"diagnose", page, "--content", "li"}),
        AllOf(
            HasSubstr(
                fmt::format("\nCure: separators (style key none, its default; the search has class+style) "
                            "finds 9 records at {}-{} (confidence {:.2f}), with ",
                            cure["regions"][0][0].get<int>() + 1, cure["regions"][0][1].get<int>(),
                            cure["confidence"].get<double>())),
            HasSubstr(fmt::format(" and 100.0 % of what was marked as content. It keeps {} nodes that the "
                                  "search drops, and drops {} nodes that the search keeps.\n",
                                  cure["nodes"]["cureAlone"].get<int>(),
                                  cure["nodes"]["searchAlone"].get<int>())),
            HasSubstr("\n`prune PAGE --method separators` prunes to them, `explain PAGE --method separators "
                      "--node NODE` says why a node is kept or dropped.\n")));
}

TEST_F(Cli, diagnoseOfAComplementHoldsTheCureAgainstThat)
{
    const std::vector<std::string> arguments{"diagnose", file("menu.html", menuAndRecords()), "--content",
                                             "li", "--complement"};
    const Json nodes = json(arguments)["cure"]["nodes"];
    ASSERT_EQ(nodes["cureAlone"], 0);
    EXPECT_THAT(answer(arguments),
                AllOf(HasSubstr(" the complement keeps"), Not(HasSubstr("that the search keeps"))));
}

// Nothing is lost of a homogeneous page: the cure has less.
TEST_F(Cli, diagnoseSaysWhatTheCureDropsOfAPageThatStayedWhole)
{
    const Json cure = json({"diagnose", sample("homogeneous")})["cure"];
    ASSERT_GT(cure["records"], 2);
    ASSERT_EQ(cure["nodes"]["cureAlone"], 0);
    EXPECT_THAT(answer({"diagnose", sample("homogeneous")}),
                HasSubstr(fmt::format(" of the long texts. It drops {} nodes that the search keeps, and adds "
                                      "none.\n",
                                      cure["nodes"]["searchAlone"].get<int>())));
}

// Another key may find other records: nobody is to take the answer for that of the search's key.
TEST_F(Cli, diagnoseSaysByWhichStyleKeyTheCureWentWhereTheSearchHasAnother)
{
    const std::string page = file("menu.html", menuAndRecords());
    for (const char* style : {"none", "class", "class+style", "presentation"}) {
        SCOPED_TRACE(style);
        const std::vector<std::string> arguments{"diagnose", page, "--content", "li", "--style", style};
        const bool isSame = std::string_view(style) == "none";
        EXPECT_THAT(answer(arguments),
                    HasSubstr(isSame ? "\nCure: separators finds 9 records"
                                     : fmt::format("\nCure: separators (style key none, its default; the "
                                                   "search has {}) finds 9 records",
                                                   style)));
        const Json diagnosis = json(arguments);
        EXPECT_EQ(diagnosis["options"]["style"], style);
        EXPECT_EQ(diagnosis["cure"]["style"], "none");
    }
}

// Else they would show other positions than the sentence before them.
TEST_F(Cli, diagnoseSaysWhichOptionsTheCommandsOfTheCureWant)
{
    const std::string page = file("menu.html", menuAndRecords());
    const std::vector<std::string> usual{"diagnose", page, "--content", "li"};
    const auto with = [&](const std::vector<std::string>& options) {
        std::vector<std::string> arguments = usual;
        arguments.insert(arguments.end(), options.begin(), options.end());
        return answer(arguments);
    };
    const std::string wanted = "is kept or dropped, given the same --nodes, --leave-out and what-ifs.\n";
    EXPECT_THAT(answer(usual), HasSubstr("is kept or dropped.\n"));
    EXPECT_THAT(with({"--style", "none"}), HasSubstr("is kept or dropped.\n"));
    EXPECT_THAT(with({"--nodes", "elements"}), HasSubstr(wanted));
    EXPECT_THAT(with({"--leave-out", "b"}), HasSubstr(wanted));
    EXPECT_THAT(with({"--ignore", "b"}), HasSubstr(wanted));
}

TEST_F(Cli, diagnoseHasNoCureForAPageThatIsWellSplit)
{
    EXPECT_THAT(answer({"diagnose", sample("shop")}), Not(HasSubstr("Cure:")));
    const Json diagnosis = json({"diagnose", sample("shop")});
    ASSERT_TRUE(diagnosis.contains("cure"));
    EXPECT_TRUE(diagnosis["cure"].is_null());
}

TEST_F(Cli, diagnoseSaysThatTheCureFindsNoRecords)
{
    const Json cure = json({"diagnose", sample("small-main")})["cure"];
    EXPECT_EQ(cure["records"], 0);
    EXPECT_EQ(cure["nodes"]["searchAlone"], 0);
    EXPECT_EQ(cure["kept"]["positions"], 1);
    EXPECT_THAT(
        answer({"diagnose", sample("small-main")}),
        HasSubstr("\nCure: separators (style key none, its default; the search has class+style) finds "
                  "no records on this page, and keeps everything. "
                  "`separators PAGE` says why.\n"));
}

} // namespace
} // namespace tagseam::test
