// SPDX-License-Identifier: MIT
// Site style trees at the size of the paper's runs: 500 pages of a template with varying content (the paper,
// on a Pentium 4: building below 20 s, importances 2 s, cleaning a page 0.1 s), and what a page costs in
// memory.
#include "core/methods/sitestyletree/cleanpage.h"
#include "core/methods/sitestyletree/styletreefile.h"
#include "core/methods/sitestyletree/thresholds.h"

#include <benchmark/benchmark.h>

#include <malloc.h>

#include <cstdint>
#include <random>
#include <string>
#include <utility>
#include <vector>

namespace {

using namespace tagseam;

// Writes pages of some 1,500 nodes: a menu, lists of links, records of another number and content each, a
// text, now and then a box more.
class Template {
  public:
    explicit Template(std::uint32_t seed) : m_random(seed) {}

    Document next()
    {
        DocumentBuilder builder;
        builder.open("html");
        builder.open("body");
        for (int list = 0; list < 12; ++list)
            links(builder, list, 20);
        if (m_random() % 4 == 0)
            links(builder, 99, 5);
        builder.open("div");
        builder.attribute("class", "main");
        for (auto records = 20 + m_random() % 20; records > 0; --records)
            record(builder);
        for (int paragraph = 0; paragraph < 6; ++paragraph)
            element(builder, "p", words(80));
        builder.close();
        element(builder, "div", "Copyright by the owner of this site");
        return std::move(builder).finish();
    }

  private:
    static void element(DocumentBuilder& builder, const char* name, const std::string& text)
    {
        builder.open(name);
        builder.text(text);
        builder.close();
    }

    static void links(DocumentBuilder& builder, int list, int count)
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

    void record(DocumentBuilder& builder)
    {
        builder.open("table");
        builder.open("tr");
        for (int cell = 0; cell < 3 + static_cast<int>(m_random() % 2); ++cell) {
            builder.open("td");
            element(builder, "b", "Label");
            element(builder, "span", words(4));
            builder.open("img");
            builder.attribute("src", "/images/" + std::to_string(m_random() % 5000) + ".jpg");
            builder.close();
            builder.close();
        }
        builder.close();
        builder.close();
    }

    std::string words(int count)
    {
        std::string text;
        for (int i = 0; i < count; ++i)
            text += "w" + std::to_string(m_random() % 20'000) + " ";
        return text;
    }

    std::mt19937 m_random;
};

constexpr int sitePages = 500; // as the paper samples of a site

std::vector<Document> pagesOf(std::uint32_t seed, int count)
{
    Template source(seed);
    std::vector<Document> pages;
    pages.reserve(static_cast<std::size_t>(count));
    for (int i = 0; i < count; ++i)
        pages.push_back(source.next());
    return pages;
}

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
        state.counters["element_nodes"] = site.tree.elementCount();
        state.counters["features"] = site.vocabulary.features.size();
    }
    double nodes = 0;
    for (const Document& page : pages)
        nodes += page.size();
    state.counters["nodes_a_page"] = nodes / sitePages;
}

void importances(benchmark::State& state)
{
    const std::vector<Document> pages = pagesOf(1, sitePages);
    const SiteStyleTree site = learnt(pages);
    MeasureOptions options;
    options.mergesSimilar = state.range(0) != 0;
    for (auto _ : state) {
        const MeasuredTree measured = measure(site, options);
        benchmark::DoNotOptimize(markElements(measured, usualThreshold));
        state.counters["element_nodes"] = measured.tree.elementCount();
    }
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

void thresholdTable(benchmark::State& state)
{
    const SiteStyleTree site = learnt(pagesOf(1, sitePages));
    const MeasuredTree measured = measure(site);
    const std::vector<Document> pages = pagesOf(2, 20);
    for (auto _ : state) {
        ThresholdSample sample(measured);
        for (const Document& page : pages)
            sample.add(page);
        benchmark::DoNotOptimize(sample.table());
    }
}

void file(benchmark::State& state)
{
    const SiteStyleTree site = learnt(pagesOf(1, sitePages));
    std::string json;
    for (auto _ : state) {
        json = styleTreeJson(site);
        benchmark::DoNotOptimize(readStyleTree(json));
    }
    state.counters["bytes_a_page"] = static_cast<double>(json.size()) / sitePages;
}

BENCHMARK(build)->Name("sst/build500")->Unit(benchmark::kMillisecond);
BENCHMARK(importances)
    ->Name("sst/importances")
    ->ArgName("merge")
    ->Arg(0)
    ->Arg(1)
    ->Unit(benchmark::kMillisecond);
BENCHMARK(clean)->Name("sst/clean")->Unit(benchmark::kMillisecond);
BENCHMARK(thresholdTable)->Name("sst/thresholds20")->Unit(benchmark::kMillisecond);
BENCHMARK(file)->Name("sst/file")->Unit(benchmark::kMillisecond);

} // namespace
