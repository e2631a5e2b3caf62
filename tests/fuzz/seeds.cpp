// SPDX-License-Identifier: MIT
// Seed corpora from the bundled samples and lessons: fuzz_seeds RESOURCES OUTPUT.
#include "core/methods/sitestyletree/styletreefile.h"
#include "core/page/parsehtml.h"
#include "core/page/readbytes.h"
#include "core/page/snapshotbytes.h"
#include "core/page/writemhtml.h"
#include "tests/core/testarchives.h"
#include "tests/core/testmanifests.h"
#include "tests/core/testsnapshots.h"
#include "tests/fuzz/snapshotbytes.h"

#include <fmt/format.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <string>
#include <vector>

namespace fs = std::filesystem;
using namespace tagseam;

namespace {

constexpr std::size_t pieceSize = 2000; // bytes; small seeds are mutated faster

struct Corpus {
    fs::path folder;
    void add(const std::string& name, std::string_view bytes) const
    {
        fs::create_directories(folder);
        std::ofstream(folder / ("seed-" + name), std::ios::binary) << bytes;
    }
};

std::map<std::string, std::string> filesIn(const fs::path& folder)
{
    std::map<std::string, std::string> files;
    for (const auto& entry : fs::directory_iterator(folder)) {
        if (const Result<std::string> bytes = readBytes(entry.path().string()))
            files[entry.path().stem().string()] = *bytes;
    }
    return files;
}

// As the fuzzer writes it, as inspect.js does, and with computed styles, of which every third row has none.
void addSnapshots(const Corpus& corpus, const std::string& name, const Snapshot& snapshot)
{
    ComputedStyles styles{{0}, {"", "display: block", "color: rgb(255, 0, 0)"}};
    for (std::uint32_t row = 0; row < snapshot.kinds.size(); ++row)
        styles.numbers.push_back(row % 3);
    corpus.add(name, '\0' + fuzz::bytesOf(snapshot));
    corpus.add(name + "-raw", '\1' + encodeSnapshot(snapshot));
    corpus.add(name + "-styled", '\1' + encodeSnapshot(snapshot) + encodeStyles(styles));
}

void writePages(const fs::path& output, const std::map<std::string, std::string>& samples)
{
    const Corpus html{output / "parsehtml"};
    const Corpus snapshots{output / "snapshot"};
    for (const auto& [name, bytes] : samples) {
        for (std::size_t at = 0; at < bytes.size(); at += pieceSize) {
            const std::string piece = bytes.substr(at, pieceSize);
            const std::string numbered = fmt::format("{}-{}", name, at / pieceSize + 1);
            html.add(numbered, '\0' + piece);
            if (const Result<Document> page = parseHtml(piece))
                addSnapshots(snapshots, numbered, snapshotOf(*page));
        }
    }
    for (const std::string_view page :
         {"<frameset cols=1,*><frame src=a><noframes><body><p>x</body></noframes></frameset>",
          "<meta http-equiv=Content-Type content='text/html; charset=utf-16'><p>\xFF\xFE x",
          "<svg:a xlink:href=b><![CDATA[x]]></svg:a><?xml version='1.0'?><!ENTITY a 'b'>&a;&#x1F600;&nbsp",
          "<table><tr><td>a<form><tr></form></table></td><b><p>x</b></p><script><!-- </script> --></script>"})
        html.add(fmt::format("own-{}", page.size()), '\1' + std::string(page));
    html.add("gzip", '\1' + test::gzipped("<p>packed"));
}

void writeArchives(const fs::path& output, const std::map<std::string, std::string>& samples)
{
    const Corpus mhtml{output / "mhtml"};
    const Corpus warc{output / "warc"};
    std::mt19937 random(1);
    for (const auto& [name, bytes] : samples) {
        const std::string html = bytes.substr(0, pieceSize);
        const std::vector<FrozenResource> resources{
            {"https://example.com/a.css", "text/css", "p { color: red }"},
            {"cid:frame@x", "text/html", "<p>inside"},
            {"https://example.com/i.png", "image/png", "\x89PNG\r\n"}};
        mhtml.add(name, writeMhtml(html, test::manifest(), resources));
        mhtml.add(name + "-fields",
                  std::string("title\0path\0<p>x=\r\n \0text/css\0p{}\0image/png\0\xff\xfe", 43));
        const std::string url = "http://example.com/" + name;
        const std::string plain = test::htmlResponse(url, html);
        const std::string chunks = "Content-Type: text/html\r\nTransfer-Encoding: chunked\r\n";
        warc.add(name, plain + test::response(url, test::http(chunks, test::chunked(html, random, 300))));
        warc.add(name + "-gz", test::gzipped(plain) + test::gzipped(plain));
        warc.add(name + "-br",
                 test::response(url, test::http("Content-Encoding: br\r\n", test::brotlied(html))));
        for (const std::string& body : {test::gzipped(html), test::deflated(html, 15), test::brotlied(html)})
            warc.add(fmt::format("{}-body-{}", name, body.size()), std::string(1, '\0') + body);
    }
    warc.add(
        "types",
        test::record("WARC-Type: warcinfo\r\n", "x") +
            test::record("WARC-Type: resource\r\nWARC-Target-URI: <file:///a>\r\nContent-Type: text/html\r\n",
                         "<p>") +
            test::record("WARC-Type: revisit\r\n", ""));
    mhtml.add(
        "nested",
        "MIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=a\n\n--a\nContent-Type: "
        "multipart/related; boundary=b; start=\"<r>\"\n\n--b\nContent-ID: <r>\nContent-Type: text/html; "
        "charset=x\nContent-Transfer-Encoding: base64\n\nPHA+\n--b--\n--a--\n");
}

void writeJson(const fs::path& output, const fs::path& resources,
               const std::map<std::string, std::string>& samples)
{
    const Corpus json{output / "json"};
    json.add("manifest", manifestJson(test::manifest()));
    for (const auto& [name, html] : samples)
        json.add(name + "-page", html.substr(0, pieceSize));
    for (const auto& [name, lesson] : filesIn(resources / "lessons"))
        json.add(name + "-lesson", lesson.substr(0, pieceSize));
    json.add("run", std::string("\1\0\0\0\0\1\2\3\4\4\4\3\5\5\5\5{level} of {levels}, {sequence} {", 50));
}

void writeSelectors(const fs::path& output)
{
    const Corpus selectors{output / "selector"};
    int number = 0;
    for (const std::string_view selector :
         {"/html/body/div[2]/text()[1]", "//*[@class='a b' or contains(., 'x')][last() - 1]/..",
          "(//div | //o:p)[position() mod 2 = 1]/following-sibling::*[1]",
          "id('a')/descendant::node()[normalize-space() != ''] | //comment()",
          "//*[count(preceding::*) > 2 and not(ancestor-or-self::p)]",
          "//p[translate(substring(../text(), 2, 3), 'tx', 'TX') = concat('e', 'X', string(-0))]",
          "//*[sum(//@id) != number(.) or round(-2.5) < floor(1 div 3)]", "html",
          "div.a.b > p:first-child, #a", "body *:not(:empty):nth-child(2n+1 ) ~ *",
          ":is(div, p):has(> p[type=text s], + *)", "[class~=\"a\" i][id|='']:nth-last-of-type(-n + 3)",
          ".\\31 x\\.y/**/:only-child"})
        selectors.add(std::to_string(++number), selector);
}

// Trees of a page and of two pieces of it, with a piece to be cleaned.
void writeStyleTrees(const fs::path& output, const std::map<std::string, std::string>& samples)
{
    const Corpus trees{output / "styletree"};
    int number = 0;
    for (const auto& [name, bytes] : samples) {
        SiteStyleTree site;
        site.options.leaves = static_cast<LeafNodes>(number % 3);
        site.options.attributes = static_cast<DisplayAttributes>(++number % 3);
        const std::string piece = bytes.substr(0, pieceSize);
        for (const std::string_view each :
             {std::string_view(piece), std::string_view(piece).substr(0, 1000)}) {
            if (const Result<Document> page = parseHtml(each))
                grow(site, *page);
        }
        if (number % 2 == 0)
            site.threshold = 1.0 / number;
        trees.add(name, styleTreeJson(site) + '\0' + piece);
    }
}

} // namespace

int main(int argc, char** argv)
{
    if (argc != 3)
        return 2;
    const fs::path resources = argv[1];
    const fs::path output = argv[2];
    const auto samples = filesIn(resources / "samples");
    writePages(output, samples);
    writeArchives(output, samples);
    writeJson(output, resources, samples);
    writeSelectors(output);
    writeStyleTrees(output, samples);
    return samples.empty() ? 1 : 0;
}
