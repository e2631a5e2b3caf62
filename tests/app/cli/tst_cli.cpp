// SPDX-License-Identifier: MIT
// tagseam-cli as scripts see it: standard output, standard error, exit code and the files it writes.
#include "tests/app/cli/clitest.h"

namespace tagseam::test {
namespace {

TEST_F(Cli, tpsAndSearchSayTheSequenceAndEveryLevel)
{
    const std::vector<std::string> figure2{"tps", sample("figure2"), "--parser",
                                           "libxml2"}; // it has no tbody
    EXPECT_THAT(answer(figure2), HasSubstr("TPS = (1, 2, 3, 4, 4, 3, 4, 4)\n"));
    const Json tps = json(figure2);
    EXPECT_THAT(keysOf(tps), ElementsAre("schema", "options", "positions", "alphabet", "levels", "region",
                                         "nodes", "symbols", "paths"));
    expectHas(tps, {{"schema", "tagseam.trace/1"}, {"symbols", Json::parse("[1,2,3,4,4,3,4,4]")}});
    EXPECT_EQ(tps["paths"][3]["label"], "td");
    const Json trace = json({"search", sample("regions")});
    EXPECT_THAT(keysOf(trace), ElementsAre("schema", "options", "positions", "alphabet", "levels", "region"));
    expectHas(trace, {{"schema", "tagseam.trace/1"}, {"positions", 74}});
    EXPECT_EQ(trace["region"], Json::parse("[16,56]")) << "0-based, half-open";
    EXPECT_EQ(trace["levels"].size(), 3U);
    EXPECT_THAT(keysOf(trace["levels"][0]), ElementsAre("begin", "end", "attempts", "kept"));
    EXPECT_EQ(trace["options"]["variant"], "dissertation-2014");
    EXPECT_EQ(trace["options"]["exclude"], Json::parse(R"(["script","noscript"])"));
    EXPECT_THAT(answer({"search", sample("regions")}), HasSubstr("17-56 ")) << "1-based for people";
}

TEST_F(Cli, pruneWritesThePageItsCountsOrAFile)
{
    const std::string html = answer({"prune", sample("regions")});
    EXPECT_THAT(html, StartsWith("<!DOCTYPE html>\n<html"));
    EXPECT_THAT(html, HasSubstr("Tansy"));
    EXPECT_THAT(html, Not(HasSubstr("Gift cards")));
    const Json counts = json({"prune", sample("regions")});
    EXPECT_THAT(keysOf(counts), ElementsAre("schema", "nodes", "reduction", "region", "regions"));
    expectHas(counts, {{"schema", "tagseam.prune/1"}, {"nodes", Json::parse(R"({"raw":75,"kept":43})")}});
    EXPECT_NEAR(counts["reduction"].get<double>(), 32.0 / 75, 1e-9);
    EXPECT_EQ(counts["region"], Json::parse("[16,56]"));
    const std::string rest = answer({"prune", sample("regions"), "--complement"});
    EXPECT_THAT(rest, HasSubstr("Gift cards"));
    EXPECT_THAT(rest, Not(HasSubstr("Tansy")));
    const std::string output = path("pruned.html");
    EXPECT_THAT(answer({"prune", sample("regions"), "-o", output}), HasSubstr("-42.67 %\n"));
    EXPECT_THAT(contentOf(output), HasSubstr("Tansy"));
    EXPECT_THAT(contentOf(output), HasSubstr("<base href=\"file:///")) << "another folder: addresses keep";
    EXPECT_FALSE(fs::exists(output + ".part"));
    EXPECT_EQ(json({"prune", sample("regions"), "--output", output})["nodes"]["kept"], 43);
    const std::string page = file("page.html", "<head></head><body><p>x");
    answer({"prune", page, "-o", output});
    EXPECT_THAT(contentOf(output), Not(HasSubstr("<base"))) << "the same folder";
    fs::create_symlink(path("target"), path("link"));
    answer({"prune", page, "-o", path("link")});
    EXPECT_TRUE(fs::is_symlink(path("link"))) << "a link stays one";
    EXPECT_THAT(contentOf(path("target")), HasSubstr("<body>"));
    answer({"prune", page, "--base-url", "http://example.com/a/", "-o", output});
    EXPECT_THAT(contentOf(output), HasSubstr("<base href=\"http://example.com/a/\">"));
    expectRefused(3, {"prune", path("missing"), "-o", output});
    EXPECT_THAT(contentOf(output), HasSubstr("<base")) << "a failure leaves what is there";
}

TEST_F(Cli, replayWritesOneFileThatNeedsNothingOrFailsAsTheOthersDo)
{
    const std::string html = answer({"replay", sample("regions")});
    EXPECT_THAT(html, StartsWith("<!DOCTYPE html>\n<html lang=\"en\">"));
    EXPECT_THAT(html, testing::EndsWith("</html>\n"));
    const std::string output = path("run.html");
    EXPECT_THAT(answer({"replay", sample("regions"), "-o", output}), HasSubstr(output));
    EXPECT_EQ(contentOf(output), html);
    const std::string portuguese = answer({"replay", sample("regions"), "--lang", "pt_BR", "--variant",
                                           "printed", "--label-attributes", "class"});
    EXPECT_THAT(portuguese, StartsWith("<!DOCTYPE html>\n<html lang=\"pt-BR\">"));
    EXPECT_THAT(portuguese, HasSubstr("\"variant\":\"printed\""));
    EXPECT_THAT(portuguese, HasSubstr("\"labelAttributes\":\"class\""));
    EXPECT_THAT(answer({"replay", sample("shop"), "--without", "footer"}),
                HasSubstr("\"edits\":[{\"kind\":\"subtree-gone\",\"nodes\":["));
    EXPECT_THAT(answer({"replay", "-"}, "<body>x"), HasSubstr("\"address\":\"\""));
    expectFailure(2, "--lang", {"replay", sample("regions"), "--lang", "de"});
    expectFailure(2, "--output", {"replay", sample("regions"), "-o", ""});
    expectFailure(2, "--json", {"replay", sample("regions"), "--json"});
    expectFailure(2, "PAGE", {"replay"});
    expectRefused(3, {"replay", path("missing.html")});
    expectRefused(4, {"replay", sample("regions"), "-o", path("no/such/folder.html")});
    expectFailure(3, "300000", {"replay", "-", "-o", path("large.html")},
                  "<body>" + repeated(300'000, "<b></b>"));
    EXPECT_FALSE(fs::exists(path("large.html")));
}

TEST_F(Cli, searchesAListOfSymbolsWithoutAPage)
{
    const std::string symbols = "7 7 7\n\t8 8  8 8 8 8 8 8\r\n9";
    const Json trace = json({"search", "--symbols", file("symbols", symbols)});
    expectHas(trace, {{"positions", 12}, {"alphabet", 3}});
    EXPECT_FALSE(trace["options"].contains("labelAttributes")) << "no page, no tag paths";
    EXPECT_EQ(json({"search", "--symbols", "-"}, symbols), trace);
    const Json extreme = json({"search", "--symbols", "-"}, "-5 9223372036854775807 -9223372036854775808 -5");
    EXPECT_EQ(extreme["alphabet"], 3) << "any 64-bit number is a symbol, and takes no memory by its size";
    EXPECT_EQ(json({"search", "--symbols", "-"})["positions"], 0) << "no symbols are a sequence, too";
    EXPECT_THAT(answer({"search", "--symbols", "-"}, "1 1 2 2 2 2 2 2 2"), HasSubstr("region     "));
    expectFailure(3, "'x2'", {"search", "--symbols", "-"}, "1 x2 3");
    expectFailure(3, "'2.5'", {"search", "--symbols", "-"}, "1 2 2.5");
    expectFailure(3, "'9223372036854775808'", {"search", "--symbols", "-"}, "9223372036854775808");
    expectFailure(3, "token 1", {"search", "--symbols", "-"}, std::string("\x01\x02\n\xff\0x", 6));
    expectFailure(3, "token 1", {"search", "--symbols", "-"}, std::string(100'000, 'x'));
    expectRefused(3, {"search", "--symbols", path("missing")});
}

TEST_F(Cli, outputThatCannotBeWrittenIsExitFour)
{
    expectRefused(4, {"prune", sample("regions"), "-o", path("no/such/folder.html")});
    expectRefused(4, {"prune", sample("regions"), "-o", path("")});
    expectFailure(4, "/dev/full", {"prune", sample("regions"), "-o", "/dev/full"});
    const Outcome full = run({"prune", sample("regions")}, {}, "/dev/full");
    EXPECT_EQ(full.code, 4);
    EXPECT_THAT(full.err, HasSubstr("standard output"));
}

} // namespace
} // namespace tagseam::test
