// SPDX-License-Identifier: MIT
// The words of a text, in any language: runs of letters and digits.
#include "core/base/words.h"

#include "core/base/ascii.h"

#include <algorithm>
#include <array>

namespace tagseam {

namespace {

struct CodeRange {
    std::uint32_t first = 0;
    std::uint32_t last = 0;
};

template <std::size_t count>
bool isIn(const std::array<CodeRange, count>& ranges, std::uint32_t code)
{
    return std::ranges::any_of(
        ranges, [&](const CodeRange& range) { return code >= range.first && code <= range.last; });
}

// The blocks of Unicode that are mostly punctuation, symbols or emoji, and single signs within the blocks of
// scripts.
constexpr std::array<CodeRange, 28> signs{{
    {0x80, 0xA9},     {0xAB, 0xB1},     {0xB4, 0xB4},     {0xB6, 0xB8},     {0xBB, 0xBB},
    {0xBF, 0xBF},     {0xD7, 0xD7},     {0xF7, 0xF7},     {0x37E, 0x37E},   {0x387, 0x387},
    {0x55A, 0x55F},   {0x589, 0x58F},   {0x600, 0x60F},   {0x61B, 0x61F},   {0x66A, 0x66D},
    {0x6D4, 0x6D4},   {0x964, 0x965},   {0xE3F, 0xE3F},   {0x2000, 0x206F}, {0x20A0, 0x20CF},
    {0x2190, 0x2BFF}, {0x2E00, 0x2E7F}, {0x3000, 0x3004}, {0x3008, 0x3020}, {0x30FB, 0x30FB},
    {0xE000, 0xF8FF}, {0xFE10, 0xFE6F}, {0xFF00, 0xFF0F},
}};
constexpr std::array<CodeRange, 5> moreSigns{
    {{0xFF1A, 0xFF20}, {0xFF3B, 0xFF3E}, {0xFF5B, 0xFF65}, {0xFFE0, 0xFFFF}, {0x1F000, 0x1FAFF}}};

constexpr std::array<CodeRange, 5> unspaced{
    {{0xE00, 0xEFF}, {0x2E80, 0x9FFF}, {0xF900, 0xFAFF}, {0xFF66, 0xFF9F}, {0x20000, 0x3FFFF}}};

} // namespace

std::uint32_t codeOf(std::string_view letter)
{
    const auto byte = [&](std::size_t at) { return std::uint32_t{static_cast<unsigned char>(letter[at])}; };
    switch (letter.size()) {
    case 0:
        return 0;
    case 1:
        return byte(0);
    case 2:
        return (byte(0) & 0x1FU) << 6U | (byte(1) & 0x3FU);
    case 3:
        return (byte(0) & 0x0FU) << 12U | (byte(1) & 0x3FU) << 6U | (byte(2) & 0x3FU);
    default:
        return (byte(0) & 0x07U) << 18U | (byte(1) & 0x3FU) << 12U | (byte(2) & 0x3FU) << 6U |
               (byte(3) & 0x3FU);
    }
}

bool isWordCode(std::uint32_t code)
{
    if (code < 0x80)
        return isAlnum(static_cast<char>(code)) || code == '_';
    return !isIn(signs, code) && !isIn(moreSigns, code);
}

bool isUnspacedCode(std::uint32_t code)
{
    return code >= 0xE00 && isIn(unspaced, code);
}

double wordsIn(std::string_view text)
{
    std::uint32_t words = 0;
    std::uint32_t unspacedLetters = 0;
    forEachWord(text, [&](std::string_view word) {
        bool isSpaced = false; // the run has a letter of a script with spaces since the last one without
        for (std::size_t at = 0; at < word.size();) {
            const std::string_view letter = firstLetter(word.substr(at));
            const bool isUnspaced = isUnspacedCode(codeOf(letter));
            unspacedLetters += isUnspaced ? 1 : 0;
            words += !isUnspaced && !isSpaced ? 1 : 0;
            isSpaced = !isUnspaced;
            at += letter.size();
        }
    });
    return words + unspacedLetters / 2.0;
}

std::uint32_t charactersIn(std::string_view text)
{
    std::uint32_t characters = 0;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t space = spaceAt(text, at);
        characters += space == 0 ? 1 : 0;
        at += space == 0 ? firstLetter(text.substr(at)).size() : space;
    }
    return characters;
}

} // namespace tagseam
