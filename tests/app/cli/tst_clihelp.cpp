// SPDX-License-Identifier: MIT
// The help of each command: its examples run, and the command accepts each option that it lists.
#include "tests/app/cli/clitest.h"
#include "tests/replacedterms.h"

#include <cctype>
#include <map>
#include <regex>
#include <sstream>

namespace tagseam::test {
namespace {

struct ListedOption {
    std::string name;        // "--output"
    std::string placeholder; // "FILE"; empty for a flag
    std::string needs;       // another option that has to be given with it; empty for none
};

struct CommandHelp {
    std::string name; // "tagseam-cli site learn"
    std::vector<std::string> headings;
    std::vector<std::string> commands; // below it
    std::vector<ListedOption> options;
    std::vector<std::string> examples;
};

// Headings stand in the first column and end in a colon; what an entry is called, in the third.
CommandHelp parsed(const std::string& name, const std::string& help)
{
    CommandHelp parsed{name, {}, {}, {}, {}};
    std::istringstream lines(help);
    std::string heading;
    for (std::string line; std::getline(lines, line);) {
        const bool isHeading = line.ends_with(':') && line.find(' ') == std::string::npos &&
                               std::isupper(static_cast<unsigned char>(line[0])) != 0;
        if (isHeading) {
            heading = line;
            parsed.headings.push_back(line.substr(0, line.size() - 1));
        } else if (!line.starts_with("  ")) {
            heading = line.empty() ? heading : "";
        } else if (heading == "Examples:") {
            parsed.examples.push_back(line.substr(2));
        } else if (heading == "Subcommands:" && line[2] != ' ') {
            parsed.commands.push_back(line.substr(2, line.find(' ', 2) - 2));
        } else if (!heading.empty() && line[2] == '-') {
            std::istringstream words(line);
            ListedOption option;
            words >> option.name;
            option.name = option.name.substr(option.name.find("--"));
            if (line.find(option.name + "  ") == std::string::npos) // else its text follows
                words >> option.placeholder;
            parsed.options.push_back(option);
        }
        const std::size_t needs = line.find("needs --");
        if (needs != std::string::npos && !parsed.options.empty())
            parsed.options.back().needs = line.substr(needs + 6, line.find_first_of("),", needs) - needs - 6);
    }
    return parsed;
}

class CliHelp : public Cli {
  protected:
    // The examples run in a folder that looks like the root of the checkout.
    void SetUp() override
    {
        Cli::SetUp();
        fs::create_directories(path("bin"));
        fs::create_directories(path("checkout"));
        fs::create_symlink(TAGSEAM_CLI, path("bin/tagseam-cli"));
        fs::create_symlink(fs::path(TAGSEAM_SOURCE) / "resources", path("checkout/resources"));
        file("checkout/crawl.warc", warcRecord("http://example.com/", "text/html", "<p>one"));
        file("checkout/page.mhtml", "MIME-Version: 1.0\r\nContent-Type: text/html\r\n"
                                    "Content-Location: http://example.com/\r\n\r\n<p>one\r\n");
    }

    Outcome shell(const std::string& command) const
    {
        const std::string script = file(
            "script", fmt::format("PATH='{}':$PATH\ncd '{}'\n{}\n", path("bin"), path("checkout"), command));
        const int status = std::system(fmt::format("sh '{}' >'{}' 2>'{}' </dev/null", // NOLINT(cert-env33-c)
                                                   script, path("stdout"), path("stderr"))
                                           .c_str());
        return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, contentOf(path("stdout")),
                contentOf(path("stderr"))};
    }

