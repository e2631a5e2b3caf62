// SPDX-License-Identifier: MIT
// How much of a page's text, and of its marked content, stands at the positions of a region.
#include "core/explain/pageweights.h"

#include "core/explain/setup.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <string_view>

namespace tagseam {

namespace {

constexpr std::array<std::string_view, 6> mute{"script", "style", "noscript", "select", "button", "textarea"};

std::uint32_t visibleLetters(std::string_view text)
{
    const auto isLetter = [](char c) {
        const auto byte = static_cast<unsigned char>(c);
        return byte > ' ' && (byte & 0xC0U) != 0x80; // not a blank, nor a later byte of a character
    };
    return static_cast<std::uint32_t>(std::ranges::count_if(text, isLetter));
}

// Whether the browser that captured the page gave the text no room, as in a menu that is folded away. Texts
// of very large pages have no box of their own: there that of the element tells.
bool isHidden(const Document& document, NodeId text)
{
    const auto isEmpty = [&](NodeId node) {
        const Box box = document.box(node);
        return box.width <= 0 || box.height <= 0;
    };
    return document.hasBoxes() && isEmpty(text) && isEmpty(document.parent(text));
}

void sumUp(std::vector<std::uint32_t>& sums)
{
    std::exclusive_scan(sums.begin(), sums.end(), sums.begin(), 0U);
}

} // namespace

PageWeights::PageWeights(const Document& document, const TagPathSequence& sequence,
                         const std::vector<NodeId>& content)
    : m_letters(sequence.size() + 1), m_content(sequence.size() + 1)
{
    addLetters(document, sequence);
    addContent(document, sequence, content);
}

void PageWeights::addLetters(const Document& document, const TagPathSequence& sequence)
{
    const NodeId body = document.body();
    const NodeId end = body == noNode ? NodeId{0} : document.subtreeEnd(body);
    for (NodeId node = body; node < end; ++node.value) {
        if (std::ranges::find(mute, document.name(node)) != mute.end()) {
            node.value = document.subtreeEnd(node).value - 1;
            continue;
        }
        if (document.kind(node) != NodeKind::Text || isHidden(document, node))
            continue;
        // In a sequence of elements a text stands where its element does.
        Position position = sequence.positionOf(node);
        if (position == noPosition)
            position = sequence.positionOf(document.parent(node));
        const std::uint32_t letters = visibleLetters(document.text(node));
        if (position != noPosition && letters >= longText)
            m_letters[position.value] += letters;
    }
    sumUp(m_letters);
}

void PageWeights::addContent(const Document& document, const TagPathSequence& sequence,
                             const std::vector<NodeId>& content)
{
    // Of each run of marked positions the begin counts up, the end down, so that nested ones cost no more.
    std::vector<std::int32_t> steps(sequence.size() + 1);
    for (const NodeId node : content) {
        const Region below = positionsBelow(document, sequence, node);
        ++steps[below.begin.value];
        --steps[below.end.value];
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
