// SPDX-License-Identifier: MIT
// Plain-text ground truth of article benchmarks.
#include "core/truth/formats/plaingroundtruth.h"

#include "core/base/ascii.h"
#include "core/base/utf8.h"
#include "core/compare/alignsequences.h"
#include "core/truth/formats/groundtruthjson.h"

#include <algorithm>
#include <cstdint>
#include <utility>

namespace tagseam {

namespace {

using Json = nlohmann::ordered_json;

struct Words {
    std::vector<std::uint64_t> keys;
    std::vector<std::uint32_t> characters;
    std::vector<std::uint32_t> sources; // index of the scored node that contains it
};

std::uint64_t keyOf(std::string_view word) // FNV-1a
{
    std::uint64_t key = 0xcbf29ce484222325U;
    for (const char c : word)
        key = (key ^ static_cast<unsigned char>(c)) * 0x100000001b3U;
    return key;
}

bool isSpaceLetter(std::string_view letter)
{
    return letter == "\xC2\xA0" || (letter.size() == 1 && isBlank(letter.front()));
}

// True for U+2E80 and above, written in three or four bytes: ideographs and the like; signs of other scripts
// in that range are words of one letter too.
bool isWordByItself(std::string_view letter)
{
    const auto byte = [&](std::size_t at) { return static_cast<unsigned char>(letter[at]); };
    if (letter.size() == 1)
        return !isAlnum(letter.front());
    return letter.size() == 4 ||
           (letter.size() == 3 && (byte(0) > 0xE2 || (byte(0) == 0xE2 && byte(1) >= 0xBA)));
}

void addWords(Words& words, std::string_view text, std::uint32_t source)
{
    while (!text.empty()) {
        const std::string_view first = firstLetter(text);
        std::size_t length = first.size();
        if (isSpaceLetter(first)) {
            text.remove_prefix(length);
            continue;
        }
        while (!isWordByItself(first) && length < text.size()) {
            const std::string_view letter = firstLetter(text.substr(length));
            if (isSpaceLetter(letter) || isWordByItself(letter))
                break;
            length += letter.size();
        }
        const std::string_view word = text.substr(0, length);
        words.keys.push_back(keyOf(word));
        words.characters.push_back(static_cast<std::uint32_t>(letterCount(word)));
        words.sources.push_back(source);
        text.remove_prefix(length);
    }
}

// Returns for each index on the left whether it belongs to a run of at least `shortest` consecutive entries
// in both.
std::vector<bool> inRuns(const std::vector<std::uint32_t>& rightOf, std::size_t shortest)
{
    std::vector<bool> isFound(rightOf.size());
    for (std::size_t begin = 0; begin < rightOf.size();) {
        std::size_t end = begin + 1;
        if (rightOf[begin] != Alignment::none) {
            while (end < rightOf.size() && rightOf[end] == rightOf[end - 1] + 1)
                ++end;
            for (std::size_t i = begin; i < end && end - begin >= shortest; ++i)
                isFound[i] = true;
        }
        begin = end;
    }
    return isFound;
}

} // namespace

Result<std::vector<ArticleText>> readArticles(std::string_view bytes)
{
    const Result<Json> json = parseGroundTruthJson(bytes);
    if (!json)
        return json.error();
    if (!json->is_object())
        return Error{ErrorCode::BadGroundTruth, {}, "not an object of articles"};
    std::vector<ArticleText> articles;
    for (const auto& [id, article] : json->items()) {
        const auto body = article.is_object() ? article.find("articleBody") : article.end();
        if (body == article.end() || !body->is_string()) {
            articles.push_back({id, {}, {}, "without a text \"articleBody\""});
            continue;
        }
        const auto url = article.find("url");
        articles.push_back({id, body->get<std::string>(),
                            url != article.end() && url->is_string() ? url->get<std::string>() : ""});
    }
    return articles;
}

std::vector<Labelled> TextGroundTruth::labelled() const
{
    if (nodes.empty())
        return {};
    return {{std::string(label::main), nodes}};
}

TextGroundTruth nodesOfText(const Document& document, const ScoredNodes& scored, std::string_view text)
{
    Words page;
    for (std::uint32_t i = 0; i < scored.nodes.size(); ++i)
        addWords(page, document.text(scored.nodes[i]), i);
    Words wanted;
    addWords(wanted, text, 0);
    const Alignment alignment = alignSequences(page.keys, wanted.keys);
    const std::vector<bool> isFound =
        inRuns(alignment.rightOf, std::min<std::size_t>(shortestTextRun, wanted.keys.size()));

    TextGroundTruth truth;
    std::uint64_t found = 0;
    for (std::size_t begin = 0; begin < page.keys.size();) {
        std::uint64_t all = 0;
        std::uint64_t ofThem = 0;
        std::size_t end = begin;
        for (; end < page.keys.size() && page.sources[end] == page.sources[begin]; ++end) {
            all += page.characters[end];
            ofThem += isFound[end] ? page.characters[end] : 0;
        }
        if (2 * ofThem >= all)
            truth.nodes.push_back(scored.nodes[page.sources[begin]]);
        found += ofThem;
        begin = end;
    }
    std::uint64_t all = 0;
    for (const std::uint32_t characters : wanted.characters)
        all += characters;
    if (all > 0)
        truth.foundShare = static_cast<double>(found) / static_cast<double>(all);
    return truth;
}

} // namespace tagseam