    // The command and all commands below it, as the program lists them.
    std::vector<CommandHelp> commandsFrom(const std::string& name = "tagseam-cli") const
    {
        const Outcome help = shell(name + " --help");
        EXPECT_EQ(help.code, 0) << name << help.err;
        std::vector<CommandHelp> all{parsed(name, help.out)};
        for (const std::string& command : std::vector(all.front().commands)) {
            const std::vector<CommandHelp> below = commandsFrom(name + ' ' + command);
            all.insert(all.end(), below.begin(), below.end());
        }
        return all;
    }
};

TEST_F(CliHelp, examplesOfEachCommandRun)
{
    const std::vector<CommandHelp> commands = commandsFrom();
    EXPECT_GE(commands.size(), 30U);
    for (const CommandHelp& command : commands) {
        SCOPED_TRACE(command.name);
        ASSERT_EQ(command.examples.size(), 2U);
        EXPECT_THAT(command.examples.back(), HasSubstr(command.name + ' '));
        for (const std::string& example : command.examples) {
            const Outcome outcome = shell(example);
            EXPECT_EQ(outcome.code, 0) << example << '\n' << outcome.err;
            EXPECT_NE(outcome.out, "") << example;
        }
    }
}

TEST_F(CliHelp, replacedTermsAreGoneFromHelpAndAnswers)
{
    const std::regex replaced(replacedTerms);
    for (const CommandHelp& command : commandsFrom()) {
        std::vector<std::string> texts{shell(command.name + " --help").out};
        for (const std::string& example : command.examples)
            texts.push_back(shell(example).out);
        for (const std::string& text : texts) {
            const std::string checked = std::regex_replace(
                text, std::regex("[Gg]round[\\s-]+truth|groundTruth|the papers' advantage"), "");
            std::smatch found;
            EXPECT_FALSE(std::regex_search(checked, found, replaced))
                << command.name << ": " << found.str() << found.suffix().str().substr(0, 60);
        }
    }
}

TEST_F(CliHelp, groupsHaveOneOrder)
{
    const std::vector<std::string> order{"Positionals", "Input",       "Analysis", "Output",
                                         "Limits",      "Subcommands", "Examples"};
    for (const CommandHelp& command : commandsFrom()) {
        std::vector<std::string> expected;
        std::ranges::copy_if(order, std::back_inserter(expected), [&](const std::string& heading) {
            return std::ranges::find(command.headings, heading) != command.headings.end();
        });
        EXPECT_EQ(command.headings, expected) << command.name;
    }
}

// A value that fits the placeholder of an option. Whether it fits the page is not asked.
std::string valueFor(const ListedOption& option)
{
    static const std::map<std::string, std::string> byName{{"--encoding", "utf-8"},
                                                           {"--other-class", "p=>x"},
                                                           {"--base-url", "http://example.com/"},
                                                           {"--label", "main=main"},
                                                           {"--also", "all"},
                                                           {"--methods", "jidm-2013"},
                                                           {"--method", "jidm-2013"},
                                                           {"--shard", "1/1"},
                                                           {"--trees", "resources/samples"},
                                                           {"--site", "resources/samples"},
                                                           {"--limit-bytes", "1GB"},
                                                           {"--limit-nodes", "1000000"},
                                                           {"--limit-depth", "1000"},
                                                           {"--measures", "f1"},
                                                           {"--measure", "f1"},
                                                           {"--a", "jidm-2013"},
                                                           {"--b", "jidm-2013"},
                                                           {"--threshold", "0.5"},
                                                           {"--manifest", "expected.csv"},
                                                           {"--entry", "1"},
                                                           {"--sst", "samples.sst"},
                                                           {"--from", "samples.sst"},
                                                           {"--symbols", "symbols"}};
    const std::string& placeholder = option.placeholder;
    if (std::islower(static_cast<unsigned char>(placeholder[0])) != 0) // "elements|elements+text"
        return placeholder.substr(0, placeholder.find_first_of("[|"));
    if (const auto found = byName.find(option.name); found != byName.end())
        return found->second;
    if (placeholder == "N" || placeholder == "T" || placeholder == "X" || placeholder == "SHARE")
        return "1";
    return placeholder.find("XPATH") != std::string::npos ? "main" : "written";
}

TEST_F(CliHelp, eachOptionIsAccepted)
{
    // Lines that some options belong to, beside the examples.
    const std::map<std::string, std::vector<std::string>> more{
        {"tagseam-cli", {"tagseam-cli"}},
        {"tagseam-cli search", {"tagseam-cli search"}},
        {"tagseam-cli score", {"tagseam-cli score resources/samples"}},
        {"tagseam-cli experiment",
         {"tagseam-cli experiment velloso-2014 products",
          "tagseam-cli experiment win-tun resources/samples"}},
        {"tagseam-cli mine", {"tagseam-cli mine resources/samples/shop.html"}},
        {"tagseam-cli site losses", {"tagseam-cli site losses resources/samples"}}};
    file("checkout/symbols", "1 2 1 2");
    file("checkout/expected.csv", "page,expected\nnews.html,Harbour\nshop.html,Gift cards\n");
    ASSERT_EQ(shell("tagseam-cli site learn resources/samples -o samples.sst").code, 0);
    const auto withOption = [](std::string line, const ListedOption& option) {
        const std::size_t page = line.find("resources/samples/");
        if (option.name == "--entry" && page != std::string::npos) // only an archive has entries
            line.replace(page, line.find(' ', page) - page, "page.mhtml");
        return line + ' ' + option.name +
               (option.placeholder.empty() ? "" : fmt::format(" '{}'", valueFor(option)));
    };
    for (const CommandHelp& command : commandsFrom()) {
        std::vector<std::string> lines;
        for (const std::string& example : command.examples) {
            if (shell(example); example.find(command.name + ' ') != std::string::npos)
                lines.push_back(example);
        }
        if (const auto found = more.find(command.name); found != more.end())
            lines.insert(lines.end(), found->second.begin(), found->second.end());
        for (const ListedOption& option : command.options) {
            std::string said;
            const bool isAccepted = std::ranges::any_of(lines, [&](std::string line) {
                const bool isThere = line.find(option.name) != std::string::npos ||
                                     (option.name == "--output" && line.find(" -o ") != std::string::npos);
                if (isThere)
                    return true; // an example, which another test runs
                line = withOption(line, option);
                const auto needed = std::ranges::find(command.options, option.needs, &ListedOption::name);
                if (needed != command.options.end() && line.find(option.needs) == std::string::npos)
                    line = withOption(line, *needed);
                const Outcome outcome = shell(line);
                said += line + '\n' + outcome.err;
                return outcome.code != 2;
            });
            EXPECT_TRUE(isAccepted) << said;
        }
    }
}

} // namespace
} // namespace tagseam::test
