// SPDX-License-Identifier: MIT
// The words of a text -> its shingle: minimum hash over windows of words.
#include "core/methods/pagelets/shingle.h"

#include "core/page/ascii.h"

#include <algorithm>

namespace tagseam {

namespace {

constexpr std::uint64_t base = 0x9e3779b97f4a7c15ULL;      // of the rolling hash: any large odd number
constexpr std::uint64_t fnvOffset = 0xcbf29ce484222325ULL; // FNV-1a, 64 bits
constexpr std::uint64_t fnvPrime = 0x100000001b3ULL;

// Each bit of the answer depends on each bit of the number (the finalizer of splitmix64): the least of many
// is one of them at random.
std::uint64_t mixed(std::uint64_t number)
{
    number = (number ^ (number >> 30U)) * 0xbf58476d1ce4e5b9ULL;
    number = (number ^ (number >> 27U)) * 0x94d049bb133111ebULL;
    return number ^ (number >> 31U);
}

} // namespace

void Shingler::add(std::string_view text)
{
    std::size_t begin = 0;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t space = spaceAt(text, at);
        if (space == 0) {
            ++at;
            continue;
        }
        addWord(text.substr(begin, at - begin));
        at += space;
        begin = at;
    }
    addWord(text.substr(begin));
}

void Shingler::addWord(std::string_view word)
{
    if (word.empty())
        return;
    std::uint64_t hash = fnvOffset;
    for (const char c : word)
        hash = (hash ^ static_cast<unsigned char>(lowerCase(c))) * fnvPrime;
    hash = mixed(hash);
    m_whole = m_whole * base + hash;
    m_rolling = m_rolling * base + hash;
    if (m_last.size() < m_window) {
        m_last.push_back(hash);
        m_leaving *= base;
    } else {
        std::uint64_t& oldest = m_last[m_words % m_window];
        m_rolling -= oldest * m_leaving;
        oldest = hash;
    }
    ++m_words;
    if (m_last.size() == m_window)
        m_least = std::min(m_least, mixed(m_rolling));
}

std::optional<std::uint64_t> Shingler::shingle() const
{
    if (m_words == 0)
        return std::nullopt;
    return m_words < m_window ? mixed(m_rolling) : m_least;
}

std::uint64_t Shingler::fingerprint() const
{
    return mixed(m_whole + m_words);
}

} // namespace tagseam
