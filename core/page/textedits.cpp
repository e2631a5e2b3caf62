// SPDX-License-Identifier: MIT
// Text edits: the words that a filter removes from within texts that it keeps.
#include "core/page/textedits.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace tagseam {

namespace {

std::vector<Box> boxesOf(const Document& page)
{
    std::vector<Box> boxes;
    boxes.reserve(page.size());
    for (std::uint32_t node = 1; node < page.size(); ++node)
        boxes.push_back(page.box(NodeId{node}));
    return boxes;
}

ComputedStyles computedStylesOf(const Document& page)
{
    ComputedStyles styles;
    styles.numbers.reserve(page.size());
    std::uint32_t most = 0;
    for (std::uint32_t node = 0; node < page.size(); ++node) {
        styles.numbers.push_back(page.computedStyleNumber(NodeId{node}));
        most = std::max(most, styles.numbers.back());
    }
    styles.texts.reserve(std::size_t{most} + 1);
    for (std::uint32_t number = 0; number <= most; ++number)
        styles.texts.emplace_back(page.computedStyle(number));
    return styles;
}

Document editedCopy(const Document& page, std::span<const TextEdit> edits)
{
    DocumentBuilder builder;
    builder.setDoctype(page.doctype());
    builder.setEncoding(page.encoding());
    std::vector<NodeId> open;
    auto next = edits.begin();
    for (NodeId node{1}; node.value < page.size(); ++node.value) {
        for (; !open.empty() && page.subtreeEnd(open.back()) <= node; open.pop_back())
            builder.close();
        if (next != edits.end() && next->text == node) {
            builder.text(withoutRanges(page.text(node), next->removed));
            ++next;
            continue;
        }
        builder.copy(page, node);
        if (page.isElement(node))
            open.push_back(node);
    }
    if (page.hasBoxes())
        builder.setBoxes(boxesOf(page));
    Document copy = std::move(builder).finish();
    if (page.hasComputedStyles())
        copy.setComputedStyles(computedStylesOf(page));
    return copy;
}

} // namespace

std::string withoutRanges(std::string_view text, std::span<const TextRange> removed)
{
    std::string left;
    std::size_t at = 0;
    for (const TextRange& range : removed) {
        left += text.substr(at, range.begin - at);
        at = range.end;
    }
    left += text.substr(at);
    return left;
}

std::size_t removedCount(std::span<const TextEdit> edits)
{
    std::size_t count = 0;
    for (const TextEdit& edit : edits)
        count += edit.removed.size();
    return count;
}

std::vector<TextEdit> editsWithin(std::span<const TextEdit> edits, const KeepMask& kept)
{
    std::vector<TextEdit> within;
    std::ranges::copy_if(edits, std::back_inserter(within),
                         [&](const TextEdit& edit) { return kept[edit.text.value]; });
    return within;
}

EditedPage::EditedPage(const Document& page, std::span<const TextEdit> edits) : m_page(page)
{
    if (!edits.empty())
        m_edited = editedCopy(page, edits);
}

} // namespace tagseam
