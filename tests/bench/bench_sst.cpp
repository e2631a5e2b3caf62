// SPDX-License-Identifier: MIT
// Site style trees at the size of the paper's runs: 500 pages of a template with varying content (the paper,
// on a Pentium 4: building below 20 s, importances 2 s, cleaning a page 0.1 s), and the memory for a page.
#include "core/methods/sitestyletree/cleanpage.h"
#include "core/methods/sitestyletree/styletreefile.h"
#include "tests/bench/bench.h"

#include <malloc.h>

namespace {

using namespace tagseam;
using namespace tagseam::bench;

std::string words(std::mt19937& random, int count)
{
    std::string text;
    for (int i = 0; i < count; ++i)
        text += "w" + std::to_string(random() % 20'000) + " ";
    return text;
}

void addLinks(DocumentBuilder& builder, int list, int count)
{
    builder.open("ul");
    for (int i = 0; i < count; ++i) {
        builder.open("li");
        builder.open("a");
        builder.attribute("href", "/" + std::to_string(list) + "/" + std::to_string(i));
        builder.text("Topic " + std::to_string(i));
        builder.close();
        builder.close();
    }
    builder.close();
}

void addRecord(DocumentBuilder& builder, std::mt19937& random)
{
    builder.open("table");
    builder.open("tr");
    for (unsigned cell = 0; cell < 3 + random() % 2; ++cell) {
        builder.open("td");
        addElement(builder, "b", "Label");
        addElement(builder, "span", words(random, 4));
        builder.open("img");
        builder.attribute("src", "/images/" + std::to_string(random() % 5000) + ".jpg");
        builder.close();
        builder.close();
    }
    builder.close();
    builder.close();
}

// Some 1,500 nodes: a menu, lists of links, records in varying number and content, a text, and sometimes
// another box.
Document nextPage(std::mt19937& random)
{
    DocumentBuilder builder;
    builder.open("html");
    builder.open("body");
    for (int list = 0; list < 12; ++list)
        addLinks(builder, list, 20);
    if (random() % 4 == 0)
        addLinks(builder, 99, 5);
    builder.open("div");
    builder.attribute("class", "main");
    for (auto records = 20 + random() % 20; records > 0; --records)
        addRecord(builder, random);
    for (int paragraph = 0; paragraph < 6; ++paragraph)
        addElement(builder, "p", words(random, 80));
    builder.close();
    addElement(builder, "div", "Copyright by the owner of this site");
    return std::move(builder).finish();
}

std::vector<Document> pagesOf(std::uint32_t seed, std::size_t count)
{
    std::mt19937 random(seed);
    std::vector<Document> pages;
    while (pages.size() < count)
        pages.push_back(nextPage(random));
    return pages;
}

constexpr std::size_t sitePages = 500; // the paper's sample of a site

SiteStyleTree learnt(const std::vector<Document>& pages)
{
    SiteStyleTree site;
    for (const Document& page : pages)
        grow(site, page);
    return site;
}

std::size_t heapBytes()
{
    const auto info = mallinfo2();
    return info.uordblks + info.hblkhd;
}

void build(benchmark::State& state)
{
    const std::vector<Document> pages = pagesOf(1, sitePages);
    const std::size_t before = heapBytes();
    for (auto _ : state) {
        const SiteStyleTree site = learnt(pages);
        state.counters["bytes_a_page"] = static_cast<double>(heapBytes() - before) / sitePages;
        state.counters["bytes_a_page_in_file"] = static_cast<double>(styleTreeJson(site).size()) / sitePages;
    }
    double nodes = 0;
    for (const Document& page : pages)
        nodes += page.size();
    state.counters["nodes_a_page"] = nodes / sitePages;
}

void importances(benchmark::State& state)
{
    const SiteStyleTree site = learnt(pagesOf(1, sitePages));
    MeasureOptions options;
    options.mergesSimilar = state.range(0) != 0;
    for (auto _ : state)
        benchmark::DoNotOptimize(markElements(measure(site, options), usualThreshold));
}

void clean(benchmark::State& state)
{
    const SiteStyleTree site = learnt(pagesOf(1, sitePages));
    const MeasuredTree measured = measure(site);
    const Marks marks = markElements(measured, usualThreshold);
    const std::vector<Document> pages = pagesOf(2, 20);
    std::size_t next = 0;
    for (auto _ : state)
        benchmark::DoNotOptimize(cleanPage(pages[next++ % pages.size()], measured, marks));
}

BENCHMARK(build)->Name("sst/build500")->Unit(benchmark::kMillisecond);
BENCHMARK(importances)
    ->Name("sst/importances")
    ->ArgName("merge")
    ->Arg(0)
    ->Arg(1)
    ->Unit(benchmark::kMillisecond);
BENCHMARK(clean)->Name("sst/clean")->Unit(benchmark::kMillisecond);

} // namespace
