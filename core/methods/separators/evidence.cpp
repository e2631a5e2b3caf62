// SPDX-License-Identifier: MIT
// Measures the evidence that a list of records is the main content of its page.
#include "core/methods/separators/evidence.h"

#include "core/methods/separators/steps.h"
#include "core/tps/occurrences.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <utility>

namespace tagseam {

const std::array<EvidenceFactor, 6> evidenceFactors{{
    {"coverage", &RecordEvidence::coverage, 1},
    {"similarity", &RecordEvidence::similarity, 2},
    {"diversity", &RecordEvidence::diversity, 1},
    {"count", &RecordEvidence::count, 1},
    {"complexity", &RecordEvidence::complexity, 3},
    {"textLength", &RecordEvidence::textLength, 4},
}};

namespace {

constexpr double longestTextScale = 5;  // ln of 148: see RecordEvidence::textLength
constexpr double symbolsOfAnItem = 2.5; // symbols of an item of a menu: see RecordEvidence::complexity

std::uint32_t symbolOf(std::uint64_t symbolAndCount)
{
    return static_cast<std::uint32_t>(symbolAndCount >> 32U);
}

std::uint32_t countOf(std::uint64_t symbolAndCount)
{
    return static_cast<std::uint32_t>(symbolAndCount);
}

double factor(double value)
{
    return std::clamp(value, leastFactor, 1.0);
}

} // namespace

double scoreOf(const RecordEvidence& evidence)
{
    double logarithm = 0;
    double weights = 0;
    for (const EvidenceFactor& of : evidenceFactors) {
        logarithm += of.weight * std::log(evidence.*of.value);
        weights += of.weight;
    }
    return std::exp(logarithm / weights);
}

double scoreLimit(double coverage, std::uint32_t count)
{
    return scoreOf({factor(coverage), 1, 1, factor(1 - 2.0 / count), 1, 1});
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
    m_steps += record.size() + m_counts.size() - first;
}

// For each symbol with the counts c1 <= c2 <= ... in the f records that have it: over all pairs of records
// the smaller counts sum up to c1 (f-1) + c2 (f-2) + ..., the larger to c2 + 2 c3 + ..., and once more each
// for every record without the symbol.
double EvidenceScale::likeness(double records)
{
    m_steps += sortSteps(m_counts.size()) + m_counts.size();
    std::ranges::sort(m_counts);
    double shared = 0;
    double either = 0;
    for (std::size_t begin = 0, end = 0; begin < m_counts.size(); begin = end) {
        while (end < m_counts.size() && symbolOf(m_counts[end]) == symbolOf(m_counts[begin]))
            ++end;
        const auto having = static_cast<double>(end - begin);
        for (std::size_t i = begin; i < end; ++i) {
            const auto rank = static_cast<double>(i - begin);
            const auto count = static_cast<double>(countOf(m_counts[i]));
            shared += count * (having - 1 - rank);
            either += count * (rank + records - having);
        }
    }
    return shared / either;
}

// For the sorted counts c of one symbol in the records: counts up to n add themselves to the number shared
// with n others, and the rest add n each.
double EvidenceScale::leastLikeness(std::span<const Region> others, std::span<const Region> records)
{
    m_counts.clear();
    double positions = 0;
    for (const Region record : records) {
        count(record);
        positions += record.size();
    }
    m_steps += sortSteps(m_counts.size()) + m_counts.size();
    std::ranges::sort(m_counts);
    m_sums.assign(1, 0);
    for (const std::uint64_t each : m_counts)
        m_sums.push_back(m_sums.back() + countOf(each));
    const auto inRecords = static_cast<std::ptrdiff_t>(m_counts.size());
    double least = 1;
    for (const Region other : others) {
        count(other);
        double shared = 0;
        for (auto each = m_counts.begin() + inRecords; each != m_counts.end(); ++each)
            shared += sharedWith(*each, static_cast<std::size_t>(inRecords));
        const double all = positions + static_cast<double>(records.size()) * other.size();
        least = std::min(least, shared / (all - shared));
        m_counts.resize(static_cast<std::size_t>(inRecords));
    }
    return least;
}

double EvidenceScale::sharedWith(std::uint64_t symbolAndCount, std::size_t inRecords)
{
    m_steps += 3 * searchSteps(inRecords);
    const std::span sorted(m_counts.data(), inRecords);
    const auto place = [&](std::uint64_t key) {
        return static_cast<std::size_t>(std::ranges::lower_bound(sorted, key) - sorted.begin());
    };
    const std::size_t first = place(symbolAndCount - countOf(symbolAndCount));
    const std::size_t more = place(symbolAndCount);
    const std::size_t end = place((std::uint64_t{symbolOf(symbolAndCount)} + 1) << 32U);
    return static_cast<double>(m_sums[more] - m_sums[first] + (end - more) * countOf(symbolAndCount));
}

RecordEvidence EvidenceScale::weigh(std::span<const Region> records)
{
    m_counts.clear();
    std::uint64_t positions = 0;
    double longestTexts = 0;
    for (const Region record : records) {
        count(record);
        positions += record.size();
        m_steps += record.size();
        const auto texts = m_characters.subspan(record.begin.value, record.size());
        longestTexts += std::log1p(std::ranges::max(texts));
    }
    const auto k = static_cast<double>(records.size());
    const auto size = static_cast<double>(positions);
    const double text = longestTexts / k;
    const auto different =
        static_cast<double>(m_counts.size()); // number of symbols, once for each record that has them
    return {factor(size / static_cast<double>(m_symbols.size())),
            factor(likeness(k)),
            factor(different / size),
            factor(1 - 2 / k),
            factor(1 - symbolsOfAnItem * k / different),
            factor(text / longestTextScale),
            std::max(text - longestTextScale, 0.0)};
}

} // namespace tagseam
