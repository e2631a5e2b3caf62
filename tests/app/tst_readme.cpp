// SPDX-License-Identifier: MIT
// The `$` examples of README.md and of the English manual, run in their order: each prints what stands below
// it.
#include "tests/app/cli/clitest.h"

#include <sstream>

namespace tagseam::test {
namespace {

const fs::path checkout = fs::path(TAGSEAM_SAMPLES).parent_path().parent_path();

/// The resources that an example needs, and with them the test that runs it.
enum class Group { Pages, Parallel, Corpus, Sites, Generated, Window, Trees };

Group groupOf(const std::string& command)
{
    const auto hasAny = [&](std::initializer_list<std::string_view> words) {
        return std::ranges::any_of(
            words, [&](std::string_view word) { return command.find(word) != std::string::npos; });
    };
    if (hasAny({"trees/", "zhao3.jsonl"}))
        return Group::Trees;
    if (command.starts_with("tagseam "))
        return Group::Window;
    if (hasAny({"parallel", "rows.jsonl"}))
        return Group::Parallel;
    if (hasAny({"shared/content", "articles.run", "shop.run", "zhao2.run", "rescued.run"}))
        return Group::Corpus;
    if (hasAny({"products"}))
        return Group::Generated;
    if (hasAny({"sites", "tennis.sst", "half.run"}))
        return Group::Sites;
    if (hasAny({"shared/corpus", "run.jsonl", "tabela2", "zhao3.run", "two-more.html"}))
        return Group::Corpus;
    return Group::Pages;
}

struct Example {
    std::string command;
    std::string printed;            ///< output shown below it; empty when none is shown
    std::vector<std::string> table; ///< or the Markdown table that follows it
};

std::vector<std::string> trimmedLinesOf(const std::string& text)
{
    std::vector<std::string> lines;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);)
        lines.push_back(line.substr(0, line.find_last_not_of(' ') + 1));
    return lines;
}

std::vector<Example> examplesOf(const std::vector<std::string>& readme)
{
    constexpr std::string_view indent = "    ";
    std::vector<Example> examples;
    for (std::size_t i = 0; i < readme.size(); ++i) {
        if (!readme[i].starts_with("    $ "))
            continue;
        Example example{readme[i].substr(6), {}, {}};
        while (example.command.ends_with('\\'))
            example.command += '\n' + readme.at(++i);
        std::string blank;
        std::size_t next = i + 1;
        for (; next < readme.size() && !readme[next].starts_with("    $ "); ++next) {
            if (readme[next].empty()) {
                blank += '\n';
            } else if (readme[next].starts_with(indent)) {
                example.printed += std::exchange(blank, {}) + readme[next].substr(indent.size()) + '\n';
            } else {
                break;
            }
        }
        if (example.printed.empty() && example.command.find("--markdown") != std::string::npos) {
            for (; next < readme.size() && readme[next].starts_with('|'); ++next)
                example.table.push_back(readme[next]);
        }
        examples.push_back(std::move(example));
    }
    return examples;
}

/// `...` stands for anything.
bool isAsShown(std::string_view text, std::string_view shown)
{
    constexpr std::string_view elision = "...";
    const std::size_t first = shown.find(elision);
    if (first == std::string_view::npos)
        return text == shown;
    if (!text.starts_with(shown.substr(0, first)))
        return false;
    text.remove_prefix(first);
    shown.remove_prefix(first + elision.size());
    for (std::size_t end = 0; (end = shown.find(elision)) != std::string_view::npos;) {
        const std::size_t found = text.find(shown.substr(0, end));
        if (found == std::string_view::npos)
            return false;
        text.remove_prefix(found + end);
        shown.remove_prefix(end + elision.size());
    }
    return text.ends_with(shown);
}

std::vector<std::string> cellsOf(const std::string& row)
{
    std::vector<std::string> cells;
    std::istringstream stream(row.substr(1));
    for (std::string cell; std::getline(stream, cell, '|');)
        cells.push_back(cell);
    return cells;
}

/// The output that is shown may omit columns.
bool isRowOf(const std::string& row, const std::vector<std::string>& printed)
{
    const std::vector<std::string> shown = cellsOf(row);
    return std::ranges::any_of(printed, [&](const std::string& line) {
        if (!line.starts_with('|'))
            return false;
        const std::vector<std::string> cells = cellsOf(line);
        auto cell = cells.begin();
        return std::ranges::all_of(shown, [&](const std::string& each) {
            cell = std::find(cell, cells.end(), each);
            return cell != cells.end() && ++cell != cells.begin();
        });
    });
}

std::string joined(const std::vector<std::string>& lines)
{
    return fmt::format("{}\n", fmt::join(lines, "\n"));
}

