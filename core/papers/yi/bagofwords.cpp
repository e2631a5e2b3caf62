// SPDX-License-Identifier: MIT
// The text of a page -> its words, counted.
#include "core/papers/yi/bagofwords.h"

#include "core/base/ascii.h"
#include "core/page/readable.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

namespace tagseam {

namespace {

constexpr std::size_t shortestWord = 2; // bytes

// ascending by bytes
constexpr std::array<std::string_view, 101> stopWords{
    "about", "above",  "after", "again", "all",    "also",  "am",    "an",      "and",     "any",   "are",
    "as",    "at",     "be",    "been",  "before", "being", "below", "between", "both",    "but",   "by",
    "can",   "cannot", "could", "did",   "do",     "does",  "doing", "down",    "during",  "each",  "few",
    "for",   "from",   "had",   "has",   "have",   "he",    "her",   "here",    "him",     "his",   "how",
    "if",    "in",     "into",  "is",    "it",     "its",   "just",  "me",      "more",    "most",  "my",
    "no",    "nor",    "not",   "of",    "off",    "on",    "once",  "only",    "or",      "other", "our",
    "out",   "over",   "own",   "same",  "she",    "so",    "some",  "such",    "than",    "that",  "the",
    "their", "them",   "then",  "there", "these",  "they",  "this",  "those",   "through", "to",    "too",
    "under", "until",  "up",    "very",  "was",    "we",    "were",  "what",    "when",    "which", "who",
    "with",  "you"};
static_assert(std::ranges::is_sorted(stopWords));

bool isLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || static_cast<unsigned char>(c) >= 0x80;
}

char lower(char c)
{
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

} // namespace

std::string keptText(const Document& page, const KeepMask* kept)
{
    std::string text;
    const NodeId body = page.body();
    const NodeId end = body == noNode ? NodeId{0} : page.subtreeEnd(body);
    const ReadableNodes readable = readableNodes(page);
    for (NodeId node = body; node < end;) {
        const bool isThere = kept == nullptr || (*kept)[node.value];
        if (!isThere || !readable.isSeen(node)) {
            node = page.subtreeEnd(node);
            continue;
        }
        if (page.kind(node) == NodeKind::Text && !page.isBlankText(node)) {
            text += page.text(node);
            text += '\n';
        }
        ++node.value;
    }
    return text;
}

bool isStopWord(std::string_view word)
{
    return std::ranges::binary_search(stopWords, word);
}

PageWords wordsOf(std::string_view text)
{
    std::map<std::string, std::uint32_t, std::less<>> counts;
    std::string word;
    for (std::size_t at = 0; at < text.size();) {
        word.clear();
        bool hasLetter = false;
        for (; at < text.size() && (isLetter(text[at]) || isDigit(text[at])); ++at) {
            hasLetter = hasLetter || isLetter(text[at]);
            word += lower(text[at]);
        }
        if (hasLetter && word.size() >= shortestWord && !isStopWord(word))
            ++counts[word];
        while (at < text.size() && !isLetter(text[at]) && !isDigit(text[at]))
            ++at;
    }
    return {counts.begin(), counts.end()};
}

BagOfWords Lexicon::add(const PageWords& words)
{
    BagOfWords bag;
    bag.reserve(words.size());
    for (const auto& [word, times] : words)
        bag.push_back({m_numbers.emplace(word, size()).first->second, times});
    std::ranges::sort(bag, {}, &WordCount::word);
    return bag;
}

std::vector<WordVector> wordVectors(std::span<const BagOfWords> pages, std::uint32_t words)
{
    std::vector<std::uint32_t> pagesWith(words, 0);
    for (const BagOfWords& page : pages) {
        for (const WordCount& count : page)
            ++pagesWith[count.word];
    }
    std::vector<WordVector> vectors;
    vectors.reserve(pages.size());
    for (const BagOfWords& page : pages) {
        WordVector& vector = vectors.emplace_back();
        double squares = 0;
        for (const auto& [word, times] : page) {
            if (pagesWith[word] == pages.size())
                continue;
            const double weight = times * std::log(static_cast<double>(pages.size()) / pagesWith[word]);
            squares += weight * weight;
            vector.push_back({word, static_cast<float>(weight)});
        }
        for (WeightedWord& word : vector)
            word.weight = static_cast<float>(word.weight / std::sqrt(squares));
    }
    return vectors;
}

} // namespace tagseam
