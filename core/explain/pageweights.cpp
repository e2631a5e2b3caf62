// SPDX-License-Identifier: MIT
// Measures how much of a page's text, and of its content, stands at the positions of a region.
#include "core/explain/pageweights.h"

#include "core/explain/setup.h"
#include "core/page/readable.h"

#include <algorithm>
#include <numeric>
#include <string_view>

namespace tagseam {

namespace {

std::uint32_t visibleLetters(std::string_view text)
{
    const auto isLetter = [](char c) {
        const auto byte = static_cast<unsigned char>(c);
        return byte > ' ' && (byte & 0xC0U) != 0x80; // not a blank, nor a later byte of a character
    };
    return static_cast<std::uint32_t>(std::ranges::count_if(text, isLetter));
}

// True if the browser that captured the page displayed the text: not in a folded menu, nor beyond the left or
// the upper edge. A text of a very large page has no box of its own; the box of its element counts instead.
bool isDisplayed(const Document& document, NodeId text)
{
    const Box own = document.box(text);
    const Box box = own.width > 0 ? own : document.box(document.parent(text));
    return box.width > 0 && box.height > 0 && box.x + box.width > 0 && box.y + box.height > 0;
}

void sumUp(std::vector<std::uint32_t>& sums)
{
    std::exclusive_scan(sums.begin(), sums.end(), sums.begin(), 0U);
}

} // namespace

std::vector<Region> regionsBelow(const Document& document, const TagPathSequence& sequence,
                                 const std::vector<NodeId>& roots)
{
    std::vector<Region> regions;
    regions.reserve(roots.size());
    for (const NodeId root : roots)
        regions.push_back(positionsBelow(document, sequence, root));
    return regions;
}

PageWeights::PageWeights(const Document& document, const TagPathSequence& sequence,
                         const std::vector<Region>& content)
    : m_letters(sequence.size() + 1), m_content(sequence.size() + 1)
{
    const ReadableNodes readable = readableNodes(document);
    addLetters(document, readable, sequence, document.hasBoxes());
    // A page may wait for a script to display it: then its boxes say nothing.
    if (!hasText() && document.hasBoxes())
        addLetters(document, readable, sequence, false);
    addContent(sequence, content);
}

void PageWeights::addLetters(const Document& document, const ReadableNodes& readable,
                             const TagPathSequence& sequence, bool byBoxes)
{
    const NodeId body = document.body();
    const NodeId end = body == noNode ? NodeId{0} : document.subtreeEnd(body);
    for (NodeId node = body; node < end; ++node.value) {
        if (!readable.isSeen(node)) {
            node.value = document.subtreeEnd(node).value - 1;
            continue;
        }
        if (document.kind(node) != NodeKind::Text || (byBoxes && !isDisplayed(document, node)))
            continue;
        // In a sequence of elements a text has the position of its element.
        Position position = sequence.positionOf(node);
        if (position == noPosition)
            position = sequence.positionOf(document.parent(node));
        const std::uint32_t letters = visibleLetters(document.text(node));
        if (position != noPosition && letters >= longText)
            m_letters[position.value] += letters;
    }
    sumUp(m_letters);
}

void PageWeights::addContent(const TagPathSequence& sequence, const std::vector<Region>& content)
{
    // Each region counts up at its begin and down at its end, so that nested runs cost no
    // more.
    std::vector<std::int32_t> steps(sequence.size() + 1);
    for (const Region each : content) {
        ++steps[each.begin.value];
        --steps[each.end.value];
    }
    std::int32_t open = 0;
    for (std::uint32_t at = 0; at < sequence.size(); ++at) {
        open += steps[at];
        m_content[at] = open > 0 ? 1 : 0;
    }
    sumUp(m_content);
}

std::vector<Region> PageWeights::contentRuns(std::uint32_t gap) const
{
    std::vector<Region> runs;
    for (std::uint32_t at = 0; at + 1 < m_content.size(); ++at) {
        if (m_content[at + 1] == m_content[at])
            continue;
        if (runs.empty() || at - runs.back().end.value >= gap)
            runs.push_back({Position{at}, Position{at}});
        runs.back().end = Position{at + 1};
    }
    return runs;
}

} // namespace tagseam
