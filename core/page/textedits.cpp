// SPDX-License-Identifier: MIT
// Text edits: the words that a filter removes from within texts that it keeps.
#include "core/page/textedits.h"

#include "core/page/editedpage.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace tagseam {

namespace {

Document editedCopy(const Document& page, std::span<const TextEdit> edits)
{
    auto next = edits.begin();
    return copyOf(page, [&](DocumentBuilder& builder, NodeId node) {
        if (next == edits.end() || next->text != node)
            return false;
        builder.text(withoutRanges(page.text(node), next->removed));
        ++next;
        return true;
    });
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
