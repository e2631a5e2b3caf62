// SPDX-License-Identifier: MIT
// The schemas in --help: they name each key of an answer.
#include "tests/app/cli/clitest.h"

#include <cctype>
#include <set>
#include <sstream>

namespace tagseam::test {
namespace {

void addKeys(const Json& json, std::set<std::string>& keys)
{
    if (!json.is_structured())
        return;
    for (const auto& item : json.items()) {
        if (json.is_object())
            keys.insert(item.key());
        addKeys(item.value(), keys);
    }
}

std::set<std::string> wordsOf(const std::string& text)
{
    std::set<std::string> words{""};
    std::string word;
    for (const char c : text + ' ') {
        if (std::isalnum(static_cast<unsigned char>(c)) != 0) {
            word += c;
        } else {
            words.insert(word);
            word.clear();
        }
    }
    return words;
}

using Schemas = Cli;

TEST_F(Schemas, nameEachKeyOfEachAnswer)
{
    const std::string ana = path("ana.json");
    const std::string bo = path("bo.json");
    answer({"annotation", "make", sample("shop"), "--label", "main=main", "--label", "footer=footer", "-o",
            ana});
    answer({"annotation", "make", sample("shop"), "--label", "main=main", "-o", bo});
    answer({"site", "learn", sample("shop"), sample("news"), "-o", path("t.sst")});
    for (const char* name : {"1", "2", "3", "4"})
        file(fmt::format("sites/a/{}.html", name), fmt::format("<body><p>name{} <b>only</b></p>", name));
    const std::string manifest =
        file("values.csv", "page,expected\na/1.html,\na/2.html,name2|only\na/3.html,\na/4.html,only\n");
    const std::string rows =
        file("run", answer({"corpus", "run", path("sites"), "--methods", "all,jidm-2013", "--diagnose"}));
    answer({"check", sample("shop"), "--write-baseline", path("b.json")});
    const std::string project = TAGSEAM_SOURCE "/resources/template-tests/";
    const std::vector<std::vector<std::string>> all{
        {"explain", sample("shop"), "--node", "footer", "--lowest-threshold", "2"},
        {"explain", sample("shop"), "--node", "main", "--other-class", "footer=>x"},
        {"explain", sample("homogeneous"), "--node", "/html/body/*[last()]", "--content", "/html/body/*[2]"},
        {"explain", sample("shop"), "--node", "footer", "--method", "separators"},
        {"diagnose", sample("homogeneous")},
        {"diagnose", sample("news"), "--content", "article, main > section"},
        {"regions", sample("shop")},
        {"compare", sample("rejected"), "--a", "dissertation-2014", "--b", "jidm-2013"},
        {"compare", sample("rejected"), "--a", "printed", "--b", "printed,label-attributes=none"},
        {"sweep", sample("regions"), "--content", "span"},
        {"score", sample("shop"), file("t.csv", "label,xpath\nmain,/html/body\n")},
        {"score", path("sites"), file("t2.csv", "label,xpath,page\nmain,/html/body,a/1.html\n")},
        {"annotation", "agree", sample("regions"), ana, bo},
        {"annotation", "agree", sample("shop"), ana, bo},
        {"check", sample("shop"), "--keep", "main", "--keep", "ol", "--min-f1", "0.1", "--same-as",
         path("b.json")},
        {"check", sample("rejected")},
        {"check", sample("news"), "--method", "link-lists", "--keep", "nav"},
        {"diff", sample("shop"), sample("shop")},
        {"diff", project + "pages/books.html", project + "redesigned/books.html"},
        {"site", "show", path("t.sst")},
        {"site", "clean", sample("shop"), "--sst", path("t.sst")},
        {"site", "losses", path("sites"), "--manifest", manifest},
        {"corpus", "compare", rows, "--a", "all", "--b", "jidm-2013"}};
    for (const auto& arguments : all) {
        std::vector<std::string> command{arguments.front(), "--help"};
        if (command.front() == "annotation" || command.front() == "site" || command.front() == "corpus")
            command.insert(command.begin() + 1, arguments[1]); // it has subcommands
        const std::string help = answer(command);
        const std::size_t schema = help.find("--json prints {schema: ");
        ASSERT_NE(schema, std::string::npos) << arguments.front();
        const std::set<std::string> words = wordsOf(help.substr(schema));
        const Outcome outcome = run(with(arguments, {"--json"}));
        EXPECT_LE(outcome.code, 1) << outcome.err; // 1: an expectation failed, or the pages differ
        const Json json = Json::parse(outcome.out);
        EXPECT_THAT(help, HasSubstr(json["schema"].get<std::string>()));
        std::set<std::string> keys;
        addKeys(json, keys);
        EXPECT_GE(keys.size(), 16U);
        for (const std::string& key : keys)
            EXPECT_TRUE(words.contains(key)) << arguments.front() << ": " << key;
    }
    const std::string help = answer({"corpus", "run", "--help"});
    std::istringstream lines(contentOf(rows));
    for (std::string line; std::getline(lines, line);) {
        for (const std::string& key : keysOf(Json::parse(line)))
            EXPECT_THAT(help, HasSubstr(key));
    }
}

} // namespace
} // namespace tagseam::test
