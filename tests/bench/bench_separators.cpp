// SPDX-License-Identifier: MIT
// Content detection and its lists of records: the slowest page of the corpus (the aim is at most 10 ms), and
// growth up to a million nodes (at most 3 s).
#include "core/methods/content/content.h"
#include "core/methods/separators/separators.h"
#include "tests/bench/bench.h"

namespace {

using namespace tagseam;
using namespace tagseam::bench;

void addMenu(DocumentBuilder& builder, std::uint32_t entries)
{
    builder.open("ul");
    for (std::uint32_t entry = 0; entry < entries; ++entry) {
        builder.open("li");
        addElement(builder, "a", "An entry");
        builder.close();
    }
    builder.close();
}

std::string textOf(std::size_t characters)
{
    return std::string(characters, 'x');
}

// Some 25 nodes; one in ten has a part that the others lack.
void addRecord(DocumentBuilder& builder, std::mt19937& random)
{
    builder.open("article");
    builder.open("a");
    addElement(builder, "img");
    builder.close();
    addElement(builder, "h3", textOf(20 + random() % 40));
    addElement(builder, "p", textOf(100 + random() % 200));
    addMenu(builder, static_cast<std::uint32_t>(1 + random() % 6));
    if (random() % 10 == 0)
        addElement(builder, "em", "badge");
    addElement(builder, "b", "price");
    builder.close();
}

// A result page: menus, then sections of records, then columns of links.
void recordsAndMenus(DocumentBuilder& builder, std::uint32_t nodes, std::mt19937& random)
{
    for (int menu = 0; menu < 4; ++menu)
        addMenu(builder, nodes / 1000 + 5);
    builder.open("main");
    while (builder.size() + nodes / 8 < nodes) {
        builder.open("section");
        addElement(builder, "h2", textOf(20));
        for (int record = 0; record < 40; ++record)
            addRecord(builder, random);
        builder.close();
    }
    builder.close();
    builder.open("footer");
    while (builder.size() < nodes)
        addMenu(builder, 5);
    builder.close();
}

// A thousand record separators, each of them all over the page: more lists than can be examined.
void manySeparators(DocumentBuilder& builder, std::uint32_t nodes, std::mt19937& random)
{
    while (builder.size() < nodes)
        addElement(builder, ("k" + std::to_string(random() % 1000)).c_str(), textOf(9));
}

template <class Filter>
void addBenchmarks(const std::string& name, Filter filter)
{
    addCorpus(name + "/corpus", filter);
    for (const auto& [shape, family] :
         {std::pair<const char*, PageFamily>{"recordsAndMenus", recordsAndMenus},
          {"manySeparators", manySeparators}})
        addGrowth(name + "/" + shape, 10'000, 1'000'000, [filter, family = family](std::uint32_t nodes) {
            return [filter, page = pageOf(family, nodes)] { return filter(page); };
        });
}

const bool isRegistered = [] {
    addBenchmarks("separators", [](const Document& page) { return filterBySeparators({page}, {}, {}); });
    addBenchmarks("content", [](const Document& page) { return filterByContent({page}, {}, {}); });
    return true;
}();

} // namespace
