// SPDX-License-Identifier: MIT
// The pages of the manual that go through each paper item by item: resources/manual/papers.json agrees with
// the code, the tests and the commands, names every departure in the code, and the pages are made from it.
#include "tests/app/cli/clitest.h"

#include <cctype>
#include <map>
#include <optional>
#include <set>
#include <sstream>
#include <string_view>

namespace tagseam::test {
namespace {

const fs::path sources = TAGSEAM_SOURCE;

/// A line of a source file.
struct Place {
    std::string file;
    std::size_t line = 0; // from 1
    friend auto operator<=>(const Place&, const Place&) = default;
};

// The lines of a file of the sources, read once.
const std::vector<std::string>& linesOfSource(const std::string& file)
{
    static std::map<std::string, std::vector<std::string>> known;
    const auto [at, isNew] = known.try_emplace(file);
    if (isNew)
        at->second = linesOf(contentOf(sources / file));
    return at->second;
}

// The places at which the mark occurs.
std::vector<Place> placesOf(const std::string& file, const std::string& mark)
{
    std::vector<Place> places;
    const std::vector<std::string>& lines = linesOfSource(file);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        for (std::size_t at = lines[i].find(mark); at != std::string::npos; at = lines[i].find(mark, at + 1))
            places.push_back({file, i + 1});
    }
    return places;
}

// The comment of a line, without its slashes; empty for none.
std::string_view commentOf(std::string_view line)
{
    const std::size_t at = line.find("//");
    return at == std::string_view::npos ? std::string_view() : line.substr(at + 2);
}

// The words of a comment: letters and digits side by side.
std::vector<std::string> wordsOf(std::string_view comment)
{
    std::vector<std::string> words(1);
    for (const char c : comment) {
        if (std::isalnum(static_cast<unsigned char>(c)) != 0)
            words.back() += c;
        else if (!words.back().empty())
            words.emplace_back();
    }
    return words;
}

// The number of "L12".
std::optional<int> printedLine(const std::string& word)
{
    const bool isNumber = word.size() > 1 && word.size() < 5 && word[0] == 'L' &&
                          word.find_first_not_of("0123456789", 1) == std::string::npos;
    return isNumber ? std::optional(std::stoi(word.substr(1))) : std::nullopt;
}

bool isDeparture(const std::string& word)
{
    return word == "DEVIATION" || word == "INFERRED" || word == "ASSUMPTION";
}

std::vector<std::string> codeFilesIn(const std::string& folder)
{
    std::vector<std::string> files;
    for (const fs::directory_entry& entry : fs::directory_iterator(sources / folder)) {
        if (entry.path().extension() == ".cpp" || entry.path().extension() == ".h")
            files.push_back(folder + '/' + entry.path().filename().string());
    }
    return files;
}

struct PaperPages : Cli {
    PaperPages() : m_data(Json::parse(contentOf(sources / "resources/manual/papers.json"))) {}

    // Calls `call(item, description)` for each item of each paper.
    template <class Function>
    void forEachItem(Function call) const
    {
        for (const Json& paper : m_data["papers"]) {
            for (const Json& item : paper["items"])
                call(item, paper["name"].get<std::string>() + ": " + item["item"].get<std::string>());
        }
    }

    // The help of the command and of its subcommand, if the second word is one.
    const std::string& helpOf(const std::vector<std::string>& words)
    {
        std::vector<std::string> command{words.at(0)};
        if (words[0] == "site" || words[0] == "corpus" || words[0] == "annotation")
            command.push_back(words.at(1));
        const auto [at, isNew] = m_help.try_emplace(fmt::format("{}", fmt::join(command, " ")));
        if (isNew)
            at->second = answer(with(command, {"--help"}));
        return at->second;
    }

