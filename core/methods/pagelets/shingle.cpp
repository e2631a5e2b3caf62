// SPDX-License-Identifier: MIT
// The words of a text -> its shingle: minimum hash over windows of words.
#include "core/methods/pagelets/shingle.h"

#include "core/base/ascii.h"
#include "core/base/numbering.h"

#include <algorithm>

namespace tagseam {

namespace {

constexpr std::uint64_t rollingBase = 0x9e3779b97f4a7c15ULL; // base of the rolling hash: any large odd number

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
    std::uint64_t hash = fnvBasis;
    for (const char c : word)
        hash = (hash ^ static_cast<unsigned char>(lowerCase(c))) * fnvPrime;
    hash = splitMix(hash);
    m_whole = m_whole * rollingBase + hash;
    m_rolling = m_rolling * rollingBase + hash;
    if (m_last.size() < m_window) {
        m_last.push_back(hash);
        m_leaving *= rollingBase;
    } else {
        std::uint64_t& oldest = m_last[m_words % m_window];
        m_rolling -= oldest * m_leaving;
        oldest = hash;
    }
    ++m_words;
    if (m_last.size() == m_window)
        m_least = std::min(m_least, splitMix(m_rolling)); // mixed: the smallest is one of them at random
}

std::optional<std::uint64_t> Shingler::shingle() const
{
    if (m_words == 0)
        return std::nullopt;
    return m_words < m_window ? splitMix(m_rolling) : m_least;
}

std::uint64_t Shingler::fingerprint() const
{
    return splitMix(m_whole + m_words);
}

} // namespace tagseam