/// The window program that the environment names; empty for none.
std::string windowProgram()
{
    const char* program = std::getenv("TAGSEAM_PROGRAM"); // NOLINT(concurrency-mt-unsafe)
    return program == nullptr ? std::string() : program;
}

/// A folder that looks like the checkout, with programs before all others in PATH.
class Readme : public Cli {
  protected:
    void SetUp() override
    {
        Cli::SetUp();
        fs::create_directories(path("bin"));
        fs::create_directories(path("shared"));
        fs::create_directories(path("checkout"));
        fs::create_symlink(TAGSEAM_CLI, path("bin/tagseam-cli"));
        if (!windowProgram().empty())
            fs::create_symlink(windowProgram(), path("bin/tagseam"));
        fs::create_symlink(TAGSEAM_CORPUS, path("shared/corpus"));
        fs::create_symlink(fs::path(TAGSEAM_CORPUS).parent_path() / "content", path("shared/content"));
        for (const char* folder : {"resources", "tests"})
            fs::create_symlink(checkout / folder, path("checkout/" + std::string(folder)));
        std::vector<fs::path> files{checkout / "README.md"};
        for (const fs::directory_entry& page : fs::directory_iterator(checkout / "resources/manual/en"))
            files.push_back(page.path());
        std::ranges::sort(files);
        for (const fs::path& file : files) {
            const std::vector<std::string> lines = trimmedLinesOf(contentOf(file));
            m_readme.insert(m_readme.end(), lines.begin(), lines.end());
        }
    }

    Outcome bash(const std::string& command) const
    {
        const std::string script =
            file("script", fmt::format("export PATH='{}':$PATH HOME='{}' "
                                       "QT_QPA_PLATFORM=offscreen\ncd '{}'\n{}\n",
                                       path("bin"), m_folder.string(), path("checkout"), command));
        const int status =
            std::system(fmt::format("bash '{}' >'{}' 2>'{}' </dev/null", // NOLINT(cert-env33-c)
                                    script, path("stdout"), path("stderr"))
                            .c_str());
        return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, contentOf(path("stdout")),
                contentOf(path("stderr"))};
    }

    /// Makes the crawl of the examples in the checkout.
    void makeCrawl() const
    {
        file("checkout/crawl.warc",
             warcRecord("http://example.com/shop.html", "text/html", contentOf(sample("shop"))) +
                 warcRecord("http://example.com/regions.html", "text/html", contentOf(sample("regions"))) +
                 warcRecord("http://example.com/x.css", "text/css", "p{}"));
        ASSERT_EQ(bash("gzip crawl.warc").code, 0);
    }

    /// Returns the array jobs of the manual.
    std::vector<std::string> arrayJobs() const
    {
        std::vector<std::string> jobs;
        for (auto line = m_readme.begin(); line != m_readme.end(); ++line) {
            if (*line != "    #!/bin/bash" || !(line + 1)->starts_with("    #SBATCH"))
                continue;
            jobs.emplace_back();
            for (; line != m_readme.end() && line->starts_with("    "); ++line)
                jobs.back() += *line + '\n';
        }
        return jobs;
    }

    void expectAsShown(Group group) const
    {
        int count = 0;
        for (const Example& example : examplesOf(m_readme)) {
            if (groupOf(example.command) != group)
                continue;
            ++count;
            SCOPED_TRACE(example.command);
            const Outcome outcome = bash(example.command);
            EXPECT_EQ(outcome.code, 0) << outcome.err;
            std::vector<std::string> printed = trimmedLinesOf(outcome.out);
            while (!printed.empty() && printed.back().empty())
                printed.pop_back();
            if (!example.printed.empty()) {
                EXPECT_TRUE(isAsShown(joined(printed), example.printed)) << "printed:\n"
                                                                         << outcome.out << "shown:\n"
                                                                         << example.printed;
            }
            for (std::size_t row = 2; row < example.table.size() && !example.table[row].starts_with("| **");
                 ++row)
                EXPECT_TRUE(isRowOf(example.table[row], printed))
                    << "no row " << example.table[row] << " in\n"
                    << outcome.out;
        }
        EXPECT_GT(count, 0);
    }

    std::vector<std::string> m_readme;
};

TEST_F(Readme, examplesAreFound)
{
    const std::vector<Example> examples = examplesOf(m_readme);
    EXPECT_GE(examples.size(), 30U);
    EXPECT_EQ(examples.size(), std::ranges::count_if(m_readme, [](const std::string& line) {
                  return line.starts_with("    $ ");
              }));
    EXPECT_TRUE(std::ranges::any_of(examples, [](const Example& each) { return each.printed.empty(); }));
    EXPECT_TRUE(std::ranges::any_of(examples, [](const Example& each) { return !each.table.empty(); }));
    EXPECT_TRUE(isAsShown("one two three", "one ... three"));
    EXPECT_TRUE(isAsShown("one two three", "...two..."));
    EXPECT_FALSE(isAsShown("one two three", "one ... four"));
    EXPECT_FALSE(isAsShown("one two three", "one"));
    EXPECT_TRUE(isRowOf("| a | 2 |", {"| a | 1 | 2 |"}));
    EXPECT_FALSE(isRowOf("| a | 2 |", {"| b | 1 | 2 |", "| a | 2x |"}));
}

