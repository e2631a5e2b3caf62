// SPDX-License-Identifier: MIT
// A region -> the cell of a sweep.
#include "core/explain/sweepcell.h"

#include "core/tps/occurrences.h"
#include "core/tps/prune.h"

#include <algorithm>

namespace tagseam {

CellMaker::CellMaker(const Document& document, const TagPathSequence& sequence, Keep keep,
                     const GroundTruthNodes& truth)
    : m_document(document), m_sequence(sequence), m_keep(keep), m_truth(truth)
{
    const auto occurs = [](const Occurrences& of) { return of.frequency > 0; };
    m_alphabetSize =
        static_cast<std::uint32_t>(std::ranges::count_if(occurrencesIn(sequence.symbols), occurs));
}

SweepCell CellMaker::cell(const Setup& setup, Region region, std::uint32_t splits)
{
    const auto [entry, isNew] = m_pruned.try_emplace({region.begin, region.end});
    if (isNew)
        entry->second = prune(region);
    SweepCell cell;
    cell.setup = setup;
    cell.region = region;
    cell.positions = m_sequence.size();
    cell.alphabetSize = m_alphabetSize;
    cell.splits = splits;
    cell.counts = entry->second.counts;
    cell.agreement = entry->second.agreement;
    return cell;
}

CellMaker::Pruned CellMaker::prune(Region region) const
{
    const KeepMask mask = pruneDomTree(m_document, m_sequence, region, m_keep);
    return {countNodes(m_sequence, mask), agreementOf(m_document, m_sequence, mask, m_truth)};
}

} // namespace tagseam
