// SPDX-License-Identifier: MIT
// A sequence of block densities -> fused blocks of about the same density (Kohlschuetter and Nejdl, CIKM
// 2008: block fusion).
#include "core/methods/textdensity/blockfusion.h"

#include <algorithm>
#include <cmath>

namespace tagseam {

namespace {

FusedBlock fusionOf(const FusedBlock& first, const FusedBlock& second)
{
    return {first.begin,
            second.end,
            {first.text.words + second.text.words, first.text.lines + second.text.lines}};
}

} // namespace

double densityDifference(double a, double b)
{
    const double greater = std::max(a, b);
    return greater > 0 ? std::abs(a - b) / greater : 0;
}

std::vector<FusedBlock> fuseBlocks(std::span<const WrappedText> blocks, double threshold)
{
    std::vector<FusedBlock> fused; // no two neighbours can be fused
    for (std::size_t at = 0; at < blocks.size(); ++at) {
        FusedBlock block{at, at + 1, blocks[at]};
        while (!fused.empty() &&
               densityDifference(fused.back().text.density(), block.text.density()) <= threshold) {
            block = fusionOf(fused.back(), block);
            fused.pop_back();
        }
        fused.push_back(block);
    }
    return fused;
}

} // namespace tagseam
