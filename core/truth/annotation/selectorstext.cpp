// SPDX-License-Identifier: MIT
// The text of a page by which marks are found again after the page changed.
#include "core/truth/annotation/selectorstext.h"

#include "core/base/ascii.h"
#include "core/base/utf8.h"

#include <algorithm>
#include <array>

namespace tagseam {

namespace {

constexpr std::uint32_t blockSize = 64;                // bytes between two of m_hashes
constexpr std::uint64_t hashBase = 0x9E3779B97F4A7C15; // odd; any other would do

bool holdsNoText(std::string_view name)
{
    constexpr std::array<std::string_view, 3> names{"script", "style", "noscript"};
    return std::ranges::find(names, name) != names.end();
}

std::uint64_t hashOn(std::uint64_t hash, std::string_view bytes)
{
    for (const char c : bytes)
        hash = hash * hashBase + static_cast<unsigned char>(c) + 1;
    return hash;
}

std::uint64_t power(std::uint64_t base, std::uint64_t exponent)
{
    std::uint64_t result = 1;
    for (; exponent > 0; exponent /= 2, base *= base) {
        if (exponent % 2 == 1)
            result *= base;
    }
    return result;
}

} // namespace

std::string squeezed(std::string_view text)
{
    std::string bytes;
    bytes.reserve(text.size());
    std::ranges::copy_if(text, std::back_inserter(bytes), [](char c) { return !isSpace(c); });
    return bytes;
}

PageText::PageText(const Document& document) : m_document(document)
{
    m_begins.reserve(document.size() + std::size_t{1});
    NodeId textless{0}; // no text before this node
    for (NodeId node{0}; node.value < document.size(); ++node.value) {
        m_begins.push_back(static_cast<std::uint32_t>(m_bytes.size()));
        if (node < textless)
            continue;
        if (document.isElement(node) && holdsNoText(document.name(node)))
            textless = document.subtreeEnd(node);
        else if (document.kind(node) == NodeKind::Text)
            append(document.text(node));
    }
    m_begins.push_back(static_cast<std::uint32_t>(m_bytes.size()));
    finish();
}

void PageText::append(std::string_view text)
{
    for (const char c : text) {
        if (isSpace(c)) {
            m_isAfterSpace = true;
            continue;
        }
        if (m_isAfterSpace && !m_bytes.empty())
            m_spaces.push_back(static_cast<std::uint32_t>(m_bytes.size()));
        m_isAfterSpace = false;
        m_bytes += c;
    }
}

void PageText::finish()
{
    std::uint64_t hashed = 0;
    for (std::size_t at = 0;; at += blockSize) {
        m_hashes.push_back(hashed);
        if (at + blockSize > m_bytes.size())
            break;
        const std::string_view block = std::string_view(m_bytes).substr(at, blockSize);
        hashed = hashOn(hashed, block);
    }
}

PageText::Extent PageText::extentOf(NodeId node) const
{
    return {m_begins[node.value], m_begins[m_document.subtreeEnd(node).value]};
}

bool PageText::hasSpaceBefore(std::uint32_t byte) const
{
    return std::ranges::binary_search(m_spaces, byte);
}

std::string PageText::folded(Extent extent, std::size_t mostLetters) const
{
    std::string text;
    auto space = std::ranges::upper_bound(m_spaces, extent.begin);
    std::size_t letters = 0;
    for (std::uint32_t at = extent.begin; at < extent.end; ++at) {
        const bool isAfterSpace = space != m_spaces.end() && *space == at;
        const std::size_t more = (isAfterSpace ? 1U : 0U) + (isUtf8Continuation(m_bytes[at]) ? 0U : 1U);
        letters += more;
        if (letters > mostLetters) {
            text += letters - more < mostLetters ? " " : ""; // room for the space alone
            break;
        }
        if (isAfterSpace) {
            text += ' ';
            ++space;
        }
        text += m_bytes[at];
    }
    return text;
}

std::string PageText::foldedBefore(Extent extent, std::size_t letters) const
{
    std::string reversed;
    std::size_t count = 0;
    for (std::uint32_t at = extent.begin; count < letters; --at) {
        if (hasSpaceBefore(at)) {
            reversed += ' ';
            ++count;
        }
        if (at == 0 || count == letters)
            break;
        reversed += m_bytes[at - 1];
        count += isUtf8Continuation(m_bytes[at - 1]) ? 0 : 1;
    }
    std::ranges::reverse(reversed);
    return reversed;
}

std::string PageText::foldedAfter(Extent extent, std::size_t letters) const
{
    const bool isAfterSpace = hasSpaceBefore(extent.end);
    const Extent rest{extent.end, static_cast<std::uint32_t>(m_bytes.size())};
    return (isAfterSpace ? " " : "") + folded(rest, letters - (isAfterSpace ? 1 : 0));
}

std::uint64_t PageText::hashBefore(std::uint32_t byte) const
{
    const std::uint32_t block = byte / blockSize;
    return hashOn(m_hashes[block], bytes({block * blockSize, byte}));
}

std::uint64_t PageText::hash(Extent extent) const
{
    return hashBefore(extent.end) - hashBefore(extent.begin) * power(hashBase, extent.end - extent.begin);
}

std::uint64_t PageText::hash(std::string_view bytes)
{
    return hashOn(0, bytes);
}

} // namespace tagseam
