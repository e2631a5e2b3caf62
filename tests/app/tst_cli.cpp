// SPDX-License-Identifier: MIT
// tagseam-cli as scripts see it: standard output, standard error, exit code and the files it writes.
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

struct Outcome {
    int code = -1;
    std::string out;
    std::string err;
};

std::string contentOf(const fs::path& file)
{
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

std::string sample(const std::string& name)
{
    return TAGSEAM_SAMPLES "/" + name + ".html";
}

class Cli : public testing::Test {
  protected:
    void SetUp() override
    {
        m_folder = fs::path(testing::TempDir()) / fmt::format("tagseam_cli_{}", getpid());
        fs::create_directories(m_folder);
    }
    void TearDown() override { fs::remove_all(m_folder); }

    std::string file(const std::string& name, const std::string& content) const
    {
        std::ofstream(m_folder / name, std::ios::binary) << content;
        return path(name);
    }
    std::string path(const std::string& name) const { return (m_folder / name).string(); }

    Outcome run(std::vector<std::string> arguments, const std::string& input = {},
                const std::string& outputFile = {}) const
    {
        const std::string in = file("stdin", input);
        const std::string out = outputFile.empty() ? path("stdout") : outputFile;
        const std::string err = path("stderr");
        posix_spawn_file_actions_t actions;
        posix_spawn_file_actions_init(&actions);
        posix_spawn_file_actions_addopen(&actions, 0, in.c_str(), O_RDONLY, 0);
        posix_spawn_file_actions_addopen(&actions, 1, out.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
        posix_spawn_file_actions_addopen(&actions, 2, err.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
        arguments.insert(arguments.begin(), TAGSEAM_CLI);
        std::vector<char*> argv;
        for (std::string& argument : arguments)
            argv.push_back(argument.data());
        argv.push_back(nullptr);
        pid_t child = 0;
        Outcome outcome;
        int status = 0;
        if (posix_spawn(&child, TAGSEAM_CLI, &actions, nullptr, argv.data(), environ) == 0 &&
            waitpid(child, &status, 0) == child && WIFEXITED(status))
            outcome.code = WEXITSTATUS(status);
        posix_spawn_file_actions_destroy(&actions);
        outcome.out = outputFile.empty() ? contentOf(out) : std::string();
        outcome.err = contentOf(err);
        return outcome;
    }

    // Done: an answer, and nothing on standard error.
    std::string answer(std::vector<std::string> arguments, const std::string& input = {}) const
    {
        const Outcome outcome = run(std::move(arguments), input);
        EXPECT_EQ(outcome.code, 0) << outcome.err;
        EXPECT_EQ(outcome.err, "");
        EXPECT_NE(outcome.out, "");
        return outcome.out;
    }

    Json json(std::vector<std::string> arguments, const std::string& input = {}) const
    {
        arguments.emplace_back("--json");
        return Json::parse(answer(std::move(arguments), input));
    }

    // A failure: the exit code, no answer, and one line that says `what`.
    void expectFailure(int code, const std::string& what, std::vector<std::string> arguments,
                       const std::string& input = {}) const
    {
        const std::string command = fmt::format("{}", fmt::join(arguments, " "));
        const Outcome outcome = run(std::move(arguments), input);
        EXPECT_EQ(outcome.code, code) << command;
        EXPECT_EQ(outcome.out, "") << command;
        EXPECT_THAT(outcome.err, StartsWith("tagseam-cli: ")) << command;
        EXPECT_THAT(outcome.err, HasSubstr(what)) << command;
        EXPECT_EQ(std::ranges::count(outcome.err, '\n'), 1) << command << '\n' << outcome.err;
        EXPECT_THAT(outcome.err, testing::EndsWith("\n")) << command;
    }

    fs::path m_folder;
};

std::vector<std::string> keysOf(const Json& object)
{
    std::vector<std::string> keys;
    for (const auto& item : object.items())
        keys.push_back(item.key());
    return keys;
}

TEST_F(Cli, tpsSaysTheSequence)
{
    const std::string table = answer({"tps", sample("figure2")});
    EXPECT_THAT(table, HasSubstr("nodes      9\n"));
    EXPECT_THAT(table, HasSubstr("sequence   8 positions, 4 symbols\n"));
    EXPECT_THAT(table, HasSubstr("TPS = (1, 2, 3, 4, 4, 3, 4, 4)\n"));
    const Json tps = json({"tps", sample("figure2")});
    EXPECT_THAT(keysOf(tps), ElementsAre("schema", "options", "positions", "alphabet", "levels", "region",
                                         "nodes", "symbols", "paths"));
    EXPECT_EQ(tps["schema"], "tagseam.trace/1");
    EXPECT_EQ(tps["symbols"], Json::parse("[1,2,3,4,4,3,4,4]"));
    EXPECT_EQ(tps["paths"][3]["label"], "td");
}

TEST_F(Cli, searchSaysEveryLevel)
{
    const Json trace = json({"search", sample("regions")});
    EXPECT_THAT(keysOf(trace), ElementsAre("schema", "options", "positions", "alphabet", "levels", "region"));
    EXPECT_EQ(trace["schema"], "tagseam.trace/1");
    EXPECT_EQ(trace["positions"], 74);
    EXPECT_EQ(trace["region"], Json::parse("[16,56]")) << "0-based, half-open";
    EXPECT_EQ(trace["levels"].size(), 3U);
    EXPECT_THAT(keysOf(trace["levels"][0]), ElementsAre("begin", "end", "attempts", "kept"));
    EXPECT_EQ(trace["options"]["reading"], "dissertation-2014");
    EXPECT_EQ(trace["options"]["leaveOut"], Json::parse(R"(["script","noscript"])"));
    const std::string table = answer({"search", sample("regions")});
    EXPECT_THAT(table, HasSubstr("region     17-56 (40 of 74 positions, 2 splits)\n"))
        << "1-based for people";
    EXPECT_THAT(table, HasSubstr("reading    dissertation-2014 "));
}

TEST_F(Cli, pruneWritesThePageOrItsCounts)
{
    const std::string html = answer({"prune", sample("regions")});
    EXPECT_THAT(html, StartsWith("<!DOCTYPE html>\n<html"));
    EXPECT_THAT(html, HasSubstr("Tansy"));
    EXPECT_THAT(html, Not(HasSubstr("Gift cards")));
    const Json counts = json({"prune", sample("regions")});
    EXPECT_THAT(keysOf(counts), ElementsAre("schema", "nodes", "reduction", "region"));
    EXPECT_EQ(counts["schema"], "tagseam.prune/1");
    EXPECT_EQ(counts["nodes"], Json::parse(R"({"raw":75,"kept":43})"));
    EXPECT_NEAR(counts["reduction"].get<double>(), 32.0 / 75, 1e-9);
    EXPECT_EQ(counts["region"], Json::parse("[16,56]"));
}

TEST_F(Cli, pruneWritesIntoAFileAndSaysSo)
{
    const std::string output = path("pruned.html");
    const std::string table = answer({"prune", sample("regions"), "-o", output});
    EXPECT_THAT(table, HasSubstr("nodes      75 raw, 43 kept\n"));
    EXPECT_THAT(table, HasSubstr("reduction  -42.67 %\n"));
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
}

TEST_F(Cli, replayWritesOneFileThatNeedsNothing)
{
    const std::string html = answer({"replay", sample("regions")});
    EXPECT_THAT(html, StartsWith("<!DOCTYPE html>\n<html lang=\"en\">"));
    EXPECT_THAT(html, HasSubstr("<title>Three regions between two line breaks</title>"));
    EXPECT_THAT(html, HasSubstr("\"reading\":\"dissertation-2014\""));
    EXPECT_THAT(html, testing::EndsWith("</html>\n"));
    const std::string output = path("run.html");
    const std::string table = answer({"replay", sample("regions"), "-o", output});
    EXPECT_THAT(table, HasSubstr("sequence   74 positions, 9 symbols\n"));
    EXPECT_THAT(table, HasSubstr("region     17-56 (2 splits)\n"));
    EXPECT_THAT(table, HasSubstr("written    " + output + "\n"));
    EXPECT_EQ(contentOf(output), html);
    const std::string portuguese =
        answer({"replay", sample("regions"), "--lang", "pt_BR", "--reading", "printed", "--style", "class"});
    EXPECT_THAT(portuguese, StartsWith("<!DOCTYPE html>\n<html lang=\"pt-BR\">"));
    EXPECT_THAT(portuguese, HasSubstr("\"reading\":\"printed\""));
    EXPECT_THAT(portuguese, HasSubstr("\"style\":\"class\""));
    EXPECT_THAT(answer({"replay", "-"}, "<body>x"), HasSubstr("\"address\":\"\""));
}

TEST_F(Cli, replayFailsAsTheOthersDo)
{
    expectFailure(2, "--lang", {"replay", sample("regions"), "--lang", "de"});
    expectFailure(2, "needs a file name", {"replay", sample("regions"), "-o", ""});
    expectFailure(2, "--json", {"replay", sample("regions"), "--json"});
    expectFailure(2, "PAGE is required", {"replay"});
    expectFailure(3, "cannot be read", {"replay", path("missing.html")});
    expectFailure(4, "cannot be written", {"replay", sample("regions"), "-o", path("no/such/folder.html")});
    std::string large = "<body>";
    for (int i = 0; i < 300000; ++i)
        large += "<b></b>";
    expectFailure(3, "is larger than a replay can be (300000 positions)",
                  {"replay", "-", "-o", path("run.html")}, large);
    EXPECT_FALSE(fs::exists(path("run.html")));
}

TEST_F(Cli, theComplementIsThePageWithoutItsMainRegion)
{
    const std::string html = answer({"prune", sample("regions"), "--complement"});
    EXPECT_THAT(html, HasSubstr("Gift cards"));
    EXPECT_THAT(html, Not(HasSubstr("Tansy")));
}

TEST_F(Cli, theBaseUrlIsWritten)
{
    const std::string url = "http://example.com/a/";
    EXPECT_THAT(answer({"prune", sample("regions"), "--base-url", url}),
                HasSubstr("<base href=\"" + url + "\">"));
    answer({"prune", sample("regions"), "--base-url", url, "-o", path("out")});
    EXPECT_EQ(contentOf(path("out")), answer({"prune", sample("regions"), "--base-url", url}));
}

TEST_F(Cli, readsStandardInputAndGzip)
{
    const std::string html = contentOf(sample("figure2"));
    EXPECT_EQ(json({"tps", "-"}, html)["positions"], 8);
    EXPECT_EQ(json({"search", "-"}, html)["positions"], 8);
    EXPECT_EQ(json({"prune", "-"}, html)["nodes"]["raw"], 9);
    // <body><p>x, packed
    const std::string packed(
        "\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\x03\xb3\x49\xca\x4f\xa9\xb4\xb3\x29\xb0\xab"
        "\x00\x00\xd7\xee\xc9\x56\x0a\x00\x00\x00",
        30);
    EXPECT_EQ(json({"tps", file("page.html.gz", packed)})["positions"], 3);
    EXPECT_EQ(json({"tps", "-"}, packed)["positions"], 3);
    const Outcome whole = run({"tps", file("page.html.gz", packed), "--json"});
    EXPECT_EQ(whole.err, "");
    const Outcome cut = run({"tps", file("cut.html.gz", packed.substr(0, 24)), "--json"});
    EXPECT_EQ(cut.code, 0);
    EXPECT_EQ(nlohmann::json::parse(cut.out)["positions"], 3);
    EXPECT_EQ(cut.err,
              fmt::format("tagseam-cli: {}: ends early: the page is what was there\n", path("cut.html.gz")));
    expectFailure(3, "cannot be unpacked", {"tps", file("bad.gz", "\x1f\x8bgarbage and more")});
}

std::string warcRecord(const std::string& url, const std::string& type, const std::string& body)
{
    const std::string http = fmt::format("HTTP/1.1 200 OK\r\nContent-Type: {}\r\n\r\n{}", type, body);
    return fmt::format(
        "WARC/1.0\r\nWARC-Type: response\r\nWARC-Target-URI: {}\r\nWARC-Date: 2026-11-21T19:30:00Z\r\n"
        "Content-Type: application/http; msgtype=response\r\nContent-Length: {}\r\n\r\n{}\r\n\r\n",
        url, http.size(), http);
}

const std::string mhtml =
    "From: <Saved by Blink>\r\nMIME-Version: 1.0\r\n"
    "Content-Type: multipart/related; boundary=b\r\n\r\n--b\r\nContent-Type: text/html; "
    "charset=koi8-r\r\nContent-Transfer-Encoding: quoted-printable\r\nContent-Location: "
    "http://h/a/\r\n\r\n<body><p class=3D\"=E9\">x\r\n--b\r\nContent-Type: text/css\r\n"
    "Content-ID: <c@x>\r\n\r\np{}\r\n--b--\r\n";

TEST_F(Cli, thePageOfAnArchiveIsAPage)
{
    const std::string page = file("page.mhtml", mhtml);
    EXPECT_EQ(json({"tps", page})["positions"], 3);
    EXPECT_EQ(json({"tps", page})["paths"][1]["label"], "p.И") << "the charset of the part is the hint";
    EXPECT_EQ(json({"tps", page, "--encoding", "windows-1252"})["paths"][1]["label"], "p.é")
        << "the user's wins";
    EXPECT_EQ(json({"search", "-"}, mhtml)["positions"], 3);
    EXPECT_THAT(answer({"tps", page}), HasSubstr("page       " + page + ", http://h/a/ (koi8-r)\n"));
    EXPECT_THAT(answer({"prune", page}), HasSubstr("<base href=\"http://h/a/\">"));
    EXPECT_THAT(answer({"prune", page, "--base-url", "http://x/"}), HasSubstr("<base href=\"http://x/\">"));
    EXPECT_THAT(answer({"replay", page}), HasSubstr("\"address\":\"http://h/a/\""));
    const std::string html = contentOf(sample("regions"));
    const std::string warc = file("one.warc", warcRecord("http://h/", "text/html", html));
    EXPECT_EQ(json({"search", warc})["region"], json({"search", sample("regions")})["region"]);
}

TEST_F(Cli, ofSeveralPagesOneIsChosen)
{
    const std::string warc =
        file("some.warc",
             warcRecord("http://h/1", "text/html", "<body><p>x") +
                 warcRecord("http://h/2", "text/html; charset=martian", contentOf(sample("regions"))) +
                 warcRecord("http://h/i.png", "image/png", std::string("\x89PNG\r\n\x1a\n\0\0\0", 11)));
    expectFailure(3, warc + ": holds 2 pages; choose one by --entry", {"tps", warc});
    EXPECT_EQ(json({"search", warc, "--entry", "1"})["positions"], 3);
    EXPECT_EQ(json({"search", warc, "--entry", "2"})["positions"], 74)
        << "a charset that nobody knows is passed over";
    EXPECT_EQ(json({"search", warc, "--entry", "http://h/2#top"})["positions"], 74);
    EXPECT_EQ(json({"search", "-", "--entry", "2"}, contentOf(warc))["positions"], 74);
    for (const char* entry : {"0", "4", "99999999999999999999"})
        expectFailure(3, fmt::format("has the entries 1 to 3, no entry {}", entry),
                      {"tps", warc, "--entry", entry});
    expectFailure(3, "holds no entry of the address 'http://h/3'", {"tps", warc, "--entry", "http://h/3"});
    expectFailure(3, warc + ", entry 3: is not text", {"prune", warc, "--entry", "3"});
    expectFailure(2, "neither MHTML nor WARC", {"tps", sample("regions"), "--entry", "1"});
    const std::string images = file("images.warc", warcRecord("http://h/i.png", "image/png", "x"));
    expectFailure(3, "holds no page among its 1 entries", {"search", images});
    expectFailure(3, "cannot be unpacked (a record ends early)",
                  {"search", file("cut.warc", contentOf(images).substr(0, 200))});
}

TEST_F(Cli, entriesListsWhatAnArchiveHolds)
{
    const std::string page = file("page.mhtml", mhtml);
    const Json entries = json({"entries", page});
    EXPECT_THAT(keysOf(entries), ElementsAre("schema", "entries"));
    EXPECT_EQ(entries["schema"], "tagseam.entries/1");
    ASSERT_EQ(entries["entries"].size(), 2U);
    EXPECT_THAT(keysOf(entries["entries"][0]),
                ElementsAre("entry", "page", "main", "status", "type", "charset", "size", "date", "url",
                            "contentId", "title"));
    EXPECT_EQ(entries["entries"][0]["main"], true);
    EXPECT_EQ(entries["entries"][1]["contentId"], "c@x");
    EXPECT_EQ(entries["entries"][1]["size"], 3);
    const std::string table = answer({"entries", page});
    EXPECT_THAT(table, HasSubstr("entries    2, 1 of them pages\n"));
    EXPECT_THAT(table, HasSubstr("http://h/a/\n"));
    EXPECT_THAT(table, HasSubstr("cid:c@x\n"));
    const std::string warc = warcRecord("http://h/\x1b[2J", "text/html", "<p>x");
    EXPECT_THAT(answer({"entries", "-"}, warc), HasSubstr("http://h/?[2J\n")) << "no control characters";
    expectFailure(3, "is neither MHTML nor WARC", {"entries", sample("regions")});
    expectFailure(3, "standard input: is neither MHTML nor WARC", {"entries", "-"}, "<p>x");
    expectFailure(3, "cannot be read", {"entries", path("missing")});
    expectFailure(3, "FTP://x: is an address", {"entries", "FTP://x"});
    expectFailure(2, "ARCHIVE", {"entries"});
}

TEST_F(Cli, limitsAreKeptAndNamed)
{
    for (const char* command : {"tps", "search", "prune", "replay"}) {
        expectFailure(3, sample("shop") + ": is larger than 1000 bytes",
                      {command, sample("shop"), "--limit-bytes", "1000"});
        expectFailure(3, "is larger than 2048 bytes", {command, sample("shop"), "--limit-bytes", "2KB"});
        expectFailure(3, "has more than 100 nodes", {command, sample("shop"), "--limit-nodes", "100"});
        expectFailure(3, "nests deeper than 3 elements", {command, sample("shop"), "--limit-depth", "3"});
    }
    EXPECT_EQ(json({"tps", sample("figure2"), "--limit-nodes", "50", "--limit-depth", "9"})["positions"], 8);
    const std::string warc = warcRecord("http://h/", "text/html", "<body>" + std::string(5000, 'x'));
    expectFailure(3, "entry 1: is larger than 1000 bytes", {"tps", "-", "--limit-bytes", "1000"}, warc);
    EXPECT_EQ(json({"tps", sample("figure2"), "--limit-bytes", "1 gb"})["positions"], 8);
    for (const char* value : {"0", "-1", "x", "", "1.5", "5XB", "2GB", "99999999999999", "99999999999999GB"})
        expectFailure(2,
                      fmt::format("--limit-bytes: \"{}\" is not a size from 1 byte to 1 GB; give bytes, or a "
                                  "number with KB, MB or GB (see tagseam-cli --help)\n",
                                  value),
                      {"tps", sample("shop"), "--limit-bytes", value});
    for (const std::string option : {"--limit-nodes", "--limit-depth"}) {
        for (const char* value : {"0", "-1", "x", "", "1.5", "4000000001", "99999999999999999999"})
            expectFailure(
                2, fmt::format("{}: \"{}\" is not a whole number from 1 to 4000000000 (see", option, value),
                {"tps", sample("shop"), option, value});
    }
}

TEST_F(Cli, searchesAListOfSymbolsWithoutAPage)
{
    const std::string symbols = "7 7 7\n\t8 8  8 8 8 8 8 8\r\n9";
    const Json trace = json({"search", "--symbols", file("symbols", symbols)});
    EXPECT_EQ(trace["positions"], 12);
    EXPECT_EQ(trace["alphabet"], 3);
    EXPECT_FALSE(trace["options"].contains("style")) << "no page, no tag paths";
    EXPECT_EQ(json({"search", "--symbols", "-"}, symbols), trace);
    const Json extreme = json({"search", "--symbols", "-"}, "-5 9223372036854775807 -9223372036854775808 -5");
    EXPECT_EQ(extreme["alphabet"], 3) << "any 64-bit number is a symbol, and takes no memory by its size";
    EXPECT_EQ(json({"search", "--symbols", "-"})["positions"], 0) << "no symbols are a sequence, too";
    EXPECT_THAT(answer({"search", "--symbols", "-"}, "1 1 2 2 2 2 2 2 2"), HasSubstr("region     "));
    expectFailure(3, "token 2: 'x2' is not an integer", {"search", "--symbols", "-"}, "1 x2 3");
    expectFailure(3, "token 3: '2.5'", {"search", "--symbols", "-"}, "1 2 2.5");
    expectFailure(3, "token 1: '9223372036854775808' is not an integer of 64 bits",
                  {"search", "--symbols", "-"}, "9223372036854775808");
    expectFailure(3, "token 1", {"search", "--symbols", "-"}, std::string("\x01\x02\n\xff\0x", 6));
    expectFailure(3, "token 1", {"search", "--symbols", "-"}, std::string(100'000, 'x'));
    expectFailure(3, "cannot be read", {"search", "--symbols", path("missing")});
}

TEST_F(Cli, everySwitchArrivesInTheOptions)
{
    struct Switch {
        const char* option;
        const char* key;
        std::vector<const char*> values;
    };
    const std::vector<Switch> switches{
        {"--frequency-filter", "frequencyFilter", {"at-least", "above"}},
        {"--size-rule", "sizeRule", {"printed", "absolute", "off"}},
        {"--after-rejection", "afterRejection", {"next-threshold", "same-threshold"}},
        {"--split-symbol", "splitSymbol", {"keep", "drop"}},
        {"--style", "style", {"none", "class", "class+style", "presentation"}},
        {"--nodes", "nodes", {"elements", "elements+text"}},
        {"--reading", "reading", {"printed", "jidm-2013", "dissertation-2014"}},
    };
    for (const auto& [option, key, values] : switches) {
        for (const char* value : values) {
            EXPECT_EQ(json({"search", option, value, sample("regions")})["options"][key], value) << option;
            EXPECT_EQ(run({"prune", sample("regions"), option, value, "--json"}).code, 0) << option;
            EXPECT_EQ(run({"tps", sample("regions"), option, value}).code, 0) << option;
        }
        expectFailure(2, option, {"search", sample("regions"), option, "martian"});
        expectFailure(2, option, {"search", sample("regions"), option});
    }
    for (const char* command : {"search", "prune", "tps"})
        expectFailure(2, "--style computed: only a browser computes styles",
                      {command, sample("regions"), "--style", "computed"});
}

TEST_F(Cli, aSwitchOverridesItsReading)
{
    const Json options =
        json({"search", sample("shop"), "--reading", "printed", "--size-rule", "absolute"})["options"];
    EXPECT_EQ(options["reading"], "mixed");
    EXPECT_EQ(options["frequencyFilter"], "at-least") << "the rest is the reading's";
    EXPECT_EQ(options["sizeRule"], "absolute");
    EXPECT_EQ(json({"search", sample("shop"), "--reading", "printed"})["region"], Json::parse("[341,1470]"));
    EXPECT_NE(
        json({"search", sample("shop"), "--reading", "printed", "--frequency-filter", "above"})["region"],
        Json::parse("[341,1470]"));
}

TEST_F(Cli, theAdvantageIsAShare)
{
    EXPECT_EQ(json({"search", sample("regions"), "--advantage", "0.35"})["options"]["advantage"], 0.35);
    EXPECT_EQ(json({"search", sample("regions"), "--advantage", "1"})["levels"].size(), 1U)
        << "no side is longer by all of both";
    const auto expectProblem = [&](const char* value, const std::string& problem) {
        expectFailure(2, "--advantage: " + problem + " (see tagseam-cli --help)\n",
                      {"search", sample("regions"), "--advantage", value});
    };
    for (const char* value : {"abc", "", "nan", "0.2x", "20 %"})
        expectProblem(value, fmt::format("\"{}\" is not a number", value));
    for (const char* value : {"-0.1", "1.01", "1.5", "inf", "1e400", "1e5000"})
        expectProblem(value, fmt::format("{} is not in the range 0 to 1", value));
}

TEST_F(Cli, tagsAreLeftOutByNameAndPageIsNotOneOfThem)
{
    const std::string page =
        file("page.html", "<body><script>x</script><noscript>x</noscript><nav>x</nav><p>x</p>");
    const auto positions = [&](std::vector<std::string> arguments) {
        return json(std::move(arguments))["positions"].get<int>();
    };
    EXPECT_EQ(positions({"search", page}), 5);
    EXPECT_EQ(positions({"search", page, "--leave-out", ""}), 9) << "nothing is left out";
    EXPECT_EQ(positions({"search", "--leave-out", "nav", page}), 7);
    EXPECT_EQ(positions({"search", "--leave-out", "NAV,Script", page}), 5);
    EXPECT_EQ(positions({"tps", "--leave-out", "nav", "--leave-out", "script,,p", page}), 3);
}

TEST_F(Cli, theEncodingIsAHintAndMustExist)
{
    const std::string page = file("page.html", "<body><p class=\"\xE9\">x");
    EXPECT_EQ(json({"tps", page, "--encoding", "koi8-r"})["paths"][1]["label"], "p.И");
    EXPECT_EQ(json({"tps", page, "--encoding", "Latin1"})["paths"][1]["label"], "p.é");
    expectFailure(2, "no encoding is named 'bad'", {"tps", page, "--encoding", "bad"});
    expectFailure(2, "no encoding is named 'bad'", {"tps", path("missing"), "--encoding", "bad"});
}

TEST_F(Cli, wrongUsageIsExitTwo)
{
    expectFailure(2, "subcommand", {});
    expectFailure(2, "", {"martian"});
    expectFailure(2, "PAGE", {"tps"});
    expectFailure(2, "PAGE", {"prune"});
    expectFailure(2, "PAGE or --symbols", {"search"});
    expectFailure(2, "excludes", {"search", sample("regions"), "--symbols", "-"});
    expectFailure(2, "excludes", {"search", "--symbols", sample("regions"), "-"});
    expectFailure(2, "", {"tps", sample("regions"), "--martian"});
    expectFailure(2, "", {"tps", sample("regions"), sample("shop")});
    expectFailure(2, "", {"tps", sample("regions"), "-o", path("x")});
    expectFailure(2, "", {"search", sample("regions"), "--complement"});
    expectFailure(2, "--output", {"prune", sample("regions"), "-o"});
}

TEST_F(Cli, inputThatCannotBeReadOrIsNotTextIsExitThree)
{
    for (const char* command : {"tps", "search", "prune"}) {
        expectFailure(3, path("missing") + ": cannot be read (No such file or directory)",
                      {command, path("missing")});
        expectFailure(3, m_folder.string() + ": is a folder: name a page in it",
                      {command, m_folder.string()});
        for (const std::string address : {"https://example.org/", "HTTP://example.org/", "ftp://example.org",
                                          "FTP://x", "view-source+x.1://a"})
            expectFailure(3, address + ": is an address, but this program reads files", {command, address});
        for (const std::string name : {"://x", "1http://x", "ht tp://x", "http:/x", "./http://x"})
            expectFailure(3, name + ": cannot be read (No such file or directory)", {command, name});
        expectFailure(3, path("empty") + ": is empty", {command, file("empty", "")});
        expectFailure(3, "standard input: is empty", {command, "-"});
        const std::string png("\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01\x08\x06\0\0\0", 29);
        expectFailure(3, "is not text", {command, file("image.png", png)});
        expectFailure(3, "standard input: is not text", {command, "-"}, png);
    }
    expectFailure(3, "no?such", {"tps", "no\nsuch"});
    expectFailure(3, "no?such", {"tps", "no\xC2\x9Bsuch"}); // CSI, which terminals obey
    if (geteuid() != 0) {                                   // root may read everything
        fs::permissions(file("locked", "x"), fs::perms::none);
        expectFailure(3, "cannot be read (Permission denied)", {"tps", path("locked")});
    }
}

TEST_F(Cli, outputThatCannotBeWrittenIsExitFour)
{
    expectFailure(4, "cannot be written (No such file or directory)",
                  {"prune", sample("regions"), "-o", path("no/such/folder.html")});
    expectFailure(4, "cannot be written (Is a directory)", {"prune", sample("regions"), "-o", path("")});
    expectFailure(4, "/dev/full: cannot be written (No space left on device)",
                  {"prune", sample("regions"), "-o", "/dev/full"});
    const Outcome full = run({"prune", sample("regions")}, {}, "/dev/full");
    EXPECT_EQ(full.code, 4);
    EXPECT_EQ(full.err, "tagseam-cli: standard output: No space left on device\n");
}

TEST_F(Cli, aFailureLeavesTheOldOutputAlone)
{
    const std::string output = file("output.html", "old");
    expectFailure(3, "cannot be read", {"prune", path("missing"), "-o", output});
    EXPECT_EQ(contentOf(output), "old");
}

TEST_F(Cli, helpAndVersionAreAnswers)
{
    for (const std::vector<std::string>& arguments :
         {std::vector<std::string>{"--help"}, {"tps", "--help"}, {"search", "-h"}, {"prune", "--help"}})
        EXPECT_THAT(answer(arguments), HasSubstr("Usage: "));
    EXPECT_THAT(answer({"--version"}), StartsWith("tagseam-cli "));
    for (const char* option : {"--json", "--reading", "--frequency-filter", "--size-rule", "--advantage",
                               "--after-rejection", "--split-symbol", "--style", "--nodes", "--leave-out",
                               "--encoding", "--entry", "--limit-bytes", "--limit-nodes", "--limit-depth"}) {
        for (const char* command : {"tps", "search", "prune"})
            EXPECT_THAT(answer({command, "--help"}), HasSubstr(option)) << command;
    }
}

TEST_F(Cli, aPageWithoutABodyIsAResult)
{
    const std::string page = file("page.html", "<!-- nothing -->");
    EXPECT_EQ(json({"tps", page})["positions"], 0);
    EXPECT_EQ(json({"search", page})["region"], Json::parse("[0,0]"));
    EXPECT_EQ(json({"prune", page})["reduction"], 0.0);
    EXPECT_THAT(answer({"search", page}), HasSubstr("nothing to search"));
}

} // namespace