TEST_F(Readme, examplesOfPagesPrintWhatIsShown)
{
    makeCrawl();
    // The array jobs, as the manual has them.
    fs::copy(TAGSEAM_SAMPLES, path("checkout/DIR"));
    file("checkout/crawls.txt", "crawl.warc.gz\ncrawl.warc.gz\n");
    const std::vector<std::string> jobs = arrayJobs();
    ASSERT_EQ(jobs.size(), 2U);
    for (const std::string& job : jobs) {
        for (const int task : {1, 2})
            ASSERT_EQ(
                bash(fmt::format("SLURM_CPUS_PER_TASK=1 SLURM_ARRAY_TASK_COUNT=2 SLURM_ARRAY_TASK_ID={}\n{}",
                                 task, job))
                    .code,
                0);
    }
    EXPECT_EQ(contentOf(path("checkout/crawl.warc.gz.jsonl")),
              bash("tagseam-cli corpus run crawl.warc.gz --methods mdr-2003").out);
    expectAsShown(Group::Pages);
    EXPECT_EQ(contentOf(path("checkout/whole.jsonl")),
              bash("tagseam-cli corpus run DIR --methods mdr-2003").out);
}

TEST_F(Readme, commandsOfTheManPageAreThoseOfTheProgram)
{
    const auto wordsAfter = [](const std::vector<std::string>& lines, const std::string& heading,
                               std::string_view before) {
        std::vector<std::string> words;
        for (auto line = std::ranges::find(lines, heading); line != lines.end(); ++line) {
            if (line->starts_with(before) && line->size() > before.size() &&
                std::islower((*line)[before.size()]))
                words.push_back(
                    line->substr(before.size(), line->find_first_of(" `", before.size()) - before.size()));
            else if (!words.empty() && !line->starts_with(before.substr(0, 1)))
                break;
        }
        std::ranges::sort(words);
        return words;
    };
    const std::vector<std::string> described = wordsAfter(
        trimmedLinesOf(contentOf(checkout / "resources/manual/en/command-line.md")), "## Commands", "| `");
    EXPECT_GE(described.size(), 10U);
    EXPECT_EQ(described, wordsAfter(trimmedLinesOf(bash("tagseam-cli --help").out), "Subcommands:", "  "));
}

TEST_F(Readme, examplesOfGnuParallelPrintWhatIsShown)
{
    TAGSEAM_NEEDS("parallel", bash("parallel --version | grep '^GNU parallel'").code == 0);
    file(".parallel/will-cite", "");
    makeCrawl();
    fs::copy(TAGSEAM_SAMPLES, path("checkout/DIR"));
    expectAsShown(Group::Parallel);
}

TEST_F(Readme, examplesOfTheCorpusAndItsSitesPrintWhatIsShown)
{
    TAGSEAM_NEEDS("corpus", hasCorpus());
    expectAsShown(Group::Corpus);
    fs::copy(fs::path(TAGSEAM_CORPUS) / "sites", path("checkout/sites"), fs::copy_options::recursive);
    expectAsShown(Group::Sites);
}

using NightReadme = Readme;

TEST_F(NightReadme, examplesOfGeneratedPagesPrintWhatIsShown)
{
    expectAsShown(Group::Generated);
}

using WindowReadme = Readme;
using NightWindowReadme = Readme;

TEST_F(WindowReadme, examplesOfTheWindowPrintWhatIsShown)
{
    TAGSEAM_NEEDS("window", !windowProgram().empty());
    file("checkout/pages.txt", sample("regions") + "\n");
    expectAsShown(Group::Window);
    EXPECT_FALSE(fs::is_empty(path("checkout/archived")));
}

TEST_F(NightWindowReadme, examplesOfBrowserTreesPrintWhatIsShown)
{
    TAGSEAM_NEEDS("window", !windowProgram().empty());
    TAGSEAM_NEEDS("corpus", hasCorpus());
    fs::create_directories(path("checkout/trees/zhao3"));
    fs::copy(fs::path(TAGSEAM_CORPUS) / "zhao3/groundtruth.xml", path("checkout/trees/zhao3"));
    expectAsShown(Group::Trees);
}

} // namespace
} // namespace tagseam::test
