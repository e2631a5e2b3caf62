// SPDX-License-Identifier: MIT
// Inputs made to take long: the work on each must grow with its size alone. The tests of core check the
// results.
#include "core/explain/pageweights.h"
#include "core/explain/regiontree.h"
#include "core/methods/sitestyletree/measure.h"
#include "core/page/archive.h"
#include "core/page/encodedwords.h"
#include "core/page/parsehtml.h"
#include "core/page/selector.h"
#include "core/page/treediff.h"
#include "tests/bench/families.h"

#include <benchmark/benchmark.h>

#include <cstdint>
#include <string>
#include <vector>

namespace {

using namespace tagseam;

std::uint32_t sizeOf(const benchmark::State& state)
{
    return static_cast<std::uint32_t>(state.range(0));
}

void mhtmlOfTinyParts(benchmark::State& state)
{
    std::string text = "MIME-Version: 1.0\nContent-Type: multipart/related; boundary=b\n\n";
    for (std::uint32_t i = 0; i < sizeOf(state); ++i)
        text += "--b\n\nx\n";
    for (auto _ : state)
        benchmark::DoNotOptimize(Archive::read(text));
}

void mhtmlNested(benchmark::State& state)
{
    std::string text = "MIME-Version: 1.0\n";
    for (std::uint32_t i = 0; i < sizeOf(state); ++i) {
        const std::string boundary = "b" + std::to_string(i);
        text += "Content-Type: multipart/mixed; boundary=" + boundary + "\n\n--" + boundary + "\n";
    }
    for (auto _ : state)
        benchmark::DoNotOptimize(Archive::read(text));
}

void warcOfTinyRecords(benchmark::State& state)
{
    const std::string block = "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\nx";
    const std::string one =
        "WARC/1.0\r\nWARC-Type: response\r\nWARC-Target-URI: http://h/\r\nContent-Length: " +
        std::to_string(block.size()) + "\r\n\r\n" + block + "\r\n\r\n";
    std::string text;
    for (std::uint32_t i = 0; i < sizeOf(state); ++i)
        text += one;
    for (auto _ : state)
        benchmark::DoNotOptimize(Archive::read(text));
}

void encodedWordsThatNeverEnd(benchmark::State& state)
{
    std::string text;
    for (std::uint32_t i = 0; i < sizeOf(state); ++i)
        text += "=?u?Q?a";
    for (auto _ : state)
        benchmark::DoNotOptimize(decodeEncodedWords(text));
}

// Two elements a level, with a text in one.
Document deepPage(std::uint32_t levels, std::vector<NodeId>& divs)
{
    DocumentBuilder page;
    page.open("html");
    page.open("body");
    for (std::uint32_t i = 0; i < levels; ++i) {
        page.open("p");
        page.close();
        divs.push_back(page.open("div"));
        page.text("w" + std::to_string(i));
    }
    return std::move(page).finish();
}

void weightsOfADeepPage(benchmark::State& state)
{
    std::vector<NodeId> marked;
    const Document page = deepPage(sizeOf(state), marked);
    const TagPathSequence sequence = convertTreeToSequence(page);
    for (auto _ : state)
        benchmark::DoNotOptimize(PageWeights(page, sequence, marked));
}

// Each level has two styles with the content of all levels below in it.
void styleTreeOfDeepPages(benchmark::State& state)
{
    SiteStyleTree site;
    for (const char* beside : {"p", "br"}) {
        DocumentBuilder page;
        page.open("body");
        for (std::uint32_t i = 0; i < sizeOf(state); ++i) {
            page.open(beside);
            page.close();
            page.open("div");
            page.text("w" + std::to_string(i));
        }
        grow(site, std::move(page).finish());
    }
    for (auto _ : state)
        benchmark::DoNotOptimize(measure(site));
}

// The selectors that are refused after the most work.
void selectorsRefused(benchmark::State& state)
{
    std::vector<NodeId> divs;
    const Document page = deepPage(sizeOf(state), divs);
    for (auto _ : state) {
        for (const char* selector : {"//*[//*[//*]]", "//div/descendant::div/descendant::div"})
            benchmark::DoNotOptimize(selectNodes(page, selector));
    }
}

// 64 elements of 1000 attributes against many without: all pairs are compared.
void differencesOfManyAttributes(benchmark::State& state)
{
    DocumentBuilder left;
    DocumentBuilder right;
    left.open("body");
    right.open("body");
    for (int i = 0; i < 64; ++i) {
        left.open("div");
        for (int k = 0; k < 1000; ++k)
            left.attribute("a" + std::to_string(k), std::to_string(i));
        left.close();
    }
    for (std::uint32_t i = 0; i < sizeOf(state); ++i) {
        right.open("div");
        right.close();
    }
    const Document source = std::move(left).finish();
    const Document rendered = std::move(right).finish();
    for (auto _ : state)
        benchmark::DoNotOptimize(diffTrees(source, rendered));
}

// A page of 20 MB that is beyond its limit at once.
void parserBeyondItsLimit(benchmark::State& state)
{
    std::string html = "<body>";
    while (html.size() < (20U << 20U))
        html += "<br>";
    for (auto _ : state)
        benchmark::DoNotOptimize(parseHtml(html, "utf-8", {.nodes = sizeOf(state)}));
}

void segmentFamily(benchmark::State& state, bench::Family family)
{
    const std::vector<Symbol> symbols = family(sizeOf(state));
    for (auto _ : state)
        benchmark::DoNotOptimize(segmentWhole(symbols, {}));
}

const bool isRegistered = [] {
    const auto add = [](const std::string& name, auto function, std::int64_t size) {
        benchmark::RegisterBenchmark(("hostile/" + name).c_str(), function)
            ->Unit(benchmark::kMillisecond)
            ->Arg(size / 10)
            ->Arg(size);
    };
    add("mhtmlOfTinyParts", mhtmlOfTinyParts, 1'000'000);
    add("mhtmlNested", mhtmlNested, 50'000);
    add("warcOfTinyRecords", warcOfTinyRecords, 100'000);
    add("encodedWordsThatNeverEnd", encodedWordsThatNeverEnd, 100'000);
    add("weightsOfADeepPage", weightsOfADeepPage, 200'000);
    add("styleTreeOfDeepPages", styleTreeOfDeepPages, 20'000);
    add("selectorsRefused", selectorsRefused, 6'900);
    add("differencesOfManyAttributes", differencesOfManyAttributes, 40'000);
    add("parserBeyondItsLimit", parserBeyondItsLimit, 10'000);
    for (const auto& [name, family] : bench::families()) {
        add(
            "segmentWhole/" + std::string(name),
            [family = family](benchmark::State& state) { segmentFamily(state, family); }, 400'000);
    }
    return true;
}();

} // namespace
