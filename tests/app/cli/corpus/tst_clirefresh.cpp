// SPDX-License-Identifier: MIT
// tagseam-cli corpus ignores nothing silently: outdated rows, incomplete runs, existing files.
#include "tests/app/cli/clitest.h"

namespace tagseam::test {
namespace {

class CorpusRuns : public Cli {
  protected:
    void SetUp() override
    {
        Cli::SetUp();
        for (const char* name : {"a", "b", "c", "d"})
            file(fmt::format("pages/{}.html", name), "<ul><li>one<li>two</ul>");
        file("pages/b.html", "");
    }
    std::vector<std::string> arguments(const std::vector<std::string>& more = {}) const
    {
        return with({"corpus", "run", path("pages"), "--methods", "all,mdr-2003", "--out", path("run")},
                    more);
    }
    /// Sets times as if the pages were an hour older than the run, and this file half an hour younger.
    void touch(const std::string& name) const
    {
        const auto written = fs::last_write_time(path("run"));
        for (const char* page : {"a", "b", "c", "d"})
            fs::last_write_time(path(fmt::format("pages/{}.html", page)), written - std::chrono::hours(2));
        fs::last_write_time(path("run"), written - std::chrono::hours(1));
        fs::last_write_time(path(name), written - std::chrono::minutes(30));
    }
};

TEST_F(CorpusRuns, failedAndChangedPagesAreToldAndDoneAgainWhenAskedTo)
{
    answer(arguments());
    const std::string before = contentOf(path("run"));
    file("pages/b.html", "<p>mended</p>");
    file("pages/c.html", "<p>shorter</p>");
    fs::last_write_time(path("pages/c.html"), fs::last_write_time(path("run")));
    EXPECT_THAT(answer(arguments()), HasSubstr("--refresh")) << "a page failed";
    touch("pages/c.html");
    expectFailure(3, "--refresh", arguments());
    EXPECT_EQ(contentOf(path("run")), before);
    const Outcome done = run(arguments({"--refresh"}));
    EXPECT_EQ(done.code, 0) << done.err;
    EXPECT_THAT(done.out, HasSubstr("failed     0 pages\n"));
    const std::string after = contentOf(path("run"));
    EXPECT_NE(after, before);
    fs::rename(path("run"), path("old"));
    answer(arguments());
    EXPECT_EQ(contentOf(path("run")), after) << "as if it were run anew";
    EXPECT_EQ(run(arguments({"--refresh"})).err, "") << "nothing is out of date";
    file("pages/a.html.annotation.json", "[]");
    touch("pages/a.html.annotation.json");
    EXPECT_THAT(run(arguments({"--refresh"})).out, HasSubstr("failed     1 page"));
    EXPECT_THAT(contentOf(path("run")), HasSubstr("\"bad-annotation\""));
}

TEST_F(CorpusRuns, partsOfRunsAreNoWholesAndNamesMayBeNoLine)
{
    answer(arguments());
    const std::string whole = contentOf(path("run"));
    EXPECT_EQ(run({"corpus", "table", path("run")}).err, "");
    const std::string cut = file("cut", whole.substr(0, whole.find('\n', whole.find("a.html")) + 1));
    EXPECT_THAT(run({"corpus", "table", cut}).err, HasSubstr("0 of 4 pages"));
    EXPECT_THAT(run({"corpus", "compare", path("run"), cut}).err, HasSubstr("0 of 4 pages"));
    answer({"corpus", "run", path("pages"), "--methods", "all", "--shard", "1/3", "--out", path("shard")});
    EXPECT_THAT(run({"corpus", "table", path("shard")}).err,
                AllOf(HasSubstr("1/3"), Not(HasSubstr(" of 4 pages"))));
    file("pages/new\nline.html", "<p>x</p>");
    file("pages/{brace}.html", "<p>x</p>");
    const std::string pages = answer({"corpus", "pages", path("pages")});
    const std::string rows =
        run({"corpus", "run", path("pages"), "--methods", "all", "--stdin", "--header"}, pages).out;
    EXPECT_THAT(rows, Not(HasSubstr("bad-corpus")));
    EXPECT_EQ(rows, answer({"corpus", "run", path("pages"), "--methods", "all"}));
    EXPECT_THAT(run({"corpus", "run", "--stdin", "--methods", "all"}, pages).err,
                HasSubstr("6 of 6 pages failed"));
}

TEST_F(CorpusRuns, filesAreNotWrittenOverEachOther)
{
    expectFailure(2, "--out", arguments({"--times", path("run")}));
    answer(arguments());
    expectFailure(2, "--out", arguments({"--times", path("pages/../run")}));
    std::vector<std::string> merge{"corpus", "merge"};
    for (const char* shard : {"1/2", "2/2"}) {
        merge.push_back(path(std::string("part") + shard[0]));
        answer({"corpus", "run", path("pages"), "--methods", "all", "--shard", shard, "--out", merge.back()});
    }
    const std::string before = contentOf(path("part1"));
    merge.insert(merge.end(), {"--out", path("part1")});
    expectRefused(2, merge);
    EXPECT_EQ(contentOf(path("part1")), before);
    expectRefused(3, {"corpus", "run", path("pages"), "--methods", "all", "--out", path("run")});
    expectFailure(2, "--refresh", {"corpus", "run", path("pages"), "--methods", "all", "--refresh"});
    fs::remove(path("run"));
    expectFailure(4, "/dev/full", arguments({"--times", "/dev/full"}));
}

} // namespace
} // namespace tagseam::test
