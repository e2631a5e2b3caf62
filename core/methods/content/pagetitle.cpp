// SPDX-License-Identifier: MIT
// Finds the blocks of text that repeat the title of the page.
#include "core/methods/content/pagetitle.h"

#include "core/base/ascii.h"
#include "core/base/words.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <string>
#include <utility>

namespace tagseam {

namespace {

constexpr double leastOfBlock = 0.7;
constexpr double mostInLinks = 0.5;

// Returns the words in lower case, ascending; a letter of a script without spaces is a word.
std::vector<std::string> comparedWords(std::string_view text)
{
    std::vector<std::string> words;
    forEachWord(text, [&](std::string_view word) {
        bool isOpen = false;
        while (!word.empty()) {
            const std::string_view letter = firstLetter(word);
            const bool isUnspaced = isUnspacedCode(codeOf(letter));
            if (!isOpen || isUnspaced)
                words.emplace_back();
            words.back() += lowerCase(letter);
            isOpen = !isUnspaced;
            word.remove_prefix(letter.size());
        }
    });
    std::ranges::sort(words);
    return words;
}

} // namespace

std::string_view titleOf(const Document& page)
{
    const NameId title = page.nameId("title");
    for (NodeId node{1}; title != noName && node.value < page.size(); ++node.value) {
        if (page.isElement(node) && page.nameId(node) == title && page.name(page.parent(node)) == "head") {
            const NodeId text = page.firstChild(node);
            return text == noNode ? std::string_view() : page.text(text);
        }
    }
    return {};
}

std::vector<TitleBlock> titleBlocks(const Document& page, const PageTexts& texts)
{
    const std::vector<std::string> title = comparedWords(titleOf(page));
    std::vector<TitleBlock> found;
    constexpr std::size_t mostWords = 200; // a longer text is no title
    if (title.size() > mostWords)
        return found;
    for (std::uint32_t i = 0; i < texts.blocks.size() && !title.empty(); ++i) {
        const MeasuredBlock& block = texts.blocks[i];
        if (block.linkShare() > mostInLinks || block.words > 3 * static_cast<double>(title.size()) + 5)
            continue;
        const std::vector<std::string> words = comparedWords(textOf(page, block.block));
        std::vector<std::string> common;
        std::ranges::set_intersection(words, title, std::back_inserter(common));
        const auto inBoth = static_cast<double>(common.size());
        if (words.size() >= 2 && inBoth >= leastOfBlock * static_cast<double>(words.size()))
            found.push_back({i, inBoth / static_cast<double>(title.size())});
    }
    return found;
}

bool hasWholeTitle(const Document& page, const MeasuredBlock& block)
{
    const std::vector<std::string> title = comparedWords(titleOf(page));
    if (title.size() < 2 || block.words > 2 * static_cast<double>(title.size()))
        return false;
    return std::ranges::includes(comparedWords(textOf(page, block.block)), title);
}

} // namespace tagseam
