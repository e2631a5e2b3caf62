// SPDX-License-Identifier: MIT
// Compares found records with the true ones: a maximum matching, and the records told apart.
#include "core/truth/score/scorerecords.h"

#include <algorithm>

namespace tagseam {

namespace {

constexpr std::uint32_t unmatched = 0xffffffffU;

struct CountedRecord {
    std::uint32_t index = 0; // as given
    std::vector<ScoredRange> ranges;
    std::uint64_t size = 0; // scored nodes
};

std::vector<CountedRecord> countedRecords(const Document& document, const ScoredNodes& scored,
                                          std::span<const RecordNodes> records)
{
    std::vector<CountedRecord> all;
    for (std::uint32_t i = 0; i < records.size(); ++i) {
        CountedRecord record{i, scoredRanges(document, scored, records[i]), 0};
        for (const auto [begin, end] : record.ranges)
            record.size += end - begin;
        if (record.size > 0)
            all.push_back(std::move(record));
    }
    return all;
}

std::uint64_t sharedNodes(const CountedRecord& a, const CountedRecord& b)
{
    if (a.ranges.back().end <= b.ranges.front().begin || b.ranges.back().end <= a.ranges.front().begin)
        return 0;
    std::uint64_t shared = 0;
    for (std::size_t i = 0, j = 0; i < a.ranges.size() && j < b.ranges.size();) {
        const std::uint32_t begin = std::max(a.ranges[i].begin, b.ranges[j].begin);
        const std::uint32_t end = std::min(a.ranges[i].end, b.ranges[j].end);
        shared += end > begin ? end - begin : 0;
        if (a.ranges[i].end < b.ranges[j].end)
            ++i;
        else
            ++j;
    }
    return shared;
}

// The overlaps of one record with the other side's records.
struct Overlaps {
    std::uint32_t count = 0;  // records that share nodes with it
    std::uint32_t last = 0;   // the last of these records
    std::uint64_t shared = 0; // nodes shared with the last one
};

// Augmenting paths (Berge 1957), found breadth first: no recursion, whatever the number of records.
class Matching {
  public:
    Matching(std::vector<std::vector<std::uint32_t>> partners, std::size_t groundTruths)
        : m_partners(std::move(partners)), m_truthOf(m_partners.size(), unmatched),
          m_foundOf(groundTruths, unmatched), m_seenIn(groundTruths, unmatched),
          m_cameFrom(groundTruths, unmatched)
    {
        for (std::uint32_t found = 0; found < m_partners.size(); ++found)
            augment(found);
    }
    std::uint32_t groundTruthOf(std::uint32_t found) const { return m_truthOf[found]; }

  private:
    void augment(std::uint32_t start)
    {
        std::vector<std::uint32_t> queue{start};
        for (std::size_t next = 0; next < queue.size(); ++next) {
            for (const std::uint32_t truth : m_partners[queue[next]]) {
                if (m_seenIn[truth] == start)
                    continue;
                m_seenIn[truth] = start;
                m_cameFrom[truth] = queue[next];
                if (m_foundOf[truth] == unmatched) {
                    flip(truth);
                    return;
                }
                queue.push_back(m_foundOf[truth]);
            }
        }
    }
    void flip(std::uint32_t truth)
    {
        while (truth != unmatched) {
            const std::uint32_t found = m_cameFrom[truth];
            const std::uint32_t before = m_truthOf[found];
            m_truthOf[found] = truth;
            m_foundOf[truth] = found;
            truth = before;
        }
    }

    std::vector<std::vector<std::uint32_t>> m_partners; // indexed by found record
    std::vector<std::uint32_t> m_truthOf;
    std::vector<std::uint32_t> m_foundOf;
    std::vector<std::uint32_t> m_seenIn; // indexed by true record: the start of the search that saw it last
    std::vector<std::uint32_t> m_cameFrom;
};

} // namespace

RecordScore scoreRecords(const Document& document, const ScoredNodes& scored,
                         std::span<const RecordNodes> found, std::span<const RecordNodes> truth,
                         double leastOverlap)
{
    const std::vector<CountedRecord> founds = countedRecords(document, scored, found);
    const std::vector<CountedRecord> groundTruths = countedRecords(document, scored, truth);
    std::vector<std::vector<std::uint32_t>> partners(founds.size());
    for (std::size_t f = 0; f < founds.size(); ++f) {
        for (std::uint32_t t = 0; t < groundTruths.size(); ++t) {
            const std::uint64_t shared = sharedNodes(founds[f], groundTruths[t]);
            const std::uint64_t either = founds[f].size + groundTruths[t].size - shared;
            if (shared > 0 && static_cast<double>(shared) >= leastOverlap * static_cast<double>(either))
                partners[f].push_back(t);
        }
    }
    const Matching matching(std::move(partners), groundTruths.size());
    RecordScore score;
    for (std::uint32_t f = 0; f < founds.size(); ++f) {
        if (const std::uint32_t t = matching.groundTruthOf(f); t != unmatched)
            score.matches.push_back({founds[f].index, groundTruths[t].index});
    }
    score.records.both = score.matches.size();
    score.records.foundOnly = founds.size() - score.matches.size();
    score.records.groundTruthOnly = groundTruths.size() - score.matches.size();
    return score;
}

Hits recordsOneToOne(const Document& document, const ScoredNodes& scored, std::span<const RecordNodes> found,
                     std::span<const RecordNodes> truth)
{
    const std::vector<CountedRecord> founds = countedRecords(document, scored, found);
    const std::vector<CountedRecord> groundTruths = countedRecords(document, scored, truth);
    std::vector<Overlaps> ofFounds(founds.size());
    std::vector<Overlaps> ofGroundTruths(groundTruths.size());
    for (std::uint32_t f = 0; f < founds.size(); ++f) {
        for (std::uint32_t t = 0; t < groundTruths.size(); ++t) {
            if (const std::uint64_t shared = sharedNodes(founds[f], groundTruths[t]); shared > 0) {
                ofFounds[f] = {ofFounds[f].count + 1, t, shared};
                ofGroundTruths[t] = {ofGroundTruths[t].count + 1, f, shared};
            }
        }
    }
    Hits hits;
    for (const Overlaps& each : ofFounds) {
        const bool isAlone = each.count == 1 && ofGroundTruths[each.last].count == 1;
        if (isAlone && static_cast<double>(each.shared) >=
                           leastOneToOneShare * static_cast<double>(groundTruths[each.last].size))
            ++hits.both;
    }
    hits.foundOnly = founds.size() - hits.both;
    hits.groundTruthOnly = groundTruths.size() - hits.both;
    return hits;
}

} // namespace tagseam
