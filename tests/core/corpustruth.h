// SPDX-License-Identifier: MIT
// The content of real pages: the truth that comes with each corpus, as nodes of the trees of core.
#pragma once

#include "core/page/selector.h"
#include "tests/core/testpages.h"

#include <algorithm>
#include <cctype>
#include <cstdint>
#include <filesystem>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tagseam::test {

/// A page with the nodes that are its content, record by record.
struct PageWithTruth {
    std::string name; ///< "velloso2014/acm.html"
    Document document;
    std::vector<std::vector<NodeId>> records; ///< at least one, none empty; nodes ascending

    std::vector<NodeId> content() const
    {
        std::vector<NodeId> all;
        for (const auto& record : records)
            all.insert(all.end(), record.begin(), record.end());
        std::ranges::sort(all);
        return all;
    }
};

/// The texts between `begin` and `end`.
inline std::vector<std::string_view> between(std::string_view text, std::string_view begin,
                                             std::string_view end)
{
    std::vector<std::string_view> found;
    for (std::size_t at = text.find(begin); at != std::string_view::npos; at = text.find(begin, at)) {
        at += begin.size();
        const std::size_t stop = text.find(end, at);
        if (stop == std::string_view::npos)
            break;
        found.push_back(text.substr(at, stop - at));
        at = stop;
    }
    return found;
}

/// Runs of ASCII letters and digits.
inline std::vector<std::string> wordsOf(std::string_view text)
{
    std::vector<std::string> words(1);
    for (const char c : text) {
        if (std::isalnum(static_cast<unsigned char>(c)) != 0)
            words.back() += c;
        else if (!words.back().empty())
            words.emplace_back();
    }
    if (words.back().empty())
        words.pop_back();
    return words;
}

/// Selectors of the records of velloso2014, with the number of targets in Tabela 2, or on the page where
/// Tabela 2 counts otherwise.
struct RecordSelector {
    const char* file;
    const char* selector;
    std::size_t records;
};
inline const std::vector<RecordSelector>& recordSelectors()
{
    static const std::vector<RecordSelector> all{
        {"acm.html", "div.googlesa dl > dd", 10},
        {"americanas.html", "ul.pList > li", 20},
        {"apple.html", "li.item.result", 15},
        {"barnesandnoble.html", "ol.result-set > li.result", 30},
        {"blockbuster.html", "div.searchTest > div.b3, div.searchTest > div.game", 25},
        {"bradesco.html", "ul.lst-resultado-busca > li", 11},
        {"buscape.html", "ul.bp-product-list > li.product", 24},
        {"dell.html", "div.rgOuterBodyContainer", 12},
        {"drugstore.html", "div.itemGrid", 18},
        {"elsevier.html", "ul.search-results > li", 10},
        {"gamestop.html", "div.product:has(div.product_info)", 12},
        {"globo.html", "div.conteudoPrincipal > dl > dd", 25},
        {"google.html", "ol > li.g", 11},
        {"hp.html", "div.listing-page-bucket", 15},
        {"magazineluiza.html", "ul.productShowCase.big > li:has(div.product)", 40},
        {"microsoft.html", "section.product-results div.column-4", 4},
        {"nike.html", "div.grid-item", 28},
        {"pcmall.html", "div.sr-table_content > table > tr > td > table", 25},
        {"ralphlauren.html", "table.GridProductDescriptionTable", 12},
        {"scopus.html", "ul.documentListData", 100},
        {"sephora.html", "div.product-item", 60},
        {"staples.html", "ul.gridView4 > li.prd", 24},
        {"terra.html", "div.list.articles > ol > li", 50},
        {"valor.html", "div.search-result-item", 10},
        {"webmotors.html", "div.conteudo-ficha-tecnica div.div-preco", 20},
        {"youtube.html", "li.yt-lockup2-video", 22}};
    return all;
}

inline std::vector<PageWithTruth> vellosoPages(const std::filesystem::path& corpus)
{
    std::vector<PageWithTruth> pages;
    for (const RecordSelector& each : recordSelectors()) {
        PageWithTruth page{"velloso2014/" + std::string(each.file),
                           *parseHtml(bytesOf(corpus / "velloso2014" / each.file)),
                           {}};
        const Result<std::vector<NodeId>> nodes = selectNodes(page.document, each.selector);
        for (const NodeId node : *nodes)
            page.records.push_back({node});
        pages.push_back(std::move(page));
    }
    return pages;
}

/// A word of the page and the text node that it stands in.
struct PageWord {
    std::string word;
    NodeId node;
};

inline std::vector<PageWord> pageWords(const Document& document)
{
    std::vector<PageWord> words;
    const NodeId body = document.body();
    for (NodeId node = body; node != noNode && node < document.subtreeEnd(body); ++node.value) {
        if (document.kind(node) != NodeKind::Text || document.name(document.parent(node)) == "script")
            continue;
        for (std::string& word : wordsOf(document.text(node)))
            words.push_back({std::move(word), node});
    }
    return words;
}

