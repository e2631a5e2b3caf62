// SPDX-License-Identifier: MIT
// Compares the text of a search result record with the texts of a page.
#include "core/truth/formats/recordtext.h"

#include "core/base/ascii.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <utility>

namespace tagseam {

namespace {

// Appends the letters of a text, with the rule of recordtext.h.
void addLetters(std::string& letters, std::string_view text)
{
    while (!text.empty()) {
        const std::string_view chunk = text.substr(0, text.find_first_of(" \t\r\n\f"));
        const bool isAddress = chunk.find_first_of("/=") != chunk.npos;
        for (std::size_t i = 0; i < chunk.size() && !isAddress; ++i) {
            if (isAlnum(chunk[i]))
                letters += lowerCase(chunk[i]);
        }
        text.remove_prefix(std::min(text.size(), chunk.size() + 1));
    }
}

// Decodes twice, because texts occur escaped twice; other entities, such as &#233;, are beyond ASCII.
std::string lettersOf(std::string_view text)
{
    constexpr std::array<std::string_view, 4> entities{"&amp;", "&lt;", "&gt;", "&quot;"};
    std::string plain;
    while (!text.empty()) {
        const auto* const entity =
            std::ranges::find_if(entities, [&](std::string_view each) { return text.starts_with(each); });
        plain += entity == entities.end() ? text.front() : '&';
        text.remove_prefix(entity == entities.end() ? 1 : entity->size());
    }
    std::string letters;
    addLetters(letters, plain);
    return letters;
}

std::vector<std::uint32_t> trigrams(std::string_view letters)
{
    std::vector<std::uint32_t> grams;
    for (std::size_t i = 2; i < letters.size(); ++i) {
        const auto byte = [&](std::size_t at) { return static_cast<std::uint32_t>(letters[at]); };
        grams.push_back(byte(i - 2) << 16U | byte(i - 1) << 8U | byte(i));
    }
    std::ranges::sort(grams);
    return grams;
}

// Returns the number of common trigrams, each as often as it occurs in both.
std::size_t commonOf(const std::vector<std::uint32_t>& a, const std::vector<std::uint32_t>& b)
{
    std::size_t common = 0;
    for (std::size_t i = 0, j = 0; i < a.size() && j < b.size();) {
        common += a[i] == b[j] ? 1 : 0;
        const bool isLess = a[i] < b[j];
        i += a[i] <= b[j] ? 1 : 0;
        j += isLess ? 0 : 1;
    }
    return common;
}

double dice(const std::vector<std::uint32_t>& a, const std::vector<std::uint32_t>& b)
{
    if (a.empty() || b.empty())
        return a.empty() && b.empty() ? 1 : 0;
    return 2 * static_cast<double>(commonOf(a, b)) / static_cast<double>(a.size() + b.size());
}

// Returns the highest possible similarity of two texts with these numbers of trigrams.
double mostAlike(std::size_t a, std::size_t b)
{
    return a + b == 0 ? 1 : 2 * static_cast<double>(std::min(a, b)) / static_cast<double>(a + b);
}

} // namespace

RecordTexts::RecordTexts(const Document& document) : m_document(document), m_scored(scoredNodes(document))
{
    for (const NodeId node : m_scored.nodes) {
        m_firstLetter.push_back(m_letters.size());
        addLetters(m_letters, document.text(node));
    }
    m_firstLetter.push_back(m_letters.size());
}

std::string_view RecordTexts::lettersBelow(NodeId node) const
{
    const std::size_t begin = m_firstLetter[scoredIndex(m_scored, node)];
    const std::size_t end = m_firstLetter[scoredIndex(m_scored, m_document.subtreeEnd(node))];
    return std::string_view(m_letters).substr(begin, end - begin);
}

double RecordTexts::likeness(NodeId node, std::string_view text) const
{
    return dice(trigrams(lettersBelow(node)), trigrams(lettersOf(text)));
}

bool RecordTexts::isConfirmed(NodeId node, std::string_view text) const
{
    const std::vector<std::uint32_t> there = trigrams(lettersBelow(node));
    const std::vector<std::uint32_t> wanted = trigrams(lettersOf(text));
    if (wanted.empty() || dice(there, wanted) >= leastRecordLikeness)
        return true;
    return there.size() >= leastConfirmingTrigrams &&
           static_cast<double>(commonOf(there, wanted)) >=
               leastRecordLikeness * static_cast<double>(there.size());
}

std::vector<NodeId> RecordTexts::find(std::string_view name, std::string_view text) const
{
    const std::vector<std::uint32_t> wanted = trigrams(lettersOf(text));
    if (wanted.empty())
        return {};
    std::vector<std::pair<NodeId, double>> found;
    double best = leastRecordLikeness;
    for (const NodeId node : m_scored.nodes) {
        if (!equalsIgnoringCase(m_document.name(node), name))
            continue;
        const std::string_view letters = lettersBelow(node);
        if (mostAlike(std::max<std::size_t>(letters.size(), 2) - 2, wanted.size()) < best - recordMargin)
            continue;
        const double likeness = dice(trigrams(letters), wanted);
        best = std::max(best, likeness);
        const bool isInside = !found.empty() && node < m_document.subtreeEnd(found.back().first);
        if (!isInside)
            found.emplace_back(node, likeness);
        else if (likeness > found.back().second)
            found.back() = {node, likeness};
    }
    std::vector<NodeId> nodes;
    const bool isAnyLike =
        std::ranges::any_of(found, [](const auto& each) { return each.second >= leastRecordLikeness; });
    for (const auto& [node, likeness] : found) {
        if (isAnyLike && likeness >= best - recordMargin)
            nodes.push_back(node);
    }
    return nodes;
}

} // namespace tagseam
