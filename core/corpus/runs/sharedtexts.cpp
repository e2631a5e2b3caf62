// SPDX-License-Identifier: MIT
// Finds the texts that all pages of a site share.
#include "core/corpus/runs/sharedtexts.h"

#include "core/methods/sitestyletree/leaffeatures.h"
#include "core/methods/sitestyletree/pagetags.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace tagseam {

namespace {

/// The words of a text with a space after each, and their number.
struct TextWords {
    std::string words;
    std::uint32_t count = 0;
};

TextWords textWordsOf(std::string_view text)
{
    TextWords of;
    for (TextRange word = nextWord(text, 0); word.begin < text.size(); word = nextWord(text, word.end)) {
        of.words += text.substr(word.begin, word.end - word.begin);
        of.words += ' ';
        ++of.count;
    }
    return of;
}

// Calls with each text of the body, its words and their number.
template <class Call>
void forEachText(const Document& page, Call call)
{
    const PageTags tags = tagsOf(page, LeafNodes::Texts);
    for (NodeId node{0}; node.value < page.size(); ++node.value) {
        if (!tags.isThere(node) || page.isElement(node))
            continue;
        TextWords text = textWordsOf(page.text(node));
        call(node, std::move(text.words), text.count);
    }
}

} // namespace

void SharedTexts::add(const Document& page)
{
    std::unordered_set<std::string> still;
    forEachText(page, [&](NodeId, std::string text, std::uint32_t) {
        if (m_pages == 0 || m_texts.contains(text))
            still.insert(std::move(text));
    });
    m_texts = std::move(still);
    ++m_pages;
}

bool SharedTexts::isShared(const Document& page, NodeId text) const
{
    return m_pages >= 2 && m_texts.contains(textWordsOf(page.text(text)).words);
}

std::optional<RowShared> SharedTexts::removedBy(const Document& page, const KeepMask& kept,
                                                std::span<const TextEdit> edits) const
{
    if (m_pages < 2)
        return std::nullopt;
    RowShared shared;
    forEachText(page, [&](NodeId node, const std::string& text, std::uint32_t count) {
        if (!m_texts.contains(text))
            return;
        shared.words += count;
        const auto edit = std::ranges::lower_bound(edits, node, {}, &TextEdit::text);
        const std::uint32_t within = edit == edits.end() || edit->text != node
                                         ? 0
                                         : count - wordCount(withoutRanges(page.text(node), edit->removed));
        shared.removed += kept[node.value] ? within : count;
    });
    return shared;
}

} // namespace tagseam
