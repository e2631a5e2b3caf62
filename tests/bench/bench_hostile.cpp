// SPDX-License-Identifier: MIT
// Inputs made to take long: the work on each must grow with its size alone. The tests of core check the
// results.
#include "core/explain/pageweights.h"
#include "core/methods/sitestyletree/measure.h"
#include "core/page/archive.h"
#include "core/page/encodedwords.h"
#include "core/page/selector.h"
#include "core/page/treediff.h"
#include "core/truth/anchor.h"
#include "core/truth/markings.h"
#include "tests/bench/bench.h"

#include <fmt/format.h>

namespace {

using namespace tagseam;
using namespace tagseam::bench;

std::string repeated(std::uint32_t times, const std::string& text)
{
    std::string all;
    for (std::uint32_t i = 0; i < times; ++i)
        all += text;
    return all;
}

template <class Prepare>
void add(const char* name, std::int64_t size, Prepare prepare)
{
    addGrowth(std::string("hostile/") + name, size / 10, size, prepare);
}

// Two elements a level, with a text in the second: the first div is node 4.
Document deepPage(std::uint32_t levels, const char* beside = "p")
{
    DocumentBuilder page;
    page.open("html");
    page.open("body");
    for (std::uint32_t i = 0; i < levels; ++i) {
        addElement(page, beside);
        page.open("div");
        page.text("w" + std::to_string(i));
    }
    return std::move(page).finish();
}

Document divsWithAttributes(std::uint32_t divs, int attributes)
{
    DocumentBuilder page;
    page.open("body");
    for (std::uint32_t i = 0; i < divs; ++i) {
        page.open("div");
        for (int k = 0; k < attributes; ++k)
            page.attribute("a" + std::to_string(k), std::to_string(i));
        page.close();
    }
    return std::move(page).finish();
}

// Records of five nodes after a text.
Document shop(const char* first, std::uint32_t records)
{
    DocumentBuilder page;
    page.open("html");
    page.open("body");
    page.text(first);
    for (std::uint32_t i = 0; i < records; ++i) {
        page.open("div");
        addElement(page, "p", fmt::format("Product number {} of the great list of all of them", i));
        addElement(page, "button", "Add to cart");
        page.close();
    }
    return std::move(page).finish();
}

void addArchives()
{
    add("mhtmlOfTinyParts", 1'000'000, [](std::uint32_t size) {
        return [text = "MIME-Version: 1.0\nContent-Type: multipart/related; boundary=b\n\n" +
                       repeated(size, "--b\n\nx\n")] { return Archive::read(text); };
    });
    add("mhtmlNested", 50'000, [](std::uint32_t size) {
        std::string text = "MIME-Version: 1.0\n";
        for (std::uint32_t i = 0; i < size; ++i)
            text += fmt::format("Content-Type: multipart/mixed; boundary=b{0}\n\n--b{0}\n", i);
        return [text] { return Archive::read(text); };
    });
    add("warcOfTinyRecords", 100'000, [](std::uint32_t size) {
        const std::string block = "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\nx";
        const std::string one =
            fmt::format("WARC/1.0\r\nWARC-Type: response\r\nWARC-Target-URI: http://h/\r\n"
                        "Content-Length: {}\r\n\r\n{}\r\n\r\n",
                        block.size(), block);
        return [text = repeated(size, one)] { return Archive::read(text); };
    });
    add("encodedWordsThatNeverEnd", 100'000, [](std::uint32_t size) {
        return [text = repeated(size, "=?u?Q?a")] { return decodeEncodedWords(text); };
    });
}

void addPages()
{
    add("weightsOfADeepPage", 200'000, [](std::uint32_t size) {
        std::vector<NodeId> divs;
        for (std::uint32_t i = 0; i < size; ++i)
            divs.push_back(NodeId{4 + i * 3});
        return [page = deepPage(size), sequence = convertTreeToSequence(deepPage(size)), divs] {
            return PageWeights(page, sequence, divs);
        };
    });
    // Each level has two styles with the content of all levels below in it.
    add("styleTreeOfDeepPages", 20'000, [](std::uint32_t size) {
        SiteStyleTree site;
        grow(site, deepPage(size, "p"));
        grow(site, deepPage(size, "br"));
        return [site = std::move(site)] { return measure(site); };
    });
    // The selectors that are refused after the most work.
    add("selectorsRefused", 6'900, [](std::uint32_t size) {
        return [page = deepPage(size)] {
            return std::pair(selectNodes(page, "//*[//*[//*]]"),
                             selectNodes(page, "//div/descendant::div/descendant::div"));
        };
    });
    // 64 elements of 1000 attributes against many without: all pairs are compared.
    add("differencesOfManyAttributes", 40'000, [](std::uint32_t size) {
        return [source = divsWithAttributes(64, 1000), rendered = divsWithAttributes(size, 0)] {
            return diffTrees(source, rendered);
        };
    });
    // A page of 20 MB that is beyond its limit at once.
    add("parserBeyondItsLimit", 10'000, [](std::uint32_t size) {
        return [html = "<body>" + repeated(5U << 20U, "<br>"), size] {
            return parseHtml(html, "utf-8", {.nodes = size});
        };
    });
    // Every second record is labelled, and its marks are found again on another state of the page.
    add("labelsFoundAgain", 20'000, [](std::uint32_t size) {
        std::vector<std::vector<NodeId>> records;
        for (std::uint32_t i = 0; i < size; i += 2)
            records.push_back({NodeId{4 + i * 5}});
        return [records, before = shop("x", size), after = shop("y z", size)] {
            Markings markings;
            labelEach(markings, PageSelectors(before), records, label::record);
            return anchor(after, markings.annotation);
        };
    });
}

const bool isRegistered = [] {
    addArchives();
    addPages();
    return true;
}();

} // namespace
