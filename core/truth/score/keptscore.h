// SPDX-License-Identifier: MIT
// Scores the kept nodes, and the results of all variants.
#pragma once

#include "core/explain/setup.h"
#include "core/truth/score/maskdifference.h"
#include "core/truth/score/score.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <stop_token>
#include <vector>

namespace tagseam {

struct KeptScore {
    Score score;
    std::vector<MaskDifference> wrong; ///< wrongPlaces(); empty without content: errors are then undefined
    std::vector<std::uint32_t> marks;  ///< indexed by place: the innermost mark around it, or noMark
};
KeptScore scoreKept(const Document& document, std::span<const Labelled> truth, const KeepMask& kept);

/// The scores of the variants, in the order of `variants`, then the score of keeping everything.
struct VariantAnswers {
    std::vector<KeepMask> masks; ///< masks of the variants alone: reusable for another ground truth
    std::vector<Score> scores;
};
/// Scores the variants. `base`: the other options. `known`: the masks of an earlier call, if any. The result
/// is invalid when it was stopped.
VariantAnswers scoreVariants(const Document& document, const Setup& base, std::span<const Labelled> truth,
                             std::vector<KeepMask> known, const std::stop_token& stop,
                             const std::function<void(std::size_t done, std::size_t total)>& tell);

} // namespace tagseam