/// The record's words without the words of addresses.
inline std::vector<std::string> recordWords(std::string_view text)
{
    std::vector<std::string> words;
    while (!text.empty()) {
        const std::string_view chunk = text.substr(0, text.find_first_of(" \n\t"));
        if (chunk.find_first_of("/=") == std::string_view::npos) {
            for (std::string& word : wordsOf(chunk))
                words.push_back(std::move(word));
        }
        text.remove_prefix(std::min(text.size(), chunk.size() + 1));
    }
    return words;
}

/// The text nodes of a record, found by its words in order from `cursor` on, which moves after them. Empty
/// when less than 70 % of the words that the page shows are found.
inline std::vector<NodeId> findRecord(const std::vector<PageWord>& page, const std::set<std::string>& shown,
                                      std::string_view text, std::size_t& cursor)
{
    std::vector<std::string> words = recordWords(text);
    std::erase_if(words, [&](const std::string& word) { return !shown.contains(word); });
    constexpr std::size_t reach = 12; // words of the page that a word of the record may be away
    std::size_t best = 0;
    std::pair<std::size_t, std::size_t> found;
    for (std::size_t start = cursor; start < page.size() && best < words.size(); ++start) {
        std::size_t at = start;
        std::size_t matched = 0;
        std::size_t last = start;
        for (const std::string& word : words) {
            std::size_t next = at;
            while (next < page.size() && next < at + reach && page[next].word != word)
                ++next;
            if (next == page.size() || next == at + reach) {
                if (matched == 0)
                    break; // a start is the first word
                continue;
            }
            if (matched == 0 && next != start)
                break;
            ++matched;
            last = next;
            at = next + 1;
        }
        if (matched > best) {
            best = matched;
            found = {start, last + 1};
        }
    }
    std::vector<NodeId> nodes;
    if (words.empty() || best * 10 < words.size() * 7)
        return nodes;
    cursor = found.second;
    for (std::size_t i = found.first; i < found.second; ++i) {
        if (nodes.empty() || nodes.back() != page[i].node)
            nodes.push_back(page[i].node);
    }
    return nodes;
}

/// The pages of zhao3 on which at least 80 % of the records are found.
inline std::vector<PageWithTruth> zhaoPages(const std::filesystem::path& corpus)
{
    std::vector<PageWithTruth> pages;
    const std::string truth = bytesOf(corpus / "zhao3" / "groundtruth.xml");
    for (const std::string_view entry : between(truth, "<page id=\"", "</page>")) {
        const std::string file(entry.substr(0, entry.find('"')));
        PageWithTruth page{file, *parseHtml(bytesOf(corpus / file)), {}};
        const std::vector<PageWord> words = pageWords(page.document);
        std::set<std::string> shown;
        for (const PageWord& each : words)
            shown.insert(each.word);
        const auto records = between(entry, "<srr>", "</srr>");
        std::size_t cursor = 0;
        for (const std::string_view record : records) {
            auto nodes = findRecord(words, shown, between(record, "<text>", "</text>").at(0), cursor);
            if (!nodes.empty())
                page.records.push_back(std::move(nodes));
        }
        if (page.records.size() * 10 >= records.size() * 8)
            pages.push_back(std::move(page));
    }
    return pages;
}

/// The first pages of each site. A record is a text node with one of the page's data values. The numbers of
/// the files of values may be off by one: the file that fits best counts.
inline std::vector<PageWithTruth> sitePages(const std::filesystem::path& corpus, std::size_t ofEach)
{
    std::vector<PageWithTruth> pages;
    for (const char* site : {"amazoncars", "netflix", "tennis"}) {
        const std::filesystem::path folder = corpus / "sites" / site;
        for (std::size_t number = 1; number <= ofEach; ++number) {
            const auto source = folder / "sources" / (std::to_string(number) + ".html");
            if (!std::filesystem::is_regular_file(source))
                continue;
            PageWithTruth page{std::string("sites/") + site + "/" + std::to_string(number) + ".html",
                               *parseHtml(bytesOf(source)),
                               {}};
            for (const std::size_t values : {number - 1, number}) {
                const auto file = folder / "values" / ("v" + std::to_string(values) + ".xml");
                if (!std::filesystem::is_regular_file(file))
                    continue;
                std::set<std::vector<std::string>> wanted;
                const std::string bytes = bytesOf(file);
                for (const std::string_view value : between(bytes, "<![CDATA[", "]]>"))
                    wanted.insert(wordsOf(value));
                wanted.erase(std::vector<std::string>());
                std::vector<std::vector<NodeId>> records;
                const NodeId body = page.document.body();
                for (NodeId node = body; node != noNode && node < page.document.subtreeEnd(body);
                     ++node.value) {
                    if (page.document.kind(node) == NodeKind::Text &&
                        wanted.contains(wordsOf(page.document.text(node))))
                        records.push_back({node});
                }
                if (records.size() > page.records.size())
                    page.records = std::move(records);
            }
            if (!page.records.empty())
                pages.push_back(std::move(page));
        }
    }
    return pages;
}

} // namespace tagseam::test
