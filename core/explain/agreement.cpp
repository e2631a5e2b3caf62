// SPDX-License-Identifier: MIT
// Compares an outcome with the nodes that should be kept.
#include "core/explain/sweep.h"

#include <cassert>
#include <cstdint>
#include <vector>

namespace tagseam {

namespace {

enum class Should : std::uint8_t { Go, Stay, Either };

// Returns for each node if it should be kept. A node of the ground truth above another counts with all its
// descendants.
std::vector<Should> whatShouldStay(const Document& document, const GroundTruthNodes& truth)
{
    std::vector<Should> should(document.size(), Should::Go);
    for (const NodeId node : truth) {
        assert(node.value < document.size());
        for (NodeId above = document.parent(node); above != noNode && should[above.value] == Should::Go;
             above = document.parent(above))
            should[above.value] = Should::Either;
    }
    std::vector<bool> isRoot(document.size());
    for (const NodeId node : truth)
        isRoot[node.value] = true;
    std::uint32_t end = 0; // end of the subtree of the present ground truth node
    for (NodeId node{0}; node.value < document.size(); ++node.value) {
        if (isRoot[node.value] && node.value >= end)
            end = document.subtreeEnd(node).value;
        if (node.value < end)
            should[node.value] = Should::Stay;
    }
    return should;
}

double shareOrZero(std::uint32_t part, std::uint32_t whole)
{
    return whole == 0 ? 0 : static_cast<double>(part) / whole;
}

} // namespace

Agreement agreementOf(const Document& document, const TagPathSequence& sequence, const KeepMask& mask,
                      const GroundTruthNodes& truth)
{
    if (truth.empty())
        return {};
    const std::vector<Should> should = whatShouldStay(document, truth);
    std::uint32_t kept = 0;
    std::uint32_t right = 0; // kept and should be kept
    std::uint32_t wanted = 0;
    for (const NodeId node : sequence.nodes) {
        if (should[node.value] == Should::Either)
            continue;
        const bool isWanted = should[node.value] == Should::Stay;
        wanted += isWanted ? 1 : 0;
        kept += mask[node.value] ? 1 : 0;
        right += isWanted && mask[node.value] ? 1 : 0;
    }
    Agreement agreement{shareOrZero(right, kept), shareOrZero(right, wanted), 0};
    if (right > 0)
        agreement.f = 2 * agreement.precision * agreement.recall / (agreement.precision + agreement.recall);
    return agreement;
}

} // namespace tagseam
