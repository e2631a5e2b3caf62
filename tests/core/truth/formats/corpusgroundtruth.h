// SPDX-License-Identifier: MIT
// The content of real pages: the ground truth that comes with each corpus, as nodes of the trees of core.
#pragma once

#include "core/base/ascii.h"
#include "core/corpus/pages/expectedtexts.h"
#include "core/truth/formats/groundtruthcsv.h"
#include "core/truth/formats/groundtruthxml.h"
#include "core/truth/formats/plaingroundtruth.h"
#include "tests/core/page/testpages.h"

#include <fmt/format.h>

#include <cctype>
#include <set>

namespace tagseam::test {

/// A page with the nodes that are its content, record by record.
struct PageWithGroundTruth {
    std::string name; ///< "velloso2014/acm.html"
    Document document;
    std::vector<std::vector<NodeId>> records; ///< roots of each
    std::size_t lost = 0;                     ///< marks that are not found

    std::vector<NodeId> content() const
    {
        std::vector<NodeId> all;
        for (const auto& record : records)
            all.insert(all.end(), record.begin(), record.end());
        std::ranges::sort(all);
        return all;
    }
};

inline PageWithGroundTruth pageWithGroundTruth(const GroundTruthPage& truth,
                                               const std::filesystem::path& file)
{
    PageWithGroundTruth page{truth.id, *parseHtml(bytesOf(file)), {}, 0};
    const ResolvedGroundTruth resolved =
        resolveGroundTruth(page.document, truth, TablePaths::Tolerant, GroundTruthTexts::Checked);
    for (const Labelled& mark : resolved.labelled) {
        if (mark.label == "record")
            page.records.push_back(mark.nodes);
    }
    page.lost = resolved.lost.size();
    return page;
}

inline std::vector<GroundTruthPage> vellosoGroundTruth()
{
    return *readGroundTruthCsv(bytesOf(std::filesystem::path(TAGSEAM_TRUTH) / "velloso2014-html5.csv"));
}

inline std::vector<GroundTruthPage> zhaoGroundTruth()
{
    return *readGroundTruthXml(bytesOf(std::filesystem::path(TAGSEAM_CORPUS) / "zhao3" / "groundtruth.xml"));
}

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
inline std::vector<PageWithGroundTruth> zhaoPages(const std::filesystem::path& corpus)
{
    std::vector<PageWithGroundTruth> pages;
    const std::string truth = bytesOf(corpus / "zhao3" / "groundtruth.xml");
    for (const std::string_view entry : between(truth, "<page id=\"", "</page>")) {
        const std::string file(entry.substr(0, entry.find('"')));
        PageWithGroundTruth page{file, *parseHtml(bytesOf(corpus / file)), {}, 0};
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

/// A page of a real site with the values that it shows.
struct SitePage {
    int number = 0;
    Document document;
    ScoredNodes scored;
    std::vector<std::string> values;
};

/// The texts of the scored nodes, folded, one a line.
inline std::string foldedTexts(const Document& document)
{
    std::string out;
    for (const NodeId node : scoredNodes(document).nodes) {
        if (document.kind(node) != NodeKind::Text)
            continue;
        bool wasBlank = false;
        for (const char c : trimmed(document.text(node))) {
            const bool blank = isBlank(c);
            if (!blank)
                out += c;
            else if (!wasBlank)
                out += ' ';
            wasBlank = blank;
        }
        out += '\n';
    }
    return out;
}

/// The values of a file that the page says. They are HTML, in which they were written.
inline std::vector<std::string> valuesOn(const SitePage& page, const std::filesystem::path& file)
{
    std::vector<std::string> values;
    const std::string xml = std::filesystem::exists(file) ? bytesOf(file) : std::string();
    for (const std::string_view value : between(xml, "<![CDATA[", "]]>")) {
        const Document read = test::page("<body><p>" + std::string(value));
        const std::string text = foldedTexts(read);
        if (text.find_first_not_of(" \n") != std::string::npos)
            values.push_back(text.substr(0, text.find_last_not_of('\n') + 1));
    }
    const auto said = textsSaid(page.document, page.scored, KeepMask(page.document.size(), true), values);
    std::vector<std::string> found;
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (said[i])
            found.push_back(values[i]);
    }
    return found;
}

/// The pages of a site. The numbers of the files of values may be off by one: the file of which a page says
/// most counts.
inline std::vector<SitePage> sitePages(const std::string& site)
{
    const std::filesystem::path folder = std::filesystem::path(TAGSEAM_CORPUS) / "sites" / site;
    std::vector<SitePage> pages;
    for (const std::filesystem::path& file : filesBelow(folder / "sources", ".html")) {
        SitePage page{std::stoi(file.stem().string()), *parseHtml(bytesOf(file)), {}, {}};
        page.scored = scoredNodes(page.document);
        for (const int number : {page.number, page.number - 1, page.number + 1}) {
            std::vector<std::string> values = valuesOn(page, folder / fmt::format("values/v{}.xml", number));
            if (values.size() > page.values.size())
                page.values = std::move(values);
        }
        pages.push_back(std::move(page));
    }
    return pages;
}

} // namespace tagseam::test
