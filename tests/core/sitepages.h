// SPDX-License-Identifier: MIT
// Real sites with the values that each of their pages shows: which words are values, which are on every page.
#pragma once

#include "core/methods/sitestyletree/leaffeatures.h"
#include "core/methods/sitestyletree/pagetags.h"
#include "core/page/parsehtml.h"
#include "tests/core/corpustruth.h"
#include "tests/core/testpages.h"

#include <algorithm>
#include <cctype>
#include <cstdint>
#include <filesystem>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace tagseam::test {

/// A page of a site. Words are those of its body in document order, as removalThresholds() has them.
struct SitePage {
    int number = 0;
    Document document;
    std::vector<std::string> words;
    std::vector<NodeId> nodes; ///< by word: its text
    std::vector<bool> shared;  ///< by word: its text is on all pages of the site
    struct Value {
        std::string text;
        std::size_t begin = 0; ///< words, half-open
        std::size_t end = 0;
        /// Whether all of it is in texts that all pages share.
        bool isShared(const SitePage& page) const
        {
            const auto at = page.shared.begin();
            return std::find(at + static_cast<std::ptrdiff_t>(begin), at + static_cast<std::ptrdiff_t>(end),
                             false) == at + static_cast<std::ptrdiff_t>(end);
        }
    };
    std::vector<Value> values; ///< those that are found on the page
    std::size_t lostValues = 0;
};

/// Without white space and without tags.
inline std::string bareText(std::string_view text)
{
    std::string bare;
    bool isTag = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '<')
            isTag = true;
        const bool isNoBreak = text.substr(i).starts_with("\xC2\xA0");
        if (!isTag && !isNoBreak && std::isspace(static_cast<unsigned char>(text[i])) == 0)
            bare += text[i];
        if (text[i] == '>')
            isTag = false;
        i += isNoBreak ? 1 : 0;
    }
    return bare;
}

/// The text of values: markup and references read as HTML, in which they were written.
inline std::vector<std::string> valuesOf(std::string_view xml)
{
    std::vector<std::string> values;
    for (const std::string_view value : between(xml, "<![CDATA[", "]]>")) {
        if (bareText(value).empty())
            continue;
        const Document read = page("<body><p>" + std::string(value));
        std::string text;
        for (std::uint32_t node = 0; node < read.size(); ++node) {
            if (read.kind(NodeId{node}) == NodeKind::Text)
                text += std::string(read.text(NodeId{node})) + ' ';
        }
        if (hasWords(text))
            values.push_back(text);
    }
    return values;
}

inline void readWords(SitePage& page)
{
    const PageTags tags = tagsOf(page.document, LeafNodes::Texts);
    for (NodeId node{0}; node < NodeId{page.document.size()}; ++node.value) {
        const std::string_view text = page.document.text(node);
        if (!tags.isThere(node) || page.document.isElement(node))
            continue;
        for (WordPlace word = nextWord(text, 0); word.begin < text.size(); word = nextWord(text, word.end)) {
            page.words.emplace_back(text.substr(word.begin, word.end - word.begin));
            page.nodes.push_back(node);
        }
    }
}

/// Where a text without white space stands among the words of a page; in texts that not all pages share if
/// there is one behind `from`, or anywhere, and else in any text.
class ValueFinder {
  public:
    explicit ValueFinder(const SitePage& page) : m_page(page)
    {
        for (std::size_t i = 0; i < page.words.size(); ++i) {
            const std::string bare = bareText(page.words[i]);
            m_all += bare;
            m_wordAt.insert(m_wordAt.end(), bare.size(), i);
        }
    }

    /// False when the page does not have it. Looks from behind the one that was found last.
    bool find(const std::string& bare, SitePage::Value& value)
    {
        for (const bool isOwn : {true, false}) {
            for (const std::size_t from : {m_from, std::size_t{0}}) {
                for (std::size_t at = m_all.find(bare, from); at != std::string::npos;
                     at = m_all.find(bare, at + 1)) {
                    value.begin = m_wordAt[at];
                    value.end = m_wordAt[at + bare.size() - 1] + 1;
                    if (isOwn && value.isShared(m_page))
                        continue;
                    m_from = from == m_from ? at + bare.size() : m_from;
                    return true;
                }
            }
        }
        return false;
    }

  private:
    const SitePage& m_page;
    std::string m_all;
    std::vector<std::size_t> m_wordAt; // by byte of m_all
    std::size_t m_from = 0;
};

/// Finds values in the order in which they are listed, which is that of the page.
inline void findValues(SitePage& page, const std::vector<std::string>& values)
{
    ValueFinder finder(page);
    page.values.clear();
    page.lostValues = 0;
    for (const std::string& text : values) {
        SitePage::Value value{text};
        if (finder.find(bareText(text), value))
            page.values.push_back(value);
        else
            ++page.lostValues;
    }
}

inline void markShared(std::vector<SitePage>& pages)
{
    const auto textsOf = [](const SitePage& page) {
        std::map<NodeId, std::string> texts;
        for (std::size_t i = 0; i < page.words.size(); ++i)
            texts[page.nodes[i]] += page.words[i] + ' ';
        return texts;
    };
    std::map<std::string, std::size_t> pagesWith;
    for (const SitePage& page : pages) {
        std::set<std::string> own;
        for (const auto& [node, text] : textsOf(page))
            own.insert(text);
        for (const std::string& text : own)
            ++pagesWith[text];
    }
    for (SitePage& page : pages) {
        const std::map<NodeId, std::string> texts = textsOf(page);
        for (const NodeId node : page.nodes)
            page.shared.push_back(pagesWith[texts.at(node)] == pages.size());
    }
}

/// The pages of a site of the corpus, by number; each with the list of values, of those numbered as it is or
/// one off, of which it has most.
inline std::vector<SitePage> sitePages(const std::string& site)
{
    namespace fs = std::filesystem;
    const fs::path folder = fs::path(TAGSEAM_CORPUS) / "sites" / site;
    std::vector<SitePage> pages;
    for (const fs::path& file : filesBelow(folder / "sources", ".html")) {
        Result<Document> document = parseHtml(bytesOf(file));
        if (!document)
            throw std::runtime_error("cannot parse " + file.string());
        pages.push_back({std::stoi(file.stem().string()), *std::move(document), {}, {}, {}, {}, 0});
    }
    std::ranges::sort(pages, {}, &SitePage::number);
    for (SitePage& page : pages)
        readWords(page);
    markShared(pages);
    for (SitePage& page : pages) {
        std::pair<double, std::vector<std::string>> best{-1, {}};
        for (const int number : {page.number, page.number - 1, page.number + 1}) {
            const fs::path file = folder / "values" / ("v" + std::to_string(number) + ".xml");
            if (!fs::exists(file))
                continue;
            std::vector<std::string> values = valuesOf(bytesOf(file));
            findValues(page, values);
            const double share =
                static_cast<double>(page.values.size()) / static_cast<double>(values.size() + 1);
            if (share > best.first)
                best = {share, std::move(values)};
        }
        findValues(page, best.second);
    }
    return pages;
}

} // namespace tagseam::test
