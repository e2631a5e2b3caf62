// SPDX-License-Identifier: MIT
// No text of a page, a file name or a header commands the terminal, or begins a line of the answer.
#include "tests/app/cli/clitest.h"

#include <pty.h>

#include <iterator>
#include <regex>
#include <thread>

namespace tagseam::test {
namespace {

// Clears the screen, sets the title of the terminal, turns text around, and forges a line.
const std::string hostile = "\x1b[2J\x1b]0;x\x07\u202e\u2066\u0085\u009b31m\x7f\x08";
const std::string forged = hostile + "\nFORGED\r";

std::string hostilePage(int records)
{
    const std::string names = fmt::format(R"( id="{0}" class="{0}" title="{0}" style="color: {0}")", hostile);
    std::string html = fmt::format("<html><head><title>{0}</title></head><body{1}><h1{1}>{0}</h1><div{1}>"
                                   "<a{0}>{0}</a{0}><ul{1}>",
                                   hostile, names);
    for (int i = 0; i < records; ++i)
        html += fmt::format("<li n={0}{1}><a href='{2}{0}'{1}>record {0} {2}</a><b{1}>{2} some words of a "
                            "record that are long enough</b></li>",
                            i, names, hostile);
    html += "<!--" + repeated(20000, "plain ") + "-->"; // a page of many controls would be refused as no text
    return html + fmt::format("</ul></div><p{1}>The end {0} of it</p></body></html>", hostile, names);
}

class CliTerminal : public Cli {
  protected:
    void SetUp() override
    {
        Cli::SetUp();
        m_page = file(forged + ".html", hostilePage(12));
        m_other = file(forged + "2.html", hostilePage(9));
        m_pages = path("pages" + forged);
        file("pages" + forged + "/" + forged + ".html", hostilePage(12));
        file("pages" + forged + "/" + forged + "2.html", hostilePage(9));
        m_tree = path(forged + ".sst");
        m_run = path(forged + ".run");
        m_ana = path(forged + ".Ana.annotation.json");
        m_bo = path(forged + ".Bo.annotation.json");
        m_archive = file(forged + ".warc",
                         warcRecord("http://h/" + hostile, "text/html; a=" + hostile, hostilePage(12)));
    }

