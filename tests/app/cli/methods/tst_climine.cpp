// SPDX-License-Identifier: MIT
// tagseam-cli mine and experiment.
#include "tests/app/cli/clitest.h"

#include <sstream>

namespace tagseam::test {
namespace {

const std::string list = "<html><body><ul><li><a>one</a><i>1</i></li><li><a>two</a><i>2</i></li>"
                         "<li><a>three</a><b>3</b></li></ul></body></html>";

using Mine = Cli;

TEST_F(Mine, tellsRegionsRecordsFieldsAndWhyNodesAreAlike)
{
    EXPECT_THAT(answer({"mine", file("list.html", list), "--threshold", "0.4", "--look-within", "false"}),
                AllOf(HasSubstr("/html/body/ul\n"), HasSubstr("two 2\n")));
    const Json json =
        this->json({"mine", file("list.html", list), "--preset", "velloso-2014", "--threshold", "0.6"});
    expectHas(json, {{"schema", "tagseam.records/1"}, {"records", 3}});
    EXPECT_EQ(json["regions"][0]["parent"], "/html/body/ul");
    EXPECT_EQ(json["regions"][0]["records"][2]["nodes"], Json::array({"/html/body/ul/li[3]"}));
    EXPECT_EQ(json["regions"][0]["records"][2]["text"], "three 3");
    const std::string page = file("list.html", list);
    EXPECT_THAT(answer({"mine", page, "--csv"}),
                StartsWith("region,parent,record,nodes,text\r\n1,/html/body/ul,1,"));
    EXPECT_THAT(answer({"mine", page, "--fields", "--look-within", "false"}), HasSubstr("a/#text"));
    EXPECT_THAT(answer({"mine", page, "--fields", "--csv", "--region", "1", "--look-within", "false"}),
                StartsWith("record,"));
    expectRefused(3, {"mine", page, "--fields", "--region", "99"});
    expectFailure(2, "--texts", {"mine", page, "--texts", "maybe"});
    EXPECT_THAT(answer({"mine", page, "--alike", "li:nth-child(1)", "--to", "li:nth-child(2)"}),
                HasSubstr(" = 0.000, "));
    EXPECT_THAT(answer({"mine", page, "--alike", "li:nth-child(2)", "--to", "li:nth-child(3)"}),
                HasSubstr(" = 0.333, "));
    EXPECT_THAT(answer({"mine", page, "--alike", "li:nth-child(2)", "--to", "li:nth-child(3)", "--preset",
                        "velloso-2014"}),
                HasSubstr(" = 0.600, "));
}

TEST_F(Mine, eachSwitchOfMdrDecides)
{
    std::string pairs = "<body><div>";
    for (int i = 0; i < 4; ++i)
        pairs += fmt::format("<h3><a href=x>T{}</a></h3><p><b>x</b><i>y</i></p>", i);
    std::string rows = "<body>";
    for (int i = 0; i < 2; ++i)
        rows += "<div><p><a>1</a><b>y</b></p><p><a>2</a><b>y</b></p><p><a>3</a><b>y</b></p></div>";
    const std::string deep = "<body><div><b>1</b><b>2</b><b>3</b><p><i><u>x</u></i></p></div>";
    const std::string texts = "<body><ul><li><i></i>one</li><li><i></i></li><li><i></i>three</li></ul>";
    using Row = std::tuple<std::string, std::vector<std::string>, std::vector<std::string>, int, int>;
    for (const auto& [page, same, option, before, after] :
         {Row{list, {"--look-within", "false"}, {"--threshold", "0.4"}, 2, 3},
          Row{list, {"--look-within", "false"}, {"--similarity", "tree-matching"}, 2, 3},
          Row{pairs, {}, {"--longest", "1"}, 4, 0}, Row{rows, {}, {"--look-within", "false"}, 6, 2},
          Row{deep, {}, {"--smallest-depth", "5"}, 3, 0},
          Row{deep, {"--smallest-depth", "4"}, {"--depth-of", "group"}, 3, 0},
          Row{texts, {"--smallest-depth", "1", "--threshold", "0.1"}, {"--texts", "true"}, 3, 0}}) {
        const std::vector<std::string> mine = with({"mine", file("page.html", page)}, same);
        EXPECT_EQ(json(mine)["records"], before) << option[0];
        EXPECT_EQ(json(with(mine, option))["records"], after) << option[0];
    }
}

TEST_F(Mine, presetIsASetOfOptionsAndMinesWhatTheFilterLeaves)
{
    const Json preset = json({"mine", sample("shop"), "--preset", "velloso-2014"});
    std::vector<std::string> arguments{"mine", sample("shop")};
    std::istringstream words("--similarity tree-matching --threshold 0.75 --longest 10 --smallest-depth 3 "
                             "--depth-of group --texts true --look-within false");
    arguments.insert(arguments.end(), std::istream_iterator<std::string>(words), {});
    EXPECT_EQ(preset, json(arguments));
    EXPECT_NE(preset, json({"mine", sample("shop")}));
    const Json raw = json({"mine", sample("shop")});
    const Json pruned = json({"mine", sample("shop"), "--pruned"});
    EXPECT_GT(raw["records"], pruned["records"]);
    EXPECT_GT(pruned["records"], 0);
    EXPECT_EQ(pruned, json({"mine", sample("shop"), "--pruned", "--variant", "dissertation-2014"}));
    const Json rest = json({"mine", sample("shop"), "--pruned", "--complement"});
    EXPECT_GT(rest["records"], 0);
    EXPECT_NE(rest, pruned);
    using Row = std::tuple<const char*, const char*, const char*>;
    for (const auto& [page, option, value] :
         {Row{"shop", "--variant", "printed"}, Row{"misnested", "--frequency-filter", "at-least"},
          Row{"news", "--size-rule", "printed"}, Row{"shop", "--min-difference", "0.9"},
          Row{"rejected", "--after-rejection", "next-threshold"}, Row{"news", "--split-symbol", "keep"},
          Row{"rejected", "--lowest-threshold", "5"}, Row{"news", "--label-attributes", "none"},
          Row{"small-main", "--nodes", "elements"}, Row{"shop", "--exclude", "li"},
          Row{"shop", "--without", "li"}, Row{"rejected", "--ignore", "span"},
          Row{"news", "--other-class", "section=>x"}, Row{"shop", "--encoding", "koi8-r"}})
        EXPECT_NE(json({"mine", sample(page), "--pruned", option, value}),
                  json({"mine", sample(page), "--pruned"}))
            << option;
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
    expectFailure(2, "--pruned", {"mine", page, "--variant", "printed"});
    expectFailure(2, "--pruned", {"mine", page, "--without", "li"});
    expectRefused(2, {"mine", page, "--entry", "1"});
    for (const char* limit : {"--limit-bytes", "--limit-nodes", "--limit-depth"})
        expectRefused(3, {"mine", page, limit, "2"});
}

// JSON has the texts as they are.
TEST_F(Mine, spreadsheetsComputeNoTextOfThePage)
{
    const std::string page =
        file("inj.html", "<body><ul><li><b>=HYPERLINK(\"http://h/\",\"x\")</b><i>@SUM(1)</i></li>"
                         "<li><b>-2+3</b><i>-2.5</i></li><li><b>+c3</b><i>b3</i></li></ul>");
    const std::string records = answer({"mine", page, "--csv"});
    const std::string fields =
        answer({"mine", page, "--fields", "--csv", "--region", "1", "--look-within", "false"});
    for (const std::string& csv : {records, fields}) {
        EXPECT_THAT(csv, AllOf(HasSubstr(",\"'=HYPERLINK("), HasSubstr(",'-2+3"), HasSubstr(",'+c3")));
    }
    EXPECT_THAT(fields, AllOf(HasSubstr(",'@SUM(1)\r\n"), HasSubstr(",-2.5\r\n")));
    EXPECT_EQ(json({"mine", page})["regions"][0]["records"][2]["text"], "+c3 b3");
}

} // namespace
} // namespace tagseam::test