    Json m_data;
    std::map<std::string, std::string> m_help;
};

TEST_F(PaperPages, itemsHaveAStatusAndAReason)
{
    const std::set<std::string> statuses{"as printed", "inferred", "departs", "not possible"};
    std::size_t count = 0;
    forEachItem([&](const Json& item, const std::string& name) {
        ++count;
        const std::string status = item["status"];
        EXPECT_TRUE(statuses.contains(status)) << name;
        EXPECT_EQ(item.contains("note"), status != "as printed") << name;
        EXPECT_NE(item["what"], "") << name;
        if (status == "not possible")
            return;
        EXPECT_FALSE(item["code"].empty()) << name;
        EXPECT_FALSE(item["tests"].empty()) << name;
        EXPECT_NE(item["commandLine"], "") << name;
    });
    EXPECT_EQ(m_data["papers"].size(), 5U);
    EXPECT_GT(count, 100U);
}

TEST_F(PaperPages, marksAreOnOneLineOfTheCode)
{
    forEachItem([](const Json& item, const std::string& name) {
        for (const Json& code : item["code"])
            EXPECT_EQ(placesOf(code["file"], code["mark"]).size(), 1U) << name << '\n' << code;
    });
}

TEST_F(PaperPages, testsAreInTheirFiles)
{
    forEachItem([](const Json& item, const std::string& name) {
        for (const Json& test : item["tests"]) {
            const std::string known = test["name"];
            const std::string file = test["file"];
            const std::size_t dot = known.find('.');
            std::string words; // the file with single spaces
            for (const std::string& line : linesOfSource(file))
                words += line.substr(std::min(line.find_first_not_of(' '), line.size())) + ' ';
            // A suite and a test of GoogleTest, or a slot of Qt Test.
            const std::string wanted =
                dot == std::string::npos
                    ? "void " + known + "();"
                    : fmt::format("({}, {})", known.substr(0, dot), known.substr(dot + 1));
            EXPECT_NE(words.find(wanted), std::string::npos)
                << name << ": no test " << known << " in " << test["file"];
        }
    });
}

TEST_F(PaperPages, commandsAndTheirOptionsAreThere)
{
    const std::string help = answer({"--help"});
    forEachItem([&](const Json& item, const std::string& name) {
        std::istringstream command(item["commandLine"].get<std::string>());
        std::vector<std::string> words;
        for (std::string word; command >> word;)
            words.push_back(word);
        if (words.empty())
            return;
        ASSERT_THAT(help, HasSubstr("\n  " + words[0] + ' ')) << name;
        for (const std::string& word : words) {
            if (word.starts_with("--")) {
                EXPECT_THAT(helpOf(words), HasSubstr(word + ' ')) << name;
            }
            if (word.starts_with("resources/") || word.starts_with("tests/")) {
                EXPECT_TRUE(fs::exists(sources / word)) << name << '\n' << word;
            }
        }
    });
}

// A mark covers its line, and with "lines" the numbered comments of its file in that range.
TEST_F(PaperPages, nameEveryNumberedLineAndEveryDepartureOfTheCode)
{
    std::set<Place> named;
    std::map<std::string, std::set<int>> ranges;
    forEachItem([&](const Json& item, const std::string&) {
        for (const Json& code : item["code"]) {
            for (const Place& place : placesOf(code["file"], code["mark"]))
                named.insert(place);
            if (!code.contains("lines"))
                continue;
            for (int line = code["lines"].at(0); line <= code["lines"].at(1).get<int>(); ++line)
                ranges[code["file"]].insert(line);
        }
    });
    for (const char* folder :
         {"core/tps", "core/methods", "core/methods/blockentropy", "core/methods/centredblock",
          "core/methods/centreweight", "core/methods/cetr", "core/methods/linklists", "core/methods/mdr",
          "core/methods/repetition", "core/methods/sitestyletree", "core/methods/tagrules",
          "core/methods/textdensity", "core/papers", "core/papers/yi"}) {
        for (const std::string& file : codeFilesIn(folder)) {
            const std::vector<std::string>& lines = linesOfSource(file);
            for (std::size_t i = 0; i < lines.size(); ++i) {
                const std::vector<std::string> words = wordsOf(commentOf(lines[i]));
                const bool isWanted = std::ranges::any_of(words, [&](const std::string& word) {
                    const std::optional<int> line = printedLine(word);
                    return isDeparture(word) || (line && !ranges[file].contains(*line));
                });
                EXPECT_TRUE(!isWanted || named.contains({file, i + 1}))
                    << "No item of resources/manual/papers.json has " << file << ':' << i + 1 << '\n'
                    << lines[i];
            }
        }
    }
}

TEST_F(PaperPages, sayOfEachDeviationOfTheCodeThatItDeparts)
{
    forEachItem([](const Json& item, const std::string& name) {
        for (const Json& code : item["code"]) {
            for (const auto& [file, line] : placesOf(code["file"], code["mark"])) {
                const std::vector<std::string> words = wordsOf(commentOf(linesOfSource(file)[line - 1]));
                EXPECT_TRUE(std::ranges::find(words, "DEVIATION") == words.end() ||
                            item["status"] == "departs")
                    << name << '\n'
                    << file << ':' << line;
            }
        }
    });
}

TEST_F(PaperPages, areMadeOfTheData)
{
    const std::string script = (sources / "resources/manual/papers.cmake").string();
    const std::string said = path("said");
    const std::string command = fmt::format("'{}' -DCHECK=1 -P '{}' >'{}' 2>&1", TAGSEAM_CMAKE, script, said);
    EXPECT_EQ(std::system(command.c_str()), 0) << contentOf(said); // NOLINT
}

} // namespace
} // namespace tagseam::test