    std::string m_page, m_other, m_pages, m_tree, m_run, m_ana, m_bo, m_archive;
};

// Returns the first thing in an answer that a terminal would obey; empty if there is none.
std::string obeyed(const std::string& text)
{
    static const std::regex controls("[\x01-\x08\x0b-\x1f\x7f]|\xc2[\x80-\x9f]|\xe2\x80[\xaa-\xae]|"
                                     "\xe2\x81[\xa6-\xa9]|(^|\n)FORGED");
    std::smatch found;
    return std::regex_search(text, found, controls)
               ? fmt::format(
                     "at {}: {}", found.position(),
                     text.substr(static_cast<std::size_t>(std::max<std::ptrdiff_t>(found.position() - 40, 0)),
                                 80))
               : "";
}

TEST_F(CliTerminal, neitherAnswersNorErrorsAreObeyed)
{
    const std::string out = path(forged + ".out");
    const std::string baseline = path(forged + ".baseline.json");
    const std::vector<std::vector<std::string>> commands{
        {"tps", m_page},
        {"tps", m_page, "--label-attributes", "class+style"},
        {"search", m_page},
        {"prune", m_page, "-o", out},
        {"replay", m_page, "-o", out},
        {"explain", m_page, "--node", "li"},
        {"explain", m_page, "--node", "li", "--method", "content"},
        {"explain", m_page, "--node", "li", "--method", "separators"},
        {"diagnose", m_page},
        {"regions", m_page},
        {"compare", m_page, "--a", "printed", "--b", "jidm-2013"},
        {"sweep", m_page},
        {"content", m_page},
        {"separators", m_page},
        {"mine", m_page},
        {"mine", m_page, "--fields"},
        {"mine", m_page, "--alike", "li", "--to", "li:nth-of-type(2)"},
        {"clean", m_page, "--method", "cetr", "--why"},
        {"clean", m_page, "--method", "cetr", "-o", out},
        {"annotation", "make", m_page, "--label", "record=li", "--label", hostile + "=p", "--annotator",
         "Ana", "-o", m_ana},
        {"annotation", "make", m_page, "--label", "record=p", "--annotator", "Bo" + hostile, "-o", m_bo},
        {"annotation", "check", m_page, m_ana},
        {"annotation", "check", m_other, m_ana},
        {"annotation", "agree", m_page, m_ana, m_bo},
        {"score", m_page, m_ana},
        {"score", m_other, m_ana},
        {"check", m_page, "--keep", "li", "--prune", "h1"},
        {"check", m_page, "--prune", "li", "--markdown"},
        {"check", m_pages, "--keep", "p"},
        {"check", m_page, "--write-baseline", baseline},
        {"check", m_page, "--same-as", baseline},
        {"diff", m_page, m_other},
        {"diff", m_page, m_other, "--markdown"},
        {"corpus", "pages", m_pages},
        {"corpus", "run", m_pages, "--methods", "jidm-2013,content", "--out", m_run},
        {"corpus", "run", m_pages},
        {"corpus", "table", m_run},
        {"corpus", "table", m_run, "--markdown"},
        {"corpus", "table", m_run, "--latex"},
        {"corpus", "compare", m_run, "--a", "jidm-2013", "--b", "content"},
        {"diff", m_pages, m_pages},
        {"corpus", "merge", m_run, "--out", out},
        {"site", "learn", m_pages, "-o", m_tree},
        {"site", "show", m_tree},
        {"site", "clean", m_page, "--sst", m_tree, "-o", out},
        {"site", "thresholds", m_tree, m_pages},
        {"site", "draw", m_tree, "-o", out},
        {"site", "pick", m_tree, "0.4"},
        {"entries", m_archive},
        {"tps", m_archive},
    };
    for (const std::vector<std::string>& command : commands) {
        const std::string line = testing::PrintToString(command);
        const Outcome text = run(command);
        EXPECT_TRUE(text.code == 0 || text.code == 1) << text.code << ' ' << line << text.err;
        EXPECT_NE(text.out, "") << line;
        for (const Outcome& outcome : {text, run(with(command, {"--json"}))}) {
            EXPECT_EQ(obeyed(outcome.out), "") << line;
            EXPECT_EQ(obeyed(outcome.err), "") << line;
        }
    }
}

TEST_F(CliTerminal, errorsAreNotObeyed)
{
    const std::vector<std::vector<std::string>> commands{
        {"tps", m_archive, "--entry", "http://none/" + hostile},
        {"experiment", "none" + hostile, m_pages},
        {"tps", path("none" + forged)},
        {"tps", file(forged + ".bin", std::string(100, '\0'))},
        {"tps", m_page, "--encoding", hostile},
        {"explain", m_page, "--node", hostile},
        {"search", "--symbols", file(forged + ".txt", "1 2 x" + hostile)},
        {"prune", m_page, "--variant", hostile},
        {"score", m_page, m_page},
        {"score", m_pages},
        {"score", m_page, m_archive, "--annotator", "No" + hostile},
        {"diff", m_pages, m_page},
        {"site", "losses", m_pages},
        {"none" + hostile},
        {"tps", m_page, "--none" + hostile},
        {"tps", m_page, forged},
    };
    for (const std::vector<std::string>& command : commands) {
        const Outcome outcome = run(command);
        EXPECT_GE(outcome.code, 2) << testing::PrintToString(command);
        EXPECT_NE(outcome.err, "") << testing::PrintToString(command);
        EXPECT_EQ(obeyed(outcome.out + outcome.err), "") << testing::PrintToString(command);
    }
}

// The tables and JSON have the texts, in the escapes of JSON.
TEST_F(CliTerminal, textsAreShownByTheirEscapes)
{
    EXPECT_THAT(answer({"tps", m_page, "--label-attributes", "class"}), HasSubstr("\\u001b[2J"));
    EXPECT_THAT(answer({"tps", m_page}),
                HasSubstr("\\u202e\\u2066\\u0085\\u009b31m\\u007f\\u0008\\u000aFORGED"));
    const Json mined = json({"mine", m_page});
    EXPECT_THAT(mined["regions"][0]["records"][0]["text"].get<std::string>(), HasSubstr("\u202e\u2066"));
}

// Files are printed as they are; on a terminal they are texts.
TEST_F(CliTerminal, filesAreTextsOnATerminalOnly)
{
    for (const std::vector<std::string>& command : {std::vector<std::string>{"prune", m_page},
                                                    {"prune", m_page, "--text"},
                                                    {"mine", m_page, "--csv"},
                                                    {"content", m_page, "--text"},
                                                    {"clean", m_page, "--method", "cetr"}}) {
        EXPECT_THAT(answer(command), HasSubstr("\u202e")) << command[0];
        int master = -1;
        int slave = -1;
        char name[128];
        ASSERT_EQ(openpty(&master, &slave, name, nullptr, nullptr), 0);
        std::string shown;
        std::thread reader([&] {
            char bytes[4096];
            for (ssize_t read = 0; (read = ::read(master, bytes, sizeof bytes)) > 0;)
                shown.append(bytes, static_cast<std::size_t>(read));
        });
        EXPECT_EQ(run(command, {}, name).code, 0);
        ::close(slave);
        reader.join();
        ::close(master);
        std::erase(shown, '\r'); // the terminal's own
        EXPECT_THAT(shown, HasSubstr("\\u202e"));
        EXPECT_EQ(obeyed(shown), "") << command[0];
    }
}

} // namespace
} // namespace tagseam::test
