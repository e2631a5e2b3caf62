// SPDX-License-Identifier: MIT
// tagseam-cli mine and experiment.
#include "clitest.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

namespace tagseam::test {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

const std::string list = "<html><body><ul><li><a>one</a><i>1</i></li><li><a>two</a><i>2</i></li>"
                         "<li><a>three</a><b>3</b></li></ul></body></html>";

using Mine = Cli;

TEST_F(Mine, tellsRegionsAndRecords)
{
    const std::string text =
        answer({"mine", file("list.html", list), "--threshold", "0.4", "--look-within", "false"});
    EXPECT_THAT(text, HasSubstr("records    3\n"));
    EXPECT_THAT(text, HasSubstr("region 1  3 records of 1 node in /html/body/ul\n"));
    EXPECT_THAT(text, HasSubstr("    2  li            two 2\n"));
}

TEST_F(Mine, givesJsonInItsSchema)
{
    const Json json =
        this->json({"mine", file("list.html", list), "--preset", "velloso-2014", "--threshold", "0.6"});
    EXPECT_EQ(json["schema"], "tagseam.records/1");
    EXPECT_EQ(json["records"], 3);
    EXPECT_EQ(json["regions"][0]["parent"], "/html/body/ul");
    EXPECT_EQ(json["regions"][0]["length"], 1);
    EXPECT_EQ(json["regions"][0]["records"][2]["nodes"], Json::array({"/html/body/ul/li[3]"}));
    EXPECT_EQ(json["regions"][0]["records"][2]["text"], "three 3");
}

TEST_F(Mine, givesCsvAndFields)
{
    const std::string page = file("list.html", list);
    EXPECT_THAT(answer({"mine", page, "--csv"}),
                StartsWith("region,parent,record,nodes,text\r\n1,/html/body/ul,1,"));
    EXPECT_THAT(answer({"mine", page, "--fields", "--look-within", "false"}), HasSubstr("a/#text"));
    EXPECT_THAT(answer({"mine", page, "--fields", "--csv", "--region", "1", "--look-within", "false"}),
                StartsWith("record,"));
    expectFailure(3, "there are only", {"mine", page, "--fields", "--region", "99"});
    expectFailure(2, "(see tagseam-cli mine --help)", {"mine", page, "--texts", "maybe"});
}

TEST_F(Mine, saysWhyNodesAreAlike)
{
    const std::string page = file("list.html", list);
    EXPECT_THAT(answer({"mine", page, "--alike", "li:nth-child(1)", "--to", "li:nth-child(2)"}),
                HasSubstr("0 edits / 3 tags on average = 0.000, at most 0.3: alike\n"));
    EXPECT_THAT(answer({"mine", page, "--alike", "li:nth-child(2)", "--to", "li:nth-child(3)"}),
                HasSubstr("1 edit / 3 tags on average = 0.333, more than 0.3: not alike\n"));
    EXPECT_THAT(
        answer({"mine", page, "--alike", "li:nth-child(2)", "--to", "li:nth-child(3)", "--preset",
                "velloso-2014"}),
        HasSubstr("(4 matches - 1) / (6 nodes of the larger - 1) = 0.600, less than 0.75: not alike\n"));
}

TEST_F(Mine, minesWhatTheFilterLeaves)
{
    const Json raw = json({"mine", sample("shop")});
    const Json pruned = json({"mine", sample("shop"), "--pruned"});
    EXPECT_GT(raw["records"], pruned["records"]);
    EXPECT_GT(pruned["records"], 0);
    EXPECT_EQ(pruned, json({"mine", sample("shop"), "--pruned", "--reading", "dissertation-2014"}));
}

TEST_F(Mine, refusesWhatItCannotDo)
{
    const std::string page = file("list.html", list);
    expectFailure(2, "--preset", {"mine", page, "--preset", "mdr"});
    expectFailure(2, "--threshold", {"mine", page, "--threshold", "2"});
    expectFailure(2, "--longest", {"mine", page, "--longest", "0"});
    expectFailure(2, "--to", {"mine", page, "--alike", "li"});
    expectFailure(3, "h7", {"mine", page, "--alike", "h7", "--to", "li"});
    expectFailure(2, "--csv", {"mine", page, "--csv", "--json"});
}

using Experiments = Cli;

TEST_F(Experiments, measuresThePagesThatAreThere)
{
    file("acm.html", list);
    const Json json = this->json({"experiment", "velloso-2014", m_folder.string()});
    ASSERT_EQ(json["pages"].size(), 1U);
    const Json& page = json["pages"][0];
    EXPECT_EQ(page["site"], "ACM");
    EXPECT_EQ(page["targetsFrom"], "published");
    EXPECT_EQ(page["figures"]["raw_nodes"]["published"], 601);
    EXPECT_EQ(page["figures"]["raw_nodes"]["measured"], 18);
    EXPECT_THAT(
        answer({"experiment", "velloso-2014", m_folder.string()}),
        HasSubstr(
            "are the published ones, and groups that hold targets are not told from others (--truth names a "
            "file of marks): acm.html."));
}

TEST_F(Experiments, takesMarkedRecordsForTheTargets)
{
    file("acm.html", list);
    const std::string truth =
        file("truth.csv", "page,label,mark,xpath\nacm.html,record,,/html/body/ul/li[1]\n");
    const Json json = this->json({"experiment", "velloso-2014", m_folder.string(), "--truth", truth});
    EXPECT_EQ(json["pages"][0]["targetsFrom"], "annotation");
    EXPECT_EQ(json["pages"][0]["targets"], 1);
    const std::string other =
        file("other.csv", "page,label,mark,xpath\nx.html,record,,/html/body/ul/li[1]\n");
    EXPECT_EQ(this->json({"experiment", "velloso-2014", m_folder.string(), "--truth",
                          other})["pages"][0]["targetsFrom"],
              "published");
    const std::string wrong =
        file("wrong.csv", "page,label,mark,xpath\nacm.html,record,,/html/body/ul/li[9]\n");
    EXPECT_THAT(answer({"experiment", "velloso-2014", m_folder.string(), "--truth", wrong}),
                HasSubstr("acm.html: not on the page: 1 of 1 mark; first "));
}

TEST_F(Experiments, refusesWhatItCannotDo)
{
    expectFailure(2, "velloso-2015", {"experiment", "velloso-2015", m_folder.string()});
    expectFailure(3, "is no folder", {"experiment", "velloso-2014", (m_folder / "none").string()});
    file("acm.html", list);
    expectFailure(3, "names no page",
                  {"experiment", "velloso-2014", m_folder.string(), "--truth",
                   file("one.csv", "label,xpath\nrecord,/html/body/ul/li[1]\n")});
    fs::remove(path("acm.html"));
    expectFailure(3, "holds none of the pages of Tabela 2",
                  {"experiment", "velloso-2014", m_folder.string()});
}

} // namespace
} // namespace tagseam::test
