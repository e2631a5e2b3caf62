// SPDX-License-Identifier: MIT
// Document -> its blocks by `table`, and the key words of each.
#include "core/methods/blockentropy/keywords.h"

#include "core/base/ascii.h"
#include "core/base/words.h"
#include "core/page/bodywalk.h"

#include <algorithm>
#include <utility>

namespace tagseam {

namespace {

bool isBlockElement(std::string_view name, BlockElements elements)
{
    return elements == BlockElements::Tables ? name == "table" : name == "td" || name == "th";
}

bool isKeyWord(std::string_view word)
{
    constexpr std::size_t fewestLetters = 3;
    const bool isLongEnough = letterCount(word) >= fewestLetters || isUnspacedCode(codeOf(firstLetter(word)));
    return isLongEnough && !std::ranges::all_of(word, isDigit);
}

std::vector<KeyWord> countedWords(std::vector<std::string> words)
{
    std::ranges::sort(words);
    std::vector<KeyWord> counted;
    for (std::string& word : words) {
        if (counted.empty() || counted.back().word != word)
            counted.push_back({std::move(word), 0});
        ++counted.back().count;
    }
    return counted;
}

// A block with its key words as they come.
struct GatheredBlock {
    NodeId root;
    std::vector<std::string> words;
};

} // namespace

std::vector<KeyWordBlock> keyWordBlocks(const Document& page, BlockElements elements, const KeepMask* within,
                                        const std::stop_token& stop)
{
    std::vector<GatheredBlock> gathered;
    std::vector<std::size_t> open; // indexes of the blocks around the present node
    walkBody(page, within, stop, [&](WalkEvent event, NodeId node) {
        if (event == WalkEvent::Text) {
            if (open.empty())
                return;
            forEachWord(page.text(node), [&](std::string_view word) {
                if (isKeyWord(word))
                    gathered[open.back()].words.push_back(lowerCase(word));
            });
        } else if (isBlockElement(page.name(node), elements)) {
            if (event == WalkEvent::End)
                return open.pop_back();
            open.push_back(gathered.size());
            gathered.push_back({node, {}});
        }
    });
    std::vector<KeyWordBlock> blocks;
    blocks.reserve(gathered.size());
    for (GatheredBlock& block : gathered) {
        if (!block.words.empty())
            blocks.push_back({block.root, countedWords(std::move(block.words))});
    }
    return blocks;
}

} // namespace tagseam
