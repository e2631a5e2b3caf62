// SPDX-License-Identifier: MIT
// How much speaks for a list of records being the main content of its page.
#include "core/methods/separators/evidence.h"

#include "core/tps/occurrences.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <utility>

namespace tagseam {

const std::array<EvidenceFactor, 6> evidenceFactors{{
    {"cover", &RecordEvidence::cover, 3},
    {"alike", &RecordEvidence::alike, 5},
    {"varied", &RecordEvidence::varied, 2},
    {"count", &RecordEvidence::count, 1},
    {"rich", &RecordEvidence::rich, 5},
    {"words", &RecordEvidence::words, 7},
}};

namespace {

constexpr double longestTextScale = 5; // ln of 148: see RecordEvidence::words

std::uint32_t symbolOf(std::uint64_t symbolAndCount)
{
    return static_cast<std::uint32_t>(symbolAndCount >> 32U);
}

double factor(double value)
{
    return std::clamp(value, leastFactor, 1.0);
}

} // namespace

double strengthOf(const RecordEvidence& evidence)
{
    double logarithm = 0;
    double weights = 0;
    for (const EvidenceFactor& of : evidenceFactors) {
        logarithm += of.weight * std::log(evidence.*of.value);
        weights += of.weight;
    }
    return std::exp(logarithm / weights);
}

double strengthLimit(double cover, std::uint32_t count)
{
    return strengthOf({factor(cover), 1, 1, factor(1 - 2.0 / count), 1, 1});
}

EvidenceScale::EvidenceScale(std::span<const Symbol> symbols, std::span<const std::uint32_t> characters)
    : m_symbols(symbols), m_characters(characters), m_inRecord(symbolLimit(symbols))
{
}

void EvidenceScale::count(Region record)
{
    const std::size_t first = m_counts.size();
    for (std::uint32_t at = record.begin.value; at < record.end.value; ++at) {
        const std::uint32_t symbol = m_symbols[at].value;
        if (m_inRecord[symbol]++ == 0)
            m_counts.push_back(std::uint64_t{symbol} << 32U);
    }
    for (std::size_t i = first; i < m_counts.size(); ++i)
        m_counts[i] |= std::exchange(m_inRecord[symbolOf(m_counts[i])], 0);
}

// Of each symbol the counts c1 <= c2 <= ... in the f records that have it: over all pairs of records the
// smaller counts sum up to c1 (f-1) + c2 (f-2) + ..., the larger to c2 + 2 c3 + ..., and once more each for
// every record that has none.
double EvidenceScale::likeness(double records)
{
    std::ranges::sort(m_counts);
    double shared = 0;
    double either = 0;
    for (std::size_t begin = 0, end = 0; begin < m_counts.size(); begin = end) {
        while (end < m_counts.size() && symbolOf(m_counts[end]) == symbolOf(m_counts[begin]))
            ++end;
        const auto having = static_cast<double>(end - begin);
        for (std::size_t i = begin; i < end; ++i) {
            const auto rank = static_cast<double>(i - begin);
            const auto count = static_cast<double>(static_cast<std::uint32_t>(m_counts[i]));
            shared += count * (having - 1 - rank);
            either += count * (rank + records - having);
        }
    }
    return shared / either;
}

RecordEvidence EvidenceScale::weigh(std::span<const Region> records)
{
    m_counts.clear();
    std::uint64_t positions = 0;
    double longestTexts = 0;
    for (const Region record : records) {
        count(record);
        positions += record.size();
        const auto texts = m_characters.subspan(record.begin.value, record.size());
        longestTexts += std::log1p(std::ranges::max(texts));
    }
    const auto k = static_cast<double>(records.size());
    const auto size = static_cast<double>(positions);
    const auto different =
        static_cast<double>(m_counts.size()); // symbols, once for each record that has them
    return {factor(size / static_cast<double>(m_symbols.size())),
            factor(likeness(k)),
            factor(different / size),
            factor(1 - 2 / k),
            factor(1 - 2 * k / different),
            factor(longestTexts / k / longestTextScale)};
}

} // namespace tagseam
