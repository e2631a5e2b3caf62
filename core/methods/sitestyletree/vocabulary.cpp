// SPDX-License-Identifier: MIT
// The texts of a site style tree, each kept once.
#include "core/methods/sitestyletree/vocabulary.h"

#include "core/base/sha256.h"
#include "core/base/utf8.h"

#include <algorithm>
#include <array>
#include <functional>
#include <utility>

namespace tagseam {

namespace {

constexpr std::array<char, 3> kindLetters{'w', 'i', 'l'}; // indexed by FeatureKind

std::uint32_t slotHash(std::string_view text)
{
    const std::size_t hash = std::hash<std::string_view>()(text);
    return static_cast<std::uint32_t>(hash ^ (hash >> 32U));
}

// Returns the number of bytes of the code point that a text begins with; 0 when it begins with none (RFC
// 3629).
std::size_t codePointLength(std::string_view text)
{
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned char first = byte(0);
    if (first < 0x80)
        return 1;
    const std::size_t length = first >= 0xC2 && first < 0xE0   ? 2
                               : first >= 0xE0 && first < 0xF0 ? 3
                               : first >= 0xF0 && first < 0xF5 ? 4
                                                               : 0;
    if (length == 0 || text.size() < length)
        return 0;
    for (std::size_t i = 1; i < length; ++i) {
        if (!isUtf8Continuation(text[i]))
            return 0;
    }
    const bool isOverlong = (first == 0xE0 && byte(1) < 0xA0) || (first == 0xF0 && byte(1) < 0x90);
    const bool isNoLetter = (first == 0xED && byte(1) >= 0xA0) || (first == 0xF4 && byte(1) >= 0x90);
    return isOverlong || isNoLetter ? 0 : length;
}

std::string repaired(std::string_view text)
{
    const auto isAscii = [](char c) { return static_cast<unsigned char>(c) < 0x80; };
    if (std::ranges::all_of(text, isAscii))
        return std::string(text);
    std::string whole;
    whole.reserve(text.size());
    while (!text.empty()) {
        const std::size_t length = codePointLength(text);
        if (length == 0)
            whole += "\xEF\xBF\xBD";
        else
            whole += text.substr(0, length);
        text.remove_prefix(length == 0 ? 1 : length);
    }
    return whole;
}

} // namespace

// Returns the slot of a text, or the slot where it would be added.
std::size_t TextPool::slotOf(std::string_view text, std::uint32_t hash) const
{
    std::size_t at = hash & (m_slots.size() - 1);
    while (m_slots[at].number != unknownText &&
           (m_slots[at].hash != hash || m_texts[m_slots[at].number] != text))
        at = (at + 1) & (m_slots.size() - 1);
    return at;
}

void TextPool::makeRoom()
{
    if (2 * (m_texts.size() + 1) <= m_slots.size())
        return;
    const std::vector<Slot> before =
        std::exchange(m_slots, std::vector<Slot>(std::max<std::size_t>(64, 2 * m_slots.size())));
    for (const Slot& slot : before) {
        if (slot.number != unknownText)
            m_slots[slotOf(m_texts[slot.number], slot.hash)] = slot;
    }
}

std::uint32_t TextPool::add(std::string_view text)
{
    makeRoom();
    const std::uint32_t hash = slotHash(text);
    Slot& slot = m_slots[slotOf(text, hash)];
    if (slot.number == unknownText) {
        slot = {hash, size()};
        m_texts.emplace_back(text);
    }
    return slot.number;
}

std::uint32_t TextPool::find(std::string_view text) const
{
    return m_slots.empty() ? unknownText : m_slots[slotOf(text, slotHash(text))].number;
}

std::string pooledText(std::string_view text)
{
    return text.size() > longestPooledText ? "sha256:" + sha256(text) : repaired(text);
}

std::string featureKey(FeatureKind kind, std::string_view text)
{
    return kindLetters[static_cast<std::size_t>(kind)] + pooledText(text);
}

std::optional<Feature> featureOfKey(std::string_view key)
{
    for (std::size_t i = 0; i < kindLetters.size(); ++i) {
        if (key.size() > 1 && key.front() == kindLetters[i])
            return Feature{static_cast<FeatureKind>(i), key.substr(1)};
    }
    return std::nullopt;
}

} // namespace tagseam
