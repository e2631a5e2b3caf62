// SPDX-License-Identifier: MIT
// PAGE of tagseam-cli: files, standard input, archives and their pages, limits, and inputs that are not
// pages.
#include "tests/app/cli/clitest.h"

namespace tagseam::test {
namespace {

const std::string mhtml =
    "From: <Saved by Blink>\r\nMIME-Version: 1.0\r\n"
    "Content-Type: multipart/related; boundary=b\r\n\r\n--b\r\nContent-Type: text/html; "
    "charset=koi8-r\r\nContent-Transfer-Encoding: quoted-printable\r\nContent-Location: "
    "http://h/a/\r\n\r\n<body><p class=3D\"=E9\">x\r\n--b\r\nContent-Type: text/css\r\n"
    "Content-ID: <c@x>\r\n\r\np{}\r\n--b--\r\n";

TEST_F(Cli, readsStandardInputGzipAndRenderedTrees)
{
    const std::string html = contentOf(sample("figure2"));
    EXPECT_EQ(json({"tps", "-"}, html)["positions"], 9);
    EXPECT_EQ(json({"search", "-"}, html)["positions"], 9);
    EXPECT_EQ(json({"prune", "-"}, html)["nodes"]["raw"], 10);
    // <body><p>x, packed
    const std::string packed(
        "\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\x03\xb3\x49\xca\x4f\xa9\xb4\xb3\x29\xb0\xab"
        "\x00\x00\xd7\xee\xc9\x56\x0a\x00\x00\x00",
        30);
    EXPECT_EQ(json({"tps", file("page.html.gz", packed)})["positions"], 3);
    EXPECT_EQ(json({"tps", "-"}, packed)["positions"], 3);
    const Outcome cut = run({"tps", file("cut.html.gz", packed.substr(0, 24)), "--json"});
    EXPECT_EQ(cut.code, 0);
    EXPECT_EQ(Json::parse(cut.out)["positions"], 3);
    EXPECT_THAT(cut.err, HasSubstr(path("cut.html.gz"))) << "it ends early";
    expectRefused(3, {"tps", file("bad.gz", "\x1f\x8bgarbage and more")});
    const std::string bytes = browserTree();
    const auto tree = json({"tps", file("page.html", bytes)});
    EXPECT_EQ(tree["positions"], 3);
    EXPECT_EQ(json({"explain", file("page.html", bytes), "--node", "p.c"})["node"], "/html/body/p");
    expectRefused(3, {"tps", file("torn.html", bytes.substr(0, bytes.size() - 3))});
}

TEST_F(Cli, thePageOfAnArchiveIsAPage)
{
    const std::string page = file("page.mhtml", mhtml);
    EXPECT_EQ(json({"tps", page})["positions"], 3);
    EXPECT_EQ(json({"tps", page})["paths"][1]["label"], "p.И") << "the charset of the part is the hint";
    EXPECT_EQ(json({"tps", page, "--encoding", "windows-1252"})["paths"][1]["label"], "p.é")
        << "the user's wins";
    EXPECT_EQ(json({"search", "-"}, mhtml)["positions"], 3);
    EXPECT_THAT(answer({"prune", page}), HasSubstr("<base href=\"http://h/a/\">"));
    EXPECT_THAT(answer({"prune", page, "--base-url", "http://x/"}), HasSubstr("<base href=\"http://x/\">"));
    EXPECT_THAT(answer({"replay", page}), HasSubstr("\"address\":\"http://h/a/\""));
    const std::string html = contentOf(sample("regions"));
    const std::string warc = file("one.warc", warcRecord("http://h/", "text/html", html));
    EXPECT_EQ(json({"search", warc})["region"], json({"search", sample("regions")})["region"]);
}

TEST_F(Cli, theParserIsChosen)
{
    const std::string page = file("page.html", "<table><tr><td>x</table>");
    const auto labels = [&](const std::vector<std::string>& options) {
        std::vector<std::string> arguments{"tps", page};
        arguments.insert(arguments.end(), options.begin(), options.end());
        std::vector<std::string> all;
        const Json answer = json(arguments);
        for (const Json& path : answer["paths"])
            all.push_back(path["label"]);
        return all;
    };
    const std::vector<std::string> libxml2{"body", "table", "tr", "td", "#text"};
    const std::vector<std::string> html5{"body", "table", "tbody", "tr", "td", "#text"};
    EXPECT_EQ(labels({}), html5);
    EXPECT_EQ(labels({"--parser", "html5"}), html5);
    EXPECT_EQ(labels({"--parser", "libxml2"}), libxml2);
    expectRefused(2, {"tps", page, "--parser", "gumbo"});
    // A page that the HTML5 parser would not finish is read all the same.
    std::string deep;
    for (int i = 0; i < 12'000; ++i)
        deep += "<div>";
    const Outcome outcome = run({"tps", file("deep.html", deep + "x"), "--parser", "html5", "--json"});
    EXPECT_EQ(Json::parse(outcome.out)["positions"], 12'002);
    EXPECT_THAT(outcome.err, HasSubstr("libxml2"));
}

TEST_F(Cli, ofSeveralPagesOneIsChosen)
{
    const std::string warc =
        file("some.warc",
             warcRecord("http://h/1", "text/html", "<body><p>x") +
                 warcRecord("http://h/2", "text/html; charset=martian", contentOf(sample("regions"))) +
                 warcRecord("http://h/i.png", "image/png", std::string("\x89PNG\r\n\x1a\n\0\0\0", 11)));
    expectFailure(3, warc, {"tps", warc});
    EXPECT_EQ(json({"search", warc, "--entry", "1"})["positions"], 3);
    const Outcome martian = run({"search", warc, "--entry", "2", "--json"});
    EXPECT_EQ(Json::parse(martian.out)["positions"], 74) << "a charset that nobody knows is passed over";
    EXPECT_THAT(martian.err, AllOf(HasSubstr("some.warc, entry 2"), HasSubstr("martian")));
    for (const char* entry : {"http://h/2#top", "2"}) {
        const std::vector<std::string> arguments{"search", "-", "--entry", entry, "--json"};
        EXPECT_EQ(Json::parse(run(arguments, contentOf(warc)).out)["positions"], 74);
    }
    for (const char* entry : {"0", "4", "99999999999999999999"})
        expectFailure(3, fmt::format("no entry {}, only the entries 1 to 3", entry),
                      {"tps", warc, "--entry", entry});
    expectFailure(3, "'http://h/3'", {"tps", warc, "--entry", "http://h/3"});
    expectFailure(3, warc, {"prune", warc, "--entry", "3"});
    expectRefused(2, {"tps", sample("regions"), "--entry", "1"});
    const std::string images = file("images.warc", warcRecord("http://h/i.png", "image/png", "x"));
    expectRefused(3, {"search", images});
    expectRefused(3, {"search", file("cut.warc", contentOf(images).substr(0, 200))});
}

// A page that can be read, in an archive that is not whole.
struct Damaged {
    std::string name;
    std::string bytes;
    std::string said; // named in the sentence
};

std::vector<Damaged> damagedPages()
{
    const std::string chunked = warcRecord("http://h/", "text/html\r\nTransfer-Encoding: chunked",
                                           "6\r\n<p>one\r\n!\r\n<p>two\r\n0\r\n\r\n");
    std::string truncated = warcRecord("http://h/", "text/html", "<p>one");
    truncated.insert(truncated.find("Content-Length"), "WARC-Truncated: length\r\n");
    return {{"cut.mhtml", mhtml.substr(0, mhtml.find("x\r\n--b") + 1), "ends early"},
            {"frame.mhtml",
             "MIME-Version: 1.0\r\nContent-Type: multipart/related; boundary=b\r\n\r\n--b\r\nContent-Type: "
             "text/html"
             "\r\n\r\n<p>one<iframe src='cid:frame@x'></iframe>\r\n--b--\r\n",
             "cid:frame@x"},
            {"chunk.warc", chunked, "chunk"},
            {"truncated.warc", truncated, "too long"},
            {"damaged.warc", warcRecord("http://h/", "text/html", "<p>one") + "what was a record\r\n",
             "damaged archive"}};
}

TEST_F(Cli, eachCommandSaysOnceWhatIsMissingFromAPage)
{
    for (const Damaged& each : damagedPages()) {
        const std::string page = file(each.name, each.bytes);
        const auto expectSaid = [&](const std::vector<std::string>& arguments, int most = 1) {
            const Outcome outcome = run(arguments);
            const std::string command = fmt::format("{}", fmt::join(arguments, " "));
            EXPECT_EQ(outcome.code, 0) << command << '\n' << outcome.err;
            EXPECT_THAT(outcome.err, AllOf(HasSubstr(each.name), HasSubstr(each.said))) << command;
            EXPECT_LE(std::ranges::count(outcome.err, '\n'), most) << command << '\n' << outcome.err;
        };
        for (const char* command : {"tps", "search", "prune", "content", "diagnose", "separators", "replay"})
            expectSaid({command, page});
        expectSaid({"check", page, "--keep", "p"});
        expectSaid({"diff", page, page});
        expectSaid({"clean", page, "--method", "link-lists"});
        expectSaid({"score", page, file("truth.csv", "label,xpath\nmain,/html/body/p\n"), "--method", "all"});
        expectSaid({"site", "learn", page, page, "-o", path("t.sst")}, 3);
        const Json checked = Json::parse(run({"check", page, "--keep", "p", "--json"}).out);
        EXPECT_EQ(checked["pages"][0]["findings"].size(), 1U);
    }
}

TEST_F(Cli, archivesOfOtherFormatsAreRefusedByName)
{
    expectFailure(
        3, "ARC",
        {"tps", file("a.arc", "filedesc://a.arc 0.0.0.0 20260101000000 text/plain 8\n1 0 x\n\n\n")});
    expectFailure(3, "WARC",
                  {"entries", file("a.wacz", std::string("PK\x03\x04\x0a\0\0\0", 8) + "archive/a.warc")});
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
    expectHas(entries["entries"][1], {{"contentId", "c@x"}, {"size", 3}});
    EXPECT_THAT(answer({"entries", page}), HasSubstr("cid:c@x\n"));
    const std::string warc = warcRecord("http://h/\x1b[2J", "text/html", "<p>x");
    EXPECT_THAT(answer({"entries", "-"}, warc), HasSubstr("http://h/\\u001b[2J\n"))
        << "no control characters";
    const Outcome cut = run({"entries", file("cut.warc", warc + warc.substr(0, warc.size() / 2))});
    EXPECT_THAT(cut.err, HasSubstr("cut.warc"));
    EXPECT_EQ(cut.code, 0);
    const Outcome cutMessage =
        run({"entries", file("cut.mhtml", mhtml.substr(0, mhtml.size() - 7)), "--json"});
    EXPECT_THAT(cutMessage.err, HasSubstr("cut.mhtml"));
    EXPECT_EQ(Json::parse(cutMessage.out)["damage"], "it ends early");
    EXPECT_EQ(run({"entries", file("whole.warc", warc)}).err, "");
    expectRefused(3, {"entries", sample("regions")});
    expectRefused(3, {"entries", "-"}, "<p>x");
    expectRefused(3, {"entries", path("missing")});
    expectRefused(3, {"entries", "FTP://x"});
    expectFailure(2, "ARCHIVE", {"entries"});
}

TEST_F(Cli, limitsAreKeptAndNamed)
{
    for (const char* command : {"tps", "search", "prune", "replay"}) {
        expectFailure(3, sample("shop"), {command, sample("shop"), "--limit-bytes", "1000"});
        expectFailure(3, "2048", {command, sample("shop"), "--limit-bytes", "2KB"});
        expectFailure(3, "100", {command, sample("shop"), "--limit-nodes", "100"});
        expectRefused(3, {command, sample("shop"), "--limit-depth", "3"});
    }
    EXPECT_EQ(json({"tps", sample("figure2"), "--limit-nodes", "50", "--limit-depth", "9"})["positions"], 9);
    const std::string warc = warcRecord("http://h/", "text/html", "<body>" + std::string(5000, 'x'));
    expectFailure(3, "1000", {"tps", "-", "--limit-bytes", "1000"}, warc);
    EXPECT_EQ(json({"tps", sample("figure2"), "--limit-bytes", "1 gb"})["positions"], 9);
    for (const char* value : {"0", "-1", "x", "", "1.5", "5XB", "2GB", "99999999999999", "99999999999999GB"})
        expectFailure(2, fmt::format("--limit-bytes: \"{}\"", value),
                      {"tps", sample("shop"), "--limit-bytes", value});
    for (const std::string option : {"--limit-nodes", "--limit-depth"}) {
        for (const char* value : {"0", "-1", "x", "", "1.5", "4000000001", "99999999999999999999"})
            expectFailure(2, fmt::format("{}: \"{}\"", option, value),
                          {"tps", sample("shop"), option, value});
    }
}

TEST_F(Cli, inputThatCannotBeReadOrIsNotTextIsExitThree)
{
    for (const char* command : {"tps", "search", "prune"}) {
        expectFailure(3, path("missing"), {command, path("missing")});
        expectFailure(3, m_folder.string(), {command, m_folder.string()});
        for (const std::string address : {"https://example.org/", "HTTP://example.org/", "ftp://example.org",
                                          "FTP://x", "view-source+x.1://a"})
            expectFailure(3, address, {command, address});
        for (const std::string name : {"://x", "1http://x", "ht tp://x", "http:/x", "./http://x"})
            expectFailure(3, name, {command, name});
        expectFailure(3, path("empty"), {command, file("empty", "")});
        expectRefused(3, {command, "-"});
        const std::string png("\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01\x08\x06\0\0\0", 29);
        expectRefused(3, {command, file("image.png", png)});
        expectRefused(3, {command, "-"}, png);
    }
    expectFailure(3, "no\\u000asuch", {"tps", "no\nsuch"});
    expectFailure(3, "no\\u009bsuch", {"tps", "no\xC2\x9Bsuch"}); // CSI, which terminals obey
}

TEST_F(Cli, theEncodingIsAHintAndAPageWithoutABodyAResult)
{
    const std::string page = file("page.html", "<body><p class=\"\xE9\">x");
    EXPECT_EQ(json({"tps", page, "--encoding", "koi8-r"})["paths"][1]["label"], "p.И");
    EXPECT_EQ(json({"tps", page, "--encoding", "Latin1"})["paths"][1]["label"], "p.é");
    expectFailure(2, "'bad'", {"tps", page, "--encoding", "bad"});
    expectFailure(2, "'bad'", {"tps", path("missing"), "--encoding", "bad"});
    const std::string empty = file("empty.html", "<!-- nothing -->");
    for (const auto& [parser, positions] : {std::pair("html5", 1), {"libxml2", 0}}) {
        EXPECT_EQ(json({"tps", empty, "--parser", parser})["positions"], positions);
        EXPECT_EQ(json({"search", empty, "--parser", parser})["region"], Json::array({0, positions}));
        EXPECT_EQ(json({"prune", empty, "--parser", parser})["reduction"], 0.0);
        answer({"search", empty, "--parser", parser});
    }
}

} // namespace
} // namespace tagseam::test
